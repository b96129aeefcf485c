// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/check_sea.h"

#include <fmt/format.h>

#include "cuesta/operator/world_keys.h"
#include "cuesta/recipe/check_param.h"
#include "cuesta/recipe/check_value.h"
#include "cuesta/recipe/param_value.h"
#include "cuesta/recipe/sea_level.h"

namespace cuesta {
namespace {

constexpr std::string_view sea_level = sea_level_key.name;

std::string metres(double level) {
    return value_text(level, std::string(sea_level_key.unit));
}

Origin origin_of(const RecipeValue& stage, const RecipeEntry* entry) {
    if (entry != nullptr) return entry->value.origin;
    const RecipeValue* op = value_of(*stage.table(), "op");
    return op != nullptr ? op->origin : stage.origin;
}

void take_over(CheckContext& context, const RecipeValue& stage, const ParamRow& row,
               StagePlan& plan) {
    const double level = context.sea->level_m;
    const RecipeEntry* written = find_param_entry(*stage.table(), row);
    if (written != nullptr) {
        if (plain_number(plan.values[row.name]) == level) return;
        context.problem(
            written->value.origin,
            fmt::format("{} = {} contradicts {} of the recipe ({}): a recipe that says where its "
                        "sea stands says it for all; leave it out here, or there",
                        row.name, value_text(plan.values[row.name], row.unit), metres(level),
                        place_text(context.sea->origin)));
    } else if (level < row.min || level > row.max) {
        context.problem(origin_of(stage, nullptr),
                        fmt::format("sea_level = {} of the recipe ({}) is outside the range {} "
                                    "of '{}'",
                                    metres(level), place_text(context.sea->origin),
                                    range_text({row.unit, row.min, row.max}), plan.label));
    } else {
        plan.values[row.name] = number_value(row, level);
    }
}

}  // namespace

void read_sea(CheckContext& context, const RecipeTable& root) {
    const RecipeValue* value = value_of(root, sea_level);
    if (value == nullptr) return;
    const NumberRange range{sea_level_key.unit, sea_level_key.min, sea_level_key.max};
    if (const auto level = read_number(context, sea_level, *value, range))
        context.sea = {*level, value->origin};
}

void share_sea(CheckContext& context, const RecipeValue& stage, const std::string& path,
               StagePlan& plan) {
    if (const ParamRow* row = sea_level_param(*plan.op)) {
        const RecipeEntry* written = find_param_entry(*stage.table(), *row);
        context.seas[path] = {origin_of(stage, written), written != nullptr};
        if (context.sea) take_over(context, stage, *row, plan);
    }
    if (!context.sea || context.sea->level_m == 0) return;
    const auto depth = own_sea_depth(plan);
    if (!depth) return;
    context.problem(
        origin_of(stage,
                  find_param_entry(*stage.table(), *plan.op->find_param(own_sea_depth_name))),
        fmt::format("water_depth = {} of '{}' fills the sea up to height 0, which contradicts {} "
                    "of the recipe ({}); leave sea_level out there, or make it 0",
                    metres(*depth), plan.label, metres(context.sea->level_m),
                    place_text(context.sea->origin)));
}

void warn_of_seas(CheckContext& context) {
    if (context.sea) return;
    struct Knows {
        const StagePlan* plan;
        const Said* said;
        double level_m;
    };
    std::vector<Knows> all;
    const auto look = [&](const StagePlan& plan, const std::string& path) {
        const auto said = context.seas.find(path);
        const auto level = sea_level_of(plan);
        if (said != context.seas.end() && level) all.push_back({&plan, &said->second, *level});
    };
    for (const StagePlan& stage : context.plan.stages) {
        look(stage, stage.label);
        for (const StagePlan& process : stage.processes)
            look(process, stage.label + "/" + process.label);
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].said->stated) continue;
        // What was stated last before it, or else first after it.
        const Knows* other = nullptr;
        for (std::size_t j = 0; j < all.size() && (j < i || other == nullptr); ++j)
            if (all[j].said->stated) other = &all[j];
        if (other == nullptr || other->level_m == all[i].level_m) continue;
        context.warn(all[i].said->origin,
                     fmt::format("'{}' takes the sea to stand at {} here, and '{}' states {} ({}); "
                                 "say sea_level once, above the stages",
                                 all[i].plan->label, metres(all[i].level_m), other->plan->label,
                                 metres(other->level_m), place_text(other->said->origin)));
    }
}

}  // namespace cuesta

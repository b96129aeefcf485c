// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/check_walls.h"

#include <fmt/format.h>

#include <cmath>
#include <set>
#include <string_view>
#include <variant>

#include "cuesta/operator/map_limits.h"
#include "cuesta/terrain/field_names.h"

namespace cuesta {
namespace {

// A field that can be told of fewer cells than these; operators say so themselves.
struct FieldWall {
    std::string_view name;
    std::int64_t most_cells;
};
constexpr FieldWall field_walls[] = {{field::wetness_index, spread_cells}};

std::int64_t wall_of_field(std::string_view name) {
    for (const FieldWall& wall : field_walls)
        if (wall.name == name) return wall.most_cells;
    return 0;
}

std::string sentence(std::string_view who, std::int64_t most, const Grid& grid) {
    const auto side = static_cast<std::int64_t>(std::sqrt(static_cast<double>(most)));
    return fmt::format("{} can number fewer than {} samples, about {} x {}; the map has {} x {}",
                       who, most, side, side, grid.columns, grid.rows);
}

std::set<std::string> fields_of(const Plan& plan) {
    std::set<std::string> names = fields_read(plan);
    for (const OutputPlan& output : plan.outputs) names.insert(output.field);
    return names;
}

}  // namespace

void check_walls(CheckContext& context) {
    const Grid& grid = context.plan.grid;
    const std::int64_t cells = grid.cells();
    Origin origin{{1, 1}, {}};
    if (context.options.size) origin.option = fmt::format("--size {}x{}", grid.columns, grid.rows);
    const auto refuse = [&](const std::string& who, std::int64_t most) {
        if (most > 0 && cells >= most) context.problem(origin, sentence(who, most, grid));
    };
    each_operator(context.plan, [&](const StagePlan& stage) {
        if (stage.op->most_cells)
            refuse(fmt::format("stage '{}': {}", stage.label, stage.op->name),
                   stage.op->most_cells(stage.values, grid));
    });
    for (const std::string& name : fields_of(context.plan))
        refuse(fmt::format("the field '{}'", name), wall_of_field(name));
    for (const OutputPlan& output : context.plan.outputs)
        if (output.vector) refuse(fmt::format("the lines of {}", output.field), numbered_cells);
}

void check_amount(CheckContext& context, const OperatorRow& op, const ParamRow& row,
                  const ParamValue& value, const Origin& origin) {
    const auto* const given = std::get_if<FieldOrNumber>(&value);
    if (!op.value_problem || given == nullptr || !given->field.empty()) return;
    const std::string text = op.value_problem(row.name, given->number, context.plan.grid);
    if (!text.empty()) context.problem(origin, text);
}

std::string block_wall(const Plan& plan, int across, int down) {
    const Decomposition cut(plan.grid, across, down);
    Block largest;
    for (int rank = 0; rank < cut.size(); ++rank)
        if (cut.block(rank).columns * cut.block(rank).rows > largest.columns * largest.rows)
            largest = cut.block(rank);
    std::string who;
    if (cut.size() == 1)
        each_operator(plan, [&](const StagePlan& stage) {
            if (!who.empty() || !stage.op->most_in_one_block) return;
            const std::int64_t most = stage.op->most_in_one_block(stage.values, plan.grid);
            if (most > 0 && plan.grid.cells() >= most)
                who = sentence(fmt::format("stage '{}': {}", stage.label, stage.op->name), most,
                               plan.grid) +
                      " in one block";
        });
    if (!who.empty() || largest.columns * largest.rows < numbered_cells) return who;
    each_operator(plan, [&](const StagePlan& stage) {
        if (who.empty() && stage.op->routes_water)
            who = fmt::format("stage '{}': {}", stage.label, stage.op->name);
    });
    for (const std::string& name : fields_of(plan)) {
        const FieldInfo* const info = find_field_info(name);
        if (who.empty() && info != nullptr && info->routes_water)
            who = fmt::format("the field '{}'", name);
    }
    if (who.empty()) return {};
    return fmt::format(
        "{} can number fewer than {} samples of a block, which has {} x {}; cut the map into more "
        "blocks: --blocks 4x4",
        who, numbered_cells, largest.columns, largest.rows);
}

std::string rank_wall(const Plan& plan, int across, int down) {
    const Decomposition cut(plan.grid, across, down, plan.halo);
    if (cut.across() == across && cut.down() == down) return {};
    return fmt::format(
        "a map of {} x {} samples cannot be cut into {} x {} blocks that are as wide as their halo "
        "of {}, only into {} x {}",
        plan.grid.columns, plan.grid.rows, across, down, plan.halo, cut.across(), cut.down());
}

}  // namespace cuesta

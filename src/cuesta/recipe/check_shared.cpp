// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/check_shared.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "cuesta/recipe/check_value.h"
#include "cuesta/recipe/print_plan.h"
#include "cuesta/terrain/field_names.h"

namespace cuesta {
namespace {

constexpr std::string_view time_step = "time_step", sea_level = "sea_level";
// Of an operator that fills the sea of its world itself, up to height 0.
constexpr std::string_view water_depth = "water_depth";
constexpr std::array<std::string_view, 3> shared_names{time_step, "model", sea_level};
// Of processes that put what they wear off into the water: it has one load, of one material or of
// each its own.
constexpr std::array<std::string_view, 2> load_names{"sediment", "loads"};

bool fills_water(const OperatorRow& op) {
    const auto& writes = op.fields.writes;
    return std::find(writes.begin(), writes.end(), field::sediment) != writes.end();
}
bool is_load(const ParamRow& param) {
    return std::find(load_names.begin(), load_names.end(), param.name) != load_names.end();
}
bool shares(const OperatorRow& op, const ParamRow& param) {
    return is_shared(param) || (is_load(param) && fills_water(op));
}
std::string_view what_is_shared(const ParamRow& param) {
    if (is_load(param)) return "load of the water";
    if (param.name == sea_level) return "sea";
    return param.choices.empty() ? "time" : "water";
}

bool same_thing(const ParamRow& a, const ParamRow& b) {
    return a.name == b.name && a.unit == b.unit && a.choices == b.choices;
}

// A value of one process against one of another; a time with the number of steps it stands for.
bool agree(const ParamRow& row, const ParamValue& a, std::int64_t a_every, const ParamValue& b,
           std::int64_t b_every) {
    if (a == b) return true;
    if (row.name != time_step) return false;
    const double *x = std::get_if<double>(&a), *y = std::get_if<double>(&b);
    if (x == nullptr || y == nullptr) return false;
    const auto near = [](double p, double q) { return std::abs(p - q) <= 1e-9 * std::abs(q); };
    const auto times = [](double value, std::int64_t every) {
        return value * static_cast<double>(every);
    };
    // Each may state the time of one step or of all until it runs again.
    return near(times(*y, a_every), *x) || near(times(*x, b_every), *y) ||
           near(times(*x, b_every), times(*y, a_every));
}

// Processes that have the parameter.
struct Member {
    std::size_t process;
    const ParamRow* row;
};
std::vector<std::vector<Member>> groups_of(const StagePlan& stage) {
    std::vector<std::vector<Member>> groups;
    for (std::size_t i = 0; i < stage.processes.size(); ++i)
        for (const ParamRow& row : stage.processes[i].op->params) {
            if (!shares(*stage.processes[i].op, row)) continue;
            const auto found = std::find_if(groups.begin(), groups.end(), [&](const auto& group) {
                return same_thing(*group.front().row, row);
            });
            if (found == groups.end())
                groups.push_back({{i, &row}});
            else
                found->push_back({i, &row});
        }
    return groups;
}

std::string told(const StagePlan& process, const ParamRow& row, const ParamValue& value) {
    const std::string often =
        process.every > 1 ? fmt::format(" (every {} steps)", process.every) : "";
    return fmt::format("{} of '{}'{}", value_text(value, row.unit), process.label, often);
}

// A process that knows of one load only beside one that keeps a load for every material.
void check_loads(CheckContext& context, const ProcessTable& table, const StagePlan& stage) {
    const auto one_load =
        std::find_if(stage.processes.begin(), stage.processes.end(), [](const StagePlan& process) {
            return fills_water(*process.op) && process.op->find_param("loads") == nullptr;
        });
    if (one_load == stage.processes.end()) return;
    for (std::size_t i = 0; i < stage.processes.size(); ++i) {
        const StagePlan& process = stage.processes[i];
        if (!fills_water(*process.op) || process.op->find_param("loads") == nullptr) continue;
        const RecipeTable* own = table(i);
        const auto* written = own != nullptr ? value_of(*own, "loads") : nullptr;
        if (written == nullptr ||
            process.values.find("loads")->second != ParamValue{std::string("own")})
            continue;
        context.problem(
            written->origin,
            fmt::format("loads = \"own\" beside '{}', which puts one load into the same "
                        "water; leave it out, or make two simulations",
                        one_load->label));
    }
}

}  // namespace

std::optional<double> sea_level_of(const std::vector<StagePlan>& stages) {
    constexpr double no_sea_m = -1e5;
    std::optional<double> found;
    for (const StagePlan& stage : stages) {
        const auto level = stage.values.find(sea_level);
        if (level != stage.values.end())
            if (const double* metres = std::get_if<double>(&level->second);
                metres != nullptr && *metres > no_sea_m)
                found = *metres;
        if (const auto depth = stage.values.find(water_depth); depth != stage.values.end())
            if (const double* metres = std::get_if<double>(&depth->second);
                metres != nullptr && *metres > 0)
                found = 0;
        if (const auto inside = sea_level_of(stage.processes)) found = inside;
    }
    return found;
}

bool is_shared(const ParamRow& param) {
    return std::find(shared_names.begin(), shared_names.end(), param.name) != shared_names.end();
}

void share_params(CheckContext& context, const ProcessTable& table, StagePlan& stage) {
    for (const std::vector<Member>& group : groups_of(stage)) {
        const auto value = [&](const Member& one) -> ParamValue& {
            return stage.processes[one.process].values[one.row->name];
        };
        const auto every = [&](const Member& one) { return stage.processes[one.process].every; };
        const auto written = [&](const Member& one) {
            const RecipeTable* own = table(one.process);
            const RecipeEntry* entry = own != nullptr ? find_param_entry(*own, *one.row) : nullptr;
            return entry != nullptr ? &entry->value : nullptr;
        };
        // The one that counts: stated by a process that runs in every step, or by any.
        const Member* first = nullptr;
        for (const Member& one : group)
            if (written(one) != nullptr &&
                (first == nullptr || (every(*first) > 1 && every(one) == 1)))
                first = &one;
        if (first == nullptr) continue;
        bool unstated_agree = true;
        for (const Member& one : group) {
            if (written(one) == nullptr) {
                unstated_agree = unstated_agree && agree(*one.row, value(one), every(one),
                                                         value(*first), every(*first));
                continue;
            }
            if (agree(*one.row, value(one), every(one), value(*first), every(*first))) continue;
            // The later of the two is the one refused.
            const bool later = one.process > first->process;
            const Member &wrong = later ? one : *first, &other = later ? *first : one;
            context.problem(
                written(wrong)->origin,
                fmt::format("{} = {} contradicts {}: processes of one simulate work on the same "
                            "{}; state it once, or the same for all",
                            wrong.row->name, value_text(value(wrong), wrong.row->unit),
                            told(stage.processes[other.process], *other.row, value(other)),
                            what_is_shared(*wrong.row)));
        }
        if (every(*first) > 1 && unstated_agree) continue;
        for (const Member& one : group) {
            if (written(one) != nullptr) continue;
            const double* number = std::get_if<double>(&value(*first));
            if (number != nullptr && (*number < one.row->min || *number > one.row->max))
                context.problem(
                    written(*first)->origin,
                    fmt::format("{} = {} is outside the range {} to {} {} of '{}', which shares it",
                                one.row->name, value_text(value(*first), one.row->unit),
                                one.row->min, one.row->max, one.row->unit,
                                stage.processes[one.process].label));
            else
                value(one) = value(*first);
        }
    }
    check_loads(context, table, stage);
}

void check_shared_changes(CheckContext& context, const StagePlan& stage,
                          const ChangeOrigin& origin) {
    std::vector<ParamValues> now;
    for (const StagePlan& process : stage.processes) now.push_back(process.values);
    const auto groups = groups_of(stage);
    for (std::size_t e = 0; e < stage.events.size(); ++e) {
        const EventPlan& event = stage.events[e];
        for (const EventPlan::Change& change : event.changes)
            now[change.process][change.param] = change.value;
        // Events of one moment count together.
        if (e + 1 < stage.events.size() && stage.events[e + 1].at == event.at) continue;
        for (std::size_t i = e + 1; i-- > 0 && stage.events[i].at == event.at;)
            for (std::size_t c = 0; c < stage.events[i].changes.size(); ++c) {
                const EventPlan::Change& change = stage.events[i].changes[c];
                const StagePlan& own = stage.processes[change.process];
                const ParamRow* row = own.op->find_param(change.param);
                if (row == nullptr || !shares(*own.op, *row)) continue;
                for (const auto& group : groups)
                    for (const Member& other : group) {
                        if (!same_thing(*other.row, *row)) continue;
                        const ParamValue& theirs = now[other.process][row->name];
                        const StagePlan& process = stage.processes[other.process];
                        if (agree(*row, change.value, own.every, theirs, process.every)) continue;
                        context.problem(
                            origin(i, c),
                            fmt::format("{} = {} contradicts {} from then on; set it for all "
                                        "processes in the same event",
                                        row->name, value_text(change.value, row->unit),
                                        told(process, *row, theirs)));
                        return;
                    }
            }
    }
}

}  // namespace cuesta

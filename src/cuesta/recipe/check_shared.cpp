// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/check_shared.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

#include "cuesta/base/text.h"
#include "cuesta/base/unit.h"
#include "cuesta/recipe/check_param.h"
#include "cuesta/recipe/check_value.h"
#include "cuesta/recipe/param_value.h"
#include "cuesta/terrain/field_names.h"

namespace cuesta {
namespace {

constexpr std::string_view time_step = "time_step", sea_level = "sea_level";
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
    if (a == b || (plain_number(a) && plain_number(a) == plain_number(b))) return true;
    if (row.name != time_step) return false;
    const auto x = plain_number(a), y = plain_number(b);
    if (!x || !y) return false;
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

std::string often(const StagePlan& process) {
    return process.every > 1 ? fmt::format(" (every {} steps)", process.every) : "";
}
std::string told(const StagePlan& process, const ParamRow& row, const ParamValue& value) {
    return fmt::format("{} of '{}'{}", value_text(value, row.unit), process.label, often(process));
}

// How a simulate and its processes are written.
class Texts {
public:
    Texts(const RecipeTable& own, const ProcessTable& processes, const StagePlan& stage)
        : own_(own), processes_(processes), stage_(stage) {}

    // Where a process states the parameter; null if it does not.
    const RecipeValue* of(const Member& one) const {
        const RecipeTable* table = processes_(one.process);
        const RecipeEntry* entry = table != nullptr ? find_param_entry(*table, *one.row) : nullptr;
        return entry != nullptr ? &entry->value : nullptr;
    }
    Origin op(const Member& one) const { return value_of(*processes_(one.process), "op")->origin; }
    // Where the simulate does, unless it leaves it to them.
    const RecipeValue* of_all(std::string_view name) const {
        const ParamRow* row = stage_.op->find_param(name);
        const RecipeEntry* entry = row != nullptr ? find_param_entry(own_, *row) : nullptr;
        const bool stated =
            entry != nullptr && stage_.values.find(name)->second != row->default_value;
        return stated ? &entry->value : nullptr;
    }
    // What it says, as a value of a process, in whose unit it may be another number; nullopt: it
    // says nothing, or something else.
    std::optional<ParamValue> value_of_all(const ParamRow& row) const {
        const RecipeValue* written = of_all(row.name);
        if (written == nullptr) return std::nullopt;
        const ParamValue& value = stage_.values.find(row.name)->second;
        if (const std::string* word = std::get_if<std::string>(&value)) {
            const bool known =
                std::find(row.choices.begin(), row.choices.end(), *word) != row.choices.end();
            return known ? std::optional(value) : std::nullopt;
        }
        // A quantity as it is written: "1000 yr" are not first made seconds.
        const auto quantity =
            written->text() ? parse_quantity(trim(*written->text())) : std::nullopt;
        const std::string& unit = stage_.op->find_param(row.name)->unit;
        const auto converted = convert_quantity(
            quantity && !quantity->unit.empty() ? *quantity : Quantity{*plain_number(value), unit},
            row.unit);
        if (!converted.value) return std::nullopt;
        return number_value(row, *converted.value);
    }

private:
    const RecipeTable& own_;
    const ProcessTable& processes_;
    const StagePlan& stage_;
};

// What the simulate says, to all that have the parameter.
void take_from_all(CheckContext& context, const Texts& texts, const std::vector<Member>& group,
                   StagePlan& stage) {
    for (const Member& one : group) {
        const ParamRow& row = *one.row;
        StagePlan& process = stage.processes[one.process];
        ParamValue said = *texts.value_of_all(row);
        ParamValue& value = process.values[row.name];
        const RecipeValue* all = texts.of_all(row.name);
        if (const RecipeValue* own = texts.of(one)) {
            if (agree(row, value, process.every, said, 1)) continue;
            context.problem(
                own->origin,
                fmt::format("{} = {} contradicts {} of '{}' ({}), which says it for all of its "
                            "processes; leave it out here, or there",
                            row.name, value_text(value, row.unit), value_text(said, row.unit),
                            stage.label, place_text(all->origin)));
            continue;
        }
        if (const auto number = plain_number(said)) {
            const double due =
                row.name == time_step ? *number * static_cast<double>(process.every) : *number;
            if (due < row.min || due > row.max) {
                context.problem(
                    all->origin,
                    fmt::format("{} = {} is {} for '{}'{}, which takes {}; leave it out and state "
                                "it for each process, or make two simulations",
                                row.name, all->shown(), value_text(due, row.unit), process.label,
                                often(process), range_text({row.unit, row.min, row.max})));
                continue;
            }
            said = number_value(row, due);
        }
        value = std::move(said);
    }
}

// Years that nobody has stated beside other times.
void warn_of_clocks(CheckContext& context, const Texts& texts, const StagePlan& stage,
                    const std::vector<std::vector<Member>>& groups) {
    const auto value = [&](const Member& one) -> const ParamValue& {
        return stage.processes[one.process].values.find(time_step)->second;
    };
    const auto counts = [](const std::vector<Member>& group, std::string_view unit) {
        return group.front().row->name == time_step && group.front().row->unit == unit;
    };
    const auto of = [&](std::string_view unit) {
        return std::find_if(groups.begin(), groups.end(),
                            [&](const auto& group) { return counts(group, unit); });
    };
    const auto years = of("yr"), seconds = of("s");
    if (years == groups.end() ||
        std::any_of(years->begin(), years->end(), [&](const Member& one) { return texts.of(one); }))
        return;
    const auto every = [&](const Member& one) { return stage.processes[one.process].every; };
    const Member& first = years->front();
    const Member* other = seconds != groups.end() ? &seconds->front() : nullptr;
    for (const Member& one : *years)
        if (!agree(*one.row, value(one), every(one), value(first), every(first))) other = &one;
    if (other == nullptr) return;
    const auto step_of = [&](const Member& one) {
        return told(stage.processes[one.process], *one.row, value(one));
    };
    context.warn(texts.op(first),
                 fmt::format("nobody says how long a step is: {}, {}; state time_step, for all in "
                             "'{}' or for these",
                             step_of(first), step_of(*other), stage.label));
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

bool is_shared(const ParamRow& param) {
    return std::find(shared_names.begin(), shared_names.end(), param.name) != shared_names.end();
}

void share_params(CheckContext& context, const RecipeTable& own, const ProcessTable& table,
                  StagePlan& stage) {
    const Texts texts(own, table, stage);
    const std::vector<std::vector<Member>> groups = groups_of(stage);
    std::set<std::string_view> taken;
    const auto note_all = [&](const Origin& stated_at, const std::vector<Member>& group) {
        for (const Member& one : group)
            note_state_word(context, stage, stage.processes[one.process], *one.row, stated_at);
    };
    for (const std::vector<Member>& group : groups) {
        const ParamRow& shared = *group.front().row;
        if (context.sea && shared.name == sea_level) continue;  // check_sea.h
        if (texts.value_of_all(shared)) {
            take_from_all(context, texts, group, stage);
            note_all(texts.of_all(shared.name)->origin, group);
            taken.insert(shared.name);
            continue;
        }
        const auto value = [&](const Member& one) -> ParamValue& {
            return stage.processes[one.process].values[one.row->name];
        };
        const auto every = [&](const Member& one) { return stage.processes[one.process].every; };
        const auto written = [&](const Member& one) { return texts.of(one); };
        // The one that counts: stated by a process that runs in every step, or by any.
        const Member* first = nullptr;
        for (const Member& one : group)
            if (written(one) != nullptr &&
                (first == nullptr || (every(*first) > 1 && every(one) == 1)))
                first = &one;
        if (first == nullptr) continue;
        note_all(written(*first)->origin, group);
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
            const auto number = plain_number(value(*first));
            if (number && (*number < one.row->min || *number > one.row->max))
                context.problem(
                    written(*first)->origin,
                    fmt::format("{} = {} is outside the range {} to {} {} of '{}', which shares it",
                                one.row->name, value_text(value(*first), one.row->unit),
                                one.row->min, one.row->max, one.row->unit,
                                stage.processes[one.process].label));
            else if (number)
                value(one) = number_value(*one.row, *number);
            else if (one.row->kind == first->row->kind)
                value(one) = value(*first);
        }
    }
    for (const ParamRow& row : stage.op->params)
        if (const RecipeValue* all = texts.of_all(row.name);
            all != nullptr && is_shared(row) && !taken.contains(row.name))
            context.warn(all->origin, fmt::format("{} = {}: no process of '{}' knows it, so it "
                                                  "says nothing",
                                                  row.name, all->shown(), stage.label));
    if (!texts.of_all(time_step)) warn_of_clocks(context, texts, stage, groups);
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

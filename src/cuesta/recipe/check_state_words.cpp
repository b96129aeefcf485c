// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/check_state_words.h"

#include <fmt/format.h>

#include <algorithm>

#include "cuesta/recipe/check_param.h"
#include "cuesta/recipe/param_value.h"

namespace cuesta {
namespace {

std::string inner_path(const StagePlan& stage, const StagePlan& process) {
    return stage.label + "/" + process.label;
}
std::string key_of(const std::string& path, const ParamRow& row) {
    return path + "/" + row.name;
}

// An operator that has such a parameter, in the order in which they run.
struct Knows {
    const StagePlan* simulate;  // whose process it is; null: none
    const ParamRow* row;
    std::string path;
    const ParamValue* value;
    const Said* said;
};

std::vector<Knows> all_who_know(const CheckContext& context) {
    std::vector<Knows> all;
    for (const StagePlan& stage : context.plan.stages) {
        const auto look = [&](const StagePlan& plan, const std::string& path,
                              const StagePlan* simulate) {
            for (const ParamRow& row : plan.op->params) {
                const auto said = context.state_words.find(key_of(path, row));
                if (said != context.state_words.end())
                    all.push_back(
                        {simulate, &row, path, &plan.values.find(row.name)->second, &said->second});
            }
        };
        look(stage, stage.label, nullptr);
        for (const StagePlan& process : stage.processes)
            look(process, inner_path(stage, process), &stage);
        for (const EventPlan& event : stage.events)
            for (const StagePlan& op : event.operators)
                look(op, stage.label + "/event/" + op.label, nullptr);
    }
    return all;
}

std::string told(const Knows& one) {
    return fmt::format("{} = {} of '{}' ({})", one.row->name, value_text(*one.value, one.row->unit),
                       one.path, place_text(one.said->origin));
}

bool same_word(const Knows& a, const Knows& b) {
    return a.row->name == b.row->name && a.row->choices == b.row->choices;
}

}  // namespace

void note_state_words(CheckContext& context, const RecipeTable& table, const std::string& path,
                      const StagePlan& plan) {
    for (const ParamRow& row : plan.op->params) {
        if (!row.of_state) continue;
        const RecipeEntry* entry = find_param_entry(table, row);
        const RecipeValue* at = entry != nullptr ? &entry->value : value_of(table, "op");
        context.state_words[key_of(path, row)] = {at->origin, entry != nullptr};
    }
}

void note_state_word(CheckContext& context, const StagePlan& stage, const StagePlan& process,
                     const ParamRow& row, const Origin& stated_at) {
    const auto said = context.state_words.find(key_of(inner_path(stage, process), row));
    if (said != context.state_words.end() && !said->second.stated) said->second = {stated_at, true};
}

void check_state_changes(CheckContext& context, const StagePlan& stage,
                         const ChangeOrigin& origin) {
    for (std::size_t e = 0; e < stage.events.size(); ++e)
        for (std::size_t c = 0; c < stage.events[e].changes.size(); ++c) {
            const EventPlan::Change& change = stage.events[e].changes[c];
            const StagePlan& process = stage.processes[change.process];
            const ParamRow* row = process.op->find_param(change.param);
            if (!row->of_state) continue;
            const ParamValue& before = process.values.find(row->name)->second;
            if (change.value == before) continue;
            context.problem(
                origin(e, c),
                fmt::format("{} = {} contradicts {} of '{}', which this stage begins with: what is "
                            "there would be taken for something else; state it where the process "
                            "stands",
                            row->name, value_text(change.value, row->unit),
                            value_text(before, row->unit), inner_path(stage, process)));
        }
}

void check_state_words(CheckContext& context) {
    const std::vector<Knows> all = all_who_know(context);
    for (const Knows& one : all) {
        // Whom all others are compared with: who states it first.
        const auto first = std::find_if(all.begin(), all.end(), [&](const Knows& other) {
            return other.said->stated && same_word(other, one);
        });
        if (first == all.end() || *first->value == *one.value) continue;
        const std::string word = value_text(*one.value, one.row->unit);
        if (one.said->stated) {
            // Processes of one simulate are compared there.
            if (one.simulate != nullptr && first->simulate == one.simulate) continue;
            context.problem(one.said->origin,
                            fmt::format("{} = {} contradicts {}: what one stage leaves is what "
                                        "the next begins with; state the same in both",
                                        one.row->name, word, told(*first)));
        } else {
            context.warn(one.said->origin,
                         fmt::format("'{}' says no {} and takes {}, its default, which is not {}; "
                                     "state the same in both",
                                     one.path, one.row->name, word, told(*first)));
        }
    }
}

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/check_simulate.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "cuesta/base/text.h"
#include "cuesta/operator/change_maps.h"
#include "cuesta/recipe/check_operator.h"
#include "cuesta/recipe/check_param.h"
#include "cuesta/recipe/check_rule.h"
#include "cuesta/recipe/check_shared.h"
#include "cuesta/recipe/check_state_words.h"
#include "cuesta/recipe/check_value.h"
#include "cuesta/recipe/check_walls.h"
#include "cuesta/recipe/labels.h"

namespace cuesta {
namespace {

// A process as written, and where it went in the plan.
struct Written {
    const RecipeArray* list = nullptr;
    std::vector<const OperatorRow*> ops;                  // null where the operator is unknown
    std::vector<std::optional<std::size_t>> places;       // none: disabled
    std::vector<std::shared_ptr<const OperatorRow>> own;  // keeps declared ones of `ops`
};

// Fields an operator writes without reading them first: it is the one that makes them.
void add_made(CheckContext& context, const OperatorRow& op) {
    const auto& reads = op.fields.reads;
    for (const std::string& name : op.fields.writes)
        if (std::find(reads.begin(), reads.end(), name) == reads.end()) context.fields.add(name);
    if (engine_keeps_change_maps(op))
        for (const std::string_view name : {field::wear, field::deposit}) context.fields.add(name);
}

Written check_processes(CheckContext& context, const RecipeTable& table, StagePlan& stage) {
    Written written;
    const RecipeEntry* entry = table.find("process");
    if (entry == nullptr) return written;
    written.list = entry->value.array();
    if (written.list == nullptr) {
        context.problem(entry->origin,
                        "'process' is a list of tables: write [[stage.process]] above "
                        "each one");
        return written;
    }
    written.ops.resize(written.list->size());
    written.places.resize(written.list->size());
    // All processes share one state from step to step, so each may read what any of them makes.
    for (const RecipeValue& process : *written.list) {
        const RecipeValue* op = process.table() ? value_of(*process.table(), "op") : nullptr;
        const OperatorRow* row = op && op->text() ? context.registry.find(*op->text()) : nullptr;
        const RecipeValue* on = row ? value_of(*process.table(), "enabled") : nullptr;
        if (row != nullptr && !(on != nullptr && on->toggle() != nullptr && !*on->toggle()))
            add_made(context, *row), add_declared_fields(context, *row, *process.table());
    }
    const std::vector<std::string> labels = labels_of(*written.list);
    std::set<std::string> seen;
    context.each_table(*entry, "stage.process", 1000, [&](const RecipeValue& one, std::size_t i) {
        if (!labels[i].empty() && !seen.insert(labels[i]).second)
            context.problem(one.table()->find("label")->value.origin,
                            fmt::format("label {} is taken by an earlier process of this stage",
                                        in_quotes(labels[i])));
        auto checked = check_operator(context, one, Place::process, labels[i], stage.label + "/");
        if (!checked) return;
        written.ops[i] = checked->plan.op;
        written.own.push_back(checked->plan.own);
        if (!checked->enabled) return;
        written.places[i] = stage.processes.size();
        // A mask on the container holds for each process that has none of its own.
        if (checked->plan.mask.empty()) checked->plan.mask = stage.mask;
        stage.processes.push_back(std::move(checked->plan));
    });
    share_params(
        context, table,
        [&](std::size_t process) -> const RecipeTable* {
            const auto at = std::find(written.places.begin(), written.places.end(), process);
            if (at == written.places.end()) return nullptr;
            return (*written.list)[static_cast<std::size_t>(at - written.places.begin())].table();
        },
        stage);
    return written;
}

// "process.rain.rate" from quoted keys, dotted keys or tables in tables, in the order of the text.
void flatten(const RecipeTable& table, const std::string& prefix,
             std::vector<std::pair<std::string, const RecipeEntry*>>& out) {
    for (const RecipeEntry& entry : table.entries) {
        const std::string path = prefix.empty() ? entry.key : prefix + "." + entry.key;
        if (entry.value.table() != nullptr)
            flatten(*entry.value.table(), path, out);
        else
            out.emplace_back(path, &entry);
    }
}

void check_changes(CheckContext& context, const RecipeEntry& set, const Written& written,
                   EventPlan& event, std::vector<Origin>& origins) {
    if (set.value.table() == nullptr) {
        context.problem(set.value.origin, fmt::format("set must be a table such as "
                                                      "{{ \"process.rain.rate\" = 5 }}, not {}",
                                                      set.value.kind()));
        return;
    }
    std::vector<std::pair<std::string, const RecipeEntry*>> changes;
    flatten(*set.value.table(), {}, changes);
    if (changes.empty()) context.problem(set.origin, "set is empty; name what it changes");
    std::map<std::pair<std::size_t, std::string>, std::size_t> seen;
    for (const auto& change : changes) {
        const std::string& path = change.first;
        const RecipeEntry* entry = change.second;
        if (context.full()) return;
        const auto refuse = [&](std::string_view reason) {
            context.problem(entry->origin, fmt::format("set {}: {}", in_quotes(path), reason));
        };
        const std::vector<std::string> steps = split(path, '.');
        if (steps.size() != 3 || steps[0] != "process") {
            refuse("write process.NAME.PARAMETER");
            continue;
        }
        if (written.list == nullptr) {
            refuse("this stage has no [[stage.process]]");
            continue;
        }
        const Selected selected = select_table(*written.list, "process", steps[1]);
        if (!selected.index) {
            refuse(selected.problem);
            continue;
        }
        const OperatorRow* op = written.ops[*selected.index];
        if (op == nullptr) continue;  // reported where the process stands
        const ParamRow* param = op->find_param(steps[2]);
        if (param == nullptr) {
            const std::vector<std::string> known = op->param_names();
            refuse(fmt::format("'{}' has no parameter {}.{}", op->name, in_quotes(steps[2]),
                               did_you_mean(steps[2], known)));
            continue;
        }
        const auto value = read_param(context, *param, steps[2], entry->value);
        if (value) check_amount(context, *op, *param, *value, entry->value.origin);
        if (!value || !written.places[*selected.index]) continue;
        const std::size_t place = *written.places[*selected.index];
        const EventPlan::Change made{place, param->name, *value};
        const auto [at, fresh] = seen.try_emplace({place, param->name}, event.changes.size());
        if (fresh) {
            event.changes.push_back(made);
            origins.push_back(entry->value.origin);
        } else if (!entry->origin.option.empty()) {
            event.changes[at->second] = made;
            origins[at->second] = entry->value.origin;
        } else {
            refuse("this is set twice");
        }
    }
}

EventPlan check_event(CheckContext& context, const RecipeValue& value, std::int64_t at,
                      const Written& written, const StagePlan& stage, const std::string& label,
                      std::vector<Origin>& origins) {
    const RecipeTable& table = *value.table();
    EventPlan event;
    event.at = at;
    const RecipeEntry* set = table.find("set");
    const RecipeEntry* op = table.find("op");
    if (set != nullptr && op != nullptr)
        context.problem(set->origin, "an event has either 'set' or 'op'; make two events of it");
    else if (set == nullptr && op == nullptr)
        context.problem(value.origin, "this event does nothing: give it set = { ... } or an op");
    else if (set != nullptr) {
        const std::string known[] = {"at", "set"};
        context.refuse_unknown(table, known, "in an event with 'set'");
        check_changes(context, *set, written, event, origins);
    } else if (auto checked =
                   check_operator(context, value, Place::event, label, stage.label + "/event/")) {
        event.operators.push_back(std::move(checked->plan));
    }
    return event;
}

}  // namespace

void check_simulate(CheckContext& context, const RecipeTable& table, StagePlan& stage) {
    const Written written = check_processes(context, table, stage);
    const RecipeEntry* entry = table.find("event");
    if (written.list == nullptr && entry == nullptr && value_of(table, "op") != nullptr)
        context.warn(
            value_of(table, "op")->origin,
            fmt::format("'{}' has no [[stage.process]], so nothing happens", stage.op->name));
    if (entry == nullptr) return;
    const std::vector<std::string> labels = entry->value.array() != nullptr
                                                ? labels_of(*entry->value.array())
                                                : std::vector<std::string>();

    // Read when each one happens; then check them in that order, because one may make what another
    // reads.
    struct Timed {
        std::int64_t at;
        std::size_t index;
        const RecipeValue* value;
    };
    std::vector<Timed> order;
    std::set<std::string> seen;
    context.each_table(*entry, "stage.event", 10000, [&](const RecipeValue& one, std::size_t i) {
        std::int64_t at = 0;
        if (!labels[i].empty() && !seen.insert(labels[i]).second)
            context.problem(one.table()->find("label")->value.origin,
                            fmt::format("label {} is taken by an earlier event of this stage",
                                        in_quotes(labels[i])));
        if (const RecipeValue* when = value_of(*one.table(), "at")) {
            at = read_integer(context, "at", *when, {"1", 0, most_steps}).value_or(0);
            if (at > stage.steps)
                context.warn(
                    when->origin,
                    fmt::format("at = {} never comes: the stage has {} steps", at, stage.steps));
        } else {
            context.problem(one.origin, "this event needs at = STEP, the steps done before it");
        }
        order.push_back({at, i, &one});
    });
    std::stable_sort(order.begin(), order.end(),
                     [](const Timed& a, const Timed& b) { return a.at < b.at; });
    std::vector<std::vector<Origin>> origins(order.size());  // of the changes of each event
    for (std::size_t i = 0; i < order.size(); ++i)
        stage.events.push_back(check_event(context, *order[i].value, order[i].at, written, stage,
                                           labels[order[i].index], origins[i]));
    const auto origin = [&](std::size_t event, std::size_t change) {
        return origins[event][change];
    };
    check_shared_changes(context, stage, origin);
    check_state_changes(context, stage, origin);
}

}  // namespace cuesta

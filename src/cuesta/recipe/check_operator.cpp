// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/check_operator.h"

#include <fmt/format.h>

#include <algorithm>

#include "cuesta/base/text.h"
#include "cuesta/operator/change_maps.h"
#include "cuesta/random/counter.h"
#include "cuesta/recipe/check_param.h"
#include "cuesta/recipe/check_plugins.h"
#include "cuesta/recipe/check_rule.h"
#include "cuesta/recipe/check_sea.h"
#include "cuesta/recipe/check_state_words.h"
#include "cuesta/recipe/check_surface.h"
#include "cuesta/recipe/check_value.h"
#include "cuesta/recipe/check_walls.h"
#include "cuesta/terrain/field_names.h"

namespace cuesta {
namespace {

// The parameter by which an operator learns which spacing its numbers are meant for.
constexpr std::string_view rate_spacing = "rate_spacing";

// A key that has its meaning elsewhere gets told where that is.
struct ElsewhereKey {
    std::string_view key, sentence;
};
constexpr ElsewhereKey elsewhere_keys[] = {
    {"into", "'into' is for generators and filters"},
    {"blend", "'blend' is for generators and filters"},
    {"from", "'from' is for filters"},
    {"material", "'material' is for generators and filters"},
    {"steps", "'steps' is for a process that is a stage of its own, and for simulate"},
    {"every", "'every' is for a process inside simulate and for outputs"},
    {"process", "[[stage.process]] is for simulate"},
    {"event", "[[stage.event]] is for simulate"},
    {"at", "'at' is for [[stage.event]]"},
    {"set", "'set' is for [[stage.event]] in place of an operator"},
    {"enabled", "'enabled' is for stages and processes"},
};

const OperatorRow* find_operator(CheckContext& context, const RecipeValue& stage, Place place) {
    const RecipeValue* op = value_of(*stage.table(), "op");
    if (op == nullptr) {
        context.problem(stage.origin,
                        fmt::format("this {} needs op = \"NAME\", the operator to run",
                                    place == Place::stage     ? "stage"
                                    : place == Place::process ? "process"
                                                              : "event"));
        return nullptr;
    }
    const auto name = read_text(context, "op", *op);
    if (!name) return nullptr;
    const OperatorRow* row = context.registry.find(*name);
    if (row == nullptr) {
        const std::vector<std::string> known = context.registry.names();
        context.problem(op->origin, fmt::format("there is no operator {}.{}", in_quotes(*name),
                                                did_you_mean(*name, known)));
        return nullptr;
    }
    check_origin(context, *row, *op);
    if (place == Place::process && row->kind != OperatorKind::process) {
        context.problem(op->origin, fmt::format("'{}' is a {}; inside simulate only processes run",
                                                row->name, word(row->kind)));
        return nullptr;
    }
    if (place == Place::event && row->kind == OperatorKind::container) {
        context.problem(op->origin, fmt::format("'{}' cannot be an event", row->name));
        return nullptr;
    }
    return row;
}

// A renamed parameter is read by its older name, unless the newer one stands beside it.
void note_older_name(CheckContext& context, const RecipeTable& stage, const ParamRow& row) {
    const RecipeEntry* older = row.older_name.empty() ? nullptr : stage.find(row.older_name);
    if (older == nullptr) return;
    if (stage.find(row.name) != nullptr)
        context.warn(older->origin,
                     fmt::format("{} is the older name of {}, which is given too and "
                                 "counts",
                                 row.older_name, row.name));
    else
        context.warn(older->origin, fmt::format("{} is called {} now; the older name is read too",
                                                row.older_name, row.name));
}

void check_params(CheckContext& context, const RecipeValue& stage, const std::string& path,
                  StagePlan& plan) {
    const OperatorRow& op = *plan.op;
    for (const ParamRow& row : op.params) {
        const RecipeEntry* entry = find_param_entry(*stage.table(), row);
        const RecipeValue* value = entry != nullptr ? &entry->value : nullptr;
        if (entry != nullptr && entry->key == row.name && !row.source_name.empty())
            if (const RecipeEntry* twice = stage.table()->find(row.source_name))
                context.problem(twice->origin, fmt::format("{} is another name of {}; give one",
                                                           row.source_name, row.name));
        note_older_name(context, *stage.table(), row);
        if (value == nullptr && row.required) {
            const RecipeValue* where = value_of(*stage.table(), "op");
            context.problem(where != nullptr ? where->origin : stage.origin,
                            fmt::format("'{}' needs {}: {}", op.name, row.name, row.doc));
        }
        plan.values[row.name] = row.default_value;
        // Steps from cell to cell are meant for the cells the recipe states: --size changes the
        // samples, and not how far in metres such a step goes.
        if (row.name == rate_spacing && context.stated_spacing_m != context.plan.grid.spacing_m)
            plan.values[row.name] = context.stated_spacing_m;
        if (value == nullptr) continue;
        if (auto given = read_param(context, row, entry->key, *value)) {
            check_amount(context, op, row, *given, value->origin);
            plan.values[row.name] = std::move(*given);
        }
    }
    share_sea(context, stage, path, plan);
    note_state_words(context, *stage.table(), path, plan);
    if (!op.problem) return;
    if (const std::string problem = op.problem(plan.values); !problem.empty())
        context.problem(value_of(*stage.table(), "op")->origin,
                        fmt::format("'{}': {}", op.name, problem));
}

void check_unknown(CheckContext& context, const RecipeTable& table, const StagePlan& plan,
                   Place place, std::vector<std::string> known) {
    for (const StageKey& key : stage_keys(plan.op->kind, place)) known.emplace_back(key.name);
    for (const ParamRow& row : plan.op->params) {
        known.push_back(row.name);
        if (!row.source_name.empty()) known.push_back(row.source_name);
        if (!row.older_name.empty()) known.push_back(row.older_name);
    }
    RecipeTable unknown;
    for (const RecipeEntry& entry : table.entries) {
        if (context.full()) return;
        if (std::find(known.begin(), known.end(), entry.key) != known.end()) continue;
        const auto* found = std::find_if(std::begin(elsewhere_keys), std::end(elsewhere_keys),
                                         [&](const auto& one) { return one.key == entry.key; });
        if (found != std::end(elsewhere_keys))
            context.problem(entry.origin, fmt::format("{}, and '{}' is a {}{}", found->sentence,
                                                      plan.op->name, word(plan.op->kind),
                                                      place == Place::stage     ? ""
                                                      : place == Place::process ? " inside simulate"
                                                                                : " in an event"));
        else
            unknown.entries.push_back(entry);
    }
    context.refuse_unknown(unknown, known, fmt::format("for '{}'", plan.op->name));
}

// What a stage leaves behind in the plan, taken back when the stage is disabled.
struct Footprint {
    FieldScope fields;
    std::vector<std::filesystem::path> inputs;
    std::map<std::string, int> input_index;
    std::vector<std::string> made;
    std::vector<ExpressionPlan> expressions;
    std::vector<rule::DeclaredField> declared;
    int halo;
};

Footprint footprint_of(const CheckContext& context) {
    const Plan& plan = context.plan;
    return {context.fields,   plan.inputs,   plan.input_index, plan.fields,
            plan.expressions, plan.declared, plan.halo};
}

void restore(CheckContext& context, Footprint before) {
    Plan& plan = context.plan;
    context.fields = std::move(before.fields);
    plan.inputs = std::move(before.inputs);
    plan.input_index = std::move(before.input_index);
    plan.fields = std::move(before.made);
    plan.expressions = std::move(before.expressions);
    plan.declared = std::move(before.declared);
    plan.halo = before.halo;
}

}  // namespace

std::optional<CheckedStage> check_operator(CheckContext& context, const RecipeValue& stage,
                                           Place place, const std::string& label,
                                           const std::string& stream_prefix,
                                           const CheckInside& inside) {
    const OperatorRow* const listed = find_operator(context, stage, place);
    const OperatorRow* op = listed;
    if (op == nullptr) return std::nullopt;
    const RecipeTable& table = *stage.table();
    CheckedStage checked;
    StagePlan& plan = checked.plan;
    plan.label = label;
    plan.stream = stream_of(stream_prefix + label);

    if (const RecipeValue* enabled = value_of(table, "enabled"); enabled && place != Place::event)
        checked.enabled = read_toggle(context, "enabled", *enabled).value_or(true);
    std::optional<Footprint> before;
    if (!checked.enabled) before = footprint_of(context);
    const std::vector<std::string> own_keys = declared_keys(*op);
    if (op->complete) {
        plan.own = complete_operator(context, stage, *op, place);
        if (plan.own == nullptr) {
            if (before) restore(context, std::move(*before));
            return std::nullopt;
        }
        op = plan.own.get();
    }
    plan.op = op;
    check_unknown(context, table, plan, place, own_keys);
    if (const RecipeValue* written = value_of(table, "label"))
        read_label(context, "label", *written);
    if (const RecipeValue* seed = value_of(table, "seed")) plan.seed = read_seed(context, *seed);
    if (const RecipeValue* mask = value_of(table, "mask"))
        plan.mask = context.read_field("mask", *mask).value_or("");
    check_params(context, stage, stream_prefix + label, plan);
    plan_starts(context, *listed, table, plan);
    for (const std::string& name : op->fields.reads)
        if (!context.fields.readable(name))
            context.problem(value_of(table, "op")->origin,
                            fmt::format("'{}' reads field '{}', which nothing has made so far",
                                        op->name, name));

    check_surface(context, table, plan);
    const NumberRange steps{"1", 0, most_steps}, every{"1", 1, most_steps};
    if (place == Place::stage && op->kind == OperatorKind::process)
        if (const RecipeValue* value = value_of(table, "steps"))
            plan.steps = read_integer(context, "steps", *value, steps).value_or(1);
    if (place == Place::process)
        if (const RecipeValue* value = value_of(table, "every"))
            plan.every = read_integer(context, "every", *value, every).value_or(1);
    if (op->kind == OperatorKind::container) {
        if (const auto found = plan.values.find("steps"); found != plan.values.end())
            plan.steps = std::get<std::int64_t>(found->second);
        inside(plan);
    }

    // A disabled stage is checked like any other, but makes nothing.
    if (before) {
        restore(context, std::move(*before));
        return checked;
    }
    for (const std::string& name : op->fields.writes) context.fields.add(name);
    if (engine_keeps_change_maps(*op))
        for (const std::string_view name : {field::wear, field::deposit}) context.fields.add(name);
    if (!plan.into.empty()) {
        context.fields.add(plan.into);
        auto& made = context.plan.fields;
        if (std::find(made.begin(), made.end(), plan.into) == made.end()) made.push_back(plan.into);
    }
    context.plan.halo = std::max(context.plan.halo, op->fields.halo);
    return checked;
}

}  // namespace cuesta

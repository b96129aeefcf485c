// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/check_rule.h"

#include <fmt/format.h>

#include <algorithm>

#include "cuesta/base/sha256.h"
#include "cuesta/recipe/check_value.h"
#include "cuesta/recipe/read_declaration.h"
#include "cuesta/rule/layer.h"
#include "cuesta/terrain/field_names.h"
#include "cuesta/terrain/terrain.h"

namespace cuesta {
namespace {

bool has_expression(const OperatorRow& op) {
    return std::any_of(op.params.begin(), op.params.end(),
                       [](const ParamRow& row) { return row.kind == ParamKind::expression; });
}

bool is_store(std::string_view name) {
    return std::find(water_stores.begin(), water_stores.end(), name) != water_stores.end() &&
           name != field::cave_water;
}

const rule::DeclaredField* find_declared(const Plan& plan, std::string_view name) {
    for (const rule::DeclaredField& one : plan.declared)
        if (one.name == name) return &one;
    return nullptr;
}

// What can be named here, with its unit.
rule::Names names_of(const CheckContext& context) {
    rule::Names names;
    for (const std::string& name : context.fields.names()) {
        if (name == field::layers) continue;
        rule::FieldName one{name, "", true, false};
        if (const rule::DeclaredField* declared = find_declared(context.plan, name)) {
            one.unit = declared->unit;
            one.writable = !declared->conserved, one.store = declared->conserved;
        } else if (const FieldInfo* info = find_field_info(name)) {
            one.unit = std::string(info->unit);
            one.store = is_store(name);
            one.writable = info->kind == FieldKind::state && !one.store && name != field::height &&
                           name != field::cave_water;
        }
        names.fields.push_back(std::move(one));
    }
    // Stores of water are there once somebody puts something in.
    for (const std::string_view name : water_stores)
        if (is_store(name) && names.find(name) == nullptr)
            names.fields.push_back({std::string(name), "m", false, true});
    for (const std::string& material : context.plan.materials.names()) {
        names.materials.push_back(material);
        names.fields.push_back(
            {std::string(field::layer_prefix) + material, "m", false, false, true});
    }
    for (const StageKey& key : stage_keys(OperatorKind::process, Place::process))
        names.taken.emplace_back(key.name);
    names.taken.insert(names.taken.end(), declaration_keys().begin(), declaration_keys().end());
    return names;
}

void tell(CheckContext& context, const RuleSources& sources, const rule::Problems& problems) {
    for (const rule::Problem& one : problems) {
        const Origin origin = sources.at(one.source, one.at);
        context.problem(origin, origin.option.empty() || one.at == 0
                                    ? one.sentence
                                    : fmt::format("{} (letter {})", one.sentence, one.at + 1));
    }
}

void declare(CheckContext& context, const rule::DeclaredField& field) {
    if (find_declared(context.plan, field.name) == nullptr) context.plan.declared.push_back(field);
    context.fields.add(field.name);
}

// Values that fields begin with become expressions of the plan.
void add_starts(CheckContext& context, std::vector<rule::Start> starts) {
    auto& all = context.plan.expressions;
    for (rule::Start& one : starts) {
        const auto same = [&](const ExpressionPlan& known) { return known.name == one.field; };
        context.plan.halo = std::max(context.plan.halo, one.program->reach());
        if (std::none_of(all.begin(), all.end(), same))
            all.push_back({one.field, {}, std::move(one.program)});
    }
}

}  // namespace

std::vector<std::string> declared_keys(const OperatorRow& op) {
    if (!op.complete || has_expression(op)) return {};
    return declaration_keys();
}

void add_declared_fields(CheckContext& context, const OperatorRow& op, const RecipeTable& table) {
    if (!op.complete || has_expression(op)) return;
    // Problems are told when the process itself is checked.
    CheckContext silent = context;
    const auto read = read_declaration(silent, table, true);
    if (!read) return;
    for (const rule::DeclaredField& one : read->declaration.fields) declare(context, one);
}

std::shared_ptr<const OperatorRow> complete_operator(CheckContext& context,
                                                     const RecipeValue& stage,
                                                     const OperatorRow& op, Place place) {
    const RecipeTable& table = *stage.table();
    ReadDeclaration read;
    if (has_expression(op)) {
        const RecipeValue* value = value_of(table, "value");
        const RecipeValue* into = value_of(table, "into");
        if (value != nullptr) {
            const auto words = read_text(context, "value", *value);
            if (!words) return nullptr;
            // A leading = is allowed, as in parameters.
            const std::size_t skipped = words->starts_with('=') ? 1 : 0;
            read.declaration.value = read.sources.text(*value, words->substr(skipped), skipped);
        } else {
            read.declaration.value.source = read.sources.place(stage.origin);
        }
        if (const RecipeEntry* from = table.find("from")) {
            context.problem(
                from->origin,
                fmt::format("'{}' has no 'from': name the field in its value", op.name));
            return nullptr;
        }
        if (into != nullptr && into->text() != nullptr && *into->text() != field::height)
            read.declaration.target = *into->text();
    } else {
        const std::size_t before = context.problem_count();
        auto declared = read_declaration(context, table);
        if (!declared || context.problem_count() > before) return nullptr;
        read = std::move(*declared);
        const bool nothing = read.declaration.next.empty() && read.declaration.flux.empty() &&
                             read.declaration.turns.empty();
        if (nothing && value_of(table, "op") != nullptr)
            context.warn(
                value_of(table, "op")->origin,
                fmt::format("'{}' has no 'next', 'flux' or 'turn', so nothing happens", op.name));
        const auto conserved = static_cast<std::size_t>(
            std::count_if(context.plan.declared.begin(), context.plan.declared.end(),
                          [](const auto& one) { return one.conserved; }));
        if (conserved > most_stores)
            context.problem(stage.origin,
                            fmt::format("more than {} conserved fields", most_stores));
    }
    (void)place;
    const rule::Names names = names_of(context);
    CompletedRow completed = op.complete(read.declaration, names);
    tell(context, read.sources, completed.problems);
    if (completed.row == nullptr) return nullptr;
    for (const rule::DeclaredField& one : read.declaration.fields) declare(context, one);
    return completed.row;
}

void plan_starts(CheckContext& context, const OperatorRow& op, const RecipeTable& table,
                 const StagePlan& plan) {
    if (!op.complete || has_expression(op)) return;
    CheckContext silent = context;  // all that is wrong has been told
    const auto read = read_declaration(silent, table, true);
    if (!read || read->declaration.fields.empty()) return;
    std::vector<rule::Binding> bindings = rule::default_bindings(read->declaration);
    for (rule::Binding& one : bindings)
        if (const auto given = plan.values.find(one.name); given != plan.values.end()) {
            const auto& value = std::get<FieldOrNumber>(given->second);
            one.number = value.number, one.field = value.field;
        }
    add_starts(context, rule::compile_layer(read->declaration, names_of(context), bindings).starts);
}

std::optional<ParamValue> read_expression(CheckContext& context, const ParamRow& row,
                                          const RecipeValue& value) {
    RuleSources sources;
    const rule::Text text = sources.text(value, value.text()->substr(1), 1);
    rule::CompiledValue compiled =
        rule::compile_value(text, names_of(context), row.unit, fmt::format("'{}'", row.name));
    tell(context, sources, compiled.problems);
    if (compiled.program == nullptr) return std::nullopt;
    const std::string name =
        "expr_" +
        sha256_hex(fmt::format("{}|{}|{}|{}", text.text, row.unit, row.min, row.max)).substr(0, 12);
    auto& all = context.plan.expressions;
    const auto same = [&](const ExpressionPlan& one) { return one.name == name; };
    context.plan.halo = std::max(context.plan.halo, compiled.program->reach());
    if (std::none_of(all.begin(), all.end(), same))
        all.push_back({name, text.text, std::move(compiled.program)});
    return FieldOrNumber{0, name, "=" + text.text};
}

}  // namespace cuesta

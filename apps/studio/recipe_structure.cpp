// SPDX-License-Identifier: Apache-2.0
// The recipe as JSON for cards and sliders.

#include "cuesta/base/json.h"
#include "cuesta/catalog/help.h"
#include "cuesta/recipe/labels.h"
#include "cuesta/terrain/field_names.h"
#include "recipe_text.h"

namespace cuesta::studio {
namespace {

Json json_of(const RecipeValue& value) {
    if (const auto* text = value.text()) return *text;
    if (const auto* integer = value.integer()) return *integer;
    if (const auto* toggle = value.toggle()) return *toggle;
    if (const auto* number = std::get_if<double>(&value.data)) return *number;
    if (const auto* array = value.array()) {
        Json list = Json::array();
        for (const RecipeValue& one : *array) list.push_back(json_of(one));
        return list;
    }
    Json table = Json::object();
    for (const RecipeEntry& entry : value.table()->entries) table[entry.key] = json_of(entry.value);
    return table;
}

Json json_of(const ParamValue& value) {
    return std::visit(
        [](const auto& held) -> Json {
            if constexpr (std::is_same_v<std::decay_t<decltype(held)>, FieldOrNumber>)
                return !held.expression.empty() ? Json(held.expression)
                       : held.field.empty()     ? Json(held.number)
                                                : Json(held.field);
            else
                return held;
        },
        value);
}

bool is_tables(const RecipeValue& value) {
    return value.array() != nullptr && !value.array()->empty() &&
           value.array()->front().table() != nullptr;
}

// Keys as written with their places; lists of tables are left to their own cards.
void write_table(const RecipeValue& from, Json& out) {
    out["line"] = from.origin.at.line;
    out["written"] = Json::object();
    out["lines"] = Json::object();
    if (from.table() == nullptr) return;
    for (const RecipeEntry& entry : from.table()->entries) {
        if (is_tables(entry.value)) continue;
        out["written"][entry.key] = json_of(entry.value);
        out["lines"][entry.key] = {entry.value.origin.at.line, entry.value.origin.at.column};
    }
    const RecipeEntry* op = from.table()->find("op");
    if (op != nullptr && op->value.text() != nullptr)
        out["op"] = *op->value.text();
    else if (from.table()->find("set") != nullptr)
        out["op"] = "set";
    const RecipeEntry* on = from.table()->find("enabled");
    out["enabled"] = !(on != nullptr && on->value.toggle() != nullptr && !*on->value.toggle());
}

const StagePlan* find_plan(const std::vector<StagePlan>* plans, const std::string& label) {
    if (plans == nullptr) return nullptr;
    for (const StagePlan& plan : *plans)
        if (plan.label == label) return &plan;
    return nullptr;
}

Json stage_json(const RecipeValue& from, const std::string& label, const StagePlan* plan) {
    Json out;
    out["label"] = label;
    write_table(from, out);
    out["values"] = Json::object();
    if (plan == nullptr) return out;
    for (const auto& [name, value] : plan->values) out["values"][name] = json_of(value);
    out["steps"] = plan->steps;
    out["every"] = plan->every;
    if (!plan->mask.empty()) out["mask"] = plan->mask;
    if (!plan->into.empty()) out["into"] = plan->into;
    // An operator of the recipe's own, as the catalog would have it.
    if (plan->own != nullptr) {
        Registry alone;
        alone.add(*plan->own);
        out["operator"] = Json::parse(describe_json(alone, plan->own->name));
    }
    return out;
}

// Fields that rules declare, as those of the catalog.
Json declared_json(const Plan& plan) {
    Json out = Json::array();
    for (const rule::DeclaredField& one : plan.declared) {
        Json row = {{"name", one.name},
                    {"kind", "state field"},
                    {"unit", one.unit},
                    {"summary", one.doc},
                    {"values", word(FieldValues::number)},
                    {"scale", word(FieldScale::linear)},
                    {"palette", one.palette.empty() ? "value" : one.palette}};
        if (one.low) row["low"] = *one.low;
        if (one.high) row["high"] = *one.high;
        out.push_back(std::move(row));
    }
    return out;
}

Json stages_json(const RecipeValue* list, const std::vector<StagePlan>* plans) {
    Json out = Json::array();
    if (list == nullptr || !is_tables(*list)) return out;
    const std::vector<std::string> labels = labels_of(*list->array());
    for (std::size_t i = 0; i < labels.size(); ++i) {
        const RecipeValue& one = (*list->array())[i];
        const StagePlan* plan = find_plan(plans, labels[i]);
        Json stage = stage_json(one, labels[i], plan);
        if (one.table() != nullptr) {
            const RecipeEntry* processes = one.table()->find("process");
            const RecipeEntry* events = one.table()->find("event");
            if (processes != nullptr)
                stage["processes"] =
                    stages_json(&processes->value, plan != nullptr ? &plan->processes : nullptr);
            if (events != nullptr) stage["events"] = stages_json(&events->value, nullptr);
        }
        out.push_back(std::move(stage));
    }
    return out;
}

}  // namespace

Json structure_of(const CheckedText& checked) {
    Json out = Json::object();
    if (!checked.recipe) return out;
    const RecipeTable& root = checked.recipe->root;
    const auto entry = [&](const char* name) {
        const RecipeEntry* found = root.find(name);
        return found == nullptr ? nullptr : &found->value;
    };
    for (const char* key : {"name", "seed"})
        if (entry(key) != nullptr) out[key] = json_of(*entry(key));
    for (const char* key : {"grid", "materials"})
        if (entry(key) != nullptr) out[key] = json_of(*entry(key));
    out["stages"] = stages_json(entry("stage"), checked.plan ? &checked.plan->stages : nullptr);
    out["outputs"] = Json::array();
    if (const RecipeValue* outputs = entry("output"); outputs != nullptr && is_tables(*outputs))
        for (const RecipeValue& one : *outputs->array()) {
            Json row;
            write_table(one, row);
            out["outputs"].push_back(std::move(row));
        }
    if (checked.plan) {
        if (!checked.plan->declared.empty()) out["fields"] = declared_json(*checked.plan);
        const Grid& grid = checked.plan->grid;
        out["effective"] = {{"columns", grid.columns},
                            {"rows", grid.rows},
                            {"spacing", grid.spacing_m},
                            {"seed", checked.plan->seed}};
    }
    return out;
}

}  // namespace cuesta::studio

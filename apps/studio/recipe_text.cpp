// SPDX-License-Identifier: Apache-2.0
#include "recipe_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>

#include "cuesta/base/error.h"
#include "cuesta/base/json.h"
#include "cuesta/base/text.h"
#include "cuesta/engine/catalog_lists.h"
#include "cuesta/recipe/labels.h"
#include "cuesta/recipe/parse.h"

namespace cuesta::studio {
namespace {

std::string toml_string(std::string_view text) {
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\')
            out += fmt::format("\\{}", c);
        else if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f)
            out += fmt::format("\\u{:04x}", static_cast<unsigned>(static_cast<unsigned char>(c)));
        else
            out.push_back(c);
    }
    return out + "\"";
}

std::string toml_number(double value) {
    if (!std::isfinite(value)) throw Error("a number of a recipe must be finite");
    // The shortest text that reads back; whole numbers stay whole.
    if (value == std::floor(value) && std::abs(value) < 1e15) return fmt::format("{:.0f}", value);
    return fmt::format("{}", value);
}

// Keys that need no quotes.
std::string toml_key(const std::string& key) {
    const bool bare = !key.empty() && std::all_of(key.begin(), key.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               c == '_' || c == '-';
    });
    return bare ? key : toml_string(key);
}

template <class J>
std::string value_text(const J& value) {
    if (value.is_string()) return toml_string(value.template get<std::string>());
    if (value.is_boolean()) return value.template get<bool>() ? "true" : "false";
    if (value.is_number_integer()) return fmt::format("{}", value.template get<std::int64_t>());
    if (value.is_number()) return toml_number(value.template get<double>());
    if (value.is_array()) {
        std::string out = "[";
        for (const J& one : value) out += (out.size() > 1 ? ", " : "") + value_text(one);
        return out + "]";
    }
    if (!value.is_object()) throw Error("a recipe has no value for 'nothing'");
    std::string out = "{ ";
    for (const auto& [key, one] : value.items())
        out += (out.size() > 2 ? ", " : "") + toml_key(key) + " = " + value_text(one);
    return out + " }";
}

// Whether it works on what lies around a place: `strata` and `uplift` treat every column alone.
bool answers(const StagePlan& stage) {
    if (stage.op->kind == OperatorKind::container)
        return std::any_of(stage.processes.begin(), stage.processes.end(), answers);
    return stage.op->kind == OperatorKind::process &&
           (stage.op->fields.halo > 0 || stage.op->grid_copies > 0);
}

const RecipeArray* list_of(const RecipeTable& table, const char* name) {
    const RecipeEntry* entry = table.find(name);
    return entry == nullptr ? nullptr : entry->value.array();
}

}  // namespace

CheckedText check_text(const Registry& registry, const std::string& text,
                       const std::filesystem::path& path, std::int64_t longest) {
    CheckedText checked;
    checked.text = text;
    ParseResult parsed = parse_recipe(text, path);
    checked.problems = parsed.problems;
    checked.recipe = std::move(parsed.recipe);
    if (!checked.recipe) return checked;
    CheckOptions options = check_options();
    CheckResult result = check_recipe(*checked.recipe, registry, options);
    if (result.plan && longest > 0) {
        const Grid& grid = result.plan->grid;
        const std::int64_t side = std::max(grid.columns, grid.rows);
        if (side > longest) {
            const auto less = [&](std::int64_t n) {
                return std::max<std::int64_t>(1, (n * longest + side / 2) / side);
            };
            // Columns of a map with poles have one opposite.
            const bool poles = grid.edges.is_pole(Side::north) || grid.edges.is_pole(Side::south);
            const std::int64_t columns = less(grid.columns);
            options.size = {columns + (poles ? columns % 2 : 0), less(grid.rows)};
            result = check_recipe(*checked.recipe, registry, options);
        }
    }
    checked.problems = std::move(result.problems);
    checked.warnings = std::move(result.warnings);
    checked.plan = std::move(result.plan);
    return checked;
}

std::string toml_value(const Json& value) {
    return value_text(value);
}

std::string toml_value(const RecipeValue& value) {
    if (const auto* text = value.text()) return toml_string(*text);
    if (const auto* integer = value.integer()) return fmt::format("{}", *integer);
    if (const auto* toggle = value.toggle()) return *toggle ? "true" : "false";
    if (const auto* number = std::get_if<double>(&value.data)) return toml_number(*number);
    std::string out;
    if (const auto* array = value.array()) {
        for (const RecipeValue& one : *array) out += (out.empty() ? "" : ", ") + toml_value(one);
        return "[" + out + "]";
    }
    for (const RecipeEntry& entry : value.table()->entries)
        out += (out.empty() ? "" : ", ") + toml_key(entry.key) + " = " + toml_value(entry.value);
    return "{ " + out + " }";
}

std::string toml_lines(const Json& table) {
    std::string out;
    for (const auto& [key, value] : table.items())
        out += fmt::format("{} = {}\n", toml_key(key), value_text(value));
    return out;
}

namespace {

struct EditKind {
    std::string_view word;
    RecipeEdit::Kind kind;
};
constexpr EditKind edit_kinds[] = {{"set", RecipeEdit::Kind::set},
                                   {"unset", RecipeEdit::Kind::unset},
                                   {"insert", RecipeEdit::Kind::insert},
                                   {"remove", RecipeEdit::Kind::remove},
                                   {"move", RecipeEdit::Kind::move}};

}  // namespace

std::vector<RecipeEdit> edits_of(const Json& list) {
    if (!list.is_array() || list.empty()) throw Error("'edits' must be a list of changes");
    std::vector<RecipeEdit> edits;
    for (const Json& one : list) {
        if (!one.is_object() || !one.contains("place") || !one["place"].is_string())
            throw Error("every change needs a 'place' such as \"stage.2.hurst\"");
        RecipeEdit edit;
        edit.place = one["place"].get<std::string>();
        const Json& kind_word = one.contains("kind") ? one["kind"] : Json("set");
        const std::string kind = kind_word.is_string() ? kind_word.get<std::string>() : "";
        const auto* known = std::ranges::find(edit_kinds, kind, &EditKind::word);
        if (known == std::end(edit_kinds))
            throw Error("a change is one of set, unset, insert, remove and move");
        edit.kind = known->kind;
        if (one.contains("value")) {
            const Json& value = one["value"];
            if (value.is_string())
                edit.value = value.get<std::string>();
            else if (edit.kind == RecipeEdit::Kind::insert && value.is_object())
                edit.value = toml_lines(Json(value));
            else
                edit.value = toml_value(value);
        }
        if (one.contains("to")) {
            if (!one["to"].is_number_unsigned()) throw Error("'to' is the number it has then");
            edit.to = one["to"].get<std::size_t>();
        }
        edits.push_back(std::move(edit));
    }
    return edits;
}

std::vector<RecipeEdit> with_plugins(std::vector<RecipeEdit> edits, const Recipe& recipe,
                                     const Registry& registry) {
    std::vector<std::string> names;
    if (const RecipeEntry* entry = recipe.root.find("plugins"); entry != nullptr) {
        if (entry->value.array() == nullptr) return edits;
        for (const RecipeValue& one : *entry->value.array())
            if (one.text() != nullptr) names.push_back(*one.text());
    }
    const std::size_t known = names.size();
    for (const RecipeEdit& edit : edits) {
        std::string lines;
        if (edit.kind == RecipeEdit::Kind::insert) lines = edit.value;
        if (edit.kind == RecipeEdit::Kind::set && edit.place.ends_with(".op"))
            lines = "op = " + edit.value;
        if (edit.kind == RecipeEdit::Kind::set && edit.place == "plugins") return edits;
        const ParseResult parsed = parse_recipe(lines, "edit");
        const RecipeEntry* op = parsed.recipe ? parsed.recipe->root.find("op") : nullptr;
        if (op == nullptr || op->value.text() == nullptr) continue;
        const OperatorRow* row = registry.find(*op->value.text());
        if (row == nullptr || row->origin.empty()) continue;
        if (std::find(names.begin(), names.end(), row->origin) == names.end())
            names.push_back(row->origin);
    }
    if (names.size() == known) return edits;
    RecipeEdit plugins;
    plugins.place = "plugins";
    plugins.value = value_text(Json(names));
    edits.push_back(std::move(plugins));
    return edits;
}

Json problems_of(const Diagnostics& problems) {
    Json list = Json::array();
    for (const Diagnostic& problem : problems)
        list.push_back({{"line", problem.at.line},
                        {"column", problem.at.column},
                        {"message", problem.sentence}});
    return list;
}

std::size_t text_stage(const Recipe& recipe, const Plan& plan, std::size_t stage) {
    const RecipeArray* list = list_of(recipe.root, "stage");
    const std::size_t count = list == nullptr ? 0 : list->size();
    if (stage >= plan.stages.size() || list == nullptr) return count + 1;
    const std::vector<std::string> labels = labels_of(*list);
    const auto at = std::find(labels.begin(), labels.end(), plan.stages[stage].label);
    return static_cast<std::size_t>(at - labels.begin()) + 1;
}

std::vector<RecipeEdit> happen_now(const CheckedText& checked, const RunPosition& position,
                                   const Json& table, bool* by_event) {
    const Plan& plan = *checked.plan;
    const std::size_t place = text_stage(*checked.recipe, plan, position.stage);
    const bool inside = position.stage < plan.stages.size() && position.step > 0 &&
                        plan.stages[position.stage].op->kind == OperatorKind::container;
    if (by_event != nullptr) *by_event = inside;
    RecipeEdit edit;
    edit.kind = RecipeEdit::Kind::insert;
    if (!inside) {
        // Inside a process that is a stage of its own nothing can happen: it comes after it.
        const std::size_t at = place + (position.step > 0 ? 1 : 0);
        edit.place = fmt::format("stage.{}", at);
        edit.value = toml_lines(table);
        return {edit};
    }
    const RecipeTable& stage = *(*list_of(checked.recipe->root, "stage"))[place - 1].table();
    const RecipeArray* events = list_of(stage, "event");
    edit.place = fmt::format("stage.{}.event.{}", place, (events ? events->size() : 0) + 1);
    Json event = {{"at", position.step}};
    for (const auto& [key, value] : table.items()) event[key] = value;
    edit.value = toml_lines(event);
    return {edit};
}

std::optional<std::size_t> stage_that_answers(const Plan& plan, const RunPosition& position) {
    std::size_t first = 0;
    for (std::size_t i = 0; i < plan.stages.size(); ++i)
        if (plan.stages[i].op->kind == OperatorKind::generator && plan.stages[i].into.empty())
            first = i + 1;
    for (std::size_t i = first; i < std::min(position.stage, plan.stages.size()); ++i)
        if (answers(plan.stages[i])) return i;
    return std::nullopt;
}

std::vector<RecipeEdit> happen_before(const CheckedText& checked, std::size_t stage,
                                      const Json& table) {
    RecipeEdit edit;
    edit.kind = RecipeEdit::Kind::insert;
    edit.place = fmt::format("stage.{}", text_stage(*checked.recipe, *checked.plan, stage));
    edit.value = toml_lines(table);
    return {edit};
}

std::vector<RecipeEdit> set_from_now(const CheckedText& checked, const RunPosition& position,
                                     const RecipeEdit& edit) {
    const std::vector<std::string> steps = split(edit.place, '.');
    const std::size_t place = text_stage(*checked.recipe, *checked.plan, position.stage);
    if (edit.kind != RecipeEdit::Kind::set || steps.size() != 5 || steps[0] != "stage" ||
        steps[2] != "process")
        throw Error("only a parameter of a process can change from now on");
    if (position.step == 0 || steps[1] != std::to_string(place))
        throw Error("this process is not at work now",
                    "Change it without 'from now on', or seek to a step of its stage");
    const RecipeTable& stage = *(*list_of(checked.recipe->root, "stage"))[place - 1].table();
    const std::string path = fmt::format("process.{}.{}", steps[3], steps[4]);
    const RecipeArray* events = list_of(stage, "event");
    for (std::size_t i = 0; events != nullptr && i < events->size(); ++i) {
        const RecipeTable* event = (*events)[i].table();
        const RecipeEntry* at = event == nullptr ? nullptr : event->find("at");
        const RecipeEntry* set = event == nullptr ? nullptr : event->find("set");
        if (at == nullptr || at->value.integer() == nullptr ||
            *at->value.integer() != position.step || set == nullptr ||
            set->value.table() == nullptr)
            continue;
        std::string changed;
        for (const RecipeEntry& entry : set->value.table()->entries)
            if (entry.key != path)
                changed += toml_key(entry.key) + " = " + toml_value(entry.value) + ", ";
        RecipeEdit again;
        again.place = fmt::format("stage.{}.event.{}.set", place, i + 1);
        again.value = fmt::format("{{ {}{} = {} }}", changed, toml_key(path), edit.value);
        return {again};
    }
    RecipeEdit event;
    event.kind = RecipeEdit::Kind::insert;
    event.place = fmt::format("stage.{}.event.{}", place, (events ? events->size() : 0) + 1);
    event.value =
        fmt::format("at = {}\nset = {{ {} = {} }}\n", position.step, toml_key(path), edit.value);
    return {event};
}

}  // namespace cuesta::studio

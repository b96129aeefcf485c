// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/check_context.h"

#include <fmt/format.h>

#include <algorithm>

#include "cuesta/base/text.h"
#include "cuesta/terrain/field_names.h"

namespace cuesta {
namespace {

void sort_by_place(Diagnostics& list) {
    std::stable_sort(list.begin(), list.end(), [](const Diagnostic& a, const Diagnostic& b) {
        if (a.from_command_line != b.from_command_line) return b.from_command_line;
        if (a.at.line != b.at.line) return a.at.line < b.at.line;
        return a.at.column < b.at.column;
    });
}

// Water and the like exist once an operator that writes them has come.
bool always_there(const FieldInfo& info) {
    return info.kind == FieldKind::derived || info.name == field::height;
}

}  // namespace

bool FieldScope::readable(std::string_view name) const {
    if (made(name)) return true;
    const FieldInfo* info = find_field_info(name);
    return info != nullptr && always_there(*info);
}

bool FieldScope::made(std::string_view name) const {
    return std::find(made_.begin(), made_.end(), name) != made_.end();
}

void FieldScope::add(std::string_view name) {
    if (!made(name)) made_.emplace_back(name);
}

std::vector<std::string> FieldScope::names() const {
    std::vector<std::string> list = made_;
    for (const FieldInfo& info : known_fields())
        if (always_there(info) && !made(info.name)) list.emplace_back(info.name);
    return list;
}

void CheckContext::problem(const Origin& origin, std::string sentence) {
    if (full()) return;
    const bool option = !origin.option.empty();
    const std::string file = origin.file.empty() ? path.string() : origin.file;
    problems_.push_back({option ? origin.option : file, origin.at, std::move(sentence), option});
}

void CheckContext::warn(const Origin& origin, std::string_view sentence) {
    if (warnings_.size() >= most_problems) return;
    const bool option = !origin.option.empty();
    warnings_.push_back(
        {option ? origin.option : path.string(), origin.at, std::string(sentence), option});
}

bool CheckContext::needs_library(const std::filesystem::path& file) {
    const std::uint64_t bytes = library_bytes(options.formats, file.string());
    plan.library_bytes = std::max(plan.library_bytes, bytes);
    return bytes > 0;
}

void CheckContext::refuse_unknown(const RecipeTable& table, std::span<const std::string> known,
                                  std::string_view where) {
    for (const RecipeEntry& entry : table.entries) {
        if (full()) return;
        if (std::find(known.begin(), known.end(), entry.key) != known.end()) continue;
        std::string hint = did_you_mean(entry.key, known);
        if (hint.empty() && !known.empty() && known.size() <= 12)
            hint = fmt::format(" Known keys are {}.", join_or(known));
        problem(entry.origin,
                fmt::format("unknown key {} {}.{}", in_quotes(entry.key), where, hint));
    }
}

void CheckContext::each_table(const RecipeEntry& list, std::string_view header, std::size_t most,
                              const std::function<void(const RecipeValue&, std::size_t)>& visit) {
    const RecipeArray* array = list.value.array();
    if (array == nullptr) {
        problem(list.origin, fmt::format("'{}' is a list of tables: write [[{}]] above each one",
                                         list.key, header));
        return;
    }
    if (array->size() > most) {
        problem(list.origin, fmt::format("{} times [[{}]], at most {} are allowed", array->size(),
                                         header, most));
        return;
    }
    for (std::size_t i = 0; i < array->size() && !full(); ++i) {
        const RecipeValue& element = (*array)[i];
        if (element.table() != nullptr)
            visit(element, i);
        else
            problem(element.origin, fmt::format("'{}' is a list of tables, but this is {}: write "
                                                "[[{}]] above each one",
                                                list.key, element.kind(), header));
    }
}

std::optional<std::string> CheckContext::read_field(std::string_view key,
                                                    const RecipeValue& value) {
    const std::string* name = value.text();
    if (name == nullptr) {
        problem(value.origin,
                fmt::format("{} is the name of a field, a string, not {}", key, value.kind()));
        return std::nullopt;
    }
    if (name->starts_with(field::layer_prefix)) {
        const std::string material = name->substr(field::layer_prefix.size());
        if (plan.materials.find(material)) return *name;
        problem(value.origin,
                fmt::format("{} = {}: there is no material {}.{}", key, in_quotes(*name),
                            in_quotes(material), did_you_mean(material, plan.materials.names())));
        return std::nullopt;
    }
    if (fields.readable(*name)) return *name;
    if (std::find(made_somewhere.begin(), made_somewhere.end(), *name) != made_somewhere.end()) {
        problem(value.origin,
                fmt::format("{} = {}: this field is read before it is made; move the stage with "
                            "into = \"{}\" up",
                            key, in_quotes(*name), *name));
        return std::nullopt;
    }
    const std::vector<std::string> known = fields.names();
    problem(value.origin, fmt::format("{} = {}: there is no such field here.{}", key,
                                      in_quotes(*name), did_you_mean(*name, known)));
    return std::nullopt;
}

CheckResult CheckContext::finish() && {
    sort_by_place(problems_);
    sort_by_place(warnings_);
    CheckResult result;
    for (const Diagnostic& warning : warnings_) {
        std::string text = warning.text();
        // The same form with the other word.
        const auto at = text.find(": error: ");
        text.replace(at, 9, ": warning: ");
        result.warnings.push_back(std::move(text));
    }
    if (problems_.empty()) {
        plan.warnings = result.warnings;
        result.plan = std::move(plan);
    } else if (full()) {
        problems_.push_back({path.string(), problems_.back().at,
                             fmt::format("after {} problems the rest is not shown", most_problems),
                             false});
    }
    result.problems = std::move(problems_);
    return result;
}

std::string place_text(const Origin& origin) {
    if (!origin.option.empty()) return origin.option;
    const std::string line = fmt::format("line {}", origin.at.line);
    return origin.file.empty() ? line : fmt::format("{} of {}", line, origin.file);
}

const RecipeValue* value_of(const RecipeTable& table, std::string_view key) {
    const RecipeEntry* entry = table.find(key);
    return entry == nullptr ? nullptr : &entry->value;
}

}  // namespace cuesta

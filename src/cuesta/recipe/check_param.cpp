// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/check_param.h"

#include <fmt/format.h>

#include "cuesta/recipe/check_file.h"
#include "cuesta/recipe/check_rule.h"
#include "cuesta/recipe/check_value.h"

namespace cuesta {
namespace {

std::optional<ParamValue> read_numbers(CheckContext& context, const ParamRow& row,
                                       const RecipeValue& value) {
    const NumberRange range{row.unit, row.min, row.max};
    std::vector<double> list;
    if (value.array() == nullptr) {
        const auto one = read_number(context, row.name, value, range);
        if (!one) return std::nullopt;
        list.push_back(*one);
        return list;
    }
    if (value.array()->size() > row.most) {
        context.problem(value.origin, fmt::format("{} takes at most {} numbers, here are {}",
                                                  row.name, row.most, value.array()->size()));
        return std::nullopt;
    }
    bool good = true;
    for (const RecipeValue& element : *value.array()) {
        const auto one = read_number(context, row.name, element, range);
        if (one)
            list.push_back(*one);
        else
            good = false;
    }
    return good ? std::optional<ParamValue>(list) : std::nullopt;
}

std::optional<ParamValue> read_number_or_field(CheckContext& context, const ParamRow& row,
                                               const RecipeValue& value) {
    if (value.text() != nullptr && value.text()->starts_with('='))
        return read_expression(context, row, value);
    if (const auto* text = value.text(); text != nullptr && begins_as_word(*text)) {
        const auto name = context.read_field(row.name, value);
        if (!name) return std::nullopt;
        return FieldOrNumber{0, *name, {}};
    }
    const auto number = read_number(context, row.name, value, {row.unit, row.min, row.max});
    if (!number) return std::nullopt;
    return FieldOrNumber{*number, {}, {}};
}

std::optional<std::string> read_material(CheckContext& context, const ParamRow& row,
                                         const RecipeValue& value) {
    const std::vector<std::string> known = context.plan.materials.names();
    auto name = read_choice(context, row.name, value, known);
    if (!name || !context.plan.materials.is_air(*context.plan.materials.find(*name))) return name;
    context.problem(value.origin,
                    fmt::format("{} = 'air': the ground cannot be made of air", row.name));
    return std::nullopt;
}

std::optional<ParamValue> read_materials(CheckContext& context, const ParamRow& row,
                                         const RecipeValue& value) {
    std::vector<std::string> list;
    if (value.array() == nullptr) {
        const auto one = read_material(context, row, value);
        if (!one) return std::nullopt;
        list.push_back(*one);
        return list;
    }
    const std::size_t count = value.array()->size();
    if (count == 0 || count > row.most) {
        context.problem(value.origin, fmt::format("{} takes 1 to {} materials, here are {}",
                                                  row.name, row.most, count));
        return std::nullopt;
    }
    bool good = true;
    for (const RecipeValue& element : *value.array()) {
        auto one = read_material(context, row, element);
        if (one)
            list.push_back(std::move(*one));
        else
            good = false;
    }
    return good ? std::optional<ParamValue>(list) : std::nullopt;
}

template <class T>
std::optional<ParamValue> wrap(std::optional<T> value) {
    return value ? std::optional<ParamValue>(std::move(*value)) : std::nullopt;
}

}  // namespace

const RecipeEntry* find_param_entry(const RecipeTable& table, const ParamRow& row) {
    for (const std::string* name : {&row.name, &row.source_name, &row.older_name}) {
        const RecipeEntry* entry = name->empty() ? nullptr : table.find(*name);
        if (entry != nullptr) return entry;
    }
    return nullptr;
}

std::optional<ParamValue> read_param(CheckContext& context, const ParamRow& row,
                                     std::string_view key, const RecipeValue& written) {
    RecipeValue value = written;
    if (!row.source_name.empty() && (key == row.source_name || context.source_units)) {
        const double* number = std::get_if<double>(&written.data);
        if (number != nullptr || written.integer() != nullptr)
            value.data = (number != nullptr ? *number : static_cast<double>(*written.integer())) *
                             row.source_scale +
                         row.source_offset;
    }
    const NumberRange range{row.unit, row.min, row.max};
    switch (row.kind) {
        case ParamKind::number:
            return wrap(read_number(context, row.name, value, range));
        case ParamKind::integer:
            return wrap(read_integer(context, row.name, value, range));
        case ParamKind::toggle:
            return wrap(read_toggle(context, row.name, value));
        case ParamKind::choice:
            return wrap(read_choice(context, row.name, value, row.choices));
        case ParamKind::number_or_field:
            return read_number_or_field(context, row, value);
        case ParamKind::field_name:
            if (value.text() != nullptr && value.text()->empty()) return std::string();
            return wrap(context.read_field(row.name, value));
        case ParamKind::numbers:
            return read_numbers(context, row, value);
        case ParamKind::file:
            return wrap(read_input_file(context, row.name, value));
        case ParamKind::material:
            return wrap(read_material(context, row, value));
        case ParamKind::materials:
            return read_materials(context, row, value);
        case ParamKind::expression:
            return wrap(read_text(context, row.name, value));
    }
    return std::nullopt;
}

}  // namespace cuesta

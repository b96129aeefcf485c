// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/check_value.h"

#include <fmt/format.h>

#include <charconv>
#include <cmath>

#include "cuesta/base/text.h"
#include "cuesta/base/unit.h"
#include "cuesta/recipe/check_file.h"
#include "cuesta/recipe/check_rule.h"

namespace cuesta {
namespace {

bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

std::string in_unit(std::string_view unit) {
    return unit == "1" ? std::string() : fmt::format(" in {}", unit);
}

// The value in the unit, finite, not yet held against the range.
std::optional<double> to_number(CheckContext& context, std::string_view key,
                                const RecipeValue& value, std::string_view unit) {
    double number = 0;
    if (const auto* whole = value.integer()) {
        number = static_cast<double>(*whole);
    } else if (const auto* real = std::get_if<double>(&value.data)) {
        number = *real;
    } else if (const auto* text = value.text()) {
        const std::string clean = trim(*text);
        const auto quantity =
            clean.empty() || is_letter(clean[0]) ? std::nullopt : parse_quantity(clean);
        if (!quantity) {
            context.problem(value.origin, fmt::format("{} = {} is not a number{}", key,
                                                      value.shown(), in_unit(unit)));
            return std::nullopt;
        }
        // A unit that cannot be quoted as it is (too long, control characters) is none.
        const bool plain = in_quotes(quantity->unit) == "'" + quantity->unit + "'";
        const Converted converted =
            plain ? convert_quantity(*quantity, unit) : Converted{std::nullopt, "unknown unit"};
        if (!converted.value) {
            context.problem(value.origin,
                            fmt::format("{} = {}: {}", key, value.shown(), converted.problem));
            return std::nullopt;
        }
        number = *converted.value;
    } else {
        context.problem(value.origin, fmt::format("{} must be a number{}, not {}", key,
                                                  in_unit(unit), value.kind()));
        return std::nullopt;
    }
    if (!std::isfinite(number)) {
        context.problem(value.origin,
                        fmt::format("{} = {} is not a finite number", key, value.shown()));
        return std::nullopt;
    }
    return number + 0.0;  // -0 becomes 0: the two mean the same
}

bool in_range(CheckContext& context, std::string_view key, const RecipeValue& value, double number,
              const NumberRange& range) {
    if (range.min <= number && number <= range.max) return true;
    context.problem(value.origin, fmt::format("{} = {} is outside its range {}", key, value.shown(),
                                              range_text(range)));
    return false;
}

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
    if (const auto* text = value.text();
        text != nullptr && !text->empty() && is_letter((*text)[0])) {
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

std::string range_text(const NumberRange& range) {
    return fmt::format("{} to {}{}{}", format_number(range.min), format_number(range.max),
                       range.unit == "1" ? "" : " ", range.unit == "1" ? "" : range.unit);
}

std::optional<double> read_number(CheckContext& context, std::string_view key,
                                  const RecipeValue& value, const NumberRange& range) {
    const auto number = to_number(context, key, value, range.unit);
    if (!number || !in_range(context, key, value, *number, range)) return std::nullopt;
    return number;
}

std::optional<std::int64_t> read_integer(CheckContext& context, std::string_view key,
                                         const RecipeValue& value, const NumberRange& range) {
    const auto number = to_number(context, key, value, range.unit);
    if (!number || !in_range(context, key, value, *number, range)) return std::nullopt;
    if (const auto* whole = value.integer()) return *whole;
    // Ranges of whole numbers end far below 2^53, so the double holds them exactly.
    if (*number != std::nearbyint(*number) || std::abs(*number) > 0x1p53) {
        context.problem(value.origin,
                        fmt::format("{} = {} must be a whole number", key, value.shown()));
        return std::nullopt;
    }
    return static_cast<std::int64_t>(*number);
}

std::optional<bool> read_toggle(CheckContext& context, std::string_view key,
                                const RecipeValue& value) {
    if (value.toggle() != nullptr) return *value.toggle();
    context.problem(value.origin, fmt::format("{} = {} must be true or false (without quotes)", key,
                                              value.shown()));
    return std::nullopt;
}

std::optional<std::string> read_text(CheckContext& context, std::string_view key,
                                     const RecipeValue& value) {
    if (value.text() != nullptr) return *value.text();
    context.problem(value.origin,
                    fmt::format("{} must be a string in quotes, not {}", key, value.kind()));
    return std::nullopt;
}

std::optional<std::string> read_choice(CheckContext& context, std::string_view key,
                                       const RecipeValue& value,
                                       std::span<const std::string> words) {
    const auto text = read_text(context, key, value);
    if (!text) return std::nullopt;
    for (const std::string& word : words)
        if (word == *text) return text;
    context.problem(value.origin, fmt::format("{} = {} must be {}.{}", key, value.shown(),
                                              join_or(words), did_you_mean(*text, words)));
    return std::nullopt;
}

std::optional<std::uint64_t> read_seed(CheckContext& context, const RecipeValue& value) {
    if (const auto* whole = value.integer(); whole != nullptr && *whole >= 0)
        return static_cast<std::uint64_t>(*whole);
    if (const auto* text = value.text()) {
        std::uint64_t seed = 0;
        const char* last = text->data() + text->size();
        const auto [end, error] = std::from_chars(text->data(), last, seed);
        if (error == std::errc{} && end == last) return seed;
    }
    context.problem(
        value.origin,
        fmt::format("seed = {} must be a whole number from 0 to 9223372036854775807, or "
                    "up to 18446744073709551615 as a string",
                    value.shown()));
    return std::nullopt;
}

bool is_label(std::string_view text) {
    if (text.empty() || text.size() > 63 || !is_letter(text[0])) return false;
    for (const char c : text)
        if (!is_letter(c) && !is_digit(c) && c != '_' && c != '-') return false;
    return true;
}

std::optional<std::string> read_label(CheckContext& context, std::string_view key,
                                      const RecipeValue& value) {
    const auto text = read_text(context, key, value);
    if (!text || is_label(*text)) return text;
    context.problem(value.origin, fmt::format("{} = {} must be 1 to 63 letters, digits, _ or -, a "
                                              "letter first",
                                              key, value.shown()));
    return std::nullopt;
}

const RecipeEntry* find_param_entry(const RecipeTable& table, const ParamRow& row) {
    for (const std::string* name : {&row.name, &row.source_name, &row.older_name}) {
        const RecipeEntry* entry = name->empty() ? nullptr : table.find(*name);
        if (entry != nullptr) return entry;
    }
    return nullptr;
}

std::optional<double> plain_number(const ParamValue& value) {
    if (const double* number = std::get_if<double>(&value)) return *number;
    const auto* either = std::get_if<FieldOrNumber>(&value);
    return either != nullptr && either->field.empty() ? std::optional(either->number)
                                                      : std::nullopt;
}

ParamValue number_value(const ParamRow& row, double number) {
    if (row.kind == ParamKind::number_or_field) return FieldOrNumber{number, {}, {}};
    return number;
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

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/check_value.h"

#include <fmt/format.h>

#include <charconv>
#include <cmath>

#include "cuesta/base/text.h"
#include "cuesta/base/unit.h"

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
            clean.empty() || begins_as_word(clean) ? std::nullopt : parse_quantity(clean);
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

}  // namespace

bool begins_as_word(std::string_view text) {
    return !text.empty() && is_letter(text[0]);
}

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
    if (text.size() > 63 || !begins_as_word(text)) return false;
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

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/param_value.h"

#include <fmt/format.h>

#include "cuesta/base/text.h"

namespace cuesta {
namespace {

std::string with_unit(const std::string& number, const std::string& unit) {
    return unit == "1" || unit.empty() ? number : fmt::format("{} {}", number, unit);
}

}  // namespace

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

std::string value_text(const ParamValue& value, const std::string& unit) {
    return std::visit(
        [&](const auto& held) -> std::string {
            using T = std::decay_t<decltype(held)>;
            if constexpr (std::is_same_v<T, double>) {
                return with_unit(format_number(held), unit);
            } else if constexpr (std::is_same_v<T, std::int64_t>) {
                return with_unit(fmt::format("{}", held), unit);
            } else if constexpr (std::is_same_v<T, bool>) {
                return held ? "true" : "false";
            } else if constexpr (std::is_same_v<T, std::string>) {
                return held.empty() ? "none" : held;
            } else if constexpr (std::is_same_v<T, FieldOrNumber>) {
                if (!held.expression.empty()) return fmt::format("\"{}\"", held.expression);
                return held.field.empty() ? with_unit(format_number(held.number), unit)
                                          : "field " + held.field;
            } else if constexpr (std::is_same_v<T, std::vector<std::string>>) {
                return fmt::format("[{}]", fmt::join(held, ", "));
            } else {
                std::vector<std::string> numbers;
                for (const double number : held) numbers.push_back(format_number(number));
                return with_unit(fmt::format("[{}]", fmt::join(numbers, ", ")), unit);
            }
        },
        value);
}

}  // namespace cuesta

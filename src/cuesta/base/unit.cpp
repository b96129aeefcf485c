// SPDX-License-Identifier: Apache-2.0
#include "cuesta/base/unit.h"

#include <fmt/format.h>

#include <charconv>
#include <cmath>

#include "cuesta/base/text.h"

namespace cuesta {
namespace {

struct Symbol {
    std::string_view name;
    Unit unit;
};

constexpr double pi = 3.14159265358979323846;
constexpr double year_s = 365.25 * 86400;  // Julian year

// length, time, mass, temperature, angle
constexpr Symbol symbols[] = {
    {"1", {{0, 0, 0, 0, 0}, 1, 0}},
    {"%", {{0, 0, 0, 0, 0}, 0.01, 0}},
    {"m", {{1, 0, 0, 0, 0}, 1, 0}},
    {"km", {{1, 0, 0, 0, 0}, 1000, 0}},
    {"dm", {{1, 0, 0, 0, 0}, 0.1, 0}},
    {"cm", {{1, 0, 0, 0, 0}, 0.01, 0}},
    {"mm", {{1, 0, 0, 0, 0}, 0.001, 0}},
    {"um", {{1, 0, 0, 0, 0}, 1e-6, 0}},
    {"ft", {{1, 0, 0, 0, 0}, 0.3048, 0}},
    {"mi", {{1, 0, 0, 0, 0}, 1609.344, 0}},
    {"ha", {{2, 0, 0, 0, 0}, 1e4, 0}},
    {"s", {{0, 1, 0, 0, 0}, 1, 0}},
    {"ms", {{0, 1, 0, 0, 0}, 0.001, 0}},
    {"min", {{0, 1, 0, 0, 0}, 60, 0}},
    {"h", {{0, 1, 0, 0, 0}, 3600, 0}},
    {"d", {{0, 1, 0, 0, 0}, 86400, 0}},
    {"yr", {{0, 1, 0, 0, 0}, year_s, 0}},
    {"a", {{0, 1, 0, 0, 0}, year_s, 0}},
    {"kyr", {{0, 1, 0, 0, 0}, 1e3 * year_s, 0}},
    {"Myr", {{0, 1, 0, 0, 0}, 1e6 * year_s, 0}},
    {"g", {{0, 0, 1, 0, 0}, 0.001, 0}},
    {"kg", {{0, 0, 1, 0, 0}, 1, 0}},
    {"t", {{0, 0, 1, 0, 0}, 1000, 0}},
    {"N", {{1, -2, 1, 0, 0}, 1, 0}},
    {"Pa", {{-1, -2, 1, 0, 0}, 1, 0}},
    {"hPa", {{-1, -2, 1, 0, 0}, 100, 0}},
    {"kPa", {{-1, -2, 1, 0, 0}, 1000, 0}},
    {"MPa", {{-1, -2, 1, 0, 0}, 1e6, 0}},
    {"GPa", {{-1, -2, 1, 0, 0}, 1e9, 0}},
    {"J", {{2, -2, 1, 0, 0}, 1, 0}},
    {"W", {{2, -3, 1, 0, 0}, 1, 0}},
    {"K", {{0, 0, 0, 1, 0}, 1, 0}},
    {"C", {{0, 0, 0, 1, 0}, 1, 273.15}},
    {"degC", {{0, 0, 0, 1, 0}, 1, 273.15}},
    {"F", {{0, 0, 0, 1, 0}, 5.0 / 9.0, 459.67}},
    {"rad", {{0, 0, 0, 0, 1}, 1, 0}},
    {"deg", {{0, 0, 0, 0, 1}, pi / 180, 0}},
    {"turn", {{0, 0, 0, 0, 1}, 2 * pi, 0}},
};

constexpr std::string_view kinds[] = {"length", "time", "mass", "temperature", "angle"};

std::string kind_of(const Unit& unit) {
    const auto& d = unit.dimension;
    if (d == std::array{0, 0, 0, 0, 0}) return "a pure number";
    if (d == std::array{2, 0, 0, 0, 0}) return "an area";
    if (d == std::array{3, 0, 0, 0, 0}) return "a volume";
    if (d == std::array{1, -1, 0, 0, 0}) return "a speed or rate";
    if (d == std::array{-3, 0, 1, 0, 0}) return "a density";
    if (d == std::array{-1, -2, 1, 0, 0}) return "a pressure";
    if (d == std::array{2, -1, 0, 0, 0}) return "a diffusivity";
    if (d == std::array{3, -1, 0, 0, 0}) return "a discharge";
    for (std::size_t i = 0; i < 5; ++i) {
        std::array<int, 5> one{};
        one[i] = 1;
        if (d == one) return fmt::format("{} {}", i == 4 ? "an" : "a", kinds[i]);
    }
    return "another kind of quantity";
}

const Symbol* find_symbol(std::string_view name) {
    for (const Symbol& symbol : symbols)
        if (symbol.name == name) return &symbol;
    return nullptr;
}

// Splits "m2", "m^2", "s-1" into symbol and exponent.
bool split_power(std::string_view text, std::string_view& name, int& exponent) {
    std::size_t end = text.size();
    while (end > 0 && text[end - 1] >= '0' && text[end - 1] <= '9') --end;
    exponent = 1;
    if (end == 0) {
        name = text;
        return text == "1";
    }
    std::string_view digits = text.substr(end);
    if (end > 1 && !digits.empty() && text[end - 1] == '-') digits = text.substr(--end);
    if (!digits.empty() &&
        std::from_chars(digits.data(), digits.data() + digits.size(), exponent).ec != std::errc{})
        return false;
    if (end > 1 && !digits.empty() && text[end - 1] == '^') --end;
    name = text.substr(0, end);
    return exponent >= -9 && exponent <= 9 && exponent != 0;
}

double whole_power(double base, int exponent) {
    double result = 1;
    for (int i = 0; i < std::abs(exponent); ++i) result *= base;
    return exponent < 0 ? 1 / result : result;
}

// A trimmed text as a unit; `unknown` is set to the symbol that is none, empty for bad grammar.
std::optional<Unit> read_unit(std::string_view clean, std::string_view& unknown) {
    unknown = {};
    if (clean.empty()) return std::nullopt;
    Unit unit;
    int factors = 0;
    bool below = false;
    std::size_t start = 0;
    for (std::size_t i = 0; i <= clean.size(); ++i) {
        if (i < clean.size() && clean[i] != '/' && clean[i] != '*' && clean[i] != ' ') continue;
        const std::string_view part = clean.substr(start, i - start);
        start = i + 1;
        std::string_view name;
        int exponent = 1;
        if (!split_power(part, name, exponent)) return std::nullopt;
        const Symbol* symbol = find_symbol(name);
        if (symbol == nullptr) {
            unknown = name;
            return std::nullopt;
        }
        if (below) exponent = -exponent;
        for (std::size_t k = 0; k < 5; ++k)
            unit.dimension[k] += exponent * symbol->unit.dimension[k];
        unit.factor *= whole_power(symbol->unit.factor, exponent);
        unit.offset = factors++ == 0 && exponent == 1 ? symbol->unit.offset : 0;
        below = i < clean.size() && clean[i] == '/';
    }
    if (factors > 1) unit.offset = 0;
    return unit;
}

// " Did you mean 'mm/h'?" for "mm/hr": the unknown symbol mended, the rest as it was written. A
// symbol that makes the needed kind of quantity comes before others that are as near.
std::string suggest_unit(const std::string& text, const Unit& needed) {
    std::string_view unknown;
    if (read_unit(text, unknown) || unknown.empty()) return "";
    const auto at = static_cast<std::size_t>(unknown.data() - text.data());
    const auto with = [&](const std::string& symbol) {
        return text.substr(0, at) + symbol + text.substr(at + unknown.size());
    };
    std::vector<std::string> fitting;
    for (const std::string& symbol : unit_symbols())
        if (const auto unit = parse_unit(with(symbol)); unit && unit->dimension == needed.dimension)
            fitting.push_back(symbol);
    auto near = nearest_name(unknown, fitting);
    if (!near) near = nearest_name(unknown, unit_symbols());
    return near ? fmt::format(" Did you mean '{}'?", with(*near)) : "";
}

}  // namespace

std::optional<Unit> parse_unit(std::string_view text) {
    std::string_view unknown;
    return read_unit(trim(text), unknown);
}

std::optional<Quantity> parse_quantity(std::string_view text) {
    const std::string clean = trim(text);
    double value = 0;
    const char* first = clean.data();
    const char* last = clean.data() + clean.size();
    if (last - first > 1 && first[0] == '+' && first[1] != '-') ++first;
    const auto [end, error] = std::from_chars(first, last, value);
    if (error != std::errc{} || !std::isfinite(value)) return std::nullopt;
    return Quantity{value, trim(std::string_view(end, static_cast<std::size_t>(last - end)))};
}

Converted convert_quantity(const Quantity& quantity, std::string_view unit) {
    if (quantity.unit.empty()) return {quantity.value, {}};
    const auto to = parse_unit(unit);
    const auto from = parse_unit(quantity.unit);
    if (!to) return {std::nullopt, fmt::format("unit '{}' is not known", unit)};
    if (!from)
        return {std::nullopt, fmt::format("unknown unit '{}'.{}", quantity.unit,
                                          suggest_unit(quantity.unit, *to))};
    if (from->dimension != to->dimension)
        return {std::nullopt, fmt::format("'{}' is {}, but {} is needed (unit {})", quantity.unit,
                                          kind_of(*from), kind_of(*to), unit)};
    if (quantity.unit == unit) return {quantity.value, {}};
    // One division at most, so that "2 km" is exactly 2000.
    if (from->offset == 0 && to->offset == 0) {
        const double ratio = from->factor / to->factor;
        const double inverse = to->factor / from->factor;
        const bool divide =
            std::abs(inverse - std::nearbyint(inverse)) < 1e-9 * inverse && inverse > 1;
        const bool whole = std::abs(ratio - std::nearbyint(ratio)) < 1e-9 * ratio;
        if (divide) return {quantity.value / std::nearbyint(inverse), {}};
        return {quantity.value * (whole ? std::nearbyint(ratio) : ratio), {}};
    }
    return {from->factor * (quantity.value + from->offset) / to->factor - to->offset, {}};
}

const std::vector<std::string>& unit_symbols() {
    static const std::vector<std::string> names = [] {
        std::vector<std::string> list;
        for (const Symbol& symbol : symbols) list.emplace_back(symbol.name);
        return list;
    }();
    return names;
}

}  // namespace cuesta

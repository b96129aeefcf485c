// SPDX-License-Identifier: Apache-2.0
// Units of recipe values: "35 deg", "2 km", "20 mm/h", "500 yr", "2.7 g/cm3".
//
// A unit is a product of known symbols with whole exponents (m2/yr, kg/m3, m^0.5 is not one), read
// as a dimension and a factor to house units. Temperatures carry an offset (C, K, F) and only stand
// alone. A pure number has unit "1"; "%" is 0.01.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cuesta {

struct Unit {
    // Exponents of length, time, mass, temperature, angle.
    std::array<int, 5> dimension{};
    double factor = 1;  // value in SI (m, s, kg, K, rad) = factor * (value + offset)
    double offset = 0;
};

// nullopt if a symbol is unknown or the text is not a unit.
std::optional<Unit> parse_unit(std::string_view text);

// "12.5 km/h" -> 12.5 and "km/h"; the unit may be missing. nullopt if it does not
// start with a finite number.
struct Quantity {
    double value;
    std::string unit;
};
std::optional<Quantity> parse_quantity(std::string_view text);

// The value of `quantity` in `unit`. The explanation of a failure is a sentence for the user:
// unknown unit (with the nearest), or wrong kind ("is a length, a time is needed").
struct Converted {
    std::optional<double> value;
    std::string problem;
};
Converted convert_quantity(const Quantity& quantity, std::string_view unit);

// Every symbol parse_unit knows, for suggestions and documentation.
const std::vector<std::string>& unit_symbols();

}  // namespace cuesta

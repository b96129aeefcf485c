// SPDX-License-Identifier: Apache-2.0
// What a value of an expression is measured in: a dimension and the size of its unit.
//
//   bare number   0.2, 400: takes the unit of what it is added to, compared with or stored in; in
//                 products it is a pure number
//   pure number   unit 1: shares, conditions, what sin and exp take
//   others        m, mm/yr, C, m2/s ...; two of one dimension meet in the unit of the first
//
// Exponents count in twelfths, so that roots have a unit too. Of temperatures C is the one with a
// zero point; K in an expression means a difference of degrees. Both have size 1.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace cuesta::rule {

struct Measure {
    std::array<int, 5> twelfths{};  // length, time, mass, temperature, angle
    double factor = 1;              // to m, s, kg, K, rad
    bool bare = false;

    bool same_kind(const Measure& other) const { return twelfths == other.twelfths; }
    bool pure() const { return twelfths == std::array<int, 5>{}; }
    bool angle() const { return twelfths == std::array<int, 5>{0, 0, 0, 0, 12}; }
};

inline constexpr Measure bare_number{{}, 1, true};
inline constexpr Measure pure_number{{}, 1, false};
inline constexpr Measure metre{{12, 0, 0, 0, 0}, 1, false};
inline constexpr Measure radian{{0, 0, 0, 0, 12}, 1, false};

// nullopt if the text is no unit, or one that cannot be calculated with (F).
std::optional<Measure> read_measure(std::string_view unit);

// Of a product and a quotient; a bare number with a pure one stays bare.
Measure operator*(const Measure& a, const Measure& b);
Measure operator/(const Measure& a, const Measure& b);
// nullopt if an exponent is no twelfth.
std::optional<Measure> power(const Measure& a, double exponent);

// What a number in `from` is multiplied with to be in `to`; exactly 1 if they are the same.
double conversion(const Measure& from, const Measure& to);

// "m", "mm/yr", "m/s2", "a pure number"; "" for a bare one.
std::string unit_text(const Measure& measure);
// A unit of that kind as people write it, whatever its size: "s", "m/deg".
std::string kind_text(const Measure& measure);

}  // namespace cuesta::rule

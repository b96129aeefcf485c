// SPDX-License-Identifier: Apache-2.0
#include "cuesta/rule/measure.h"

#include <fmt/format.h>

#include <cmath>

#include "cuesta/base/unit.h"

namespace cuesta::rule {
namespace {

bool near(double a, double b) {
    return std::abs(a - b) <= 1e-9 * std::abs(b);
}

// Units that people write, to call a product by one of them.
constexpr std::string_view common[] = {
    "m",     "km",    "mm",    "m2",    "m3",   "km2",   "s",   "yr",   "d",     "h",     "m/s",
    "mm/yr", "m/yr",  "mm/h",  "m/h",   "m3/s", "1/m",   "1/s", "1/yr", "1/km",  "m2/yr", "m2/s",
    "C",     "C/m",   "C/km",  "deg",   "rad",  "kg",    "Pa",  "hPa",  "kg/m3", "m/s2",  "C/s",
    "1/C",   "m/deg", "C/deg", "1/deg", "m/C",  "deg/m", "s/m", "m4",   "1/m2"};

constexpr std::string_view base_symbols[] = {"m", "s", "kg", "C", "rad"};

std::string exponent_text(int twelfths) {
    if (twelfths == 12) return "";
    if (twelfths % 12 == 0) return fmt::format("{}", twelfths / 12);
    return fmt::format("^{:.3g}", twelfths / 12.0);
}

}  // namespace

std::optional<Measure> read_measure(std::string_view unit) {
    const auto read = parse_unit(unit);
    if (!read || (read->offset != 0 && read->factor != 1)) return std::nullopt;
    Measure out;
    for (std::size_t i = 0; i < 5; ++i) out.twelfths[i] = 12 * read->dimension[i];
    out.factor = read->factor;
    return out;
}

Measure operator*(const Measure& a, const Measure& b) {
    Measure out;
    for (std::size_t i = 0; i < 5; ++i) out.twelfths[i] = a.twelfths[i] + b.twelfths[i];
    out.factor = a.factor * b.factor;
    out.bare = (a.bare || b.bare) && out.pure();
    return out;
}

Measure operator/(const Measure& a, const Measure& b) {
    Measure out;
    for (std::size_t i = 0; i < 5; ++i) out.twelfths[i] = a.twelfths[i] - b.twelfths[i];
    out.factor = a.factor / b.factor;
    out.bare = (a.bare && b.pure()) || (b.bare && a.pure());
    return out;
}

std::optional<Measure> power(const Measure& a, double exponent) {
    if (a.pure()) return Measure{{}, std::pow(a.factor, exponent), a.bare};
    Measure out;
    for (std::size_t i = 0; i < 5; ++i) {
        const double exact = a.twelfths[i] * exponent, whole = std::nearbyint(exact);
        if (std::abs(exact - whole) > 1e-6 || std::abs(whole) > 1200) return std::nullopt;
        out.twelfths[i] = static_cast<int>(whole);
    }
    out.factor = std::pow(a.factor, exponent);
    return out;
}

double conversion(const Measure& from, const Measure& to) {
    if (from.bare || to.bare || near(from.factor, to.factor)) return 1;
    const double ratio = from.factor / to.factor, inverse = to.factor / from.factor;
    // Whole ratios are meant: 1000 m are one km.
    if (near(ratio, std::nearbyint(ratio))) return std::nearbyint(ratio);
    if (near(inverse, std::nearbyint(inverse))) return 1 / std::nearbyint(inverse);
    return ratio;
}

std::string kind_text(const Measure& measure) {
    for (const std::string_view unit : common) {
        const auto known = read_measure(unit);
        if (known && known->same_kind(measure)) return std::string(unit);
    }
    return unit_text({measure.twelfths, 1, false});
}

std::string unit_text(const Measure& measure) {
    if (measure.bare) return "";
    if (measure.pure()) {
        if (near(measure.factor, 1)) return "a pure number";
        if (near(measure.factor, 0.01)) return "%";
    }
    for (const std::string_view unit : common) {
        const auto known = read_measure(unit);
        if (known && known->same_kind(measure) && near(known->factor, measure.factor))
            return std::string(unit);
    }
    std::string above, below;
    for (std::size_t i = 0; i < 5; ++i) {
        const int power_of = measure.twelfths[i];
        std::string& side = power_of > 0 ? above : below;
        if (power_of == 0) continue;
        if (!side.empty()) side += power_of > 0 ? "*" : "/";
        side += fmt::format("{}{}", base_symbols[i], exponent_text(std::abs(power_of)));
    }
    std::string out = above.empty() ? "1" : above;
    if (!below.empty()) out += "/" + below;
    return near(measure.factor, 1) ? out : fmt::format("{:.4g} {}", measure.factor, out);
}

}  // namespace cuesta::rule

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/verify/figure.h"

#include <fmt/format.h>

#include <cmath>
#include <limits>
#include <utility>

namespace cuesta::verify {
namespace {

constexpr double none = std::numeric_limits<double>::infinity();

std::string with_unit(double value, const std::string& unit) {
    const std::string number = fmt::format("{:.4g}", value);
    return unit == "1" ? number : number + " " + unit;
}

}  // namespace

bool Figure::passes() const {
    if (!std::isfinite(measured)) return false;
    // Relative tolerances belong to one expected value: low == high.
    const double off = relative ? tolerance * std::abs(low) : tolerance;
    return measured >= low - off && measured <= high + off;
}

std::string Figure::measured_text() const {
    return with_unit(measured, unit);
}

std::string Figure::expected_text() const {
    if (low == high) return fmt::format("{:.4g}", low);
    if (high == none) return fmt::format(">= {:.4g}", low);
    if (low == -none) return fmt::format("<= {:.4g}", high);
    return fmt::format("{:.4g} to {:.4g}", low, high);
}

std::string Figure::tolerance_text() const {
    if (low != high) return "";
    if (tolerance == 0) return "exact";
    return relative ? fmt::format("{:.4g} %", 100 * tolerance) : fmt::format("{:.4g}", tolerance);
}

Figure within(std::string what, std::string unit, double measured, double expected,
              double tolerance) {
    return {std::move(what), std::move(unit), measured, expected, expected, tolerance, false};
}

Figure within_share(std::string what, std::string unit, double measured, double expected,
                    double share) {
    return {std::move(what), std::move(unit), measured, expected, expected, share, true};
}

Figure between(std::string what, std::string unit, double measured, double low, double high) {
    return {std::move(what), std::move(unit), measured, low, high, 0, false};
}

Figure at_least(std::string what, std::string unit, double measured, double low) {
    return between(std::move(what), std::move(unit), measured, low, none);
}

Figure at_most(std::string what, std::string unit, double measured, double high) {
    return between(std::move(what), std::move(unit), measured, -none, high);
}

void Worst::see(double value) {
    if (!std::isnan(value_) && !(value <= value_)) value_ = value;
}

}  // namespace cuesta::verify

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/analysis/realism_words.h"

#include <fmt/format.h>

#include <cmath>

namespace cuesta {
namespace {

bool is_share(const Measure& m) {
    return m.name == "depression_share" || m.name == "drained" || m.name == "above_repose";
}

std::string number_text(const Measure& m, double value) {
    if (is_share(m)) return fmt::format("{:.3g} %", 100 * value);
    if (m.name == "slope_p99_9") return fmt::format("{:.3g} deg", value);
    return fmt::format("{:g}", value);
}

}  // namespace

std::string value_text(const Measure& m) {
    if (std::isnan(m.value)) return "-";
    if (std::isinf(m.value)) return "no end";
    if (m.name == "depression_share" || m.name == "above_repose")
        return fmt::format("{:.1f} %", 100 * m.value);
    if (m.name == "slope_p99_9") return fmt::format("{:.1f} deg", m.value);
    if (m.name == "outlets") return fmt::format("{:.0f}", m.value);
    if (m.name == "drained") return number_text(m, m.value);
    const bool fine =
        m.name == "hack_exponent" || m.name == "area_exponent" || m.name == "inversion_asymmetry";
    return fmt::format("{:.{}f}", m.value, fine ? 3 : 2);
}

std::string accepted_text(const Measure& m) {
    std::string text;
    if (std::isfinite(m.low) && m.low == m.high)
        text = number_text(m, m.low);
    else if (std::isfinite(m.low) && std::isfinite(m.high))
        text = fmt::format("{} to {}", number_text(m, m.low), number_text(m, m.high));
    else if (std::isfinite(m.high))
        text = fmt::format("<= {}", number_text(m, m.high));
    else if (std::isfinite(m.low))
        text = fmt::format(">= {}", number_text(m, m.low));
    if (m.r2_least) text += fmt::format(", R2 >= {:.2f}", *m.r2_least);
    return text;
}

std::string cells_text(const RealismReport& report) {
    const std::string cell =
        report.spacing_x_m == report.spacing_y_m
            ? fmt::format("{:.4g} m", report.spacing_x_m)
            : fmt::format("{:.4g} x {:.4g} m", report.spacing_x_m, report.spacing_y_m);
    return fmt::format("{} x {} cells of {}, land from {:.5g} to {:.5g} m", report.columns,
                       report.rows, cell, report.low_m, report.high_m);
}

std::string lakes_text(const RealismReport& report) {
    if (report.lakes.empty()) return "No lakes.";
    return fmt::format("{} {}, {:.3g} km2, {:.3g} km3; the largest {:.3g} km2, {:.3g} m deep.",
                       report.lakes.size(), report.lakes.size() == 1 ? "lake" : "lakes",
                       report.lake_area_m2 / 1e6, report.lake_volume_m3 / 1e9,
                       report.lakes[0].area_m2 / 1e6, report.lakes[0].deepest_m);
}

std::string conclusion(const RealismReport& report) {
    const int gates = report.count(MeasureKind::gate);
    const int passed = report.count(MeasureKind::gate, MeasureVerdict::pass);
    const int open = report.count(MeasureKind::gate, MeasureVerdict::not_measured);
    const std::string others =
        fmt::format("{} of {} other intervals",
                    report.count(MeasureKind::interval, MeasureVerdict::pass) +
                        report.count(MeasureKind::soft, MeasureVerdict::pass),
                    report.count(MeasureKind::interval) + report.count(MeasureKind::soft));
    if (passed == gates)
        return fmt::format("Looks like land that rivers made: all {} gates, {}.", gates, others);
    if (passed + open < gates)
        return fmt::format("Does not look like eroded land: {} of {} gates, {}.", passed, gates,
                           others);
    return fmt::format("No verdict: {} of {} gates could not be measured.", open, gates);
}

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/slope/thermal.h"

#include <numbers>

#include "cuesta/base/elementary.h"
#include "cuesta/base/parallel.h"
#include "cuesta/process/slope/thermal_kernel.h"

namespace cuesta {
namespace {

constexpr float most_angle_deg = 89;

// Height difference along an axis at which each cell rests. Returns how many angles were outside.
std::int64_t fill_thresholds(const Field& angle_deg, double spacing_m, Field& axis_m) {
    const auto spacing = static_cast<float>(spacing_m);
    constexpr auto radian = static_cast<float>(std::numbers::pi / 180);
    const std::int64_t columns = angle_deg.columns();
    return ordered_reduce(
        0, angle_deg.rows(), rows_per_piece(columns), std::int64_t{0},
        [&](std::int64_t lo, std::int64_t hi) {
            std::int64_t outside = 0;
            for (std::int64_t y = lo; y < hi; ++y) {
                const float* from = angle_deg.row(y);
                float* to = axis_m.row(y);
                std::int32_t count = 0;
                for (std::int64_t x = 0; x < columns; ++x) {
                    const float given = from[x];
                    float angle = given < most_angle_deg ? given : most_angle_deg;
                    angle = angle > 0 ? angle : 0;
                    count += angle != given ? 1 : 0;
                    to[x] = elementary::tan(angle * radian) * spacing;
                }
                outside += count;
            }
            return outside;
        },
        [](std::int64_t all, std::int64_t part) { return all + part; });
}

}  // namespace

StepReport Thermal::apply(Terrain& terrain, const StepContext& step) const {
    const double spacing_m = step.grid.spacing_m;
    ThermalRule rule = ThermalRule::from(spacing_m, rate, neighbours == Neighbours::eight);
    StepReport report;

    // Thresholds: one number, or one for each cell.
    const FieldValue angle_deg = step.value_of(angle);
    Field* axis_m = nullptr;
    if (angle_deg.uniform()) {
        const auto a = elementary::sincos(double{angle_deg.number()} * std::numbers::pi / 180);
        const double threshold_m = a.sin / a.cos * spacing_m;
        rule.axis_m = static_cast<float>(threshold_m);
        rule.diagonal_m = static_cast<float>(threshold_m * std::numbers::sqrt2);
    } else {
        axis_m = &step.scratch.field(0);
        report.count("limited_angles", fill_thresholds(*angle_deg.field(), spacing_m, *axis_m));
    }

    Field* exchanged[] = {&terrain.height(), axis_m};
    step.comm.exchange(std::span(exchanged, axis_m == nullptr ? 1 : 2), Outside::repeat);
    const ThermalBlock block{terrain.height(), terrain.height_rest(), axis_m,
                             borders_of(step.grid, step.block)};
    report.count("limited_pairs", thermal_step(block, rule));
    return report;
}

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/slope/thermal.h"

#include <cmath>
#include <numbers>

#include "cuesta/base/check.h"
#include "cuesta/base/elementary.h"
#include "cuesta/base/parallel.h"
#include "cuesta/process/slope/thermal_kernel.h"

namespace cuesta {
namespace {

constexpr float most_angle_deg = 89;

// Units between neighbours along an axis at which each cell rests. Returns how many angles were
// outside.
std::int64_t fill_thresholds(const Field& angle_deg, double spacing_units, Field& axis) {
    const auto spacing = static_cast<float>(spacing_units);
    constexpr auto radian = static_cast<float>(std::numbers::pi / 180);
    const std::int64_t columns = angle_deg.columns();
    return ordered_reduce(
        0, angle_deg.rows(), rows_per_piece(columns), std::int64_t{0},
        [&](std::int64_t lo, std::int64_t hi) {
            std::int64_t outside = 0;
            for (std::int64_t y = lo; y < hi; ++y) {
                const float* from = angle_deg.row(y);
                float* to = axis.row(y);
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
    LayerStack& ground = terrain.ground();
    CUESTA_CHECK(!ground.layered(), "thermal slides ground of one material");
    const double spacing_units = step.grid.spacing_m / ground.unit_m();
    ThermalRule rule;
    rule.eight = neighbours == Neighbours::eight;
    rule.share = static_cast<float>(rate);
    // Golden-ratio phases: the mean over any few steps is near one half.
    const double turns = static_cast<double>(terrain.now) * 0.6180339887498949;
    rule.phase = static_cast<float>(turns - std::floor(turns));
    StepReport report;

    // Thresholds: one number, or one for each cell.
    const FieldValue angle_deg = step.value_of(angle);
    Field* axis = nullptr;
    if (angle_deg.uniform()) {
        const auto a = elementary::sincos(double{angle_deg.number()} * std::numbers::pi / 180);
        const double threshold = a.sin / a.cos * spacing_units;
        rule.axis = static_cast<float>(threshold);
        rule.diagonal = static_cast<float>(threshold * std::numbers::sqrt2);
    } else {
        axis = &step.scratch.field(0);
        report.count("limited_angles", fill_thresholds(*angle_deg.field(), spacing_units, *axis));
        step.comm.exchange(*axis, Outside::repeat);
    }
    step.comm.exchange(ground.surface(), Outside::repeat);
    thermal_step({ground.surface(), axis, borders_of(step.grid, step.block)}, rule);
    return report;
}

}  // namespace cuesta

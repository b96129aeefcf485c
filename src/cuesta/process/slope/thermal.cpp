// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/slope/thermal.h"

#include <cmath>
#include <numbers>

#include "cuesta/base/check.h"
#include "cuesta/base/elementary.h"
#include "cuesta/base/parallel.h"
#include "cuesta/operator/describe.h"
#include "cuesta/process/slope/bedrock_weathering.h"
#include "cuesta/process/slope/thermal_deposit.h"
#include "cuesta/process/slope/thermal_fraction.h"
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

double threshold_units(double angle_deg, double spacing_units) {
    const auto a = elementary::sincos(angle_deg * std::numbers::pi / 180);
    return a.sin / a.cos * spacing_units;
}

ThermalRule rule_of(const Thermal& op, const ThermalRounds& rounds, std::int64_t now) {
    ThermalRule rule;
    rule.eight = op.neighbours == Thermal::Neighbours::eight;
    rule.fraction = static_cast<float>(rounds.fraction);
    rule.model = op.model;
    // Golden-ratio phases: the mean over any few rounds is near one half.
    const double turns = static_cast<double>(now) * 0.6180339887498949;
    rule.dither_offset = static_cast<float>(turns - std::floor(turns));
    return rule;
}

// Ground of one material: the surface alone.
ThermalMoved slide_surface(LayerStack& ground, const StepContext& step, ThermalRule rule,
                           const FieldValue& angle_deg, StepReport& report) {
    const double spacing_units = step.grid.spacing_m / ground.unit_m();
    Field* axis = nullptr;
    if (!angle_deg.uniform()) {
        axis = &step.scratch.field(0);
        report.count("limited_angles", fill_thresholds(*angle_deg.field(), spacing_units, *axis));
    } else {
        const double threshold = threshold_units(double{angle_deg.number()}, spacing_units);
        rule.axis = static_cast<float>(threshold);
        rule.diagonal = static_cast<float>(threshold * std::numbers::sqrt2);
        if (rule.divides()) {
            axis = &step.scratch.field(0);
            axis->fill(rule.axis);
        }
    }
    const Borders borders = borders_of(step.grid, step.block);
    // Without neighbours on any side whatever the halo holds is cut off; the other amounts are also
    // asked whether something moves later, and then it must hold the border's samples.
    const bool whole_amounts = !rule.divides() && rule.fraction >= rule.max_fraction();
    const bool alone = borders.west && borders.east && borders.north && borders.south;
    if (!alone || !whole_amounts) {
        if (axis != nullptr) step.comm.exchange(*axis, Outside::repeat);
        step.comm.exchange(ground.surface(), Outside::repeat);
    }
    Field* fraction = nullptr;
    if (rule.divides()) {
        fraction = &step.scratch.field(1);
        thermal_fractions(ground.surface(), *axis, borders, rule, *fraction);
        step.comm.exchange(*fraction, Outside::repeat);
    }
    return thermal_step({ground.surface(), axis, fraction, borders}, rule);
}

ThermalMoved slide_layers(const Thermal& op, Terrain& terrain, const StepContext& step,
                          const ThermalRule& rule, StepReport& report) {
    LayerStack& ground = terrain.ground();
    const double spacing_units = step.grid.spacing_m / ground.unit_m();
    LayerSlide slide;
    slide.rule = rule;
    slide.layer_rule = op.layer_rule;
    slide.undercut = op.undercut;
    slide.mixing = static_cast<Units>(op.mixing / ground.unit_m());
    slide.now = terrain.now;
    slide.work = &step.scratch.object<thermal::SlideWork>();
    const MaterialTable& materials = ground.materials();
    const bool by_material = op.angle.field.view() == field::talus;
    Field& axis = step.scratch.field(0);
    Field* fraction = rule.divides() ? &step.scratch.field(1) : nullptr;
    if (by_material || !op.angle.is_field()) {
        for (std::size_t i = 0; i < materials.size(); ++i)
            slide.of_material[i] = static_cast<float>(threshold_units(
                by_material ? materials[static_cast<MaterialId>(i)].talus_deg : op.angle.number,
                spacing_units));
    } else {
        slide.by_cell = true;
        report.count("limited_angles",
                     fill_thresholds(*step.value_of(op.angle).field(), spacing_units, axis));
    }
    const LayerSlideResult result =
        thermal_layers_step(ground, step.grid, step.block, step.comm, slide, axis, fraction);
    terrain.ledger.book(result.book, ground.unit_m());
    report.count("joined_layers", result.book.joined_layers);
    report.count("opened_caves", result.book.opened_caves);
    return result.moved;
}

void weather(const Thermal& op, Terrain& terrain, const StepContext& step, StepReport& report) {
    LayerStack& ground = terrain.ground();
    ground.make_layered();
    const auto regolith = terrain.materials().find("regolith");
    CUESTA_CHECK(regolith.has_value(), "there is no regolith in the table of materials");
    const WeatheringResult result = weather_bedrock(
        ground, {step.value_of(op.weathering_rate), op.weathering_depth, *regolith, terrain.now},
        terrain.make("thermal.rest"), terrain.make("thermal.owed"));
    terrain.ledger.book(result.book, ground.unit_m());
    report.count("joined_layers", result.book.joined_layers);
    report.count("limited_weathering", result.limited);
}

}  // namespace

std::string Thermal::problem() const {
    if (until == Until::rest && (weathering_rate.is_field() || weathering_rate.number > 0))
        return "rock that keeps weathering never rests: leave out 'weathering_rate' or 'until'";
    return {};
}

ThermalRounds Thermal::rounds(double spacing_m) const {
    return thermal_rounds(rate, rate_spacing, spacing_m, neighbours == Neighbours::eight);
}

StepReport Thermal::apply(Terrain& terrain, const StepContext& step) const {
    StepReport report;
    if (weathering_rate.is_field() || weathering_rate.number > 0)
        weather(*this, terrain, step, report);
    const ThermalRounds plan = rounds(step.grid.spacing_m);
    ThermalMoved moved;
    for (std::int64_t round = 0; round < plan.count; ++round) {
        const ThermalRule rule = rule_of(*this, plan, terrain.now * plan.count + round);
        StepReport strain;
        const ThermalMoved now =
            terrain.layered()
                ? slide_layers(*this, terrain, step, rule, strain)
                : slide_surface(terrain.ground(), step, rule, step.value_of(angle), strain);
        // Angles are those of the step, whatever the rounds.
        if (round > 0) strain.counts.erase("limited_angles");
        report.merge(strain);
        moved.units += now.units, moved.in_motion = now.in_motion;
        // Nothing moves any more: neither will it in the rounds to come.
        if (round + 1 < plan.count && round % 16 == 15 && !step.comm.any(now.in_motion)) break;
    }
    if (step.comm.rank() == 0) report.count("left_out_rounds", plan.left_out);
    if (until == Until::rest) {
        std::int64_t all[] = {moved.units, moved.in_motion ? 1 : 0};
        step.comm.sum(all);
        const double mean_m = static_cast<double>(all[0]) * terrain.ground().unit_m() /
                              static_cast<double>(step.grid.cells());
        report.at_rest = all[1] == 0 || mean_m < rest_below;
    }
    return report;
}

template OperatorRow describe<Thermal>();

}  // namespace cuesta

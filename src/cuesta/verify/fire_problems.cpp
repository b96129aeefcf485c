// SPDX-License-Identifier: Apache-2.0
// Lava against the spreading of a viscous disc, craters against their size classes, landslides
// against the reach of their volume.
#include "cuesta/verify/fire_problems.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "cuesta/process/impact/meteorites.h"
#include "cuesta/process/slope/landslide_runout.h"
#include "cuesta/process/slope/landslides.h"
#include "cuesta/process/volcano/lava_flow.h"
#include "cuesta/verify/lab.h"
#include "cuesta/verify/problem.h"

namespace cuesta::verify {
namespace {

// Slope of log y over log x.
double log_slope(const std::vector<double>& x, const std::vector<double>& y) {
    double n = 0, sx = 0, sy = 0, xx = 0, xy = 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        const double a = std::log(x[i]), b = std::log(y[i]);
        n += 1, sx += a, sy += b, xx += a * a, xy += a * b;
    }
    return (n * xy - sx * sy) / (n * xx - sx * sx);
}

Answer fixed_volume() {
    const LavaSpread spread = spread_lava({});
    return {{within("exponent of the radius in time", "1", spread.exponent, 0.125, 0.006),
             within("largest error of the radius", "1", spread.worst, 0, 0.03),
             within("volume lost", "units", static_cast<double>(spread.lost_units), 0, 0)}};
}

Answer steady_supply() {
    const LavaSpread spread = spread_lava(
        {.volume_m3 = 0, .flux_m3_per_s = 100, .cells = 81, .from_s = 2000, .to_s = 8000});
    return {{within("exponent of the radius in time", "1", spread.exponent, 0.5, 0.025),
             within("largest error of the radius", "1", spread.worst, 0, 0.05),
             within("volume lost", "units", static_cast<double>(spread.lost_units), 0, 0)}};
}

Answer crater_sizes() {
    const CraterMeasure bowl = measure_crater(1000, 80, 0);
    const CraterMeasure peak = measure_crater(12000, 120, 0);
    const CraterMeasure wide = measure_crater(25000, 120, 0);
    const auto lost = static_cast<double>(std::abs(bowl.lost_units) + std::abs(peak.lost_units) +
                                          std::abs(wide.lost_units));
    return {{within("depth over diameter, 1 km", "1", bowl.depth_over_diameter, 0.196, 0.02),
             between("depth over diameter, 12 km", "1", peak.depth_over_diameter, 0.05, 0.1),
             between("depth over diameter, 25 km", "1", wide.depth_over_diameter, 0.03, 0.08),
             within("rim over diameter, 1 km", "1", bowl.rim_over_diameter, 0.036, 0.008),
             within("exponent of the ejecta", "1", bowl.exponent, -3, 0.15),
             at_least("height of the central peak, 12 km", "m", peak.peak_m, 150),
             within("dug less laid", "units", lost, 0, 0)}};
}

Answer slide_reach() {
    const SlideMeasure small = measure_slide(100, 5, 45), large = measure_slide(500, 20, 45);
    const auto lost = static_cast<double>(std::abs(small.lost_units) + std::abs(large.lost_units));
    return {{within_share("fall over length, slope of 100 m", "1", small.fall_over_length,
                          small.law, 0.2),
             within_share("fall over length, slope of 500 m", "1", large.fall_over_length,
                          large.law, 0.2),
             within("taken less laid", "units", lost, 0, 0)}};
}

}  // namespace

double LavaDisc::exact_m(double time_s) const {
    const double weight = 2700 * 9.81 / (3 * 1e4);
    if (volume_m3 > 0) {
        const double pi = std::numbers::pi;
        const double xi = std::pow(1024 / (81 * pi * pi * pi), 0.125);
        return xi * std::pow(weight * std::pow(volume_m3, 3) * time_s, 0.125);
    }
    return 0.715 * std::pow(weight * std::pow(flux_m3_per_s, 3), 0.125) * std::sqrt(time_s);
}

LavaSpread spread_lava(const LavaDisc& disc) {
    const Grid grid{disc.cells, disc.cells, disc.spacing_m, Edges::closed};
    SingleCommunicator comm(grid);
    LavaFlow flow(grid, whole(grid), {disc.cells, disc.cells, 2});
    const IntField plane({disc.cells, disc.cells, 2});
    flow.begin(plane, nullptr, comm);
    LavaRule rule;
    rule.viscosity = 1e4, rule.yield = 0, rule.crust = 0, rule.spacing_m = disc.spacing_m;
    const double area = disc.spacing_m * disc.spacing_m;
    const auto middle = disc.cells / 2;
    std::int64_t given = 0;
    const auto give = [&](std::int64_t x, std::int64_t y, double metres) {
        const auto units = static_cast<std::int32_t>(metres / rule.unit_m);
        flow.supply(x, y, units, rule);
        given += units;
    };
    if (disc.volume_m3 > 0) {
        // As the law has it at half of the first time.
        const double radius = disc.exact_m(disc.from_s / 2) / disc.spacing_m;
        double sum = 0;
        const auto height = [&](std::int64_t x, std::int64_t y) {
            const double dx = static_cast<double>(x - middle), dy = static_cast<double>(y - middle);
            return std::cbrt(std::max(0.0, 1 - (dx * dx + dy * dy) / (radius * radius)));
        };
        for (std::int64_t y = 0; y < disc.cells; ++y)
            for (std::int64_t x = 0; x < disc.cells; ++x) sum += height(x, y);
        for (std::int64_t y = 0; y < disc.cells; ++y)
            for (std::int64_t x = 0; x < disc.cells; ++x)
                give(x, y, height(x, y) * disc.volume_m3 / area / sum);
    }
    LavaSpread result;
    double time = disc.volume_m3 > 0 ? disc.from_s / 2 : 0, carried = 0;
    double next = disc.from_s;
    while (time < disc.to_s) {
        std::int32_t most = 1;
        for (std::int64_t y = 0; y < disc.cells; ++y)
            for (std::int64_t x = 0; x < disc.cells; ++x)
                most = std::max(most, flow.lava().at(x, y));
        const double h = most * rule.unit_m;
        const double mobility = 2700 * 9.81 * h * h * h / (3 * 1e4);
        rule.substep_s = std::min({0.15 * area / std::max(mobility, 1e-9), next - time, 20.0});
        if (disc.flux_m3_per_s > 0) {
            // Over 25 cells, so that the first heap is no spire.
            const double due = disc.flux_m3_per_s * rule.substep_s / area / 25 + carried;
            const auto units = static_cast<std::int32_t>(due / rule.unit_m);
            carried = due - units * rule.unit_m;
            for (std::int64_t j = -2; j <= 2; ++j)
                for (std::int64_t i = -2; i <= 2; ++i)
                    flow.supply(middle + i, middle + j, units, rule), given += units;
        }
        flow.substep(rule, comm);
        time += rule.substep_s;
        if (time < next - 1e-9) continue;
        std::int64_t cells = 0;
        for (std::int64_t y = 0; y < disc.cells; ++y)
            for (std::int64_t x = 0; x < disc.cells; ++x)
                cells += flow.lava().at(x, y) * rule.unit_m > 0.02 * h ? 1 : 0;
        result.time_s.push_back(time);
        result.radius_m.push_back(std::sqrt(static_cast<double>(cells) * area / std::numbers::pi));
        result.worst =
            std::max(result.worst, std::abs(result.radius_m.back() / disc.exact_m(time) - 1));
        next *= 1.35;
    }
    result.exponent = log_slope(result.time_s, result.radius_m);
    std::int64_t there = 0;
    for (std::int64_t y = 0; y < disc.cells; ++y)
        for (std::int64_t x = 0; x < disc.cells; ++x) there += flow.lava().at(x, y);
    result.lost_units = given - there;
    return result;
}

CraterMeasure measure_crater(double diameter_m, std::int64_t cells_across, double irregularity) {
    const double spacing_m = diameter_m / static_cast<double>(cells_across);
    const std::int64_t size = 5 * cells_across + 1, middle = size / 2;
    Lab lab({size, size, spacing_m, Edges::closed}, [](auto, auto) { return 0; });
    const std::int64_t before = lab.sum_of_units();
    lab.step(Meteorites{.place = Meteorites::Place::given,
                        .count = 1,
                        .diameter_max = diameter_m,
                        .irregularity = irregularity});
    CraterMeasure measure;
    measure.lost_units = lab.sum_of_units() - before;
    // Means around rings, half a cell apart.
    const auto ring = [&](double radius_cells) {
        constexpr int points = 360;
        double sum = 0;
        for (int i = 0; i < points; ++i) {
            const double a = 2 * std::numbers::pi * i / points;
            const double x = static_cast<double>(middle) + radius_cells * std::cos(a);
            const double y = static_cast<double>(middle) + radius_cells * std::sin(a);
            const auto ix = static_cast<std::int64_t>(std::floor(x));
            const auto iy = static_cast<std::int64_t>(std::floor(y));
            const double u = x - std::floor(x), v = y - std::floor(y);
            sum += (lab.height(ix, iy) * (1 - u) + lab.height(ix + 1, iy) * u) * (1 - v) +
                   (lab.height(ix, iy + 1) * (1 - u) + lab.height(ix + 1, iy + 1) * u) * v;
        }
        return sum / points;
    };
    double crest = -1e30, crest_at = 1, floor = 1e30;
    const double radius = static_cast<double>(cells_across) / 2;
    for (double r = 0; r < 1.3 * radius; r += 0.5) {
        const double z = ring(r);
        if (z > crest) crest = z, crest_at = r;
        floor = std::min(floor, z);
    }
    const double across_m = 2 * crest_at * spacing_m;
    measure.depth_over_diameter = (crest - floor) / across_m;
    measure.rim_over_diameter = crest / across_m;
    measure.peak_m = ring(0) - floor;
    std::vector<double> at, thick;
    for (double u = 1.3; u <= 3; u += 0.1) at.push_back(u), thick.push_back(ring(u * radius));
    measure.exponent = log_slope(at, thick);
    return measure;
}

SlideMeasure measure_slide(double height_m, double spacing_m, double slope_deg) {
    const double steep = std::tan(slope_deg * std::numbers::pi / 180);
    const double plateau_m = 2 * height_m;
    // A plain, a slope and a plateau; the slide falls to the west.
    const double foot_m = 9 * height_m;
    const auto columns =
        static_cast<std::int64_t>((foot_m + plateau_m / steep + 3 * height_m) / spacing_m);
    const auto rows = static_cast<std::int64_t>(7 * height_m / spacing_m) | 1;
    Lab lab({columns, rows, spacing_m, Edges::closed}, [&](auto x, auto) {
        const double at = static_cast<double>(x) * spacing_m - foot_m;
        return std::clamp(at * steep, 0.0, plateau_m);
    });
    const std::int64_t before = lab.sum_of_units();
    std::vector<double> first;
    for (std::int64_t y = 0; y < rows; ++y)
        for (std::int64_t x = 0; x < columns; ++x) first.push_back(lab.height(x, y));
    // The foot of the slip lies a third up the slope.
    const double x_share =
        (foot_m + 0.3 * plateau_m / steep) / (static_cast<double>(columns - 1) * spacing_m);
    lab.step(Landslides{.place = Landslides::Place::given,
                        .x = x_share,
                        .count = 1,
                        .height_max = height_m,
                        .wetness = 0.0});
    SlideMeasure measure;
    measure.lost_units = lab.sum_of_units() - before;
    double crown_m = 0, crown_at = 0, deposit = 0;
    std::vector<double> by_column(static_cast<std::size_t>(columns), 0.0);
    for (std::int64_t y = 0; y < rows; ++y)
        for (std::int64_t x = 0; x < columns; ++x) {
            const double was = first[static_cast<std::size_t>(y * columns + x)];
            const double change = lab.height(x, y) - was;
            const double at = static_cast<double>(x) * spacing_m;
            if (change < -0.01 * height_m) {
                measure.volume_m3 -= change * spacing_m * spacing_m;
                if (was > crown_m || (was == crown_m && at > crown_at))
                    crown_m = was, crown_at = at;
            }
            if (change > 0) by_column[static_cast<std::size_t>(x)] += change, deposit += change;
        }
    // The front: half a percent of the deposit lies beyond it.
    std::size_t end = 0;
    for (double beyond = 0; beyond + by_column[end] < 0.005 * deposit; ++end)
        beyond += by_column[end];
    const double end_at = static_cast<double>(end) * spacing_m;
    const double end_m = first[end];
    measure.fall_over_length = (crown_m - end_m) / (crown_at - end_at);
    measure.law = reach_of_volume(measure.volume_m3);
    return measure;
}

std::vector<Problem> fire_problems() {
    const std::string topic = "fire";
    return {
        {0, "lava_fixed_volume", topic,
         "A disc of lava on a plane spreads with the eighth root of time [huppert1982].",
         fixed_volume},
        {0, "lava_steady_supply", topic,
         "Lava that comes up evenly spreads with the square root of time [huppert1982].",
         steady_supply},
        {0, "crater_sizes", topic,
         "Craters are a fifth as deep as wide, large ones less; ejecta thin out as r^-3 "
         "[pike1977].",
         crater_sizes},
        {0, "slide_reach", topic,
         "A landslide falls and runs out as its volume says [scheidegger1973].", slide_reach},
    };
}

}  // namespace cuesta::verify

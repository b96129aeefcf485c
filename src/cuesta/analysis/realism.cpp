// SPDX-License-Identifier: Apache-2.0
#include "cuesta/analysis/realism.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "cuesta/analysis/realism_land.h"
#include "cuesta/analysis/realism_network.h"
#include "cuesta/analysis/realism_shape.h"

namespace cuesta {

using realism::Finding;

namespace {

constexpr double none = std::numeric_limits<double>::infinity();

struct Row {
    std::string_view name, title;
    MeasureKind kind;
    double low, high;
    std::optional<double> r2_least;
    std::string_view good, too_low, too_high;  // sentences
};

// Intervals of docs/science/realism.md.
constexpr std::array rows{
    Row{"carve_index",
        "carve index",
        MeasureKind::gate,
        1.5,
        3.5,
        {},
        "Rivers lie in valleys that are deep against the roughness of the ground.",
        "Rivers run over rough ground without valleys of their own.",
        "Rivers are cut far deeper than the ground around them is rough."},
    Row{"inversion_asymmetry",
        "inversion asymmetry V64",
        MeasureKind::gate,
        -none,
        0.15,
        {},
        "Hollows are rare against summits, as where water carves.",
        "",
        "Upside down the land looks much the same: nothing drained it."},
    Row{"depression_share",
        "depression share",
        MeasureKind::gate,
        -none,
        0.06,
        {},
        "Nearly all of the land drains by itself.",
        "",
        "Too much of the land lies in closed hollows."},
    Row{"drainage_density",
        "drainage density",
        MeasureKind::gate,
        0.55,
        0.72,
        {},
        "Channels are as dense as on real land.",
        "Channels are sparser than on real land.",
        "Channels are denser than on real land: they wander or run side by side."},
    Row{"hack_exponent", "Hack exponent", MeasureKind::interval, 0.495, 0.62, 0.98,
        "Rivers lengthen with their basins as real ones do.",
        "Large basins have short rivers: basins are too round.",
        "Large basins have long rivers: basins are too thin."},
    Row{"area_exponent",
        "area exceedance",
        MeasureKind::interval,
        0.40,
        0.578,
        {},
        "Small and large basins are mixed as on real land.",
        "Water gathers into large rivers too soon.",
        "Water gathers too slowly: too few large rivers."},
    Row{"concavity", "concavity theta", MeasureKind::interval, 0.18, 0.60, 0.75,
        "Rivers flatten downstream.", "Rivers do not flatten downstream.",
        "Rivers flatten downstream faster than real ones."},
    Row{"slope_p99_9",
        "slope p99.9",
        MeasureKind::interval,
        -none,
        68,
        {},
        "The steepest ground is as steep as on real land.",
        "",
        "There are walls steeper than land of this grain has."},
    Row{"drained",
        "drained",
        MeasureKind::interval,
        1,
        1,
        {},
        "Every path ends at the border, the sea or a listed lake.",
        "Some land drains nowhere.",
        ""},
    Row{"spur_hollow",
        "spur/hollow ratio",
        MeasureKind::soft,
        1.05,
        1.80,
        {},
        "There are more spurs than hollows, as where valleys gather.",
        "Spurs and hollows are alike, as on a fractal.",
        "Spurs outnumber hollows by far."},
    Row{"spectral_slope",
        "spectral slope",
        MeasureKind::soft,
        3.2,
        4.2,
        {},
        "Rough at small and large scales as real land.",
        "Too rough at small scales.",
        "Too smooth at small scales."},
    Row{"bifurcation_ratio",
        "bifurcation ratio",
        MeasureKind::report,
        -none,
        none,
        {},
        "Real land has 3.9 to 4.7, fractals too.",
        "",
        ""},
    Row{"hypsometric_integral",
        "hypsometric integral",
        MeasureKind::report,
        -none,
        none,
        {},
        "Share of the block between lowest and highest that is ground.",
        "",
        ""},
    Row{"outlets",
        "outlets",
        MeasureKind::report,
        -none,
        none,
        {},
        "Channels that leave the land.",
        "",
        ""},
};

constexpr Row repose_row{"above_repose",
                         "above repose",
                         MeasureKind::interval,
                         -none,
                         0.02,
                         {},
                         "Hardly any ground is steeper than loose soil can stand.",
                         "",
                         "Too much ground is steeper than loose soil can stand."};

Measure judge(const Row& row, const Finding& finding) {
    Measure measure{.name = std::string(row.name),
                    .title = std::string(row.title),
                    .kind = row.kind,
                    .value = finding.value,
                    .low = row.low,
                    .high = row.high,
                    .r2 = finding.r2,
                    .r2_least = row.r2_least};
    if (!finding.reason.empty()) {
        measure.verdict = MeasureVerdict::not_measured;
        measure.value = std::numeric_limits<double>::quiet_NaN();
        measure.sentence = finding.reason;
    } else if (row.kind == MeasureKind::report) {
        measure.verdict = MeasureVerdict::told;
        measure.sentence = row.good;
    } else if (finding.value < row.low || finding.value > row.high) {
        measure.verdict = MeasureVerdict::fail;
        measure.sentence = finding.value < row.low ? row.too_low : row.too_high;
    } else if (row.r2_least && finding.r2.value_or(0) < *row.r2_least) {
        measure.verdict = MeasureVerdict::fail;
        measure.sentence = fmt::format("The points scatter: R2 {:.2f}, at least {:.2f} is needed.",
                                       finding.r2.value_or(0), *row.r2_least);
    } else {
        measure.verdict = MeasureVerdict::pass;
        measure.sentence = row.good;
    }
    return measure;
}

void add_warnings(RealismReport& report) {
    const double cell_m = std::sqrt(report.spacing_x_m * report.spacing_y_m);
    if (report.coarsened_by > 1)
        report.warnings.push_back(fmt::format(
            "cells were averaged {0} x {0} to {1:.4g} m: the intervals hold for 30 to 120 m",
            report.coarsened_by, cell_m));
    if (cell_m > realism::coarsest_m)
        report.warnings.push_back(fmt::format(
            "cells of {:.4g} m are coarser than the 120 m the intervals hold for", cell_m));
    if (std::min(report.columns, report.rows) < realism::least_side)
        report.warnings.push_back(
            fmt::format("{} x {} cells are fewer than the 256 x 256 the intervals hold for",
                        report.columns, report.rows));
}

// Cells whose water reaches an outlet.
double drained_share(const flow::FloodedRouting& routing, std::int64_t land_cells) {
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < routing.area.size(); ++i)
        if (routing.receiver[i] >= 0 && routing.outlet(i)) sum += routing.area[i];
    return static_cast<double>(sum) / static_cast<double>(land_cells);
}

std::int64_t channel_outlets(const flow::FloodedRouting& routing) {
    std::int64_t count = 0;
    for (std::size_t i = 0; i < routing.area.size(); ++i)
        if (routing.receiver[i] >= 0 && routing.outlet(i) &&
            routing.area[i] >= realism_channel_area)
            ++count;
    return count;
}

void fill_maps(RealismMaps& maps, const realism::LandMap& land, const realism::Lakes& lakes) {
    const auto raster = [&] {
        Raster r;
        r.columns = land.columns, r.rows = land.rows;
        r.spacing_m = land.spacing_x_m;
        return r;
    };
    maps.height = raster();
    for (const std::uint8_t kind : land.outside) maps.height.invalid.push_back(kind == 1 ? 1 : 0);
    for (std::size_t i = 0; i < land.height.size(); ++i)
        maps.height.samples.push_back(static_cast<float>(land.height[i]));
    maps.lake_depth = raster();
    maps.lake_depth.samples = lakes.depth_m;
}

}  // namespace

RealismReport measure_realism(const Raster& map, const RealismOptions& options, RealismMaps* maps) {
    const realism::LandMap land = realism::prepare_land(map, options);
    RealismReport report;
    report.columns = land.columns, report.rows = land.rows;
    report.spacing_x_m = land.spacing_x_m, report.spacing_y_m = land.spacing_y_m;
    report.coarsened_by = land.coarsened_by;
    report.land_cells = land.land_cells;
    report.low_m = land.low_m, report.high_m = land.high_m;
    add_warnings(report);

    flow::FloodedRouting routing =
        flow::route_flooded(land.height, land.columns, land.rows, land.spacing_x_m,
                            land.spacing_y_m, {.outside = land.outside});
    std::vector<std::uint8_t> orders = flow::strahler_orders(routing, realism_channel_area);
    report.streams = flow::streams_by_order(routing, orders);
    realism::Lakes lakes = realism::find_lakes(land, routing.surface);
    const auto cells = static_cast<double>(land.land_cells);
    const realism::Steepness steepness =
        realism::measure_steepness(land, options.repose_deg.value_or(90));
    const auto steep = [](double value) {
        return std::isnan(value) ? realism::no_finding("No cell has neighbours to tell its slope.")
                                 : Finding{.value = value};
    };

    RealismCurves& curves = report.curves;
    curves.hypsometry = realism::hypsometric_curve(land);
    const std::array<Finding, rows.size()> findings{
        realism::carve_index(land, routing),
        realism::inversion_asymmetry(land),
        Finding{.value = static_cast<double>(lakes.cells) / cells},
        realism::drainage_density(routing, land),
        realism::hack_exponent(routing, curves.hack),
        realism::area_exponent(routing, land.land_cells, curves.exceedance),
        realism::concavity(routing, land, curves.slope_area),
        steep(steepness.p99_9_deg),
        Finding{.value = drained_share(routing, land.land_cells)},
        realism::spur_hollow_ratio(land),
        realism::spectral_slope_of(land, curves.spectrum),
        realism::bifurcation_ratio(report.streams),
        Finding{.value = (land.mean_m - land.low_m) / land.relief_m()},
        Finding{.value = static_cast<double>(channel_outlets(routing))}};
    for (std::size_t i = 0; i < rows.size(); ++i) {
        report.measures.push_back(judge(rows[i], findings[i]));
        if (rows[i].name == "slope_p99_9" && options.repose_deg)
            report.measures.push_back(judge(repose_row, steep(steepness.above_repose)));
    }
    if (maps != nullptr) {
        fill_maps(*maps, land, lakes);
        maps->sea_level_m = options.sea_level_m;
        maps->routing = std::move(routing);
        maps->stream_order = std::move(orders);
    }
    report.lake_area_m2 = lakes.area_m2;
    report.lake_volume_m3 = lakes.volume_m3;
    report.lakes = std::move(lakes.list);
    return report;
}

}  // namespace cuesta

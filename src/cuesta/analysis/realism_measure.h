// SPDX-License-Identifier: Apache-2.0
// Measures of realism and what is told of a map by them (analysis/realism.h).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cuesta/flow/flooded_routing.h"
#include "cuesta/grid/raster.h"

namespace cuesta {

enum class MeasureKind { gate, interval, soft, report };
enum class MeasureVerdict { pass, fail, not_measured, told };  // told: report, without a verdict

std::string_view word_of(MeasureKind kind);
std::string_view word_of(MeasureVerdict verdict);

struct Measure {
    std::string name;   // "carve_index"
    std::string title;  // "carve index"
    MeasureKind kind = MeasureKind::report;
    double value = 0;                // NaN if not measured; infinite if it has no bound
    double low = 0, high = 0;        // accepted, both included; infinite where there is no end
    std::optional<double> r2 = {};   // of the straight line behind the value
    std::optional<double> r2_least;  // accepted
    MeasureVerdict verdict = MeasureVerdict::told;
    std::string sentence = {};  // what the value means here, or why there is none
};

// Water that the flood leaves behind: cells raised by more than 1e-4 of the relief that touch.
struct ListedLake {
    std::int64_t cells = 0;
    double level_m = 0, deepest_m = 0, area_m2 = 0, volume_m3 = 0;
    std::int64_t x = 0, y = 0;  // where it is deepest, in cells of the measured map
};

struct CurvePoint {
    double x = 0, y = 0;
};

struct RealismCurves {
    std::vector<CurvePoint> hack;        // area in cells, mean longest flow path in metres
    std::vector<CurvePoint> exceedance;  // area in cells, share of cells with more
    std::vector<CurvePoint> slope_area;  // area in cells, mean slope in m/m
    std::vector<CurvePoint> spectrum;    // wavelength in cells, power
    std::vector<CurvePoint>
        hypsometry;  // share of the land above, height above the lowest / relief
};

struct RealismReport {
    std::int64_t columns = 0, rows = 0;  // as measured
    double spacing_x_m = 0, spacing_y_m = 0;
    std::int64_t coarsened_by = 1;  // whole factor from the map's own cells
    std::int64_t land_cells = 0;
    double low_m = 0, high_m = 0;
    std::vector<std::string> warnings;
    std::vector<Measure> measures;
    std::vector<ListedLake> lakes;  // by falling volume
    double lake_area_m2 = 0, lake_volume_m3 = 0;
    std::vector<std::int64_t> streams;  // of order 1, 2, ...
    RealismCurves curves;

    const Measure& measure(std::string_view name) const;  // there must be one
    int count(MeasureKind kind) const;
    int count(MeasureKind kind, MeasureVerdict verdict) const;
    // Every gate was measured and passed.
    bool passes_gates() const;
};

struct RealismOptions {
    double spacing_m = 0;    // between columns; 0: the raster's own
    double spacing_y_m = 0;  // between rows; 0: as between columns
    std::optional<double> sea_level_m = {};
    std::optional<double> repose_deg = {};  // judge how much of the land is steeper
};

// What was measured, cell by cell, for pictures.
struct RealismMaps {
    Raster height;      // coarsened, sea floor included
    Raster lake_depth;  // metres, 0 off the listed lakes
    flow::FloodedRouting routing;
    std::optional<double> sea_level_m;
    std::vector<std::uint8_t> stream_order;  // Strahler, 0 off the channels
};

inline constexpr std::int32_t realism_channel_area = 100;  // cells

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// Measures of realism that follow from the shape of the surface: how deep rivers are cut, hollows
// against bumps, lakes, slopes, spurs, spectrum.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "cuesta/analysis/realism_network.h"
#include "cuesta/grid/raster.h"

namespace cuesta::realism {

// Mean of (11x11 mean - z) where 1000 cells or more drain through / mean of its size everywhere.
// Of the 11 x 11 cells those count that are land.
Finding carve_index(const LandMap& land, const flow::FloodedRouting& routing);

// Volume of water the land holds / volume its mirror image -z holds, both summed over the separate
// windows of 64 x 64 cells that fit, each with a rim that drains.
Finding inversion_asymmetry(const LandMap& land);

struct Lakes {
    std::vector<ListedLake> list;  // by falling volume
    std::vector<float> depth_m;    // for each cell, 0 off the listed lakes
    std::int64_t cells = 0;        // of all of them
    double area_m2 = 0, volume_m3 = 0;
};
Lakes find_lakes(const LandMap& land, std::span<const double> flooded);

struct Steepness {
    double p99_9_deg = 0;
    double above_repose = 0;  // share of the slopes
};
// Central differences, one-sided at the ends of the map; not beside cells outside.
Steepness measure_steepness(const LandMap& land, double repose_deg);

// Spurs / hollows of geomorphons with lines of 10 cells and a flatness of 1 degree.
Finding spur_hollow_ratio(const LandMap& land);

// spectral_slope of analysis/spectrum.h between wavelengths of 4 and 60 cells.
Finding spectral_slope_of(const LandMap& land, std::vector<CurvePoint>& curve);

std::vector<CurvePoint> hypsometric_curve(const LandMap& land);

}  // namespace cuesta::realism

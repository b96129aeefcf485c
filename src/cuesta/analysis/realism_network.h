// SPDX-License-Identifier: Apache-2.0
// Measures of realism that follow from the river network: Hack's law, area exceedance, drainage
// density, concavity, bifurcation.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "cuesta/analysis/realism_land.h"
#include "cuesta/analysis/realism_measure.h"

namespace cuesta::realism {

// A number, or the reason why there is none.
struct Finding {
    double value = std::numeric_limits<double>::quiet_NaN();
    std::optional<double> r2 = {};
    std::string reason = {};  // empty if there is a value
};
inline Finding no_finding(std::string reason) {
    return {.reason = std::move(reason)};
}

// Slope of mean ln(longest flow path) on mean ln A, in bins of half an octave of A from 64 cells
// on, those with 30 cells or more [hack1957].
Finding hack_exponent(const flow::FloodedRouting& routing, std::vector<CurvePoint>& curve);

// -slope of ln P(A > a) on ln a, for 20 areas evenly spread in ln a from 8 cells to 0.5 % of the
// land [rodriguez1992].
Finding area_exponent(const flow::FloodedRouting& routing, std::int64_t land_cells,
                      std::vector<CurvePoint>& curve);

// Length of the channels / area of the land, times the root of the channel threshold's area: no
// unit, and 1 / sqrt(2) .. 1 for a channel beside every hillslope of that area [horton1945].
Finding drainage_density(const flow::FloodedRouting& routing, const LandMap& land);

// -slope of mean ln S on mean ln A in the bins of hack_exponent. S of a cell is taken down its flow
// path to the first cell that lies max(10 m, 1 % of the relief) lower on the map itself; cells
// whose path ends before are left out [flint1974].
Finding concavity(const flow::FloodedRouting& routing, const LandMap& land,
                  std::vector<CurvePoint>& curve);

// exp(-slope) of ln(number of streams) on order, without the highest order, whose streams the map
// cuts [horton1945].
Finding bifurcation_ratio(std::span<const std::int64_t> streams);

}  // namespace cuesta::realism

// SPDX-License-Identifier: Apache-2.0
// Where the ground of a landslide comes to rest. Inside of landslides.h.
//
//   a parcel that starts at height z0 goes on as long as it lies below its energy line
//       z < z0 - distance from its start x tan d                                       [heim1932]
//   tan d = H / L = 10^(0.624 - 0.157 log10 V), V in m3: the larger, the farther  [scheidegger1973]
//
// Scheme  the failed ground goes in parcels, the lowest first. A parcel walks from cell to cell, by
//         chance but rather down and straight on; it rests where no neighbour lies below its line,
//         in the lowest of the nine cells around and those hardly higher. So later parcels meet
//         what lies there already, go around it, or stay behind it. Parcels of one lump start
//         together and feel the same friction, d or more: lumps come to rest as hummocks. All that
//         is laid runs together a little; what stands steeper than `tan_repose` then slides.
// Holds   the volume to the unit: laid + left over each side = failed.
// Limits  parcels at the window's end rest there (`cut_off`).
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "cuesta/process/slope/landslide_slip.h"

namespace cuesta {

struct RunoutRule {
    double tan_reach = 0.3;
    double spread = 1;         // parcels feel up to 1 + spread times the friction
    double tan_repose = 0.45;  // of what has come to rest
    std::uint32_t seed = 0;
    double spacing_m = 1, unit_m = 1;
    std::array<bool, 4> open{};         // sides of the map over which ground leaves, by Side
    std::array<std::int64_t, 2> map{};  // columns and rows
};

struct Runout {
    std::vector<std::int32_t> laid;      // units, by cell of the window
    std::array<std::int64_t, 4> left{};  // over each side of the map, by Side
    std::int64_t cut_off = 0;            // parcels that the window stopped
};

// H / L of a slide of that many cubic metres.
double reach_of_volume(double volume_m3);

// The failed cells of the window are lowered first.
Runout run_out(SurfaceWindow& window, const Slip& slip, const RunoutRule& rule);

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// Waves that the wind raises over open water, at every place of the sea. Inside of coast.h.
//
//   H = 0.0016 U sqrt(F / g),  at most 0.243 U^2 / g                            [hasselmann1973]
//
// F is the distance over water from which the wind comes, up to the open sea's `fetch`; U its
// speed. Each of 16 directions has its share of the year, by an angle around the main one.
//
// Scheme  one sweep per direction from line to line of the map, downwind: a cell of the sea has the
//         fetch of the two cells before it, by their nearness, and its own length; land has none.
//         So waves bend a little around capes. Beyond open edges lies open sea wherever the border
//         is sea; closed edges end the water. Wrapped maps are swept twice.
//         Over shallows waves lose their force: by 1/e over `damping` metres.
// Blocks  whole rows and whole columns of the map are shared out (map_strips.h). A sweep goes from
//         strip to strip, which hand on their last line; the next direction follows behind it.
// Holds   the same bits for any threads and blocks: sums run in the order of directions.
// Limits  no refraction, no swell from afar but through `fetch`.
// Cost    O(cells) per direction, two threads; 34 bytes per sample of a strip while it lasts.
#pragma once

#include <cstdint>
#include <vector>

#include "cuesta/process/coast/coast_map.h"

namespace cuesta::coast {

enum Depth : std::uint8_t { land = 0, shallow = 1, deep = 2 };

struct Wind {
    double speed = 10;    // m/s
    double from_deg = 0;  // clockwise from north
    double spread_deg = 60;
    double fetch_m = 1e5;  // over the open sea beyond the map
    double damping_m = 200;
};

// Sums over the directions w that waves run to, each with its share of the time: the force
// H^(5/2) as the tensor w w, for drift along a shore, and what of it comes over the shallows.
struct Waves {
    std::vector<float> xx, xy, yy, force;
    float total(std::size_t i) const { return xx[i] + yy[i]; }
};

// Of the open sea: sum of H^(5/2) over all directions.
double open_force(const Wind& wind);

// `depth` is that of the block, a list of the map; so are the waves, whose margins are filled one
// sample deep. Every block must call it.
void raise_waves(const CoastMap& map, const std::vector<std::uint8_t>& depth, const Wind& wind,
                 Waves& waves);

}  // namespace cuesta::coast

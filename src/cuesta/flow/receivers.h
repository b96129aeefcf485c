// SPDX-License-Identifier: Apache-2.0
// Where the water of each cell goes: to the neighbour of steepest descent, of eight.
//
//   slope to a neighbour = drop / distance                      diagonals are sqrt(2) cells away
//
// Of equally steep neighbours the first in the order NW N NE W E SW S SE is taken. A cell without
// a lower neighbour gives its water to the neighbour of equal height with the smallest id below its
// own, if there is one: flats drain to few cells, never in a circle. What is left is a pit.
//
// Outlets are the cells of open borders (or the lowest of them, see Land), those at or below sea
// level and those beside a gap. They keep their water. Closed samples of a border (Land) are none.
//
// Holds   the same directions for any threads and blocks; (height, id) falls along every path.
#pragma once

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>
#include <vector>

#include "cuesta/flow/frame.h"
#include "cuesta/grid/field.h"

namespace cuesta::flow {

// A sample of the border of the map, by its place on the whole map; ordered by row.
struct BorderCell {
    std::int64_t x = 0, y = 0;
    bool operator==(const BorderCell&) const = default;
    bool operator<(const BorderCell& other) const {
        return y != other.y ? y < other.y : x < other.x;
    }
};

struct Land {
    std::optional<std::int32_t> sea_level;  // in units of the surface; at or below it is sea
    const ByteField* gaps = nullptr;        // not 0: no ground here; halo of one cell filled
    // Along open borders water runs on over the land, and leaves only where no neighbour is lower.
    bool runs_along_borders = false;
    // Samples of open borders that are no outlets: they give to the land and take nothing from it
    // (flow/inflow.h).
    std::span<const BorderCell> closed = {};
};

// A level in metres as whole units of a surface; nothing if no surface lies that low.
inline std::optional<std::int32_t> sea_in_units(double sea_level_m, double unit_m) {
    const double units = std::floor(sea_level_m / unit_m);
    if (!(units > -0x1p30)) return {};
    return static_cast<std::int32_t>(std::min(units, 0x1p30));
}

// Lifts the closed samples of a surface above all land while it lives, so that no water climbs them
// and they give straight to what lies inside. The ring has to be filled behind both.
class RaisedBorder {
public:
    RaisedBorder(IntField& surface, const Block& block, std::span<const BorderCell> closed);
    ~RaisedBorder();
    RaisedBorder(const RaisedBorder&) = delete;
    RaisedBorder& operator=(const RaisedBorder&) = delete;

private:
    struct Kept {
        std::int64_t x, y;
        std::int32_t ground;
    };
    IntField& surface_;
    std::vector<Kept> kept_;
};

// Fills the ring of `surface`: beyond borders with what no water climbs. Every block must call it.
void fill_ring(IntField& surface, const Frame& frame, Communicator& comm);

// Needs the ring of the surface. Fills the inside of `directions`; returns the number of pits.
std::int64_t find_receivers(const IntField& surface, const Frame& frame, const Land& land,
                            Plane<Direction>& directions);

}  // namespace cuesta::flow

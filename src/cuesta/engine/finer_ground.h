// SPDX-License-Identifier: Apache-2.0
// The ground of a coarse land at finer samples: where rivers and ridges go between and beside the
// coarse ones (wander.h), and how high it is there (grid/finer_map.h).
//
// Where a river runs diagonally from sample to sample, interpolation along rows and columns builds
// a dam across it: there the ground is lowered to the two triangles that have the river as their
// common edge, in full on the river and not at all on the sides of the square. So rivers fall as
// far as on the coarse land, and nowhere stand behind a dam of our making.
#pragma once

#include "cuesta/engine/coarse_land.h"
#include "cuesta/engine/wander.h"
#include "cuesta/grid/finer_map.h"

namespace cuesta {

class FinerGround {
public:
    FinerGround(const CoarseLand& land, const CoarseRivers& rivers, const Wander& wander,
                std::int64_t ratio);
    // Metres; a sample counted from (0, 0) of the coarse land.
    double at(std::int64_t x, std::int64_t y) const;
    // What has come to lie there.
    CoarsePlace origin(std::int64_t x, std::int64_t y) const;

private:
    bool runs(std::int64_t x, std::int64_t y, flow::Direction d) const;
    double without_dam(double ground, std::int64_t x, std::int64_t y, double u, double v) const;
    const CoarseLand& land_;
    const CoarseRivers& rivers_;
    const Wander& wander_;
    FinerMap map_;
};

}  // namespace cuesta

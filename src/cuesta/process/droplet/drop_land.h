// SPDX-License-Identifier: Apache-2.0
// The whole map with a ring around it, as drops see it.
//
// Ring    i samples beyond the edge stands the mirror image of the sample i inside it (mirror), or
//         what lies as far above the edge as that lies below (extrapolate), so that slopes go on.
//         Wrapped and closed sides have none.
// Blocks  have strips of it (drop_strips.h).
#pragma once

#include <array>
#include <cstdint>

#include "cuesta/grid/field.h"
#include "cuesta/grid/grid.h"
#include "cuesta/process/droplet/drop_map.h"

namespace cuesta {

struct DropRing {
    std::int64_t west = 0, east = 0, north = 0, south = 0;  // samples
    bool mirror = false;
    bool any() const { return west > 0 || east > 0 || north > 0 || south > 0; }
};

// The sample of an axis of n that stands in a mirror at i.
constexpr std::int64_t mirrored_sample(std::int64_t i, std::int64_t n) {
    if (i < 0) i = -i;
    if (i >= n) i = 2 * (n - 1) - i;
    return i < 0 ? 0 : i >= n ? n - 1 : i;
}

// What stands beyond an edge, of the sample on it and of the one as far inside.
std::int32_t beyond_edge(const DropRing& ring, std::int32_t edge, std::int32_t image);

DropMap make_land(const IntField& whole, const Grid& grid, const DropRing& ring);

// Units by which the ring grew, by Side; corners belong to north and south. Of rows [first, end).
std::array<std::int64_t, 4> ring_growth(const DropMap& before, const DropMap& after,
                                        const DropRing& ring, std::int64_t first, std::int64_t end);

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// Regions of cells as polygons: rings along the edges of their cells.
//
// A corner (i, j) is the north-western one of cell (i, j). The sides of a region's cells that face
// another region are followed with the region on the left; where a ring would touch itself it is
// cut into two. So every ring is simple, outer rings run counterclockwise and holes clockwise with
// north up, as [rfc7946] asks, and polygons of one region meet in single corners at most.
//
// Holds   polygons cover exactly the cells; each has one outer ring. Corners on straight lines are
//         left out.
// Limits  a region across the seam of a wrapped map is cut there.
// Cost    O(cells + corners of rings); where some cells only are there, a search for each beside
//         another.
#pragma once

#include <cstdint>
#include <vector>

#include "cuesta/flow/frame.h"

namespace cuesta::flow {

struct Corner {
    std::int32_t x = 0, y = 0;  // y counts southwards
    bool operator==(const Corner&) const = default;
};
using Ring = std::vector<Corner>;  // the first corner again at the end

struct Polygon {
    Ring outer;
    std::vector<Ring> holes;
};

struct Outline {
    std::uint32_t region = 0;
    Polygon polygon;
};

inline constexpr std::uint32_t no_region = 0xffffffffu;

// One polygon for each part of a region whose cells share sides, by the first cell of the parts.
// `region` holds columns x rows numbers.
std::vector<Outline> trace_outlines(const std::vector<std::uint32_t>& region, std::int64_t columns,
                                    std::int64_t rows);
// The same where `region` has numbers of some cells only: those in `ids`, ascending. All others
// belong to no region.
std::vector<Outline> trace_outlines(const std::vector<std::uint32_t>& region,
                                    const std::vector<CellId>& ids, std::int64_t columns,
                                    std::int64_t rows);

// Twice the area inside, above 0 if it runs counterclockwise with north up.
std::int64_t twice_area(const Ring& ring);

}  // namespace cuesta::flow

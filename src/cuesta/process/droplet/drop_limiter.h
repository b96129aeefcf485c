// SPDX-License-Identifier: Apache-2.0
// The limiter: what the drops of a sweep have done to a row, brought onto the map within bounds.
//
//   h' = clamp(h + deposited - eroded, lowest - clearance, highest + clearance)
//
// of the six samples in the rows above and below, unless the sample stood beyond already: drops of
// one sweep do not know of each other, and could together dig a hole or heap a needle. What does
// not fit waits in a list of its row and is tried again in the next sweep. Beyond the first and
// last row the land counts as going on with its slope: with its own mirror image there, a valley
// that leaves the map could not be cut at its mouth, which lies below all that is within. Nor does
// any sample rise above the cover's ceiling or sink below its floor.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "cuesta/process/droplet/drop_cover.h"
#include "cuesta/process/droplet/drop_map.h"

namespace cuesta {

// Units that wait at the samples of each row.
using DropWaitingRow = std::vector<std::pair<std::int32_t, std::int32_t>>;
using DropWaiting = std::vector<DropWaitingRow>;

// Halves away from zero.
[[gnu::always_inline]] inline std::int32_t rounded_units(float value) {
    return static_cast<std::int32_t>(value + (value < 0 ? -0.5f : 0.5f));
}

class DropLimiter {
public:
    DropLimiter(DropMap& map, const DropRule& rule, const DropCover& cover);
    // One row: `deposited` in units, emptied; `eroded` before rounding; `waiting` has what did not
    // fit now. What came off and was deposited is added to the maps of the cover.
    void apply(std::int64_t y, std::int32_t* deposited, const float* eroded,
               DropWaitingRow& waiting);

private:
    const std::int32_t* neighbour(std::int64_t y, std::int64_t at, std::int64_t other);
    void book(std::int64_t y, const float* eroded);

    DropMap& map_;
    const DropRule& rule_;
    const DropCover& cover_;
    std::vector<std::int32_t> over_;      // what does not fit
    std::vector<std::uint8_t> over_any_;  // by segment of a row
    std::vector<std::int32_t> beyond_;    // a row of land that goes on beyond the map
    std::vector<std::int32_t> wanted_;    // what was to be deposited, for the maps of the cover
};

}  // namespace cuesta

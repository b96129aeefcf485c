// SPDX-License-Identifier: Apache-2.0
// The whole map with a ring around it, as drops see it, and back to the blocks.
//
// Ring    i samples beyond the edge stands the mirror image of the sample i inside it (mirror), or
//         what lies as far above the edge as that lies below (extrapolate), so that slopes go on.
//         Wrapped and closed sides have none.
// Blocks  every block sends its part to the first (gather_map), which alone has the whole map and
//         does the work; it sends the others their parts back (send_map).
#pragma once

#include <array>
#include <cstdint>

#include "cuesta/grid/communicator.h"
#include "cuesta/grid/field.h"
#include "cuesta/grid/grid.h"
#include "cuesta/process/droplet/drop_map.h"

namespace cuesta {

struct DropRing {
    std::int64_t west = 0, east = 0, north = 0, south = 0;  // samples
    bool mirror = false;
    bool any() const { return west > 0 || east > 0 || north > 0 || south > 0; }
};

// The whole map without halo on the first block, an empty field elsewhere. Every block must call
// it.
template <class T>
FieldOf<T> gather_map(const FieldOf<T>& part, const Grid& grid, const Block& block,
                      Communicator& comm);
// From the first block to all: `map` is the whole map there, and then on every block its own part.
template <class T>
void send_map(FieldOf<T>& map, const Grid& grid, const Block& block, Communicator& comm);

extern template FieldOf<float> gather_map(const FieldOf<float>&, const Grid&, const Block&,
                                          Communicator&);
extern template FieldOf<std::int32_t> gather_map(const FieldOf<std::int32_t>&, const Grid&,
                                                 const Block&, Communicator&);
extern template void send_map(FieldOf<float>&, const Grid&, const Block&, Communicator&);
extern template void send_map(FieldOf<std::int32_t>&, const Grid&, const Block&, Communicator&);

// The sample of an axis of n that stands in a mirror at i.
constexpr std::int64_t mirrored_sample(std::int64_t i, std::int64_t n) {
    if (i < 0) i = -i;
    if (i >= n) i = 2 * (n - 1) - i;
    return i < 0 ? 0 : i >= n ? n - 1 : i;
}

DropMap make_land(const IntField& whole, const Grid& grid, const DropRing& ring);
// A field with the ring's mirror image around it.
Field with_ring(const Field& whole, const DropRing& ring);

// Units by which the ring grew, by Side; corners belong to north and south.
std::array<std::int64_t, 4> ring_growth(const DropMap& before, const DropMap& after,
                                        const DropRing& ring);

}  // namespace cuesta

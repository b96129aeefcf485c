// SPDX-License-Identifier: Apache-2.0
// What lies on the plates goes with them: columns of layers, maps of the ground, and the water.
//
//   a sample takes the column from where its plate carried it, by the poses of then and of now
//   new sea floor        a bare column of basalt
//   overridden ground    its layers above the bed are thrust onto the plate that lies over it
//   water                lakes go with their land, the sea settles anew (moving_water.h)
//
// Columns move by whole samples. They wait until some plate has gone as far as a sample is wide
// since the last time; the poses and owners of then are kept, so slow steps lose no way.
//
// Holds   amounts differ only by what nearest samples repeat and leave out, by new floor and by
//         what is gone under other plates: the net of it is booked for each material and for
//         water, so the ledger closes to the unit. Same bits for any threads and blocks.
// Blocks  columns and values that come from another block are asked for there (grid/ask.h); a copy
//         of the block's own columns waits for such questions (12 bytes a layer).
// Cost    a search of plates for each sample.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "cuesta/operator/context.h"
#include "cuesta/tectonics/plate/plate_world.h"
#include "cuesta/tectonics/plate/ride.h"
#include "cuesta/tectonics/plate/row_runs.h"

namespace cuesta::plate {

// The owners of all samples and the poses of the plates, at the last time that columns moved.
template <class Geo>
struct Places {
    std::vector<std::int32_t> ids;
    std::vector<typename Geo::Pose> poses;
    RowRuns owners;  // of the whole map: -1 where there is none

    std::vector<std::byte> saved() const;
    static Places restored(const std::vector<std::byte>& bytes);
};

// As it is now. All blocks call it.
template <class Geo>
Places<Geo> places_now(const PlateWorld<Geo>& world, const StepContext& step);

// Rides of the block's samples since `then`, row by row; empty if no sample has gone so far as a
// sample is wide. All blocks call it.
template <class Geo>
std::vector<Ride> find_rides(const PlateWorld<Geo>& world, const Places<Geo>& then,
                             const StepContext& step);

// Columns, if there are layers, and maps of the ground; books what there is more or less of.
void carry_ground(Terrain& terrain, const StepContext& step, const std::vector<Ride>& rides,
                  StepReport& report);

}  // namespace cuesta::plate

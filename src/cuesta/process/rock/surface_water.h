// SPDX-License-Identifier: Apache-2.0
// Water that comes out of caves onto the ground, or seeps from it into them: booked as the change
// of the water on the ground from the making of this object to its end. Inside of the cave
// processes, which move it cell by cell.
//
// Holds   what comes and what goes are told apart cell by cell, so that the books are the same for
//         any blocks.
#pragma once

#include "cuesta/terrain/terrain.h"

namespace cuesta {

class SurfaceWaterBooking {
public:
    explicit SurfaceWaterBooking(Terrain& terrain);
    ~SurfaceWaterBooking();
    SurfaceWaterBooking(const SurfaceWaterBooking&) = delete;
    SurfaceWaterBooking& operator=(const SurfaceWaterBooking&) = delete;

private:
    Terrain& terrain_;
    Field before_;  // empty if there was no water
};

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// Water that comes out of caves onto the ground, or seeps from it into them: booked as the change
// of all water on the ground from the making of this object to its end. Inside of the cave
// processes, which move it cell by cell.
#pragma once

#include "cuesta/terrain/terrain.h"

namespace cuesta {

class SurfaceWaterBooking {
public:
    explicit SurfaceWaterBooking(Terrain& terrain) : terrain_(terrain), before_(sum()) {}
    ~SurfaceWaterBooking();
    SurfaceWaterBooking(const SurfaceWaterBooking&) = delete;
    SurfaceWaterBooking& operator=(const SurfaceWaterBooking&) = delete;

private:
    ExactSum sum() const;
    Terrain& terrain_;
    ExactSum before_;
};

}  // namespace cuesta

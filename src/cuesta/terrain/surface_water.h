// SPDX-License-Identifier: Apache-2.0
// Books of the water on the ground and in caves, cell by cell, so that they are the same for any
// blocks: exact sums of floats that gain and lose.
#pragma once

#include "cuesta/terrain/terrain.h"

namespace cuesta {

// Water that moves between the ground and caves. A depth is a float: what rounding adds to it or
// takes from it has come in or gone out.
struct WaterBalance {
    ExactSum in, out;
    // All depths of a cell together, `gain_m` being what reached it from elsewhere in the account.
    void book(std::initializer_list<double> before, std::initializer_list<double> after,
              double gain_m = 0);
    void merge(const WaterBalance& other);
    // Leaves an account that does not change alone.
    void post(Ledger& ledger) const;
};

// Water that comes onto the ground or leaves it in a cell: all changes from the making of this
// object to its end.
class SurfaceWaterBooking {
public:
    explicit SurfaceWaterBooking(Terrain& terrain);
    ~SurfaceWaterBooking();
    SurfaceWaterBooking(const SurfaceWaterBooking&) = delete;
    SurfaceWaterBooking& operator=(const SurfaceWaterBooking&) = delete;

private:
    Terrain& terrain_;
    Field before_;  // empty: there was none
};

}  // namespace cuesta

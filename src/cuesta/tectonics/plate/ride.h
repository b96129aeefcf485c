// SPDX-License-Identifier: Apache-2.0
// What moving plates bring to a sample (tectonics/plate/plate_travel.h).
#pragma once

#include <cstdint>

namespace cuesta::plate {

// Where what lies on a sample comes from: samples of the map, y * columns + x.
struct Ride {
    std::int64_t from = 0;    // -1: new sea floor
    std::int64_t under = -1;  // overridden here; -1: nothing
};

}  // namespace cuesta::plate

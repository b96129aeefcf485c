// SPDX-License-Identifier: Apache-2.0
// The surface between the samples of a field, at places anywhere on the map: the block that has
// them works the value out, so that nobody holds more than its part and one sample around it.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "cuesta/grid/map_window.h"

namespace cuesta {

class MapProbe {
public:
    struct Place {
        double x, y;  // in samples
    };
    // Every block must call it. Keeps references to the field and the blocks, which must stay as
    // they are meanwhile.
    explicit MapProbe(const MapPart& part)
        : comm_(part.comm),
          window_(part, {part.block.x0 - 1, part.block.y0 - 1, part.block.columns + 2,
                         part.block.rows + 2}) {}

    // As WholeMap::bilinear at each of them. Every block must call it, with any number of places.
    std::vector<float> bilinear(std::span<const Place> places) const;

private:
    Communicator& comm_;
    MapWindow window_;
};

}  // namespace cuesta

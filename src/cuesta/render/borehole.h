// SPDX-License-Identifier: Apache-2.0
// The log of a borehole: the layers under one sample to scale, with names, thicknesses and ages.
//
// Holds   bars are to scale to the pixel; every layer has a line of its own in the table, however
//         thin it is. The bed has no lower end and is drawn open.
#pragma once

#include <string>

#include "cuesta/render/ground_view.h"
#include "cuesta/render/picture.h"

namespace cuesta {

struct BoreholeOptions {
    int height = 640;   // pixels of the log, at least
    std::string title;  // "borehole" if empty
};

// At a sample of the map.
Picture render_borehole(const GroundView& ground, std::int64_t column, std::int64_t row,
                        const BoreholeOptions& options = {});

}  // namespace cuesta

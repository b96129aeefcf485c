// SPDX-License-Identifier: Apache-2.0
// A block diagram: the land as a block seen from the south-west, cut open on its two near sides.
//
// Scheme  parallel projection, so that lengths can be compared everywhere. Each line of sight
//         column walks the ground from front to back and keeps the highest row it has filled
//         [anderson1982]; faces between two steps are painted row by row, so cliffs show the layers
//         they cut. Four looks per pixel. The sides are sections (column_blend.h).
// Holds   same bytes for any thread count.
// Limits  the light is that of the map (hillshade.h); overhangs and caves show on the sides alone.
// Cost    about a second for 1400 x 900 pixels on two cores.
#pragma once

#include <optional>
#include <string>

#include "cuesta/grid/raster.h"
#include "cuesta/render/ground_view.h"
#include "cuesta/render/picture.h"
#include "cuesta/render/plant_painter.h"

namespace cuesta {

struct BlockOptions {
    int width = 1400;      // pixels of the picture
    double spacing_m = 0;  // 0: the raster's own, else 1
    std::optional<double> sea_level_m;
    bool find_sea = true;
    std::optional<double> exaggeration;  // of heights; 1, or more where the land is very flat
    bool legend = true;
    std::string title;
    const Raster* water_depth = nullptr;
    const GroundView* ground = nullptr;  // without it the sides have decorative beds
    PlantRasters plants{};               // what grows on the ground (plant_painter.h)
};

Picture render_block(const Raster& height, const BlockOptions& options = {});

}  // namespace cuesta

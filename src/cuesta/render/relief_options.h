// SPDX-License-Identifier: Apache-2.0
// What the picture of a height map (render/relief.h) is made of and how.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "cuesta/grid/raster.h"
#include "cuesta/render/ground_view.h"
#include "cuesta/render/picture.h"
#include "cuesta/render/plant_painter.h"
#include "cuesta/render/surface.h"

namespace cuesta {

struct ReliefOptions {
    int long_side = 1024;                // pixels of the map's longer side, at most
    double spacing_m = 0;                // 0: the raster's own, else 1
    std::optional<double> sea_level_m;   // below lies sea
    bool find_sea = true;                // without sea_level_m: sea at 0 m if the map dips below
    std::optional<double> exaggeration;  // of heights; chosen from the slopes if not given
    bool legend = true;
    std::string title;                    // for the legend; the field's name if empty
    const Raster* water_depth = nullptr;  // metres, as large as the map
    const GroundView* ground = nullptr;   // the layers under the map, as large as it
    // Rows of `ground` are about to be read, places begin .. end - 1 of its axis and no others, in
    // pictures from above; not given: all are there.
    BringRows bring_ground{};
    // With both the land has the colours of what grows there (land_cover.h) instead of those of its
    // height, and cold seas freeze: degrees Celsius and millimetres a year, as large as the map.
    const Raster* temperature = nullptr;
    const Raster* precipitation = nullptr;
    // Metres of ice on the ground, drawn white; used with the two above: m3/s of rivers.
    const Raster* ice = nullptr;
    const Raster* discharge = nullptr;
    PlantRasters plants{};  // what grows on the ground (plant_painter.h); none: as without plants
    std::function<void(Picture&)> over;  // drawn on the map before the legend is added
    std::string map_words;               // in the legend in place of samples and spacing
};

// A map that nobody has as a whole, at the size of its picture, with the water and plants on it.
struct FittedRelief {
    std::int64_t columns = 0, rows = 0;  // of the map
    Surface height;                      // fit_surface(..., picture_size(columns, rows, long_side))
    std::optional<Surface> water_depth{};
    std::array<std::optional<Surface>, plant_kinds> plants{};
};

}  // namespace cuesta

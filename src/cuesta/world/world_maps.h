// SPDX-License-Identifier: Apache-2.0
// The maps of a world that its report (world/world_report.h) is made from.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>

#include "cuesta/grid/grid.h"
#include "cuesta/grid/raster.h"

namespace cuesta {

// Maps of a world by the names of their fields, all of one size. Height must be there.
struct WorldMaps {
    std::map<std::string, Raster, std::less<>> fields;
    Grid grid;
    double sea_level_m = 0;
    const Raster* find(std::string_view name) const;
    // By the map `sea` if there is one; else ground above the level of the sea.
    bool is_land(std::size_t sample) const;
};

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// cuesta render --projection, --globe: a map of a whole world as something else than its rows.
#pragma once

#include <optional>
#include <vector>

#include "command.h"
#include "cuesta/render/world_view.h"

namespace cuesta::app {

// --projection, --globe, --centre, --graticule and --borders.
std::vector<OptionRow> projection_options();
// UsageError where they do not go together, or a value is wrong.
void check_projection_options(const Arguments& arguments);

// --projection and --centre.
WorldMap world_map(const Arguments& arguments);

// What the options ask for.
struct WorldLook {
    std::optional<WorldMap> map;  // none: as it is, or a globe
    bool globe = false;
    double longitude_deg = 0, latitude_deg = 0;  // of the globe's middle
    double graticule_deg = 0;
    bool borders = false;
    int pixels = 1024;

    explicit WorldLook(const Arguments& arguments, int usual_pixels = 1024);
    bool asked() const { return map || globe; }
    // The view of maps like this one; UsageError if it is no map of a whole world.
    WorldView view(const Raster& like, double spacing_m, const Raster* plate_borders) const;
    // The finished picture: a globe of the half that the view drew, or that picture itself.
    Picture finished(const WorldView& view, Picture picture) const;
};

}  // namespace cuesta::app

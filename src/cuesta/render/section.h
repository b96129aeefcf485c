// SPDX-License-Identifier: Apache-2.0
// A geological section: the ground cut open along a line, with its layers, a legend and scales.
//
// Scheme  every pixel column takes three cuts between samples (column_blend.h), each looked at
//         three times a pixel; ends of layers, the surface and walls of caves are lines where the
//         material changes, so that a bed that thins out ends in a point.
// Holds   boundaries lie where the columns have them, to a third of a pixel; heights and lengths
//         read on the axes are those of the map. Same bytes for any thread count.
// Limits  the bed has no lower end: the picture ends somewhat below the lowest layer it cuts, and
//         already where beds of several materials begin, since what lies deeper is not known.
#pragma once

#include <optional>
#include <string>

#include "cuesta/grid/raster.h"
#include "cuesta/render/ground_view.h"
#include "cuesta/render/picture.h"

namespace cuesta {

// A line over the map in world metres: x from the west, y from the north edge.
struct SectionLine {
    double x0_m = 0, y0_m = 0, x1_m = 0, y1_m = 0;
    double length_m() const;
};

struct SectionOptions {
    int width = 1200;                     // pixels of the cut, at most
    std::optional<double> exaggeration;   // of heights; chosen from the shape if not given
    std::string title;                    // "section" if empty
    const Raster* water_depth = nullptr;  // metres, as large as the map
    const Raster* cave_water = nullptr;   // likewise, in the lowest cave of a column
};

// Whether a place in world metres lies on the map.
bool on_map(const Grid& grid, double x_m, double y_m);

// Both ends are on the map and apart.
Picture render_section(const GroundView& ground, const SectionLine& line,
                       const SectionOptions& options = {});

// Heights of a cut: from its lowest known layer to somewhat above its highest ground.
struct CutRange {
    double low_m = 0, high_m = 0;
};
CutRange range_of_cut(const GroundView& ground, const SectionLine& line);

}  // namespace cuesta

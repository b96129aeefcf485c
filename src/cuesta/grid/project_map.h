// SPDX-License-Identifier: Apache-2.0
// A latlon map of a whole world, resampled to another projection (grid/world_projection.h).
//
// Scheme  every sample of the new map asks where on the world it is and what stands there: classes
//         the nearest sample, measures Catmull-Rom cubics between samples, the mean of several of
//         them where the new samples are wider than the old ones. Beyond a pole the map goes on on
//         the other side of it, beyond its last column with the first.
// Holds   same bits for any thread count. The six faces of a cube agree to the bit where they meet:
//         edges and corners are samples of both faces.
// Limits  a resampled map is not the run's own: peaks are lower, slopes softer by up to a sample.
// Cost    16 reads a sample, times the square of how much wider the new samples are (at most 8).
#pragma once

#include <cstdint>
#include <vector>

#include "cuesta/grid/grid.h"
#include "cuesta/grid/raster.h"
#include "cuesta/grid/world_projection.h"

namespace cuesta {

// The samples of a map on the plane: columns x rows of one size that cover it, in the middle of
// their squares.
struct MapFrame {
    WorldMap map;
    std::int64_t columns = 1, rows = 1;
    double step = 1;  // in radii

    // Of a sample, with parts; 0 is the middle of the first.
    PlanePoint at(double column, double row) const {
        return {(column + 0.5 - 0.5 * static_cast<double>(columns)) * step,
                (0.5 * static_cast<double>(rows) - row - 0.5) * step};
    }
    // Share of a sample's square inside the map's outline, in sixteenths.
    int coverage(std::int64_t column, std::int64_t row) const;
};
// A whole map whose longer side has so many samples.
MapFrame frame_for(const WorldMap& map, std::int64_t long_side);

// What an output of a whole world has: `side` samples along its longer side, or along the edges of
// each face of a cube; 0: about as fine as the map it is taken from.
struct ProjectedSize {
    std::int64_t columns = 1, rows = 1;
};
ProjectedSize projected_size(const Grid& grid, const WorldMap& map, std::int64_t side);

enum class Outline {
    middles,  // samples whose middle is on the map have a value
    touched,  // those that have any part of it, for pictures with a smooth outline
};

// Whether a raster may be a map of a whole world: about twice as wide as high.
bool is_world(const Raster& raster);
// The radius of such a world, by the spacing along its equator.
double radius_of(double spacing_m, std::int64_t columns);

// Samples outside the outline are NaN and marked invalid. Spacing and place on the plane are those
// of a world of that radius.
Raster project(const Raster& world, const LatitudeRange& latitudes, const MapFrame& frame,
               double radius_m, bool classes, Outline outline = Outline::middles);
// One of six square maps; `side` samples from edge to edge, both included.
Raster cube_face(const Raster& world, const LatitudeRange& latitudes, int face, std::int64_t side,
                 double radius_m, bool classes);

}  // namespace cuesta

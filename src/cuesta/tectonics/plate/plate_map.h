// SPDX-License-Identifier: Apache-2.0
// Places of the world of plates and samples of a map: where each is on the other.
#pragma once

#include "cuesta/grid/grid.h"
#include "cuesta/tectonics/plate/sphere.h"
#include "cuesta/tectonics/plate/torus.h"

namespace cuesta::plate {

// Columns and rows of a sample, with parts; on the sphere those of its longitude and latitude.
struct MapPoint {
    double x = 0, y = 0;
};

Vec place_of(const Sphere& geo, const Grid& grid, std::int64_t x, std::int64_t y);
Vec place_of(const Torus& geo, const Grid& grid, std::int64_t x, std::int64_t y);
MapPoint point_of(const Sphere& geo, const Grid& grid, Vec place);
MapPoint point_of(const Torus& geo, const Grid& grid, Vec place);

// A world for a map: a sphere of that resolution, or a torus of the map's proportions with four
// times as many cells along its longer side. Both sides are multiples of 16. A map that wraps from
// west to east alone has walls in the north and south.
struct TorusSize {
    int columns = 0, rows = 0, belt = 0;
};
TorusSize torus_size(const Grid& grid, int resolution);
// Tells worlds of as many cells apart.
inline int columns_of(const Sphere&) {
    return 0;
}
inline int columns_of(const Torus& geo) {
    return geo.walled() ? -geo.columns : geo.columns;
}
Sphere world_for_sphere(int resolution);
Torus world_for_torus(const Grid& grid, int resolution);

}  // namespace cuesta::plate

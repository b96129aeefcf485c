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

#include <cstddef>
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

// Samples of a world where they lie: row by row those of `part`, which may go round the world.
struct WorldPart {
    Block part;
    const float* samples = nullptr;
    std::ptrdiff_t stride = 0;
    const std::uint8_t* invalid = nullptr;  // 1 for those without a value; null: all have one
};

// How a latlon map of so many columns and rows becomes another one, which may be made in parts.
class Reprojection {
public:
    Reprojection(std::int64_t columns, std::int64_t rows, const LatitudeRange& latitudes,
                 const MapFrame& frame, bool classes, Outline outline = Outline::middles);
    // One of six square maps; `side` samples from edge to edge, both included.
    Reprojection(std::int64_t columns, std::int64_t rows, const LatitudeRange& latitudes, int face,
                 std::int64_t side, bool classes);

    std::int64_t columns() const { return frame_.columns; }
    std::int64_t rows() const { return frame_.rows; }
    // The samples of the world that a rectangle of the new map is made of, all that lie between
    // them included; they may go round the world. None: no columns and no rows.
    Block reads(const Block& tile) const;
    // Makes a rectangle; NaN where there is nothing. `world` has at least what it reads.
    void make(const WorldPart& world, const Block& tile, float* out, std::ptrdiff_t stride) const;
    // Unit and place of the new map on a world of that radius; no samples.
    Raster about(double radius_m) const;

private:
    template <class From>
    float value(const From& from, std::int64_t x, std::int64_t y) const;
    std::int64_t world_columns_, world_rows_;
    LatitudeRange latitudes_;
    MapFrame frame_;
    int face_ = -1;  // of the cube
    double cell_ = 1;
    int reads_ = 1;
    bool classes_;
    Outline outline_ = Outline::middles;
};

// Samples outside the outline are NaN and marked invalid. Spacing and place on the plane are those
// of a world of that radius.
Raster reproject(const Raster& world, const Reprojection& to, double radius_m);
Raster project(const Raster& world, const LatitudeRange& latitudes, const MapFrame& frame,
               double radius_m, bool classes, Outline outline = Outline::middles);
Raster cube_face(const Raster& world, const LatitudeRange& latitudes, int face, std::int64_t side,
                 double radius_m, bool classes);

}  // namespace cuesta

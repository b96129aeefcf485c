// SPDX-License-Identifier: Apache-2.0
// Where the samples are: the whole map, and the rectangle of it that one block owns.
//
// Samples are points. Row 0 is north, column 0 is west. The extent is (size - 1) x spacing, on a
// wrapped axis size x spacing, so that a preview with fewer samples covers the same land.
//
// A flat map may know between which latitudes it lies: its first row on the northern one, its last
// on the southern. On a latitude-longitude map ("latlon") columns x spacing is the length of the
// equator and rows are bands of equal latitude, each standing for the middle of its band: row 0
// lies half a band south of the northern limit. Cells there are as wide as their latitude leaves
// them; what does not ask for that takes them as squares of the spacing.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "cuesta/grid/edges.h"

namespace cuesta {

enum class Projection { flat, latlon };

constexpr auto choice_words(Projection) {
    return std::array<std::string_view, 2>{"flat", "latlon"};
}

struct LatitudeRange {
    double south = -90, north = 90;  // degrees
    bool operator==(const LatitudeRange&) const = default;
};

// Where a flat map without latitudes is taken to lie, degrees north.
inline constexpr double usual_latitude_deg = 45;

struct Grid {
    std::int64_t columns = 1, rows = 1;
    double spacing_m = 1;
    Edges edges = Edges::open;
    double origin_x_m = 0, origin_y_m = 0;  // world position of sample (0, 0); y counts southwards
    Projection projection = Projection::flat;
    std::optional<LatitudeRange> latitudes = {};  // none: unknown, on latlon pole to pole

    bool wraps_x() const { return edges.wraps_x(); }
    bool wraps_y() const { return edges.wraps_y(); }
    std::int64_t cells() const { return columns * rows; }
    double cell_area_m2() const { return spacing_m * spacing_m; }
    double extent_x_m() const {
        return static_cast<double>(wraps_x() ? columns : columns - 1) * spacing_m;
    }
    double extent_y_m() const {
        return static_cast<double>(wraps_y() ? rows : rows - 1) * spacing_m;
    }
    LatitudeRange latitude_range() const { return latitudes.value_or(LatitudeRange{}); }
    // `without` stands for the latitude of a flat map that has none.
    double latitude_deg(std::int64_t row, double without = usual_latitude_deg) const;
    // Distance of rows on the ground.
    double row_spacing_m() const;
    // True area of a cell of that row: on latlon that of the piece of the sphere.
    double cell_area_m2(std::int64_t row) const;
    bool operator==(const Grid&) const = default;
};

// The same land with other samples: the spacing follows from the extent of the wider axis.
Grid with_size(const Grid& grid, std::int64_t columns, std::int64_t rows);

// A rectangle of samples of the whole map.
struct Block {
    std::int64_t x0 = 0, y0 = 0, columns = 1, rows = 1;
    bool contains(std::int64_t x, std::int64_t y) const {
        return x >= x0 && x < x0 + columns && y >= y0 && y < y0 + rows;
    }
    bool operator==(const Block&) const = default;
};

inline Block whole(const Grid& grid) {
    return {0, 0, grid.columns, grid.rows};
}

// Sides of a block that are the border of an unwrapped map: beyond them there is nothing.
struct Borders {
    bool west = false, east = false, north = false, south = false;
};
Borders borders_of(const Grid& grid, const Block& block);
// Those of them that are open: what goes there leaves the map.
Borders open_borders_of(const Grid& grid, const Block& block);

// Whether what goes from the map to sample (x, y) of the world gets there: the sample is on the
// map, or every side it lies beyond is open. Nothing crosses the corner of a wall.
bool is_reached(const Grid& grid, std::int64_t x, std::int64_t y);
// The side beyond which such a sample lies, of a corner west or east.
Side side_beyond(const Grid& grid, std::int64_t x, std::int64_t y);

// The map cut into across x down blocks, as even as possible; rank = row of blocks * across +
// column.
class Decomposition {
public:
    // Asks for at most `across` x `down`; fewer if a block would be narrower than `least` samples.
    Decomposition(const Grid& grid, int across, int down, int least = 1);

    const Grid& grid() const { return grid_; }
    int across() const { return across_; }
    int down() const { return down_; }
    int size() const { return across_ * down_; }
    Block block(int rank) const;
    int owner(std::int64_t x, std::int64_t y) const;

private:
    Grid grid_;
    int across_, down_;
};

// The sample that stands at (x, y) where poles are crossed: beyond a pole that of the same meridian
// half a map on, where what points south there points north here. Beyond other sides it stays.
struct OverPoles {
    std::int64_t x = 0, y = 0;  // x counts on over the seam
    bool turned = false;
};
OverPoles over_poles(const Grid& grid, std::int64_t x, std::int64_t y);

// The sample that stands behind position i of an axis with n samples: wrapped, or nullopt outside.
std::optional<std::int64_t> behind(std::int64_t i, std::int64_t n, bool wraps);

}  // namespace cuesta

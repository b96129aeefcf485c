// SPDX-License-Identifier: Apache-2.0
// Where the samples are: the whole map, and the rectangle of it that one block owns.
//
// Samples are points. Row 0 is north, column 0 is west. The extent is (size - 1) x spacing, on a
// wrapped axis size x spacing, so that a preview with fewer samples covers the same land.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace cuesta {

enum class Edges { open, closed, wrap, wrap_x };

constexpr auto choice_words(Edges) {
    return std::array<std::string_view, 4>{"open", "closed", "wrap", "wrap_x"};
}

struct Grid {
    std::int64_t columns = 1, rows = 1;
    double spacing_m = 1;
    Edges edges = Edges::open;
    double origin_x_m = 0, origin_y_m = 0;  // world position of sample (0, 0); y counts southwards

    bool wraps_x() const { return edges == Edges::wrap || edges == Edges::wrap_x; }
    bool wraps_y() const { return edges == Edges::wrap; }
    std::int64_t cells() const { return columns * rows; }
    double cell_area_m2() const { return spacing_m * spacing_m; }
    double extent_x_m() const {
        return static_cast<double>(wraps_x() ? columns : columns - 1) * spacing_m;
    }
    double extent_y_m() const {
        return static_cast<double>(wraps_y() ? rows : rows - 1) * spacing_m;
    }
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

// The sample that stands behind position i of an axis with n samples: wrapped, or nullopt outside.
std::optional<std::int64_t> behind(std::int64_t i, std::int64_t n, bool wraps);

}  // namespace cuesta

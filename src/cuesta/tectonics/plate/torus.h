// SPDX-License-Identifier: Apache-2.0
// A flat world that wraps both ways: columns x rows cells of one size.
//
// With walls its last rows are a belt that no map shows, which lies on a plate that never moves:
// the map ends north and south at its rims, and what is pushed there folds or dives.
//
// Places are cells and parts of them; a pose is a shift, in 2^-32 of a cell. Two plates lie apart
// by a whole number of cells (rounded): whole-cell moves are exact, fractions wait in the pose.
#pragma once

#include <cmath>
#include <cstdint>
#include <vector>

#include "cuesta/tectonics/plate/cells.h"
#include "cuesta/tectonics/plate/sphere.h"

namespace cuesta::plate {

struct Torus {
    struct Pose {
        std::int64_t x = 0, y = 0;
        bool operator==(const Pose&) const = default;
    };
    struct Shift {
        std::int32_t x, y;  // 0 .. side - 1
    };

    // `belt` of the rows lie behind the walls; 0: there are none.
    Torus(int columns, int rows, int belt = 0);

    int columns, rows;  // multiples of 16
    int belt;
    CellId cells, tiles, subs;
    std::vector<std::int16_t> x, y;  // of each cell
    std::vector<CellId> four;
    std::vector<std::int32_t> area;
    std::vector<float> per_km;  // thickness in km of one unit of crust
    Lists cell_ring;            // each cell with those around it
    Lists tile_ring, sub_ring;

    CellId at(std::int32_t i, std::int32_t j) const {
        return cell_at(0, columns / tile_side, i, j);
    }
    bool walled() const { return belt > 0; }
    // Behind the walls.
    bool hidden(CellId cell) const { return y[static_cast<std::size_t>(cell)] >= rows - belt; }
    CellId locate(Vec place) const { return at(wrapped(place.x, columns), wrapped(place.y, rows)); }
    Vec place(CellId cell) const {
        const auto i = static_cast<std::size_t>(cell);
        return {x[i] + 0.5, y[i] + 0.5, 0};
    }
    CellId seen(const Shift& m, CellId cell) const {
        const auto i = static_cast<std::size_t>(cell);
        return shifted(m, x[i], y[i]);
    }
    CellId seen_tile(const Shift& m, CellId tile) const {
        const auto i = static_cast<std::size_t>(tile) * cells_in_tile;
        return tile_of(shifted(m, x[i] + 8, y[i] + 8));
    }
    void seen_subs(const Shift& m, CellId tile, CellId* sixteen) const {
        const auto first = static_cast<std::size_t>(tile) * cells_in_tile;
        for (int i = 0; i < 16; ++i)
            sixteen[i] = sub_of(
                shifted(m, x[first] + (i & 3) * sub_side + 2, y[first] + (i >> 2) * sub_side + 2));
    }
    void seen_cells(const Shift& m, CellId sub, CellId* sixteen) const {
        const auto first = static_cast<std::size_t>(sub) * cells_in_sub;
        for (int i = 0; i < 16; ++i)
            sixteen[i] = shifted(m, x[first] + (i & 3), y[first] + (i >> 2));
    }

    static Vec to_world(const Pose& pose, Vec body) {
        return {body.x + part(pose.x), body.y + part(pose.y), 0};
    }
    static Vec to_body(const Pose& pose, Vec world) {
        return {world.x - part(pose.x), world.y - part(pose.y), 0};
    }
    Shift between(const Pose& from, const Pose& to) const {
        return {whole(from.x - to.x, columns), whole(from.y - to.y, rows)};
    }
    static void turn(Pose& pose, Vec shift) {
        pose.x += static_cast<std::int64_t>(shift.x * 0x1p32);
        pose.y += static_cast<std::int64_t>(shift.y * 0x1p32);
    }
    static Vec velocity(Vec spin, Vec) { return spin; }
    static Vec spin_of(Vec push, Vec) { return {push.x, push.y, 0}; }
    static Vec moved(Vec place, Vec direction, double cells) { return place + direction * cells; }
    // From one place to another, the shorter way.
    Vec towards(Vec from, Vec to) const {
        return {apart(to.x - from.x, columns), apart(to.y - from.y, rows), 0};
    }
    double distance(Vec a, Vec b) const { return length(towards(a, b)); }

private:
    static double part(std::int64_t fixed) { return static_cast<double>(fixed) * 0x1p-32; }
    static std::int32_t wrapped(double at, int side) {
        const double turns = std::floor(at / side);
        const auto i = static_cast<std::int32_t>(at - turns * side);
        return i < side ? i : side - 1;
    }
    static std::int32_t whole(std::int64_t fixed, int side) {
        const std::int64_t cells_apart = (fixed + (std::int64_t{1} << 31)) >> 32;
        const std::int64_t rest = cells_apart % side;
        return static_cast<std::int32_t>(rest < 0 ? rest + side : rest);
    }
    static double apart(double d, int side) { return d - side * std::floor(d / side + 0.5); }
    CellId shifted(const Shift& m, int i, int j) const {
        i += m.x;
        j += m.y;
        return at(i >= columns ? i - columns : i, j >= rows ? j - rows : j);
    }
};

}  // namespace cuesta::plate

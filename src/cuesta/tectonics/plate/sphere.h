// SPDX-License-Identifier: Apache-2.0
// The sphere as six faces of a cube, n x n cells each, of nearly equal size.
//
//   u = minor / major axis,  s = u (1 + K (1 - |u|)),  K = 0.34763      cells are even in s
//
// A cheap stand-in for the arctangent: no trigonometry forwards, one square root backwards. Cell
// areas differ by 0.77 .. 1.17 of their mean, which is 4096 in whole numbers (`area`), so crust is
// kept as volume.
//
// Places are unit vectors, in the frame of a plate or of the world; poses and relative poses are
// rotations. Ties between axes go to z before y before x, everywhere.
//
// Holds   neighbours are mutual; the same bits everywhere (no libm).
#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

#include "cuesta/tectonics/plate/cells.h"

namespace cuesta::plate {

struct Vec {
    double x = 0, y = 0, z = 0;
    friend Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
    friend Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
    friend Vec operator*(Vec a, double f) { return {a.x * f, a.y * f, a.z * f}; }
    Vec& operator+=(Vec b) { return *this = *this + b; }
};
inline double dot(Vec a, Vec b) {
    return a.x * b.x + a.y * b.y + a.z * b.z;
}
inline Vec cross(Vec a, Vec b) {
    return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
inline double length(Vec a) {
    return std::sqrt(dot(a, a));
}
// A zero vector stays one.
inline Vec unit(Vec a) {
    const double long_ = length(a);
    return long_ > 0 ? a * (1 / long_) : a;
}

struct Sphere {
    // Body to world, or from one plate's frame to another's.
    struct Pose {
        std::array<Vec, 3> rows{Vec{1, 0, 0}, Vec{0, 1, 0}, Vec{0, 0, 1}};
        bool operator==(const Pose& other) const;
    };
    // A relative pose, rounded once.
    struct Shift {
        float m[9];
    };

    explicit Sphere(int side);
    static bool walled() { return false; }
    static bool hidden(CellId) { return false; }

    int n;  // cells along an edge of the cube, a multiple of 16
    CellId cells, tiles, subs;
    std::vector<float> x, y, z;              // centre of each cell
    std::vector<CellId> four;                // neighbours of each cell: four numbers
    std::vector<std::int32_t> area;          // mean 4096
    std::vector<float> per_km;               // thickness in km of one unit of crust
    std::vector<CellId> four_tiles;          // neighbours of each tile
    Lists cell_ring;                         // each cell with those around it
    Lists tile_ring, sub_ring;               // each with those around it
    std::vector<float> tile_centre;          // three numbers each
    std::vector<float> sub_x, sub_y, sub_z;  // centre of each sub-tile

    CellId locate(float px, float py, float pz) const;
    CellId locate(Vec place) const {
        return locate(static_cast<float>(place.x), static_cast<float>(place.y),
                      static_cast<float>(place.z));
    }
    Vec place(CellId cell) const {
        const auto i = static_cast<std::size_t>(cell);
        return {x[i], y[i], z[i]};
    }
    // The cell at the place of a cell, tile or sub-tile of another frame.
    CellId seen(const Shift& m, CellId cell) const {
        const auto i = static_cast<std::size_t>(cell);
        return through(m, x[i], y[i], z[i]);
    }
    CellId seen_tile(const Shift& m, CellId tile) const {
        const float* p = &tile_centre[static_cast<std::size_t>(tile) * 3];
        return tile_of(through(m, p[0], p[1], p[2]));
    }
    // The sub-tiles at the places of the sixteen of a tile, and the cells at those of a sub-tile.
    void seen_subs(const Shift& m, CellId tile, CellId* sixteen) const;
    void seen_cells(const Shift& m, CellId sub, CellId* sixteen) const;

    static Vec to_world(const Pose& pose, Vec body);
    static Vec to_body(const Pose& pose, Vec world);
    // From the frame of `from` to that of `to`.
    static Shift between(const Pose& from, const Pose& to);
    // `spin` in radians about its own direction.
    static void turn(Pose& pose, Vec spin);
    // Velocity of a place of the world under that spin.
    static Vec velocity(Vec spin, Vec place) { return cross(spin, place); }
    // The spin that a push at a place gives.
    static Vec spin_of(Vec push, Vec place) { return cross(place, push); }
    // The place `angle` radians from there, in a direction along the surface (unit, or zero).
    static Vec moved(Vec place, Vec direction, double angle) {
        return unit(place + direction * angle);
    }
    // From one place to another, along the surface.
    static Vec towards(Vec from, Vec to) { return to - from; }
    static double distance(Vec a, Vec b) {  // radians, of places that are not far apart
        return length(a - b);
    }

private:
    CellId through(const Shift& m, float px, float py, float pz) const {
        return locate(m.m[0] * px + m.m[1] * py + m.m[2] * pz,
                      m.m[3] * px + m.m[4] * py + m.m[5] * pz,
                      m.m[6] * px + m.m[7] * py + m.m[8] * pz);
    }
    void find_neighbours();
};

// Of a cell number along an axis of a face: which cell holds s, and where u is for a given s.
inline constexpr float bend = 0.34763f;

[[gnu::always_inline]] inline CellId locate_on_cube(std::int32_t n, float px, float py, float pz) {
    const float ax = std::fabs(px), ay = std::fabs(py), az = std::fabs(pz);
    const bool on_z = az >= ax && az >= ay;
    const bool on_y = !on_z && ay >= ax;
    const float major = on_z ? pz : on_y ? py : px;
    const float first = on_z ? px : on_y ? pz : py;
    const float second = on_z ? py : on_y ? px : pz;
    const int axis = on_z ? 2 : on_y ? 1 : 0;
    const float inverse = 1.0f / std::fabs(major);
    const float u1 = first * inverse, u2 = second * inverse;
    const float s1 = u1 * (1.0f + bend * (1.0f - std::fabs(u1)));
    const float s2 = u2 * (1.0f + bend * (1.0f - std::fabs(u2)));
    const float half = 0.5f * static_cast<float>(n);
    int i = static_cast<int>((s1 + 1.0f) * half);
    int j = static_cast<int>((s2 + 1.0f) * half);
    i = i < n ? i : n - 1;
    j = j < n ? j : n - 1;
    i = i > 0 ? i : 0;
    j = j > 0 ? j : 0;
    const int face = axis * 2 + (major < 0 ? 1 : 0);
    const int across = n / tile_side;
    return cell_at(face * across * across, across, i, j);
}

[[gnu::always_inline]] inline CellId Sphere::locate(float px, float py, float pz) const {
    return locate_on_cube(n, px, py, pz);
}

}  // namespace cuesta::plate

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/tectonics/plate/sphere.h"

#include "cuesta/base/check.h"
#include "cuesta/base/elementary.h"
#include "cuesta/simd/clones.h"

namespace cuesta::plate {
namespace {

constexpr double k = 0.34763;

// The u whose s that is, also a little beyond the edge of a face.
double unbend(double s) {
    const double size = s < 0 ? -s : s;
    const double u = ((1 + k) - std::sqrt((1 + k) * (1 + k) - 4 * k * size)) / (2 * k);
    return s < 0 ? -u : u;
}

Vec on_face(int face, double u1, double u2) {
    const double sign = face % 2 == 0 ? 1 : -1;
    switch (face / 2) {
        case 0:
            return unit({sign, u1, u2});
        case 1:
            return unit({u2, sign, u1});
        default:
            return unit({u1, u2, sign});
    }
}

// Solid angle between 0 and (u1, u2) of a face.
double corner_angle(double u1, double u2) {
    return elementary::atan2(u1 * u2, std::sqrt(1 + u1 * u1 + u2 * u2));
}

// Neighbours of all cells of a cube of n x n per face, numbered by `number(face, i, j)`.
template <class Number, class Find>
std::vector<CellId> neighbours(int n, CellId count, Number&& number, Find&& find) {
    std::vector<CellId> four(static_cast<std::size_t>(count) * 4);
    const auto middle = [n](int i) { return unbend((2 * i + 1.0) / n - 1); };
    const double beyond = 1 + 1e-4;  // over the edge, at the same place along it
    for (int face = 0; face < 6; ++face)
        for (int j = 0; j < n; ++j)
            for (int i = 0; i < n; ++i) {
                CellId* to = &four[static_cast<std::size_t>(number(face, i, j)) * 4];
                to[0] = i > 0 ? number(face, i - 1, j)
                              : find(on_face(face, -beyond, middle(j) * beyond));
                to[1] = i + 1 < n ? number(face, i + 1, j)
                                  : find(on_face(face, beyond, middle(j) * beyond));
                to[2] = j > 0 ? number(face, i, j - 1)
                              : find(on_face(face, middle(i) * beyond, -beyond));
                to[3] = j + 1 < n ? number(face, i, j + 1)
                                  : find(on_face(face, middle(i) * beyond, beyond));
            }
    return four;
}

// Sixteen places through a rotation at once.
CUESTA_SIMD_CLONES(void, locate_sixteen,
                   (std::int32_t n, const float* m, const float* x, const float* y, const float* z,
                    CellId* to),
                   (n, m, x, y, z, to)) {
    for (int i = 0; i < 16; ++i)
        to[i] = locate_on_cube(n, m[0] * x[i] + m[1] * y[i] + m[2] * z[i],
                               m[3] * x[i] + m[4] * y[i] + m[5] * z[i],
                               m[6] * x[i] + m[7] * y[i] + m[8] * z[i]);
}

}  // namespace

void Sphere::seen_subs(const Shift& m, CellId tile, CellId* sixteen) const {
    const auto first = static_cast<std::size_t>(tile) * 16;
    locate_sixteen(n, m.m, &sub_x[first], &sub_y[first], &sub_z[first], sixteen);
    for (int i = 0; i < 16; ++i) sixteen[i] = sub_of(sixteen[i]);
}

void Sphere::seen_cells(const Shift& m, CellId sub, CellId* sixteen) const {
    const auto first = static_cast<std::size_t>(sub) * cells_in_sub;
    locate_sixteen(n, m.m, &x[first], &y[first], &z[first], sixteen);
}

bool Sphere::Pose::operator==(const Pose& other) const {
    for (std::size_t i = 0; i < 3; ++i)
        if (rows[i].x != other.rows[i].x || rows[i].y != other.rows[i].y ||
            rows[i].z != other.rows[i].z)
            return false;
    return true;
}

Sphere::Sphere(int side) : n(side) {
    CUESTA_CHECK(side >= tile_side && side % tile_side == 0, "a face of {} cells", side);
    cells = 6 * n * n;
    tiles = cells / cells_in_tile;
    subs = cells / cells_in_sub;
    const auto count = static_cast<std::size_t>(cells);
    x.resize(count), y.resize(count), z.resize(count), area.resize(count), per_km.resize(count);
    tile_centre.resize(static_cast<std::size_t>(tiles) * 3);
    const auto sub_count = static_cast<std::size_t>(subs);
    sub_x.resize(sub_count), sub_y.resize(sub_count), sub_z.resize(sub_count);
    const int across = n / tile_side;
    const double unit_area = 4096.0 * cells / (4 * 3.14159265358979323846);
    const auto edge = [&](int i) { return unbend(2.0 * i / n - 1); };
    const auto put = [](std::vector<float>& to, CellId at, Vec v) {
        float* p = &to[static_cast<std::size_t>(at) * 3];
        p[0] = static_cast<float>(v.x), p[1] = static_cast<float>(v.y),
        p[2] = static_cast<float>(v.z);
    };
    for (int face = 0; face < 6; ++face)
        for (int j = 0; j < n; ++j)
            for (int i = 0; i < n; ++i) {
                const CellId cell = cell_at(face * across * across, across, i, j);
                const auto c = static_cast<std::size_t>(cell);
                const Vec v =
                    on_face(face, unbend((2 * i + 1.0) / n - 1), unbend((2 * j + 1.0) / n - 1));
                x[c] = static_cast<float>(v.x), y[c] = static_cast<float>(v.y),
                z[c] = static_cast<float>(v.z);
                const double angle =
                    corner_angle(edge(i + 1), edge(j + 1)) - corner_angle(edge(i), edge(j + 1)) -
                    corner_angle(edge(i + 1), edge(j)) + corner_angle(edge(i), edge(j));
                area[c] = static_cast<std::int32_t>(angle * unit_area + 0.5);
                per_km[c] = 0.001f / static_cast<float>(area[c]);
                const Vec corner = on_face(face, edge(i), edge(j));
                if (i % sub_side == 2 && j % sub_side == 2) {
                    const auto sub = static_cast<std::size_t>(sub_of(cell));
                    sub_x[sub] = static_cast<float>(corner.x);
                    sub_y[sub] = static_cast<float>(corner.y);
                    sub_z[sub] = static_cast<float>(corner.z);
                }
                if (i % tile_side == 8 && j % tile_side == 8)
                    put(tile_centre, tile_of(cell), corner);
            }
    find_neighbours();
}

void Sphere::find_neighbours() {
    const int across = n / tile_side;
    four = neighbours(
        n, cells,
        [&](int face, int i, int j) { return cell_at(face * across * across, across, i, j); },
        [&](Vec v) { return locate(v); });
    // Tiles and sub-tiles are cubes of fewer cells.
    four_tiles = neighbours(
        across, tiles, [&](int face, int i, int j) { return (face * across + j) * across + i; },
        [&](Vec v) { return tile_of(locate(v)); });
    const int finer = n / sub_side;
    const std::vector<CellId> four_subs = neighbours(
        finer, subs,
        [&](int face, int i, int j) {
            return sub_of(cell_at(face * across * across, across, i * sub_side, j * sub_side));
        },
        [&](Vec v) { return sub_of(locate(v)); });
    cell_ring = rings_of(four);
    tile_ring = rings_of(four_tiles);
    sub_ring = rings_of(four_subs);
}

Vec Sphere::to_world(const Pose& pose, Vec body) {
    return {dot(pose.rows[0], body), dot(pose.rows[1], body), dot(pose.rows[2], body)};
}

Vec Sphere::to_body(const Pose& pose, Vec world) {
    return pose.rows[0] * world.x + pose.rows[1] * world.y + pose.rows[2] * world.z;
}

Sphere::Shift Sphere::between(const Pose& from, const Pose& to) {
    // Columns of `from` seen by `to`.
    const Vec axes[3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    Shift m{};
    for (std::size_t i = 0; i < 3; ++i) {
        const Vec v = to_body(to, to_world(from, axes[i]));
        m.m[i] = static_cast<float>(v.x);
        m.m[3 + i] = static_cast<float>(v.y);
        m.m[6 + i] = static_cast<float>(v.z);
    }
    return m;
}

void Sphere::turn(Pose& pose, Vec spin) {
    const double angle = length(spin);
    if (!(angle > 0)) return;
    const Vec axis = spin * (1 / angle);
    const double s = elementary::sin(angle), c = elementary::cos(angle);
    // The columns of the pose are turned: as world vectors of the body's axes.
    std::array<Vec, 3> columns;
    for (std::size_t i = 0; i < 3; ++i) {
        const Vec v = i == 0   ? Vec{pose.rows[0].x, pose.rows[1].x, pose.rows[2].x}
                      : i == 1 ? Vec{pose.rows[0].y, pose.rows[1].y, pose.rows[2].y}
                               : Vec{pose.rows[0].z, pose.rows[1].z, pose.rows[2].z};
        columns[i] = v * c + cross(axis, v) * s + axis * (dot(axis, v) * (1 - c));
    }
    // Rounding must not make it anything but a rotation.
    columns[0] = unit(columns[0]);
    columns[1] = unit(columns[1] - columns[0] * dot(columns[0], columns[1]));
    columns[2] = cross(columns[0], columns[1]);
    pose.rows = {Vec{columns[0].x, columns[1].x, columns[2].x},
                 Vec{columns[0].y, columns[1].y, columns[2].y},
                 Vec{columns[0].z, columns[1].z, columns[2].z}};
}

}  // namespace cuesta::plate

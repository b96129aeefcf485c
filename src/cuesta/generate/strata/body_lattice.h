// SPDX-License-Identifier: Apache-2.0
// Bodies scattered over the land without end: one in every cell of a square lattice in world
// metres, at a random place of the cell, with random numbers of its own.
//
// On a wrapped axis the extent becomes a whole number of cells and bodies reach across the seam.
// Holds   a part of a map has the bodies of the whole.
#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "cuesta/grid/grid.h"
#include "cuesta/random/counter.h"

namespace cuesta {

struct Body {
    double x_m = 0, y_m = 0;       // world, y southwards
    std::array<float, 4> share{};  // from 0 to 1, for whatever the body needs
};

class BodyLattice {
public:
    // spacing_m above 0; bodies reach no farther than reach_m, at most twice the spacing.
    BodyLattice(const Grid& grid, double spacing_m, double reach_m, RandomKey random);
    Body body(std::int64_t cell_x, std::int64_t cell_y) const;

private:
    friend class NearBodies;
    struct Axis {
        double cell_m = 1;
        std::int64_t period = 0;  // 0: without end
        std::int64_t cell(double at_m) const;
        std::int64_t original(std::int64_t cell) const;
    };
    Axis x_, y_;
    std::int64_t reach_x_, reach_y_;
    RandomKey random_;
};

// The bodies that may reach a point; remembers those of the cell it was asked for last.
class NearBodies {
public:
    explicit NearBodies(const BodyLattice& lattice) : lattice_(&lattice) {}
    std::span<const Body> at(double x_m, double y_m);

private:
    const BodyLattice* lattice_;
    std::int64_t cell_x_ = std::numeric_limits<std::int64_t>::min(), cell_y_ = 0;
    std::vector<Body> bodies_;
};

}  // namespace cuesta

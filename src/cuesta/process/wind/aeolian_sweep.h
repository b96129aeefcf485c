// SPDX-License-Identifier: Apache-2.0
// One substep of blown sand on a block: the load moves on and trades sand with the ground, then
// what has become too steep slides. Inside of aeolian.h.
//
// Scheme  all gather: a cell takes the load of the cell upwind, less what strays to the sides, and
//         what strays from beside that one. The wind goes one cell a substep along the axis it is
//         nearest to, and across it by whole cells in the mean, so that it blows at any angle
//         without smearing. Where the wind is a field each cell's load goes to one of its four
//         neighbours, by turns of the golden ratio. Slides are sums of face fluxes; only where the
//         ground was too steep in the pass before are they looked for again.
// Holds   sand + load to the unit; what crosses an open side is counted, at walls a load
//         falls. The same bits for any pieces, threads and blocks.
// Cost    52 bytes a cell, 8 more for each look at all slopes.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "cuesta/grid/communicator.h"
#include "cuesta/grid/field.h"
#include "cuesta/grid/grid.h"
#include "cuesta/process/wind/aeolian_rows.h"

namespace cuesta::aeolian {

// Cells that the wind passes in a substep; `along_x`: it is nearer to the x axis.
struct Shift {
    int x = 1, y = 0;
    bool along_x = true;
};

// A wind that differs from place to place; halos are filled.
struct WindPlanes {
    Field x, y;   // unit vector, east and south
    Field speed;  // over that of the law
};

// What is swept; halos as wide as ground_halo.
struct SandPlanes {
    IntField &rock, &cover;            // units
    Field &load, &slope, &shelter;     // m, 1, m
    const Field* hold = nullptr;       // share of the capacity that is left; null: all
    const WindPlanes* wind = nullptr;  // null: one wind everywhere, which goes by Shift
};

// Working memory. Flux planes are 0 wherever `hot` says that nothing slides.
struct SandWork {
    IntField cover, flux_x, flux_y;
    Field load, slope, shelter, hold;
    WindPlanes wind;
    std::vector<std::uint8_t> hot_x, hot_y;  // by row and segment
    void fit(const FieldShape& shape);
};

// Units that crossed the sides of the map; by Side.
struct Crossed {
    std::array<std::int64_t, 4> left{}, came{};
};

// Halos of the load beyond open sides: what the wind brings from there.
void fill_inflow(Field& load, const Grid& grid, const Block& block, float load_m);

// What of the load of cells near the sides of the map crosses them in a substep. What walls hold
// back falls to the ground there, `fallen`; null: it stays in the air, `next`, the load after it.
// Needs halos.
Crossed cross_borders(const Law& law, const Shift& shift, const SandPlanes& sand, Field& next,
                      IntField* fallen, const Grid& grid, const Block& block);

// Needs halos.
Crossed saltate(const Law& law, const Shift& shift, const SandPlanes& sand, SandWork& work,
                const Grid& grid, const Block& block);

// `passes` times; fills the halos of the cover itself, which need not be right before.
void slide_sand(const Law& law, const SandPlanes& sand, SandWork& work, int passes,
                Communicator& comm);

}  // namespace cuesta::aeolian

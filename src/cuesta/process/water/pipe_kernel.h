// SPDX-License-Identifier: Apache-2.0
// One part of a step of water in pipes between cells, on one block. Inside of water_flow.h.
//
// For the face between cells i and j, bed difference dz = z_i - z_j in whole units of the ground:
//   a = h_i + min(dz, 0)    b = h_j - max(dz, 0)      water of either side above the higher bed
//   N = q + g dt h_f (a - b) / dx + s c dt (P_j - P_i) / dx    h_f = max(a, b)   c = sqrt(g h_f)
// No absolute level enters. P is what leaves a cell more than comes, by the discharges before; the
// last term is a viscosity s c dx that acts on the divergence alone: ripples of a cell or two,
// which nothing else in this scheme stops, die within some ten times spacing / c for any time step,
// and steady flow, where P is 0, does not know of it.
//   |q'| = 2 |N| / (d + sqrt(d^2 + 4 B |N|))   d = 1 + c dt   B = g dt n^2 h_f^(-7/3)
//   |q'| <= (h_f - h_min) sqrt(g h_f)          q' = N |q'| / |N|
// |N| is that of the vector: N across the face, and the mean of the four N along it, these without
// the last term. So friction and the bound on speed know no direction, and friction is solved for,
// not stepped: no time step makes it overshoot. [bates2010, dealmeida2012] Waves on a grid are
// stable while 8 C^2 + 16 s C <= 4, C = c dt / dx: up to C = 0.647 for s = 1/16 (8 is the largest
// eigenvalue of minus the Laplacian of five points; of nine points 16/3).
//   K = min(1, (h - 4 quanta) / outflow)       q' of a face times K of the cell it leaves
//   V = floor(q' dt / dx / quantum + phase)    whole quanta through the face, at last
//
// Holds   depths stay whole quanta, none below 0 and none clamped: what leaves enters next door. A
//         level lake stays level to the bit. The same bits for any pieces, blocks, vector widths.
// Cost    reads 16 bytes a cell and writes 12: to other fields, so that a step can be taken back,
//         or over those it has read, which needs no more memory traffic than that.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "cuesta/grid/field.h"
#include "cuesta/grid/grid.h"

namespace cuesta {

struct PipeRule {
    double spacing_m = 1, gravity = 9.81;
    double roughness = 0.05;    // n of Manning, s / m^(1/3)
    double damping = 0;         // c, 1/s
    double smoothing = 0x1p-4;  // s; with eight neighbours twice that
    double min_depth_m = 1e-4;
    double unit_m = 0x1p-17;  // of the bed
    double quantum_m = 0x1p-20;
    double dt_s = 1;
    double phase = 0.5;
    // Whether some cell gives more in a second than this times its depth, by spacing, is watched
    // if it is above 0; water shallower than slow_below_m counts as that deep.
    double calm_speed = 0, slow_below_m = 0.1;
};

// What leaves over the block's own borders: the square root of the slope outside by the roughness,
// for every border cell from two samples before the block to two behind it. Walls have none. Sides
// by terrain/ledger.h: west, east, north, south.
struct PipeEdges {
    Borders borders;
    std::array<std::vector<float>, 4> conveyance;
};

// Depth, and discharge per metre of width over the east and the south face of each cell.
struct WaterState {
    Field *depth, *qx, *qy;
};

struct PipeFlow {
    std::array<std::int64_t, 4> left{};  // quanta over each border
    std::int64_t limited = 0;            // cells that would have given more than they have
    std::uint32_t deepest_bits = 0;      // of float; above infinity's if a depth is broken
    bool rushes = false;                 // faster than calm_speed somewhere
    void merge(const PipeFlow& other);
};

// Halos of `bed` and `old` are filled three samples wide except beyond borders. Writes the interior
// of `made`, which may be `old`. Vectors of at most `width_limit` floats, 0 being no limit.
PipeFlow pipe_step(const IntField& bed, const WaterState& old, const WaterState& made,
                   const PipeEdges& edges, const PipeRule& rule, int width_limit = 0);

}  // namespace cuesta

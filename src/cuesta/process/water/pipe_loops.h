// SPDX-License-Identifier: Apache-2.0
// Loops over rows of faces and cells of the pipe model, in vectors. Inside of pipe_kernel.h, where
// the formulas stand.
//
// A face goes through short loops, because a processor looks only so many instructions ahead: a
// long chain of them in one loop leaves half of its units idle. What keeps the divider busy is laid
// beside work of other rows that needs none of it (flow_resist_drive).
//
// Rows are whole vectors: [from, to) are multiples of 16, and rows of working memory have room for
// that. Only columns of the map are written to fields.
//
// Holds   the same bits for every width: no operation depends on its neighbours in a vector.
#pragma once

#include <cstdint>

#include "cuesta/process/water/pipe_rows.h"

namespace cuesta::pipe {

// The rule as these loops want it.
struct LoopNumbers {
    float unit, min_depth, gravity;
    float pull;                 // g dt / dx
    float drag0, drag1, drag2;  // of inverse_cbrt, times the seventh root of g dt n^2
    float damping, damping2;    // half of 1 + c dt, and its square
    float reach, scale;         // dt / dx; the same in quanta
    float quantum, shift;       // shift: phase - 1/2
};
LoopNumbers loop_numbers_of(const PipeRule& rule);

// N across faces and the depth of water on them, from the cells on both sides and the discharge of
// the step before.
struct FaceDrive {
    const float *water, *next_water;
    const std::int32_t *bed, *next_bed;
    const float* old_q;
    float *push, *depth;
};

// |N| of faces and the largest discharge at their depth. `along`: the four N along the face.
struct FaceBound {
    const float *push, *depth;
    const float* along[4];
    float *size, *most;
};

// Discharge from N and what bounds it.
struct FaceFlow {
    const float *push, *size, *most, *drag;
    float* q;
};

// B of pipe_kernel.h, what friction takes at this depth.
struct FaceDrag {
    const float* depth;
    float* drag;
};

// Discharge within the shares of the cells on both sides: `plus` is that of the cell which a
// positive q leaves. Volumes in quanta.
struct FaceLimit {
    const float *q, *plus, *minus;
    float *limited, *volume;
};

// Depths from volumes over the faces: those east of each cell, from the face west of the first on,
// and those of the row.
struct CellExchange {
    const float *depth, *east, *north, *south;
    float* made;
};

struct Loops {
    void (*drive)(const LoopNumbers& n, std::int64_t from, std::int64_t to, const FaceDrive& face);
    void (*bound)(const LoopNumbers& n, std::int64_t from, std::int64_t to, const FaceBound& face);
    void (*flow)(const LoopNumbers& n, std::int64_t from, std::int64_t to, const FaceFlow& face);
    void (*resist)(const LoopNumbers& n, std::int64_t from, std::int64_t to, const FaceDrag& face);
    // Three rows at once.
    void (*flow_resist_drive)(const LoopNumbers& n, std::int64_t from, std::int64_t to,
                              const FaceFlow& face, const FaceDrag& next, const FaceDrive& after);
    // The share of its outflow that each cell can give.
    void (*share_out)(const LoopNumbers& n, std::int64_t from, std::int64_t to, const float* depth,
                      const float* east, const float* north, const float* south, float* share);
    // Of columns from 0 on. Returns how many of the cells of `plus` have a share below 1.
    std::int64_t (*limit)(const LoopNumbers& n, std::int64_t columns, const FaceLimit& face);
    // Returns the largest bits of the depths.
    std::uint32_t (*exchange)(const LoopNumbers& n, std::int64_t columns, const CellExchange& row);
};

// The widest that this processor has, of at most `width_limit` floats; 0 is no limit.
const Loops& loops(int width_limit = 0);

}  // namespace cuesta::pipe

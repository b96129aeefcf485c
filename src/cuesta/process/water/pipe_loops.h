// SPDX-License-Identifier: Apache-2.0
// Loops over rows of faces and cells of the pipe model, in vectors. Inside of pipe_kernel.h, where
// the formulas stand.
//
// What a processor waits for, roots and divisions of one row of faces, is laid beside work of
// another row that needs none of them (flow_drive).
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
    float smooth;               // s dt / dx
    float least, speed;         // see Moved
};
LoopNumbers loop_numbers_of(const PipeRule& rule);

// What leaves cells more than comes, times s dt / dx, by the discharges over the faces from x = -1
// on and those north and south of the row.
struct CellParting {
    const float *east, *north, *south;
    float* parting;
};

// N across faces without what smooths it, from the cells on both sides and the discharge of the
// step before; and by the depth of water on them B of pipe_kernel.h, what friction takes, the speed
// of waves, and the largest discharge.
struct FaceDrive {
    const float *water, *next_water;
    const std::int32_t *bed, *next_bed;
    const float* old_q;
    float *push, *drag, *fall, *most;
};

// Discharge from N and what bounds it. `along`: the four N along the face; `parting` of the cells
// on both sides.
struct FaceFlow {
    const float *push, *drag, *fall, *most;
    const float *parting, *next_parting;
    const float* along[4];
    float* q;
};

// The share of its outflow that each cell can give: `east` is the discharge over the faces from
// x = -1 on, `north` and `south` over the faces of the row.
struct CellShare {
    const float *depth, *east, *north, *south;
    float* share;
};
// Of columns [0, columns) and of these and the two beside them.
struct Limited {
    std::int64_t cells = 0, around = 0;
};

// Discharge within the shares of the cells on both sides, and volumes in quanta: `own` is the share
// of the row that a positive `south` leaves, `below` that of the next one.
struct RowMove {
    const float *depth, *east, *south;  // east from the first column on
    const float *own, *below;
    const float* north_volume;
    float west_volume;  // over the face west of the first column
    float *made_depth, *made_east, *made_south, *south_volume;
    // What is asked for by Loops::move_and_watch as well.
    const float* north = nullptr;  // discharge within the shares
    float west = 0;                // the same over the face west of the first column
};
// The largest bits of the depths; and whether somewhere more leaves than `speed` times the depth
// allows, where water shallower than `least` counts as that deep.
struct Moved {
    std::uint32_t deepest_bits = 0;
    bool rushes = false;
};

struct Loops {
    void (*part)(const LoopNumbers& n, std::int64_t from, std::int64_t to, const CellParting& row);
    void (*drive)(const LoopNumbers& n, std::int64_t from, std::int64_t to, const FaceDrive& face);
    void (*flow)(const LoopNumbers& n, std::int64_t from, std::int64_t to, const FaceFlow& face);
    // Two rows at once.
    void (*flow_drive)(const LoopNumbers& n, std::int64_t from, std::int64_t to,
                       const FaceFlow& face, const FaceDrive& next);
    // How many cells have a share below 1.
    Limited (*share_out)(const LoopNumbers& n, std::int64_t from, std::int64_t to,
                         std::int64_t columns, const CellShare& row);
    // Volumes alone, of columns from 0 on, and discharge within the shares.
    void (*volumes)(const LoopNumbers& n, std::int64_t columns, const float* q, const float* plus,
                    const float* minus, float* volume, float* limited);
    // Of columns from 0 on; `limited`: some share is below 1.
    Moved (*move)(const LoopNumbers& n, std::int64_t columns, bool limited, const RowMove& row);
    Moved (*move_and_watch)(const LoopNumbers& n, std::int64_t columns, bool limited,
                            const RowMove& row);
};

// The widest that this processor has, of at most `width_limit` floats; 0 is no limit.
const Loops& loops(int width_limit = 0);

}  // namespace cuesta::pipe

// SPDX-License-Identifier: Apache-2.0
// Rows of faces and cells by the local-inertial equations (inertial_equations.h), in vectors.
//
// What a processor waits for, roots and divisions of one row of faces, is laid beside work of
// another row that needs none of them (flow_drive).
//
// Rows are whole vectors: to - from are multiples of 16, and rows of working memory have room for
// that (grid/row_sweep.h). Only columns of the map are written to fields.
//
// Holds   the same bits for every width: no operation depends on its neighbours in a vector.
#pragma once

#include <cstdint>

#include "cuesta/process/water/inertial_equations.h"

namespace cuesta::inertial {

// What leaves cells more than comes, times s dt / dx, by the discharges over the faces from x = -1
// on and those north and south of the row.
struct CellDivergence {
    const float *east, *north, *south;
    float* divergence;
};

// N across faces without what smooths it, from the cells on both sides and the discharge of the
// step before; the depth of water on them, B, and a quarter of the discharge that friction alone
// leaves.
struct FaceDrive {
    const float *water, *next_water;
    const std::int32_t *bed, *next_bed;
    const float* old_q;
    float *momentum, *depth, *friction, *quarter;
};

// Discharge from N and what bounds it. `along`: those quarters of the four faces along; divergences
// of the cells on both sides.
struct FaceFlow {
    const float *momentum, *depth, *friction;
    const float *divergence, *next_divergence;
    const float* along[4];
    float* q;
};

// The share of its outflow that each cell can give: `east` is the discharge over the faces from
// x = -1 on, `north` and `south` over the faces of the row.
struct CellShare {
    const float *depth, *east, *north, *south;
    float* share;
};
// Cells with a share below 1, of columns [0, columns) and of these and the two beside them.
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
    // What is asked for by Kernels::move_and_watch as well.
    const float* north = nullptr;  // discharge within the shares
    float west = 0;                // the same over the face west of the first column
};
// The largest bits of the depths, above those of infinity if one is broken; and whether somewhere
// more leaves than cfl_speed allows.
struct Moved {
    std::uint32_t deepest_bits = 0;
    bool exceeds_cfl = false;
};

// Around a row of cells with eight neighbours, discharges or volumes: over sides, as above, and
// over the corners southeast of this row and of the one above, from x = -1 on.
struct CellAround {
    const float *depth, *east, *north, *south;
    const float *southeast, *southwest, *southeast_above, *southwest_above;
};
// Coefficients of the two kinds of pipes, and their widths in parts of the spacing.
struct EightCoefficients {
    FlowCoefficients side, corner;
    float side_width, corner_width;
};

struct Kernels {
    void (*divergence)(const FlowCoefficients& c, std::int64_t from, std::int64_t to,
                       const CellDivergence& row);
    void (*drive)(const FlowCoefficients& c, std::int64_t from, std::int64_t to,
                  const FaceDrive& face);
    void (*flow)(const FlowCoefficients& c, std::int64_t from, std::int64_t to,
                 const FaceFlow& face);
    // Two rows at once.
    void (*flow_drive)(const FlowCoefficients& c, std::int64_t from, std::int64_t to,
                       const FaceFlow& face, const FaceDrive& next);
    Limited (*share)(const FlowCoefficients& c, std::int64_t from, std::int64_t to,
                     std::int64_t columns, const CellShare& row);
    // Volumes alone, of columns from 0 on, and discharge within the shares.
    void (*volumes)(const FlowCoefficients& c, std::int64_t columns, const float* q,
                    const float* plus, const float* minus, float* volume, float* limited);
    // Of columns from 0 on; `limited`: some share is below 1.
    Moved (*move)(const FlowCoefficients& c, std::int64_t columns, bool limited,
                  const RowMove& row);
    Moved (*move_and_watch)(const FlowCoefficients& c, std::int64_t columns, bool limited,
                            const RowMove& row);

    // With eight neighbours: divergences for sides and for corners; shares; new depths.
    void (*divergence_eight)(const EightCoefficients& c, std::int64_t from, std::int64_t to,
                             const CellAround& q, float* side, float* corner);
    Limited (*share_eight)(const EightCoefficients& c, std::int64_t from, std::int64_t to,
                           std::int64_t columns, const CellAround& q, float* share);
    Moved (*exchange_eight)(const EightCoefficients& c, std::int64_t columns,
                            const CellAround& volumes, float* made_depth);
};

// The widest that this processor has, of at most `width_limit` floats; 0 is no limit.
const Kernels& kernels(int width_limit = 0);

}  // namespace cuesta::inertial

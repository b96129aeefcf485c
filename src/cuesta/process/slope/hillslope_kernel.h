// SPDX-License-Identifier: Apache-2.0
// One stage of creep on one block. Inside of hillslope.h.
//
// Heights are the surface in whole units plus a float, the change so far; differences are taken of
// the whole units first, so a slope of a micrometre counts at 4,000 m as well. A face belongs to
// the cell west or north of it; faces at column -1 and row -1 are worked out by both blocks from
// the same samples, to the same bits.
//
// All sums pair opposite sides first, so turned and mirrored ground gives turned and mirrored bits.
#pragma once

#include <cstdint>

#include "cuesta/grid/field.h"
#include "cuesta/grid/grid.h"
#include "cuesta/process/slope/hillslope_scheme.h"

namespace cuesta {

// What grows towards the critical slope ends there: 1 / (1 - 0.9).
inline constexpr float hillslope_most_steepness = 0.9f;  // (slope / critical)^2
inline constexpr double hillslope_most_stiffness = 200;  // stiffness there

struct HillslopeWork {
    Field change, before;  // units since the step began; of the stage before
    Field flux_x, flux_y;  // units that crossed the face to the east, to the south
    IntField moved_x, moved_y;
    // Layers that move once after several surfaces: what is due through each face, the surface that
    // the layers still have.
    IntField due_x, due_y, start;
    Field diffusion, steepness;  // by cell if they are not numbers, see HillslopeBlock
    Field cover, share;          // soil_only: loose units left; share of the outflow that is there
    void fit(FieldShape shape, bool by_cell, bool soil_only);
};

struct HillslopeBlock {
    const IntField& surface;  // units, halo filled
    HillslopeWork& work;
    Borders borders = {};    // beyond these sides there is nothing
    Borders fixed = {};      // at these of them samples keep their height
    bool soil_only = false;  // fluxes end where the cover does
    bool nonlinear = true;
    bool by_cell = false;  // diffusion and steepness from the fields of `work`, halos filled
    float diffusion = 0;   // D / spacing^2, 1/yr
    float steepness = 0;   // (unit / (spacing Sc))^2: times units^2 it is (slope / critical)^2
};

// What the largest of all faces asks for.
struct HillslopeStrain {
    float stiffness = 0;  // 1/yr; 1 / (2 stiffness) is the longest explicit step
    float flux = 0;       // units/yr
    std::int64_t capped_faces = 0, limited_cells = 0;
    void merge(const HillslopeStrain& other);
};

// Looks only.
HillslopeStrain hillslope_strain(const HillslopeBlock& block);
// One stage over the whole of `years`: afterwards `change` is the new one (halo not filled) and
// `before` the old one. The halo of `change` must be filled.
HillslopeStrain hillslope_stage(const HillslopeBlock& block, const HillslopeStage& stage,
                                double years, bool first);
// With soil_only, before each stage: fills `share`, whose halo the stage needs.
HillslopeStrain hillslope_shares(const HillslopeBlock& block, double years);

}  // namespace cuesta

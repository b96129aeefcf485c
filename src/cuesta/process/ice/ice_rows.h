// SPDX-License-Identifier: Apache-2.0
// Rows of ice: what crosses faces in a substep, and what cells have after it.
//
// Ice is counted in whole quanta of water; what crosses a face is rounded to them away from a
// dither offset, the same for all faces of a substep, so that less than a quantum is right on
// average, and never is more than a quarter of what the donor has: no cell can fall below nothing.
//
// Holds   volume exactly. Sums pair opposite sides, so turned and mirrored maps give turned and
//         mirrored bits; every vector width gives the same.
#pragma once

#include <cstdint>

#include "cuesta/process/ice/ice_equations.h"

namespace cuesta::ice {

// Numbers of one substep.
struct IceNumbers {
    FlowLaw law;
    float metres = 0;       // of ice in a quantum
    float per_spacing = 0;  // 1 / spacing
    float flux = 0;         // quanta that cross a face for a diffusivity of 1 and a drop of 1 m
    float flux_offset = 0;  // dither offsets, in [0, 1)
    float balance_offset = 0;
    float gradient = 0;      // 1/yr
    float most_balance = 0;  // m/yr of water
    float balance = 0;       // quanta that a balance of 1 m/yr gives
    float threshold = 0;     // m/yr: gradient x height of the line; on top of that of the cell
    float sea_level = 0, calving_depth = 0;  // m
    float afloat = 0;                        // quanta of ice that a metre of sea carries
    std::int32_t most = 0;                   // quanta in a cell
};

// Faces between cells a and b; positive is from a to b. Twice the drop along a face is
// (p - q) + (r - t), of the surface beside a and beside b.
struct IceFaceRow {
    const std::int32_t *ice_a = nullptr, *ice_b = nullptr;
    const float *surface_a = nullptr, *surface_b = nullptr;
    const float *bed_a = nullptr, *bed_b = nullptr;
    const float *p = nullptr, *q = nullptr, *r = nullptr, *t = nullptr;
    std::int32_t* flux = nullptr;  // quanta
    std::int64_t count = 0;
};
// The largest diffusivity, m2/yr.
float ice_faces(const IceFaceRow& row, const IceNumbers& numbers);
// The share of the donor's ice that crosses, at most a quarter; signed as the flux is.
void ice_shares(const IceFaceRow& row, const IceNumbers& numbers, float* share);

void ice_surface(const float* bed, const std::int32_t* ice, float metres, float* surface,
                 std::int64_t count);

struct IceCellRow {
    const std::int32_t* ice = nullptr;
    const std::int32_t *west = nullptr, *east = nullptr, *north = nullptr, *south = nullptr;
    const float *surface = nullptr, *bed = nullptr;
    const float* threshold = nullptr;  // m/yr; none: IceNumbers::threshold everywhere
    std::int32_t* melted = nullptr;    // quanta, added to; none: nobody wants to know
    std::int32_t* next = nullptr;
    std::int64_t count = 0;  // at most ice_chunk
};
inline constexpr std::int64_t ice_chunk = 128;

struct IceCellSums {
    std::int64_t gained = 0;  // quanta of snow
    bool any = false;         // some cell has ice
};
IceCellSums ice_cells(const IceCellRow& row, const IceNumbers& numbers);

}  // namespace cuesta::ice

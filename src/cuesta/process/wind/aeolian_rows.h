// SPDX-License-Identifier: Apache-2.0
// Sand that the wind carries and sand that slides, row by row. Inside of aeolian.h; the law is in
// aeolian_equations.h.
//
// Rows are arrays whose entry 0 is the first column of a block; entries before it and behind its
// end are halo. All amounts are whole units of the ground, loads as floats below 2^24.
#pragma once

#include <cstdint>

#include "cuesta/process/wind/aeolian_equations.h"

namespace cuesta::aeolian {

// Columns beyond the block that the row of a stage covers.
inline constexpr std::int64_t ground_halo = 3, outs_halo = 2;

// Surface and load in units, from what the block holds.
void read_row(const std::int32_t* rock, const std::int32_t* cover, const float* load_m,
              float per_unit, std::int64_t begin, std::int64_t end, std::int32_t* surface,
              float* load);

// What a row's load does: goes straight on, or to the cell beside that.
struct OutRow {
    const std::int32_t *surface, *plus, *minus;  // of the cell and those beside it
    const float* load;
    float *straight, *to_plus, *to_minus;
    std::int64_t begin, end;
};
void spread_row(const Law& law, const OutRow& row);

// Where the wind is a field: in a substep all of a cell's load goes to one of four neighbours, in
// the mean of many substeps the way of the wind.
enum Way : std::int32_t { to_east, to_west, to_south, to_north };
inline std::int32_t way_of(float wind_x, float wind_y, float phase) {
    const float x = wind_x < 0 ? -wind_x : wind_x, y = wind_y < 0 ? -wind_y : wind_y;
    return x > phase * (x + y) ? (wind_x < 0 ? to_west : to_east)
                               : (wind_y < 0 ? to_north : to_south);
}
void find_ways(const float* wind_x, const float* wind_y, float phase, std::int64_t begin,
               std::int64_t end, std::int32_t* way);

// What comes to the cells of a row, and what the cell upwind of each is like.
struct GatherRow {
    const std::int32_t *way, *way_north, *way_south;
    const float *load, *load_north, *load_south;
    const float *slope, *slope_north, *slope_south;
    const float *shelter, *shelter_north, *shelter_south;
    const std::int32_t *surface, *north, *south;
    float *straight, *slope_up, *shelter_up;
    std::int32_t* surface_up;
    std::int64_t columns;
};
void gather_row(const GatherRow& row);

struct SaltationRow {
    // Where the wind comes from: already shifted, so that entry x is the donor of column x.
    const float *straight, *from_minus, *from_plus;
    const float *slope_up, *shelter_up;
    const std::int32_t* surface_up;
    // The same beside the donor, a quarter of each: air mixes. Null: not there.
    const float *slope_minus, *slope_plus, *shelter_minus, *shelter_plus;
    const std::int32_t *surface_minus, *surface_plus;
    // The cell and its neighbours.
    const std::int32_t *surface, *north, *south, *rock;
    const float* hold;  // share of the wind's capacity that is left here; null: all
    // Unit vector and speed over that of the law; null: as the law says.
    const float *wind_x, *wind_y, *speed;
    std::int32_t* cover;
    float *load_m, *slope, *shelter;
    std::int64_t columns;
};
void saltate_row(const Law& law, const SaltationRow& row);

// Flux over faces between cells a and b, from a to b. Returns whether any is not 0.
struct SlideRow {
    const std::int32_t *a, *b;              // surface
    const std::int32_t *cover_a, *cover_b;  // sand there
    // Surfaces beside a and b along the face.
    const std::int32_t *a_before, *a_behind, *b_before, *b_behind;
    std::int32_t* flux;
    std::int64_t begin, end;
};
bool slide_row(const Law& law, const SlideRow& row);
// Whether any of the faces is steeper than the angle of repose.
bool is_steep(const Law& law, const SlideRow& row);
void add_rows(const std::int32_t* rock, const std::int32_t* cover, std::int64_t begin,
              std::int64_t end, std::int32_t* surface);

void settle_row(const std::int32_t* flux_x, const std::int32_t* flux_north,
                const std::int32_t* flux_south, std::int64_t begin, std::int64_t end,
                std::int32_t* cover);

}  // namespace cuesta::aeolian

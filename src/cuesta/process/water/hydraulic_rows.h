// SPDX-License-Identifier: Apache-2.0
// Rows of cells of hydraulic erosion: the laws of hydraulic_equations.inc along rows, in vectors.
// Inside of hydraulic_kernel.h. Pointers are to column 0, at best where a line of memory begins; a
// row of faces `east` or of a cell's neighbours is read from one column earlier on.
#pragma once

#include <array>
#include <cstdint>

#include "cuesta/process/water/hydraulic_equations.h"
#include "cuesta/terrain/material.h"

namespace cuesta::hydraulic {

// Discharge over the faces of a row of cells.
struct Discharge {
    const float *east, *north, *south;
};

struct ConcentrationRow {
    const float *depth, *load;
    Discharge q;
    float *concentration, *remaining;  // out
};

// Cells, and those they share faces with.
struct FallRow {
    const float* depth;
    const std::int32_t* bed;
    const float* next_depth;
    const std::int32_t* next_bed;
    float* fall;  // out
};

struct CapacityRow {
    const float *depth, *south_depth;
    const std::int32_t *bed, *south_bed;
    Discharge q;
    const float* fall_north;
    float *fall_south, *capacity;  // out
};

// How many materials lie on top: one everywhere; the sediment and one other; more than that.
enum class Kinds { one, two, many };

// What lies on top of a row.
struct TopRow {
    Kinds kinds = Kinds::one;
    const MaterialId* material = nullptr;  // null: `other` everywhere
    MaterialId sediment = 0, other = 0;
    float *erodibility = nullptr, *yield = nullptr;  // room for those of many kinds
};
// With the `other` to try first, which becomes the one there is, if it is one.
Kinds kinds_of(std::int64_t columns, const MaterialId* top, MaterialId sediment, MaterialId& other);

struct ExchangeRow {
    const float *depth, *capacity;
    const std::int32_t *bed, *lowest, *highest;  // the latter of the column's three
    const std::int32_t* start;                   // the bed when the step began
    TopRow top;
    float* load;                    // in: after transport; out: after the exchange
    std::int32_t *change, *gained;  // out: units that the ground gains, quanta that the load gains
    // Rows of four bytes a cell that are wanted next where the ground changes; null: none.
    std::array<const void*, 4> next;
};

// What the changes of a row come to.
struct RowSums {
    std::int64_t deposited = 0;     // units
    std::int64_t gained = 0;        // quanta
    std::int64_t other_eroded = 0;  // units that are not the sediment's own material
    std::int64_t other_gained = 0;  // quanta of that
    bool operator==(const RowSums&) const = default;
};
struct Exchanged {
    std::int64_t limited = 0;  // cells that a limit held back
    RowSums sums;
    float most_load = 0;
};

struct LayRow {
    std::int32_t *surface, *top, *deposited_step;  // of layered ground; else the surface alone
    const MaterialId *material, *buried;
    MaterialId sediment;
    std::int32_t now;
    float *erosion, *deposit;  // maps
};

// From column `from`, at or before 0, to the one before `to`; else all columns from 0 on.
struct Columns {
    std::int64_t from, to;
};

// Cells of the row north of one whose concentrations are worked out, and the flux between the two.
struct NorthernFlux {
    const float *concentration, *remaining;
    float* flux;  // out
};

// Faces east of a row, its cells, and the fluxes north and south of it.
struct CarryRow {
    const float *q, *concentration, *remaining;
    const float *flux_north, *flux_south;
    float* load;  // in and out
};
// Fluxes over the faces west of the first and east of the last column.
struct SideFluxes {
    float west = 0, east = 0;
};

struct Kernels {
    void (*concentration)(const Coefficients& n, Columns columns, const ConcentrationRow& row);
    // With the flux into the row from the one north of it, over the same columns.
    void (*concentration_and_flux)(const Coefficients& n, Columns columns,
                                   const ConcentrationRow& row, const NorthernFlux& north);
    // Load after the exchange with the neighbours.
    SideFluxes (*carry)(const Coefficients& n, std::int64_t columns, const CarryRow& row);
    void (*fall)(const Coefficients& n, std::int64_t columns, const FallRow& row);
    void (*capacity)(const Coefficients& n, std::int64_t columns, const CapacityRow& row);
    // The lowest and the highest of three rows.
    void (*range)(Columns columns, const std::array<const std::int32_t*, 3>& beds,
                  std::int32_t* lowest, std::int32_t* highest);
    // At most 512 columns at once.
    Exchanged (*exchange)(const Coefficients& n, const Tables& tables, std::int64_t columns,
                          const ExchangeRow& row);
    // The uppermost layers take the changes, except of cells that begin or use up a layer: those
    // are left as they are, and `special` is not 0 there. Returns whether there are any. Cells in
    // which nothing changes are not touched.
    bool (*lay)(const Coefficients& n, std::int64_t columns, const LayRow& row,
                const std::int32_t* change, std::int32_t* special);
    // Of ground without layers.
    void (*lay_plain)(const Coefficients& n, std::int64_t columns, const LayRow& row,
                      const std::int32_t* change);
};

// The widest that this processor has, of at most `width_limit` numbers to a vector: 1, 4, 8, 16; 0
// is no limit.
const Kernels& kernels(int width_limit = 0);

// Sums of a row whose numbers are too large for those of the vectors.
RowSums sums_of(std::int64_t columns, const std::int32_t* change, const std::int32_t* gained,
                const MaterialId* top, MaterialId sediment);

}  // namespace cuesta::hydraulic

// SPDX-License-Identifier: Apache-2.0
// Amounts that cross the faces of cells, in whole quanta: what one cell gives another gets.
//
//   quantum = 2^-21 of the power of two above the largest amount, or the largest expected one
//   give    = faces in whole quanta, rounded toward zero so that mirrored land moves alike; where a
//             cell would give more than it has, all that it gives in the same proportion, rounded
//             down
//
// Amounts are float32 multiples of the quantum below 2^24 of them, or whole numbers of quanta
// (layers of the ground), so every sum is exact, in any order. What crosses an open side of the map
// leaves it and is told by side; nothing comes in.
//
// Holds   sum before = sum after + what left, exactly; no amount below zero; the same bits for any
//         threads and blocks.
// Limits  amounts below zero become 0, and are counted. When the largest amount doubles, quanta do;
//         what that rounds is told.
#pragma once

#include <array>
#include <cstdint>

#include "cuesta/base/exact_sum.h"
#include "cuesta/grid/communicator.h"
#include "cuesta/grid/field.h"
#include "cuesta/grid/grid.h"

namespace cuesta::rule {

// More quanta than this are not told apart by float32.
inline constexpr float most_quanta = 0x1p24f;

double quantum_of(double largest);

// The largest amount of a field or row, not below 0; infinite if one is no number.
double largest_amount(const Field& amount);
float largest_amount(const float* row, std::int64_t count);

// What was done to make amounts whole quanta, exactly.
struct Settled {
    double quantum = 1;
    std::int64_t negative = 0;  // amounts that were below zero
    ExactSum gained, lost;
};
// To a quantum that is fit for them.
Settled settle_to(Field& amount, double quantum);
// To one that is fit for `expected` or the largest amount if that is more. Every block calls it.
Settled settle(Field& amount, Communicator& comm, double expected = 0);

struct Faces {
    // What goes from each cell to its eastern and southern neighbour; column -1 and row -1 are the
    // faces to the west and north of the block. Whole quanta when they have moved.
    Field &east, &south;
    // What the cell behind each of these faces gives to this side besides; null: nothing.
    const Field *from_east = nullptr, *from_south = nullptr;
};

struct Moved {
    std::array<std::int64_t, 4> left{};  // quanta, by Side
    std::int64_t limited = 0;            // cells that would have given more than they had
};

// Moves `amount`, of which samples are whole quanta. No face carries more than `most` quanta: what
// a cell has and gets over four faces must stay below 2^24. `share` is working memory with a halo.
// Every block calls it.
Moved move(Field& amount, const Faces& faces, Field& share, double quantum, const Grid& grid,
           const Block& block, Communicator& comm, float most = most_quanta);
// The same of numbers of quanta.
Moved move(IntField& amount, const Faces& faces, Field& share, double quantum, const Grid& grid,
           const Block& block, Communicator& comm);

// Row by row, for whoever calculates faces as it goes (rule/flux_rows.h).
struct FaceRow {
    float *east, *south;  // of one row, east from column -1 on
};
struct FluxPlace {
    FluxPlace(const Grid& grid, const Block& block)
        : columns(block.columns),
          rows(block.rows),
          ends(borders_of(grid, block)),
          open(open_borders_of(grid, block)) {}
    std::int64_t columns, rows;
    Borders ends, open;
};
// Whole quanta of what crosses faces [lo, hi), less what comes back; `back` may be null.
void round_faces(const float* over, const float* back, float* face, std::int64_t lo,
                 std::int64_t hi, double quantum, float most);
// The same of what cells give along an axis: `next` are those behind the faces.
void round_gifts(const float* own, const float* next, float* face, std::int64_t lo, std::int64_t hi,
                 double quantum, float most);
// No face where the map ends in a wall; nothing comes in over an open side.
void close_faces(const FluxPlace& place, std::int64_t y, const FaceRow& faces);
// Adds what leaves the map over faces of row y.
void count_left(const FluxPlace& place, std::int64_t y, const FaceRow& faces, Moved& moved);
// What a row of cells becomes by its faces and the southern ones of the row before; how many of
// them would give more than they have.
struct RowMove {
    const float *east, *north, *south;
    std::int64_t columns;
    double quantum;
};
std::int64_t move_row(const RowMove& row, const float* amount, float* to);
std::int64_t move_row(const RowMove& row, const std::int32_t* amount, std::int32_t* to);

}  // namespace cuesta::rule

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/slope/thermal_kernel.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "cuesta/base/check.h"
#include "cuesta/base/parallel.h"

namespace cuesta {
namespace {

constexpr float root_two = 1.41421356237f;
// Columns worked on at once, so that their pairs stay in the nearest cache. Where nothing moves in
// a segment nothing is written.
constexpr std::int64_t segment = 512;
constexpr std::int64_t lead = 16;  // room for index -1 that keeps index 0 aligned

// The pairs of a segment, as units that enter the cell of the upper row. Element [lead + x], x
// counted from the start of the segment, stands for
struct alignas(64) Pairs {
    std::int32_t east[lead + segment];       // (x, y) with (x + 1, y)
    std::int32_t south[lead + segment];      // (x, y) with (x, y + 1)
    std::int32_t southeast[lead + segment];  // (x, y) with (x + 1, y + 1)
    std::int32_t southwest[lead + segment];  // (x + 1, y) with (x, y + 1)
    std::int32_t change[segment];            // what enters cell [x] in all
};

// One row of a block.
struct RowTask {
    std::int32_t* m = nullptr;        // surface of the row
    const std::int32_t* b = nullptr;  // of the row below before the step
    const float* tm = nullptr;        // thresholds along an axis of the row, or null
    const float* tb = nullptr;        // of the row below
    std::int32_t* above;              // what entered the row above from each cell; then this row
    std::int64_t columns;
    bool west, east, south = false;  // beyond these sides there is nothing
    bool write = true;               // false: leave the row as it is, only fill `above`
    std::int64_t moved = 0;          // units that entered cells
};

[[gnu::always_inline]] inline float larger(float a, float b) {
    return a > b ? a : b;
}
[[gnu::always_inline]] inline float smaller(float a, float b) {
    return a < b ? a : b;
}

// Units that enter a cell from a neighbour that stands `d` above it. Odd in d when the thresholds
// change places, to the bit: what one cell gains the other loses.
template <bool phased>
[[gnu::always_inline]] inline std::int32_t flux(std::int32_t d, float own_t, float other_t,
                                                const ThermalRule& rule) {
    const auto difference = static_cast<float>(d);
    const float excess = difference - smaller(larger(difference, -own_t), other_t);
    if constexpr (!phased) return static_cast<std::int32_t>(excess * rule.share);  // towards zero
    const float size = std::abs(excess);
    const float units = smaller(size * rule.share + rule.phase, size * rule.most_share());
    return static_cast<std::int32_t>(std::copysign(units, excess));
}

template <bool eight, bool field, bool phased>
[[gnu::always_inline]] inline void find_pairs(const ThermalRule& rule, const RowTask& task,
                                              std::int64_t at, std::int64_t begin, std::int64_t end,
                                              Pairs& pairs) {
    const std::int32_t* __restrict m = task.m + at, * __restrict b = task.b + at;
    const float* __restrict tm = field ? task.tm + at : nullptr;
    const float* __restrict tb = field ? task.tb + at : nullptr;
    std::int32_t* __restrict east = pairs.east + lead;
    std::int32_t* __restrict south = pairs.south + lead;
    std::int32_t* __restrict southeast = pairs.southeast + lead;
    std::int32_t* __restrict southwest = pairs.southwest + lead;
    const float t1 = rule.axis, t2 = rule.diagonal;
    for (std::int64_t x = begin; x < end; ++x) {
        const std::int32_t q = m[x], r = m[x + 1];
        const float q1 = field ? tm[x] : t1, r1 = field ? tm[x + 1] : t1;
        const float s1 = field ? tb[x] : t1;
        east[x] = flux<phased>(r - q, q1, r1, rule);
        south[x] = flux<phased>(b[x] - q, q1, s1, rule);
        if constexpr (eight) {
            const float q2 = field ? q1 * root_two : t2, r2 = field ? r1 * root_two : t2;
            const float s2 = field ? s1 * root_two : t2;
            const float u2 = field ? tb[x + 1] * root_two : t2;
            southeast[x] = flux<phased>(b[x + 1] - q, q2, u2, rule);
            southwest[x] = flux<phased>(b[x] - r, r2, s2, rule);
        }
    }
}

// Takes away the pairs with what lies beyond a border.
template <bool eight>
[[gnu::always_inline]] inline void cut_borders(const RowTask& task, std::int64_t at,
                                               std::int64_t count, Pairs& pairs) {
    const auto cut = [&](std::int64_t index) {
        pairs.east[index] = 0;
        if constexpr (eight) pairs.southeast[index] = pairs.southwest[index] = 0;
    };
    if (task.west && at == 0) cut(lead - 1);
    if (task.east && at + count == task.columns) cut(lead + count - 1);
    if (!task.south) return;
    std::fill_n(pairs.south + lead - 1, count + 1, 0);
    if constexpr (eight) {
        std::fill_n(pairs.southeast + lead - 1, count + 1, 0);
        std::fill_n(pairs.southwest + lead - 1, count + 1, 0);
    }
}

// Sums what enters each cell, and prepares `above` for the next row. Returns 0 if nothing moves.
template <bool eight>
[[gnu::always_inline]] inline std::int32_t add_pairs(std::int64_t count, Pairs& pairs,
                                                     std::int32_t* __restrict above) {
    const std::int32_t* __restrict east = pairs.east + lead;
    const std::int32_t* __restrict south = pairs.south + lead;
    const std::int32_t* __restrict southeast = pairs.southeast + lead;
    const std::int32_t* __restrict southwest = pairs.southwest + lead;
    std::int32_t* __restrict change = pairs.change;
    std::int32_t any = 0;
    for (std::int64_t x = 0; x < count; ++x) {
        std::int32_t sum = east[x] - east[x - 1] + south[x] - above[x];
        std::int32_t below = south[x];
        if constexpr (eight) {
            sum += southeast[x] + southwest[x - 1];
            below += southeast[x - 1] + southwest[x];
        }
        change[x] = sum;
        above[x] = below;
        any |= sum;
    }
    return any;
}

template <bool eight, bool field, bool phased>
[[gnu::always_inline]] inline void move_row(const ThermalRule& rule, RowTask& task) {
    Pairs pairs;
    for (std::int64_t at = 0; at < task.columns; at += segment) {
        const std::int64_t count = std::min(segment, task.columns - at);
        // The first segment also looks at the pairs across its west side, one column to the left.
        for (std::int64_t begin = at == 0 ? -1 : 0; begin < count;) {
            const std::int64_t end = begin < 0 ? 0 : count;
            find_pairs<eight, field, phased>(rule, task, at, begin, end, pairs);
            begin = end;
        }
        cut_borders<eight>(task, at, count, pairs);
        const std::int32_t any = add_pairs<eight>(count, pairs, task.above + at);
        if (any != 0 && task.write) {
            std::int32_t* __restrict value = task.m + at;
            const std::int32_t* __restrict change = pairs.change;
            std::int64_t moved = 0;
            for (std::int64_t x = 0; x < count; ++x) {
                value[x] += change[x];
                moved += change[x] > 0 ? change[x] : 0;
            }
            task.moved += moved;
        }
        // The last column's pairs are the ones to the left of the next segment.
        pairs.east[lead - 1] = pairs.east[lead + count - 1];
        if constexpr (eight) {
            pairs.southeast[lead - 1] = pairs.southeast[lead + count - 1];
            pairs.southwest[lead - 1] = pairs.southwest[lead + count - 1];
        }
    }
}

// The same code for each instruction set.
template <bool eight, bool field, bool phased>
void move_row_plain(const ThermalRule& rule, RowTask& task) {
    move_row<eight, field, phased>(rule, task);
}
#if defined(__x86_64__)
#if defined(__clang__)
#define CUESTA_AVX512 "avx512f,avx512vl"
#else
#define CUESTA_AVX512 "avx512f,avx512vl,prefer-vector-width=512"
#endif
template <bool eight, bool field, bool phased>
[[gnu::target("avx2")]] void move_row_avx2(const ThermalRule& rule, RowTask& task) {
    move_row<eight, field, phased>(rule, task);
}
template <bool eight, bool field, bool phased>
[[gnu::target(CUESTA_AVX512)]] void move_row_avx512(const ThermalRule& rule, RowTask& task) {
    move_row<eight, field, phased>(rule, task);
}
#endif

using MoveRow = void (*)(const ThermalRule&, RowTask&);

template <bool eight, bool field, bool phased>
MoveRow widest(int width_limit) {
#if defined(__x86_64__)
    const int limit = width_limit == 0 ? 16 : width_limit;
    if (limit >= 16 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl"))
        return move_row_avx512<eight, field, phased>;
    if (limit >= 8 && __builtin_cpu_supports("avx2")) return move_row_avx2<eight, field, phased>;
#else
    (void)width_limit;
#endif
    return move_row_plain<eight, field, phased>;
}

template <bool eight, bool field>
MoveRow choose(bool phased, int width_limit) {
    return phased ? widest<eight, field, true>(width_limit)
                  : widest<eight, field, false>(width_limit);
}

MoveRow choose(const ThermalRule& rule, bool field, int width_limit) {
    const bool phased = rule.share < rule.most_share();
    if (rule.eight)
        return field ? choose<true, true>(phased, width_limit)
                     : choose<true, false>(phased, width_limit);
    return field ? choose<false, true>(phased, width_limit)
                 : choose<false, false>(phased, width_limit);
}

}  // namespace

std::int64_t thermal_step(const ThermalBlock& block, const ThermalRule& rule, int width_limit) {
    IntField& surface = block.surface;
    const std::int64_t columns = surface.columns(), rows = surface.rows();
    CUESTA_CHECK(surface.halo() >= 1, "thermal needs a halo");
    const MoveRow move = choose(rule, block.axis != nullptr, width_limit);

    // Pieces of rows; the result does not depend on where they end. Keep the old rows on both
    // sides of each seam, because one piece changes what the other still has to look at.
    const std::int64_t piece =
        std::max<std::int64_t>(8, (rows + 4 * thread_count() - 1) / (4 * thread_count()));
    const std::int64_t pitch = columns + 2;
    std::vector<std::int32_t> seams(static_cast<std::size_t>(2 * ((rows - 1) / piece) * pitch));
    const auto seam = [&](std::int64_t y, bool below) {  // y: first row of the piece below
        return seams.data() + (2 * (y / piece - 1) + (below ? 1 : 0)) * pitch + 1;
    };
    for (std::int64_t y = piece; y < rows; y += piece) {
        std::copy_n(surface.row(y - 1) - 1, pitch, seam(y, false) - 1);
        std::copy_n(surface.row(y) - 1, pitch, seam(y, true) - 1);
    }

    return ordered_reduce(
        0, rows, piece, std::int64_t{0},
        [&](std::int64_t lo, std::int64_t hi) {
            std::vector<std::int32_t> above(static_cast<std::size_t>(columns), 0);
            RowTask task{.above = above.data(),
                         .columns = columns,
                         .west = block.borders.west,
                         .east = block.borders.east};
            const bool nothing_above = lo == 0 && block.borders.north;
            for (std::int64_t y = nothing_above ? lo : lo - 1; y < hi; ++y) {
                task.m = y == lo - 1 && lo > 0 ? seam(lo, false) : surface.row(y);
                task.b = y == hi - 1 && hi < rows ? seam(hi, true) : surface.row(y + 1);
                task.write = y >= lo;
                task.south = y == rows - 1 && block.borders.south;
                if (block.axis != nullptr) {
                    task.tm = block.axis->row(y);
                    task.tb = block.axis->row(y + 1);
                }
                move(rule, task);
            }
            return task.moved;
        },
        [](std::int64_t all, std::int64_t part) { return all + part; });
}

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/slope/thermal_kernel.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <vector>

#include "cuesta/base/check.h"
#include "cuesta/base/parallel.h"

namespace cuesta {

ThermalRule ThermalRule::from(double spacing_m, double rate, bool eight) {
    // The unit is 2^-15 of spacing x rate, with both rounded down to powers of two. An excess too
    // small to move is then below 2^-15 of the spacing (a slope of 3e-5), and the largest that
    // counts is above 2^11 spacings.
    int spacing_exponent = 0, rate_exponent = 0;
    (void)std::frexp(spacing_m, &spacing_exponent);
    (void)std::frexp(rate, &rate_exponent);
    const double unit_m = std::ldexp(1.0, (spacing_exponent - 1) + (rate_exponent - 1) - 15);
    ThermalRule rule;
    rule.unit_m = static_cast<float>(unit_m);
    rule.units_per_m = static_cast<float>(rate / unit_m);
    rule.eight = eight;
    return rule;
}

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

// Smallest and largest magnitude in a row.
struct Range {
    float low, high;
};

// One row of a block.
struct RowTask {
    float* m = nullptr;         // heights of the row
    const float* b = nullptr;   // of the row below before the step
    const float* tm = nullptr;  // thresholds along an axis of the row, or null
    const float* tb = nullptr;  // of the row below
    float* rest = nullptr;      // null: leave the row as it is, only fill `above`
    std::int32_t* above;        // what entered the row above from each cell; then this row
    Range* ranges;              // by segment, of this row; then of the row below
    std::int64_t columns;
    bool west, east, south = false;  // beyond these sides there is nothing
    std::int64_t limited = 0;        // counts pairs
};

[[gnu::always_inline]] inline float larger(float a, float b) {
    return a > b ? a : b;
}
[[gnu::always_inline]] inline float smaller(float a, float b) {
    return a < b ? a : b;
}

// Units that enter a cell from a neighbour that stands `d` above it. Odd in d when the thresholds
// change places, to the bit: what one cell gains the other loses.
template <bool limited>
[[gnu::always_inline]] inline std::int32_t flux(float d, float own_t, float other_t, float scale,
                                                float most) {
    float excess = d - smaller(larger(d, -own_t), other_t);
    if constexpr (limited) excess = smaller(larger(excess, -most), most);
    return static_cast<std::int32_t>(excess * scale);  // towards zero
}

template <bool eight, bool field, bool limited>
[[gnu::always_inline]] inline void find_pairs(const ThermalRule& rule, const RowTask& task,
                                              std::int64_t at, std::int64_t begin, std::int64_t end,
                                              Pairs& pairs) {
    const float* __restrict m = task.m + at, * __restrict b = task.b + at;
    const float* __restrict tm = field ? task.tm + at : nullptr;
    const float* __restrict tb = field ? task.tb + at : nullptr;
    std::int32_t* __restrict east = pairs.east + lead;
    std::int32_t* __restrict south = pairs.south + lead;
    std::int32_t* __restrict southeast = pairs.southeast + lead;
    std::int32_t* __restrict southwest = pairs.southwest + lead;
    const float t1 = rule.axis_m, t2 = rule.diagonal_m;
    const float scale = rule.units_per_m, most = rule.most_m();
    for (std::int64_t x = begin; x < end; ++x) {
        const float q = m[x], r = m[x + 1];
        const float q1 = field ? tm[x] : t1, r1 = field ? tm[x + 1] : t1;
        const float s1 = field ? tb[x] : t1;
        east[x] = flux<limited>(r - q, q1, r1, scale, most);
        south[x] = flux<limited>(b[x] - q, q1, s1, scale, most);
        if constexpr (eight) {
            const float q2 = field ? q1 * root_two : t2, r2 = field ? r1 * root_two : t2;
            const float s2 = field ? s1 * root_two : t2;
            const float u2 = field ? tb[x + 1] * root_two : t2;
            southeast[x] = flux<limited>(b[x + 1] - q, q2, u2, scale, most);
            southwest[x] = flux<limited>(b[x] - r, r2, s2, scale, most);
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

// Sums what enters each cell, and prepares `above` for the next row. Returns the OR of all
// magnitudes: 0 if nothing moves, never less than the largest.
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
        any |= sum < 0 ? -sum : sum;
    }
    return any;
}

struct Sum {
    float value, lost;
};
// a + b and what its rounding lost [knuth1997, 4.2.2]. `fast` needs |a| >= |b| and then gives the
// same with half the work [dekker1971].
template <bool fast>
[[gnu::always_inline]] inline Sum two_sum(float a, float b) {
    const float value = a + b;
    const float part = value - a;
    if constexpr (fast)
        return {value, b - part};
    else
        return {value, (a - (value - part)) + (b - part)};
}

// value + rest + change, exact wherever a value and a rest can hold it. `split`: a change of 2^24
// units or more does not fit one float and is added in two parts.
template <bool split, bool fast>
[[gnu::always_inline]] inline void add_change(std::int64_t count, float unit,
                                              const std::int32_t* __restrict change,
                                              float* __restrict value, float* __restrict rest) {
    for (std::int64_t x = 0; x < count; ++x) {
        const std::int32_t units = change[x];
        const std::int32_t low = split ? units & 0xff : 0;
        const Sum moved = two_sum<fast>(value[x], static_cast<float>(units - low) * unit);
        float carried = moved.lost + rest[x];
        if constexpr (split) carried += static_cast<float>(low) * unit;
        const Sum pair = two_sum<fast>(moved.value, carried);
        value[x] = pair.value;
        rest[x] = pair.lost;
    }
}

// Magnitudes are compared as integers, which any compiler vectorises.
[[gnu::always_inline]] inline Range range_of(const float* row, std::int64_t count) {
    std::int32_t low = 0x7fffffff, high = 0;
    for (std::int64_t x = 0; x < count; ++x) {
        const std::int32_t bits = std::bit_cast<std::int32_t>(row[x]) & 0x7fffffff;
        low = bits < low ? bits : low;
        high = bits > high ? bits : high;
    }
    return {std::bit_cast<float>(low), std::bit_cast<float>(high)};
}

std::int64_t count_limited(const Pairs& pairs, std::int64_t count, const ThermalRule& rule) {
    const auto most = static_cast<std::int32_t>(rule.most_m() * rule.units_per_m);
    std::int64_t found = 0;
    for (std::int64_t i = lead; i < lead + count; ++i) {
        found += std::abs(pairs.east[i]) >= most;
        found += std::abs(pairs.south[i]) >= most;
        if (!rule.eight) continue;
        found += std::abs(pairs.southeast[i]) >= most;
        found += std::abs(pairs.southwest[i]) >= most;
    }
    return found;
}

template <bool eight, bool field>
[[gnu::always_inline]] inline void move_row(const ThermalRule& rule, RowTask& task) {
    Pairs pairs;
    for (std::int64_t at = 0; at < task.columns; at += segment) {
        const std::int64_t count = std::min(segment, task.columns - at);
        // No pair can exceed what the two rows span together; the plain form is then enough.
        const Range own = task.ranges[at / segment];
        Range& below = task.ranges[at / segment];
        below = range_of(task.b + at - 1, count + 2);
        const bool limited = !(own.high + below.high < rule.most_m());
        // The first segment also looks at the pairs across its west side, one column to the left.
        for (std::int64_t begin = at == 0 ? -1 : 0; begin < count;) {
            const std::int64_t end = begin < 0 ? 0 : count;
            if (limited)
                find_pairs<eight, field, true>(rule, task, at, begin, end, pairs);
            else
                find_pairs<eight, field, false>(rule, task, at, begin, end, pairs);
            begin = end;
        }
        cut_borders<eight>(task, at, count, pairs);
        if (limited && task.rest != nullptr) task.limited += count_limited(pairs, count, rule);

        const std::int32_t any = add_pairs<eight>(count, pairs, task.above + at);
        if (any != 0 && task.rest != nullptr) {
            float *value = task.m + at, *rest = task.rest + at;
            const float most_change_m = static_cast<float>(any) * rule.unit_m;
            if (any >= 1 << 24)
                add_change<true, false>(count, rule.unit_m, pairs.change, value, rest);
            else if (own.low > 2 * most_change_m)
                add_change<false, true>(count, rule.unit_m, pairs.change, value, rest);
            else
                add_change<false, false>(count, rule.unit_m, pairs.change, value, rest);
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
template <bool eight, bool field>
void move_row_plain(const ThermalRule& rule, RowTask& task) {
    move_row<eight, field>(rule, task);
}
#if defined(__x86_64__)
#if defined(__clang__)
#define CUESTA_AVX512 "avx512f,avx512vl"
#else
#define CUESTA_AVX512 "avx512f,avx512vl,prefer-vector-width=512"
#endif
template <bool eight, bool field>
[[gnu::target("avx2")]] void move_row_avx2(const ThermalRule& rule, RowTask& task) {
    move_row<eight, field>(rule, task);
}
template <bool eight, bool field>
[[gnu::target(CUESTA_AVX512)]] void move_row_avx512(const ThermalRule& rule, RowTask& task) {
    move_row<eight, field>(rule, task);
}
#endif

using MoveRow = void (*)(const ThermalRule&, RowTask&);

template <bool eight, bool field>
MoveRow widest(int width_limit) {
#if defined(__x86_64__)
    const int limit = width_limit == 0 ? 16 : width_limit;
    if (limit >= 16 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl"))
        return move_row_avx512<eight, field>;
    if (limit >= 8 && __builtin_cpu_supports("avx2")) return move_row_avx2<eight, field>;
#else
    (void)width_limit;
#endif
    return move_row_plain<eight, field>;
}

MoveRow choose(bool eight, bool field, int width_limit) {
    if (eight) return field ? widest<true, true>(width_limit) : widest<true, false>(width_limit);
    return field ? widest<false, true>(width_limit) : widest<false, false>(width_limit);
}

}  // namespace

std::int64_t thermal_step(const ThermalBlock& block, const ThermalRule& rule, int width_limit) {
    Field& height = block.height;
    const std::int64_t columns = height.columns(), rows = height.rows();
    CUESTA_CHECK(height.halo() >= 1, "thermal needs a halo");
    const MoveRow move = choose(rule.eight, block.axis_m != nullptr, width_limit);

    // Pieces of rows; the result does not depend on where they end. Keep the old rows on both
    // sides of each seam, because one piece changes what the other still has to look at.
    const std::int64_t piece =
        std::max<std::int64_t>(8, (rows + 4 * thread_count() - 1) / (4 * thread_count()));
    const std::int64_t pitch = columns + 2;
    std::vector<float> seams(static_cast<std::size_t>(2 * ((rows - 1) / piece) * pitch));
    const auto seam = [&](std::int64_t y, bool below) {  // y: first row of the piece below
        return seams.data() + (2 * (y / piece - 1) + (below ? 1 : 0)) * pitch + 1;
    };
    for (std::int64_t y = piece; y < rows; y += piece) {
        std::copy_n(height.row(y - 1) - 1, pitch, seam(y, false) - 1);
        std::copy_n(height.row(y) - 1, pitch, seam(y, true) - 1);
    }

    return ordered_reduce(
        0, rows, piece, std::int64_t{0},
        [&](std::int64_t lo, std::int64_t hi) {
            std::vector<std::int32_t> above(static_cast<std::size_t>(columns), 0);
            std::vector<Range> ranges(static_cast<std::size_t>((columns - 1) / segment + 1));
            RowTask task{.above = above.data(),
                         .ranges = ranges.data(),
                         .columns = columns,
                         .west = block.borders.west,
                         .east = block.borders.east};
            const bool nothing_above = lo == 0 && block.borders.north;
            for (std::int64_t y = nothing_above ? lo : lo - 1; y < hi; ++y) {
                task.m = y == lo - 1 && lo > 0 ? seam(lo, false) : height.row(y);
                task.b = y == hi - 1 && hi < rows ? seam(hi, true) : height.row(y + 1);
                task.rest = y < lo ? nullptr : block.rest.row(y);
                task.south = y == rows - 1 && block.borders.south;
                if (block.axis_m != nullptr) {
                    task.tm = block.axis_m->row(y);
                    task.tb = block.axis_m->row(y + 1);
                }
                if (y == lo - (nothing_above ? 0 : 1))
                    for (std::int64_t at = 0; at < columns; at += segment)
                        ranges[static_cast<std::size_t>(at / segment)] =
                            range_of(task.m + at - 1, std::min(segment, columns - at) + 2);
                move(rule, task);
            }
            return task.limited;
        },
        [](std::int64_t all, std::int64_t part) { return all + part; });
}

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// Pairs of neighbours in two rows of ground, and what slides between them. Inside of the kernels:
// plain loops, inlined into one function for each instruction set.
//
// A flux is a whole number of units that enters the cell of the upper row (of the western cell
// within a row), negative if it leaves. It is the same seen from both cells, to the bit.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "cuesta/process/slope/thermal_rule.h"

namespace cuesta::thermal {

inline constexpr float root_two = 1.41421356237f;
// Columns worked on at once, so that their pairs stay in the nearest cache: with 128 maps of 4096
// samples run 8 % faster than with 512.
inline constexpr std::int64_t segment = 128;
inline constexpr std::int64_t lead = 16;  // room for index -1 that keeps index 0 aligned

// The pairs of a segment. Element [lead + x], x counted from the start of the segment, stands for
struct alignas(64) Pairs {
    std::int32_t east[lead + segment];       // (x, y) with (x + 1, y)
    std::int32_t south[lead + segment];      // (x, y) with (x, y + 1)
    std::int32_t southeast[lead + segment];  // (x, y) with (x + 1, y + 1)
    std::int32_t southwest[lead + segment];  // (x + 1, y) with (x, y + 1)
};

// The two rows.
struct Rows {
    const std::int32_t* m = nullptr;  // surface of the upper row
    const std::int32_t* b = nullptr;  // of the lower row, before the step
    const float* tm = nullptr;        // thresholds along an axis, or null: the rule's
    const float* tb = nullptr;
    const float* sm = nullptr;  // share of the excess that a cell gives, for models that
    const float* sb = nullptr;  // divide; else null
    std::int64_t columns = 0;
    bool west = false, east = false, south = false;  // beyond these sides there is nothing
};

// whole: the largest share, towards zero. phased: any share, rounded by the rule's phase.
// divided: the share of the giving cell, rounded by phase.
enum class Amount { whole, phased, divided };

[[gnu::always_inline]] inline float larger(float a, float b) {
    return a > b ? a : b;
}
[[gnu::always_inline]] inline float smaller(float a, float b) {
    return a < b ? a : b;
}

// Units that enter a cell from a neighbour that stands `d` above it. Odd in d when thresholds and
// shares change places, to the bit: what one cell gains the other loses. Sets bits in `pending` if
// the pair moves at some phase.
template <Amount amount, bool diagonal>
[[gnu::always_inline]] inline std::int32_t flux(std::int32_t d, float own_t, float other_t,
                                                float own_share, float other_share,
                                                const ThermalRule& rule, std::int32_t& pending) {
    const auto difference = static_cast<float>(d);
    const float excess = difference - smaller(larger(difference, -own_t), other_t);
    constexpr float weight = diagonal ? diagonal_weight : 1.0f;
    if constexpr (amount == Amount::whole) {
        return static_cast<std::int32_t>(excess * (rule.share * weight));  // towards zero
    } else {
        const float size = std::abs(excess) * weight, most = size * rule.most_share();
        const float share =
            amount == Amount::phased ? rule.share : (excess > 0 ? other_share : own_share);
        pending |= static_cast<std::int32_t>(most);
        const float units = smaller(size * share + rule.phase, most);
        return static_cast<std::int32_t>(std::copysign(units, excess));
    }
}

template <bool eight, bool field, Amount amount>
[[gnu::always_inline]] inline std::int32_t find_span(const ThermalRule& rule, const Rows& rows,
                                                     std::int64_t at, std::int64_t begin,
                                                     std::int64_t end, Pairs& pairs) {
    constexpr bool divided = amount == Amount::divided;
    const std::int32_t* __restrict m = rows.m + at, * __restrict b = rows.b + at;
    const float* __restrict tm = field ? rows.tm + at : nullptr;
    const float* __restrict tb = field ? rows.tb + at : nullptr;
    const float* __restrict sm = divided ? rows.sm + at : nullptr;
    const float* __restrict sb = divided ? rows.sb + at : nullptr;
    std::int32_t* __restrict east = pairs.east + lead;
    std::int32_t* __restrict south = pairs.south + lead;
    std::int32_t* __restrict southeast = pairs.southeast + lead;
    std::int32_t* __restrict southwest = pairs.southwest + lead;
    const float t1 = rule.axis, t2 = rule.diagonal;
    std::int32_t pending = 0;
    for (std::int64_t x = begin; x < end; ++x) {
        const std::int32_t q = m[x], r = m[x + 1];
        const float q1 = field ? tm[x] : t1, r1 = field ? tm[x + 1] : t1;
        const float s1 = field ? tb[x] : t1;
        const float qs = divided ? sm[x] : 0, rs = divided ? sm[x + 1] : 0;
        const float ss = divided ? sb[x] : 0, us = divided ? sb[x + 1] : 0;
        east[x] = flux<amount, false>(r - q, q1, r1, qs, rs, rule, pending);
        south[x] = flux<amount, false>(b[x] - q, q1, s1, qs, ss, rule, pending);
        if constexpr (eight) {
            const float q2 = field ? q1 * root_two : t2, r2 = field ? r1 * root_two : t2;
            const float s2 = field ? s1 * root_two : t2;
            const float u2 = field ? tb[x + 1] * root_two : t2;
            southeast[x] = flux<amount, true>(b[x + 1] - q, q2, u2, qs, us, rule, pending);
            southwest[x] = flux<amount, true>(b[x] - r, r2, s2, rs, ss, rule, pending);
        }
    }
    return pending;
}

// Takes away the pairs with what lies beyond a border.
template <bool eight>
[[gnu::always_inline]] inline void cut_borders(const Rows& rows, std::int64_t at,
                                               std::int64_t count, Pairs& pairs) {
    const auto cut = [&](std::int64_t index) {
        pairs.east[index] = 0;
        if constexpr (eight) pairs.southeast[index] = pairs.southwest[index] = 0;
    };
    if (rows.west && at == 0) cut(lead - 1);
    if (rows.east && at + count == rows.columns) cut(lead + count - 1);
    if (!rows.south) return;
    std::fill_n(pairs.south + lead - 1, count + 1, 0);
    if constexpr (eight) {
        std::fill_n(pairs.southeast + lead - 1, count + 1, 0);
        std::fill_n(pairs.southwest + lead - 1, count + 1, 0);
    }
}

// All pairs of `count` columns from `at`; those of column at - 1 are at index lead - 1. Returns
// whether a pair moves at some phase (always 0 for whole amounts: what is found is all).
template <bool eight, bool field, Amount amount>
[[gnu::always_inline]] inline std::int32_t find_pairs(const ThermalRule& rule, const Rows& rows,
                                                      std::int64_t at, std::int64_t count,
                                                      Pairs& pairs) {
    std::int32_t pending = 0;
    // The first segment also looks at the pairs across its west side, one column to the left.
    for (std::int64_t begin = at == 0 ? -1 : 0; begin < count;) {
        const std::int64_t end = begin < 0 ? 0 : count;
        pending |= find_span<eight, field, amount>(rule, rows, at, begin, end, pairs);
        begin = end;
    }
    cut_borders<eight>(rows, at, count, pairs);
    return pending;
}

// The last column's pairs are the ones to the left of the next segment.
template <bool eight>
[[gnu::always_inline]] inline void carry_last(std::int64_t count, Pairs& pairs) {
    pairs.east[lead - 1] = pairs.east[lead + count - 1];
    if constexpr (eight) {
        pairs.southeast[lead - 1] = pairs.southeast[lead + count - 1];
        pairs.southwest[lead - 1] = pairs.southwest[lead + count - 1];
    }
}

}  // namespace cuesta::thermal

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
// Columns worked on at once, so that their fluxes stay in the nearest cache: with 128 maps of 4096
// samples run 8 % faster than with 512.
inline constexpr std::int64_t segment = 128;
inline constexpr std::int64_t lead = 16;  // room for index -1 that keeps index 0 aligned

// The fluxes of a segment. Element [lead + x], x counted from the start of the segment, stands for
struct alignas(64) Fluxes {
    std::int32_t east[lead + segment];       // (x, y) with (x + 1, y)
    std::int32_t south[lead + segment];      // (x, y) with (x, y + 1)
    std::int32_t southeast[lead + segment];  // (x, y) with (x + 1, y + 1)
    std::int32_t southwest[lead + segment];  // (x + 1, y) with (x, y + 1)
};

// One value for the upper row and one for the lower.
template <class T>
struct RowPair {
    const T* upper = nullptr;
    const T* lower = nullptr;
};

// The two rows.
struct Rows {
    RowPair<std::int32_t> surface;  // before the step
    RowPair<float> threshold;       // along an axis; null: the rule's
    RowPair<float> fraction;  // of the excess that a cell gives, for models that divide; else null
    std::int64_t columns = 0;
    bool west = false, east = false, south = false;  // beyond these sides there is nothing
};

// whole: the largest fraction, towards zero. dithered: any fraction, rounded by the rule's dither
// offset. divided: the fraction of the donor, rounded by dither offset.
enum class Amount { whole, dithered, divided };

[[gnu::always_inline]] inline float larger(float a, float b) {
    return a > b ? a : b;
}
[[gnu::always_inline]] inline float smaller(float a, float b) {
    return a < b ? a : b;
}

// Units that enter a cell from a neighbour that stands `d` above it. Odd in d when thresholds and
// fractions change places, to the bit: what one cell gains the other loses. Sets bits in `pending`
// if the pair moves with some dither offset.
template <Amount amount, bool diagonal>
[[gnu::always_inline]] inline std::int32_t flux(std::int32_t d, float own_t, float other_t,
                                                float own_fraction, float other_fraction,
                                                const ThermalRule& rule, std::int32_t& pending) {
    const auto difference = static_cast<float>(d);
    const float excess = difference - smaller(larger(difference, -own_t), other_t);
    constexpr float weight = diagonal ? diagonal_weight : 1.0f;
    if constexpr (amount == Amount::whole) {
        return static_cast<std::int32_t>(excess * (rule.fraction * weight));  // towards zero
    } else {
        const float size = std::abs(excess) * weight, most = size * rule.max_fraction();
        const float fraction = amount == Amount::dithered
                                   ? rule.fraction
                                   : (excess > 0 ? other_fraction : own_fraction);
        pending |= static_cast<std::int32_t>(most);
        const float units = smaller(size * fraction + rule.dither_offset, most);
        return static_cast<std::int32_t>(std::copysign(units, excess));
    }
}

template <bool eight, bool field, Amount amount>
[[gnu::always_inline]] inline std::int32_t find_span(const ThermalRule& rule, const Rows& rows,
                                                     std::int64_t at, std::int64_t begin,
                                                     std::int64_t end, Fluxes& fluxes) {
    constexpr bool divided = amount == Amount::divided;
    const std::int32_t* __restrict upper = rows.surface.upper + at;
    const std::int32_t* __restrict lower = rows.surface.lower + at;
    const float* __restrict upper_t = field ? rows.threshold.upper + at : nullptr;
    const float* __restrict lower_t = field ? rows.threshold.lower + at : nullptr;
    const float* __restrict upper_f = divided ? rows.fraction.upper + at : nullptr;
    const float* __restrict lower_f = divided ? rows.fraction.lower + at : nullptr;
    std::int32_t* __restrict east = fluxes.east + lead;
    std::int32_t* __restrict south = fluxes.south + lead;
    std::int32_t* __restrict southeast = fluxes.southeast + lead;
    std::int32_t* __restrict southwest = fluxes.southwest + lead;
    std::int32_t pending = 0;
    for (std::int64_t x = begin; x < end; ++x) {
        // A cell, its neighbours to the east, to the south and to the south-east.
        const std::int32_t here = upper[x], to_east = upper[x + 1];
        const std::int32_t to_south = lower[x], to_southeast = lower[x + 1];
        const float here_t = field ? upper_t[x] : rule.axis;
        const float east_t = field ? upper_t[x + 1] : rule.axis;
        const float south_t = field ? lower_t[x] : rule.axis;
        const float here_f = divided ? upper_f[x] : 0, east_f = divided ? upper_f[x + 1] : 0;
        const float south_f = divided ? lower_f[x] : 0, southeast_f = divided ? lower_f[x + 1] : 0;
        east[x] =
            flux<amount, false>(to_east - here, here_t, east_t, here_f, east_f, rule, pending);
        south[x] =
            flux<amount, false>(to_south - here, here_t, south_t, here_f, south_f, rule, pending);
        if constexpr (eight) {
            const auto slanted = [&](float axis) {
                return field ? axis * root_two : rule.diagonal;
            };
            const float southeast_t = slanted(field ? lower_t[x + 1] : rule.axis);
            southeast[x] = flux<amount, true>(to_southeast - here, slanted(here_t), southeast_t,
                                              here_f, southeast_f, rule, pending);
            southwest[x] = flux<amount, true>(to_south - to_east, slanted(east_t), slanted(south_t),
                                              east_f, south_f, rule, pending);
        }
    }
    return pending;
}

// Takes away the pairs with what lies beyond a border.
template <bool eight>
[[gnu::always_inline]] inline void cut_borders(const Rows& rows, std::int64_t at,
                                               std::int64_t count, Fluxes& fluxes) {
    const auto cut = [&](std::int64_t index) {
        fluxes.east[index] = 0;
        if constexpr (eight) fluxes.southeast[index] = fluxes.southwest[index] = 0;
    };
    if (rows.west && at == 0) cut(lead - 1);
    if (rows.east && at + count == rows.columns) cut(lead + count - 1);
    if (!rows.south) return;
    std::fill_n(fluxes.south + lead - 1, count + 1, 0);
    if constexpr (eight) {
        std::fill_n(fluxes.southeast + lead - 1, count + 1, 0);
        std::fill_n(fluxes.southwest + lead - 1, count + 1, 0);
    }
}

// All pairs of `count` columns from `at`; those of column at - 1 are at index lead - 1. Returns
// whether a pair moves with some dither offset (always 0 for whole amounts: what is found is all).
template <bool eight, bool field, Amount amount>
[[gnu::always_inline]] inline std::int32_t find_fluxes(const ThermalRule& rule, const Rows& rows,
                                                       std::int64_t at, std::int64_t count,
                                                       Fluxes& fluxes) {
    std::int32_t pending = 0;
    // The first segment also has the pairs across its west side, one column to the left.
    for (std::int64_t begin = at == 0 ? -1 : 0; begin < count;) {
        const std::int64_t end = begin < 0 ? 0 : count;
        pending |= find_span<eight, field, amount>(rule, rows, at, begin, end, fluxes);
        begin = end;
    }
    cut_borders<eight>(rows, at, count, fluxes);
    return pending;
}

// The last column's pairs are the ones to the left of the next segment.
template <bool eight>
[[gnu::always_inline]] inline void carry_last(std::int64_t count, Fluxes& fluxes) {
    fluxes.east[lead - 1] = fluxes.east[lead + count - 1];
    if constexpr (eight) {
        fluxes.southeast[lead - 1] = fluxes.southeast[lead + count - 1];
        fluxes.southwest[lead - 1] = fluxes.southwest[lead + count - 1];
    }
}

}  // namespace cuesta::thermal

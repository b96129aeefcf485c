// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/slope/thermal_fraction.h"

#include <algorithm>
#include <vector>

#include "cuesta/base/parallel.h"
#include "cuesta/process/slope/thermal_flux.h"
#include "cuesta/simd/clones.h"

namespace cuesta {
namespace {

using thermal::larger;

struct FractionRows {
    const std::int32_t* a;  // surface above, of the row, below
    const std::int32_t* m;
    const std::int32_t* b;
    const float* axis;
    float* out;
    std::int64_t columns;
};

// One cell from its eight drops; opposite neighbours stand beside each other.
template <bool eight, bool largest_drop>
[[gnu::always_inline]] inline float fraction_of(const std::int32_t (&drop)[8], float axis,
                                                float c) {
    const float diagonal = axis * thermal::root_two;
    const auto d = [&](int i) { return static_cast<float>(drop[i]); };
    const auto excess = [&](int i, float t) { return larger(d(i) - t, 0.0f); };
    const auto four = [&](int i, float t) {
        return (excess(i, t) + excess(i + 1, t)) + (excess(i + 2, t) + excess(i + 3, t));
    };
    const auto farthest = [&](int i) {
        return larger(larger(d(i), d(i + 1)), larger(d(i + 2), d(i + 3)));
    };
    const float straight = farthest(0);
    float sum = four(0, axis), given = larger(straight - axis, 0.0f);
    if constexpr (eight) {
        const float slanted = farthest(4);
        const float other = larger(slanted - diagonal, 0.0f) * diagonal_weight;
        sum += four(4, diagonal) * diagonal_weight;
        if constexpr (largest_drop)
            given = given > 0 && (straight >= slanted || other == 0) ? given : other;
        else
            given = larger(given, other);
    }
    return sum > 0 ? c * (given / sum) : 0;
}

template <bool eight, bool largest_drop>
[[gnu::always_inline]] inline void fill_row(const FractionRows& rows, float c) {
    const std::int32_t* __restrict a = rows.a;
    const std::int32_t* __restrict m = rows.m;
    const std::int32_t* __restrict b = rows.b;
    const float* __restrict axis = rows.axis;
    float* __restrict out = rows.out;
    for (std::int64_t x = 0; x < rows.columns; ++x) {
        const std::int32_t q = m[x];
        const std::int32_t drop[8] = {q - m[x - 1], q - m[x + 1], q - a[x],     q - b[x],
                                      q - a[x - 1], q - b[x + 1], q - a[x + 1], q - b[x - 1]};
        out[x] = fraction_of<eight, largest_drop>(drop, axis[x], c);
    }
}

CUESTA_SIMD_CLONES(void, olsen_eight, (const FractionRows& rows, float c), (rows, c)) {
    fill_row<true, false>(rows, c);
}
CUESTA_SIMD_CLONES(void, benes_eight, (const FractionRows& rows, float c), (rows, c)) {
    fill_row<true, true>(rows, c);
}
// Along the axes the largest drop has the largest excess: both models are one.
CUESTA_SIMD_CLONES(void, both_four, (const FractionRows& rows, float c), (rows, c)) {
    fill_row<false, false>(rows, c);
}

}  // namespace

float thermal_fraction(const Drops& drops, float axis, const ThermalRule& rule) {
    std::int32_t drop[8];
    std::copy(drops.begin(), drops.end(), drop);
    if (!rule.eight) return fraction_of<false, false>(drop, axis, rule.fraction);
    return rule.model == ThermalRule::Model::benes
               ? fraction_of<true, true>(drop, axis, rule.fraction)
               : fraction_of<true, false>(drop, axis, rule.fraction);
}

void thermal_fractions(const IntField& surface, const Field& axis, const Borders& borders,
                       const ThermalRule& rule, Field& fraction) {
    const std::int64_t columns = surface.columns(), rows = surface.rows();
    const auto fill = !rule.eight                               ? both_four
                      : rule.model == ThermalRule::Model::benes ? benes_eight
                                                                : olsen_eight;
    parallel_for(0, rows, rows_per_piece(columns), [&](std::int64_t lo, std::int64_t hi) {
        // What lies beyond a border is a wall, from which nothing is to be gained: higher than any
        // ground, by a difference that still fits.
        constexpr std::int32_t wall = 1 << 30;
        std::vector<std::int32_t> walls(static_cast<std::size_t>(columns) + 2, wall);
        for (std::int64_t y = lo; y < hi; ++y) {
            const bool first = y == 0 && borders.north, last = y == rows - 1 && borders.south;
            const std::int32_t* a = first ? walls.data() + 1 : surface.row(y - 1);
            const std::int32_t* b = last ? walls.data() + 1 : surface.row(y + 1);
            const std::int32_t* m = surface.row(y);
            fill({a, m, b, axis.row(y), fraction.row(y), columns}, rule.fraction);
            const auto mend = [&](std::int64_t x) {
                const bool west = x == 0 && borders.west;
                const bool east = x == columns - 1 && borders.east;
                Drops drops;
                for (std::size_t i = 0; i < drops.size(); ++i) {
                    const Offset o = neighbour_offsets[i];
                    const std::int32_t* row = o.y < 0 ? a : o.y > 0 ? b : m;
                    const bool beyond = (o.x < 0 && west) || (o.x > 0 && east);
                    drops[i] = beyond ? no_neighbour : m[x] - row[x + o.x];
                }
                fraction.at(x, y) = thermal_fraction(drops, axis.at(x, y), rule);
            };
            if (borders.west) mend(0);
            if (borders.east) mend(columns - 1);
        }
    });
}

}  // namespace cuesta

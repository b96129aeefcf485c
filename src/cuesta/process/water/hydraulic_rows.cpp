// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/hydraulic_rows.h"

#include "cuesta/simd/clones.h"
#include "cuesta/simd/lanes.h"

namespace cuesta::hydraulic {
namespace {

// Whether no third material lies on top.
CUESTA_SIMD_CLONES(bool, only_two,
                   (std::int64_t columns, const MaterialId* top, MaterialId one, MaterialId other),
                   (columns, top, one, other)) {
    std::uint8_t strange = 0;
    for (std::int64_t x = 0; x < columns; ++x) {
        const auto a = static_cast<std::uint8_t>(top[x] ^ one);
        const auto b = static_cast<std::uint8_t>(top[x] ^ other);
        strange = static_cast<std::uint8_t>(strange | (a < b ? a : b));
    }
    return strange == 0;
}

// The numbers of the material on top, for runs of one material at once.
CUESTA_SIMD_CLONES(void, look_up, (const Tables& tables, std::int64_t columns, const TopRow& row),
                   (tables, columns, row)) {
    constexpr std::int64_t run = 64;
    const MaterialId* top = row.material;
    float* __restrict erodibility = row.erodibility;
    float* __restrict yield = row.yield;
    for (std::int64_t at = 0; at < columns; at += run) {
        const std::int64_t end = at + run < columns ? at + run : columns;
        std::uint8_t differs = 0;
        for (std::int64_t x = at; x < end; ++x)
            differs = static_cast<std::uint8_t>(differs | (top[x] ^ top[at]));
        if (differs == 0) {
            const float e = tables.erodibility[top[at]], g = tables.yield[top[at]];
            for (std::int64_t x = at; x < end; ++x) erodibility[x] = e, yield[x] = g;
        } else {
            for (std::int64_t x = at; x < end; ++x)
                erodibility[x] = tables.erodibility[top[x]], yield[x] = tables.yield[top[x]];
        }
    }
}

#define CUESTA_TARGET_BODY "cuesta/process/water/hydraulic_rows_body.inc"
#include "cuesta/simd/for_each_target.inc"

namespace one {
#define CUESTA_LANES 1
#include "cuesta/process/water/hydraulic_rows_body.inc"
#undef CUESTA_LANES
}  // namespace one

}  // namespace

const Kernels& kernels(int width_limit) {
    return width_limit == 1 ? one::table : widest_table(width_limit);
}

Kinds kinds_of(std::int64_t columns, const MaterialId* top, MaterialId sediment,
               MaterialId& other) {
    if (only_two(columns, top, sediment, other)) return Kinds::two;
    std::int64_t x = 0;
    while (top[x] == sediment) ++x;
    other = top[x];
    return only_two(columns, top, sediment, other) ? Kinds::two : Kinds::many;
}

RowSums sums_of(std::int64_t columns, const std::int32_t* change, const std::int32_t* gained,
                const MaterialId* top, MaterialId sediment) {
    RowSums sums;
    for (std::int64_t x = 0; x < columns; ++x) {
        const std::int64_t lost = change[x] < 0 ? -std::int64_t{change[x]} : 0;
        sums.deposited += change[x] + lost;
        sums.gained += gained[x];
        if (top == nullptr || top[x] == sediment) continue;
        sums.other_eroded += lost;
        sums.other_gained += gained[x];
    }
    return sums;
}

}  // namespace cuesta::hydraulic

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/hydraulic_looks.h"

#include <bit>

#include "cuesta/process/water/hydraulic_equations.h"
#include "cuesta/simd/clones.h"

namespace cuesta::hydraulic {
namespace {

CUESTA_SIMD_CLONES(LoadLook, look_loop, (std::int64_t columns, const float* load, float quantum),
                   (columns, load, quantum)) {
    const float per = 1.0f / quantum, most = 0x1p24f * quantum;
    std::uint32_t broken = 0;
    std::int64_t sum = 0;
    for (std::int64_t x = 0; x < columns; ++x) {
        const float s = load[x];
        const bool sound = s >= 0.0f ? s <= most : false;  // what is not has no whole quanta
        const auto quanta = static_cast<std::int32_t>((sound ? s : 0.0f) * per);
        broken |= std::bit_cast<std::uint32_t>(static_cast<float>(quanta) * quantum - s) << 1;
        broken |= sound ? 0u : 1u;
        sum += quanta;
    }
    return {sum, broken != 0};
}

CUESTA_SIMD_CLONES(float, fastest_loop,
                   (std::int64_t columns, float least, const float* depth, const float* east,
                    const float* north, const float* south),
                   (columns, least, depth, east, north, south)) {
    std::int32_t most = 0;  // bits of a float that is not below 0 order as the float does
    for (std::int64_t x = 0; x < columns; ++x) {
        const float out = cell::outflow(east[x - 1], east[x], north[x], south[x]);
        const float speed = out / cell::larger(depth[x], least);
        const auto bits = std::bit_cast<std::int32_t>(speed);
        most = bits > most ? bits : most;
    }
    return std::bit_cast<float>(most);
}

CUESTA_SIMD_CLONES(bool, exceeds_speed_loop,
                   (std::int64_t columns, float least, float speed, const float* depth,
                    const float* east, const float* north, const float* south),
                   (columns, least, speed, depth, east, north, south)) {
    std::int32_t most = 0;
    for (std::int64_t x = 0; x < columns; ++x) {
        const float out = cell::outflow(east[x - 1], east[x], north[x], south[x]);
        const auto bits = std::bit_cast<std::int32_t>(out - speed * cell::larger(depth[x], least));
        most = bits > most ? bits : most;
    }
    return most > 0;
}

CUESTA_SIMD_CLONES(float, largest_loop, (std::int64_t columns, const float* values),
                   (columns, values)) {
    std::int32_t most = 0;
    for (std::int64_t x = 0; x < columns; ++x) {
        const auto bits = std::bit_cast<std::int32_t>(values[x]);
        most = bits > most ? bits : most;
    }
    return std::bit_cast<float>(most);
}

}  // namespace

float largest_of(std::int64_t columns, const float* values) {
    return largest_loop(columns, values);
}

LoadLook look_at_load(std::int64_t columns, const float* load, float quantum) {
    return look_loop(columns, load, quantum);
}

float fastest_row(std::int64_t columns, float least, const float* depth, const float* east,
                  const float* north, const float* south) {
    return fastest_loop(columns, least, depth, east, north, south);
}

bool exceeds_speed_row(std::int64_t columns, float least, float speed, const float* depth,
                       const float* east, const float* north, const float* south) {
    return exceeds_speed_loop(columns, least, speed, depth, east, north, south);
}

}  // namespace cuesta::hydraulic

// SPDX-License-Identifier: Apache-2.0
// Lumps: a smooth random surface around an event, from -1 to 1 with wavelength 1.
//
// Value noise on a lattice of hashes, cubic between them; an octave is half as long and half as
// high as the one before. Positions count from the event's middle, so blocks agree in every bit.
#pragma once

#include <cmath>
#include <cstdint>

namespace cuesta {

inline std::uint32_t lump_hash(std::int32_t x, std::int32_t y, std::uint32_t seed) {
    std::uint32_t h = seed ^ (static_cast<std::uint32_t>(x) * 0x9e3779b1u);
    h = (h ^ (h >> 15)) * 0x85ebca77u;
    h ^= static_cast<std::uint32_t>(y) * 0xc2b2ae3du;
    h = (h ^ (h >> 13)) * 0x27d4eb2fu;
    h = (h ^ (h >> 16)) * 0x165667b1u;
    return h ^ (h >> 15);
}

inline float lump_value(std::int32_t x, std::int32_t y, std::uint32_t seed) {
    return static_cast<float>(static_cast<std::int32_t>(lump_hash(x, y, seed))) * 0x1p-31f;
}

inline float lump(float x, float y, std::uint32_t seed) {
    const float fx = std::floor(x), fy = std::floor(y);
    const auto ix = static_cast<std::int32_t>(fx), iy = static_cast<std::int32_t>(fy);
    const float u = x - fx, v = y - fy;
    const float su = u * u * (3 - 2 * u), sv = v * v * (3 - 2 * v);
    const float a = lump_value(ix, iy, seed), b = lump_value(ix + 1, iy, seed);
    const float c = lump_value(ix, iy + 1, seed), d = lump_value(ix + 1, iy + 1, seed);
    const float top = a + (b - a) * su, bottom = c + (d - c) * su;
    return top + (bottom - top) * sv;
}

inline float lumps(float x, float y, std::uint32_t seed, int octaves) {
    float sum = 0, size = 1, all = 0;
    for (int i = 0; i < octaves; ++i) {
        sum += size * lump(x, y, seed + static_cast<std::uint32_t>(i) * 0x68bc21ebu);
        all += size;
        size *= 0.5f, x *= 2, y *= 2;
    }
    return all > 0 ? sum / all : 0;
}

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// Gradient noise in space for shapes that belong to a world and not to a map: outlines of
// continents
// and rifts. About -1 .. 1; the same bits everywhere. With a period it repeats after so many cells
// of its lattice in x and y.
#pragma once

#include <cmath>
#include <cstdint>

#include "cuesta/tectonics/plate/sphere.h"
#include "cuesta/tectonics/plate/torus.h"

namespace cuesta::plate {

// A well mixed word from a word: multiply, fold, twice.
constexpr std::uint32_t mixed(std::uint32_t h) {
    h ^= h >> 16;
    h *= 0x7feb352du;
    h ^= h >> 15;
    h *= 0x846ca68bu;
    return h ^ h >> 16;
}
constexpr std::uint32_t mixed(std::uint32_t a, std::uint32_t b) {
    return mixed(a * 0x9e3779b9u ^ mixed(b + 0x85ebca6bu));
}
constexpr std::uint32_t mixed(std::uint32_t a, std::uint32_t b, std::uint32_t c) {
    return mixed(mixed(a, b), c);
}
// [0, 1)
constexpr double share_of(std::uint32_t word) {
    return static_cast<double>(word) * 0x1p-32;
}

struct NoisePeriod {
    std::int32_t x = 0, y = 0;  // 0: none
};

// One octave.
double space_noise(Vec at, std::uint32_t seed, NoisePeriod period = {});

// Octaves, each of half the wavelength and `gain` of the height of the one before; about -1 .. 1.
// `unit_km` is the length of one unit of places (the radius; a cell).
double world_noise(const Sphere& geo, Vec place, double unit_km, double wavelength_km, int octaves,
                   double gain, std::uint32_t seed);
double world_noise(const Torus& geo, Vec place, double unit_km, double wavelength_km, int octaves,
                   double gain, std::uint32_t seed);

}  // namespace cuesta::plate

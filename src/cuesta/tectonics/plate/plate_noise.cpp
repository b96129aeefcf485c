// SPDX-License-Identifier: Apache-2.0
#include "cuesta/tectonics/plate/plate_noise.h"

#include <algorithm>

namespace cuesta::plate {
namespace {

double fade(double t) {
    return t * t * t * (t * (t * 6 - 15) + 10);
}

std::uint32_t lattice(std::int64_t i, std::int32_t period) {
    if (period > 0) i = (i % period + period) % period;
    return static_cast<std::uint32_t>(i);
}

// One of twelve directions to the middles of a cube's edges.
double slope(std::uint32_t word, double x, double y, double z) {
    const std::uint32_t which = word >> 28;
    const double u = which < 8 ? x : y;
    const double v = which < 4 ? y : which == 12 || which == 14 ? x : z;
    return ((word >> 27 & 1) != 0 ? u : -u) + ((word >> 26 & 1) != 0 ? v : -v);
}

template <class At>
double octaves_of(int octaves, double gain, At&& at) {
    double sum = 0, height = 1, most = 0;
    for (int i = 0; i < octaves; ++i) {
        sum += height * at(i);
        most += height;
        height *= gain;
    }
    return sum / most;
}

}  // namespace

double space_noise(Vec at, std::uint32_t seed, NoisePeriod period) {
    const double fx = std::floor(at.x), fy = std::floor(at.y), fz = std::floor(at.z);
    const auto ix = static_cast<std::int64_t>(fx), iy = static_cast<std::int64_t>(fy),
               iz = static_cast<std::int64_t>(fz);
    const double x = at.x - fx, y = at.y - fy, z = at.z - fz;
    // Each axis adds its own multiple, and one mixing makes a word of the sum.
    std::uint32_t along_x[2], along_y[2], along_z[2];
    for (int d = 0; d < 2; ++d) {
        along_x[d] = seed * 0x9e3779b9u + lattice(ix + d, period.x) * 0x8da6b343u;
        along_y[d] = lattice(iy + d, period.y) * 0xd8163841u;
        along_z[d] = static_cast<std::uint32_t>(iz + d) * 0xcb1ab31fu;
    }
    double corner[8];
    for (int c = 0; c < 8; ++c) {
        const int dx = c & 1, dy = c >> 1 & 1, dz = c >> 2;
        corner[c] = slope(mixed(along_x[dx] + along_y[dy] + along_z[dz]), x - dx, y - dy, z - dz);
    }
    const double u = fade(x), v = fade(y), w = fade(z);
    const auto mix = [](double a, double b, double t) { return a + (b - a) * t; };
    const double low = mix(mix(corner[0], corner[1], u), mix(corner[2], corner[3], u), v);
    const double high = mix(mix(corner[4], corner[5], u), mix(corner[6], corner[7], u), v);
    return mix(low, high, w);
}

double world_noise(const Sphere&, Vec place, double unit_km, double wavelength_km, int octaves,
                   double gain, std::uint32_t seed) {
    const double frequency = unit_km / wavelength_km;
    return octaves_of(octaves, gain, [&](int i) {
        const double f = frequency * static_cast<double>(1 << i);
        // Another part of space for each octave: lattices of all of them meet at 0.
        const Vec shift{17.31 * (i + 1), -9.77 * (i + 1), 5.13 * (i + 1)};
        return space_noise(place * f + shift, seed + static_cast<std::uint32_t>(i));
    });
}

double world_noise(const Torus& geo, Vec place, double unit_km, double wavelength_km, int octaves,
                   double gain, std::uint32_t seed) {
    const auto waves = [&](int cells) {
        return std::max(1.0, std::floor(cells * unit_km / wavelength_km + 0.5));
    };
    const double nx = waves(geo.columns), ny = waves(geo.rows);
    return octaves_of(octaves, gain, [&](int i) {
        const double f = static_cast<double>(1 << i);
        const NoisePeriod period{static_cast<std::int32_t>(nx * f),
                                 static_cast<std::int32_t>(ny * f)};
        return space_noise(
            {place.x / geo.columns * nx * f, place.y / geo.rows * ny * f, 0.37 * (i + 1)},
            seed + static_cast<std::uint32_t>(i), period);
    });
}

}  // namespace cuesta::plate

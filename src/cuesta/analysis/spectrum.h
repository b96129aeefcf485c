// SPDX-License-Identifier: Apache-2.0
// Radial power spectrum of a surface: mean power of its waves by wave number.
//
//   P(k) = mean of |X|^2 over k - 1/2 <= |(kx, ky)| < k + 1/2, in waves per longest side
//
// A surface that wraps on both axes is transformed as it is; from any other the best plane is
// taken off first and a Hann window fades its edges, or the step from one edge to the other would
// drown the fine waves. A fractal surface has P ~ k^-(2 H + 2).
//
// Cost    one Fourier transform; two maps of memory.
#pragma once

#include <cstdint>
#include <vector>

#include "cuesta/grid/field.h"
#include "cuesta/grid/grid.h"

namespace cuesta {

struct RadialSpectrum {
    double longest_m = 0;             // wavelength of k = 1
    std::vector<double> power;        // index k; m2, not normalised; 0 where no wave falls
    std::vector<std::int64_t> waves;  // how many waves (of half the plane) each k has
};

// Up to the Nyquist wave number, two samples per wave.
RadialSpectrum radial_spectrum(const Field& height, const Grid& grid);

// The same for waves whose direction lies in sector s of n: from s pi/n to (s + 1) pi/n, measured
// from the x axis.
RadialSpectrum sector_spectrum(const Field& height, const Grid& grid, int sector, int sectors);

// -slope of log P against log k for low <= k <= high, from the mean logarithm in bins of a quarter
// octave, so that every octave counts the same. NaN if fewer than two bins hold power.
double spectral_slope(const RadialSpectrum& spectrum, double low, double high);

}  // namespace cuesta

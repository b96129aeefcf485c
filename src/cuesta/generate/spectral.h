// SPDX-License-Identifier: Apache-2.0
// Spectral synthesis: a fractal surface with an exact exponent, from random waves of all
// directions.
//
//   h = inverse Fourier transform of F,  F(kx, ky) = (N1 + i N2) |k|^-(H + 1)          [saupe1988]
//   |k|^2 = (kx / Px)^2 + (ky / Py)^2 in waves per metre; power |k|^-(2 H + 2), F(0, 0) = 0
//
// Scheme  Gaussian real and imaginary parts, keyed by the wave number (kx, ky) alone: more samples
//         add finer waves and leave the coarse ones as they are. F(-k) = conj F(k); waves that are
//         their own mirror image are real, with a draw of their own and the same mean power. A map
//         of one row or column is a profile: |k|^-(H + 1/2).
// Edges   the period P is samples x spacing on both axes, so opposite edges fit together whether
//         the map wraps or not. On an unwrapped axis P exceeds the extent by one spacing; another
//         number of samples therefore stretches the land by that much and no more.
// Limits  no feature is longer than the period; on strips longer than four times their width the
//         relief along them is smoother than asked beyond that width.
// Holds   same bits for any threads and blocks, which make panels of the spectrum each.
// Cost    one inverse transform and its spectrum: nothing but the map in memory if its columns are
//         a multiple of 512 and its rows one of 16, one more map otherwise; each of several blocks
//         has its part of the spectrum and of the rows beside its own part of the map.
//         Sizes with prime factors above 5 take 4 to 6 times as long.
#pragma once

#include "cuesta/generate/surface_params.h"
#include "cuesta/operator/operator.h"

namespace cuesta {

struct Spectral {
    double hurst = 0.9;
    double relief = 1000;
    double base = 0;
    double wavelength = 0;
    double smallest_wavelength = 0;

    static constexpr std::string_view name = "spectral";
    static constexpr std::string_view summary =
        "A fractal surface from random waves, alike in all directions and with an exact exponent.";
    static constexpr std::array<std::string_view, 3> cites{"voss1985", "saupe1988", "salmon2011"};
    static constexpr std::array promises{hold(Holds::keeps_within_relief)};
    static constexpr double grid_copies = 1.1;   // the half spectrum, unless it fits into the map
    static constexpr double traffic_bytes = 24;  // spectrum written, turned into rows, scaled
    static constexpr auto params() {
        return std::tuple{
            param(&Spectral::hurst, hurst_info),
            param(&Spectral::relief, relief_info),
            param(&Spectral::base, base_info),
            param(
                &Spectral::wavelength,
                {.name = "wavelength",
                 .unit = "m",
                 .doc = "Largest feature; longer waves fade out and are gone at twice this length; "
                        "0 keeps everything up to the whole map.",
                 .min = 0,
                 .max = 1e7}),
            param(&Spectral::smallest_wavelength,
                  {.name = "smallest_wavelength",
                   .unit = "m",
                   .doc = "Smallest feature; shorter waves fade out and are gone at half this "
                          "length; 0 keeps everything down to two samples.",
                   .min = 0,
                   .max = 1e7}),
        };
    }
    static FieldUse fields() { return {}; }
    StepReport generate(Field& out, const StepContext& step) const;
};

}  // namespace cuesta

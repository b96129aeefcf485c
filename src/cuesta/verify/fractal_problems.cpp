// SPDX-License-Identifier: Apache-2.0
// Fractals have the spectrum and the roughness they are asked for. Figures are means over seeds;
// tolerances are those of tests/science/fractal_surfaces and lattice_noise.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "cuesta/analysis/spectrum.h"
#include "cuesta/analysis/variogram.h"
#include "cuesta/verify/problem.h"
#include "cuesta/verify/recipe_run.h"

namespace cuesta::verify {
namespace {

constexpr int seeds = 16;

// Calls see(field, grid) for each seed's map of the stage.
template <class See>
void each_map(std::int64_t side, std::string_view edges, const std::string& stage, See&& see) {
    for (int seed = 1; seed <= seeds; ++seed) {
        const std::unique_ptr<Run> run =
            run_recipe(head_text(side, side, 10, edges, static_cast<std::uint64_t>(seed)) + stage);
        const Raster map = run->domain.collect(field::height);
        Field height({side, side, 0});
        for (std::int64_t y = 0; y < side; ++y)
            std::copy_n(map.samples.begin() + y * side, side, height.row(y));
        see(height, run->plan.grid);
    }
}

// -slope of the power over waves 8 to side / 4, which is 2 H + 2.
double slope_of(const std::string& stage) {
    double sum = 0;
    each_map(256, "wrap", stage, [&](const Field& height, const Grid& grid) {
        sum += spectral_slope(radial_spectrum(height, grid), 8, 64);
    });
    return sum / seeds;
}

// H of the mean structure function, each map scaled to its value at the second lag: every surface
// has its own scale to the wanted relief.
double hurst_of(std::int64_t side, const std::vector<std::int64_t>& lags,
                const std::string& stage) {
    std::vector<double> lag(lags.begin(), lags.end()), mean(lags.size(), 0.0);
    each_map(side, "open", stage, [&](const Field& height, const Grid& grid) {
        const StructureFunction function = structure_function(height, grid, lags);
        for (std::size_t i = 0; i < lags.size(); ++i)
            mean[i] += function.mean(i) / function.mean(1);
    });
    return log_log_slope(lag, mean) / 2;
}

// Where a finite set of waves shows its exponent: around lags of side^(1 - H).
Answer spectral(double hurst) {
    const std::string stage = fmt::format("[[stage]]\nop = \"spectral\"\nhurst = {}\n", hurst);
    const double middle = std::pow(1024.0, 1 - hurst);
    return {{within("spectral slope", "1", slope_of(stage), 2 * hurst + 2, 0.05),
             within("Hurst exponent", "1",
                    hurst_of(1024, doubling_lags(std::llround(middle / 4), std::llround(middle)),
                             stage),
                    hurst, 0.025)}};
}

// Octaves from the extent (spectrum) or four times it (roughness) down to two samples.
Answer fbm(double hurst) {
    const auto stage = [&](double wavelength_m) {
        return fmt::format("[[stage]]\nop = \"fbm\"\nhurst = {}\nwavelength = {}\noctaves = 16\n",
                           hurst, wavelength_m);
    };
    return {{within("spectral slope", "1", slope_of(stage(2560)), 2 * hurst + 2, 0.1),
             within("Hurst exponent", "1", hurst_of(512, {8, 16, 32, 64}, stage(4 * 5120)), hurst,
                    0.075)}};
}

}  // namespace

std::vector<Problem> fractal_problems() {
    const std::string mean = " Power and height differences of 16 maps follow H";
    std::vector<Problem> list;
    for (const double hurst : {0.2, 0.5, 0.8}) {
        const int tenths = static_cast<int>(std::lround(10 * hurst));
        list.push_back({0, fmt::format("spectral_0{}", tenths), "fractals",
                        fmt::format("Waves.{} = {}.", mean, hurst),
                        [hurst] { return spectral(hurst); }});
        list.push_back({0, fmt::format("fbm_0{}", tenths), "fractals",
                        fmt::format("Gradient noise.{} = {}.", mean, hurst),
                        [hurst] { return fbm(hurst); }});
    }
    return list;
}

}  // namespace cuesta::verify

// SPDX-License-Identifier: Apache-2.0
// Creep of hillslopes against closed forms, and a pile of sand at rest.
#include "cuesta/verify/slope_problems.h"

#include <cmath>
#include <numbers>

#include "cuesta/process/slope/hillslope.h"
#include "cuesta/process/slope/thermal.h"
#include "cuesta/tectonics/uplift.h"
#include "cuesta/verify/lab.h"
#include "cuesta/verify/problem.h"

namespace cuesta::verify {
namespace {

// Level ground between two streams, the north and south borders, rises while it creeps, until it
// is steady. exact(distance from the divide) -> height, up to a constant.
template <class Exact>
double divide_error(double rate_m_yr, const Hillslope& creep, double half_width_m,
                    std::int64_t cells, int steps, const Exact& exact) {
    const double spacing_m = half_width_m / static_cast<double>(cells);
    const Uplift uplift{.rate = rate_m_yr, .time_step = creep.time_step};
    Lab lab({4, 2 * cells + 1, spacing_m, Edges::wrap_x}, [](auto, auto) { return 0; });
    lab.run(steps, uplift, creep);
    Worst worst;
    for (std::int64_t y = 0; y < lab.grid.rows; ++y) {
        const double x = static_cast<double>(y - cells) * spacing_m;
        worst.see(std::abs(lab.height(1, y) - (exact(x) - exact(half_width_m))));
    }
    return worst.value() / (exact(0) - exact(half_width_m));
}

Answer parabola() {
    const double U = 1e-4, D = 0.02;
    Hillslope creep{.model = Hillslope::Model::linear, .time_step = 100};
    creep.diffusivity = D;
    const double error =
        divide_error(U, creep, 100, 20, 20000, [&](double x) { return -U * x * x / (2 * D); });
    return {{within("largest error over the divide's height", "1", error, 0, 0.001)}};
}

// 0.69 and 0.88 of the critical slope at the stream.
Answer near_critical(double U) {
    const double D = 0.003, Sc = 1.25;
    Hillslope creep{.time_step = 400};
    creep.diffusivity = D;
    creep.critical_slope = std::atan(Sc) * 180 / std::numbers::pi;
    const double error = divide_error(U, creep, 50, 25, 3000, [&](double x) {
        const double y = 2 * U * x / (D * Sc), root = std::sqrt(1 + y * y);
        return D * Sc * Sc / (2 * U) * (std::log((root + 1) / 2) - root + 1);
    });
    return {{within("largest error over the divide's height", "1", error, 0, 0.01)}};
}

// After a million years over the squared wave number.
Answer dying_wave(int waves_x, int waves_y) {
    const double squared = waves_x * waves_x + waves_y * waves_y;
    const DyingWave wave{waves_x, waves_y, 1e6 / squared};
    return {{within_share("share of the wave that is left", "1", share_left(wave), wave.exact(),
                          0.005)}};
}

Answer sand_pile(double angle_deg, double spacing_m, std::int64_t half_width, double column_m) {
    constexpr std::int64_t size = 101, middle = 50;
    Lab lab({size, size, spacing_m, Edges::closed}, [&](auto x, auto y) {
        const bool inside =
            std::abs(x - middle) <= half_width && std::abs(y - middle) <= half_width;
        return inside ? column_m : 0;
    });
    const std::int64_t before = lab.sum_of_units();
    Thermal slide;
    slide.angle = angle_deg;
    lab.run(8000, slide);
    const double tangent = std::tan(angle_deg * std::numbers::pi / 180);
    const auto width = static_cast<double>(2 * half_width + 1) * spacing_m;
    const double cone_m =
        std::cbrt(3 * column_m * width * width * tangent * tangent / std::numbers::pi);
    return {{within_share("height", "m", lab.height(middle, middle), cone_m, 0.03),
             within("change of its mass", "units", static_cast<double>(lab.sum_of_units() - before),
                    0, 0)}};
}

constexpr double extent_m = 640, wave_m = 50, wave_diffusivity = 0.01;

}  // namespace

double DyingWave::exact() const {
    const double k = 2 * std::numbers::pi / extent_m,
                 squared = waves_x * waves_x + waves_y * waves_y;
    return std::exp(-wave_diffusivity * k * k * squared * years);
}

double share_left(const DyingWave& setup) {
    const auto cells = static_cast<double>(setup.cells);
    const auto wave = [&](std::int64_t x, std::int64_t y) {
        return std::sin(2 * std::numbers::pi / cells *
                        static_cast<double>(setup.waves_x * x + setup.waves_y * y));
    };
    Lab lab({setup.cells, setup.cells, extent_m / cells, Edges::wrap},
            [&](auto x, auto y) { return wave_m * wave(x, y); });
    Hillslope creep{.model = Hillslope::Model::linear, .time_step = setup.years / setup.steps};
    creep.diffusivity = wave_diffusivity;
    lab.run(setup.steps, creep);
    double sum = 0, norm = 0;
    for (std::int64_t y = 0; y < setup.cells; ++y)
        for (std::int64_t x = 0; x < setup.cells; ++x) {
            sum += lab.height(x, y) * wave(x, y);
            norm += wave_m * wave(x, y) * wave(x, y);
        }
    return sum / norm;
}

std::vector<Problem> slope_problems() {
    const std::string critical = " creep near the critical slope, steady between two streams.";
    const std::string pile = " A column of sand comes to rest as a cone of the same volume.";
    return {
        {15, "parabola", "slopes", "Linear creep of rising land between two streams is a parabola.",
         parabola},
        {16, "dying_wave", "slopes", "A wave of the ground dies as exp(-D k^2 t) by linear creep.",
         [] { return dying_wave(1, 0); }},
        {16, "dying_wave_oblique", "slopes", "The same for a wave oblique to the grid.",
         [] { return dying_wave(2, 1); }},
        {17, "roering_069", "slopes", "Rise of 0.1 mm/yr:" + critical,
         [] { return near_critical(1e-4); }},
        {17, "roering_088", "slopes", "Rise of 0.3 mm/yr:" + critical,
         [] { return near_critical(3e-4); }},
        {18, "sand_pile_34", "slopes", "Talus angle 34 degrees." + pile,
         [] { return sand_pile(34, 4, 3, 1632); }},
        {18, "sand_pile_45", "slopes", "Talus angle 45 degrees." + pile,
         [] { return sand_pile(45, 1, 0, 20000); }},
    };
}

}  // namespace cuesta::verify

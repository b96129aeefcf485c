// SPDX-License-Identifier: Apache-2.0
// Erosion by water that does not depend on how time is cut: half the step, the same land.
//
// Q4 of the sheet of grid erosion: halving the time step changes the ground by less than a tenth of
// what has been carved, in the mean of squares over the map.
#include <fmt/format.h>

#include <cmath>
#include <utility>
#include <vector>

#include "cuesta/process/water/hydraulic_erosion.h"
#include "cuesta/process/water/rain.h"
#include "cuesta/process/water/spring.h"
#include "cuesta/process/water/water_flow.h"
#include "cuesta/verify/lab.h"
#include "cuesta/verify/problem.h"

namespace cuesta::verify {
namespace {

enum class Source { spring, rain };

// Ground that falls southwards by a tenth, a little rough, with hills for the rain.
double land(Source source, std::int64_t x, std::int64_t y, double spacing_m) {
    const auto a = static_cast<double>(x), b = static_cast<double>(y);
    const double hills = std::sin(0.21 * a + 0.05 * b) * std::cos(0.17 * b - 0.06 * a) +
                         0.4 * std::sin(0.43 * a + 1) * std::sin(0.37 * b);
    const double rough = 0.03 * std::sin(1.1 * a + 0.3 * b) * std::cos(0.9 * b);
    return spacing_m * (0.1 * (47 - b) + rough + (source == Source::rain ? hills : 0));
}

// What has been carved and laid after `seconds` in steps of `dt_s`.
std::vector<double> carved(Source source, double spacing_m, double dt_s, double seconds) {
    const Grid grid{.columns = 48, .rows = 48, .spacing_m = spacing_m, .edges = Edges::open};
    Lab lab(
        grid, [&](auto x, auto y) { return land(source, x, y, spacing_m); }, "sandstone");
    std::vector<double> change;
    const auto see = [&](double sign) {
        std::size_t i = 0;
        change.resize(static_cast<std::size_t>(grid.columns * grid.rows), 0);
        for (std::int64_t y = 0; y < grid.rows; ++y)
            for (std::int64_t x = 0; x < grid.columns; ++x) change[i++] += sign * lab.height(x, y);
    };
    see(-1);
    Spring spring;
    spring.positions = {0.5, 0.1};
    spring.radius = 1.5 * spacing_m;
    spring.discharge = source == Source::spring ? 2 * spacing_m : 0;
    Rain rain;
    rain.rate = source == Source::rain ? 300.0 : 0.0;
    WaterFlow flow;
    HydraulicErosion erosion;
    spring.time_step = rain.time_step = flow.time_step = erosion.time_step = dt_s;
    lab.run(static_cast<int>(std::lround(seconds / dt_s)), spring, rain, flow, erosion);
    see(1);
    return change;
}

double mean_square(const std::vector<double>& values) {
    double sum = 0;
    for (const double v : values) sum += v * v;
    return std::sqrt(sum / static_cast<double>(values.size()));
}

Answer half_the_step(Source source, double spacing_m, double seconds) {
    std::vector<Figure> figures;
    std::vector<double> last = carved(source, spacing_m, 1, seconds);
    for (const double dt_s : {0.5, 0.25, 0.125}) {
        const std::vector<double> now = carved(source, spacing_m, dt_s, seconds);
        std::vector<double> differs = now;
        for (std::size_t i = 0; i < now.size(); ++i) differs[i] -= last[i];
        figures.push_back(at_most(fmt::format("change from {} s to {} s", 2 * dt_s, dt_s), "1",
                                  mean_square(differs) / mean_square(now), 0.1));
        last = now;
    }
    return {figures};
}

}  // namespace

std::vector<Problem> erosion_problems() {
    const std::string halved = " Halving the time step changes what is carved by less than 10 %.";
    return {
        {0, "carved_by_a_spring_1m", "erosion", "A spring on a slope, cells of 1 m." + halved,
         [] { return half_the_step(Source::spring, 1, 60); }},
        {0, "carved_by_a_spring_10m", "erosion", "A spring on a slope, cells of 10 m." + halved,
         [] { return half_the_step(Source::spring, 10, 400); }},
        {0, "carved_by_rain_1m", "erosion", "Rain on hills, cells of 1 m." + halved,
         [] { return half_the_step(Source::rain, 1, 150); }},
        {0, "carved_by_rain_10m", "erosion", "Rain on hills, cells of 10 m." + halved,
         [] { return half_the_step(Source::rain, 10, 500); }},
    };
}

}  // namespace cuesta::verify

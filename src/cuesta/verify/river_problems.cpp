// SPDX-License-Identifier: Apache-2.0
// Rivers against the closed forms of stream power, and a tilted hard bed that becomes a cuesta.
#include "cuesta/verify/river_problems.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

#include "cuesta/base/check.h"
#include "cuesta/process/river/stream_power.h"
#include "cuesta/tectonics/uplift.h"
#include "cuesta/verify/lab.h"
#include "cuesta/verify/problem.h"

namespace cuesta::verify {
namespace {

constexpr std::string_view rest = "stream_power.rest";

double roughness(std::int64_t x, std::int64_t y) {
    return static_cast<double>((x * 7919 + y * 104729 + x * y * 31) % 1000) * 0.01;
}

Answer steady_slope(std::int64_t side, double n, double k, double G, int steps) {
    const double worst = steady_slope_error(side, n, k, G, steps);
    return {{within("largest relative error of a slope", "1", worst, 0, 1e-10)}};
}

// One river along a closed row that ends in the sea at x = 0. Rain makes the area above a point s
// metres from the spring k_a s^p.
constexpr double length_m = 20000, U = 0.0005, m = 0.45;

class OneRiver {
public:
    OneRiver(std::int64_t cells, double n, double p, double k_a, double K, double time_step_yr,
             const Lab::Of& start)
        : lab({cells + 1, 1, length_m / static_cast<double>(cells), Edges::closed}, start) {
        const double dx = lab.grid.spacing_m;
        lab.fill("rain", [=](auto x, auto) {
            // A cell reaches half a spacing to both sides of its sample; the last is the spring.
            const double far = length_m - (static_cast<double>(x) + 0.5) * dx;
            return k_a * (std::pow(far + dx, p) - std::pow(std::max(far, 0.0), p)) / (dx * dx);
        });
        lab.fill("rise", [](auto x, auto) { return x == 0 ? 0 : U; });
        uplift_.rate = "rise", uplift_.time_step = time_step_yr;
        rivers_.erodibility = K, rivers_.area_exponent = m, rivers_.slope_exponent = n;
        rivers_.rain = "rain", rivers_.sea_level = 0, rivers_.time_step = time_step_yr;
    }
    void run(int steps) { lab.run(steps, uplift_, rivers_); }
    double height(std::int64_t x) { return lab.height_with(rest, x, 0); }

    Lab lab;

private:
    Uplift uplift_;
    StreamPower rivers_;
};

Answer one_river(double n, double p, double k_a, double K) {
    const double coarse = profile_error(100, n, p, k_a, K), fine = profile_error(200, n, p, k_a, K);
    return {{at_least("order in the spacing", "1", std::log2(coarse / fine), 1),
             within("error of 200 cells over its height", "1", fine, 0, 1e-4)}};
}

Answer knickpoint() {
    const Knickpoint after = climb(160);
    return {{within("its place", "cells", after.found, after.exact, 2)}};
}

Answer large_steps() {
    const auto mean = [](int steps) {
        Lab lab({100, 100, 100}, roughness);
        const Uplift uplift{.rate = U, .time_step = 1e6 / steps};
        StreamPower rivers;
        rivers.time_step = 1e6 / steps;
        lab.run(steps, uplift, rivers);
        double sum = 0;
        for (std::int64_t y = 0; y < 100; ++y)
            for (std::int64_t x = 0; x < 100; ++x) sum += lab.height_with(rest, x, y);
        return sum;
    };
    const double fine = mean(100);
    return {{within("mean height, 10 x 100 / 100 x 10 kyr", "1", mean(10) / fine, 1, 0.08),
             within("mean height, 1 x 1000 / 100 x 10 kyr", "1", mean(1) / fine, 1, 0.20)}};
}

// A bed of granite 50 m thick, dipping 5 degrees to the south, in soft sand below a plateau.
namespace tilted {

constexpr std::int64_t columns = 64, rows = 160, outcrop = 50;
constexpr double spacing_m = 50, plateau_m = 300, hard_m = 50;

double degrees(double slope) {
    return std::atan(slope) * 180 / std::numbers::pi;
}

struct Profile {                       // along the dip, north to south
    std::vector<double> height, hard;  // mean along the strike; share whose top is the bed
};

Profile eroded(int steps) {
    const double dip = std::tan(5 * std::numbers::pi / 180);
    Lab lab(
        {columns, rows, spacing_m, Edges::wrap_x}, [](auto, auto) { return -1000; }, "sand");
    lab.lay([&](auto x, auto y) {
        const bool border = y == 0 || y == rows - 1;
        const double surface = border ? 0 : plateau_m + roughness(x, y);
        const double base_of_bed =
            plateau_m - hard_m - static_cast<double>(y - outcrop) * spacing_m * dip;
        const double base = std::min(base_of_bed, surface), top = std::min(base + hard_m, surface);
        std::vector<Lab::Bed> beds{{"sand", base + 1000}};
        if (top > base) beds.push_back({"granite", top - base});
        if (surface > top) beds.push_back({"sand", surface - top});
        return beds;
    });
    StreamPower rivers;
    rivers.erodibility = 1.5e-6, rivers.hollows = Hollows::breach, rivers.time_step = 20000;
    lab.run(steps, rivers);
    const LayerStack& ground = std::as_const(lab.terrain).ground();
    const MaterialId granite = *lab.terrain.materials().find("granite");
    Profile profile{std::vector<double>(rows), std::vector<double>(rows)};
    for (std::int64_t y = 0; y < rows; ++y)
        for (std::int64_t x = 0; x < columns; ++x) {
            profile.height[static_cast<std::size_t>(y)] += lab.height(x, y) / columns;
            if (ground.layer(x, y, ground.layers(x, y) - 1).material == granite)
                profile.hard[static_cast<std::size_t>(y)] += 1.0 / columns;
        }
    return profile;
}

std::size_t crest_of(const Profile& profile) {
    return static_cast<std::size_t>(
        std::max_element(profile.height.begin() + 1, profile.height.end() - 1) -
        profile.height.begin());
}

Answer cuesta() {
    const Profile half = eroded(25), all = eroded(50);  // 0.5 and 1 Myr
    const std::size_t crest = crest_of(all), before = crest_of(half);
    // The back: where more than half of the ground is the bed itself, from the crest on.
    std::size_t end = crest + 2;
    while (end + 1 < rows && all.hard[end] > 0.5) ++end;
    const double back = degrees((all.height[crest] - all.height[end - 1]) /
                                (static_cast<double>(end - 1 - crest) * spacing_m));
    double steepest = 0;
    for (std::size_t y = 1; y + 2 <= crest; ++y)
        steepest = std::max(steepest, (all.height[y + 2] - all.height[y]) / (2 * spacing_m));
    return {{within("dip slope", "deg", back, 5, 2),
             at_least("its length", "m", static_cast<double>(end - 1 - crest) * spacing_m,
                      8 * spacing_m),
             at_least("scarp over dip slope", "1", degrees(steepest) / back, 3),
             at_least("retreat down the dip, last 0.5 Myr", "m",
                      spacing_m * (static_cast<double>(crest) - static_cast<double>(before)),
                      spacing_m)}};
}

}  // namespace tilted
}  // namespace

// 100 m are whole units, so nothing of the uplift waits.
double steady_slope_error(std::int64_t side, double n, double k, double G, int steps) {
    const Grid grid{side, side, 500};
    const Uplift uplift{.rate = 0.0005, .time_step = 200000};
    StreamPower rivers;
    rivers.erodibility = k, rivers.slope_exponent = n, rivers.area_exponent = 0.45 * n;
    rivers.deposition = G, rivers.time_step = 200000;
    Lab lab(grid, roughness);
    lab.run(steps, uplift, rivers);
    const double ratio = 0.0005 * (1 + G) / k;
    // Rivers run over land that has just risen.
    const auto rise = static_cast<std::int32_t>(std::lround(100 / lab.unit_m()));
    IntField risen = surface_of(grid, [&](std::int64_t x, std::int64_t y) {
        const bool base = x == 0 || y == 0 || x == side - 1 || y == side - 1;
        return lab.units(x, y) + (base ? 0 : rise);
    });
    flow::Drainage drainage;
    route(drainage, risen, grid);
    Worst worst;
    std::int64_t edges = 0;
    for (std::int64_t y = 0; y < side; ++y)
        for (std::int64_t x = 0; x < side; ++x) {
            const flow::Cell cell = drainage.frame().cell(x, y);
            const flow::Direction d = drainage.direction(cell);
            if (!flow::has_receiver(d)) continue;
            const double drop = lab.height_with(rest, x, y) -
                                lab.height_with(rest, x + flow::step_x[d], y + flow::step_y[d]);
            const double way = grid.spacing_m * (flow::is_diagonal(d) ? std::sqrt(2.0) : 1.0);
            const double area =
                static_cast<double>(drainage.cells_above(cell)) * grid.cell_area_m2();
            const double wanted = std::pow(ratio, 1 / n) * std::pow(area, -0.45);
            worst.see(std::abs(drop / way / wanted - 1));
            ++edges;
        }
    CUESTA_CHECK(edges == (side - 2) * (side - 2), "{} slopes were measured", edges);
    return worst.value();
}

double profile_error(std::int64_t cells, double n, double p, double k_a, double K) {
    OneRiver river(cells, n, p, k_a, K, 200000,
                   [](auto x, auto) { return static_cast<double>(x); });
    river.run(400);
    const double e = 1 - p * m / n, factor = std::pow(U / K, 1 / n) * std::pow(k_a, -m / n) / e;
    const auto exact = [&](double s) { return factor * (std::pow(length_m, e) - std::pow(s, e)); };
    Worst worst;
    // Over the lower three quarters: at the spring the slope of the formula is infinite.
    for (std::int64_t x = 1; x <= cells * 3 / 4; ++x) {
        const double s = length_m - static_cast<double>(x) * river.lab.grid.spacing_m;
        worst.see(std::abs(river.height(x) - exact(s)));
    }
    return worst.value() / exact(length_m / 4);
}

Knickpoint climb(int steps) {
    constexpr std::int64_t cells = 400;
    constexpr double k_a = 200, K = 1e-5, fall_m = 40, dt_yr = 2000, dx = length_m / cells;
    const auto speed = [&](double s) { return K * std::pow(k_a * s, m); };
    std::vector<double> steady(cells + 1);  // of the scheme itself, above the old base level
    for (std::size_t x = 1; x <= cells; ++x)
        steady[x] = steady[x - 1] + U / speed(length_m - (static_cast<double>(x) - 0.5) * dx) * dx;
    OneRiver river(cells, 1, 1, k_a, K, dt_yr, [&](auto x, auto) {
        return x == 0 ? 0 : steady[static_cast<std::size_t>(x)] + fall_m;
    });
    river.run(steps);
    // Where half of the fall has arrived.
    double found = std::nan("");
    for (std::int64_t x = 1; x < cells; ++x) {
        const double a = river.height(x) - steady[static_cast<std::size_t>(x)];
        const double b = river.height(x + 1) - steady[static_cast<std::size_t>(x + 1)];
        if (a < fall_m / 2 && b >= fall_m / 2)
            found = static_cast<double>(x) + (fall_m / 2 - a) / (b - a);
    }
    // t = integral of ds / (K A^m) from the mouth.
    double t = 0, x_m = 0;
    while (t < steps * dt_yr) t += 1 / speed(length_m - x_m), x_m += 1;
    return {found, x_m / dx};
}

std::vector<Problem> river_problems() {
    const std::string steady = " Land that rises until rivers keep pace: every slope is known";
    const std::string profile = " One river whose area grows as k s^p meets its integral";
    return {
        {11, "steady_slope", "rivers", "128 x 128 samples, n = 1." + steady + ".",
         [] { return steady_slope(128, 1, 1e-5, 0, 600); }},
        {11, "steady_slope_n_2", "rivers", "40 x 40 samples, n = 2." + steady + ".",
         [] { return steady_slope(40, 2, 3e-7, 0, 400); }},
        {11, "steady_slope_n_07", "rivers", "40 x 40 samples, n = 0.7." + steady + ".",
         [] { return steady_slope(40, 0.7, 3e-5, 0, 400); }},
        {11, "steady_slope_deposition", "rivers",
         "40 x 40 samples, G = 1." + steady + ", steeper by 1 + G.",
         [] { return steady_slope(40, 1, 2e-5, 1, 400); }},
        {12, "one_river", "rivers", "n = 1, p = 5/3." + profile + ".",
         [] { return one_river(1, 5.0 / 3, 2, 1e-5); }},
        {12, "one_river_n_2", "rivers", "n = 2, p = 5/3." + profile + ".",
         [] { return one_river(2, 5.0 / 3, 2, 1e-6); }},
        {13, "knickpoint", "rivers",
         "A fall of the base level climbs a river at K A^m, 160 steps at Courant 0.37.",
         knickpoint},
        {14, "large_steps", "rivers", "A million years in large steps end near those in small.",
         large_steps},
        {25, "cuesta", "rivers",
         "A hard bed that dips 5 degrees, eroded for 1 Myr: gentle back, steep scarp, retreat.",
         tilted::cuesta},
    };
}

}  // namespace cuesta::verify

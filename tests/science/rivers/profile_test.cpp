// SPDX-License-Identifier: Apache-2.0
// One river along a row of samples, against its closed forms; claims, figures and tolerances are in
// README.md.
#include <gtest/gtest.h>

#include <cmath>
#include <iostream>
#include <vector>

#include "support/river_lab.h"

namespace cuesta {
namespace {

using test::ExactHeights;
using test::field_of;
using test::RisingLand;
using test::run_process;

constexpr double length_m = 20000;
constexpr double U = 0.0005, K = 1e-5, m = 0.45;

// A closed row that ends in the sea at x = 0.
Grid row_of(std::int64_t cells) {
    return {cells + 1, 1, length_m / static_cast<double>(cells), Edges::closed};
}

// Uplift everywhere but at the mouth, which is sea.
RisingLand risen(double n, double time_step, double k = K) {
    RisingLand land;
    land.uplift.rate = "rise", land.uplift.time_step = time_step;
    land.rivers.erodibility = k, land.rivers.area_exponent = m, land.rivers.slope_exponent = n;
    land.rivers.rain = "rain", land.rivers.sea_level = 0, land.rivers.time_step = time_step;
    return land;
}

// Rain that makes the area above a point s metres from the spring k_a s^p.
Field rain_for(const Grid& grid, double p, double k_a) {
    const double dx = grid.spacing_m;
    return field_of(grid, [=](std::int64_t x, std::int64_t) {
        // The cell reaches half a spacing to both sides of its sample; the last one is the spring.
        const double far = length_m - (static_cast<double>(x) + 0.5) * dx;
        const double near = far + dx;
        return k_a * (std::pow(near, p) - std::pow(std::max(far, 0.0), p)) / (dx * dx);
    });
}

Field rise_on(const Grid& grid) {
    return field_of(grid, [](std::int64_t x, std::int64_t) { return x == 0 ? 0 : U; });
}

// Largest error of a steady profile from the integral of (U/K)^(1/n) A^(-m/n), relative to its top.
double profile_error(std::int64_t cells, double n, double p, double k_a, double k) {
    const Grid grid = row_of(cells);
    const Field rain = rain_for(grid, p, k_a), rise = rise_on(grid);
    const Field start =
        field_of(grid, [](std::int64_t x, std::int64_t) { return 1.0 * static_cast<double>(x); });
    ExactHeights exact(grid);
    run_process(
        risen(n, 200000, k), grid, start,
        {.steps = 400, .fields = {{"rain", &rain}, {"rise", &rise}}, .inspect = exact.reader()});
    // z(x) = (U/K)^(1/n) k_a^(-m/n) [s^(1 - p m / n)]: from s = length down to length - x.
    const double e = 1 - p * m / n, factor = std::pow(U / k, 1 / n) * std::pow(k_a, -m / n) / e;
    const auto height = [&](double s) { return factor * (std::pow(length_m, e) - std::pow(s, e)); };
    double worst = 0;
    // Over the lower three quarters: at the spring the slope of the formula is infinite.
    for (std::int64_t x = 1; x <= cells * 3 / 4; ++x) {
        const double s = length_m - static_cast<double>(x) * grid.spacing_m;
        worst = std::max(worst, std::abs(exact.at(x, 0) - height(s)));
    }
    return worst / height(length_m / 4);
}

TEST(rivers_profile, a_single_river_meets_its_integral_to_first_order_at_least) {
    struct Case {
        double n, p, k_a, k;
    };
    for (const Case& c : {Case{1, 1, 200, 1e-5}, Case{1, 5. / 3, 2, 1e-5}, Case{2, 5. / 3, 2, 1e-6},
                          Case{0.7, 1, 200, 2e-5}}) {
        double last = 0;
        for (const std::int64_t cells : {50, 100, 200}) {
            const double error = profile_error(cells, c.n, c.p, c.k_a, c.k);
            std::cout << "n " << c.n << " p " << c.p << ' ' << cells << ": " << error;
            if (last > 0) std::cout << " order " << std::log2(last / error);
            std::cout << '\n';
            if (last > 0) {
                EXPECT_GE(std::log2(last / error), 0.95) << c.n << ' ' << c.p << ' ' << cells;
            }
            last = error;
        }
        EXPECT_LE(last, 1e-4);
    }
}

TEST(rivers_profile, a_knickpoint_climbs_at_k_times_area_to_the_m) {
    // A steady river whose base level drops by 40 m at once.
    constexpr std::int64_t cells = 400;
    constexpr double k_a = 200, fall_m = 40;
    const Grid grid = row_of(cells);
    const Field rain = rain_for(grid, 1, k_a), rise = rise_on(grid);
    const double dx = grid.spacing_m;
    const auto area = [&](double s) { return k_a * s; };
    // The steady heights of the scheme itself, above the old base level.
    std::vector<double> steady(cells + 1);
    for (std::int64_t x = 1; x <= cells; ++x) {
        const double s = length_m - (static_cast<double>(x) - 0.5) * dx;
        steady[static_cast<std::size_t>(x)] =
            steady[static_cast<std::size_t>(x - 1)] + U / K * std::pow(area(s), -m) * dx;
    }
    const Field start = field_of(grid, [&](std::int64_t x, std::int64_t) {
        return x == 0 ? 0 : steady[static_cast<std::size_t>(x)] + fall_m;
    });
    // Courant number at the mouth, where the water is strongest.
    const double time_step = 2000;
    const double courant = K * std::pow(area(length_m), m) * time_step / dx;
    EXPECT_LT(courant, 1);
    for (const int steps : {40, 80, 160}) {
        ExactHeights exact(grid);
        run_process(risen(1, time_step), grid, start,
                    {.steps = steps,
                     .fields = {{"rain", &rain}, {"rise", &rise}},
                     .inspect = exact.reader()});
        // Where half of the fall has arrived.
        double found = 0;
        for (std::int64_t x = 1; x < cells; ++x) {
            const double a = exact.at(x, 0) - steady[static_cast<std::size_t>(x)];
            const double b = exact.at(x + 1, 0) - steady[static_cast<std::size_t>(x + 1)];
            if (a < fall_m / 2 && b >= fall_m / 2)
                found = static_cast<double>(x) + (fall_m / 2 - a) / (b - a);
        }
        // t = integral of ds / (K A^m) from the mouth.
        double t = 0, x_m = 0;
        while (t < steps * time_step) {
            t += 1 / (K * std::pow(area(length_m - x_m), m));
            x_m += 1;
        }
        std::cout << "Courant " << courant << ", " << steps << " steps: at cell " << found
                  << ", formula " << x_m / dx << '\n';
        EXPECT_NEAR(found, x_m / dx, 2) << steps;
    }
}

TEST(rivers_profile, long_steps_are_close_to_short_ones) {
    const Grid grid{100, 100, 100};
    const Field start = field_of(grid, [](std::int64_t x, std::int64_t y) {
        return static_cast<double>((x * 7919 + y * 104729 + x * y * 31) % 1000) * 0.01;
    });
    const auto mean = [&](int steps) {
        RisingLand land;
        land.uplift.rate = U, land.uplift.time_step = 1e6 / steps;
        land.rivers.time_step = 1e6 / steps;
        ExactHeights exact(grid);
        run_process(land, grid, start, {.steps = steps, .inspect = exact.reader()});
        return exact.mean();
    };
    const double fine = mean(100), coarse = mean(10), one = mean(1);
    std::cout << "mean height of 100 x 10 kyr " << fine << ", 10 x 100 kyr " << coarse / fine - 1
              << ", 1 x 1 Myr " << one / fine - 1 << '\n';
    EXPECT_NEAR(coarse / fine, 1, 0.08);
    EXPECT_NEAR(one / fine, 1, 0.20);
}

TEST(rivers_profile, few_dropped_grains_are_none) {
    const Grid grid{64, 64, 100};
    const Field start = field_of(grid, [](std::int64_t x, std::int64_t y) {
        return static_cast<double>((x * 7919 + y * 104729 + x * y * 31) % 1000) * 0.1;
    });
    const auto heights = [&](double g, ExactHeights& exact) {
        RisingLand land;
        land.uplift.rate = U, land.uplift.time_step = 20000;
        land.rivers.deposition = g, land.rivers.hollows = Hollows::breach;
        run_process(land, grid, start, {.steps = 1, .inspect = exact.reader()});
    };
    ExactHeights none(grid), few(grid), fewer(grid);
    heights(0, none), heights(1e-5, few), heights(1e-6, fewer);
    double first = 0, second = 0;
    for (std::int64_t y = 0; y < 64; ++y)
        for (std::int64_t x = 0; x < 64; ++x) {
            first = std::max(first, std::abs(few.at(x, y) - none.at(x, y)));
            second = std::max(second, std::abs(fewer.at(x, y) - none.at(x, y)));
        }
    std::cout << "G = 1e-5: " << first << " m, 1e-6: " << second << " m\n";
    EXPECT_GT(first, 0);
    EXPECT_NEAR(first / second, 10, 0.5);
    EXPECT_LE(second, 1e-4);
}

}  // namespace
}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// Problems of moving water with exact answers; README.md says which and how near they must come.
#include <gtest/gtest.h>

#include <algorithm>
#include <numbers>

#include "cuesta/process/water/rain.h"
#include "cuesta/process/water/spring.h"
#include "lab.h"

namespace cuesta::test {
namespace {

constexpr double g = 9.81;
using Model = WaterFlow::Model;
using Directions = WaterFlow::Directions;

double noise(std::int64_t x, std::int64_t y) {
    const auto n = static_cast<std::uint32_t>(x * 7919 + y * 104729 + 17) * 2654435761u;
    return static_cast<double>(n >> 8) * 0x1p-24;
}

TEST(WaterExact, lakes_over_a_rough_bed_with_islands_rest) {
    for (const auto& [model, directions] : {std::pair{Model::pipe, Directions::four},
                                            {Model::pipe, Directions::eight},
                                            {Model::shallow, Directions::four}})
        for (const double base : {0.0, 4000.0}) {
            if (base == 0 && directions == Directions::eight) continue;
            const double level = base + 3.5;
            const Grid grid{.columns = 28, .rows = 20, .spacing_m = 5, .edges = Edges::closed};
            Lab lab(
                grid, [&](auto x, auto y) { return base + 4 * noise(x, y); },
                [](auto, auto) { return 0; });
            const double unit = lab.terrain.ground().unit_m();
            int islands = 0;
            for (std::int64_t y = 0; y < 20; ++y)
                for (std::int64_t x = 0; x < 28; ++x) {
                    const double bed = lab.terrain.ground().surface().at(x, y) * unit;
                    lab.water().at(x, y) = static_cast<float>(std::max(0.0, level - bed));
                    islands += bed >= level ? 1 : 0;
                }
            ASSERT_GT(islands, 30);
            const Field before = lab.water().clone();
            WaterFlow flow = ideal(model, 0.4);
            flow.directions = directions;
            lab.run(10000, flow);
            for (std::int64_t y = 0; y < 20; ++y)
                for (std::int64_t x = 0; x < 28; ++x) {
                    ASSERT_EQ(before.at(x, y), lab.water().at(x, y));
                    ASSERT_EQ(lab.speed(x, y), 0);
                }
        }
}

struct DamBreak {
    double depth = 0, discharge = 0;  // relative errors in the mean
};
// A dam 10 m high in the middle of 2 km, `right` metres of water below it, after 50 s.
template <class Exact>
DamBreak break_dam(Model model, std::int64_t cells, double right, const Exact& exact) {
    const Grid grid{.columns = cells,
                    .rows = 1,
                    .spacing_m = 2000.0 / static_cast<double>(cells),
                    .edges = Edges::closed};
    Lab lab(
        grid, [](auto, auto) { return 0; },
        [&](auto x, auto) { return x < cells / 2 ? 10 : right; });
    lab.run(1, ideal(model, 50));
    double dh = 0, dq = 0, sum_h = 0, sum_q = 0;
    for (std::int64_t x = 0; x < cells; ++x) {
        const double at = (static_cast<double>(x) + 0.5) * grid.spacing_m - 1000;
        const auto [h, u] = exact(at / 50);
        const double q = model == Model::shallow
                             ? lab.qx(x, 0)
                             : 0.5 * ((x > 0 ? lab.qx(x - 1, 0) : 0) + lab.qx(x, 0));
        dh += std::abs(lab.h(x, 0) - h), sum_h += h;
        dq += std::abs(q - h * u), sum_q += h * u;
    }
    return {dh / sum_h, dq / sum_q};
}

std::pair<double, double> ritter(double s) {
    const double c = std::sqrt(g * 10);
    if (s <= -c) return {10, 0};
    if (s >= 2 * c) return {0, 0};
    return {(2 * c - s) * (2 * c - s) / (9 * g), 2.0 / 3 * (s + c)};
}

std::pair<double, double> stoker(double s) {
    const double cl = std::sqrt(g * 10), hr = 1;
    double low = std::sqrt(g * hr), high = cl;
    const auto f = [&](double cm) {
        const double c2 = cm * cm;
        return 8 * g * hr * c2 * (cl - cm) * (cl - cm) -
               (c2 - g * hr) * (c2 - g * hr) * (c2 + g * hr);
    };
    for (int i = 0; i < 100; ++i) (f(0.5 * (low + high)) > 0 ? low : high) = 0.5 * (low + high);
    const double cm = low, um = 2 * (cl - cm);
    const double shock = 2 * cm * cm * (cl - cm) / (cm * cm - g * hr);
    if (s <= -cl) return {10, 0};
    if (s <= um - cm) return {(2 * cl - s) * (2 * cl - s) / (9 * g), 2.0 / 3 * (s + cl)};
    if (s < shock) return {cm * cm / g, um};
    return {1, 0};
}

TEST(WaterExact, a_dam_breaks_on_dry_ground) {
    const DamBreak rough = break_dam(Model::shallow, 200, 0, ritter);
    const DamBreak fine = break_dam(Model::shallow, 400, 0, ritter);
    std::printf("ritter 400 cells: depth %.4f discharge %.4f, order %.2f\n", fine.depth,
                fine.discharge, std::log2(rough.depth / fine.depth));
    EXPECT_LE(fine.depth, 0.010);
    EXPECT_LE(fine.discharge, 0.035);
    EXPECT_GE(std::log2(rough.depth / fine.depth), 0.65);
}

TEST(WaterExact, a_dam_breaks_on_water) {
    const DamBreak fine = break_dam(Model::shallow, 400, 1, stoker);
    std::printf("stoker 400 cells: depth %.4f discharge %.4f\n", fine.depth, fine.discharge);
    EXPECT_LE(fine.depth, 0.008);
    EXPECT_LE(fine.discharge, 0.025);
}

TEST(WaterExact, pipes_cannot_break_dams_and_say_so) {
    const DamBreak coarse = break_dam(Model::pipe, 400, 0, ritter);
    const DamBreak fine = break_dam(Model::pipe, 800, 0, ritter);
    std::printf("pipe ritter: depth %.4f, %.4f with 800 cells\n", coarse.depth, fine.depth);
    EXPECT_GT(fine.depth, 0.03);  // no convergence: the number in the documents stays true
}

TEST(WaterExact, water_swings_in_a_bowl_with_its_period) {
    const double a = 100, h0 = 2, sigma = 20, omega = std::sqrt(2 * g * h0) / a;
    const std::int64_t cells = 480;
    const Grid grid{.columns = cells, .rows = 1, .spacing_m = 0.6, .edges = Edges::closed};
    const auto at = [&](std::int64_t i) { return (static_cast<double>(i) - 239.5) * 0.6; };
    const auto bed = [&](auto x, auto) { return h0 * (at(x) * at(x) / (a * a) - 1); };
    Lab lab(grid, bed, [&](auto x, auto y) {
        return std::max(0.0, sigma * h0 / (a * a) * (2 * at(x) - sigma) - bed(x, y));
    });
    lab.step(ideal(Model::shallow, 1e-9));  // rounds the depths
    const double volume = lab.volume();
    const auto middle = [&] {
        double sum = 0;
        for (std::int64_t x = 0; x < cells; ++x) sum += lab.h(x, 0) * at(x);
        return sum / volume;
    };
    const double dt = 0.25;
    std::vector<double> falls;  // times at which the middle passes from east to west
    double before = middle(), t = 0;
    while (falls.size() < 2 && t < 300) {
        lab.run(1, ideal(Model::shallow, dt));
        t += dt;
        const double now = middle();
        if (before > 0 && now <= 0) falls.push_back(t - dt * now / (now - before));
        before = now;
    }
    ASSERT_EQ(falls.size(), 2u);
    const double period = falls[1] - falls[0], exact = 2 * std::numbers::pi / omega;
    std::printf("bowl: period %.3f s, exact %.3f s\n", period, exact);
    EXPECT_NEAR(period, exact, 0.01 * exact);
    EXPECT_EQ(lab.volume(), volume);
}

// Down a plane that wraps at its sides.
Lab plane(double slope, std::int64_t rows, double spacing_m) {
    const Grid grid{.columns = 3, .rows = rows, .spacing_m = spacing_m, .edges = Edges::wrap_x};
    return Lab(
        grid, [=](auto, auto y) { return -slope * spacing_m * static_cast<double>(y); },
        [](auto, auto) { return 0; });
}

// Largest error of the depth of steady flow against Manning's, for the water that runs down.
double uniform_flow(Model model, double slope, double n, double q, double spacing_m,
                    Directions directions = Directions::four) {
    Lab lab = plane(slope, 120, spacing_m);
    Spring spring;
    spring.positions = {0.0, 0.0, 0.4, 0.0, 0.7, 0.0};  // all three cells; part leaves upwards
    spring.discharge = q * spacing_m;
    WaterFlow flow = ideal(model, spacing_m / 5);
    flow.roughness = n;
    flow.directions = directions;
    spring.time_step = flow.time_step;
    lab.run(2500, spring, flow);
    double down = 0;  // over the lower edge, in the end
    {
        const double before =
            lab.terrain.ledger.account(water_account).border[3].value() * spacing_m * spacing_m;
        lab.run(100, spring, flow);
        down = lab.terrain.ledger.account(water_account).border[3].value() * spacing_m * spacing_m -
               before;
        down /= 100 * flow.time_step * 3 * spacing_m;
    }
    EXPECT_GT(down, 0.3 * q);
    const double exact = std::pow(n * down / std::sqrt(slope), 0.6);
    double worst = 0;
    for (std::int64_t y = 60; y < 115; ++y)
        worst = std::max(worst, std::abs(lab.h(1, y) / exact - 1));
    return worst;
}

TEST(WaterExact, uniform_flow_has_the_depth_of_manning) {
    for (const auto& [slope, n, q] : {std::tuple{0.001, 0.03, 1.0}, {0.005, 0.05, 0.5}})
        for (const Directions directions : {Directions::four, Directions::eight}) {
            const double error = uniform_flow(Model::pipe, slope, n, q, 10, directions);
            std::printf("uniform flow, %d directions, slope %.3f: %.5f\n",
                        directions == Directions::four ? 4 : 8, slope, error);
            EXPECT_LE(error, 1e-3);
        }
}

TEST(WaterExact, uniform_flow_of_the_full_equations_is_of_first_order) {
    double before = 0;
    for (const double spacing : {8.0, 4.0, 2.0}) {
        const double error = uniform_flow(Model::shallow, 0.001, 0.03, 1.0, spacing);
        std::printf("uniform flow, full equations, cells of %.0f m: %.5f\n", spacing, error);
        EXPECT_LE(error, 0.002 * spacing);
        if (before > 0) {
            EXPECT_LE(error, 0.65 * before);
        }
        before = error;
    }
}

// Largest error of the depth away from the ends.
double rain_on_plane(Model model, double slope, double spacing_m, double time_step_s, int steps) {
    const double n = 0.05, r = 100e-3 / 3600;
    Lab lab = plane(slope, 150, spacing_m);
    Rain rain;
    rain.rate = 100.0;
    rain.time_step = time_step_s;
    WaterFlow flow = ideal(model, time_step_s);
    flow.roughness = n;
    lab.run(steps, rain, flow);
    double worst = 0;
    for (std::int64_t y = 30; y < 145; ++y) {
        const double x = spacing_m * (static_cast<double>(y) + 0.5);
        const double exact = std::pow(n * r * x / std::sqrt(slope), 0.6);
        worst = std::max(worst, std::abs(lab.h(1, y) / exact - 1));
    }
    return worst;
}

TEST(WaterExact, rain_on_a_plane_runs_off_as_it_falls) {
    const double pipes = rain_on_plane(Model::pipe, 0.01, 10, 5, 1500);
    std::printf("rain on a plane, pipes: %.5f\n", pipes);
    EXPECT_LE(pipes, 0.01);
    // The full equations of first order smear films: the bed falls by 2 mm from cell to cell, a
    // fifth of the depth.
    const double full = rain_on_plane(Model::shallow, 0.002, 1, 1, 3000);
    std::printf("rain on a plane, full equations: %.5f\n", full);
    EXPECT_LE(full, 0.15);
}

TEST(WaterExact, films_on_steps_and_steep_ground_stay_sane) {
    const Grid grid{.columns = 40, .rows = 30, .spacing_m = 2};
    const auto stairs = [](auto x, auto) { return -2.0 * static_cast<double>(x / 4); };
    const auto steep = [](auto x, auto) { return -2 * 0.577 * static_cast<double>(x); };
    for (const Model model : {Model::pipe, Model::shallow})
        for (const auto& [bed, drop] : {std::pair<Lab::Of, double>{stairs, 20}, {steep, 46}}) {
            Lab lab(grid, bed, [](auto x, auto y) { return 1e-3 * noise(x, y); });
            lab.run(1, ideal(model, 0.01));
            for (int i = 0; i < 60; ++i) {
                lab.run(1, ideal(model, 0.5));
                for (std::int64_t y = 0; y < 30; ++y)
                    for (std::int64_t x = 0; x < 40; ++x) {
                        ASSERT_GE(lab.h(x, y), 0);
                        ASSERT_LE(lab.speed(x, y), std::sqrt(2 * g * drop));
                    }
            }
        }
}

TEST(WaterExact, a_cone_drains_alike_in_all_directions) {
    for (const auto& [slope, directions] :
         {std::pair{0.02, Directions::four}, {0.3, Directions::four}, {0.3, Directions::eight}}) {
        const Grid grid{.columns = 101, .rows = 101, .spacing_m = 5};
        const auto radius = [](std::int64_t x, std::int64_t y) {
            return std::hypot(static_cast<double>(x - 50), static_cast<double>(y - 50));
        };
        Lab lab(
            grid, [&, fall = slope](auto x, auto y) { return -5 * fall * radius(x, y); },
            [](auto, auto) { return 0; });
        Rain rain;
        rain.rate = 500.0;
        WaterFlow flow = ideal(Model::pipe, 1);
        flow.roughness = 0.05;
        flow.directions = directions;
        lab.run(slope < 0.1 ? 1500 : 400, rain, flow);
        // Depth in eight directions, and between them.
        double axis = 0, diagonal = 0;
        int axes = 0, diagonals = 0;
        for (std::int64_t y = 0; y < 101; ++y)
            for (std::int64_t x = 0; x < 101; ++x) {
                if (radius(x, y) < 30 || radius(x, y) > 40) continue;
                const double turn =
                    std::atan2(static_cast<double>(y - 50), static_cast<double>(x - 50)) /
                    (std::numbers::pi / 4);
                const double off = std::abs(turn - std::nearbyint(turn));
                if (off > 0.25) continue;
                const bool straight = static_cast<int>(std::nearbyint(turn)) % 2 == 0;
                (straight ? axis : diagonal) += lab.h(x, y);
                ++(straight ? axes : diagonals);
            }
        const double bias = (axis / axes) / (diagonal / diagonals) - 1;
        std::printf("cone, slope %.2f, %d directions: axes against diagonals %+.4f\n", slope,
                    directions == Directions::four ? 4 : 8, bias);
        EXPECT_LE(std::abs(bias), 0.05);
    }
}

}  // namespace
}  // namespace cuesta::test

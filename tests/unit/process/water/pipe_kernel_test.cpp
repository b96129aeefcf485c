// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/pipe_kernel.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "cuesta/base/parallel.h"

namespace cuesta {
namespace {

constexpr double quantum = 0x1p-20;

// A walled map of its own, filled from functions of the sample.
struct Basin {
    std::int64_t columns, rows;
    IntField bed{{columns, rows, 3}};
    Field depth{{columns, rows, 3}}, qx{{columns, rows, 3}}, qy{{columns, rows, 3}};
    Field depth2{{columns, rows, 3}}, qx2{{columns, rows, 3}}, qy2{{columns, rows, 3}};
    PipeEdges edges{{true, true, true, true}, {}};
    PipeRule rule;

    template <class Bed, class Depth>
    Basin(std::int64_t columns_, std::int64_t rows_, const Bed& bed_m, const Depth& depth_m)
        : columns(columns_), rows(rows_) {
        for (std::int64_t y = 0; y < rows; ++y)
            for (std::int64_t x = 0; x < columns; ++x) {
                bed.at(x, y) = static_cast<std::int32_t>(bed_m(x, y) * 131072);
                depth.at(x, y) = static_cast<float>(std::floor(depth_m(x, y) / quantum) * quantum);
            }
        rule.dt_s = 0.05;
    }
    PipeFlow step() {
        const PipeFlow flow =
            pipe_step(bed, {&depth, &qx, &qy}, {&depth2, &qx2, &qy2}, edges, rule);
        depth.swap(depth2), qx.swap(qx2), qy.swap(qy2);
        return flow;
    }
    double sum() const {
        double all = 0;
        for (std::int64_t y = 0; y < rows; ++y)
            for (std::int64_t x = 0; x < columns; ++x) all += double{depth.at(x, y)};
        return all;
    }
};

double rough(std::int64_t x, std::int64_t y) {
    return 0.01 * static_cast<double>((x * 7919 + y * 104729) % 997);
}

TEST(PipeKernel, two_cells_by_hand) {
    Basin basin(
        2, 1, [](auto, auto) { return 0.0; }, [](auto x, auto) { return x == 0 ? 1 : 0.5; });
    basin.rule.roughness = 1e-6;
    basin.rule.spacing_m = 2;
    basin.step();
    // q = g dt h (1 - 0.5) / dx = 9.81 x 0.05 x 1 x 0.5 / 2, moved q dt / dx.
    const double q = 9.81 * 0.05 * 0.5 / 2;
    EXPECT_NEAR(basin.qx.at(0, 0), q, 1e-6);
    EXPECT_NEAR(basin.depth.at(0, 0), 1 - q * 0.05 / 2, 2 * quantum);
    EXPECT_EQ(basin.depth.at(0, 0) + basin.depth.at(1, 0), 1.5f);
}

TEST(PipeKernel, friction_solves_its_equation) {
    Basin basin(
        2, 1, [](auto x, auto) { return x == 0 ? 1.0 : 0.0; }, [](auto, auto) { return 0.25; });
    basin.rule.roughness = 0.1;
    basin.rule.damping = 0.5;
    basin.step();
    const double h = 0.25, dt = 0.05, N = 9.81 * dt * h * 1.0;
    const double B = 9.81 * dt * 0.01 * std::pow(h, -7.0 / 3), q = basin.qx.at(0, 0);
    EXPECT_NEAR(B * q * q + (1 + 0.5 * dt) * q, N, 1e-4 * N);
}

TEST(PipeKernel, no_face_is_faster_than_waves) {
    Basin basin(
        2, 1, [](auto x, auto) { return x == 0 ? 1000.0 : 0.0; },
        [](auto x, auto) { return x == 0 ? 0.5 : 0; });
    basin.rule.dt_s = 0.01;
    basin.step();
    EXPECT_NEAR(basin.qx.at(0, 0), (0.5 - 1e-4) * std::sqrt(9.81 * 0.5), 1e-3);
}

TEST(PipeKernel, a_cell_never_gives_more_than_it_has) {
    // One wet cell on a spire; the step is far too long.
    Basin basin(
        3, 3, [](auto x, auto y) { return x == 1 && y == 1 ? 100.0 : 0.0; },
        [](auto x, auto y) { return x == 1 && y == 1 ? 0.25 : 0; });
    basin.rule.dt_s = 50;
    const PipeFlow flow = basin.step();
    EXPECT_EQ(flow.limited, 1);
    EXPECT_GE(basin.depth.at(1, 1), 0);
    EXPECT_LE(basin.depth.at(1, 1), 1e-5);
    EXPECT_EQ(basin.sum(), 0.25);
    EXPECT_EQ(basin.depth.at(0, 1), basin.depth.at(2, 1));
    EXPECT_EQ(basin.depth.at(0, 1), basin.depth.at(1, 0));
    EXPECT_EQ(basin.depth.at(1, 2), basin.depth.at(1, 0));
}

TEST(PipeKernel, written_over_itself_the_water_is_the_same) {
    const auto wet = [](auto x, auto y) { return 0.3 * rough(y, x); };
    Basin aside(37, 300, rough, wet), over(37, 300, rough, wet);  // three pieces
    for (int i = 0; i < 5; ++i) {
        const PipeFlow a = aside.step();
        const PipeFlow b = pipe_step(over.bed, {&over.depth, &over.qx, &over.qy},
                                     {&over.depth, &over.qx, &over.qy}, over.edges, over.rule);
        EXPECT_EQ(a.deepest_bits, b.deepest_bits);
        EXPECT_EQ(a.limited, b.limited);
    }
    for (std::int64_t y = 0; y < 300; ++y)
        for (std::int64_t x = 0; x < 37; ++x) {
            ASSERT_EQ(over.depth.at(x, y), aside.depth.at(x, y)) << x << ' ' << y;
            ASSERT_EQ(over.qx.at(x, y), aside.qx.at(x, y)) << x << ' ' << y;
            ASSERT_EQ(over.qy.at(x, y), aside.qy.at(x, y)) << x << ' ' << y;
        }
}

TEST(PipeKernel, level_lake_stays_level_and_still) {
    const double level = 6.5;
    Basin basin(40, 33, rough, [&](auto x, auto y) {
        return std::max(0.0, level - std::floor(rough(x, y) * 131072) / 131072);
    });
    Field before = basin.depth.clone();
    for (int i = 0; i < 100; ++i) {
        basin.rule.phase = 0.0099 * i;
        basin.step();
    }
    for (std::int64_t y = 0; y < 33; ++y)
        for (std::int64_t x = 0; x < 40; ++x) {
            EXPECT_EQ(basin.depth.at(x, y), before.at(x, y));
            EXPECT_EQ(basin.qx.at(x, y), 0);
            EXPECT_EQ(basin.qy.at(x, y), 0);
        }
}

// Ripples from cell to cell, at the longest step that water_flow makes.
TEST(PipeKernel, ripples_die_and_long_waves_live) {
    const auto swing = [](std::int64_t length) {
        Basin basin(
            64, 64, [](auto, auto) { return 0.0; },
            [=](auto x, auto y) {
                const bool up = (x / length + y / length) % 2 == 0;
                return 2.0 + (up ? 0.01 : -0.01);
            });
        basin.rule.roughness = 1e-6;
        basin.rule.dt_s = 0.6 / std::sqrt(9.81 * 2.02);
        double most = 0;
        for (int i = 0; i < 200; ++i) {
            basin.step();
            if (i < 160) continue;
            for (std::int64_t y = 0; y < 64; ++y)
                for (std::int64_t x = 0; x < 64; ++x)
                    most = std::max(most, std::abs(double{basin.depth.at(x, y)} - 2.0));
        }
        return most;
    };
    EXPECT_LT(swing(1), 1e-4);
    EXPECT_GT(swing(32), 5e-3);
}

TEST(PipeKernel, vector_widths_and_threads_agree_and_keep_the_volume) {
    const auto run = [&](int width, int threads) {
        set_thread_count(threads);
        const simd::WidthLimit limit(width);
        Basin basin(1061, 70, rough, [](auto x, auto y) {
            return 0.002 * static_cast<double>((x * 31 + y * 17) % 101);
        });
        const double start = basin.sum();
        for (int i = 0; i < 20; ++i) {
            basin.rule.phase = 0.049 * i;
            basin.step();
        }
        EXPECT_EQ(basin.sum(), start);
        return basin;
    };
    const Basin one = run(4, 1);
    for (const auto& [width, threads] : {std::pair{8, 1}, {16, 2}, {16, 7}}) {
        const Basin other = run(width, threads);
        for (std::int64_t y = 0; y < 70; ++y)
            for (std::int64_t x = 0; x < 1061; ++x) {
                ASSERT_EQ(one.depth.at(x, y), other.depth.at(x, y)) << x << " " << y;
                ASSERT_EQ(one.qx.at(x, y), other.qx.at(x, y)) << x << " " << y;
                ASSERT_EQ(one.qy.at(x, y), other.qy.at(x, y)) << x << " " << y;
            }
    }
    set_thread_count(0);
}

TEST(PipeKernel, turning_the_map_turns_the_flow) {
    const auto wet = [](auto x, auto y) {
        return 0.01 * static_cast<double>((x * x * 5 + y * 11) % 37);
    };
    Basin basin(24, 24, rough, wet);
    Basin turned(
        24, 24, [](auto x, auto y) { return rough(y, x); },
        [&](auto x, auto y) { return wet(y, x); });
    Basin mirrored(
        24, 24, [](auto x, auto y) { return rough(23 - x, y); },
        [&](auto x, auto y) { return wet(23 - x, y); });
    for (int i = 0; i < 50; ++i) basin.step(), turned.step(), mirrored.step();
    for (std::int64_t y = 0; y < 24; ++y)
        for (std::int64_t x = 0; x < 24; ++x) {
            EXPECT_EQ(basin.depth.at(x, y), turned.depth.at(y, x));
            EXPECT_EQ(basin.depth.at(x, y), mirrored.depth.at(23 - x, y));
        }
}

TEST(PipeKernel, what_leaves_over_open_borders_is_counted) {
    Basin basin(20, 15, rough, [](auto, auto) { return 0.5; });
    for (std::size_t side = 0; side < 4; ++side)
        basin.edges.conveyance[side].assign(side < 2 ? 19 : 24, 10.0f);
    const double start = basin.sum();
    std::int64_t left[4] = {};
    for (int i = 0; i < 200; ++i) {
        const PipeFlow flow = basin.step();
        for (std::size_t side = 0; side < 4; ++side) {
            EXPECT_GE(flow.left[side], 0);
            left[side] += flow.left[side];
        }
    }
    double gone = 0;
    for (const std::int64_t part : left) {
        EXPECT_GT(part, 0);
        gone += static_cast<double>(part) * quantum;
    }
    EXPECT_EQ(basin.sum() + gone, start);
}

TEST(PipeKernel, a_broken_number_shows) {
    Basin basin(9, 9, rough, [](auto, auto) { return 0.5; });
    basin.qx.at(4, 4) = std::numeric_limits<float>::quiet_NaN();
    EXPECT_GE(basin.step().deepest_bits, 0x7f800000u);
}

}  // namespace
}  // namespace cuesta

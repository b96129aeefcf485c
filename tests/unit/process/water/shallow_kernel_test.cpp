// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/shallow_kernel.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "cuesta/base/parallel.h"

namespace cuesta {
namespace {

constexpr double quantum = 0x1p-20;

struct Basin {
    std::int64_t columns, rows;
    IntField bed{{columns, rows, 2}};
    Field depth{{columns, rows, 2}}, qx{{columns, rows, 2}}, qy{{columns, rows, 2}};
    Field depth2{{columns, rows, 2}}, qx2{{columns, rows, 2}}, qy2{{columns, rows, 2}};
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
    ShallowFlow step() {
        const ShallowFlow flow =
            shallow_step(bed, {&depth, &qx, &qy}, {&depth2, &qx2, &qy2}, edges, rule, 100);
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
    return 0.002 * static_cast<double>((x * 7919 + y * 104729) % 997);
}
double wet(std::int64_t x, std::int64_t y) {
    return 0.01 * static_cast<double>((x * x * 5 + y * 11) % 37);
}

TEST(ShallowKernel, a_jump_gives_the_flux_of_its_waves) {
    // Two still halves, 1 m and 0.25 m: c = 3.132 and 1.566, the middle state runs at 1.566 with
    // c = 2.349, so waves lie between -3.132 and 3.915 m/s.
    Basin basin(
        2, 1, [](auto, auto) { return 0; }, [](auto x, auto) { return x == 0 ? 1 : 0.25; });
    basin.rule.dt_s = 0.01;
    basin.step();
    const double c1 = std::sqrt(9.81), c2 = c1 / 2;
    const double sl = -c1, sr = (c1 - c2) + (c1 + c2) / 2;
    const double flux = sl * sr * (0.25 - 1) / (sr - sl);
    EXPECT_NEAR(basin.depth.at(0, 0), 1 - 0.01 * flux, 2 * quantum);
    EXPECT_EQ(basin.sum(), 1.25);
}

TEST(ShallowKernel, level_lake_stays_level_and_still) {
    Basin basin(40, 33, rough, [&](auto x, auto y) {
        return std::max(0.0, 1.5 - std::floor(rough(x, y) * 131072) / 131072);
    });
    const Field before = basin.depth.clone();
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

TEST(ShallowKernel, turning_the_map_turns_the_flow_and_no_water_is_lost) {
    Basin basin(24, 24, rough, wet);
    Basin turned(
        24, 24, [](auto x, auto y) { return rough(y, x); },
        [&](auto x, auto y) { return wet(y, x); });
    const double start = basin.sum();
    for (int i = 0; i < 50; ++i) basin.step(), turned.step();
    for (std::int64_t y = 0; y < 24; ++y)
        for (std::int64_t x = 0; x < 24; ++x)
            EXPECT_NEAR(basin.depth.at(x, y), turned.depth.at(y, x), 1e-5);
    EXPECT_EQ(basin.sum(), start);
}

TEST(ShallowKernel, threads_and_widths_do_not_change_bits) {
    const auto run = [](int threads, int width) {
        set_thread_count(threads);
        const simd::WidthLimit limit(width);
        Basin basin(60, 90, rough, wet);
        for (int i = 0; i < 20; ++i) basin.step();
        return basin;
    };
    const Basin one = run(1, 4);
    for (const auto& [threads, width] : {std::pair{7, 16}, {1, 8}, {1, 16}}) {
        const Basin other = run(threads, width);
        for (std::int64_t y = 0; y < 90; ++y)
            for (std::int64_t x = 0; x < 60; ++x) {
                ASSERT_EQ(one.depth.at(x, y), other.depth.at(x, y));
                ASSERT_EQ(one.qy.at(x, y), other.qy.at(x, y));
            }
    }
    set_thread_count(0);
}

TEST(ShallowKernel, a_wall_turns_water_back) {
    Basin basin(
        30, 1, [](auto, auto) { return 0; }, [](auto, auto) { return 1; });
    for (std::int64_t x = 0; x < 30; ++x) basin.qx.at(x, 0) = 1;
    basin.rule.dt_s = 0.1;
    for (int i = 0; i < 10; ++i) basin.step();
    EXPECT_GT(basin.depth.at(29, 0), 1.2);  // a bore against the wall
    EXPECT_NEAR(basin.qx.at(29, 0), 0, 0.1);
    EXPECT_LT(basin.depth.at(0, 0), 0.8);
    EXPECT_EQ(basin.sum(), 30);
}

TEST(ShallowKernel, what_leaves_over_open_borders_is_counted) {
    Basin basin(20, 15, rough, [](auto, auto) { return 0.5; });
    for (std::size_t side = 0; side < 4; ++side)
        basin.edges.conveyance[side].assign(side < 2 ? 19 : 24, 10.0f);
    const double start = basin.sum();
    double gone = 0;
    for (int i = 0; i < 100; ++i)
        for (const std::int64_t left : basin.step().left) {
            EXPECT_GE(left, 0);
            gone += static_cast<double>(left) * quantum;
        }
    EXPECT_GT(gone, 1);
    EXPECT_EQ(basin.sum() + gone, start);
}

TEST(ShallowKernel, the_fastest_water_and_wave_are_told) {
    Basin basin(
        5, 4, [](auto, auto) { return 0; }, [](auto, auto) { return 1; });
    basin.qx.at(2, 2) = -3;
    EXPECT_FLOAT_EQ(shallow_fastest({&basin.depth, &basin.qx, &basin.qy}, 9.81, 100),
                    3 + std::sqrt(9.81f));
    basin.qx.at(2, 2) = 0;
    EXPECT_FLOAT_EQ(basin.step().fastest, std::sqrt(9.81f));
}

TEST(ShallowKernel, no_water_is_faster_than_it_may_be) {
    Basin basin(
        5, 4, [](auto, auto) { return 0; }, [](auto, auto) { return 0.5; });
    basin.qx.at(2, 2) = -30;
    basin.qy.at(2, 2) = 15;
    EXPECT_FLOAT_EQ(shallow_fastest({&basin.depth, &basin.qx, &basin.qy}, 9.81, 4),
                    4 + std::sqrt(9.81f * 0.5f));
    EXPECT_FLOAT_EQ(basin.qx.at(2, 2), -2);
    EXPECT_FLOAT_EQ(basin.qy.at(2, 2), 1);
}

TEST(ShallowKernel, a_broken_number_shows) {
    Basin basin(9, 9, rough, [](auto, auto) { return 0.5; });
    basin.qy.at(4, 4) = std::numeric_limits<float>::quiet_NaN();
    EXPECT_GE(basin.step().deepest_bits, 0x7f800000u);
}

}  // namespace
}  // namespace cuesta

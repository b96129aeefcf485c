// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/pipe_eight.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "cuesta/base/parallel.h"

namespace cuesta {
namespace {

constexpr double quantum = 0x1p-20;

struct Basin {
    FieldShape shape;
    IntField bed{shape};
    Field depth{shape}, qx{shape}, qy{shape}, se{shape}, sw{shape};
    Field depth2{shape}, qx2{shape}, qy2{shape}, se2{shape}, sw2{shape};
    PipeEdges edges{{true, true, true, true}, {}};
    PipeRule rule;

    template <class Bed, class Depth>
    Basin(std::int64_t columns, std::int64_t rows, const Bed& bed_m, const Depth& depth_m)
        : shape{columns, rows, 3} {
        for (std::int64_t y = 0; y < rows; ++y)
            for (std::int64_t x = 0; x < columns; ++x) {
                bed.at(x, y) = static_cast<std::int32_t>(bed_m(x, y) * 131072);
                depth.at(x, y) = static_cast<float>(std::floor(depth_m(x, y) / quantum) * quantum);
            }
        rule.dt_s = 0.05;
    }
    PipeFlow step() {
        const PipeFlow flow = pipe_eight_step(bed, {&depth, &qx, &qy}, {&se, &sw},
                                              {&depth2, &qx2, &qy2}, {&se2, &sw2}, edges, rule);
        depth.swap(depth2), qx.swap(qx2), qy.swap(qy2), se.swap(se2), sw.swap(sw2);
        return flow;
    }
    double sum() const {
        double all = 0;
        for (std::int64_t y = 0; y < shape.rows; ++y)
            for (std::int64_t x = 0; x < shape.columns; ++x) all += double{depth.at(x, y)};
        return all;
    }
};

double rough(std::int64_t x, std::int64_t y) {
    return 0.01 * static_cast<double>((x * 7919 + y * 104729) % 997);
}
double wet(std::int64_t x, std::int64_t y) {
    return 0.01 * static_cast<double>((x * x * 5 + y * 11) % 37);
}

TEST(PipeEight, a_corner_pipe_is_longer_and_narrower) {
    // Water of 1 m beside walls of 9 m, and 0.5 m across the corner.
    Basin basin(
        2, 2, [](auto x, auto y) { return x == y ? 0 : 9; },
        [](auto x, auto y) { return x == y ? (x == 0 ? 1 : 0.5) : 0; });
    basin.rule.roughness = 1e-6;
    basin.step();
    const double q = 9.81 * 0.05 * 0.5 / std::sqrt(2.0);
    EXPECT_NEAR(basin.se.at(0, 0), q, 1e-5);
    EXPECT_NEAR(basin.depth.at(0, 0), 1 - q * 0.05 * std::sqrt(2.0) / 6, 3 * quantum);
    EXPECT_EQ(basin.depth.at(0, 0) + basin.depth.at(1, 1), 1.5f);
    EXPECT_EQ(basin.depth.at(1, 0), 0);
}

TEST(PipeEight, level_lake_stays_level_and_still) {
    Basin basin(30, 23, rough, [&](auto x, auto y) {
        return std::max(0.0, 6.5 - std::floor(rough(x, y) * 131072) / 131072);
    });
    const Field before = basin.depth.clone();
    for (int i = 0; i < 100; ++i) {
        basin.rule.phase = 0.0099 * i;
        basin.step();
    }
    for (std::int64_t y = 0; y < 23; ++y)
        for (std::int64_t x = 0; x < 30; ++x) {
            EXPECT_EQ(basin.depth.at(x, y), before.at(x, y));
            EXPECT_EQ(basin.se.at(x, y), 0);
            EXPECT_EQ(basin.sw.at(x, y), 0);
        }
}

TEST(PipeEight, turned_and_mirrored_maps_give_turned_and_mirrored_flow) {
    Basin basin(24, 24, rough, wet);
    Basin turned(
        24, 24, [](auto x, auto y) { return rough(y, x); },
        [](auto x, auto y) { return wet(y, x); });
    Basin mirrored(
        24, 24, [](auto x, auto y) { return rough(23 - x, y); },
        [](auto x, auto y) { return wet(23 - x, y); });
    const double start = basin.sum();
    for (int i = 0; i < 50; ++i) basin.step(), turned.step(), mirrored.step();
    for (std::int64_t y = 0; y < 24; ++y)
        for (std::int64_t x = 0; x < 24; ++x) {
            EXPECT_NEAR(basin.depth.at(x, y), turned.depth.at(y, x), 1e-5);
            EXPECT_NEAR(basin.depth.at(x, y), mirrored.depth.at(23 - x, y), 1e-5);
        }
    EXPECT_EQ(basin.sum(), start);
}

TEST(PipeEight, a_cell_never_gives_more_than_it_has) {
    Basin basin(
        3, 3, [](auto x, auto y) { return x == 1 && y == 1 ? 100 : 0; },
        [](auto x, auto y) { return x == 1 && y == 1 ? 0.25 : 0; });
    basin.rule.dt_s = 50;
    EXPECT_EQ(basin.step().limited, 1);
    EXPECT_GE(basin.depth.at(1, 1), 0);
    EXPECT_LE(basin.depth.at(1, 1), 2e-5);
    EXPECT_EQ(basin.sum(), 0.25);
    EXPECT_GT(basin.depth.at(0, 0), 0);
    EXPECT_EQ(basin.depth.at(0, 0), basin.depth.at(2, 0));
    EXPECT_EQ(basin.depth.at(0, 0), basin.depth.at(0, 2));
}

TEST(PipeEight, threads_and_widths_do_not_change_bits_and_borders_are_counted) {
    const auto run = [](int threads, int width) {
        set_thread_count(threads);
        const simd::WidthLimit limit(width);
        Basin basin(60, 90, rough, wet);
        for (std::size_t side = 0; side < 4; ++side)
            basin.edges.conveyance[side].assign(side < 2 ? 94 : 64, 10.0f);
        const double start = basin.sum();
        double gone = 0;
        for (int i = 0; i < 50; ++i)
            for (const std::int64_t left : basin.step().left)
                gone += static_cast<double>(left) * quantum;
        EXPECT_GT(gone, 0.1);
        EXPECT_EQ(basin.sum() + gone, start);
        return basin;
    };
    const Basin one = run(1, 4);
    for (const auto& [threads, width] : {std::pair{7, 16}, {1, 8}, {1, 16}}) {
        const Basin other = run(threads, width);
        for (std::int64_t y = 0; y < 90; ++y)
            for (std::int64_t x = 0; x < 60; ++x) {
                ASSERT_EQ(one.depth.at(x, y), other.depth.at(x, y));
                ASSERT_EQ(one.sw.at(x, y), other.sw.at(x, y));
            }
    }
    set_thread_count(0);
}

TEST(PipeEight, corners_count_with_the_sides) {
    // q = 1 to the east everywhere: 1 in the sides, 1/sqrt(2) in both corners.
    Basin basin(
        5, 4, [](auto, auto) { return 0; }, [](auto, auto) { return 1; });
    basin.qx.fill(1);
    basin.se.fill(static_cast<float>(std::sqrt(0.5)));
    basin.sw.fill(static_cast<float>(-std::sqrt(0.5)));
    add_corners({&basin.depth, &basin.qx, &basin.qy}, {&basin.se, &basin.sw},
                {true, true, true, true}, basin.qx2, basin.qy2);
    EXPECT_NEAR(basin.qx2.at(2, 1), 1, 1e-6);
    EXPECT_NEAR(basin.qy2.at(2, 1), 0, 1e-6);
    EXPECT_NEAR(basin.qx2.at(2, 0), 2.0 / 3 + 1.0 / 6, 1e-6);  // no corners north of the border
}

}  // namespace
}  // namespace cuesta

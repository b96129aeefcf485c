// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/slope/thermal_kernel.h"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>

#include "cuesta/grid/communicator.h"
#include "support/run_process.h"

namespace cuesta {
namespace {

using test::field_of;

IntField units_of(const Grid& grid,
                  const std::function<std::int32_t(std::int64_t, std::int64_t)>& f) {
    IntField field({grid.columns, grid.rows, 1});
    for (std::int64_t y = 0; y < grid.rows; ++y)
        for (std::int64_t x = 0; x < grid.columns; ++x) field.at(x, y) = f(x, y);
    return field;
}

std::int64_t step(const Grid& grid, IntField& surface, const ThermalRule& rule, int width = 0,
                  const Field* axis = nullptr, int steps = 1) {
    SingleCommunicator comm(grid);
    std::int64_t moved = 0;
    for (int i = 0; i < steps; ++i) {
        comm.exchange(surface, Outside::repeat);
        moved = thermal_step({surface, axis, nullptr, borders_of(grid, whole(grid))}, rule, width)
                    .units;
    }
    return moved;
}

std::int64_t sum(const IntField& field) {
    std::int64_t all = 0;
    for (std::int64_t y = 0; y < field.rows(); ++y)
        for (std::int64_t x = 0; x < field.columns(); ++x) all += field.at(x, y);
    return all;
}

bool same(const IntField& a, const IntField& b) {
    for (std::int64_t y = 0; y < a.rows(); ++y)
        for (std::int64_t x = 0; x < a.columns(); ++x)
            if (a.at(x, y) != b.at(x, y)) return false;
    return true;
}

TEST(ThermalKernel, every_vector_width_gives_the_same_numbers) {
    const Grid grid{1100, 6, 1.0};  // nine segments, the last one odd
    const IntField start = units_of(grid, [](auto x, auto y) {
        return static_cast<std::int32_t>(9000 * std::sin(0.9 * static_cast<double>(x * x + 3 * y)) +
                                         300 * static_cast<double>(x));
    });
    Field axis =
        field_of(grid, [](auto x, auto y) { return 500 + 100 * static_cast<double>((x + y) % 5); });
    SingleCommunicator(grid).exchange(axis, Outside::repeat);
    const Field* none = nullptr;
    for (const bool eight : {true, false})
        for (const float fraction : {0.125f, 0.02f})
            for (const Field* field : {none, static_cast<const Field*>(&axis)}) {
                ThermalRule rule;
                rule.eight = eight, rule.fraction = fraction, rule.dither_offset = 0.3f;
                rule.axis = 700, rule.diagonal = 990;
                IntField plain = start.clone();
                step(grid, plain, rule, 1, field, 5);
                EXPECT_FALSE(same(plain, start));
                EXPECT_EQ(sum(plain), sum(start));
                for (const int width : {8, 16, 0}) {
                    IntField wide = start.clone();
                    step(grid, wide, rule, width, field, 5);
                    EXPECT_TRUE(same(plain, wide)) << width;
                }
            }
}

TEST(ThermalKernel, the_largest_difference_that_fits_does_not_overflow) {
    const Grid grid{3, 3, 1.0};
    constexpr std::int32_t most = (1 << 30) - 64;
    IntField pit = units_of(grid, [](auto x, auto y) { return x == 1 && y == 1 ? -most : most; });
    const std::int64_t before = sum(pit);
    // Four eighths along the axes, four sixteenths along the diagonals.
    EXPECT_EQ(step(grid, pit, {}), 2LL * most / 4 * 3);
    EXPECT_EQ(sum(pit), before);
    EXPECT_LE(pit.at(1, 1), most);
}

TEST(ThermalKernel, a_small_share_moves_units_at_its_mean_rate) {
    // An excess of 100 units at a fraction of 0.001 is a tenth of a unit per step: about every
    // tenth step one moves, by the phases.
    const Grid grid{2, 1, 1.0};
    IntField pair = units_of(grid, [](auto x, auto) { return x == 0 ? 1000 : 0; });
    ThermalRule rule;
    rule.fraction = 0.001f, rule.axis = 900, rule.diagonal = 1e9f;
    SingleCommunicator comm(grid);
    std::int64_t moved = 0;
    for (int i = 0; i < 100; ++i) {
        const double turns = i * 0.6180339887498949;
        rule.dither_offset = static_cast<float>(turns - std::floor(turns));
        moved += step(grid, pair, rule);
    }
    EXPECT_NEAR(static_cast<double>(moved), 100 * (1 - std::exp(-2 * 0.001 * 100)) / 2, 2);
}

TEST(ThermalKernel, half_of_the_excess_levels_a_pair_at_once_but_turns_a_pit_into_a_peak) {
    ThermalRule rule;
    rule.fraction = 0.5f, rule.eight = false, rule.axis = 1000;
    IntField pair = units_of({2, 1, 1.0}, [](auto x, auto) { return x == 0 ? 10'000 : 0; });
    step({2, 1, 1.0}, pair, rule);
    EXPECT_EQ(pair.at(0, 0) - pair.at(1, 0), 1000);
    IntField pit =
        units_of({3, 3, 1.0}, [](auto x, auto y) { return x == 1 && y == 1 ? 0 : 10'000; });
    step({3, 3, 1.0}, pit, rule);
    EXPECT_GT(pit.at(1, 1), 10'000);
}

TEST(ThermalKernel, a_pair_that_moves_at_another_phase_is_restless) {
    const Grid grid{2, 1, 1.0};
    ThermalRule rule;
    rule.fraction = 0.001f, rule.axis = 900, rule.diagonal = 1273, rule.dither_offset = 0;
    struct Case {
        int height;
        bool in_motion;
    };
    for (const Case& pair_of : {Case{907, false}, {908, true}, {1000, true}}) {
        IntField pair = units_of(grid, [&](auto x, auto) { return x == 0 ? pair_of.height : 0; });
        SingleCommunicator comm(grid);
        comm.exchange(pair);
        const ThermalMoved moved =
            thermal_step({pair, nullptr, nullptr, borders_of(grid, whole(grid))}, rule);
        EXPECT_EQ(moved.units, 0);
        EXPECT_EQ(moved.in_motion, pair_of.in_motion) << pair_of.height;
    }
}

}  // namespace
}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/slope/thermal_kernel.h"

#include <gtest/gtest.h>

#include <cmath>

#include "cuesta/base/exact_sum.h"
#include "cuesta/grid/communicator.h"
#include "support/run_process.h"

namespace cuesta {
namespace {

using test::field_of;
using test::same_bits;

struct State {
    Field height, rest;
    std::int64_t limited = 0;
    double ground() const {
        ExactSum sum;
        for (std::int64_t y = 0; y < height.rows(); ++y) {
            sum.add(height.row(y), static_cast<std::size_t>(height.columns()));
            sum.add(rest.row(y), static_cast<std::size_t>(height.columns()));
        }
        return sum.value();
    }
};

State step(const Grid& grid, const Field& start, const ThermalRule& rule, int width = 0,
           const Field* axis_m = nullptr, int steps = 1) {
    State state{start.clone(), Field(start.shape())};
    SingleCommunicator comm(grid);
    for (int i = 0; i < steps; ++i) {
        comm.exchange(state.height, Outside::repeat);
        state.limited += thermal_step(
            {state.height, state.rest, axis_m, borders_of(grid, whole(grid))}, rule, width);
    }
    return state;
}

TEST(ThermalKernel, the_unit_follows_spacing_and_rate) {
    const ThermalRule one = ThermalRule::from(1, 0.125, true);
    EXPECT_EQ(one.unit_m, 0x1p-18f);
    EXPECT_EQ(one.units_per_m, 0x1p15f);
    EXPECT_NEAR(one.most_m(), 8192, 0.01);
    // 10 m counts as 8 m, 0.1 as 1/16: 10 m of excess are 1 m, and 1 m is 2^16 units of 2^-16 m.
    const ThermalRule ten = ThermalRule::from(10, 0.1, true);
    EXPECT_EQ(ten.unit_m, 0x1p-16f);
    EXPECT_FLOAT_EQ(ten.units_per_m * 10, 0x1p16f);
}

TEST(ThermalKernel, every_vector_width_gives_the_same_bits) {
    const Grid grid{1100, 6, 1.0};  // three segments, the last one odd
    const Field start = field_of(grid, [](auto x, auto y) {
        return 9 * std::sin(0.9 * static_cast<double>(x * x + 3 * y)) +
               0.3 * static_cast<double>(x);
    });
    Field axis =
        field_of(grid, [](auto x, auto y) { return 0.5 + 0.1 * static_cast<double>((x + y) % 5); });
    SingleCommunicator(grid).exchange(axis, Outside::repeat);
    const Field* none = nullptr;
    for (const bool eight : {true, false})
        for (const Field* field : {none, static_cast<const Field*>(&axis)}) {
            ThermalRule rule = ThermalRule::from(1, 0.1, eight);
            rule.axis_m = 0.7f, rule.diagonal_m = 0.99f;
            const State plain = step(grid, start, rule, 1, field, 5);
            EXPECT_FALSE(same_bits(plain.height, start));
            for (const int width : {8, 16, 0}) {
                const State wide = step(grid, start, rule, width, field, 5);
                EXPECT_TRUE(same_bits(wide.height, plain.height)) << width;
                EXPECT_TRUE(same_bits(wide.rest, plain.rest)) << width;
            }
        }
}

TEST(ThermalKernel, a_segment_ends_without_a_trace) {
    // A ridge along x crosses both seams of the segments: every inner column must change alike.
    const Grid grid{1100, 5, 1.0};
    const Field start = field_of(grid, [](auto, auto y) { return y == 2 ? 40 : 0; });
    ThermalRule rule = ThermalRule::from(1, 0.125, true);
    rule.axis_m = 1, rule.diagonal_m = 1.414f;
    const State state = step(grid, start, rule);
    for (std::int64_t y = 0; y < 5; ++y)
        for (std::int64_t x = 2; x < 1099; ++x)
            ASSERT_EQ(state.height.at(x, y), state.height.at(1, y)) << x << ' ' << y;
}

TEST(ThermalKernel, an_excess_beyond_the_limit_counts_as_the_limit) {
    const Grid grid{3, 3, 1.0};
    const Field start = field_of(grid, [](auto x, auto y) { return x == 1 && y == 1 ? 1e5 : 0; });
    const ThermalRule rule = ThermalRule::from(1, 0.125, true);
    const State state = step(grid, start, rule);
    EXPECT_EQ(state.limited, 8);
    EXPECT_NEAR(state.height.at(0, 0), 1024, 0.01);  // an eighth of 8,192 m
    EXPECT_EQ(state.ground(), 1e5);
    EXPECT_EQ(
        step(grid, field_of(grid, [](auto x, auto) { return 4000.0 * (x == 1); }), rule).limited,
        0);
}

TEST(ThermalKernel, large_changes_are_added_in_parts_without_loss) {
    // 7,000 m of excess and a rate of 1/8 move 875 m: 2^27.8 units, more than a float can count.
    const Grid grid{2, 1, 1.0};
    const Field start = field_of(grid, [](auto x, auto) { return x == 0 ? 7000.3 : 0.1; });
    ExactSum before;
    before.add(start.row(0), 2);
    const State state = step(grid, start, ThermalRule::from(1, 0.125, true), 0, nullptr, 30);
    EXPECT_EQ(state.ground(), before.value());
    EXPECT_NEAR(state.height.at(0, 0), 3500.2, 1);
}

TEST(ThermalKernel, a_rate_beyond_an_eighth_would_break_the_maximum_principle) {
    // Why the range of the parameter ends there: a pit with eight neighbours becomes a peak.
    const Grid grid{3, 3, 1.0};
    const Field start = field_of(grid, [](auto x, auto y) { return x == 1 && y == 1 ? -80 : 0; });
    EXPECT_LE(step(grid, start, ThermalRule::from(1, 0.125, true)).height.at(1, 1), 0);
    EXPECT_GT(step(grid, start, ThermalRule::from(1, 0.5, true)).height.at(1, 1), 100);
}

}  // namespace
}  // namespace cuesta

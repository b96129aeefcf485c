// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/spring.h"

#include <gtest/gtest.h>

#include "support/run_process.h"

namespace cuesta {
namespace {

using test::field_of;
using test::ProcessOptions;
using test::run_process;

struct Result {
    Field water;
    double sum = 0, booked = 0;
    std::int64_t wet = 0;
};

Result run(const Spring& spring, const Grid& grid, ProcessOptions options = {}) {
    Result result{Field({grid.columns, grid.rows, 1})};
    options.inspect = [&](Terrain& terrain) {
        test::detail::paste(terrain.make(field::water), terrain.block(), result.water);
    };
    const Field flat = field_of(grid, [](auto, auto) { return 0; });
    auto made = run_process(spring, grid, flat, options);
    result.booked = made.ledger.account(water_account).in.value();
    for (std::int64_t y = 0; y < grid.rows; ++y)
        for (std::int64_t x = 0; x < grid.columns; ++x) {
            result.sum += double{result.water.at(x, y)};
            result.wet += result.water.at(x, y) > 0 ? 1 : 0;
        }
    return result;
}

const Grid small{.columns = 11, .rows = 9, .spacing_m = 2};

TEST(Spring, a_point_fills_its_nearest_cell) {
    Spring spring;
    spring.positions = {0.52, 0.27};  // sample 5.2, 2.16
    spring.discharge = 0.5;
    spring.time_step = 2;
    const Result result = run(spring, small, {.steps = 10});
    EXPECT_EQ(result.wet, 1);
    EXPECT_NEAR(result.water.at(5, 2), 0.5 * 20 / 4, 1e-5);
    EXPECT_EQ(result.booked, result.sum);
}

TEST(Spring, several_points_each_give_the_discharge) {
    Spring spring;
    spring.positions = {0.0, 0.0, 1.0, 1.0};
    const Result result = run(spring, small);
    EXPECT_EQ(result.water.at(0, 0), 0.25f);
    EXPECT_EQ(result.water.at(10, 8), 0.25f);
}

TEST(Spring, a_circle_shares_the_water_and_wraps_where_the_map_does) {
    Spring spring;
    spring.radius = 4.1;  // two samples: 13 cells
    spring.discharge = 13;
    EXPECT_EQ(run(spring, small).wet, 13);
    spring.positions = {0.0, 0.0};
    EXPECT_EQ(run(spring, small).wet, 6);  // a quarter with its axes
    Grid round = small;
    round.edges = Edges::wrap;
    const Result wrapped = run(spring, round);
    EXPECT_EQ(wrapped.wet, 13);
    EXPECT_GT(wrapped.water.at(10, 8), 0);
    const Result cut = run(spring, round, {.across = 3, .down = 2});
    for (int y = 0; y < 9; ++y)
        for (int x = 0; x < 11; ++x) EXPECT_EQ(wrapped.water.at(x, y), cut.water.at(x, y));
    for (const Result* r : {&wrapped, &cut}) EXPECT_NEAR(r->sum, 13.0 / 4, 13e-6);
}

TEST(Spring, a_field_says_where) {
    const Field area = field_of(small, [](auto x, auto y) {
        return y == 3 ? (x == 4 ? 3 : x == 5 ? 1 : 0) : (x == 0 && y == 0 ? -2 : 0);
    });
    Spring spring;
    spring.area = "wells";
    spring.discharge = 4;
    const Result result = run(spring, small, {.fields = {{"wells", &area}}});
    EXPECT_EQ(result.wet, 2);
    EXPECT_NEAR(result.water.at(4, 3), 0.75, 2e-6);
    EXPECT_NEAR(result.water.at(5, 3), 0.25, 2e-6);
}

TEST(Spring, the_hydrograph_goes_straight_between_its_points) {
    Spring spring;
    EXPECT_EQ(spring.factor(5), 1);
    spring.hydrograph = {10, 0, 20, 2, 40, 1};
    EXPECT_EQ(spring.factor(0), 0);
    EXPECT_EQ(spring.factor(15), 1);
    EXPECT_EQ(spring.factor(20), 2);
    EXPECT_EQ(spring.factor(30), 1.5);
    EXPECT_EQ(spring.factor(100), 1);
    // 10 s of rise to 2, 20 s of fall to 1, then 10 s more.
    const Result result = run(spring, small, {.steps = 50});
    EXPECT_NEAR(result.sum * 4, 10 + 30 + 10, 1e-3);
}

TEST(Spring, half_a_pair_is_a_problem) {
    Spring spring;
    EXPECT_EQ(spring.problem(), "");
    spring.positions = {0.1, 0.2, 0.3};
    EXPECT_NE(spring.problem(), "");
    spring.positions = {0.1, 0.2};
    spring.hydrograph = {1, 2, 0, 2};
    EXPECT_NE(spring.problem(), "");
    spring.hydrograph = {1, 2, 3};
    EXPECT_NE(spring.problem(), "");
}

}  // namespace
}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/river/fill_lakes.h"

#include <gtest/gtest.h>

#include "support/run_process.h"

namespace cuesta {
namespace {

Grid grid_of(std::int64_t columns, std::int64_t rows) {
    Grid grid;
    grid.columns = columns, grid.rows = rows, grid.spacing_m = 10;
    return grid;
}

// A box 4 m deep with a floor of 3 x 3 cells, in a plain.
Field box(const Grid& grid) {
    return test::field_of(grid, [](std::int64_t x, std::int64_t y) {
        return x >= 2 && x <= 4 && y >= 2 && y <= 4 ? 0.0 : 4.0;
    });
}

struct Result {
    Field water;
    test::ProcessRun run;
};
Result fill(const FillLakes& op, const Grid& grid, const Field& start, int across = 1,
            int down = 1) {
    Field water({grid.columns, grid.rows, 1});
    std::mutex mutex;
    test::ProcessOptions options;
    options.across = across, options.down = down;
    options.inspect = [&](Terrain& terrain) {
        const std::lock_guard lock(mutex);
        const Block& block = terrain.block();
        for (std::int64_t y = 0; y < block.rows; ++y)
            for (std::int64_t x = 0; x < block.columns; ++x)
                water.at(block.x0 + x, block.y0 + y) = terrain.find(field::water)->at(x, y);
    };
    test::ProcessRun run = test::run_process(op, grid, start, options);
    return {std::move(water), std::move(run)};
}

TEST(FillLakes, a_box_holds_the_runoff_of_the_land_around_it) {
    const Grid grid = grid_of(7, 7);
    FillLakes op;
    op.runoff = 0.5;
    const Result result = fill(op, grid, box(grid));
    // Cells of the ring around the box and the box itself drain to it; border cells leave the map.
    const double expected = 25 * 0.5 / 9;
    for (std::int64_t y = 2; y <= 4; ++y)
        for (std::int64_t x = 2; x <= 4; ++x)
            EXPECT_NEAR(result.water.at(x, y), expected, 1e-5) << x << " " << y;
    EXPECT_EQ(result.water.at(1, 1), 0);
    EXPECT_EQ(result.run.report.counts.at("lakes"), 1);
}

TEST(FillLakes, more_than_it_holds_leaves_a_full_lake) {
    const Grid grid = grid_of(7, 7);
    FillLakes op;
    op.runoff = 100.0;
    EXPECT_EQ(fill(op, grid, box(grid)).water.at(3, 3), 4);
    op.runoff = 0.0;
    EXPECT_EQ(fill(op, grid, box(grid)).water.at(3, 3), 0);
    op.full = true;
    EXPECT_EQ(fill(op, grid, box(grid)).water.at(3, 3), 4);
}

TEST(FillLakes, the_account_of_water_holds_what_stands) {
    const Grid grid = grid_of(7, 7);
    FillLakes op;
    op.runoff = 0.5;
    Result result = fill(op, grid, box(grid));
    double sum = 0;
    for (std::int64_t y = 0; y < 7; ++y)
        for (std::int64_t x = 0; x < 7; ++x) sum += result.water.at(x, y);
    EXPECT_EQ(result.run.ledger.account(water_account).in.value(), sum);
}

TEST(FillLakes, blocks_fill_alike) {
    const Grid grid = grid_of(40, 31);
    const Field land = test::field_of(grid, [](std::int64_t x, std::int64_t y) {
        return 20.0 +
               9 * std::sin(0.7 * static_cast<double>(x)) * std::cos(0.9 * static_cast<double>(y)) +
               0.1 * static_cast<double>((x * 7 + y * 13) % 11);
    });
    FillLakes op;
    op.runoff = 0.3;
    const Result whole = fill(op, grid, land);
    const Result parts = fill(op, grid, land, 3, 2);
    for (std::int64_t y = 0; y < grid.rows; ++y)
        for (std::int64_t x = 0; x < grid.columns; ++x)
            ASSERT_EQ(whole.water.at(x, y), parts.water.at(x, y)) << x << " " << y;
}

// Steps down from a rim of 30 m around a floor at 0: cell (i) of the middle row lies at 2 i metres.
Field steps(const Grid& grid) {
    return test::field_of(grid, [](std::int64_t x, std::int64_t y) {
        if (y != 2 || x < 1 || x > 9) return 30.0;
        return 2.0 * static_cast<double>(x - 1);
    });
}

TEST(FillLakes, in_balance_a_lake_covers_what_its_inflow_can_feed) {
    const Grid grid = grid_of(11, 5);
    FillLakes op;
    op.balance = true, op.runoff = 0.5, op.rain = 0.25, op.evaporation = 2.0;
    // Cells off the border drain to the floor: 9 x 3 of 0.5; each wet one then loses 2.25 of them.
    // 13.5 / 2.25 = 6 cells, and the water stands at the brim of the seventh, 12 m.
    const Result result = fill(op, grid, steps(grid));
    for (std::int64_t x = 1; x <= 9; ++x)
        EXPECT_EQ(result.water.at(x, 2), x <= 6 ? 12 - 2 * (x - 1) : 0) << x;
    EXPECT_EQ(result.run.report.counts.at("closed_lakes"), 1);
    op.evaporation = 0.5;
    EXPECT_EQ(fill(op, grid, steps(grid)).water.at(1, 2), 30) << "27 cells more than feed nine";
    op.evaporation = 14.0;
    const Result dry = fill(op, grid, steps(grid));
    EXPECT_EQ(dry.water.at(1, 2), 0);
    EXPECT_EQ(dry.run.report.counts.at("dry_hollows"), 1);
}

TEST(FillLakes, in_balance_blocks_fill_alike_and_the_account_holds_what_stands) {
    const Grid grid = grid_of(40, 31);
    const Field land = test::field_of(grid, [](std::int64_t x, std::int64_t y) {
        return 20.0 +
               9 * std::sin(0.7 * static_cast<double>(x)) * std::cos(0.9 * static_cast<double>(y)) +
               0.1 * static_cast<double>((x * 7 + y * 13) % 11);
    });
    FillLakes op;
    op.balance = true, op.runoff = 0.3, op.evaporation = 1.2;
    const Result whole = fill(op, grid, land);
    Result parts = fill(op, grid, land, 3, 2);
    double sum = 0;
    for (std::int64_t y = 0; y < grid.rows; ++y)
        for (std::int64_t x = 0; x < grid.columns; ++x) {
            ASSERT_EQ(whole.water.at(x, y), parts.water.at(x, y)) << x << " " << y;
            sum += whole.water.at(x, y);
        }
    EXPECT_GT(sum, 0);
    EXPECT_EQ(parts.run.ledger.account(water_account).in.value(), sum);
}

TEST(FillLakes, runoff_below_zero_is_counted_as_none) {
    const Grid grid = grid_of(7, 7);
    const Field wrong = test::field_of(grid, [](std::int64_t, std::int64_t) { return -1.0; });
    FillLakes op;
    op.runoff = FieldOr("given");
    Field water({7, 7, 1});
    test::ProcessOptions options;
    options.fields = {{"given", &wrong}};
    const test::ProcessRun run = test::run_process(op, grid, box(grid), options);
    EXPECT_EQ(run.report.counts.at("limited_runoff"), 49);
}

}  // namespace
}  // namespace cuesta

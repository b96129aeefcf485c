// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/river/river_flow.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <map>

#include "support/run_process.h"

namespace cuesta {
namespace {

constexpr double year_s = 365.25 * 86400;

struct Rivers {
    Field discharge, width, depth;
    test::ProcessRun run;
};
Rivers flow(const RiverFlow& op, const Grid& grid, const Field& start,
            std::map<std::string, const Field*> fields = {}, int across = 1, int down = 1) {
    const FieldShape shape{grid.columns, grid.rows, 1};
    Field discharge(shape), width(shape), depth(shape);
    std::mutex mutex;
    test::ProcessOptions options;
    options.across = across, options.down = down, options.fields = std::move(fields);
    options.inspect = [&](Terrain& terrain) {
        const std::lock_guard lock(mutex);
        test::detail::paste(*terrain.find(field::discharge), terrain.block(), discharge);
        test::detail::paste(*terrain.find(field::river_width), terrain.block(), width);
        test::detail::paste(*terrain.find(field::river_depth), terrain.block(), depth);
    };
    test::ProcessRun run = test::run_process(op, grid, start, options);
    return {std::move(discharge), std::move(width), std::move(depth), std::move(run)};
}

bool same_bits(const Field& a, const Field& b) {
    for (std::int64_t y = 0; y < a.rows(); ++y)
        if (std::memcmp(a.row(y), b.row(y), static_cast<std::size_t>(a.columns()) * 4) != 0)
            return false;
    return a.shape() == b.shape();
}

// A valley in the middle row that falls to the west; everything else drains into it.
Field valley(const Grid& grid) {
    return test::field_of(grid, [&](std::int64_t x, std::int64_t y) {
        return 1.0 * static_cast<double>(x) +
               40.0 * std::abs(static_cast<double>(y - grid.rows / 2));
    });
}
const Grid closed_but_west{20, 9, 1000,
                           Edges{Edge::open, Edge::closed, Edge::closed, Edge::closed}};

TEST(RiverFlow, discharge_is_the_runoff_of_all_that_lies_above) {
    const Grid& grid = closed_but_west;
    const Rivers found = flow({.runoff = 0.5}, grid, valley(grid));
    // The valley's cell in column x has 9 cells of every column from x on.
    for (std::int64_t x = 1; x < grid.columns; ++x)
        EXPECT_NEAR(found.discharge.at(x, 4),
                    static_cast<double>(9 * (20 - x)) * 1e6 * 0.5 / year_s, 1e-6);
    EXPECT_NEAR(found.discharge.at(0, 4), (9 * 19 + 1) * 1e6 * 0.5 / year_s, 1e-6);
    const double q = found.discharge.at(1, 4);
    EXPECT_NEAR(found.width.at(1, 4), 2.7 * std::sqrt(q), 1e-5);
    EXPECT_NEAR(found.depth.at(1, 4), 0.3 * std::pow(q, 0.4), 1e-5);
    EXPECT_EQ(found.width.at(19, 4), 0) << "less than 1 m3/s";
    EXPECT_GT(found.discharge.at(19, 4), 0);
}

TEST(RiverFlow, a_field_of_one_number_gives_the_bits_of_the_number) {
    const Grid& grid = closed_but_west;
    for (const double metres : {0.3, 0.75, 2.6}) {
        const Field map = test::field_of(grid, [&](auto, auto) { return metres; });
        EXPECT_TRUE(
            same_bits(flow({.runoff = metres}, grid, valley(grid)).discharge,
                      flow({.runoff = "given"}, grid, valley(grid), {{"given", &map}}).discharge));
    }
}

TEST(RiverFlow, a_map_half_of_which_is_dry_has_exactly_half_the_discharge) {
    const Grid grid{20, 10, 1000, Edges{Edge::open, Edge::closed, Edge::closed, Edge::closed}};
    const Field land = valley(grid);
    const Field wet = test::field_of(grid, [](auto, auto) { return 0.37; });
    const Field half =
        test::field_of(grid, [](std::int64_t, std::int64_t y) { return y % 2 == 0 ? 0.37 : 0.0; });
    const Rivers all = flow({.runoff = "given"}, grid, land, {{"given", &wet}});
    const Rivers some = flow({.runoff = "given"}, grid, land, {{"given", &half}});
    double of_all = 0, of_some = 0;
    for (std::int64_t y = 0; y < grid.rows; ++y)
        of_all += all.discharge.at(0, y), of_some += some.discharge.at(0, y);
    EXPECT_NEAR(of_some * 2, of_all, 1e-6 * of_all) << "what is written is rounded";
    EXPECT_EQ(some.discharge.at(1, 5) * 2, all.discharge.at(1, 5));
}

// A bowl on the way: its floor at 2, its rim at 6 in the west.
Field bowl(const Grid& grid) {
    return test::field_of(grid, [](std::int64_t x, std::int64_t y) {
        if (y != 1) return 90.0;
        constexpr double line[] = {1, 5, 6, 2, 3, 4, 8};
        return line[x];
    });
}

TEST(RiverFlow, a_lake_takes_its_share_and_a_closed_one_all) {
    const Grid grid{7, 3, 1000, Edges{Edge::open, Edge::closed, Edge::closed, Edge::closed}};
    const double unit = 1e6 / year_s;  // 1 m/yr of a cell
    const auto mouth = [&](double evaporation, bool balance) {
        return flow({.runoff = 1.0, .balance = balance, .rain = 1.0, .evaporation = evaporation},
                    grid, bowl(grid))
                   .discharge.at(1, 1) /
               unit;
    };
    // 18 cells give 1 each to cell (1, 1), 15 of them through the bowl with 3 wet cells.
    EXPECT_NEAR(mouth(2, false), 18, 1e-5);
    EXPECT_NEAR(mouth(2, true), 18 - 3 * 2, 1e-5);
    EXPECT_NEAR(mouth(5, true), 18 - 15, 1e-5) << "in balance at the rim";
    EXPECT_NEAR(mouth(7, true), 18 - 15, 1e-5) << "closed";
}

TEST(RiverFlow, cells_near_the_pole_give_less) {
    Grid grid{16, 8, 1000, Edges::wrap_x};
    grid.projection = Projection::latlon;
    grid.edges.north = grid.edges.south = Edge::closed;
    // Every row drains to the sea in column 0.
    const Field land =
        test::field_of(grid, [](std::int64_t x, std::int64_t) { return x == 0 ? -1.0 : 1.0 * x; });
    const Rivers found = flow({.runoff = 1.0, .sea_level = 0}, grid, land);
    double sum = 0, expected = 0;
    for (std::int64_t y = 0; y < 8; ++y) {
        sum += found.discharge.at(0, y);
        expected += 15 * grid.cell_area_m2(y) / year_s;
    }
    EXPECT_NEAR(sum, expected, 1e-5 * expected);
    EXPECT_LT(expected, 0.7 * 15 * 8 * grid.cell_area_m2() / year_s);
}

TEST(RiverFlow, blocks_find_the_same_rivers) {
    const Grid grid{40, 31, 500};
    const Field land = test::field_of(grid, [](std::int64_t x, std::int64_t y) {
        return 20.0 +
               9 * std::sin(0.7 * static_cast<double>(x)) * std::cos(0.9 * static_cast<double>(y)) +
               0.1 * static_cast<double>((x * 7 + y * 13) % 11);
    });
    const Field rain = test::field_of(
        grid, [](std::int64_t x, std::int64_t) { return 0.02 * static_cast<double>(x); });
    for (const bool balance : {false, true}) {
        const RiverFlow op{.runoff = "given", .balance = balance, .evaporation = 1.5};
        const Rivers whole = flow(op, grid, land, {{"given", &rain}});
        const Rivers parts = flow(op, grid, land, {{"given", &rain}}, 3, 2);
        EXPECT_TRUE(same_bits(whole.discharge, parts.discharge));
        EXPECT_TRUE(same_bits(whole.width, parts.width));
    }
}

}  // namespace
}  // namespace cuesta

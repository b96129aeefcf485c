// SPDX-License-Identifier: Apache-2.0
#include "cuesta/analysis/drained_land.h"

#include <gtest/gtest.h>

#include <limits>

#include "cuesta/analysis/derive.h"
#include "cuesta/base/error.h"
#include "support/run_process.h"

namespace cuesta {
namespace {

using test::field_of;
using test::same_bits;

Field derived(std::string_view name, const Grid& grid, const Field& height, int across = 1,
              int down = 1, double settle_unit_m = 0) {
    Field all({grid.columns, grid.rows, 1});
    const Decomposition plan(grid, across, down);
    std::mutex mutex;
    BlockTeam(plan).run([&](int rank, Communicator& comm) {
        const Block block = plan.block(rank);
        Terrain terrain(grid, block, 2, std::make_shared<MaterialTable>());
        terrain.height().copy_from(test::detail::cut(height, block, 2));
        if (settle_unit_m > 0) terrain.settle(settle_unit_m);
        Field out(terrain.shape());
        derive_field(name, terrain, comm, out);
        const std::lock_guard lock(mutex);
        test::detail::paste(out, block, all);
    });
    return all;
}

TEST(drained_land, flow_is_the_area_above_a_cell) {
    // Falls to the east: row y of the inside has x cells above column x.
    const Grid grid{6, 4, 10.0};
    const Field height =
        field_of(grid, [](auto x, auto) { return 50.0 - 2.0 * static_cast<double>(x); });
    const Field flow = derived("flow", grid, height);
    for (std::int64_t x = 1; x < 6; ++x) EXPECT_EQ(flow.at(x, 1), 100.0f * static_cast<float>(x));
    EXPECT_EQ(flow.at(3, 0), 100.0f);  // the border keeps its own
}

TEST(drained_land, lake_is_the_depth_to_the_spill) {
    const Grid grid{5, 5, 10.0};
    const Field height = field_of(grid, [](auto x, auto y) {
        if (x == 0 || y == 0 || y == 4) return 9.0;
        if (x == 4) return y == 2 ? 6.5 : 9.0;
        return x == 2 && y == 2 ? 1.25 : 4.0;
    });
    for (const double unit_m : {0.0, 0x1p-17}) {
        const Field lake = derived("lake", grid, height, 1, 1, unit_m);
        EXPECT_EQ(lake.at(2, 2), 5.25f);
        EXPECT_EQ(lake.at(1, 1), 2.5f);
        EXPECT_EQ(lake.at(4, 2), 0.0f);
        EXPECT_EQ(lake.at(0, 0), 0.0f);
    }
}

TEST(drained_land, basins_meet_at_the_divide) {
    // A ridge along column 4: west and east of it drain to their own sides.
    const Grid grid{9, 5, 10.0};
    const Field height = field_of(
        grid, [](auto x, auto) { return 40.0 - 5.0 * std::abs(static_cast<double>(x) - 4.0); });
    const Field basin = derived("basin", grid, height);
    EXPECT_EQ(basin.at(1, 2), basin.at(0, 2));
    EXPECT_EQ(basin.at(7, 2), basin.at(8, 2));
    EXPECT_NE(basin.at(1, 2), basin.at(7, 2));
    EXPECT_NE(basin.at(1, 2), basin.at(1, 3));
}

TEST(drained_land, streams_begin_where_a_hundred_cells_have_come) {
    const Grid grid{130, 4, 10.0};
    const Field height =
        field_of(grid, [](auto x, auto) { return 500.0 - 2.0 * static_cast<double>(x); });
    const Field order = derived("stream_order", grid, height);
    EXPECT_EQ(order.at(99, 1), 0);  // ninety-nine cells lie in its row up to it
    EXPECT_EQ(order.at(100, 1), 1);
    EXPECT_EQ(order.at(129, 1), 1);
}

TEST(drained_land, wetness_grows_with_area_and_falls_with_slope) {
    // Straight down a plane every row is a strip of its own: a = x spacing.
    const Grid grid{12, 3, 10.0};
    const Field height =
        field_of(grid, [](auto x, auto) { return 100.0 - 2.0 * static_cast<double>(x); });
    const Field wetness = derived("wetness_index", grid, height);
    EXPECT_GT(wetness.at(9, 1), wetness.at(3, 1));
    EXPECT_NEAR(wetness.at(1, 1), std::log(10.0 / 0.2), 1e-4);
}

TEST(drained_land, is_the_same_for_any_blocks) {
    for (const Edges edges : {Edges::open, Edges::closed, Edges::wrap}) {
        const Grid grid{37, 29, 5.0, edges};
        const Field height = field_of(grid, [](auto x, auto y) {
            return static_cast<double>((x * 37 + y * 91 + x * y * 13) % 101) * 0.37;
        });
        for (const std::string_view name :
             {"flow", "lake", "basin", "stream_order", "wetness_index"}) {
            const Field one = derived(name, grid, height);
            EXPECT_TRUE(same_bits(one, derived(name, grid, height, 2, 3)));
            // Slopes are those of the heights that settling rounds.
            if (name != "wetness_index") {
                EXPECT_TRUE(same_bits(one, derived(name, grid, height, 1, 1, 0x1p-17)));
            }
        }
    }
}

TEST(drained_land, refuses_ground_that_is_not_finite) {
    const Grid grid{3, 3, 1.0};
    const Field height = field_of(
        grid, [](auto x, auto) { return x == 1 ? std::numeric_limits<double>::infinity() : 0.0; });
    EXPECT_THROW(derived("flow", grid, height), Error);
}

}  // namespace
}  // namespace cuesta

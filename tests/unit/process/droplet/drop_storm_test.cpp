// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_storm.h"

#include <gtest/gtest.h>

#include "support/drop_lab.h"

namespace cuesta::test {
namespace {

TEST(DropRing, is_half_the_path_or_as_wide_as_asked_and_absent_where_nothing_leaves) {
    Droplets op = printed_drops();
    const auto ring = [&](Edges edges) {
        const Grid grid = drop_grid(200, 100, edges);
        return drop_ring(drop_numbers(op), rule_of(op, grid), grid);
    };
    EXPECT_EQ(ring(Edges::open).west, 32);
    EXPECT_EQ(ring(Edges::open).north, 32);
    EXPECT_EQ(ring(Edges::wrap).west + ring(Edges::wrap).north, 0);
    EXPECT_EQ(ring(Edges::wrap_x).west, 0);
    EXPECT_EQ(ring(Edges::wrap_x).north, 32);
    EXPECT_FALSE(ring(Edges::closed).any());
    const DropRing one = ring({Edge::closed, Edge::open, Edge::closed, Edge::closed});
    EXPECT_EQ(one.east, 32);
    EXPECT_EQ(one.west + one.north + one.south, 0);
    op.padding = 11;
    EXPECT_EQ(ring(Edges::open).west, 11);
    op.padding = 5000, op.path = 150;
    EXPECT_EQ(ring(Edges::open).west, 151);
    EXPECT_EQ(ring(Edges::open).north, 100);
    op.ring = Droplets::Ring::none;
    EXPECT_EQ(ring(Edges::open).west, 0);
}

TEST(DropStorm, change_and_exports_add_up_and_what_is_left_over_brings_one_to_the_other) {
    const Grid grid = drop_grid(60, 60);
    Terrain terrain(grid, whole(grid), 1, std::make_shared<MaterialTable>());
    SingleCommunicator comm(grid);
    Scratch scratch(terrain.shape());
    const StepContext step{grid, terrain.block(), comm, {1, 7}, 0, terrain, scratch, {}};
    StepReport report;
    const Droplets op = printed_drops();
    const DropMap start = drop_map(60, 60, [](auto x, auto y) { return drop_hills(x, y, 60); });
    IntField surface({60, 60, 0});
    for (std::int64_t y = 0; y < 60; ++y) std::copy_n(start.height.row(y), 60, surface.row(y));
    DropStorm storm(drop_numbers(op), rule_of(op, grid), step, surface, nullptr, drop_unit_m,
                    report);
    while (storm.run()) {
    }
    storm.finish(true);
    const IntField change = storm.change();
    const auto [off, on] = storm.left_over(surface);
    std::int64_t sum = 0;
    for (std::int64_t y = 0; y < 60; ++y)
        for (std::int64_t x = 0; x < 60; ++x) {
            sum += change.at(x, y);
            EXPECT_EQ(on.at(x, y) - off.at(x, y), change.at(x, y));
        }
    for (const std::int64_t side : storm.exported()) sum += side;
    EXPECT_EQ(sum, 0);
    EXPECT_EQ(report.counts.at("drops"), 124 * 124);  // a ring of 32 samples, one drop on each
}

}  // namespace
}  // namespace cuesta::test

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/ice/ice_flow.h"

#include <gtest/gtest.h>

#include <cmath>

namespace cuesta::ice {
namespace {

struct Slab {
    explicit Slab(const Grid& map, const IceRule& rule = {flow_law(1, 1, 1e5), 0, 1, -1e6, 0})
        : grid(map), comm(grid) {
        work.fit({grid.columns, grid.rows, 1}, false, false);
        flow.emplace(work, rule, grid, block, comm);
    }
    template <class Bed, class Ice>
    void fill(const Bed& bed, const Ice& ice) {
        for (std::int64_t y = 0; y < grid.rows; ++y)
            for (std::int64_t x = 0; x < grid.columns; ++x) {
                work.bed.at(x, y) = static_cast<float>(bed(x, y));
                work.ice.at(x, y) = static_cast<std::int32_t>(ice(x, y) / metres_per_quantum);
            }
        flow->bed_changed();
        flow->ice_changed();
    }
    std::int64_t sum() const {
        std::int64_t all = 0;
        for (std::int64_t y = 0; y < grid.rows; ++y)
            for (std::int64_t x = 0; x < grid.columns; ++x) all += work.ice.at(x, y);
        return all;
    }
    void run(int substeps, double line_m = 0) {
        double dt = flow->stable_years();
        for (int i = 0; i < substeps; ++i) {
            flow->substep(dt, line_m, 0.37, 0.71);
            dt = flow->stable_years(flow->sums().diffusivity);
        }
    }
    Grid grid;
    Block block = whole(grid);
    SingleCommunicator comm;
    IceWork work;
    std::optional<IceFlow> flow;
};

TEST(IceFlow, ice_inside_walls_keeps_its_volume_to_the_quantum) {
    Slab slab({150, 40, 100, Edges::closed});
    slab.fill(
        [](auto x, auto y) { return 300 * std::sin(0.3 * double(x)) * std::cos(0.4 * double(y)); },
        [](auto x, auto y) { return x > 20 && x < 60 && y > 5 ? 200 : 0; });
    const std::int64_t before = slab.sum();
    slab.run(300);
    EXPECT_EQ(slab.sum(), before);
    for (std::int64_t y = 0; y < 40; ++y)
        for (std::int64_t x = 0; x < 150; ++x) EXPECT_GE(slab.work.ice.at(x, y), 0);
    std::int64_t beyond = 0;
    for (std::int64_t y = 0; y < 40; ++y) beyond += slab.work.ice.at(60, y);
    EXPECT_GT(beyond, 0);
}

TEST(IceFlow, what_leaves_over_open_sides_is_told) {
    Slab slab({60, 30, 100, {Edge::open, Edge::closed, Edge::closed, Edge::open}});
    slab.fill([](auto x, auto y) { return 30 * double(x) - 20 * double(y); },
              [](auto, auto) { return 150; });
    const std::int64_t before = slab.sum();
    slab.run(200);
    const auto& left = slab.flow->sums().left;
    EXPECT_GT(left[static_cast<std::size_t>(Side::west)], 0);
    EXPECT_GT(left[static_cast<std::size_t>(Side::south)], 0);
    EXPECT_EQ(left[static_cast<std::size_t>(Side::east)], 0);
    EXPECT_EQ(left[static_cast<std::size_t>(Side::north)], 0);
    EXPECT_EQ(slab.sum() + left[0] + left[3], before);
}

TEST(IceFlow, mirrored_ice_flows_to_mirrored_ice) {
    Slab one({64, 64, 50, Edges::closed}), other({64, 64, 50, Edges::closed});
    const auto bed = [](std::int64_t x, std::int64_t y) { return double((x * 37 + y * 91) % 113); };
    const auto ice = [](std::int64_t x, std::int64_t y) { return x * y % 7 == 0 ? 80.0 : 0.0; };
    one.fill(bed, ice);
    other.fill([&](auto x, auto y) { return bed(63 - y, x); },
               [&](auto x, auto y) { return ice(63 - y, x); });
    one.run(50), other.run(50);
    for (std::int64_t y = 0; y < 64; ++y)
        for (std::int64_t x = 0; x < 64; ++x)
            ASSERT_EQ(other.work.ice.at(x, y), one.work.ice.at(63 - y, x)) << x << ' ' << y;
}

TEST(IceFlow, a_map_without_ice_or_snow_sleeps) {
    const IceRule rule{flow_law(1, 1, 1e5), 0.01, 1, -1e6, 0};
    Slab slab({300, 20, 100, Edges::open}, rule);
    slab.fill([](auto x, auto) { return double(x); }, [](auto, auto) { return 0; });
    EXPECT_FALSE(slab.flow->awake(400));
    EXPECT_TRUE(slab.flow->awake(200));
    EXPECT_EQ(slab.flow->stable_years(), IceFlow::longest_yr);
    slab.run(20, 250);
    EXPECT_GT(slab.work.ice.at(299, 10), 0);
    EXPECT_EQ(slab.work.ice.at(100, 10), 0);
    EXPECT_GT(slab.flow->sums().gained, 0);
}

TEST(IceFlow, ice_that_has_melted_away_leaves_nothing_behind) {
    const IceRule rule{flow_law(1, 1, 1e5), 0.01, 1, -1e6, 0};
    Slab slab({300, 20, 100, Edges::closed}, rule);
    slab.fill([](auto, auto) { return 0; },
              [](auto x, auto y) { return x > 130 && x < 140 && y == 9 ? 30 : 0; });
    slab.run(100, 2000);
    EXPECT_EQ(slab.sum(), 0);
    EXPECT_FALSE(slab.flow->awake(2000));
}

}  // namespace
}  // namespace cuesta::ice

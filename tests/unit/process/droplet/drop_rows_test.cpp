// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_rows.h"

#include <gtest/gtest.h>

#include "support/drop_lab.h"

namespace cuesta::test {
namespace {

struct Bench {
    explicit Bench(DropMap land, Droplets op = printed_drops(), DropCover cover_ = {})
        : map(std::move(land)),
          rule(drop_rule(op, drop_grid(map.columns(), map.rows()), drop_unit_m)),
          cover(cover_),
          brush(rule.radius),
          rows(map, rule, cover, brush, nullptr, map.rows(), 1),
          waiting(static_cast<std::size_t>(map.rows())) {}
    std::int32_t& taken(std::int64_t x, std::int64_t y) {
        const DropWindow w = rows.window(0);
        return w.taken[(y & w.mask) * w.stride + x];
    }
    std::int32_t& laid(std::int64_t x, std::int64_t y) {
        const DropWindow w = rows.window(0);
        return w.laid[(y & w.mask) * w.stride + x];
    }
    void apply() {
        for (std::int64_t y = 0; y < map.rows(); ++y) rows.finish(y);
        for (std::int64_t y = 0; y < map.rows(); ++y) rows.apply(y, waiting);
        rows.clear();
    }
    std::int64_t waits() const {
        std::int64_t units = 0;
        for (const auto& row : waiting)
            for (const auto& [x, amount] : row) units += amount;
        return units;
    }
    DropMap map;
    DropRule rule;
    DropCover cover;
    DropBrush brush;
    DropRows rows;
    DropWaiting waiting;
};

TEST(DropRows, what_is_taken_at_a_sample_comes_off_as_the_cone_around_it) {
    for (const double radius : {1.0, 2.0, 3.0, 4.0, 5.0, 7.5}) {
        Droplets op = printed_drops();
        op.radius = radius;
        Bench bench(drop_map(30, 30, [](auto x, auto y) { return 3.0 * x + y; }), op);
        const DropMap before = copy_of(bench.map);
        bench.taken(14, 15) = 100'000;
        bench.apply();
        for (std::int64_t y = 0; y < 30; ++y)
            for (std::int64_t x = 0; x < 30; ++x) {
                const auto i = static_cast<int>(std::abs(x - 14)),
                           j = static_cast<int>(std::abs(y - 15));
                const double off = i <= bench.brush.reach() && j <= bench.brush.reach()
                                       ? 100'000 * double{bench.brush.weight(i, j)}
                                       : 0;
                EXPECT_NEAR(before.height.at(x, y) - bench.map.height.at(x, y), off, 0.51)
                    << radius << ": " << x << ", " << y;
            }
    }
}

TEST(DropRows, at_the_border_and_around_a_wrapped_edge_nothing_is_lost) {
    for (const bool wraps : {false, true}) {
        Droplets op = printed_drops();
        op.radius = 4;
        Bench bench(drop_map(
                        30, 30, [](auto x, auto y) { return 0.5 * x + 0.1 * y; }, wraps),
                    op);
        const std::int64_t before = drop_sum(bench.map);
        bench.taken(0, 0) = 300'000;
        bench.taken(29, 12) = 200'000;
        bench.taken(30 - (wraps ? 0 : 1), 20) = 100'000;
        bench.laid(3, 29) = 5000;
        bench.apply();
        // 200 samples rounded to whole units.
        EXPECT_NEAR(static_cast<double>(drop_sum(bench.map) + bench.waits()),
                    static_cast<double>(before - 600'000 + 5000), 60);
    }
}

TEST(DropRows, a_needle_is_cut_to_the_clearance_and_the_rest_waits) {
    Bench bench(drop_map(20, 20, [](auto, auto) { return 10; }));
    const std::int64_t before = drop_sum(bench.map);
    const std::int32_t ground = bench.map.height.at(9, 9), clearance = bench.rule.clearance;
    const std::int32_t heap = 10 * clearance;
    bench.laid(9, 9) = heap;
    bench.apply();
    EXPECT_EQ(bench.map.height.at(9, 9), ground + clearance);
    EXPECT_EQ(bench.waits(), heap - clearance);
    EXPECT_EQ(drop_sum(bench.map) + bench.waits(), before + heap);
    // It gets no higher as long as its neighbours do not grow.
    bench.apply();
    EXPECT_EQ(bench.map.height.at(9, 9), ground + clearance);
    EXPECT_EQ(bench.waits(), heap - clearance);
}

TEST(DropRows, a_hole_is_no_deeper_than_the_clearance_and_never_below_the_floor) {
    Droplets op = printed_drops();
    op.radius = 1;
    Bench bench(drop_map(20, 20, [](auto, auto) { return 10; }), op);
    const std::int32_t ground = bench.map.height.at(9, 9), clearance = bench.rule.clearance;
    bench.taken(9, 9) = 10 * clearance;
    bench.apply();
    EXPECT_EQ(bench.map.height.at(9, 9), ground - clearance);
    EXPECT_EQ(bench.waits(), -9 * clearance);
    DropCover cover;
    cover.floor = ground - clearance / 2;
    Bench held(drop_map(20, 20, [](auto, auto) { return 10; }), op, cover);
    held.taken(9, 9) = 10 * clearance;
    held.apply();
    EXPECT_EQ(held.map.height.at(9, 9), ground - clearance / 2);
}

TEST(DropRows, a_summit_that_stood_above_its_neighbours_is_left_alone) {
    Bench bench(drop_map(20, 20, [](auto x, auto y) { return x == 9 && y == 9 ? 60 : 10; }));
    const DropMap before = copy_of(bench.map);
    bench.apply();
    EXPECT_TRUE(same_land(bench.map, before));
}

// What did not come off in one pass and does in the next is taken once; what waits is neither taken
// nor laid down, however often it is tried.
TEST(DropRows, what_waits_is_booked_once) {
    Droplets op = printed_drops();
    op.radius = 1;
    const DropMap flat = drop_map(20, 20, [](auto, auto) { return 10; });
    Field soft(flat.height.shape());
    soft.fill(1);
    IntField took(flat.height.shape()), put(flat.height.shape());
    DropCover cover;
    cover.softness = &soft, cover.took = &took, cover.put = &put;
    Bench bench(copy_of(flat), op, cover);
    const std::int32_t clearance = bench.rule.clearance;
    bench.taken(9, 9) = 10 * clearance;
    bench.laid(4, 4) = 10 * clearance;
    for (int pass = 0; pass < 50; ++pass) bench.apply();
    EXPECT_EQ(took.at(9, 9), clearance);
    EXPECT_EQ(put.at(9, 9), 0);
    EXPECT_EQ(took.at(4, 4), 0);
    EXPECT_EQ(put.at(4, 4), clearance);
    // A heap on the hole and a cut of the needle: both waiting amounts find their place.
    bench.laid(9, 9) = 12 * clearance;
    bench.taken(4, 4) = 12 * clearance;
    bench.apply();
    for (const auto& [x, y] : {std::pair{9, 9}, std::pair{4, 4}})
        EXPECT_EQ(put.at(x, y) - took.at(x, y), bench.map.height.at(x, y) - flat.height.at(x, y));
    EXPECT_LE(took.at(9, 9), 10 * clearance);
    EXPECT_LE(put.at(4, 4), 10 * clearance);
}

TEST(DropRows, nothing_rises_above_the_ceiling) {
    DropMap land = drop_map(20, 20, [](auto x, auto) { return x < 10 ? 10 : 11; });
    DropCover cover;
    cover.ceiling = land.height.at(15, 5) + 7;
    Bench bench(std::move(land), printed_drops(), cover);
    bench.laid(15, 5) = 1000, bench.laid(10, 7) = 1000;
    const std::int64_t before = drop_sum(bench.map);
    bench.apply();
    EXPECT_EQ(bench.map.height.at(15, 5), cover.ceiling);
    EXPECT_EQ(bench.map.height.at(10, 7), cover.ceiling);
    EXPECT_EQ(drop_sum(bench.map) + bench.waits(), before + 2000);
}

}  // namespace
}  // namespace cuesta::test

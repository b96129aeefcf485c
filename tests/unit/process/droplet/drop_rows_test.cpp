// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_rows.h"

#include <gtest/gtest.h>

#include "support/drop_lab.h"

namespace cuesta::test {
namespace {

struct Bench {
    explicit Bench(DropMap land, Droplets op = printed_drops(), DropCover cover_ = {})
        : map(std::move(land)),
          rule(rule_of(op, drop_grid(map.columns(), map.rows()))),
          cover(cover_),
          brush(rule.radius),
          rows(map, rule, cover, brush, nullptr, map.rows(), 1),
          waiting(static_cast<std::size_t>(map.rows())) {}
    std::int32_t& eroded(std::int64_t x, std::int64_t y) {
        const DropWindow w = rows.window(0);
        return w.eroded[(y & w.mask) * w.stride + x];
    }
    std::int32_t& deposited(std::int64_t x, std::int64_t y) {
        const DropWindow w = rows.window(0);
        return w.deposited[(y & w.mask) * w.stride + x];
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
        bench.eroded(14, 15) = 100'000;
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
        bench.eroded(0, 0) = 300'000;
        bench.eroded(29, 12) = 200'000;
        bench.eroded(30 - (wraps ? 0 : 1), 20) = 100'000;
        bench.deposited(3, 29) = 5000;
        bench.apply();
        // 200 samples rounded to whole units.
        EXPECT_NEAR(static_cast<double>(drop_sum(bench.map) + bench.waits()),
                    static_cast<double>(before - 600'000 + 5000), 60);
    }
}

// What did not come off in one sweep and does in the next is eroded once; what waits is neither
// eroded nor deposited down, however often it is tried.
TEST(DropRows, what_waits_is_booked_once) {
    Droplets op = printed_drops();
    op.radius = 1;
    const DropMap flat = drop_map(20, 20, [](auto, auto) { return 10; });
    Field soft(flat.height.shape());
    soft.fill(1);
    IntField off(flat.height.shape()), on(flat.height.shape());
    DropCover cover;
    cover.softness = &soft, cover.eroded = &off, cover.deposited = &on;
    Bench bench(copy_of(flat), op, cover);
    const std::int32_t clearance = bench.rule.clearance;
    bench.eroded(9, 9) = 10 * clearance;
    bench.deposited(4, 4) = 10 * clearance;
    for (int sweep = 0; sweep < 50; ++sweep) bench.apply();
    EXPECT_EQ(off.at(9, 9), clearance);
    EXPECT_EQ(on.at(9, 9), 0);
    EXPECT_EQ(off.at(4, 4), 0);
    EXPECT_EQ(on.at(4, 4), clearance);
    // A heap on the hole and a cut of the needle: both waiting amounts find their place.
    bench.deposited(9, 9) = 12 * clearance;
    bench.eroded(4, 4) = 12 * clearance;
    bench.apply();
    for (const auto& [x, y] : {std::pair{9, 9}, std::pair{4, 4}})
        EXPECT_EQ(on.at(x, y) - off.at(x, y), bench.map.height.at(x, y) - flat.height.at(x, y));
    EXPECT_LE(off.at(9, 9), 10 * clearance);
    EXPECT_LE(on.at(4, 4), 10 * clearance);
}

}  // namespace
}  // namespace cuesta::test

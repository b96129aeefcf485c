// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_step.h"

#include <gtest/gtest.h>

#include <numeric>
#include <vector>

#include "support/drop_lab.h"

namespace cuesta::test {
namespace {

// Lines for a whole small map.
struct Sums {
    explicit Sums(std::int64_t lines_) : lines(lines_), both(2 * size()) {}
    std::size_t size() const { return static_cast<std::size_t>(lines * 128); }
    DropWindow window() {
        return {both.data() + 16, both.data() + size() + 16, nullptr, 128, lines - 1, 0};
    }
    std::int32_t deposited(std::int64_t x, std::int64_t y) const {
        return both[static_cast<std::size_t>((y & (lines - 1)) * 128 + x + 16)];
    }
    std::int64_t sum(bool eroded) const {
        const auto begin = both.begin() + static_cast<std::ptrdiff_t>(eroded ? size() : 0);
        return std::accumulate(begin, begin + static_cast<std::ptrdiff_t>(size()), std::int64_t{0});
    }
    std::int64_t lines;
    std::vector<std::int32_t> both;  // deposited, then eroded
};

// Of any width.
struct Wide {
    Wide(std::int64_t lines_, std::int64_t columns)
        : lines(lines_), stride(columns + 32), both(static_cast<std::size_t>(2 * lines * stride)) {}
    DropWindow window() {
        return {both.data() + 16, both.data() + lines * stride + 16, nullptr, stride, lines - 1, 0};
    }
    std::int64_t lines, stride;
    std::vector<std::int32_t> both;
};

Drop some_drop(int i, std::int64_t n) {
    const auto words = random_words({5, 5}, i, 0, 0);
    Drop drop;
    drop.x = uniform_float(words[0]) * static_cast<float>(n - 1);
    drop.y = uniform_float(words[1]) * static_cast<float>(n - 1);
    drop.speed2 = 0.5f + static_cast<float>(i % 3), drop.water = 0.9f;
    drop.load = i % 2 == 0 ? 0 : 40'000 * i;
    const auto turn = elementary::sincos_turns(uniform_float(words[2]));
    drop.dx = turn.cos, drop.dy = turn.sin;
    return drop;
}

// One step of one drop.
struct Alone {
    Drop after;
    bool erodes, inside;
};
Alone step_alone(const DropMap& map, const DropRule& rule, const Drop& drop) {
    const DropPlace here = place_at(map, drop.along(), drop.down());
    Drop after = drop;
    const auto to = drop_law::turned(rule, {drop.dx, drop.dy}, drop_law::slope(here.cell));
    const auto unit = drop_law::of_length_1(to, drop_law::squared(to));
    after.dx = unit.x, after.dy = unit.y;
    const DropAxis axis_x = map.axis_x(), axis_y = map.axis_y();
    after.put(next_place(axis_x, drop.along(), after.dx),
              next_place(axis_y, drop.down(), after.dy));
    if (drop_law::beyond(axis_x, after.along()) || drop_law::beyond(axis_y, after.down()))
        return {after, false, false};
    const DropPlace there = place_at(map, after.along(), after.down());
    const float dh = drop_law::climb(here.base, here.height(), there.base, there.height(), 1.0f);
    const auto done = drop_law::exchange(rule, dh, drop.speed2, drop.water,
                                         static_cast<float>(drop.load), 1.0f, 1.0f);
    const std::int32_t units = drop_law::whole_units(done, drop.load);
    after.load += done.deposits ? -units : units;
    after.speed2 = drop_law::speed2_after(rule, drop.speed2, dh);
    after.water = drop.water * rule.wet;
    return {after, !done.deposits, true};
}

TEST(DropStep, many_drops_do_what_each_would_do_alone_to_the_bit) {
    const std::int64_t n = 60;
    const DropMap map = drop_map(n, n, [n](auto x, auto y) { return drop_hills(x, y, n); });
    const DropRule rule = rule_of(printed_drops(), drop_grid(n, n));
    int stayed = 0, gone = 0;
    for (int round = 0; round < 20; ++round)
        for (const int count : {DropBlock::lanes, 5}) {
            const simd::WidthLimit limit(4 << round % 3);
            DropBlock block;
            for (int i = 0; i < count; ++i)
                block.set(i, some_drop(round * DropBlock::lanes + i, n));
            const DropBlock before = block;
            Sums sums(64);
            std::int32_t fate[DropBlock::lanes];
            step_drops({&map, &rule, nullptr, nullptr, {1, 1}, 0}, block, count, sums.window(),
                       fate);
            std::int64_t deposited = 0, eroded = 0;
            for (int i = 0; i < count; ++i) {
                const Alone one = step_alone(map, rule, before.get(i));
                const Drop now = block.get(i);
                EXPECT_EQ((fate[i] & DropFate::left) != 0, !one.inside);
                if (!one.inside) {
                    ++gone;
                    EXPECT_EQ(now.load, before.load[i]);
                    continue;
                }
                EXPECT_EQ(now.load, one.after.load);
                EXPECT_EQ(now.speed2, one.after.speed2);
                EXPECT_EQ(now.water, one.after.water);
                EXPECT_EQ(now.age, 1);
                if ((fate[i] & DropFate::ended) == 0) {
                    ++stayed;
                    EXPECT_EQ(now.x, one.after.x);
                    EXPECT_EQ(now.y, one.after.y);
                } else {
                    EXPECT_EQ(now.x, before.x[i]);
                }
                (one.erodes ? eroded : deposited) += std::abs(now.load - before.load[i]);
            }
            EXPECT_EQ(sums.sum(false), deposited);
            EXPECT_EQ(sums.sum(true), eroded);
        }
    EXPECT_GT(stayed, 500);
    EXPECT_GT(gone, 5);
}

// Drops that stand around borders of frames, on a map of 18,000 columns or, in the same
// way, of as many rows.
TEST(DropStep, in_frames_many_drops_do_what_each_would_do_alone_to_the_bit) {
    for (const bool tall : {false, true})
        for (const bool wraps : {false, true}) {
            const std::int64_t far = 18'000, n = 60;
            const DropMap map = drop_map(
                tall ? n : far, tall ? far : n, [n](auto x, auto y) { return drop_hills(x, y, n); },
                wraps, wraps);
            const DropRule rule = rule_of(printed_drops(), drop_grid(map.columns(), map.rows()));
            const DropAxis axis_x = map.axis_x(), axis_y = map.axis_y();
            int crossed = 0;
            for (int round = 0; round < 30; ++round) {
                const simd::WidthLimit limit(4 << round % 3);
                DropBlock block;
                DropFrames frames;
                const auto set = [&](int i, const Drop& drop) {
                    block.set(i, drop), frames.set(i, drop);
                };
                std::vector<Drop> before;
                for (int i = 0; i < DropBlock::lanes; ++i) {
                    Drop drop = some_drop(round * DropBlock::lanes + i, n);
                    // Within two cells of a border, the first and the last being ends.
                    float& along = tall ? drop.y : drop.x;
                    const double border = i % 8 == 0   ? 2
                                          : i % 8 == 1 ? (wraps ? far : far - 1) - 2
                                                       : 1024 * (i % 8);
                    const double at = border + 4 * double{along} / double(n) - 2;
                    const DropSpot spot = spot_of(tall ? axis_y : axis_x, at, far);
                    if (tall)
                        drop.put(drop.along(), spot);
                    else
                        drop.put(spot, drop.down());
                    set(i, drop), before.push_back(drop);
                }
                // All rows: the window has as many lines as the map.
                Wide sums(tall ? 32'768 : 64, map.columns());
                std::int32_t fate[DropBlock::lanes];
                step_drops({&map, &rule, nullptr, nullptr, {1, 1}, 0}, block, DropBlock::lanes,
                           sums.window(), fate, nullptr, nullptr, &frames);
                for (int i = 0; i < DropBlock::lanes; ++i) {
                    const Alone one = step_alone(map, rule, before[static_cast<std::size_t>(i)]);
                    EXPECT_EQ((fate[i] & DropFate::left) != 0, !one.inside);
                    const Drop& old = before[static_cast<std::size_t>(i)];
                    const bool moved = (fate[i] & DropFate::ended) == 0;
                    const Drop& to = moved ? one.after : old;
                    EXPECT_EQ(block.x[i], to.x);
                    EXPECT_EQ(block.y[i], to.y);
                    EXPECT_EQ(frames.x[i], to.frame_x);
                    EXPECT_EQ(frames.y[i], to.frame_y);
                    if (!one.inside) continue;
                    EXPECT_EQ(block.load[i], one.after.load);
                    crossed += to.frame_x != old.frame_x || to.frame_y != old.frame_y ? 1 : 0;
                }
            }
            EXPECT_GT(crossed, 50);
        }
}

TEST(DropStep, what_is_deposited_lies_on_the_four_corners_in_bilinear_shares) {
    // Uphill to the east, at full inertia: deposits its climb.
    const DropMap map =
        drop_map(20, 20, [](auto x, auto) { return 0.001 * static_cast<double>(x); });
    Droplets op = printed_drops();
    op.inertia = 1;
    const DropRule rule = rule_of(op, drop_grid(20, 20));
    Drop drop;
    drop.x = 5.25f, drop.y = 7.5f, drop.dx = 1, drop.speed2 = 100, drop.water = 1;
    drop.load = 1'000'000;
    DropBlock block;
    block.set(0, drop);
    Sums sums(32);
    std::int32_t fate[DropBlock::lanes];
    step_drops({&map, &rule, nullptr, nullptr, {1, 1}, 0}, block, 1, sums.window(), fate);
    const double climb = 0.001 / drop_unit_m;  // 131 units
    EXPECT_NEAR(sums.deposited(5, 7), climb * 0.75 * 0.5, 2);
    EXPECT_NEAR(sums.deposited(6, 7), climb * 0.25 * 0.5, 2);
    EXPECT_NEAR(sums.deposited(5, 8), climb * 0.75 * 0.5, 2);
    EXPECT_NEAR(sums.deposited(6, 8), climb * 0.25 * 0.5, 2);
    EXPECT_EQ(block.load[0], 1'000'000 - static_cast<std::int32_t>(sums.sum(false)));
}

TEST(DropStep, wrapped_positions_come_in_on_the_other_side) {
    const std::int64_t n = 32;
    const DropMap map = drop_map(
        n, n, [n](auto x, auto y) { return drop_hills(x, y, n); }, true, true);
    Droplets op = printed_drops();
    op.inertia = 1, op.speed = 50;
    const DropRule rule = rule_of(op, drop_grid(n, n));
    DropBlock block;
    Drop drop;
    drop.x = 31.5f, drop.y = 0.25f, drop.dx = 0.8f, drop.dy = -0.6f;
    drop.speed2 = rule.speed2, drop.water = 1;
    block.set(0, drop);
    Sums sums(64);
    std::int32_t fate[DropBlock::lanes];
    step_drops({&map, &rule, nullptr, nullptr, {1, 1}, 0}, block, 1, sums.window(), fate);
    EXPECT_EQ(fate[0], DropFate::stays);
    EXPECT_NEAR(block.x[0], 0.3f, 1e-5);
    EXPECT_NEAR(block.y[0], 31.65f, 1e-5);
}

}  // namespace
}  // namespace cuesta::test

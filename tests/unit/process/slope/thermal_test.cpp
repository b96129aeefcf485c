// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/slope/thermal.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>

#include "cuesta/base/parallel.h"
#include "support/run_process.h"

namespace cuesta {
namespace {

using test::field_of;
using test::ProcessOptions;
using test::run_process;
using test::same_bits;

// Hills and noise with slopes on both sides of 35 degrees.
double rough(std::int64_t x, std::int64_t y) {
    const auto n = static_cast<std::uint32_t>(x * 7919 + y * 104729 + 17) * 2654435761u;
    return 30 * std::sin(0.31 * static_cast<double>(x)) * std::cos(0.23 * static_cast<double>(y)) +
           static_cast<double>(n >> 8) * 0x1p-24 * 9;
}

struct Extremes {
    float low, high;
};
Extremes extremes(const Field& field) {
    Extremes e{field.at(0, 0), field.at(0, 0)};
    for (std::int64_t y = 0; y < field.rows(); ++y)
        for (std::int64_t x = 0; x < field.columns(); ++x) {
            e.low = std::min(e.low, field.at(x, y));
            e.high = std::max(e.high, field.at(x, y));
        }
    return e;
}

// Largest excess over the threshold of any pair inside the map, over the threshold.
double worst_excess(const Field& h, double axis_m) {
    double worst = -1;
    const auto look = [&](std::int64_t x, std::int64_t y, std::int64_t dx, std::int64_t dy) {
        if (x + dx < 0 || x + dx >= h.columns() || y + dy >= h.rows()) return;
        const double t = dx != 0 && dy != 0 ? axis_m * std::numbers::sqrt2 : axis_m;
        const double d = std::abs(double{h.at(x, y)} - h.at(x + dx, y + dy));
        worst = std::max(worst, (d - t) / t);
    };
    for (std::int64_t y = 0; y < h.rows(); ++y)
        for (std::int64_t x = 0; x < h.columns(); ++x)
            for (const auto& [dx, dy] : {std::pair{1, 0}, {0, 1}, {1, 1}, {-1, 1}})
                look(x, y, dx, dy);
    return worst;
}

double total(const Field& field) {
    ExactSum sum;
    for (std::int64_t y = 0; y < field.rows(); ++y)
        sum.add(field.row(y), static_cast<std::size_t>(field.columns()));
    return sum.value();
}

TEST(Thermal, one_step_of_two_cells_moves_the_share_of_the_excess) {
    const Grid grid{2, 1, 1.0};
    const Field start = field_of(grid, [](auto x, auto) { return x == 0 ? 10 : 0; });
    // Threshold 1 m, excess 9 m, an eighth of it is 1.125 m: exact in units of 2^-18 m. The float
    // threshold may be one step off 1, so a unit more or less.
    const auto run = run_process(Thermal{.angle = 45}, grid, start);
    EXPECT_NEAR(run.height.at(0, 0), 10 - 1.125, 0x1p-17);
    EXPECT_NEAR(run.height.at(1, 0), 1.125, 0x1p-17);
    EXPECT_EQ(run.ground(), 10.0);
}

TEST(Thermal, two_cells_settle_at_the_talus_angle) {
    const Grid grid{1, 2, 2.0};
    const Field start = field_of(grid, [](auto, auto y) { return y == 0 ? 10 : 0; });
    const auto run = run_process(Thermal{.angle = 30}, grid, start, {.steps = 300});
    const double t = 2 * std::tan(std::numbers::pi / 6);
    EXPECT_NEAR(run.height.at(0, 0) - run.height.at(0, 1), t, 2 * 0x1p-15);
    EXPECT_EQ(run.ground(), 10.0);
}

TEST(Thermal, a_diagonal_pair_rests_at_root_two_times_the_axis_threshold) {
    // Only the corner differs, so only diagonals of a 2 x 2 map that is high at one corner: the
    // high corner gives to both axis neighbours and to the opposite corner.
    const Grid grid{2, 2, 1.0};
    const Field start = field_of(grid, [](auto x, auto y) { return x == 0 && y == 0 ? 10 : 0; });
    const auto run = run_process(Thermal{.angle = 45}, grid, start);
    EXPECT_NEAR(run.height.at(1, 0), 9.0 / 8, 0x1p-17);
    EXPECT_NEAR(run.height.at(0, 1), 9.0 / 8, 0x1p-17);
    EXPECT_NEAR(run.height.at(1, 1), (10 - std::numbers::sqrt2) / 8, 0x1p-17);
    EXPECT_EQ(run.ground(), 10.0);
    const auto four =
        run_process(Thermal{.angle = 45, .neighbours = Thermal::Neighbours::four}, grid, start);
    EXPECT_EQ(four.height.at(1, 1), 0);
}

TEST(Thermal, ground_at_rest_keeps_every_bit) {
    const Grid grid{37, 23, 10.0};
    // A plane of exactly 0.5 = tan 26.565 deg along x.
    const Field start =
        field_of(grid, [](auto x, auto) { return 4000 + 5.0 * static_cast<double>(x); });
    const auto run = run_process(Thermal{.angle = 26.566}, grid, start, {.steps = 3});
    EXPECT_TRUE(same_bits(run.height, start));
    const auto steep = run_process(Thermal{.angle = 26.5}, grid, start);
    EXPECT_FALSE(same_bits(steep.height, start));
}

TEST(Thermal, mass_is_kept_exactly_over_a_thousand_steps) {
    for (const double base : {0.0, 4000.0}) {
        const Grid grid{48, 40, 1.0, Edges::closed};
        const Field start = field_of(grid, [&](auto x, auto y) { return base + rough(x, y); });
        const auto run = run_process(Thermal{.angle = 35}, grid, start, {.steps = 1000});
        EXPECT_FALSE(same_bits(run.height, start));
        EXPECT_EQ(run.ground(), run.start());
    }
}

TEST(Thermal, an_excess_below_a_float_step_of_the_height_still_relaxes) {
    // At 4,096 m a float holds steps of 0.49 mm. A ridge of 1.0015 m exceeds 1 m by three of them;
    // an eighth of that is less than half a step: only the carried rest can add it up.
    const Grid grid{3, 1, 1.0};
    const Field start = field_of(grid, [](auto x, auto) { return x == 1 ? 4097.0015 : 4096; });
    const auto once = run_process(Thermal{.angle = 45}, grid, start);
    EXPECT_EQ(once.height.at(0, 0), 4096);
    EXPECT_EQ(once.units.at(0, 0), (4096 << 17) + 24);  // 3 x 2^-11 m are 192 units
    const auto run = run_process(Thermal{.angle = 45}, grid, start, {.steps = 200});
    EXPECT_EQ(run.ground(), run.start());
    EXPECT_LT(run.height.at(1, 0), start.at(1, 0));
    EXPECT_LE(run.height.at(1, 0) - run.height.at(0, 0), 1.0 + 0x1p-11);
}

TEST(Thermal, a_spike_becomes_a_pile_at_its_talus_angle) {
    // The spike of the specification (20,000 m on 101 x 101, peak 27.0 m) scaled by 0.4 in every
    // length: volume x 0.064. A pile of equal volume is 0.4 x 27.0 = 10.8 m high at 45 degrees.
    const Grid grid{41, 41, 1.0, Edges::closed};
    const Field start =
        field_of(grid, [](auto x, auto y) { return x == 20 && y == 20 ? 1280 : 0; });
    const auto run = run_process(Thermal{.angle = 45}, grid, start, {.steps = 4000});
    EXPECT_EQ(run.ground(), 1280);
    EXPECT_LE(worst_excess(run.height, 1), 1e-3);
    EXPECT_NEAR(run.height.at(20, 20), 10.8, 0.25);
    // Axis steps of the flank are 1.0.
    for (int x = 21; x < 27; ++x)
        EXPECT_NEAR(run.height.at(x - 1, 20) - run.height.at(x, 20), 1.0, 1e-3) << x;
    // Round: at half height the nearest and farthest point of the contour differ by < 10 %.
    const auto radius = [&](double dx, double dy) {
        const double half = run.height.at(20, 20) / 2, norm = std::hypot(dx, dy);
        double last = run.height.at(20, 20), at = 0;
        for (int i = 1;; ++i) {
            const double h =
                run.height.at(20 + static_cast<int>(dx) * i, 20 + static_cast<int>(dy) * i);
            if (h < half) return (at + (last - half) / (last - h)) * norm;
            last = h, at = i;
        }
    };
    const double axis = radius(1, 0), diagonal = radius(1, 1);
    EXPECT_GE(std::min(axis, diagonal) / std::max(axis, diagonal), 0.9);
    const auto four = run_process(Thermal{.angle = 45, .neighbours = Thermal::Neighbours::four},
                                  grid, start, {.steps = 6000});
    // Along the axes only, it is the four-sided pyramid |x| + |y| + h = H with H^3 = 3 V / 2.
    EXPECT_NEAR(four.height.at(20, 20) / std::cbrt(1.5 * 1280), 1, 0.03);
}

TEST(Thermal, mirrored_and_turned_ground_gives_the_mirrored_and_turned_result) {
    const Grid grid{23, 23, 1.0, Edges::open};
    const std::int64_t last = 22;
    const auto run = run_process(Thermal{.angle = 35}, grid, field_of(grid, rough), {.steps = 20});
    const auto expect_same = [&](auto place) {
        const Field start = field_of(grid, [&](auto x, auto y) {
            const auto [u, v] = place(x, y);
            return rough(u, v);
        });
        const auto other = run_process(Thermal{.angle = 35}, grid, start, {.steps = 20});
        for (std::int64_t y = 0; y <= last; ++y)
            for (std::int64_t x = 0; x <= last; ++x) {
                const auto [u, v] = place(x, y);
                ASSERT_EQ(other.height.at(x, y), run.height.at(u, v)) << x << ' ' << y;
                ASSERT_EQ(other.units.at(x, y), run.units.at(u, v)) << x << ' ' << y;
            }
    };
    expect_same([&](std::int64_t x, std::int64_t y) { return std::pair(last - x, y); });
    expect_same([&](std::int64_t x, std::int64_t y) { return std::pair(x, last - y); });
    expect_same([&](std::int64_t x, std::int64_t y) { return std::pair(y, last - x); });
}

TEST(Thermal, lengths_in_another_unit_scale_the_result_to_the_bit) {
    const Grid grid{23, 19, 1.0, Edges::open};
    const auto run = run_process(Thermal{.angle = 35}, grid, field_of(grid, rough), {.steps = 20});
    for (const int k : {-3, 5}) {
        const double unit = std::ldexp(1.0, k);
        const Grid scaled{23, 19, unit, Edges::open};
        const Field start = field_of(scaled, [&](auto x, auto y) { return rough(x, y) * unit; });
        const auto other = run_process(Thermal{.angle = 35}, scaled, start, {.steps = 20});
        for (std::int64_t y = 0; y < 19; ++y)
            for (std::int64_t x = 0; x < 23; ++x)
                ASSERT_EQ(other.height.at(x, y), std::ldexp(run.height.at(x, y), k))
                    << "2^" << k << " at " << x << ' ' << y;
    }
}

TEST(Thermal, the_highest_never_rises_and_the_lowest_never_falls) {
    // The hard case: a pit with eight high neighbours, and a tower with eight low ones.
    const Grid grid{9, 9, 1.0};
    const Field start = field_of(grid, [](auto x, auto y) {
        return x == 2 && y == 2 ? -100 : x == 6 && y == 6 ? 100 : 0;
    });
    Field now = start.clone();
    for (int i = 0; i < 50; ++i) {
        const Extremes before = extremes(now);
        now = run_process(Thermal{.angle = 0.0}, grid, now).height;
        EXPECT_LE(extremes(now).high, before.high);
        EXPECT_GE(extremes(now).low, before.low);
    }
}

TEST(Thermal, wrapped_edges_meet_and_others_do_not) {
    const auto wall = [](std::int64_t x, std::int64_t y) { return x == 0 || y == 0 ? 50 : 0; };
    for (const Edges edges : {Edges::open, Edges::closed, Edges::wrap, Edges::wrap_x}) {
        const Grid grid{8, 6, 1.0, edges};
        const auto run = run_process(Thermal{.angle = 45}, grid, field_of(grid, wall));
        EXPECT_EQ(run.height.at(7, 3) > 0, grid.wraps_x());
        EXPECT_EQ(run.height.at(3, 5) > 0, grid.wraps_y());
        EXPECT_EQ(run.height.at(4, 3), 0);
        EXPECT_EQ(run.ground(), 50.0 * 13);
    }
    // On a torus the place of the wall does not matter.
    const Grid torus{8, 6, 1.0, Edges::wrap};
    const auto a = run_process(Thermal{.angle = 45}, torus, field_of(torus, wall), {.steps = 9});
    const auto b =
        run_process(Thermal{.angle = 45}, torus,
                    field_of(torus, [&](auto x, auto y) { return wall((x + 5) % 8, (y + 2) % 6); }),
                    {.steps = 9});
    for (std::int64_t y = 0; y < 6; ++y)
        for (std::int64_t x = 0; x < 8; ++x)
            EXPECT_EQ(b.height.at(x, y), a.height.at((x + 5) % 8, (y + 2) % 6));
}

TEST(Thermal, a_field_of_angles_counts_by_the_upper_cell) {
    const Grid grid{2, 1, 1.0};
    const Field high_west = field_of(grid, [](auto x, auto) { return x == 0 ? 3 : 0; });
    const Field high_east = field_of(grid, [](auto x, auto) { return x == 1 ? 3 : 0; });
    // West rests up to 2 m, east up to 1 m.
    const Field angles = field_of(grid, [](auto x, auto) {
        return (x == 0 ? std::atan(2.0) : std::atan(1.0)) * 180 / std::numbers::pi;
    });
    const Thermal op{.angle = "slip"};
    const ProcessOptions options{.fields = {{"slip", &angles}}};
    EXPECT_NEAR(run_process(op, grid, high_west, options).height.at(0, 0), 3 - 1.0 / 8, 1e-5);
    EXPECT_NEAR(run_process(op, grid, high_east, options).height.at(1, 0), 3 - 2.0 / 8, 1e-5);
}

TEST(Thermal, the_same_angle_everywhere_as_field_or_number_agree) {
    const Grid grid{40, 30, 5.0};
    const Field start = field_of(grid, rough);
    const Field angles = field_of(grid, [](auto, auto) { return 20; });
    const auto number = run_process(Thermal{.angle = 20}, grid, start, {.steps = 30});
    const auto field = run_process(Thermal{.angle = "slip"}, grid, start,
                                   {.steps = 30, .fields = {{"slip", &angles}}});
    for (std::int64_t y = 0; y < 30; ++y)
        for (std::int64_t x = 0; x < 40; ++x)
            EXPECT_NEAR(field.height.at(x, y), number.height.at(x, y), 1e-4);
}

TEST(Thermal, angles_outside_their_range_are_counted) {
    const Grid grid{3, 1, 1.0};
    const Field angles = field_of(grid, [](auto x, auto) {
        return x == 0 ? -5 : x == 1 ? 30 : 95;
    });
    const auto run = run_process(Thermal{.angle = "slip"}, grid,
                                 field_of(grid, [](auto x, auto) { return 10 * x; }),
                                 {.fields = {{"slip", &angles}}});
    EXPECT_EQ(run.report.counts.at("limited_angles"), 2);
    EXPECT_TRUE(test::all_finite(run.height));
}

TEST(Thermal, the_default_angle_is_that_of_the_ground) {
    const Grid grid{2, 1, 1.0};
    const Field start = field_of(grid, [](auto x, auto) { return x == 0 ? 10 : 0; });
    const auto sand = run_process(Thermal{}, grid, start, {.material = "sand"});
    EXPECT_TRUE(same_bits(sand.height, run_process(Thermal{.angle = 45}, grid, start).height));
}

TEST(Thermal, threads_and_blocks_agree_to_the_bit) {
    const Field* none = nullptr;
    for (const Edges edges : {Edges::open, Edges::wrap, Edges::wrap_x}) {
        const Grid grid{67, 53, 2.0, edges};
        const Field start = field_of(grid, [](auto x, auto y) { return 2 * rough(x, y); });
        const Field angles =
            field_of(grid, [](auto x, auto y) { return 20 + (x * 7 + y * 3) % 31; });
        for (const Field* field : {none, &angles}) {
            const Thermal op = field == nullptr ? Thermal{.angle = 30} : Thermal{.angle = "slip"};
            ProcessOptions options{.steps = 12};
            if (field != nullptr) options.fields["slip"] = field;
            set_thread_count(1);
            const auto one = run_process(op, grid, start, options);
            for (const int threads : {2, 3, 7}) {
                set_thread_count(threads);
                const auto many = run_process(op, grid, start, options);
                EXPECT_TRUE(same_bits(many.height, one.height)) << threads;
                EXPECT_TRUE(test::same_units(many.units, one.units)) << threads;
            }
            set_thread_count(0);
            for (const auto& [across, down] : {std::pair{2, 2}, {3, 1}, {1, 5}, {8, 7}}) {
                options.across = across, options.down = down;
                const auto parts = run_process(op, grid, start, options);
                EXPECT_TRUE(same_bits(parts.height, one.height)) << across << 'x' << down;
                EXPECT_TRUE(test::same_units(parts.units, one.units)) << across << 'x' << down;
            }
        }
    }
}

TEST(Thermal, the_smallest_and_thinnest_maps_work_at_all_edges) {
    for (const Edges edges : {Edges::open, Edges::closed, Edges::wrap, Edges::wrap_x})
        for (const auto& [columns, rows] :
             {std::pair{1, 1}, {1, 2}, {2, 1}, {2, 2}, {1, 9}, {9, 1}}) {
            const Grid grid{columns, rows, 1.0, edges};
            const Field start = field_of(grid, [](auto x, auto y) { return 20 * ((x + y) % 2); });
            const auto run = run_process(Thermal{.angle = 10}, grid, start, {.steps = 40});
            EXPECT_TRUE(test::all_finite(run.height));
            EXPECT_EQ(run.ground(), run.start());
            EXPECT_GE(extremes(run.height).low, 0);
            EXPECT_LE(extremes(run.height).high, 20);
            if (columns * rows == 1) {
                EXPECT_TRUE(same_bits(run.height, start));
            }
        }
}

TEST(Thermal, both_ends_of_every_range_stay_finite_and_keep_mass) {
    for (const double angle : {0.0, 89.0})
        for (const double rate : {0.001, 0.125})
            for (const double spacing : {0.01, 1.0, 3.0, 1000.0})
                for (const auto n : {Thermal::Neighbours::eight, Thermal::Neighbours::four}) {
                    const Grid grid{19, 17, spacing};
                    const Field start = field_of(grid, rough);
                    const auto run =
                        run_process(Thermal{.angle = angle, .rate = rate, .neighbours = n}, grid,
                                    start, {.steps = 50});
                    EXPECT_TRUE(test::all_finite(run.height));
                    EXPECT_EQ(run.ground(), run.start());
                }
}

}  // namespace
}  // namespace cuesta

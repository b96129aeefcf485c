// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/slope/thermal.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <vector>

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

constexpr std::array all_models = {Thermal::Model::musgrave, Thermal::Model::olsen,
                                   Thermal::Model::benes};

// Every model with both neighbourhoods, and a small rate.
std::vector<Thermal> all_forms(double angle) {
    std::vector<Thermal> forms;
    for (const auto model : all_models)
        for (const auto n : {Thermal::Neighbours::eight, Thermal::Neighbours::four})
            forms.push_back({.angle = angle, .neighbours = n, .model = model});
    forms.push_back({.angle = angle, .rate = 0.01});
    return forms;
}

double total(const Field& field) {
    ExactSum sum;
    for (std::int64_t y = 0; y < field.rows(); ++y)
        sum.add(field.row(y), static_cast<std::size_t>(field.columns()));
    return sum.value();
}

bool same_units(const IntField& a, const IntField& b) {
    for (std::int64_t y = 0; y < a.rows(); ++y)
        if (!std::equal(a.row(y), a.row(y) + a.columns(), b.row(y))) return false;
    return true;
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
    EXPECT_NEAR(run.height.at(1, 1), (10 - std::numbers::sqrt2) / 16, 0x1p-17);
    EXPECT_EQ(run.ground(), 10.0);
    const auto four =
        run_process(Thermal{.angle = 45, .neighbours = Thermal::Neighbours::four}, grid, start);
    EXPECT_EQ(four.height.at(1, 1), 0);
}

TEST(Thermal, ground_at_rest_keeps_every_bit) {
    const Grid grid{37, 23, 10.0};
    // A plane of exactly 0.5 = tan 26.565 deg along x, with units below a float's step of the
    // height that must stay too.
    const Field start =
        field_of(grid, [](auto x, auto) { return 4000 + 5.0 * static_cast<double>(x); });
    const auto odd_units = [](Terrain& terrain) {
        for (std::int64_t y = 0; y < 23; ++y)
            for (std::int64_t x = 0; x < 37; ++x)
                terrain.ground().surface().at(x, y) += static_cast<std::int32_t>((x + y) % 3);
    };
    for (const auto model : all_models) {
        const auto none = run_process(Thermal{.angle = 26.566, .model = model}, grid, start,
                                      {.steps = 0, .prepare = odd_units});
        const auto run = run_process(Thermal{.angle = 26.566, .model = model}, grid, start,
                                     {.steps = 3, .prepare = odd_units});
        EXPECT_TRUE(same_units(run.units, none.units));
        const auto steep = run_process(Thermal{.angle = 26.5, .model = model}, grid, start);
        EXPECT_FALSE(same_bits(steep.height, start));
    }
}

TEST(Thermal, mass_is_kept_exactly_over_a_thousand_steps) {
    for (const double base : {0.0, 4000.0}) {
        const Grid grid{48, 40, 1.0, Edges::closed};
        const Field start = field_of(grid, [&](auto x, auto y) { return base + rough(x, y); });
        const double before = run_process(Thermal{}, grid, start, {.steps = 0}).ground();
        for (const Thermal& op : all_forms(35)) {
            const auto run = run_process(op, grid, start, {.steps = 150});
            EXPECT_FALSE(same_bits(run.height, start));
            EXPECT_EQ(run.ground(), before);
        }
        const auto run = run_process(Thermal{.angle = 35}, grid, start, {.steps = 1000});
        EXPECT_EQ(run.ground(), before);
    }
}

TEST(Thermal, an_excess_below_a_float_step_of_the_height_still_relaxes) {
    // At 4,096 m a float holds steps of 0.49 mm. A ridge of 1.0015 m exceeds 1 m by three of them;
    // an eighth of that, 24 units of 2^-17 m, is less than half a step of the height.
    const Grid grid{3, 1, 1.0};
    const Field start = field_of(grid, [](auto x, auto) { return x == 1 ? 4097.0015 : 4096; });
    const auto once = run_process(Thermal{.angle = 45}, grid, start);
    EXPECT_EQ(once.unit_m, 0x1p-17);
    EXPECT_EQ(once.height.at(0, 0), 4096);
    EXPECT_EQ(once.units.at(0, 0), (4096 << 17) + 24);
    const auto run = run_process(Thermal{.angle = 45}, grid, start, {.steps = 200});
    EXPECT_EQ(run.ground(), total(start));
    EXPECT_LT(run.height.at(1, 0), start.at(1, 0));
    // What stays is less than eight units: 0.06 mm at a spacing of 1 m.
    EXPECT_LT(run.units.at(1, 0) - run.units.at(0, 0), (1 << 17) + 8);
}

TEST(Thermal, a_tiny_excess_at_4000_m_relaxes_at_its_rate) {
    // 4,000 m of granite with 0.76 mm (100 units, three steps of a float) too much between two
    // cells; a thousandth of that, 0.8 micrometres, slides in a step. e falls as exp(-2 c n).
    const Grid grid{2, 1, 1.0};
    const Field start = field_of(grid, [](auto x, auto) { return x == 0 ? 4001 : 4000; });
    const auto steeper = [](Terrain& terrain) { terrain.ground().surface().at(0, 0) += 100; };
    for (const int steps : {100, 500, 1000}) {
        const auto run = run_process(Thermal{.angle = 45, .rate = 0.001}, grid, start,
                                     {.steps = steps, .prepare = steeper});
        const double moved = 50 * (1 - std::exp(-2 * 0.001 * steps));
        EXPECT_NEAR(run.units.at(1, 0) - (4000 << 17), moved, 2) << steps;
        EXPECT_EQ(run.units.at(0, 0) + run.units.at(1, 0), (4001 << 17) + 100 + (4000 << 17));
    }
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
    // Axis steps of the flank are 1.0, at the tip a little less.
    for (int x = 21; x < 27; ++x)
        EXPECT_NEAR(run.height.at(x - 1, 20) - run.height.at(x, 20), 1.0, x == 21 ? 0.01 : 1e-3)
            << x;
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
    for (const Thermal& op : all_forms(35)) {
        const auto run = run_process(op, grid, field_of(grid, rough), {.steps = 20});
        const auto expect_same = [&](auto place) {
            const Field start = field_of(grid, [&](auto x, auto y) {
                const auto [u, v] = place(x, y);
                return rough(u, v);
            });
            const auto other = run_process(op, grid, start, {.steps = 20});
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
}

TEST(Thermal, lengths_in_another_unit_scale_the_result_to_the_bit) {
    // Land as high as this has a unit of the ground that grows with it.
    const auto high = [](std::int64_t x, std::int64_t y) { return 8000 + 64 * rough(x, y); };
    const Grid grid{23, 19, 64.0, Edges::open};
    for (const Thermal& op : all_forms(35)) {
        const auto run = run_process(op, grid, field_of(grid, high), {.steps = 20});
        for (const int k : {1, 5}) {
            const double unit = std::ldexp(1.0, k);
            const Grid scaled{23, 19, 64 * unit, Edges::open};
            const Field start = field_of(scaled, [&](auto x, auto y) { return high(x, y) * unit; });
            const auto other = run_process(op, scaled, start, {.steps = 20});
            ASSERT_EQ(other.unit_m, run.unit_m * unit);
            EXPECT_TRUE(same_units(other.units, run.units));
        }
    }
}

TEST(Thermal, low_land_in_another_unit_scales_up_to_what_is_cut_off) {
    // The unit of the ground has an end at 2^-17 m: up to one is cut off for each of eight
    // neighbours in each step.
    const Grid grid{23, 19, 1.0, Edges::open};
    const auto run = run_process(Thermal{.angle = 35}, grid, field_of(grid, rough), {.steps = 20});
    for (const int k : {-3, 5}) {
        const double unit = std::ldexp(1.0, k);
        const Grid scaled{23, 19, unit, Edges::open};
        const Field start = field_of(scaled, [&](auto x, auto y) { return rough(x, y) * unit; });
        const auto other = run_process(Thermal{.angle = 35}, scaled, start, {.steps = 20});
        const double cut = 20 * 8 * 0x1p-17 * std::max(1.0, 1 / unit);
        for (std::int64_t y = 0; y < 19; ++y)
            for (std::int64_t x = 0; x < 23; ++x)
                ASSERT_NEAR(std::ldexp(other.height.at(x, y), -k), run.height.at(x, y), cut)
                    << "2^" << k << " at " << x << ' ' << y;
    }
}

TEST(Thermal, the_highest_never_rises_and_the_lowest_never_falls) {
    // The hard case: a pit with eight high neighbours, and a tower with eight low ones.
    const Grid grid{9, 9, 1.0};
    const Field start = field_of(grid, [](auto x, auto y) {
        return x == 2 && y == 2 ? -100 : x == 6 && y == 6 ? 100 : 0;
    });
    for (const Thermal& op : all_forms(0)) {
        Field now = start.clone();
        for (int i = 0; i < 50; ++i) {
            const Extremes before = extremes(now);
            now = run_process(op, grid, now).height;
            EXPECT_LE(extremes(now).high, before.high);
            EXPECT_GE(extremes(now).low, before.low);
        }
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
        const Grid grid{53, 37, 2.0, edges};
        const Field start = field_of(grid, [](auto x, auto y) { return 2 * rough(x, y); });
        const Field angles =
            field_of(grid, [](auto x, auto y) { return 20 + (x * 7 + y * 3) % 31; });
        for (Thermal op : all_forms(30))
            for (const Field* field : {none, &angles}) {
                if (field != nullptr) op.angle = "slip";
                ProcessOptions options{.steps = 5};
                if (field != nullptr) options.fields["slip"] = field;
                set_thread_count(1);
                const auto one = run_process(op, grid, start, options);
                for (const int threads : {2, 7}) {
                    set_thread_count(threads);
                    const auto many = run_process(op, grid, start, options);
                    EXPECT_TRUE(same_bits(many.height, one.height)) << threads;
                    EXPECT_TRUE(same_units(many.units, one.units)) << threads;
                }
                set_thread_count(0);
                for (const auto& [across, down] : {std::pair{2, 2}, {1, 5}, {8, 7}}) {
                    options.across = across, options.down = down;
                    const auto parts = run_process(op, grid, start, options);
                    EXPECT_TRUE(same_bits(parts.height, one.height)) << across << 'x' << down;
                    EXPECT_TRUE(same_units(parts.units, one.units)) << across << 'x' << down;
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
            EXPECT_EQ(run.ground(), total(start));
            EXPECT_GE(extremes(run.height).low, 0);
            EXPECT_LE(extremes(run.height).high, 20);
            if (columns * rows == 1) {
                EXPECT_TRUE(same_bits(run.height, start));
            }
        }
}

TEST(Thermal, both_ends_of_every_range_stay_finite_and_keep_mass) {
    for (const double angle : {0.0, 89.0})
        for (const double rate : {0.001, 0.125, 0.25})
            for (const double spacing : {0.01, 1.0, 3.0, 1000.0})
                for (const auto n : {Thermal::Neighbours::eight, Thermal::Neighbours::four}) {
                    const Grid grid{19, 17, spacing};
                    const Field start = field_of(grid, rough);
                    const auto run =
                        run_process(Thermal{.angle = angle, .rate = rate, .neighbours = n}, grid,
                                    start, {.steps = 50});
                    EXPECT_TRUE(test::all_finite(run.height));
                    EXPECT_EQ(run.ground(),
                              run_process(Thermal{}, grid, start, {.steps = 0}).ground());
                }
}

TEST(Thermal, olsen_gives_the_largest_excess_divided_by_excess) {
    // A tower of 10 m with a step of 4 m to the west and 0 elsewhere along the axes, threshold 1 m.
    const Grid grid{3, 3, 1.0};
    const Field start = field_of(grid, [](auto x, auto y) {
        return x == 1 && y == 1 ? 10 : x == 0 && y == 1 ? 4 : x != 1 && y != 1 ? 10 : 0;
    });
    const auto run = run_process(Thermal{.angle = 45,
                                         .rate = 0.125,
                                         .neighbours = Thermal::Neighbours::four,
                                         .model = Thermal::Model::olsen},
                                 grid, start);
    // Excesses 5, 9, 9, 9 of 32: the tower gives 9/8 in all.
    const double given = 9.0 / 8;
    EXPECT_NEAR(run.height.at(1, 1), 10 - given, 1e-4);
    EXPECT_EQ(run.ground(), total(start));
}

TEST(Thermal, two_cells_rest_at_the_talus_angle_in_every_model) {
    const Grid grid{2, 1, 1.0};
    const Field start = field_of(grid, [](auto x, auto) { return x == 0 ? 10 : 0; });
    for (const Thermal& op : all_forms(45)) {
        const auto run = run_process(op, grid, start, {.steps = 2000});
        EXPECT_NEAR(run.height.at(0, 0) - run.height.at(1, 0), 1, 1e-4);
    }
}

TEST(Thermal, says_when_the_ground_rests) {
    const Grid grid{7, 6, 1.0};
    const Field start = field_of(grid, rough);
    for (Thermal op : all_forms(35)) {
        EXPECT_FALSE(run_process(op, grid, start, {.steps = 3}).report.at_rest);
        op.until = Thermal::Until::rest;
        EXPECT_FALSE(run_process(op, grid, start, {.steps = 3}).report.at_rest);
        int steps = 256;
        while (!run_process(op, grid, start, {.steps = steps}).report.at_rest) {
            ASSERT_LT(steps, 100'000);
            steps *= 4;
        }
        const auto run = run_process(op, grid, start, {.steps = steps});
        EXPECT_TRUE(
            same_units(run_process(op, grid, start, {.steps = steps + 40}).units, run.units));
        if (op.neighbours == Thermal::Neighbours::eight) {
            EXPECT_LE(worst_excess(run.height, std::tan(35 * std::numbers::pi / 180)), 2e-4);
        }
        // Sooner with a tolerance, and the same for blocks.
        op.rest_below = 0.01;
        EXPECT_TRUE(run_process(op, grid, start, {.steps = steps}).report.at_rest);
        const auto blocks = run_process(op, grid, start, {.steps = 256, .across = 2, .down = 3});
        EXPECT_TRUE(blocks.report.at_rest);
    }
}

TEST(Thermal, a_rest_that_never_comes_is_a_mistake_in_the_recipe) {
    EXPECT_TRUE(Thermal{}.problem().empty());
    EXPECT_TRUE((Thermal{.until = Thermal::Until::rest}.problem().empty()));
    EXPECT_FALSE(
        (Thermal{.weathering_rate = 0.1, .until = Thermal::Until::rest}.problem().empty()));
    EXPECT_FALSE(
        (Thermal{.weathering_rate = "map", .until = Thermal::Until::rest}.problem().empty()));
}

}  // namespace
}  // namespace cuesta

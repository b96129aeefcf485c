// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/river/stream_power.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "cuesta/base/parallel.h"
#include "support/columns.h"
#include "support/river_lab.h"

namespace cuesta {
namespace {

using test::Columns;
using test::ExactHeights;
using test::field_of;
using test::LaidLayer;
using test::ProcessOptions;
using test::ProcessRun;
using test::run_process;
using test::same_units;

double rough(std::int64_t x, std::int64_t y) {
    return 100 +
           40 * std::sin(0.3 * static_cast<double>(x)) * std::cos(0.37 * static_cast<double>(y)) +
           static_cast<double>((x * 7919 + y * 104729 + x * y * 31) % 1000) * 0.02;
}

std::int64_t counted(const ProcessRun& run, const char* what) {
    const auto found = run.report.counts.find(what);
    return found == run.report.counts.end() ? 0 : found->second;
}

// A row of a closed map that falls to a sample of sea at x = 0.
TEST(StreamPower, a_river_of_three_cells_by_hand) {
    const Grid grid{4, 1, 100, Edges::closed};
    const Field start = field_of(grid, [](std::int64_t x, std::int64_t) { return 8.0 * x; });
    StreamPower op;
    op.erodibility = 1e-4, op.area_exponent = 0.5, op.sea_level = 0, op.time_step = 10000;
    ExactHeights exact(grid);
    run_process(op, grid, start, {.inspect = exact.reader()});
    // F = K dt sqrt(A) / dx with A = 3, 2, 1 cells of 10,000 m2: sqrt(3), sqrt(2), 1.
    double below = 0;
    for (const int x : {1, 2, 3}) {
        const double f = std::sqrt(4.0 - x);
        below = (8 * x + f * below) / (1 + f);
        EXPECT_NEAR(exact.at(x, 0), below, 1e-11) << x;
    }
    EXPECT_EQ(exact.at(0, 0), 0);
}

TEST(StreamPower, slopes_above_a_channel_wear_as_its_area_does) {
    const Grid grid{4, 1, 100, Edges::closed};
    const Field start = field_of(grid, [](std::int64_t x, std::int64_t) { return 8.0 * x; });
    const Field dry = field_of(grid, [](std::int64_t x, std::int64_t) { return x == 3 ? 0 : 1; });
    for (const bool by_field : {false, true}) {
        StreamPower op;
        op.erodibility = 1e-4, op.area_exponent = 0.5, op.sea_level = 0, op.time_step = 10000;
        op.channel_area = 22500;
        if (by_field) op.rain = "rain";
        ExactHeights exact(grid);
        run_process(op, grid, start, {.fields = {{"rain", &dry}}, .inspect = exact.reader()});
        // A = 3, 2, 1 cells of 10,000 m2, at least 2.25; no rain on the last and least of them.
        double below = 0;
        for (const int x : {1, 2, 3}) {
            const double cells = by_field ? 3.0 - x : 4.0 - x;
            const double f = std::sqrt(by_field && x == 3 ? 0 : std::max(cells, 2.25));
            below = (8 * x + f * below) / (1 + f);
            EXPECT_NEAR(exact.at(x, 0), below, 1e-6) << x << by_field;
        }
    }
}

// The same smooth hills on 40, 20 and 10 m: without a channel area finer grids wear less.
TEST(StreamPower, with_a_channel_area_a_preview_predicts_the_final_land) {
    const auto mean_wear = [](double channel_area, std::int64_t finer) {
        const Grid grid{24 * finer + 1, 20 * finer + 1, 40.0 / static_cast<double>(finer)};
        const Field start = field_of(grid, [&](std::int64_t x, std::int64_t y) {
            const double u = 0.5 * static_cast<double>(x) / static_cast<double>(finer);
            const double v = 0.5 * static_cast<double>(y) / static_cast<double>(finer);
            return 300 + 60 * std::sin(u) * std::cos(0.9 * v) + 25 * std::sin(1.7 * u + 1.1 * v);
        });
        StreamPower op;
        op.channel_area = channel_area;
        const ProcessRun run = run_process(op, grid, start, {.steps = 5});
        double sum = 0;
        for (std::int64_t y = 0; y < grid.rows; ++y)
            for (std::int64_t x = 0; x < grid.columns; ++x)
                sum += double{start.at(x, y)} - double{run.height.at(x, y)};
        return sum / static_cast<double>(grid.cells());
    };
    const double final = mean_wear(1600, 4);
    EXPECT_GT(final, 1);
    EXPECT_NEAR(mean_wear(1600, 2), final, 0.1 * final);
    EXPECT_NEAR(mean_wear(1600, 1), final, 0.25 * final);
    EXPECT_LT(mean_wear(0, 4), 0.7 * mean_wear(0, 1));
    // By default there is one.
    const double usual = mean_wear(StreamPower{}.channel_area, 4);
    EXPECT_NEAR(mean_wear(StreamPower{}.channel_area, 2), usual, 0.1 * usual);
    EXPECT_NEAR(mean_wear(StreamPower{}.channel_area, 1), usual, 0.25 * usual);
}

TEST(StreamPower, materials_wear_by_their_erodibility) {
    const Grid grid{3, 1, 100, Edges::closed};
    const Field start = field_of(grid, [](std::int64_t x, std::int64_t) { return 8.0 * x; });
    StreamPower op;
    op.erodibility = 1e-4, op.area_exponent = 0, op.sea_level = 0, op.time_step = 1e6;
    ExactHeights exact(grid);
    run_process(op, grid, start, {.material = "sandstone", .inspect = exact.reader()});
    EXPECT_NEAR(exact.at(1, 0), 8. / 5, 1e-11);  // F = 1 x 4
    EXPECT_NEAR(exact.at(2, 0), (16 + 4 * 1.6) / 5, 1e-11);
}

TEST(StreamPower, what_is_worn_off_is_booked_and_only_that_is_missing) {
    for (const Edges edges : {Edges::open, Edges::closed, Edges::wrap, Edges::wrap_x}) {
        const Grid grid{31, 22, 60, edges};
        const ProcessRun run =
            run_process(StreamPower{}, grid, field_of(grid, rough), {.steps = 5});
        const Account& granite = run.ledger.accounts().at(0);
        EXPECT_EQ(granite.out.value(), run.start() - run.ground());
        EXPECT_GT(granite.out.value(), 0);
        EXPECT_EQ(granite.in.value(), 0);
    }
}

TEST(StreamPower, no_ground_rises_and_none_ends_below_the_lowest) {
    const Grid grid{31, 22, 60};
    const Field start = field_of(grid, rough);
    for (const double time : {1.0, 1e5, 1e9})
        for (const double n : {0.5, 1.0, 2.0}) {
            StreamPower op;
            op.time_step = time, op.slope_exponent = n;
            const ProcessRun run = run_process(op, grid, start);
            float lowest = std::numeric_limits<float>::max();
            for (std::int64_t y = 0; y < 22; ++y)
                for (std::int64_t x = 0; x < 31; ++x) lowest = std::min(lowest, start.at(x, y));
            for (std::int64_t y = 0; y < 22; ++y)
                for (std::int64_t x = 0; x < 31; ++x) {
                    EXPECT_LE(run.height.at(x, y), start.at(x, y) + 1e-5);
                    EXPECT_GE(run.height.at(x, y), lowest - 1e-5);
                }
        }
}

TEST(StreamPower, borders_and_sea_keep_their_height) {
    const Grid grid{31, 22, 60};
    const Field start = field_of(grid, rough);
    const ProcessRun run = run_process(StreamPower{.sea_level = 90}, grid, start, {.steps = 3});
    std::int64_t sea = 0;
    for (std::int64_t y = 0; y < 22; ++y)
        for (std::int64_t x = 0; x < 31; ++x) {
            const bool border = x == 0 || y == 0 || x == 30 || y == 21;
            sea += start.at(x, y) <= 90 ? 1 : 0;
            if (border || start.at(x, y) <= 90) {
                EXPECT_NEAR(run.height.at(x, y), start.at(x, y), 1e-5);
            } else {
                EXPECT_GT(run.height.at(x, y), 90);
            }
        }
    EXPECT_GT(sea, 20);
}

TEST(StreamPower, the_depth_of_the_sea_does_not_matter_to_rivers) {
    const Grid grid{5, 1, 100, Edges::closed};
    for (const double g : {0.0, 1.0}) {
        StreamPower op;
        op.sea_level = 0, op.deposition = g;
        ExactHeights shallow(grid), deep(grid);
        const auto start = [&](double floor) {
            return field_of(grid, [=](std::int64_t x, std::int64_t) {
                return x == 0 ? floor : 10.0 * static_cast<double>(x);
            });
        };
        run_process(op, grid, start(0), {.inspect = shallow.reader()});
        run_process(op, grid, start(-3000), {.inspect = deep.reader()});
        for (std::int64_t x = 1; x < 5; ++x) EXPECT_NEAR(shallow.at(x, 0), deep.at(x, 0), 1e-9);
        EXPECT_LT(shallow.at(1, 0), 9);
        EXPECT_GT(shallow.at(1, 0), 0);
    }
}

TEST(StreamPower, borders_of_land_are_worn_and_keep_their_lowest_places) {
    const Grid grid{21, 11, 60};
    // Falls to the west; along the west border to its middle.
    const Field start = field_of(grid, [](std::int64_t x, std::int64_t y) {
        return 10.0 * static_cast<double>(x) + 2 * std::abs(static_cast<double>(y) - 5);
    });
    StreamPower op;
    op.borders = RiverBorders::land;
    const ProcessRun run = run_process(op, grid, start, {.steps = 2});
    EXPECT_EQ(run.height.at(0, 5), 0);
    for (const std::int64_t y : {0, 3, 10}) EXPECT_LT(run.height.at(0, y), start.at(0, y)) << y;
    EXPECT_LT(run.height.at(20, 10), start.at(20, 10));
}

TEST(StreamPower, a_field_of_one_number_is_that_number) {
    const Grid grid{31, 22, 60};
    const Field start = field_of(grid, rough);
    const Field k = field_of(grid, [](auto, auto) { return 0x1p-16; });
    const Field rain = field_of(grid, [](auto, auto) { return 1.5; });
    for (const double n : {1.0, 1.5})
        for (const double g : {0.0, 0.7}) {
            StreamPower numbers, fields;
            numbers.erodibility = 0x1p-16, numbers.rain = 1.5;
            fields.erodibility = "k", fields.rain = "rain";
            for (StreamPower* op : {&numbers, &fields}) op->slope_exponent = n, op->deposition = g;
            ExactHeights a(grid), b(grid);
            run_process(numbers, grid, start, {.steps = 3, .inspect = a.reader()});
            run_process(
                fields, grid, start,
                {.steps = 3, .fields = {{"k", &k}, {"rain", &rain}}, .inspect = b.reader()});
            for (std::int64_t y = 0; y < 22; ++y)
                for (std::int64_t x = 0; x < 31; ++x)
                    EXPECT_NEAR(a.at(x, y), b.at(x, y), 2e-5) << n << ' ' << g;
        }
}

TEST(StreamPower, rain_of_one_value_everywhere_gives_the_bits_of_the_number) {
    const Grid grid{31, 22, 60};
    const Field start = field_of(grid, rough);
    const Field rain = field_of(grid, [](auto, auto) { return 0.7f; });
    for (const double g : {0.0, 0.7}) {
        StreamPower number, field;
        number.rain = static_cast<double>(0.7f), field.rain = "rain";
        for (StreamPower* op : {&number, &field}) op->deposition = g;
        ExactHeights a(grid), b(grid);
        run_process(number, grid, start, {.steps = 3, .inspect = a.reader()});
        run_process(field, grid, start,
                    {.steps = 3, .across = 2, .fields = {{"rain", &rain}}, .inspect = b.reader()});
        for (std::int64_t y = 0; y < 22; ++y)
            for (std::int64_t x = 0; x < 31; ++x) EXPECT_EQ(a.at(x, y), b.at(x, y)) << g;
    }
}

TEST(StreamPower, on_a_world_a_river_has_the_true_area) {
    Grid grid{32, 16, 1000, Edges::wrap_x};
    grid.projection = Projection::latlon;
    // Every row is a valley to the sea in column 0, apart from its neighbours.
    const Field start = field_of(grid, [](std::int64_t x, std::int64_t y) {
        return x == 0 ? -1.0 : 5.0 * static_cast<double>(x) + (y % 2 == 0 ? 0.0 : 900.0);
    });
    StreamPower op;
    op.area_exponent = 1, op.erodibility = 1e-10, op.sea_level = 0, op.time_step = 1e4;
    op.channel_area = 0;
    ExactHeights exact(grid);
    run_process(op, grid, start, {.inspect = exact.reader()});
    const auto strength = [&](std::int64_t y) { return 5 / exact.at(1, y) - 1; };
    EXPECT_GT(strength(8), 1e-4);
    // Odd rows drain into even ones, so rows 2 and 8 have the cells of their neighbours too.
    const auto area = [&](std::int64_t y) { return grid.cell_area_m2(y); };
    EXPECT_LT(area(2), 0.6 * area(8));
    EXPECT_LT(strength(2) / strength(8), 0.75);
}

TEST(StreamPower, twice_the_rain_is_twice_the_area_of_the_rivers_it_feeds) {
    // Two separate valleys to the west; rain on the southern one doubled.
    const Grid grid{20, 6, 100, Edges::closed};
    const Field start = field_of(grid, [](std::int64_t x, std::int64_t y) {
        return y == 1 || y == 4 ? 5.0 * x : 500.0 + 10 * x;
    });
    const Field rain = field_of(grid, [](std::int64_t, std::int64_t y) { return y < 3 ? 1 : 2; });
    StreamPower op;
    op.rain = "rain", op.area_exponent = 1, op.erodibility = 1e-8, op.sea_level = 0;
    op.time_step = 1e4;
    ExactHeights exact(grid);
    run_process(op, grid, start, {.fields = {{"rain", &rain}}, .inspect = exact.reader()});
    // F is in proportion to the rain: compare the strength seen at the last cell before the sea.
    const auto strength = [&](std::int64_t y) { return 5 / exact.at(1, y) - 1; };
    EXPECT_GT(strength(1), 0.001);
    EXPECT_NEAR(strength(4) / strength(1), 2, 1e-9);
}

TEST(StreamPower, fields_out_of_range_are_counted) {
    const Grid grid{9, 8, 60};
    const Field start = field_of(grid, rough);
    const auto odd = [](double usual) {
        return [usual](std::int64_t x, std::int64_t y) {
            if (x == 2 && y == 3) return -1.0;
            if (x == 5 && y == 4) return std::numeric_limits<double>::quiet_NaN();
            if (x == 6 && y == 6) return 1e4;
            return usual;
        };
    };
    const Field rain = field_of(grid, odd(1)), k = field_of(grid, odd(1e-5));
    StreamPower op;
    op.rain = "rain", op.erodibility = "k";
    const ProcessRun run =
        run_process(op, grid, start, {.steps = 2, .fields = {{"rain", &rain}, {"k", &k}}});
    EXPECT_EQ(counted(run, "limited_rain"), 6);
    EXPECT_EQ(counted(run, "limited_erodibility"), 6);
    for (std::int64_t y = 0; y < 8; ++y)
        for (std::int64_t x = 0; x < 9; ++x) EXPECT_TRUE(std::isfinite(run.height.at(x, y)));
    EXPECT_EQ(run.height.at(2, 3), start.at(2, 3)) << "ground that does not wear";
}

TEST(StreamPower, no_strength_changes_nothing) {
    const Grid grid{9, 8, 60};
    const Field start = field_of(grid, rough);
    for (const double g : {0.0, 1.0}) {
        StreamPower op;
        op.erodibility = 0.0, op.deposition = g;
        const ProcessRun run = run_process(op, grid, start, {.steps = 3});
        EXPECT_EQ(run.ground(), run.start());
        EXPECT_EQ(run.ledger.accounts().contains(0) ? run.ledger.accounts().at(0).out.value() : 0,
                  0);
    }
}

TEST(StreamPower, breached_land_has_no_depression_left) {
    for (const Edges edges : {Edges::open, Edges::closed, Edges::wrap, Edges::wrap_x}) {
        const Grid grid{41, 33, 60, edges};
        StreamPower op;
        op.hollows = Hollows::breach, op.erodibility = 0.0;
        const ProcessRun run = run_process(op, grid, field_of(grid, rough));
        EXPECT_GT(counted(run, "hollows"), 5);
        std::int64_t standing = 0;
        test::over_drainage(grid, run.units, {}, [&](auto x, auto y, const auto& d, auto cell) {
            const std::int32_t ground = run.units.at(x, y);
            standing += d.level(cell, ground) > ground ? 1 : 0;
        });
        EXPECT_EQ(standing, 0);
        // Again there is nothing to breach: the map of a closed land keeps its lowest pit.
        const ProcessRun again = run_process(op, grid, run.height);
        EXPECT_LE(counted(again, "hollows"), 1);
    }
}

TEST(StreamPower, lakes_keep_their_floor_while_their_outlet_is_worn) {
    const Grid grid{7, 3, 100};
    // A lake of 20 m behind a sill at x = 4.
    const std::vector<double> floor{900, 80, 80, 80, 100, 90, 0};
    const Field start = field_of(grid, [&](std::int64_t x, std::int64_t y) {
        return y == 1 ? floor[static_cast<std::size_t>(x)] : 900;
    });
    const ProcessRun run = run_process(StreamPower{.time_step = 1000}, grid, start);
    for (const std::int64_t x : {1, 2, 3}) EXPECT_EQ(run.height.at(x, 1), 80);
    EXPECT_LT(run.height.at(4, 1), 100);
    EXPECT_GT(run.height.at(4, 1), 80);
}

TEST(StreamPower, small_changes_add_up) {
    const Grid grid{12, 3, 100};
    const Field start = field_of(grid, [](std::int64_t x, std::int64_t) { return 0.01 * x; });
    // 400 steps of 25 years, far below a unit each, wear as one of 10,000 years to first order.
    StreamPower years{.time_step = 25}, ages{.time_step = 10000};
    const ProcessRun many = run_process(years, grid, start, {.steps = 400});
    const ProcessRun one = run_process(ages, grid, start);
    const double worn = one.start() - one.ground();
    EXPECT_GT(worn, 50 * one.unit_m);
    EXPECT_NEAR(many.start() - many.ground(), worn, 0.1 * worn);
}

struct Variant {
    double n, g;
    bool layered;
    Hollows hollows;
};

TEST(StreamPower, threads_and_blocks_agree_to_the_bit) {
    const auto beds = test::laid_layers([](std::int64_t x, std::int64_t y) {
        std::vector<LaidLayer> layers{{"sand", 5.0 + static_cast<double>((x + y) % 7)},
                                      {"limestone", 2}};
        if (x % 3 == 0) layers.push_back({"regolith", 0.5});
        return layers;
    });
    for (const Edges edges : {Edges::open, Edges::closed, Edges::wrap})
        for (const Variant& v : {Variant{1, 0, false, Hollows::lakes},
                                 {1.5, 0, false, Hollows::breach},
                                 {1, 0, true, Hollows::breach},
                                 {1.5, 0, true, Hollows::lakes},
                                 {1, 1, false, Hollows::lakes},
                                 {1.5, 1, false, Hollows::lakes},
                                 {1, 0.5, true, Hollows::breach},
                                 {1.5, 2, true, Hollows::lakes}}) {
            const Grid grid{37, 29, 60, edges};
            const Field start = field_of(grid, rough);
            const Field rain =
                field_of(grid, [](std::int64_t x, std::int64_t) { return x < 17 ? 1 : 2; });
            StreamPower op;
            op.slope_exponent = v.n, op.deposition = v.g, op.hollows = v.hollows;
            op.sea_level = 80;
            if (v.n != 1) op.rain = "rain";
            const auto run = [&](int across, int down, Columns& columns) {
                return run_process(op, grid, start,
                                   {.steps = 2,
                                    .across = across,
                                    .down = down,
                                    .fields = {{"rain", &rain}},
                                    .prepare = v.layered ? beds : std::function<void(Terrain&)>{},
                                    .inspect = columns.reader()});
            };
            set_thread_count(1);
            Columns first(grid);
            const ProcessRun one = run(1, 1, first);
            const auto compare = [&](const ProcessRun& other, const Columns& columns,
                                     const char* what) {
                EXPECT_TRUE(same_units(other.units, one.units)) << what << v.n << v.g << v.layered;
                EXPECT_TRUE(columns == first) << what << v.n << v.g << v.layered;
                EXPECT_EQ(other.report.counts, one.report.counts) << what;
                EXPECT_EQ(other.ledger.to_integers(), one.ledger.to_integers()) << what;
            };
            for (const auto& [across, down] : {std::pair{2, 2}, {3, 1}, {1, 5}}) {
                Columns columns(grid);
                const ProcessRun other = run(across, down, columns);
                compare(other, columns, "blocks");
            }
            for (const int threads : {2, 3}) {
                set_thread_count(threads);
                Columns columns(grid);
                const ProcessRun other = run(1, 1, columns);
                compare(other, columns, "threads");
            }
            set_thread_count(0);
        }
}

TEST(StreamPower, maps_of_one_sample_one_row_and_no_relief_work) {
    for (const Edges edges : {Edges::open, Edges::closed, Edges::wrap, Edges::wrap_x})
        for (const auto& [columns, rows] : {std::pair{1, 1}, {1, 17}, {17, 1}, {2, 2}, {9, 9}})
            for (const double g : {0.0, 1.0}) {
                const Grid grid{columns, rows, 60, edges};
                StreamPower op;
                op.deposition = g;
                const Field level = field_of(grid, [](auto, auto) { return 12; });
                const ProcessRun flat = run_process(op, grid, level, {.steps = 2});
                for (std::int64_t y = 0; y < rows; ++y)
                    for (std::int64_t x = 0; x < columns; ++x) EXPECT_EQ(flat.height.at(x, y), 12);
                const ProcessRun hilly = run_process(op, grid, field_of(grid, rough), {.steps = 2});
                double booked = 0;
                for (const auto& [id, account] : hilly.ledger.accounts()) {
                    booked += account.in.value() + account.formed.value() - account.out.value() -
                              account.turned.value();
                    for (const ExactSum& side : account.border) booked -= side.value();
                }
                EXPECT_NEAR(hilly.ground() - hilly.start(), booked, 1e-9);
            }
}

}  // namespace
}  // namespace cuesta

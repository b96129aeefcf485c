// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/river/rivers.h"

#include <gtest/gtest.h>

#include <cmath>

#include "cuesta/base/parallel.h"
#include "support/columns.h"
#include "support/river_lab.h"

namespace cuesta {
namespace {

using test::Columns;
using test::field_of;
using test::LaidLayer;
using test::ProcessOptions;
using test::ProcessRun;
using test::run_process;
using test::same_units;

double rough(std::int64_t x, std::int64_t y) {
    return 400 +
           90 * std::sin(0.11 * static_cast<double>(x)) * std::cos(0.13 * static_cast<double>(y)) +
           static_cast<double>((x * 7919 + y * 104729 + x * y * 31) % 1000) * 0.03;
}

// Every sample's way down to an end, on the heights as they are shown.
std::int64_t pits(const Field& height, const Grid& grid, double sea_level) {
    std::int64_t found = 0;
    for (std::int64_t y = 0; y < grid.rows; ++y)
        for (std::int64_t x = 0; x < grid.columns; ++x) {
            if (height.at(x, y) <= sea_level) continue;
            bool falls = false, border = false;
            for (flow::Direction d = 0; d < 8; ++d) {
                const auto to_x = behind(x + flow::step_x[d], grid.columns, grid.wraps_x());
                const auto to_y = behind(y + flow::step_y[d], grid.rows, grid.wraps_y());
                if (!to_x || !to_y)
                    border = grid.edges != Edges::closed;
                else
                    falls = falls || height.at(*to_x, *to_y) < height.at(x, y);
            }
            found += falls || border ? 0 : 1;
        }
    return found;
}

TEST(Rivers, every_sample_falls_to_the_border_the_sea_or_the_one_end_of_a_closed_map) {
    for (const Edges edges : {Edges::open, Edges::closed, Edges::wrap, Edges::wrap_x})
        for (const double sea_level : {-1e6, 380.0}) {
            const Grid grid{97, 81, 60, edges};
            const ProcessRun run =
                run_process(Rivers{.sea_level = sea_level}, grid, field_of(grid, rough));
            const bool has_end = edges == Edges::open || edges == Edges::wrap_x || sea_level > 0;
            EXPECT_EQ(pits(run.height, grid, sea_level), has_end ? 0 : 1);
        }
}

TEST(Rivers, no_time_only_opens_depressions) {
    const Grid grid{65, 65, 60};
    const Field start = field_of(grid, rough);
    const ProcessRun run = run_process(Rivers{.age = 0}, grid, start);
    std::int64_t kept = 0;
    for (std::int64_t y = 0; y < 65; ++y)
        for (std::int64_t x = 0; x < 65; ++x) {
            EXPECT_LE(run.height.at(x, y), start.at(x, y) + 1e-4);
            kept += std::abs(run.height.at(x, y) - start.at(x, y)) < 1e-4 ? 1 : 0;
        }
    EXPECT_GT(kept, 65 * 65 / 2);
    EXPECT_EQ(pits(run.height, grid, -1e6), 0);
}

double mean_change(const Rivers& op) {
    const Grid grid{97, 97, 60};
    const ProcessRun run = run_process(op, grid, field_of(grid, rough));
    return (run.ground() - run.start()) / static_cast<double>(grid.cells());
}

TEST(Rivers, age_and_strength_wear_more) {
    const double usual = mean_change({});
    EXPECT_LT(usual, -1);
    EXPECT_LT(mean_change({.age = 3}), usual);
    EXPECT_GT(mean_change({.age = 0.3}), usual);
    EXPECT_LT(mean_change({.strength = 3}), usual);
    EXPECT_GT(mean_change({.strength = 0.3}), usual);
}

TEST(Rivers, detail_makes_more_channels) {
    const Grid grid{129, 129, 60};
    const auto channels = [&](double detail) {
        std::int64_t count = 0;
        run_process(Rivers{.detail = detail}, grid, field_of(grid, rough),
                    {.inspect = [&](Terrain& terrain) {
                        const Field& width = terrain.make(field::river_width);
                        for (std::int64_t y = 0; y < 129; ++y)
                            for (std::int64_t x = 0; x < 129; ++x)
                                count += width.at(x, y) > 0 ? 1 : 0;
                    }});
        return count;
    };
    EXPECT_GT(channels(2), 1.5 * static_cast<double>(channels(1)));
}

TEST(Rivers, discharge_is_the_rain_on_what_lies_above) {
    const Grid grid{65, 49, 100, Edges::closed};
    const auto discharge = [&](double rain) {
        float most = 0;
        run_process(Rivers{.rain = rain}, grid, field_of(grid, rough),
                    {.inspect = [&](Terrain& terrain) {
                        const Field& flow = terrain.make(field::discharge);
                        const Field& width = terrain.make(field::river_width);
                        const Field& depth = terrain.make(field::river_depth);
                        for (std::int64_t y = 0; y < 49; ++y)
                            for (std::int64_t x = 0; x < 65; ++x) {
                                most = std::max(most, flow.at(x, y));
                                EXPECT_EQ(flow.at(x, y) > 0, width.at(x, y) > 0);
                                EXPECT_EQ(flow.at(x, y) > 0, depth.at(x, y) > 0);
                            }
                    }});
        return most;
    };
    // All water of a closed map passes its end: 65 x 49 cells of 10,000 m2.
    const double all = 65 * 49 * 1e4 / (365.25 * 86400);
    EXPECT_NEAR(discharge(1), all, 1e-5 * all);
    EXPECT_NEAR(discharge(2), 2 * all, 2e-5 * all);
}

TEST(Rivers, rain_may_be_a_field) {
    const Grid grid{64, 49, 100, Edges::closed};
    const auto discharge = [&](FieldOr rain, const Field& map) {
        Field found({64, 49, 1});
        run_process(Rivers{.rain = rain}, grid, field_of(grid, rough),
                    {.fields = {{"given", &map}}, .inspect = [&](Terrain& terrain) {
                         found = terrain.make(field::discharge).clone();
                     }});
        return found;
    };
    const Field even = field_of(grid, [](auto, auto) { return 0.7f; });
    const Field half = field_of(grid, [](std::int64_t x, auto) { return x % 2 == 0 ? 0.7f : 0; });
    const Field number = discharge(static_cast<double>(0.7f), even);
    const Field field = discharge("given", even), dry = discharge("given", half);
    float most = 0, most_dry = 0;
    for (std::int64_t y = 0; y < 49; ++y)
        for (std::int64_t x = 0; x < 64; ++x) {
            EXPECT_EQ(number.at(x, y), field.at(x, y));
            most = std::max(most, field.at(x, y)), most_dry = std::max(most_dry, dry.at(x, y));
        }
    // All water passes the end of the map, half of it where every other column is dry.
    EXPECT_NEAR(most_dry * 2 / most, 1, 1e-5);
}

TEST(Rivers, what_is_worn_and_laid_is_in_the_books) {
    for (const Edges edges : {Edges::open, Edges::wrap}) {
        const Grid grid{65, 65, 60, edges};
        Columns columns(grid);
        const ProcessRun run = run_process(Rivers{.sediment = "sand"}, grid, field_of(grid, rough),
                                           {.inspect = columns.reader()});
        const auto& accounts = run.ledger.accounts();
        const Account& rock = accounts.at(0);
        const Account& sand = accounts.at(*MaterialTable().find("sand"));
        EXPECT_EQ(rock.turned.value(),
                  static_cast<double>(run.began - columns.units("granite")) * run.unit_m);
        ExactSum there = sand.in;
        there.merge(sand.formed);
        there.subtract(sand.out);
        EXPECT_EQ(there.value(), static_cast<double>(columns.units("sand")) * run.unit_m);
        EXPECT_GT(columns.units("sand"), 0) << "rivers drop some of what they carry";
        // No more than was worn off: all of it comes from there, and nothing from nowhere.
        EXPECT_LT(there.value(), sand.formed.value());
        EXPECT_EQ(sand.in.value(), 0);
    }
}

TEST(Rivers, hard_ground_stands_higher) {
    const Grid grid{97, 97, 60};
    const auto halves = test::laid_layers([](std::int64_t x, std::int64_t) {
        return std::vector<LaidLayer>{{x < 48 ? "marble" : "sandstone", 300}};
    });
    const ProcessRun run = run_process(Rivers{}, grid, field_of(grid, rough), {.prepare = halves});
    double hard = 0, soft = 0;
    for (std::int64_t y = 10; y < 87; ++y)
        for (std::int64_t x = 10; x < 38; ++x) {
            hard += rough(x, y) + 300 - static_cast<double>(run.height.at(x, y));
            soft += rough(x + 48, y) + 300 - static_cast<double>(run.height.at(x + 48, y));
        }
    EXPECT_GT(soft, hard);
}

TEST(Rivers, sea_and_its_floor_stay_and_land_stays_land) {
    for (const std::int64_t side : {65, 193}) {
        const Grid grid{side, side, 60};
        const Field start = field_of(grid, rough);
        const ProcessRun run = run_process(Rivers{.age = 2, .sea_level = 380}, grid, start);
        std::int64_t sea = 0;
        for (std::int64_t y = 0; y < side; ++y)
            for (std::int64_t x = 0; x < side; ++x) {
                if (start.at(x, y) <= 380) {
                    EXPECT_NEAR(run.height.at(x, y), start.at(x, y), 1e-4);
                    ++sea;
                } else {
                    EXPECT_GT(run.height.at(x, y), 380) << start.at(x, y);
                }
            }
        EXPECT_GT(sea, 50);
    }
}

TEST(Rivers, threads_and_blocks_agree_to_the_bit) {
    const auto beds = test::laid_layers([](std::int64_t x, std::int64_t y) {
        return std::vector<LaidLayer>{{"limestone", 5 + static_cast<double>((x + y) % 7)}};
    });
    for (const Edges edges : {Edges::open, Edges::closed, Edges::wrap, Edges::wrap_x}) {
        const Grid grid{97, 75, 60, edges};
        const Field start = field_of(grid, rough);
        const auto run = [&](int across, int down) {
            return run_process(Rivers{.sea_level = 350}, grid, start,
                               {.across = across, .down = down, .prepare = beds});
        };
        set_thread_count(1);
        const ProcessRun one = run(1, 1);
        for (const auto& [across, down] : {std::pair{2, 2}, {3, 1}, {1, 5}}) {
            const ProcessRun other = run(across, down);
            EXPECT_TRUE(same_units(other.units, one.units)) << across << down;
            EXPECT_EQ(other.ledger.to_integers(), one.ledger.to_integers());
        }
        for (const int threads : {2, 3}) {
            set_thread_count(threads);
            EXPECT_TRUE(same_units(run(1, 1).units, one.units)) << threads;
        }
        set_thread_count(0);
    }
}

TEST(Rivers, maps_of_one_sample_one_row_and_no_relief_work) {
    for (const Edges edges : {Edges::open, Edges::closed, Edges::wrap, Edges::wrap_x})
        for (const auto& [columns, rows] : {std::pair{1, 1}, {1, 17}, {200, 1}, {2, 2}, {9, 9}}) {
            const Grid grid{columns, rows, 60, edges};
            for (const bool flat : {true, false}) {
                const Field start = field_of(
                    grid, [&](std::int64_t x, std::int64_t y) { return flat ? 12 : rough(x, y); });
                const ProcessRun run = run_process(Rivers{}, grid, start);
                for (std::int64_t y = 0; y < rows; ++y)
                    for (std::int64_t x = 0; x < columns; ++x)
                        EXPECT_TRUE(std::isfinite(run.height.at(x, y)));
            }
        }
}

TEST(Rivers, a_second_step_does_nothing) {
    const Grid grid{33, 33, 60};
    const Field start = field_of(grid, rough);
    EXPECT_TRUE(same_units(run_process(Rivers{}, grid, start, {.steps = 1}).units,
                           run_process(Rivers{}, grid, start, {.steps = 3}).units));
}

}  // namespace
}  // namespace cuesta

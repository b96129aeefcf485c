// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/musgrave_erosion.h"

#include <gtest/gtest.h>

#include <cmath>

#include "support/run_process.h"

namespace cuesta {
namespace {

using test::field_of;
using test::ProcessOptions;
using test::run_process;

TEST(MusgraveErosion, flat_dry_ground_is_left_alone) {
    const Grid grid{.columns = 8, .rows = 8, .spacing_m = 1, .edges = Edges::closed};
    const Field flat = field_of(
        grid, [](auto, auto) { return 0; }, 2);
    const auto run = run_process(MusgraveErosion{}, grid, flat, {.steps = 10, .halo = 2});
    EXPECT_EQ(run.ground(), run.start());
    EXPECT_EQ(run.height.at(3, 3), 0);
}

TEST(MusgraveErosion, two_cells_of_a_lake_come_to_rest) {
    const Grid grid{.columns = 2, .rows = 1, .spacing_m = 1, .edges = Edges::closed};
    const Field flat = field_of(
        grid, [](auto, auto) { return 0; }, 2);
    const Field water = field_of(
        grid, [](auto x, auto) { return x == 0 ? 1 : 0; }, 2);
    double left = 0, right = 0;
    ProcessOptions options{.steps = 60, .halo = 2, .fields = {{"water", &water}}};
    options.inspect = [&](Terrain& terrain) {
        left = double{terrain.make("water").at(0, 0)};
        right = double{terrain.make("water").at(1, 0)};
    };
    run_process(MusgraveErosion{}, grid, flat, options);
    EXPECT_EQ(left + right, 1);
    EXPECT_NEAR(left, right, 2e-5);
}

TEST(MusgraveErosion, more_than_a_float_holds_to_the_quantum_is_booked) {
    // A deep pit between eight neighbours whose quanta are odd in sum.
    const Grid grid{.columns = 3, .rows = 3, .spacing_m = 130, .edges = Edges::closed};
    const Field pit = field_of(
        grid, [](auto x, auto y) { return x == 1 && y == 1 ? 0 : 4000; }, 2);
    const auto depth = [](auto x, auto y) {
        return x == 1 && y == 1
                   ? 0.0
                   : 31 + static_cast<double>(2 * (3 * y + x) + (x + y > 0 ? 1 : 2)) * 0x1p-17;
    };
    const Field water = field_of(grid, depth, 2);
    double before = 0, after = 0;
    for (int y = 0; y < 3; ++y)
        for (int x = 0; x < 3; ++x) before += double{water.at(x, y)};
    ProcessOptions options{.steps = 1, .halo = 2, .fields = {{"water", &water}}};
    options.inspect = [&](Terrain& terrain) {
        for (int y = 0; y < 3; ++y)
            for (int x = 0; x < 3; ++x) after += double{terrain.make("water").at(x, y)};
        EXPECT_GT(terrain.make("water").at(1, 1), 130.0f);  // beyond 2^24 quanta of 2^-17 m
    };
    MusgraveErosion op;
    op.rain = 0;
    const auto run = run_process(op, grid, pit, options);
    const Account& account = run.ledger.accounts().at(water_account);
    EXPECT_EQ(after, before + account.in.value() - account.out.value());
}

TEST(MusgraveErosion, rain_by_height_comes_every_so_many_steps) {
    const Grid grid{.columns = 4, .rows = 4, .spacing_m = 1, .edges = Edges::closed};
    const Field plateau = field_of(
        grid, [](auto, auto) { return 100; }, 2);
    double depth = 0;
    ProcessOptions options{.steps = 66, .halo = 2};
    options.inspect = [&](Terrain& terrain) { depth = double{terrain.make("water").at(1, 1)}; };
    run_process(MusgraveErosion{}, grid, plateau, options);
    EXPECT_NEAR(depth, 2 * 0.1, 1e-5);  // a thousandth of 100 m, in steps 0 and 65
}

// The bounds of the corrected model on rough ground.
TEST(MusgraveErosion, heights_stay_in_their_range_and_heights_lose_more_than_lowlands) {
    const Grid grid{.columns = 48, .rows = 48, .spacing_m = 1, .edges = Edges::closed};
    const Field start = field_of(
        grid,
        [](auto x, auto y) {
            const double a = static_cast<double>(x), b = static_cast<double>(y);
            return 16 + 8 * std::sin(a * 0.31) * std::cos(b * 0.23) + 5 * std::sin(a * 0.9 + b) +
                   0.01 * static_cast<double>((x * 7 + y * 13) % 17);
        },
        2);
    ProcessOptions options{.steps = 600, .halo = 2};
    options.material = "regolith";
    double above = 0, below = 0, load = 0;
    options.inspect = [&](Terrain& terrain) {
        for (int y = 0; y < 48; ++y)
            for (int x = 0; x < 48; ++x) {
                (start.at(x, y) > 16 ? above : below) += double{terrain.make("wear").at(x, y)};
                load += double{terrain.make("sediment").at(x, y)};
            }
    };
    auto run = run_process(MusgraveErosion{}, grid, start, options);
    float low = 1e9f, high = 0, low0 = 1e9f, high0 = 0;
    for (int y = 0; y < 48; ++y)
        for (int x = 0; x < 48; ++x) {
            low = std::min(low, run.height.at(x, y)), high = std::max(high, run.height.at(x, y));
            low0 = std::min(low0, start.at(x, y)), high0 = std::max(high0, start.at(x, y));
        }
    EXPECT_GE(low, low0 - 1e-5f);
    EXPECT_LE(high, high0 + 1e-5f);
    EXPECT_GT(above, below);
    // Loads that need a coarser quantum are rounded, and that is booked.
    const Account& account = run.ledger.account(6);
    EXPECT_EQ(run.ground() + load, run.start() + account.in.value() - account.out.value());
    EXPECT_EQ(account.suspended.value(), load);
    EXPECT_LT(account.in.value() + account.out.value(), 1e-2);
}

}  // namespace
}  // namespace cuesta

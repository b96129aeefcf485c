// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/river/river_transport.h"

#include <gtest/gtest.h>

#include <cmath>

#include "cuesta/process/river/stream_power.h"
#include "support/columns.h"
#include "support/river_lab.h"

namespace cuesta {
namespace {

using test::Columns;
using test::field_of;
using test::LaidLayer;
using test::ProcessRun;
using test::run_process;

constexpr MaterialId granite = 0;
MaterialId id(std::string_view name) {
    return *MaterialTable().find(name);
}

// All in units of the ground, which must come out whole.
std::int64_t whole(const ExactSum& sum, double unit_m) {
    const double units = sum.value() / unit_m;
    EXPECT_EQ(units, std::round(units));
    return std::llround(units);
}

double rugged(std::int64_t x, std::int64_t y) {
    return 200 + 6.0 * static_cast<double>(x) +
           60 * std::sin(0.4 * static_cast<double>(x)) * std::cos(0.5 * static_cast<double>(y)) +
           static_cast<double>((x * 7919 + y * 104729) % 97) * 0.1;
}

TEST(river_transport, sediment_formed_is_laid_down_or_has_left_in_whole_units) {
    for (const Edges edges : {Edges::open, Edges::closed, Edges::wrap, Edges::wrap_x})
        for (const double n : {1.0, 1.5}) {
            const Grid grid{33, 27, 60, edges};
            Columns columns(grid);
            StreamPower op;
            op.deposition = 1, op.slope_exponent = n, op.sediment = "sand";
            const ProcessRun run = run_process(op, grid, field_of(grid, rugged),
                                               {.steps = 8, .inspect = columns.reader()});
            const auto& accounts = run.ledger.accounts();
            const Account& rock = accounts.at(granite);
            const Account& sand = accounts.at(id("sand"));
            // Granite that is gone has turned; in + formed = out + borders + what lies there.
            EXPECT_EQ(whole(rock.turned, run.unit_m), run.began - columns.units("granite"));
            ExactSum left = sand.formed;
            left.merge(sand.in);
            left.subtract(sand.out);
            for (const ExactSum& side : sand.border) left.subtract(side);
            EXPECT_EQ(whole(left, run.unit_m), columns.units("sand"));
            EXPECT_GT(columns.units("sand"), 0);
            // By mass, within the rounding of a unit and change.
            EXPECT_NEAR(sand.formed.value() * 1600, rock.turned.value() * 2700,
                        1e-6 * rock.turned.value() * 2700);
            double over = 0;
            for (const ExactSum& side : sand.border) over += side.value();
            EXPECT_EQ(over > 0, edges == Edges::open || edges == Edges::wrap_x) << over;
        }
}

TEST(river_transport, what_leaves_is_booked_on_the_side_it_leaves_over) {
    const Grid grid{12, 9, 100};
    struct Case {
        double dx, dy;
        Side side;
    };
    for (const Case& slope : {Case{1, 0, Side::west}, Case{-1, 0, Side::east},
                              Case{0, 1, Side::north}, Case{0, -1, Side::south}}) {
        const Field start = field_of(grid, [&](std::int64_t x, std::int64_t y) {
            return 500 +
                   5 * (slope.dx * static_cast<double>(x) + slope.dy * static_cast<double>(y));
        });
        const ProcessRun run = run_process(StreamPower{.deposition = 0.5}, grid, start);
        const Account& sediment = run.ledger.accounts().at(id("regolith"));
        for (int side = 0; side < 4; ++side) {
            const double over = sediment.border[static_cast<std::size_t>(side)].value();
            EXPECT_EQ(over != 0, side == static_cast<int>(slope.side)) << side << ": " << over;
        }
    }
}

// A valley of one cell's width between walls; x = 0 is a wall, the last sample the open border.
// Rock wears where `soft`, by a field of erodibility.
struct Valley {
    std::vector<double> floor;
    Grid grid() const { return {static_cast<std::int64_t>(floor.size()), 3, 100}; }
    Field start() const {
        return field_of(grid(), [&](std::int64_t x, std::int64_t y) {
            return y == 1 ? floor[static_cast<std::size_t>(x)] : 900;
        });
    }
    Field soft(double k, std::int64_t until) const {
        return field_of(grid(), [=](std::int64_t x, std::int64_t) { return x < until ? k : 0; });
    }
};

TEST(river_transport, a_lake_fills_from_its_inlet_to_its_level_and_no_further) {
    // Springs at 1 to 3, a lake over 4 to 8 that spills at 9, and the way to the border.
    const Valley valley{{900, 400, 390, 380, 290, 290, 290, 290, 290, 300, 280, 0}};
    const Grid grid = valley.grid();
    std::int64_t last_front = 0;
    for (const double k : {1e-7, 4e-7, 1e-6, 1e-4}) {
        const Field soft = valley.soft(k, 4);
        StreamPower op;
        op.erodibility = "soft", op.deposition = 0.1, op.deltas = false;
        const ProcessRun run = run_process(op, grid, valley.start(), {.fields = {{"soft", &soft}}});
        const auto level = static_cast<std::int32_t>(300 / run.unit_m);
        std::int64_t front = 4;
        while (front <= 8 && run.units.at(front, 1) == level) ++front;
        EXPECT_TRUE(front > 8 || run.units.at(front, 1) < level);
        for (std::int64_t x = front + 1; x <= 8; ++x)
            EXPECT_EQ(run.height.at(x, 1), 290) << "beyond the delta, " << x;
        if (front <= 8) {
            EXPECT_EQ(run.height.at(9, 1), 300) << "nothing has come as far";
        }
        EXPECT_GE(front, last_front);
        last_front = front;
    }
    EXPECT_EQ(last_front, 9) << "the lake is full";
}

TEST(river_transport, all_that_reaches_a_lake_stays_until_it_is_full) {
    const Valley valley{{900, 400, 390, 380, 290, 290, 290, 290, 290, 300, 280, 0}};
    const Field soft = valley.soft(4e-7, 4);
    StreamPower op;
    op.erodibility = "soft", op.deposition = 0.1;
    const ProcessRun run =
        run_process(op, valley.grid(), valley.start(), {.fields = {{"soft", &soft}}});
    for (const ExactSum& side : run.ledger.accounts().at(id("regolith")).border)
        EXPECT_EQ(side.value(), 0);
}

TEST(river_transport, the_sea_fills_to_its_level_and_no_further) {
    const Valley valley{{900, 400, 390, 380, 90, 80, 70, 60}};
    const Grid grid = valley.grid();
    for (const double k : {1e-7, 1e-4}) {
        const Field soft = valley.soft(k, 4);
        StreamPower op;
        op.erodibility = "soft", op.deposition = 0.1, op.sea_level = 100, op.deltas = false;
        const ProcessRun run = run_process(op, grid, valley.start(), {.fields = {{"soft", &soft}}});
        EXPECT_GT(run.height.at(4, 1), 90);
        EXPECT_LE(run.height.at(4, 1), 100);
        if (k > 1e-5) {
            EXPECT_EQ(run.height.at(4, 1), 100);
            EXPECT_GT(run.ledger.accounts().at(id("regolith")).out.value(), 0) << "lost at sea";
        }
    }
}

TEST(river_transport, deltas_spread_and_a_lake_passes_on_what_it_does_not_hold) {
    const Valley valley{{900, 400, 390, 380, 290, 290, 290, 290, 290, 300, 280, 0}};
    const Grid grid = valley.grid();
    for (const double k : {1e-7, 4e-7, 1e-6, 1e-4}) {
        const Field soft = valley.soft(k, 4);
        StreamPower op;
        op.erodibility = "soft", op.deposition = 0.1;
        Columns columns(grid);
        const ProcessRun run = run_process(
            op, grid, valley.start(), {.fields = {{"soft", &soft}}, .inspect = columns.reader()});
        // From the mouth on the floor falls, and no cell stands much above the lake.
        for (std::int64_t x = 4; x < 8; ++x) EXPECT_GE(run.units.at(x, 1), run.units.at(x + 1, 1));
        EXPECT_LE(run.height.at(4, 1), 301);
        EXPECT_GT(run.height.at(4, 1), 290);
        // Nothing is lost, and the brim is passed only by what had no room.
        const Account& soil = run.ledger.accounts().at(id("regolith"));
        ExactSum left = soil.formed;
        for (const ExactSum& side : soil.border) left.subtract(side);
        left.subtract(soil.out);
        left.merge(soil.in);
        EXPECT_EQ(whole(left, run.unit_m), columns.units("regolith"));
        double gone = 0;
        for (const ExactSum& side : soil.border) gone += side.value();
        EXPECT_EQ(gone > 0, run.height.at(8, 1) >= 299) << k;
    }
}

TEST(river_transport, deltas_are_the_same_on_blocks) {
    for (const Edges edges : {Edges::open, Edges::wrap_x}) {
        const Grid grid{41, 37, 60, edges};
        const Field start =
            field_of(grid, [](std::int64_t x, std::int64_t y) { return rugged(x, y) - 260; });
        StreamPower op;
        op.deposition = 1, op.sea_level = 0, op.erodibility = 1e-4;
        const ProcessRun one = run_process(op, grid, start, {.steps = 4});
        const ProcessRun six = run_process(op, grid, start, {.steps = 4, .across = 3, .down = 2});
        EXPECT_TRUE(test::same_units(one.units, six.units));
    }
}

TEST(river_transport, what_cannot_leave_a_closed_map_lies_level_in_its_lowest_place) {
    const Grid grid{9, 1, 100, Edges::closed};
    const Field start =
        field_of(grid, [](std::int64_t x, std::int64_t) { return 10 * std::abs(x - 4.0); });
    Columns columns(grid);
    const ProcessRun run =
        run_process(StreamPower{.deposition = 0.01}, grid, start, {.inspect = columns.reader()});
    EXPECT_GT(columns.units(4, 0, "regolith"), 0);
    EXPECT_GT(run.height.at(4, 0), 0);
    for (std::int64_t x = 0; x < 9; ++x)
        if (columns.units(x, 0, "regolith") > 0) {
            EXPECT_LE(std::abs(run.units.at(x, 0) - run.units.at(4, 0)), 1) << x;
        } else {
            EXPECT_GE(run.units.at(x, 0), run.units.at(4, 0)) << x;
        }
}

TEST(river_transport, rivers_do_not_dig_below_the_next_one_through_layers) {
    // Caps of 0.1 m on sand, worn in one long step.
    const Grid grid{40, 40, 60};
    const auto caps = test::laid_layers([](std::int64_t, std::int64_t) {
        return std::vector<LaidLayer>{{"sand", 50}, {"granite", 0.1}};
    });
    for (const double g : {0.3, 1.0}) {
        StreamPower op{.deposition = g, .deltas = false, .time_step = 50000};
        const Field start = field_of(grid, rugged);
        const ProcessRun none = run_process(op, grid, start, {.steps = 0, .prepare = caps});
        const ProcessRun run = run_process(op, grid, start, {.prepare = caps});
        test::over_drainage(
            grid, none.units, {},
            [&](std::int64_t x, std::int64_t y, const auto& d, flow::Cell cell) {
                const flow::Direction way = d.direction(cell);
                const std::int32_t ground = none.units.at(x, y);
                if (!flow::has_receiver(way) || d.level(cell, ground) > ground) return;
                const std::int64_t to_x = x + flow::step_x[way], to_y = y + flow::step_y[way];
                if (none.units.at(to_x, to_y) > ground) return;
                EXPECT_GE(run.units.at(x, y) + 1, run.units.at(to_x, to_y)) << x << ' ' << y;
            });
        EXPECT_LT(run.ground(), none.ground());
    }
}

TEST(river_transport, a_breach_cuts_hard_layers_too) {
    // A lake behind a rim of granite under a film of sand.
    const Valley valley{{900, 400, 390, 380, 290, 290, 290, 290, 290, 300, 280, 0}};
    StreamPower op;
    op.erodibility = 0.0, op.deposition = 0.1, op.hollows = Hollows::breach;
    const ProcessRun run = run_process(op, valley.grid(), valley.start(),
                                       {.prepare = test::laid_layers([](auto, auto) {
                                            return std::vector<LaidLayer>{{"sand", 0.01}};
                                        })});
    for (std::int64_t x = 1; x < 11; ++x)
        EXPECT_GE(run.units.at(x, 1), run.units.at(x + 1, 1)) << x;
}

}  // namespace
}  // namespace cuesta

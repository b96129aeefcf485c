// SPDX-License-Identifier: Apache-2.0
// Rivers on planes, cones and valleys, on turned and mirrored land, and where they end; claims,
// figures and tolerances are in README.md.
#include <gtest/gtest.h>

#include <cmath>
#include <iostream>
#include <random>

#include "cuesta/flow/lakes.h"
#include "cuesta/process/river/rivers.h"
#include "support/hold_problem.h"
#include "support/river_lab.h"

namespace cuesta {
namespace {

using test::ExactHeights;
using test::field_of;
using test::ProcessRun;
using test::run_process;

TEST(rivers_shapes, what_flows_out_of_a_plane_a_cone_and_a_valley_is_their_area) {
    test::hold_problem("plane_cone_valley");
}

// Smoother cones are worn 8 % less along the axes.
TEST(rivers_shapes, a_cone_is_worn_alike_in_all_directions) {
    test::hold_problem("cone_wear");
}

// Turned and mirrored land; the turned map has the rows of the other as columns.
struct Turn {
    bool swap, flip_x, flip_y;
    std::pair<std::int64_t, std::int64_t> operator()(std::int64_t x, std::int64_t y,
                                                     const Grid& grid) const {
        std::int64_t to_x = flip_x ? grid.columns - 1 - x : x;
        std::int64_t to_y = flip_y ? grid.rows - 1 - y : y;
        if (swap) std::swap(to_x, to_y);
        return {to_x, to_y};
    }
};

TEST(rivers_shapes, turned_and_mirrored_land_gives_the_turned_and_mirrored_result) {
    const Grid grid{61, 61, 60};
    std::mt19937 random(5);
    // No two samples are equal, so no order of directions decides.
    const Field start = field_of(grid, [&](std::int64_t x, std::int64_t y) {
        return 200 * std::sin(0.2 * static_cast<double>(x)) *
                   std::cos(0.17 * static_cast<double>(y)) +
               static_cast<double>(random() % 1000000) * 3e-5;
    });
    struct Case {
        double g;
        Hollows hollows;
        int steps;
    };
    // Breached rivers can be level to the unit, lakes that sediment has filled are: there the order
    // of cells decides.
    for (const Case& c :
         {Case{0, Hollows::lakes, 5}, Case{0, Hollows::breach, 5}, Case{1, Hollows::lakes, 1}})
        for (const Turn& turn : {Turn{true, false, true}, Turn{false, true, false},
                                 Turn{false, false, true}, Turn{false, true, true}}) {
            Field turned(start.shape());
            for (std::int64_t y = 0; y < 61; ++y)
                for (std::int64_t x = 0; x < 61; ++x) {
                    const auto [to_x, to_y] = turn(x, y, grid);
                    turned.at(to_x, to_y) = start.at(x, y);
                }
            StreamPower op;
            op.deposition = c.g, op.hollows = c.hollows;
            const ProcessRun a = run_process(op, grid, start, {.steps = c.steps});
            const ProcessRun b = run_process(op, grid, turned, {.steps = c.steps});
            std::int64_t different = 0;
            double squares = 0, all = 0;
            for (std::int64_t y = 0; y < 61; ++y)
                for (std::int64_t x = 0; x < 61; ++x) {
                    const auto [to_x, to_y] = turn(x, y, grid);
                    const double d = a.units.at(x, y) - b.units.at(to_x, to_y);
                    different += d != 0 ? 1 : 0;
                    squares += d * d;
                    all += static_cast<double>(a.units.at(x, y)) * a.units.at(x, y);
                }
            std::cout << "G " << c.g << ": " << different << " samples differ, relative "
                      << std::sqrt(squares / all) << '\n';
            if (c.hollows == Hollows::lakes) {
                EXPECT_EQ(different, 0);
            }
            EXPECT_LE(std::sqrt(squares / all), 1e-6);
        }
}

TEST(rivers_shapes, every_land_cell_ends_at_the_border_the_sea_or_in_a_listed_lake) {
    for (const Edges edges : {Edges::open, Edges::closed, Edges::wrap, Edges::wrap_x})
        for (const double sea_level : {-1e6, -60.0})
            for (const bool carved : {false, true}) {
                const Grid grid{96, 80, 60, edges};
                std::mt19937 random(5);
                const Field start = field_of(grid, [&](std::int64_t x, std::int64_t y) {
                    return 100 * std::sin(0.2 * static_cast<double>(x)) *
                               std::cos(0.17 * static_cast<double>(y)) +
                           static_cast<double>(random() % 1000000) * 3e-5;
                });
                StreamPower op;
                op.deposition = 0.5, op.sea_level = sea_level;
                const ProcessRun run =
                    carved ? run_process(Rivers{.sea_level = sea_level}, grid, start)
                           : run_process(op, grid, start, {.steps = 4});
                flow::Land land;
                land.runs_along_borders = carved;
                if (sea_level > -1e5)
                    land.sea_level = static_cast<std::int32_t>(std::floor(sea_level / run.unit_m));
                SingleCommunicator comm(grid);
                IntField surface({grid.columns, grid.rows, 1});
                for (std::int64_t y = 0; y < grid.rows; ++y)
                    std::copy_n(run.units.row(y), grid.columns, surface.row(y));
                flow::Drainage drainage;
                drainage.route(surface, grid, whole(grid), comm, land);
                drainage.accumulate(comm);
                const flow::Lakes lakes = flow::find_lakes(drainage, surface, comm);
                std::uint64_t ended = 0, in_lakes = 0;
                for (std::int64_t y = 0; y < grid.rows; ++y)
                    for (std::int64_t x = 0; x < grid.columns; ++x) {
                        const flow::Cell cell = drainage.frame().cell(x, y);
                        const bool under =
                            drainage.level(cell, surface.at(x, y)) > surface.at(x, y);
                        EXPECT_EQ(under,
                                  lakes.at(drainage, cell, surface.at(x, y)) != flow::no_lake);
                        in_lakes += under ? 1 : 0;
                        if (flow::has_receiver(drainage.direction(cell))) continue;
                        ended += drainage.cells_above(cell);
                        const bool border =
                            x == 0 || y == 0 || x + 1 == grid.columns || y + 1 == grid.rows;
                        const bool sea = land.sea_level && surface.at(x, y) <= *land.sea_level;
                        bool listed = false;
                        for (const flow::Lake& lake : lakes.all)
                            listed = listed || lake.deepest == drainage.frame().id(cell);
                        EXPECT_TRUE(border || sea || listed) << x << ' ' << y;
                    }
                EXPECT_EQ(ended, static_cast<std::uint64_t>(grid.cells()));
                if (carved) {
                    EXPECT_EQ(in_lakes, 0u) << "carved land holds no water";
                }
            }
}

}  // namespace
}  // namespace cuesta

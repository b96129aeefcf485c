// SPDX-License-Identifier: Apache-2.0
// Rivers on planes, cones and valleys, on turned and mirrored land, and where they end; claims,
// figures and tolerances are in README.md.
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <functional>
#include <iostream>
#include <numbers>
#include <random>

#include "cuesta/flow/lakes.h"
#include "cuesta/process/river/rivers.h"
#include "support/river_lab.h"

namespace cuesta {
namespace {

using test::ExactHeights;
using test::field_of;
using test::ProcessRun;
using test::run_process;

using Shape = std::function<double(double, double)>;

IntField units_of(const Grid& grid, const Shape& shape) {
    IntField units({grid.columns, grid.rows, 1});
    for (std::int64_t y = 0; y < grid.rows; ++y)
        for (std::int64_t x = 0; x < grid.columns; ++x)
            units.at(x, y) = static_cast<std::int32_t>(
                std::lround(shape(static_cast<double>(x), static_cast<double>(y)) * 0x1p17));
    return units;
}

TEST(rivers_shapes, what_flows_out_of_a_plane_a_cone_and_a_valley_is_their_area) {
    const Grid grid{65, 49, 10};
    for (const Shape& shape :
         {Shape([](double x, double y) { return 3 * x + 0.7 * y; }),
          Shape([](double x, double y) { return 500 - 5 * std::hypot(x - 32, y - 24); }),
          Shape([](double x, double y) { return 4 * std::abs(x - 32) + 0.5 * y; })}) {
        std::int64_t leaves = 0;
        test::over_drainage(grid, units_of(grid, shape), {},
                            [&](auto, auto, const flow::Drainage& drainage, flow::Cell cell) {
                                if (drainage.direction(cell) == flow::outlet)
                                    leaves += drainage.cells_above(cell);
                            });
        EXPECT_EQ(leaves, grid.cells());
    }
}

TEST(rivers_shapes, a_valley_gathers_all_but_its_borders) {
    const Grid grid{65, 49, 10};
    const IntField units =
        units_of(grid, [](double x, double y) { return 4 * std::abs(x - 32) + 0.5 * y; });
    std::int64_t mouth = 0;
    test::over_drainage(grid, units, {}, [&](auto x, auto y, const auto& drainage, auto cell) {
        if (x == 32 && y == 0) mouth = drainage.cells_above(cell);
    });
    // All rows but the first and the last, all columns but both borders; the mouth itself.
    EXPECT_EQ(mouth, 63 * 47 + 1);
}

// Wear of a cone by the direction it faces, rough by what it falls over three samples: no direction
// of the grid is preferred by much. Smoother cones are worn 8 % less along the axes.
TEST(rivers_shapes, a_cone_is_worn_alike_in_all_directions) {
    const Grid grid{257, 257, 60};
    std::array<double, 16> sum{}, count{};
    for (const unsigned seed : {1u, 2u, 3u, 4u}) {
        std::mt19937 random(seed);
        const Field start = field_of(grid, [&](std::int64_t x, std::int64_t y) {
            const double r = std::hypot(static_cast<double>(x) - 128, static_cast<double>(y) - 128);
            return 1200 - 10 * r + static_cast<double>(random() % 1000) * 0.03;
        });
        StreamPower op;
        op.hollows = Hollows::breach, op.sea_level = 0, op.erodibility = 2e-6;
        const ProcessRun run = run_process(op, grid, start, {.steps = 10});
        for (std::int64_t y = 0; y < 257; ++y)
            for (std::int64_t x = 0; x < 257; ++x) {
                const double dx = static_cast<double>(x) - 128, dy = static_cast<double>(y) - 128;
                const double r = std::hypot(dx, dy);
                if (r < 20 || r > 110) continue;
                const double turn = std::atan2(dy, dx) / (2 * std::numbers::pi) * 16 + 16.5;
                const auto sector = static_cast<std::size_t>(turn) % 16;
                sum[sector] += static_cast<double>(start.at(x, y) - run.height.at(x, y));
                count[sector] += 1;
            }
    }
    std::array<double, 3> kinds{};  // along the axes, along the diagonals, between them
    double all = 0;
    for (std::size_t i = 0; i < 16; ++i) {
        const double wear = sum[i] / count[i];
        kinds[i % 4 == 0 ? 0 : i % 4 == 2 ? 1 : 2] += wear / (i % 2 == 0 ? 4 : 8);
        all += wear / 16;
    }
    std::cout << "wear of a cone " << all << " m; axes " << kinds[0] / all - 1 << ", diagonals "
              << kinds[1] / all - 1 << ", between " << kinds[2] / all - 1 << '\n';
    for (const double kind : kinds) EXPECT_NEAR(kind / all, 1, 0.05);
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

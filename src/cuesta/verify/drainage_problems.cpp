// SPDX-License-Identifier: Apache-2.0
// Where water goes over shapes that can be drained by hand, and what floods and cuts leave behind.
#include <array>
#include <cmath>
#include <functional>
#include <numbers>
#include <random>
#include <vector>

#include "cuesta/flow/breach.h"
#include "cuesta/flow/priority_flood.h"
#include "cuesta/process/river/stream_power.h"
#include "cuesta/verify/lab.h"
#include "cuesta/verify/problem.h"

namespace cuesta::verify {
namespace {

using Shape = std::function<double(double, double)>;

IntField shaped(const Grid& grid, const Shape& shape) {
    return surface_of(grid, [&](std::int64_t x, std::int64_t y) {
        return static_cast<std::int32_t>(
            std::lround(shape(static_cast<double>(x), static_cast<double>(y)) * 0x1p17));
    });
}

double valley(double x, double y) {
    return 4 * std::abs(x - 32) + 0.5 * y;
}

// Cells that leave the map at its outlets.
double outflow(const Shape& shape) {
    const Grid grid{65, 49, 10};
    IntField surface = shaped(grid, shape);
    flow::Drainage drainage;
    route(drainage, surface, grid);
    std::int64_t leaves = 0;
    for (std::int64_t y = 0; y < grid.rows; ++y)
        for (std::int64_t x = 0; x < grid.columns; ++x) {
            const flow::Cell cell = drainage.frame().cell(x, y);
            if (drainage.direction(cell) == flow::outlet)
                leaves += static_cast<std::int64_t>(drainage.cells_above(cell));
        }
    return static_cast<double>(leaves);
}

Answer plane_cone_valley() {
    const double plane = outflow([](double x, double y) { return 3 * x + 0.7 * y; });
    const double cone =
        outflow([](double x, double y) { return 500 - 5 * std::hypot(x - 32, y - 24); });
    const Grid grid{65, 49, 10};
    IntField surface = shaped(grid, valley);
    flow::Drainage drainage;
    route(drainage, surface, grid);
    const auto mouth = static_cast<double>(drainage.cells_above(drainage.frame().cell(32, 0)));
    return {{within("outflow of a plane", "cells", plane, 65 * 49, 0),
             within("outflow of a cone", "cells", cone, 65 * 49, 0),
             within("outflow of a valley", "cells", outflow(valley), 65 * 49, 0),
             // All rows but the first and the last, all columns but both borders; itself.
             within("area above the valley's mouth", "cells", mouth, 63 * 47 + 1, 0)}};
}

// Wear of a cone by the direction it faces, rough by what it falls over three samples.
Answer cone_wear() {
    const Grid grid{257, 257, 60};
    std::array<double, 16> sum{}, count{};
    for (const unsigned seed : {1u, 2u, 3u, 4u}) {
        std::mt19937 random(seed);
        Field start({grid.columns, grid.rows, 0});
        for (std::int64_t y = 0; y < grid.rows; ++y)
            for (std::int64_t x = 0; x < grid.columns; ++x) {
                const double r =
                    std::hypot(static_cast<double>(x) - 128, static_cast<double>(y) - 128);
                start.at(x, y) =
                    static_cast<float>(1200 - 10 * r + static_cast<double>(random() % 1000) * 0.03);
            }
        Lab lab(grid, [&](auto x, auto y) { return double{start.at(x, y)}; });
        StreamPower rivers;
        rivers.hollows = Hollows::breach, rivers.sea_level = 0, rivers.erodibility = 2e-6;
        lab.run(10, rivers);
        for (std::int64_t y = 0; y < grid.rows; ++y)
            for (std::int64_t x = 0; x < grid.columns; ++x) {
                const double dx = static_cast<double>(x) - 128, dy = static_cast<double>(y) - 128;
                const double r = std::hypot(dx, dy);
                if (r < 20 || r > 110) continue;
                const double turn = std::atan2(dy, dx) / (2 * std::numbers::pi) * 16 + 16.5;
                const auto sector = static_cast<std::size_t>(turn) % 16;
                sum[sector] += double{start.at(x, y)} - lab.height(x, y);
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
    return {{within("wear along the axes over the mean", "1", kinds[0] / all, 1, 0.05),
             within("wear along the diagonals over the mean", "1", kinds[1] / all, 1, 0.05),
             within("wear between them over the mean", "1", kinds[2] / all, 1, 0.05)}};
}

constexpr std::int64_t side = 160;

std::vector<double> rough_land() {
    std::vector<double> land;
    for (std::int64_t y = 0; y < side; ++y)
        for (std::int64_t x = 0; x < side; ++x)
            land.push_back(std::round(1e6 * (std::sin(0.11 * static_cast<double>(x)) *
                                                 std::cos(0.13 * static_cast<double>(y)) +
                                             noise(x, y))));
    return land;
}

// By the plain flood and by the graph of basins: both know how high water stands.
Answer flooding() {
    const std::vector<double> land = rough_land();
    const std::vector<double> once = flow::priority_flood(land, side, side);
    const std::vector<double> twice = flow::priority_flood(once, side, side);
    const Grid grid{side, side, 10};
    IntField surface = surface_of(grid, [&](std::int64_t x, std::int64_t y) {
        return static_cast<std::int32_t>(land[static_cast<std::size_t>(y * side + x)]);
    });
    flow::Drainage drainage;
    route(drainage, surface, grid);
    std::int64_t changed = 0, below = 0, raised = 0, differ = 0;
    for (std::int64_t y = 0; y < side; ++y)
        for (std::int64_t x = 0; x < side; ++x) {
            const auto i = static_cast<std::size_t>(y * side + x);
            changed += twice[i] != once[i] ? 1 : 0;
            below += once[i] < land[i] ? 1 : 0;
            raised += once[i] > land[i] ? 1 : 0;
            const flow::Cell cell = drainage.frame().cell(x, y);
            differ += drainage.level(cell, surface.at(x, y)) != once[i] ? 1 : 0;
        }
    return {
        {at_least("cells under water", "cells", static_cast<double>(raised), 1),
         within("cells that a second flood changes", "cells", static_cast<double>(changed), 0, 0),
         within("cells flooded below the ground", "cells", static_cast<double>(below), 0, 0),
         within("cells where the basin graph differs", "cells", static_cast<double>(differ), 0,
                0)}};
}

Answer breaching() {
    const std::vector<double> land = rough_land();
    const Grid grid{side, side, 10};
    IntField surface = surface_of(grid, [&](std::int64_t x, std::int64_t y) {
        return static_cast<std::int32_t>(land[static_cast<std::size_t>(y * side + x)]);
    });
    flow::Drainage drainage;
    route(drainage, surface, grid);
    const auto before = static_cast<double>(drainage.pits());
    SingleCommunicator comm(grid);
    flow::breach(drainage, surface, comm);
    route(drainage, surface, grid);
    std::int64_t raised = 0;
    for (std::int64_t y = 0; y < side; ++y)
        for (std::int64_t x = 0; x < side; ++x)
            raised += surface.at(x, y) > land[static_cast<std::size_t>(y * side + x)] ? 1 : 0;
    return {{at_least("pits before", "pits", before, 1),
             within("pits after", "pits", static_cast<double>(drainage.pits()), 0, 0),
             within("cells that were raised", "cells", static_cast<double>(raised), 0, 0)}};
}

}  // namespace

std::vector<Problem> drainage_problems() {
    return {
        {22, "plane_cone_valley", "drainage",
         "What flows out of a plane, a cone and a valley is their area.", plane_cone_valley},
        {22, "cone_wear", "drainage", "Rivers wear a rough cone alike in all directions.",
         cone_wear},
        {23, "flooding", "drainage",
         "Flooding flooded land changes nothing and lies nowhere below the ground.", flooding},
        {23, "breaching", "drainage", "Land whose hollows were cut open has no pit.", breaching},
    };
}

}  // namespace cuesta::verify

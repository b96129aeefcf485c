// SPDX-License-Identifier: Apache-2.0
#include "cuesta/tectonics/plates.h"

#include <gtest/gtest.h>

#include <cmath>

#include "support/columns.h"

namespace cuesta {
namespace {

using test::field_of;
using test::ProcessRun;
using test::run_process;

Grid globe(std::int64_t columns) {
    Grid grid{columns, columns / 2, 40075000.0 / static_cast<double>(columns), Edges::wrap_x};
    grid.projection = Projection::latlon;
    return grid;
}

double level(std::int64_t, std::int64_t) {
    return 0;
}

Plates small() {
    Plates op;
    op.resolution = 64;
    op.time_step = 1e7;
    return op;
}

TEST(Plates, make_two_levels_of_ground) {
    const Grid grid = globe(128);
    const ProcessRun run = run_process(small(), grid, field_of(grid, level), {.steps = 3});
    double land = 0, deep = 0, middle = 0, all = 0;
    for (std::int64_t y = 0; y < grid.rows; ++y)
        for (std::int64_t x = 0; x < grid.columns; ++x) {
            const double area = grid.cell_area_m2(y), height = run.height.at(x, y);
            all += area;
            land += height > 0 ? area : 0;
            deep += height < -3000 ? area : 0;
            middle += height > -2500 && height < -1000 ? area : 0;
        }
    EXPECT_GT(land / all, 0.2);
    EXPECT_LT(land / all, 0.5);
    EXPECT_GT(deep / all, 0.4);
    EXPECT_LT(middle / all, 0.15);
}

TEST(Plates, the_same_continents_at_every_size) {
    // Land of each sample against the mean of those in it on a map four times as fine.
    const Grid coarse = globe(64), fine = globe(256);
    const ProcessRun one = run_process(small(), coarse, field_of(coarse, level), {.steps = 2});
    const ProcessRun two = run_process(small(), fine, field_of(fine, level), {.steps = 2});
    double both = 0, any = 0;
    for (std::int64_t y = 0; y < coarse.rows; ++y)
        for (std::int64_t x = 0; x < coarse.columns; ++x) {
            double mean = 0;
            for (std::int64_t j = 0; j < 4; ++j)
                for (std::int64_t i = 0; i < 4; ++i) mean += two.height.at(4 * x + i, 4 * y + j);
            const bool a = one.height.at(x, y) > 0, b = mean > 0;
            const double area = coarse.cell_area_m2(y);
            both += a && b ? area : 0;
            any += a || b ? area : 0;
        }
    EXPECT_GT(both / any, 0.97);
}

TEST(Plates, start_as_they_are_drawn) {
    // Two plates, two continents; the western plate goes east.
    const Grid grid = globe(64);
    Plates op = small();
    op.start = PlateStart::drawn;
    op.drawn_plates = "ids", op.drawn_continents = "land";
    op.velocities = Numbers<128>(0.06, 0.0, -0.06, 0.0);
    op.plates = op.least_plates = 1;
    op.hotspots = 0;
    const auto west = [](std::int64_t x, std::int64_t) { return x < 32 ? 3.0 : 7.0; };
    const auto land = [](std::int64_t x, std::int64_t y) {
        return y > 10 && y < 22 && (std::abs(x - 16) < 6 || std::abs(x - 48) < 6) ? 1.0 : 0.0;
    };
    const Field ids = field_of(grid, west), continents = field_of(grid, land);
    test::ProcessOptions options;
    options.steps = 1;
    options.fields = {{"ids", &ids}, {"land", &continents}};
    options.inspect = [](const Terrain& terrain) {
        const Field& east = *terrain.find("plate_velocity_x");
        EXPECT_GT(east.at(16, 16), 20);
        EXPECT_LT(east.at(48, 16), -20);
    };
    const ProcessRun run = run_process(op, grid, field_of(grid, level), options);
    EXPECT_GT(run.height.at(16, 16), -300);
    EXPECT_LT(run.height.at(16, 2), -2000);
    EXPECT_LT(run.height.at(32, 16), -2000);
}

TEST(Plates, two_stretches_are_one) {
    // A step of 20 million years is two of 10: the world of plates goes on from its bytes.
    const Grid grid = globe(64);
    Plates op = small();
    op.coupled = false;
    const ProcessRun two = run_process(op, grid, field_of(grid, level), {.steps = 2});
    op.time_step = 2e7;
    const ProcessRun one = run_process(op, grid, field_of(grid, level), {.steps = 1});
    // A step more is a rounding of the height more: float32 tells 0.5 mm apart from 4 km on.
    for (std::int64_t y = 0; y < grid.rows; ++y)
        for (std::int64_t x = 0; x < grid.columns; ++x)
            EXPECT_NEAR(one.height.at(x, y), two.height.at(x, y), 0.001);
}

TEST(Plates, flat_maps_of_any_shape_have_plates) {
    Plates op = small();
    op.resolution = 16;
    for (const auto& [columns, rows] : {std::pair{1, 1}, std::pair{40, 1}, std::pair{3, 50}}) {
        const Grid grid{columns, rows, 10, Edges::open};
        const ProcessRun run = run_process(op, grid, field_of(grid, level));
        for (std::int64_t y = 0; y < rows; ++y)
            for (std::int64_t x = 0; x < columns; ++x)
                EXPECT_TRUE(std::isfinite(run.height.at(x, y)));
    }
}

}  // namespace
}  // namespace cuesta

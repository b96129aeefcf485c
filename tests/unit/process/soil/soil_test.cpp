// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/soil/soil.h"

#include <gtest/gtest.h>

#include <cmath>

#include "cuesta/process/soil/soil_equations.h"
#include "support/columns.h"

namespace cuesta {
namespace {

using test::Columns;
using test::field_of;
using test::laid_layers;
using test::LaidLayer;
using test::ProcessOptions;
using test::run_process;

TEST(Soil, bare_granite_gains_what_the_law_says_mass_for_mass) {
    const Grid grid{4, 3, 10.0};
    const Field start = field_of(grid, [](auto, auto) { return 500; });
    const double s = 2700.0 / 1400;
    for (const int steps : {1, 20}) {
        Columns after(grid);
        const Soil op{.production = 1e-4, .depth = 0.5, .time_step = 20000.0 / steps};
        ProcessOptions options{.steps = steps, .inspect = after.reader()};
        const auto run = run_process(op, grid, start, options);
        const double cover = 0.5 * std::log(1 + s * 1e-4 * 20000 / 0.5);
        EXPECT_NEAR(after.metres(2, 1, "regolith"), cover, 1e-3) << steps;
        EXPECT_NEAR(500 - after.metres(2, 1, "granite"), cover / s, 1e-3);
        const MaterialTable table;
        EXPECT_GT(run.ledger.accounts().at(*table.find("regolith")).formed.value(), 0);
    }
}

TEST(Soil, writes_depth_and_texture) {
    const Grid grid{3, 1, 10.0};
    const Field start = field_of(grid, [](auto, auto) { return 500; });
    const auto rocks = [](std::int64_t x, std::int64_t) -> std::vector<LaidLayer> {
        return {{x == 0 ? "granite" : x == 1 ? "limestone" : "sandstone", 50}};
    };
    ProcessOptions options{.steps = 3, .prepare = laid_layers(rocks)};
    options.inspect = [&](Terrain& terrain) {
        const Field &sand = *terrain.find("soil_sand"), &silt = *terrain.find("soil_silt"),
                    &clay = *terrain.find("soil_clay"), &depth = *terrain.find(field::soil_depth);
        for (std::int64_t x = 0; x < 3; ++x) {
            EXPECT_NEAR(sand.at(x, 0) + silt.at(x, 0) + clay.at(x, 0), 1, 1e-5);
            EXPECT_GT(depth.at(x, 0), 0.5f);
        }
        EXPECT_GT(clay.at(1, 0), clay.at(0, 0));
        EXPECT_GT(sand.at(2, 0), sand.at(0, 0));
        // Softer rock makes soil faster.
        EXPECT_GT(depth.at(2, 0), depth.at(0, 0));
        EXPECT_GE(terrain.find(field::soil_texture)->at(1, 0), 7);
        EXPECT_LE(terrain.find(field::soil_texture)->at(2, 0), 3);
    };
    run_process(Soil{}, grid, start, options);
}

TEST(Soil, plants_speed_it_up) {
    const Grid grid{2, 1, 10.0};
    const Field start = field_of(grid, [](auto, auto) { return 500; });
    const Field cover = field_of(grid, [](std::int64_t x, auto) { return x == 0 ? 0 : 1; });
    Columns after(grid);
    ProcessOptions options{.fields = {{"plant_cover", &cover}}, .inspect = after.reader()};
    run_process(Soil{.time_step = 10}, grid, start, options);
    EXPECT_NEAR(after.metres(1, 0, "regolith") / after.metres(0, 0, "regolith"), 2, 0.02);
}

TEST(Soil, loose_ground_makes_none) {
    const Grid grid{2, 2, 10.0};
    const Field start = field_of(grid, [](auto, auto) { return 500; });
    Columns after(grid);
    ProcessOptions options{.material = "sand", .inspect = after.reader()};
    const auto run = run_process(Soil{}, grid, start, options);
    EXPECT_EQ(after.units("regolith"), 0);
    EXPECT_EQ(run.ground(), run.start());
}

}  // namespace
}  // namespace cuesta

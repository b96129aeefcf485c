// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/rock/caves.h"

#include <gtest/gtest.h>

#include "cuesta/process/slope/thermal.h"
#include "support/lay_layers.h"
#include "support/run_process.h"

namespace cuesta {
namespace {

using test::lay_layers;
using test::Layers;
using test::layers_of;

const Grid grid{64, 48, 5, Edges::open};

Layers limestone_country(std::int64_t x, std::int64_t y) {
    return {{"granite", 100},
            {"limestone", 120 + 0.3 * static_cast<double>(x)},
            {"sandstone", 5 + static_cast<double>(y % 3)}};
}

struct Carved {
    std::vector<Layers> columns;
    double air = 0, shallowest = 1e9;
    std::int64_t cells = 0;  // columns with a cave
    test::ProcessRun run;
};
Carved carve_map(const Caves& op, const Grid& on, int steps = 1, int across = 1, int down = 1) {
    const Field start = test::field_of(on, [](auto, auto) { return 1.0; });
    Carved carved;
    carved.columns.resize(static_cast<std::size_t>(on.cells()));
    std::mutex mutex;
    carved.run = test::run_process(
        op, on, start,
        {.steps = steps,
         .across = across,
         .down = down,
         .prepare = [](Terrain& t) { lay_layers(t, limestone_country); },
         .inspect =
             [&](Terrain& t) {
                 const std::lock_guard lock(mutex);
                 for (std::int64_t y = 0; y < t.block().rows; ++y)
                     for (std::int64_t x = 0; x < t.block().columns; ++x) {
                         const Layers list = layers_of(t, x, y);
                         double above = 0;
                         bool found = false;
                         for (auto it = list.rbegin(); it != list.rend(); ++it) {
                             if (it->first == "air") {
                                 carved.air += it->second;
                                 carved.shallowest = std::min(carved.shallowest, above);
                                 found = true;
                             }
                             above += it->second;
                         }
                         carved.cells += found ? 1 : 0;
                         carved.columns[static_cast<std::size_t>((t.block().y0 + y) * on.columns +
                                                                 t.block().x0 + x)] = list;
                     }
             }});
    return carved;
}

TEST(Caves, tunnels_run_through_limestone_below_a_roof_and_leave_the_surface_alone) {
    const Carved carved = carve_map({.least_roof = 20}, grid);
    EXPECT_GT(carved.cells, grid.cells() / 50);
    EXPECT_LT(carved.cells, grid.cells() / 2);
    EXPECT_GE(carved.shallowest, 20 - 1e-5);
    for (std::int64_t y = 0; y < grid.rows; ++y)
        for (std::int64_t x = 0; x < grid.columns; ++x) {
            const Layers& list = carved.columns[static_cast<std::size_t>(y * grid.columns + x)];
            double sum = 0, other = 0;
            for (const auto& [name, metres] : list)
                sum += metres, other += name == "sandstone" || name == "granite" ? metres : 0;
            EXPECT_NEAR(sum, 225 + 0.3 * static_cast<double>(x) + static_cast<double>(y % 3), 1e-4);
            EXPECT_NEAR(other, 105 + static_cast<double>(y % 3), 1e-4);
        }
    // What was carved out is in the books.
    const MaterialTable table;
    Account account = carved.run.ledger.accounts().at(*table.find("limestone"));
    EXPECT_NEAR(account.out.value(), carved.air, 1e-6);
}

TEST(Caves, carving_again_changes_nothing_and_blocks_do_not_matter) {
    const Carved once = carve_map({}, grid), twice = carve_map({}, grid, 2);
    EXPECT_EQ(once.columns, twice.columns);
    EXPECT_EQ(once.columns, carve_map({}, grid, 1, 3, 2).columns);
}

TEST(Caves, the_usual_width_follows_the_radius) {
    // Tubes: four times the cross-section for twice the radius.
    const double narrow = carve_map({.radius = 2}, grid).air,
                 wide = carve_map({.radius = 4}, grid).air;
    EXPECT_NEAR(wide / narrow, 4, 1);
}

TEST(Caves, a_volume_is_carved_between_two_heights_in_the_chosen_rock) {
    Caves op{.shape = Caves::Shape::volume, .floor = 90.0, .roof = 130.0};
    const Carved limestone = carve_map(op, grid);
    EXPECT_EQ(limestone.columns[0],
              (Layers{{"granite", 100}, {"air", 30}, {"limestone", 90}, {"sandstone", 5}}));
    op.rock = Caves::Rock::solid;
    const Carved solid = carve_map(op, grid);
    EXPECT_EQ(solid.columns[0],
              (Layers{{"granite", 90}, {"air", 40}, {"limestone", 90}, {"sandstone", 5}}));
    // A roof above the ground opens it, down to the floor.
    op.roof = 1000.0, op.least_roof = 0;
    EXPECT_EQ(carve_map(op, grid).columns[0], (Layers{{"granite", 90}}));
}

TEST(Caves, ground_of_another_rock_keeps_its_one_layer) {
    const Field start = test::field_of(grid, [](auto x, auto) { return 100.0 + x; });
    bool layered = true;
    test::run_process(Caves{}, grid, start,
                      {.inspect = [&](Terrain& t) { layered = t.layered(); }});
    EXPECT_FALSE(layered);
    test::run_process(Caves{.rock = Caves::Rock::any}, grid, start,
                      {.inspect = [&](Terrain& t) { layered = t.layered(); }});
    EXPECT_TRUE(layered);
}

}  // namespace
}  // namespace cuesta

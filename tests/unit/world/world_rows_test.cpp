// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/world_rows.h"

#include <gtest/gtest.h>

#include <cmath>

namespace cuesta::world {
namespace {

struct RowLab {
    Grid grid;
    Block block;
    Terrain terrain;
    Scratch scratch;
    SingleCommunicator comm;
    WorldRows work;

    explicit RowLab(Edges edges, std::int64_t rows = 36)
        : grid{72, rows, 1, edges},
          block(whole(grid)),
          terrain(grid, block, 2, std::make_shared<const MaterialTable>()),
          scratch({72, rows, 2}),
          comm(grid) {}
    StepContext step() { return {grid, block, comm, {5, 1}, 0, terrain, scratch, {}}; }
    const RowRule& at(std::int64_t y) const { return work.rows[static_cast<std::size_t>(y + 2)]; }
    void fill(const WorldStep& world, std::int64_t now) { fill_rows(world, step(), now, work); }
};

TEST(WorldRows, beyond_a_pole_a_row_is_the_same_half_a_map_on) {
    RowLab lab(Edges::polar);
    WorldStep world;
    world.wind.emplace();
    world.wind->systems_hpa = 20;
    world.temperature.emplace();
    lab.fill(world, 700);
    for (const auto& [beyond, same] : {std::pair(-1, 0), {-2, 1}, {36, 35}, {37, 34}}) {
        EXPECT_EQ(lab.at(beyond).latitude, lab.at(same).latitude);
        EXPECT_EQ(lab.at(beyond).wind_x, lab.at(same).wind_x);
        EXPECT_EQ(lab.at(beyond).turned, -1);
        EXPECT_EQ(lab.at(same).turned, 1);
        for (std::int64_t x = 0; x < 72; ++x) {
            const std::int64_t opposite = (x + 36) % 72;
            ASSERT_EQ(lab.at(beyond).noise.from[2 * x], lab.at(same).noise.from[2 * opposite]);
            ASSERT_EQ(lab.at(beyond).births[2 * x + 1], lab.at(same).births[2 * opposite + 1]);
        }
    }
    RowLab walls(Edges::wrap_x);
    walls.fill(world, 700);
    EXPECT_EQ(walls.at(-1).turned, 1);
    EXPECT_EQ(walls.at(-1).noise.from[0], walls.at(0).noise.from[0]);
}

TEST(WorldRows, lows_turn_one_way_in_the_north_and_the_other_in_the_south) {
    RowLab lab(Edges::wrap_x);
    WorldStep world;
    world.wind.emplace();
    world.wind->systems_hpa = 20, world.wind->turning = 0.5;
    lab.fill(world, 0);
    EXPECT_NEAR(lab.at(0).around, 0.5, 0.01);
    EXPECT_NEAR(lab.at(35).around, -0.5, 0.01);
    EXPECT_NEAR(lab.at(17).around, -lab.at(18).around, 1e-6);
    EXPECT_LT(lab.at(17).around, 0.05f);
}

TEST(WorldRows, poles_are_no_sides) {
    RowLab poles(Edges::polar), band(Edges::wrap_x), open(Edges::open);
    EXPECT_EQ(sides_of(poles.step()).border, (std::array{false, false, false, false}));
    EXPECT_EQ(sides_of(band.step()).border, (std::array{false, false, true, true}));
    EXPECT_EQ(sides_of(band.step()).open, (std::array{false, false, false, false}));
    EXPECT_EQ(sides_of(open.step()).open, (std::array{true, true, true, true}));
}

TEST(WorldRows, what_points_south_points_north_beyond_a_pole) {
    RowLab lab(Edges::polar);
    Field x({72, 36, 2}), y({72, 36, 2});
    x.fill(3), y.fill(3);
    const HaloView both[] = {HaloView(x), HaloView(y)};
    exchange_over_poles(lab.step(), both, {&y, nullptr});
    EXPECT_EQ(x.at(5, -1), 3);
    EXPECT_EQ(y.at(5, -1), -3);
    EXPECT_EQ(y.at(-2, 37), -3);
    EXPECT_EQ(y.at(-1, 0), 3);
    EXPECT_EQ(y.at(72, 35), 3);
}

}  // namespace
}  // namespace cuesta::world

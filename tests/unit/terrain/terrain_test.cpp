// SPDX-License-Identifier: Apache-2.0
#include "cuesta/terrain/terrain.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <memory>
#include <utility>

#include "cuesta/base/check.h"
#include "cuesta/base/parallel.h"

namespace cuesta {
namespace {

Terrain small(const Grid& grid = {.columns = 4, .rows = 3}, int halo = 1) {
    return Terrain(grid, whole(grid), halo, std::make_shared<MaterialTable>());
}

TEST(Terrain, a_new_terrain_is_flat_at_zero) {
    Terrain terrain = small();
    EXPECT_EQ(terrain.shape(), (FieldShape{4, 3, 1}));
    for (std::int64_t y = -1; y < 4; ++y)
        for (std::int64_t x = -1; x < 5; ++x) EXPECT_EQ(terrain.height().at(x, y), 0);
    EXPECT_FALSE(terrain.settled());
    EXPECT_EQ(terrain.materials()[terrain.ground_material].name, "granite");
}

TEST(Terrain, fields_are_made_once_and_found_by_name) {
    Terrain terrain = small();
    EXPECT_EQ(terrain.find("water"), nullptr);
    Field& water = terrain.make("water");
    water.at(1, 1) = 3;
    EXPECT_EQ(&terrain.make("water"), &water);
    EXPECT_EQ(terrain.find("water")->at(1, 1), 3);
    EXPECT_EQ(water.shape(), terrain.shape());
    EXPECT_EQ(terrain.find("height"), &terrain.height());
    const Terrain& fixed = terrain;
    EXPECT_EQ(fixed.find("water"), &water);
    EXPECT_EQ(fixed.find("lava"), nullptr);
    EXPECT_EQ(fixed.fields().size(), 2u);
}

TEST(Terrain, a_dropped_field_is_gone_and_the_ground_stays) {
    Terrain terrain = small();
    terrain.make("water").at(1, 1) = 3;
    terrain.drop("water");
    terrain.drop("lava");
    EXPECT_EQ(terrain.find("water"), nullptr);
    EXPECT_EQ(terrain.make("water").at(1, 1), 0);
    EXPECT_THROW(terrain.drop("height"), BrokenInvariant);
}

TEST(Terrain, references_stay_valid_when_fields_are_added_and_the_terrain_moves) {
    Terrain terrain = small();
    Field& water = terrain.make("water");
    for (int i = 0; i < 50; ++i) terrain.make(fmt::format("f{}", i));
    EXPECT_EQ(terrain.find("water"), &water);
    terrain.height().at(0, 0) = 7;
    Terrain moved = std::move(terrain);
    EXPECT_EQ(moved.height().at(0, 0), 7);
    EXPECT_EQ(moved.find("water"), &water);
    EXPECT_EQ(moved.find("height"), &moved.height());
}

using Sums = std::map<MaterialId, ExactSum>;

TEST(Terrain, the_ground_is_the_height_without_the_halo) {
    Terrain terrain = small();
    terrain.height().fill(1000);  // halo too: it must not count
    Sums sums;
    sums[terrain.ground_material].add(0.5);  // what is there already stays
    terrain.add_ground(sums);
    EXPECT_EQ(sums[terrain.ground_material].value(), 12'000.5);
}

TEST(Terrain, settling_rounds_to_units_and_the_height_shows_what_became_of_it) {
    Terrain terrain = small();
    terrain.height().fill(0.1f);
    terrain.settle(0x1p-4);
    EXPECT_TRUE(terrain.settled());
    EXPECT_FALSE(terrain.layered());
    EXPECT_EQ(std::as_const(terrain).ground().surface().at(2, 2), 2);  // 1.6 units
    terrain.show_height();
    EXPECT_EQ(terrain.height().at(2, 2), 0.125f);
    terrain.ground().surface().at(2, 2) = -3;
    EXPECT_EQ(terrain.height().at(2, 2), 0.125f);  // a view, not yet up to date
    terrain.show_height();
    EXPECT_EQ(terrain.height().at(2, 2), -0.1875f);
    terrain.unsettle();
    EXPECT_THROW(terrain.ground(), BrokenInvariant);
}

TEST(Terrain, the_ground_of_columns_is_summed_by_material) {
    Terrain terrain = small();
    const MaterialId sand = *terrain.materials().find("sand");
    terrain.height().fill(2);
    terrain.settle(0x1p-17);
    terrain.ground().make_layered();
    LayerBook book;
    terrain.ground().add(1, 1, sand, 1 << 16, 0, book);
    Sums sums;
    terrain.add_ground(sums);
    EXPECT_EQ(sums[0].value(), 24);
    EXPECT_EQ(sums[sand].value(), 0.5);
}

TEST(Terrain, the_highest_point_counts_by_size_and_is_infinite_where_a_number_is_broken) {
    Terrain terrain = small();
    terrain.height().at(1, 1) = -7;
    EXPECT_EQ(terrain.highest(), 7);
    terrain.height().at(0, 0) = std::numeric_limits<float>::quiet_NaN();
    EXPECT_TRUE(std::isinf(terrain.highest()));
}

TEST(Terrain, the_ground_is_the_same_for_any_thread_count) {
    Terrain terrain = small({.columns = 3000, .rows = 1000}, 0);
    std::uint32_t state = 1;
    for (std::int64_t y = 0; y < 1000; ++y)
        for (std::int64_t x = 0; x < 3000; ++x) {
            state = state * 1664525u + 1013904223u;
            terrain.height().at(x, y) = static_cast<float>(state >> 8) * 0.0003f - 900;
        }
    const auto ground = [&] {
        Sums sums;
        terrain.add_ground(sums);
        return sums[terrain.ground_material].value();
    };
    set_thread_count(1);
    const double alone = ground();
    set_thread_count(3);
    EXPECT_EQ(ground(), alone);
    set_thread_count(0);
}

TEST(Terrain, a_block_holds_its_part_of_the_map) {
    const Grid grid{.columns = 10, .rows = 8};
    Terrain terrain(grid, {5, 4, 5, 4}, 2, std::make_shared<MaterialTable>());
    EXPECT_EQ(terrain.grid(), grid);
    EXPECT_EQ(terrain.block(), (Block{5, 4, 5, 4}));
    EXPECT_EQ(terrain.height().shape(), (FieldShape{5, 4, 2}));
}

TEST(Terrain, water_on_the_ground_has_a_sum_of_its_own) {
    Terrain terrain({.columns = 3, .rows = 2}, {0, 0, 3, 2}, 1, std::make_shared<MaterialTable>());
    std::map<MaterialId, ExactSum> sums;
    terrain.add_ground(sums);
    EXPECT_FALSE(sums.contains(water_account));
    terrain.make(field::water).at(1, 1) = 0.25f;
    terrain.make(field::water).at(2, 0) = 2;
    terrain.make(field::water).at(3, 0) = 50;  // halo
    for (const bool settled : {false, true}) {
        if (settled) terrain.settle(0x1p-17);
        sums.clear();
        terrain.add_ground(sums);
        EXPECT_EQ(sums[water_account].value(), 2.25);
        EXPECT_EQ(sums[terrain.ground_material].value(), 0);
    }
}

}  // namespace
}  // namespace cuesta

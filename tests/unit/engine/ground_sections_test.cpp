// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/ground_sections.h"

#include <gtest/gtest.h>

#include <utility>

#include "support/scratch_directory.h"

namespace cuesta {
namespace {

// Columns that differ everywhere, laid by the place on the map.
Domain layered(int across, int down) {
    Grid grid;
    grid.columns = 301, grid.rows = 70;  // more than one tile of the file
    Domain domain(grid, across, down, 1, std::make_shared<const MaterialTable>());
    for (int i = 0; i < domain.blocks(); ++i) {
        Terrain& terrain = domain.block(i).terrain;
        terrain.settle(0x1p-16);
        LayerStack& ground = terrain.ground();
        ground.make_layered();
        LayerBook book;
        for (std::int64_t y = 0; y < terrain.block().rows; ++y)
            for (std::int64_t x = 0; x < terrain.block().columns; ++x) {
                const auto place = (terrain.block().y0 + y) * 301 + terrain.block().x0 + x;
                for (int k = 0; k < place % 6; ++k)
                    ground.add(x, y, static_cast<MaterialId>(1 + (place + k) % 6),
                               static_cast<Units>(1 + place % 97), k, book);
            }
    }
    domain.ground_changed();
    return domain;
}

Column column_at(const Domain& domain, std::int64_t x, std::int64_t y) {
    Column found;
    domain.over_tile({x, y, 1, 1}, [&](BlockState& state, const Block& part, std::int64_t) {
        found = std::as_const(state.terrain).ground().column(part.x0, part.y0);
    });
    return found;
}

// A process may give layers to one block and leave the columns of another plain.
TEST(GroundSections, layers_of_the_second_block_alone_are_kept) {
    const ScratchDirectory directory;
    const auto path = directory.path() / "c.cuesta";
    Grid grid;
    grid.columns = 8, grid.rows = 4;
    Domain two(grid, 2, 1, 1, std::make_shared<const MaterialTable>());
    for (int i = 0; i < 2; ++i) two.block(i).terrain.settle(0x1p-16);
    LayerBook book;
    two.block(1).terrain.ground().make_layered();
    two.block(1).terrain.ground().add(0, 2, MaterialId{5}, 77, 3, book);
    EXPECT_TRUE(is_layered(two));
    const GroundFacts facts = ground_facts(two);
    EXPECT_TRUE(facts.layered);
    {
        CheckpointWriter writer(path, "{}");
        MapWriter maps(two, &writer);
        save_ground(two, maps);
        writer.commit();
    }
    Domain one(grid, 1, 1, 1, std::make_shared<const MaterialTable>());
    load_ground(one, CheckpointReader::open(path), facts);
    one.ground_changed();
    const Column column = column_at(one, two.block(1).terrain.block().x0, 2);
    ASSERT_EQ(column.count, 2);
    EXPECT_EQ(column.layers[1].thickness, 77);
    EXPECT_EQ(column_at(one, 0, 0).count, 1);
}

TEST(GroundSections, columns_saved_on_one_layout_are_the_same_on_another) {
    const ScratchDirectory directory;
    const auto path = directory.path() / "c.cuesta";
    const Domain one = layered(1, 1);
    {
        CheckpointWriter writer(path, "{}");
        MapWriter maps(one, &writer);
        save_ground(one, maps);
        writer.commit();
    }
    const GroundFacts facts = ground_facts(one);
    EXPECT_EQ(facts.unit_exponent, -16);
    EXPECT_TRUE(facts.layered);
    EXPECT_EQ(facts.levels, 5);
    Domain many(one.grid(), 3, 2, 1, std::make_shared<const MaterialTable>());
    load_ground(many, CheckpointReader::open(path), facts);
    many.ground_changed();
    for (std::int64_t y = 0; y < 70; ++y)
        for (std::int64_t x = 0; x < 301; ++x) {
            const Column a = column_at(one, x, y), b = column_at(many, x, y);
            ASSERT_TRUE(std::equal(a.all().begin(), a.all().end(), b.all().begin(), b.all().end()))
                << x << ' ' << y;
        }
    EXPECT_EQ(one.ground().at(3).value(), many.ground().at(3).value());
}

TEST(GroundSections, ground_of_one_material_is_one_section) {
    const ScratchDirectory directory;
    const auto path = directory.path() / "c.cuesta";
    Grid grid;
    grid.columns = 9, grid.rows = 4;
    Domain domain(grid, 1, 1, 1, std::make_shared<const MaterialTable>());
    domain.block(0).terrain.height().fill(12);
    domain.block(0).terrain.settle(0x1p-17);
    CheckpointWriter writer(path, "{}");
    MapWriter maps(domain, &writer);
    save_ground(domain, maps);
    writer.commit();
    EXPECT_EQ(CheckpointReader::open(path).sections().size(), 1u);
    Domain back(grid, 2, 1, 1, std::make_shared<const MaterialTable>());
    load_ground(back, CheckpointReader::open(path), ground_facts(domain));
    back.show_height();
    EXPECT_EQ(back.collect("height").at(8, 3), 12);
}

TEST(GroundSections, names_are_told_apart_from_fields) {
    EXPECT_TRUE(is_ground_section("ground/surface"));
    EXPECT_FALSE(is_ground_section("height"));
}

}  // namespace
}  // namespace cuesta

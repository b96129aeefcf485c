// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/finer_layers.h"

#include "support/layered_ground.h"

namespace cuesta::test {
namespace {

class FinerLayersTest : public LayeredGround {
protected:
    // Two columns beside each other, the same in every row; a unit is a metre.
    LayerStack two(const std::vector<LayerStack::Part>& west,
                   const std::vector<LayerStack::Part>& east, float bed = 100) {
        LayerStack ground = layered(bed, {2, 2, 1});
        for (std::int64_t y = 0; y < 2; ++y) {
            ground.add_all(0, y, west, 7, book);
            ground.add_all(1, y, east, 7, book);
        }
        return ground;
    }
    // Materials and thicknesses at a place between them, in units of 1/16 m.
    std::vector<Layer> at(const LayerStack& coarse, double x, double surface_m) {
        const FinerLayers layers(coarse, false, false, *table);
        FinerLayers::Square square;
        Column column;
        layers.fill({x, 0.5}, static_cast<Units>(surface_m * 16), 1.0 / 16, square, column);
        std::int64_t sum = 0;
        for (const Layer& layer : column.all()) sum += layer.thickness;
        EXPECT_EQ(sum, static_cast<Units>(surface_m * 16));
        return {column.all().begin(), column.all().end()};
    }
};

TEST_F(FinerLayersTest, thicknesses_of_the_same_layers_are_interpolated) {
    const LayerStack coarse = two({{limestone, 8}, {sand, 4}}, {{limestone, 16}, {sand, 0}});
    const auto quarter = at(coarse, 0.25, 113);  // the mean: 100 + 10 + 3
    ASSERT_EQ(quarter.size(), 3u);
    EXPECT_EQ(quarter[0], (Layer{granite, 1600, quarter[0].deposited_step}));
    EXPECT_EQ(quarter[1].material, limestone);
    EXPECT_EQ(quarter[1].thickness, 160);
    EXPECT_EQ(quarter[1].deposited_step, 7);
    EXPECT_EQ(quarter[2].material, sand);  // thins out towards the column without it
    EXPECT_EQ(quarter[2].thickness, 48);
    const auto west = at(coarse, 0, 112);
    ASSERT_EQ(west.size(), 3u);
    EXPECT_EQ(west[2].thickness, 64);
    EXPECT_EQ(at(coarse, 1, 116).size(), 2u);
}

TEST_F(FinerLayersTest, order_decides_what_belongs_together) {
    // Limestone on marble, and marble alone: limestone ends, marble goes on below it.
    const MaterialId marble = *table->find("marble");
    const LayerStack coarse =
        two({{marble, 4}, {limestone, 8}, {marble, 2}}, {{marble, 4}, {limestone, 0}});
    const auto half = at(coarse, 0.5, 109);
    ASSERT_EQ(half.size(), 4u);
    EXPECT_EQ(half[1].material, marble);
    EXPECT_EQ(half[1].thickness, 64);
    EXPECT_EQ(half[2].material, limestone);
    EXPECT_EQ(half[2].thickness, 64);
    EXPECT_EQ(half[3].material, marble);
    EXPECT_EQ(half[3].thickness, 16);
}

TEST_F(FinerLayersTest, valleys_cut_through_rock_and_loose_cover_lies_on_what_is_left) {
    const LayerStack coarse = two({{limestone, 8}, {sand, 2}}, {{limestone, 8}, {sand, 2}});
    // 6 m below the mean of 110: limestone is cut to 2 m, the boundary to granite stays at 100 m.
    const auto cut = at(coarse, 0.5, 104);
    ASSERT_EQ(cut.size(), 3u);
    EXPECT_EQ(cut[0].thickness, 1600);
    EXPECT_EQ(cut[1].thickness, 32);
    EXPECT_EQ(cut[2].material, sand);
    EXPECT_EQ(cut[2].thickness, 32);
    // 20 m below: through the limestone into the granite.
    const auto deep = at(coarse, 0.5, 90);
    ASSERT_EQ(deep.size(), 2u);
    EXPECT_EQ(deep[0].thickness, 88 * 16);
    EXPECT_EQ(deep[1].material, sand);
    // Above: rock grows, not the sand.
    const auto high = at(coarse, 0.5, 115);
    EXPECT_EQ(high[1].thickness, 13 * 16);
    EXPECT_EQ(high[2].thickness, 32);
}

TEST_F(FinerLayersTest, materials_are_found_by_name) {
    const LayerStack coarse = two({{limestone, 8}}, {{limestone, 8}});
    MaterialTable other;
    Material chalk;
    chalk.name = "chalk";
    other.set(chalk);
    const FinerLayers layers(coarse, false, false, other);
    FinerLayers::Square square;
    Column column;
    layers.fill({0.5, 0.5}, 108, 1, square, column);
    ASSERT_EQ(column.count, 2);
    EXPECT_EQ(column.layers[1].material, *other.find("limestone"));
}

}  // namespace
}  // namespace cuesta::test

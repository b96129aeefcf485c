// SPDX-License-Identifier: Apache-2.0
#include "cuesta/terrain/layer_stack.h"

#include <gtest/gtest.h>

#include <random>

#include "cuesta/base/check.h"
#include "cuesta/base/error.h"
#include "support/layered_ground.h"

namespace cuesta {
namespace {

using Ground = test::LayeredGround;

TEST_F(Ground, one_material_is_the_surface_alone) {
    LayerStack ground = flat(100);
    EXPECT_FALSE(ground.layered());
    EXPECT_EQ(ground.bytes(), IntField::bytes({5, 4, 1}));
    EXPECT_EQ(layers_of(ground, 1, 1), (std::vector<Layer>{{granite, 100, 0}}));
    ground.add(1, 1, granite, 5, 3, book);
    EXPECT_EQ(ground.surface().at(1, 1), 105);
    EXPECT_THROW(ground.add(1, 1, sand, 5, 3, book), BrokenInvariant);
}

TEST_F(Ground, the_unit_leaves_room_and_heights_beyond_it_are_refused) {
    EXPECT_EQ(LayerStack::unit_for(0), 0x1p-17);
    EXPECT_EQ(LayerStack::unit_for(4000), 0x1p-17);
    EXPECT_EQ(LayerStack::unit_for(8848), 0x1p-16);
    LayerStack ground = flat(100);
    EXPECT_THROW(ground.add(0, 0, granite, 0x7fffffff, 0, book), Error);
    EXPECT_THROW(LayerStack::unit_for(std::numeric_limits<double>::infinity()), BrokenInvariant);
}

// Whatever is done to columns: thickness above the bed is positive, neighbours differ, the surface
// is the sum, the totals are what was put in less what was taken.
TEST_F(Ground, a_hundred_thousand_random_changes_keep_every_promise) {
    LayerStack ground = layered(50, {70, 66, 1});  // four tiles
    std::mt19937 random(7);
    std::array<std::int64_t, 256> balance = ground.totals();
    for (int i = 0; i < 100'000; ++i) {
        const auto x = static_cast<std::int64_t>(random() % 70);
        const auto y = static_cast<std::int64_t>(random() % 66);
        const auto amount = static_cast<Units>(random() % 40);
        const auto material = static_cast<MaterialId>(random() % 7);
        if (random() % 2 == 0) {
            ground.add(x, y, material, amount, i, book);
            balance[material] += amount;
        } else {
            ground.remove(x, y, amount, book, [&](MaterialId m, Units u) { balance[m] -= u; });
        }
    }
    for (std::size_t m = 0; m < 256; ++m) balance[m] += book.formed[m] - book.turned[m];
    EXPECT_EQ(ground.totals(), balance);
    for (std::int64_t y = 0; y < 66; ++y)
        for (std::int64_t x = 0; x < 70; ++x) {
            const Column column = ground.column(x, y);
            std::int64_t sum = 0;
            for (int i = 0; i < column.count; ++i) {
                const Layer& layer = column.layers[static_cast<std::size_t>(i)];
                sum += layer.thickness;
                if (i == 0) continue;
                ASSERT_GT(layer.thickness, 0);
                ASSERT_NE(layer.material, column.layers[static_cast<std::size_t>(i - 1)].material);
            }
            ASSERT_EQ(sum, ground.surface().at(x, y));
        }
}

TEST_F(Ground, a_tile_tells_when_a_buried_layer_has_changed) {
    LayerStack ground = layered(100, {70, 1, 0});
    ground.add(3, 0, sand, 5, 0, book);
    const auto west = [&] { return ground.buried_state(0, 0); };
    const auto east = ground.buried_state(69, 0);
    auto before = west();
    EXPECT_EQ(ground.buried_state(63, 0), before);
    ground.add(3, 0, sand, 5, 1, book);  // the uppermost layer only
    EXPECT_EQ(west(), before);
    const auto changes = [&](auto&& edit) {
        before = west();
        edit();
        return west() != before;
    };
    EXPECT_TRUE(changes([&] { ground.add(7, 0, sand, 5, 1, book); }));
    EXPECT_TRUE(changes([&] { ground.remove(3, 0, 10, book, [](MaterialId, Units) {}); }));
    Column column = ground.column(5, 0);
    EXPECT_TRUE(changes([&] { ground.set_column(5, 0, column, book); }));
    EXPECT_TRUE(changes([&] { ground.thicken(7, 0, 0, 3, 1); }));
    EXPECT_FALSE(changes([&] { ground.thicken(7, 0, 1, 3, 1); }));
    EXPECT_EQ(ground.buried_state(69, 0), east);
}

// What was found for one ground holds for no other, though as many changes were made to it.
TEST_F(Ground, no_two_grounds_share_a_state) {
    const LayerStack ground = layered(100, {70, 1, 0});
    const LayerStack copy = ground.clone(), other = layered(100, {70, 1, 0});
    EXPECT_NE(ground.buried_state(0, 0), copy.buried_state(0, 0));
    EXPECT_NE(ground.buried_state(0, 0), other.buried_state(0, 0));
}

TEST_F(Ground, memory_follows_the_layers_there_are) {
    LayerStack ground = layered(0, {128, 64, 1});
    const std::uint64_t empty = ground.bytes();
    const auto laid = [&](int count, std::int64_t x) {
        for (int i = 0; i < count; ++i)
            ground.add(x, 7, i % 2 == 0 ? sand : regolith, 100'000, 0, book);
    };
    // One column of 200 layers in a tile: not 200 levels of 4096 cells.
    laid(200, 3);
    EXPECT_EQ(ground.buried_layers(), 200u);
    EXPECT_LT(ground.bytes(), empty + 64 * 1024);
    for (std::int64_t x = 0; x < 128; ++x) laid(60, x);
    const std::uint64_t full = ground.bytes();
    EXPECT_LE(full - empty,
              2 * (ground.buried_layers() + 2 * LayerTile::cells) * LayerTile::layer_bytes +
                  2 * LayerTile::cells * LayerTile::column_bytes);
    // What columns lose is given back.
    for (std::int64_t x = 0; x < 128; ++x)
        ground.remove(x, 7, ground.surface().at(x, 7), book, [](MaterialId, Units) {});
    EXPECT_EQ(ground.buried_layers(), 0u);
    ground.trim();
    EXPECT_EQ(ground.bytes(), empty);
}

TEST_F(Ground, trimming_leaves_the_columns_as_they_are) {
    LayerStack ground = layered(9, {70, 5, 1});
    for (std::int64_t x = 0; x < 70; ++x)
        for (int i = 0; i < x % 11; ++i)
            ground.add(x, 2, i % 2 == 0 ? sand : regolith, 1 + i, i, book);
    const LayerStack before = ground.clone();
    ground.trim();
    for (std::int64_t x = 0; x < 70; ++x) {
        EXPECT_EQ(layers_of(ground, x, 2), layers_of(before, x, 2)) << x;
        ground.add(x, 2, limestone, 3, 0, book);
        EXPECT_EQ(layers_of(ground, x, 2).back(), (Layer{limestone, 3, 0}));
    }
}

TEST_F(Ground, eight_layers_take_less_than_ninety_bytes_per_cell) {
    LayerStack ground = layered(50, {256, 256, 1});
    for (std::int64_t y = 0; y < 256; ++y)
        for (std::int64_t x = 0; x < 256; ++x)
            for (int i = 0; i < 7; ++i) ground.add(x, y, i % 2 == 0 ? sand : regolith, 1, 0, book);
    EXPECT_EQ(ground.layers(10, 10), 8);
    ground.trim();
    // 2.5 GB at 4096 x 4096 are 149 bytes per cell.
    EXPECT_LT(ground.bytes(), 256 * 256 * 90u);
}

}  // namespace
}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/terrain/layer_tile.h"

#include <gtest/gtest.h>

#include <random>
#include <vector>

namespace cuesta {
namespace {

constexpr std::size_t cells = LayerTile::cells;

// What a tile should hold, as plain lists.
struct Model {
    std::vector<std::vector<Layer>> columns{cells};
    LayerTile tile;

    void set(std::size_t cell, int count, std::mt19937& random) {
        std::vector<Layer>& column = columns[cell];
        const auto had = static_cast<int>(column.size());
        tile.resize(cell, count);
        column.resize(static_cast<std::size_t>(count));
        for (int level = had; level < count; ++level) {
            column[static_cast<std::size_t>(level)] = {static_cast<MaterialId>(random() % 7),
                                                       static_cast<Units>(random() % 1000),
                                                       static_cast<std::int32_t>(random() % 99)};
            tile.put(cell, level, column[static_cast<std::size_t>(level)]);
        }
    }
    static std::vector<Layer> list(const LayerTile& from, std::size_t cell) {
        std::vector<Layer> found;
        const BuriedColumn there = from.column(cell);
        for (int i = 0; i < there.count; ++i) {
            found.push_back({there.material[i], there.thickness[i], there.born[i]});
            EXPECT_EQ(found.back(), from.layer(cell, i));
            EXPECT_EQ(from.material(cell, i), found.back().material);
            EXPECT_EQ(from.thickness(cell, i), found.back().thickness);
        }
        return found;
    }
    void check(const LayerTile& from) const {
        std::size_t sum = 0;
        for (std::size_t c = 0; c < cells; ++c) {
            ASSERT_EQ(from.count(c), static_cast<int>(columns[c].size()));
            ASSERT_EQ(list(from, c), columns[c]) << c;
            sum += columns[c].size();
        }
        ASSERT_EQ(from.layers(), sum);
    }
    void check_room(const LayerTile& from) const {
        ASSERT_LE(from.bytes(), 2 * (from.layers() + cells) * LayerTile::layer_bytes +
                                    cells * LayerTile::column_bytes);
    }
};

TEST(LayerTile, without_layers_has_nothing) {
    LayerTile tile;
    EXPECT_EQ(tile.bytes(), 0u);
    EXPECT_EQ(tile.count(5), 0);
    EXPECT_EQ(tile.column(5).count, 0);
    tile.resize(5, 0);
    EXPECT_EQ(tile.bytes(), 0u);
    tile.trim();
    EXPECT_EQ(tile.clone().bytes(), 0u);
}

TEST(LayerTile, columns_of_any_length_keep_their_layers_and_room_is_bounded) {
    std::mt19937 random(3);
    Model model;
    for (int i = 0; i < 60'000; ++i) {
        const std::size_t cell = random() % cells;
        const auto had = static_cast<int>(model.columns[cell].size());
        // By one or so, now and then to any length.
        const int next = random() % 50 == 0 ? static_cast<int>(random() % most_layers)
                                            : had + static_cast<int>(random() % 5) - 2;
        model.set(cell, std::clamp(next, 0, most_layers - 1), random);
        model.check_room(model.tile);
    }
    model.check(model.tile);
    model.check(model.tile.clone());
    model.tile.trim();
    model.check(model.tile);
    EXPECT_LE(model.tile.bytes(), model.tile.layers() * LayerTile::layer_bytes * 17 / 16 +
                                      cells * LayerTile::column_bytes);
}

TEST(LayerTile, a_widened_tile_takes_one_more_layer_everywhere_without_growing) {
    std::mt19937 random(5);
    Model model;
    for (std::size_t c = 0; c < cells; ++c) model.set(c, static_cast<int>(c % 5), random);
    model.tile.widen();
    const std::uint64_t before = model.tile.bytes();
    model.check(model.tile);
    for (std::size_t c = 0; c < cells; ++c) model.set(c, static_cast<int>(c % 5) + 1, random);
    EXPECT_EQ(model.tile.bytes(), before);
    model.check(model.tile);
    model.check_room(model.tile);
}

TEST(LayerTile, room_is_given_back_as_columns_shrink) {
    std::mt19937 random(4);
    Model model;
    for (std::size_t c = 0; c < cells; ++c) model.set(c, 40, random);
    const std::uint64_t full = model.tile.bytes();
    for (std::size_t c = 0; c < cells; ++c) {
        model.set(c, 1, random);
        model.check_room(model.tile);
    }
    EXPECT_LT(model.tile.bytes(), full / 8);
    model.check(model.tile);
    for (std::size_t c = 0; c < cells; ++c) model.set(c, 0, random);
    model.tile.trim();
    EXPECT_EQ(model.tile.bytes(), 0u);
}

}  // namespace
}  // namespace cuesta

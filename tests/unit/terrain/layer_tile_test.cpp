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
            found.push_back({there.material[i], there.thickness[i], there.deposited_step[i]});
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

TEST(LayerTile, knows_what_it_may_hold) {
    LayerTile tile;
    MaterialBits sand, rock;
    sand.add(5), rock.add(0), rock.add(200);
    EXPECT_FALSE(tile.may_hold(sand));
    for (std::size_t c = 0; c < cells; ++c) tile.resize(c, 2), tile.put(c, 0, {0, 9, 0});
    for (std::size_t c = 0; c < cells; ++c) tile.put(c, 1, {3, 9, 0});
    EXPECT_TRUE(tile.may_hold(rock));
    EXPECT_FALSE(tile.may_hold(sand));
    tile.put(17, 1, {5, 1, 0});
    EXPECT_TRUE(tile.may_hold(sand));
    EXPECT_TRUE(tile.clone().may_hold(sand));
    tile.resize(17, 0);
    EXPECT_FALSE(tile.clone().may_hold(sand));
    tile.trim();
    EXPECT_TRUE(tile.may_hold(rock));
}

// Planes of the uppermost layers, wider than the tile.
struct Planes {
    static constexpr std::int64_t side = LayerTile::side, pitch = side + 9, bytes = side + 5;
    std::vector<Units> thickness = std::vector<Units>(pitch * side);
    std::vector<MaterialId> material = std::vector<MaterialId>(bytes * side);
    std::vector<std::int32_t> deposited_step = std::vector<std::int32_t>(pitch * side);
    TopPlanes top(std::int64_t columns, std::int64_t rows) const {
        return {columns, rows, thickness.data(), material.data(), deposited_step.data(),
                pitch,   bytes};
    }
};

// `materials`: how many there are in the layer.
void bury(Model& model, std::int64_t columns, std::int64_t rows, unsigned materials,
          std::mt19937& random) {
    Planes planes;
    const unsigned base = random() % 200;
    for (Units& value : planes.thickness) value = static_cast<Units>(random() % 100000) - 50000;
    for (MaterialId& value : planes.material)
        value = static_cast<MaterialId>(base + random() % materials);
    for (std::int32_t& value : planes.deposited_step)
        value = static_cast<std::int32_t>(random() % 999);
    for (std::int64_t y = 0; y < rows; ++y)
        for (std::int64_t x = 0; x < columns; ++x)
            model.columns[LayerTile::cell(x, y)].push_back(
                {planes.material[static_cast<std::size_t>(y * Planes::bytes + x)],
                 planes.thickness[static_cast<std::size_t>(y * Planes::pitch + x)],
                 planes.deposited_step[static_cast<std::size_t>(y * Planes::pitch + x)]});
    model.tile.bury(planes.top(columns, rows));
}

void check_sums(const Model& model) {
    std::array<std::int64_t, 256> sums{}, expected{};
    sums[3] = expected[3] = 17;  // is added to
    for (const auto& column : model.columns)
        for (const Layer& layer : column) expected[layer.material] += layer.thickness;
    model.tile.add_to(sums);
    EXPECT_EQ(sums, expected);
}

TEST(LayerTile, whole_layers_are_buried_at_once) {
    std::mt19937 random(5);
    for (const unsigned materials : {1u, 3u}) {
        Model model;
        for (int level = 0; level < 11; ++level) {
            bury(model, 64, 64, materials, random);
            model.check(model.tile);
            model.check_room(model.tile);
            model.check(model.tile.clone());
            check_sums(model);
        }
    }
}

TEST(LayerTile, also_on_columns_that_have_changed_and_at_the_end_of_a_map) {
    std::mt19937 random(6);
    Model model;
    bury(model, 64, 64, 1, random);
    bury(model, 64, 64, 1, random);
    model.set(70, 1, random);  // one column less
    check_sums(model);
    bury(model, 64, 64, 1, random);
    model.check(model.tile);
    check_sums(model);
    model.set(99, 7, random);
    model.tile.trim();
    bury(model, 64, 64, 2, random);
    model.check(model.tile);
    check_sums(model);

    Model partly;
    for (int level = 0; level < 3; ++level) bury(partly, 17, 5, 1, random);
    partly.check(partly.tile);
    check_sums(partly);
}

}  // namespace
}  // namespace cuesta

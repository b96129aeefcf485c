// SPDX-License-Identifier: Apache-2.0
#include "cuesta/terrain/layer_stack.h"

#include <gtest/gtest.h>

#include <random>

#include "cuesta/base/check.h"
#include "cuesta/base/error.h"
#include "support/layered_ground.h"

namespace cuesta {
namespace {

using LayerEdits = test::LayeredGround;

TEST_F(LayerEdits, what_is_laid_lies_on_top_and_like_joins_like) {
    LayerStack ground = layered(100);
    ground.add(2, 1, sand, 10, 5, book);
    ground.add(2, 1, regolith, 4, 6, book);
    ground.add(2, 1, regolith, 4, 10, book);
    EXPECT_EQ(ground.surface().at(2, 1), 118);
    EXPECT_EQ(layers_of(ground, 2, 1),
              (std::vector<Layer>{{granite, 100, 0}, {sand, 10, 5}, {regolith, 8, 8}}));
    EXPECT_EQ(ground.surface().at(1, 1), 100);
    EXPECT_EQ(ground.buried().at(2, 1), 2);
}

TEST_F(LayerEdits, removal_goes_through_layers_and_tells_what_came_off) {
    LayerStack ground = layered(100);
    ground.add(0, 0, sand, 10, 0, book);
    ground.add(0, 0, regolith, 4, 0, book);
    std::vector<std::pair<MaterialId, Units>> taken;
    ground.remove(0, 0, 20, book, [&](MaterialId m, Units u) { taken.emplace_back(m, u); });
    EXPECT_EQ(taken,
              (std::vector<std::pair<MaterialId, Units>>{{regolith, 4}, {sand, 10}, {granite, 6}}));
    EXPECT_EQ(ground.surface().at(0, 0), 94);
    EXPECT_EQ(layers_of(ground, 0, 0), (std::vector<Layer>{{granite, 94, 0}}));
}

TEST_F(LayerEdits, a_buried_layer_grows_and_shrinks_in_place) {
    LayerStack ground = layered(100);
    ground.add(2, 1, sand, 10, 4, book);
    ground.add(2, 1, limestone, 3, 4, book);
    ground.thicken(2, 1, 1, 10, 8);
    ground.thicken(2, 1, 0, -5, 8);
    EXPECT_EQ(ground.surface().at(2, 1), 118);
    EXPECT_EQ(layers_of(ground, 2, 1),
              (std::vector<Layer>{{granite, 95, 0}, {sand, 20, 6}, {limestone, 3, 4}}));
    EXPECT_EQ(ground.material(2, 1, 1), sand);
    EXPECT_EQ(ground.material(2, 1, 2), limestone);
    EXPECT_EQ(ground.thickness(2, 1, 1), 20);
    EXPECT_EQ(ground.thickness(2, 1, 2), 3);
    EXPECT_THROW(ground.thicken(2, 1, 2, -3, 8), BrokenInvariant);
    ground.thicken(2, 1, 0, -200, 8);  // the bed has no lower end
    EXPECT_EQ(ground.surface().at(2, 1), -82);
}

TEST_F(LayerEdits, the_bed_has_no_lower_end) {
    LayerStack ground = layered(3);
    ground.remove(0, 0, 50, book, [](MaterialId, Units) {});
    EXPECT_EQ(ground.surface().at(0, 0), -47);
    ground.add(0, 0, sand, 7, 0, book);
    EXPECT_EQ(ground.surface().at(0, 0), -40);
}

TEST_F(LayerEdits, a_layer_taken_off_exactly_is_gone) {
    LayerStack ground = layered(100);
    ground.add(0, 0, sand, 10, 0, book);
    ground.remove(0, 0, 10, book, [](MaterialId, Units) {});
    EXPECT_EQ(ground.buried().at(0, 0), 0);
    EXPECT_EQ(ground.top_material().at(0, 0), granite);
    EXPECT_EQ(ground.top().at(0, 0), 100);
}

TEST_F(LayerEdits, a_cave_that_loses_its_roof_is_open) {
    LayerStack ground = layered(100);
    Column column = ground.column(1, 1);
    column.push({air, 6, 0});
    column.push({limestone, 3, 0});
    ground.set_column(1, 1, column, book);
    EXPECT_EQ(ground.surface().at(1, 1), 109);
    EXPECT_EQ(ground.totals()[air], 0);  // no mass
    ground.remove(1, 1, 2, book, [](MaterialId, Units) {});
    EXPECT_EQ(ground.surface().at(1, 1), 107);
    EXPECT_EQ(book.opened_caves, 0);
    ground.remove(1, 1, 1, book, [](MaterialId, Units) {});
    EXPECT_EQ(ground.surface().at(1, 1), 100);
    EXPECT_EQ(book.opened_caves, 1);
    EXPECT_EQ(layers_of(ground, 1, 1), (std::vector<Layer>{{granite, 100, 0}}));
}

TEST_F(LayerEdits, set_column_brings_order) {
    LayerStack ground = layered(100);
    Column column = ground.column(1, 1);
    for (const Layer& layer : {Layer{granite, 5, 10}, Layer{sand, 0, 0}, Layer{granite, 1, 0},
                               Layer{sand, 8, 4}, Layer{sand, 8, 8}, Layer{air, 2, 0}})
        column.push(layer);
    ground.set_column(1, 1, column, book);
    // The granite joins the bed: 5 of 105 began at step 10, which rounds away.
    EXPECT_EQ(layers_of(ground, 1, 1), (std::vector<Layer>{{granite, 106, 0}, {sand, 16, 6}}));
    EXPECT_EQ(ground.surface().at(1, 1), 122);
}

// Amounts of each material in a column, and how high the floors and roofs of its caves lie.
struct Contents {
    std::array<std::int64_t, 256> units{};
    std::vector<std::int64_t> caves;
    bool operator==(const Contents&) const = default;
    Contents(const LayerStack& ground, std::int64_t x, std::int64_t y, MaterialId air) {
        std::int64_t height = 0;
        const Column column = ground.column(x, y);
        for (const Layer& layer : column.all()) {
            units[layer.material] += layer.thickness;
            if (layer.material == air) caves.push_back(height);
            height += layer.thickness;
            if (layer.material == air) caves.push_back(height);
        }
    }
};

TEST_F(LayerEdits, films_join_like_with_like_and_no_material_turns_into_another) {
    LayerStack ground = layered(0);
    std::int64_t laid_sand = 0, laid_granite = 0;
    for (int i = 0; i < 4000; ++i) {
        ground.add(3, 3, i % 2 == 0 ? sand : granite, 1 + i % 7, i, book);
        (i % 2 == 0 ? laid_sand : laid_granite) += 1 + i % 7;
        ASSERT_LE(ground.layers(3, 3), most_layers);
    }
    EXPECT_GT(book.joined_layers, 0);
    EXPECT_EQ(ground.totals()[sand], laid_sand);
    EXPECT_EQ(ground.totals()[granite], laid_granite);
    EXPECT_EQ(ground.surface().at(3, 3), laid_sand + laid_granite);
    for (std::size_t m = 0; m < 256; ++m) EXPECT_EQ(book.turned[m] + book.formed[m], 0) << m;
}

TEST_F(LayerEdits, thin_beds_join_from_32_layers_on_and_thick_ones_stay) {
    // A unit of a millimetre or so: beds of 3 m below, then films of 2 cm.
    LayerStack ground({5, 4, 1}, table);
    Field height({5, 4, 1});
    ground.reset(height, granite, 0x1p-10);
    ground.make_layered();
    for (int i = 0; i < 10; ++i) ground.add(1, 1, i % 2 == 0 ? limestone : sand, 3072, 0, book);
    const std::vector<Layer> beds = layers_of(ground, 1, 1);
    for (int i = 0; i < 500; ++i) {
        ground.add(1, 1, i % 2 == 0 ? regolith : sand, 20, i, book);
        ASSERT_LE(ground.layers(1, 1), crowded_layers);
    }
    const std::vector<Layer> after = layers_of(ground, 1, 1);
    // The last bed is sand, and sand lies on it: it alone may grow.
    for (std::size_t i = 0; i + 1 < beds.size(); ++i) EXPECT_EQ(after[i], beds[i]) << i;
    EXPECT_EQ(ground.totals()[regolith], 250 * 20);
    EXPECT_EQ(ground.totals()[sand], 250 * 20 + 5 * 3072);
    EXPECT_EQ(after.back().material, sand);  // what came last lies on top
}

TEST_F(LayerEdits, thick_beds_make_a_column_grow_until_it_is_full) {
    LayerStack ground = layered(0);  // a unit is a metre
    std::int64_t amount[2] = {0, 0};
    for (int i = 0; i < most_layers - 1; ++i) {
        ground.add(3, 3, i % 2 == 0 ? sand : regolith, 100 + i, 0, book);
        amount[i % 2] += 100 + i;
    }
    EXPECT_EQ(ground.layers(3, 3), most_layers);
    EXPECT_EQ(book.joined_layers, 0);
    ground.add(3, 3, regolith, 7, 0, book);
    amount[1] += 7;
    // A quarter of the layers makes room, so that the next additions find some.
    EXPECT_EQ(ground.layers(3, 3), most_layers - most_layers / 4);
    EXPECT_GT(book.joined_layers, 0);
    std::int64_t found[2] = {0, 0};
    for (const Layer& layer : layers_of(ground, 3, 3))
        if (layer.material == sand || layer.material == regolith)
            found[layer.material == regolith] += layer.thickness;
    EXPECT_EQ(found[0], amount[0]);
    EXPECT_EQ(found[1], amount[1]);
    EXPECT_EQ(book.formed[sand] + book.turned[sand] + book.formed[regolith], 0);
}

// Beds of metres that slides pile up for ever must not fill every column.
TEST_F(LayerEdits, what_counts_as_thin_grows_with_the_column) {
    LayerStack ground = layered(0);
    for (int i = 0; i < 400; ++i) ground.add(3, 3, i % 2 == 0 ? sand : regolith, 3, 0, book);
    EXPECT_LE(ground.layers(3, 3), 128);
}

TEST_F(LayerEdits, joining_leaves_caves_where_they_are) {
    LayerStack ground = layered(100);
    std::mt19937 random(7);
    Column column = ground.column(1, 1);
    for (int i = 0; i < 600; ++i) {
        const MaterialId of[] = {sand, regolith, limestone};
        column.push(
            {i % 100 == 50 ? air : of[random() % 3], static_cast<Units>(1 + random() % 9), i});
    }
    Contents wanted = [&] {
        LayerStack room = layered(0);
        Contents found(room, 0, 0, air);
        std::int64_t height = 0;
        for (const Layer& layer : column.all()) {
            found.units[layer.material] += layer.thickness;
            if (layer.material == air) found.caves.push_back(height);
            height += layer.thickness;
            if (layer.material == air) found.caves.push_back(height);
        }
        return found;
    }();
    ground.set_column(1, 1, column, book);
    EXPECT_LE(ground.layers(1, 1), most_layers);
    // A join may bring a third of its kind along.
    EXPECT_GE(ground.layers(1, 1), most_layers - most_layers / 4 - 1);
    EXPECT_GT(book.joined_layers, 0);
    EXPECT_EQ(Contents(ground, 1, 1, air), wanted);
}

TEST_F(LayerEdits, a_full_column_with_nothing_to_join_stops_with_a_sentence) {
    LayerStack ground = layered(100);
    Column column = ground.column(2, 1);
    for (int i = 0; i < most_layers; i += 2) {
        column.push({air, 3, 0});
        column.push({limestone, 3, 0});
    }
    try {
        ground.set_column(2, 1, column, book);
        FAIL() << "nothing can be joined here";
    } catch (const Error& error) {
        EXPECT_NE(std::string(error.what()).find("sample 2, 1"), std::string::npos) << error.what();
    }
}

TEST_F(LayerEdits, debris_is_stirred_in_through_loose_layers_only) {
    LayerStack ground = layered(100);
    ground.add(1, 1, sand, 10, 0, book);
    ground.add(1, 1, regolith, 2, 0, book);
    ground.add_mixed(1, 1, sand, 5, 2, 0, book);
    EXPECT_EQ(layers_of(ground, 1, 1),
              (std::vector<Layer>{{granite, 100, 0}, {sand, 15, 0}, {regolith, 2, 0}}));
    ground.add_mixed(1, 1, sand, 5, 1, 0, book);  // too deep now
    EXPECT_EQ(layers_of(ground, 1, 1).back(), (Layer{sand, 5, 0}));
    ground.add(1, 1, limestone, 1, 0, book);
    ground.add_mixed(1, 1, sand, 4, 10, 0, book);  // not through the limestone
    EXPECT_EQ(layers_of(ground, 1, 1).back(), (Layer{sand, 4, 0}));
    ground.add_mixed(1, 1, limestone, 3, 10, 0, book);  // nor does limestone sink
    EXPECT_EQ(layers_of(ground, 1, 1).back(), (Layer{limestone, 3, 0}));
    EXPECT_EQ(ground.surface().at(1, 1), 130);
}

// A hundred deposits of a hundredth of a layer, one per step, on a layer of age 0 at the start: the
// mean age at the end is (100 + 0.01 (99 + 98 + ... 0)) / 2 = 74.75.
TEST_F(LayerEdits, thin_deposits_make_a_layer_as_young_as_their_share) {
    double sum = 0;
    for (Units start = 100'000; start < 100'200; ++start) {
        LayerStack ground = layered(0, {1, 1, 0});
        ground.add(0, 0, sand, start, 0, book);
        for (int i = 1; i <= 100; ++i) ground.add(0, 0, sand, start / 100, i, book);
        sum += 100 - ground.top_deposited_step().at(0, 0);
    }
    EXPECT_NEAR(sum / 200, 74.75, 0.5);
}

TEST_F(LayerEdits, parts_laid_together_are_the_parts_laid_one_by_one) {
    std::mt19937 random(9);
    LayerStack together = layered(100, {70, 3, 1}), apart = layered(100, {70, 3, 1});
    LayerBook book_together, book_apart;
    for (int round = 0; round < 6000; ++round) {
        const auto x = static_cast<std::int64_t>(random() % 70);
        const auto y = static_cast<std::int64_t>(random() % 3);
        std::vector<LayerStack::Part> parts;
        for (auto n = random() % 20; n > 0; --n)
            parts.push_back(
                {static_cast<MaterialId>(random() % 7), static_cast<Units>(random() % 60'000)});
        together.add_all(x, y, parts, round, book_together);
        for (const LayerStack::Part& one : parts)
            apart.add(x, y, one.material, one.units, round, book_apart);
        ASSERT_EQ(layers_of(together, x, y), layers_of(apart, x, y)) << round;
        ASSERT_EQ(together.surface().at(x, y), apart.surface().at(x, y));
        if (round % 3 != 0) continue;
        // And some of it away again.
        const auto off = static_cast<Units>(random() % 400'000);
        std::vector<std::pair<MaterialId, Units>> taken;
        Units left = off;
        const std::vector<Layer> before = layers_of(apart, x, y);
        apart.remove(x, y, off, book_apart,
                     [&](MaterialId m, Units u) { taken.emplace_back(m, u); });
        together.remove(x, y, off, book_together, [](MaterialId, Units) {});
        for (std::size_t i = 0; i < taken.size(); ++i) {
            const Layer& layer = before[before.size() - 1 - i];
            EXPECT_EQ(taken[i].first, layer.material);
            if (i + 1 < taken.size()) EXPECT_EQ(taken[i].second, layer.thickness);
            left -= taken[i].second;
        }
        EXPECT_EQ(left, 0);
    }
    EXPECT_EQ(book_together.joined_layers, book_apart.joined_layers);
    EXPECT_GT(book_apart.joined_layers, 0);
}

}  // namespace
}  // namespace cuesta

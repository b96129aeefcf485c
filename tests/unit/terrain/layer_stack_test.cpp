// SPDX-License-Identifier: Apache-2.0
#include "cuesta/terrain/layer_stack.h"

#include <gtest/gtest.h>

#include <random>

#include "cuesta/base/check.h"
#include "cuesta/base/error.h"
#include "cuesta/base/parallel.h"

namespace cuesta {
namespace {

class Ground : public testing::Test {
protected:
    std::shared_ptr<const MaterialTable> table = std::make_shared<MaterialTable>();
    MaterialId granite = *table->find("granite"), sand = *table->find("sand"),
               regolith = *table->find("regolith"), limestone = *table->find("limestone"),
               air = *table->find("air");
    LayerBook book;

    LayerStack flat(float metres, FieldShape shape = {5, 4, 1}) {
        LayerStack ground(shape, table);
        Field height(shape);
        height.fill(metres);
        ground.reset(height, granite, 1);  // a unit is a metre
        return ground;
    }
    LayerStack layered(float metres, FieldShape shape = {5, 4, 1}) {
        LayerStack ground = flat(metres, shape);
        ground.make_layered();
        return ground;
    }
    static std::vector<Layer> layers_of(const LayerStack& ground, std::int64_t x, std::int64_t y) {
        const Column column = ground.column(x, y);
        return {column.all().begin(), column.all().end()};
    }
};

TEST_F(Ground, one_material_is_the_surface_alone) {
    LayerStack ground = flat(100);
    EXPECT_FALSE(ground.layered());
    EXPECT_EQ(ground.bytes(), IntField::bytes({5, 4, 1}));
    EXPECT_EQ(layers_of(ground, 1, 1), (std::vector<Layer>{{granite, 100, 0}}));
    ground.add(1, 1, granite, 5, 3, book);
    EXPECT_EQ(ground.surface().at(1, 1), 105);
    EXPECT_THROW(ground.add(1, 1, sand, 5, 3, book), BrokenInvariant);
}

TEST_F(Ground, what_is_laid_lies_on_top_and_like_joins_like) {
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

TEST_F(Ground, removal_goes_through_layers_and_tells_what_came_off) {
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

TEST_F(Ground, a_buried_layer_grows_and_shrinks_in_place) {
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

TEST_F(Ground, the_bed_has_no_lower_end) {
    LayerStack ground = layered(3);
    ground.remove(0, 0, 50, book, [](MaterialId, Units) {});
    EXPECT_EQ(ground.surface().at(0, 0), -47);
    ground.add(0, 0, sand, 7, 0, book);
    EXPECT_EQ(ground.surface().at(0, 0), -40);
}

TEST_F(Ground, a_layer_taken_off_exactly_is_gone) {
    LayerStack ground = layered(100);
    ground.add(0, 0, sand, 10, 0, book);
    ground.remove(0, 0, 10, book, [](MaterialId, Units) {});
    EXPECT_EQ(ground.buried().at(0, 0), 0);
    EXPECT_EQ(ground.top_material().at(0, 0), granite);
    EXPECT_EQ(ground.top().at(0, 0), 100);
}

TEST_F(Ground, a_cave_that_loses_its_roof_is_open) {
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

TEST_F(Ground, set_column_brings_order) {
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

TEST_F(Ground, films_join_like_with_like_and_no_material_turns_into_another) {
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

TEST_F(Ground, thin_beds_join_from_32_layers_on_and_thick_ones_stay) {
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

TEST_F(Ground, thick_beds_make_a_column_grow_until_it_is_full) {
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
TEST_F(Ground, what_counts_as_thin_grows_with_the_column) {
    LayerStack ground = layered(0);
    for (int i = 0; i < 400; ++i) ground.add(3, 3, i % 2 == 0 ? sand : regolith, 3, 0, book);
    EXPECT_LE(ground.layers(3, 3), 128);
}

TEST_F(Ground, joining_leaves_caves_where_they_are) {
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

TEST_F(Ground, a_full_column_with_nothing_to_join_stops_with_a_sentence) {
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

TEST_F(Ground, debris_is_stirred_in_through_loose_layers_only) {
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

TEST_F(Ground, reshaping_fills_and_cuts_and_leaves_equal_cells_alone) {
    LayerStack ground = layered(100);
    ground.add(1, 1, sand, 10, 0, book);
    Field wanted({5, 4, 1});
    ground.write_height(wanted);
    wanted.at(0, 0) = 107;
    wanted.at(1, 1) = 95;
    wanted.at(2, 2) = 101;
    LayerStack kept = ground.clone();
    ground.reshape(wanted, limestone, 9, book);
    EXPECT_EQ(layers_of(ground, 0, 0), (std::vector<Layer>{{granite, 100, 0}, {limestone, 7, 9}}));
    EXPECT_EQ(layers_of(ground, 1, 1), (std::vector<Layer>{{granite, 95, 0}}));
    EXPECT_EQ(layers_of(ground, 3, 3), layers_of(kept, 3, 3));
    kept.reshape(wanted, std::nullopt, 9, book);  // with what is on top
    EXPECT_EQ(layers_of(kept, 2, 2), (std::vector<Layer>{{granite, 101, 0}}));
}

TEST_F(Ground, a_height_finer_than_float_survives_a_reshape_elsewhere) {
    LayerStack ground(FieldShape{2, 1, 0}, table);
    Field height({2, 1, 0});
    height.fill(4000);
    ground.reset(height, granite, 0x1p-17);
    ground.surface().at(0, 0) += 3;  // 23 micrometres: less than a step of the float
    ground.write_height(height);
    EXPECT_EQ(height.at(0, 0), 4000);
    height.at(1, 0) = 4001;
    ground.reshape(height, std::nullopt, 0, book);
    EXPECT_EQ(ground.surface().at(0, 0), (4000 << 17) + 3);
    EXPECT_EQ(ground.surface().at(1, 0), 4001 << 17);
}

TEST_F(Ground, the_unit_leaves_room_and_heights_beyond_it_are_refused) {
    EXPECT_EQ(LayerStack::unit_for(0), 0x1p-17);
    EXPECT_EQ(LayerStack::unit_for(4000), 0x1p-17);
    EXPECT_EQ(LayerStack::unit_for(8848), 0x1p-16);
    LayerStack ground = flat(100);
    EXPECT_THROW(ground.add(0, 0, granite, 0x7fffffff, 0, book), Error);
    EXPECT_THROW(LayerStack::unit_for(std::numeric_limits<double>::infinity()), BrokenInvariant);
}

TEST_F(Ground, a_coarser_unit_rounds_every_layer_and_the_sum_stays_the_sum) {
    LayerStack ground = layered(101);
    ground.add(0, 0, sand, 10, 0, book);
    ground.add(0, 0, regolith, 1, 0, book);
    ground.coarsen(4);
    EXPECT_EQ(layers_of(ground, 0, 0), (std::vector<Layer>{{granite, 25, 0}, {sand, 3, 0}}));
    EXPECT_EQ(ground.surface().at(0, 0), 28);
    EXPECT_EQ(ground.surface().at(1, 0), 25);
}

TEST_F(Ground, a_mask_keeps_what_was_before) {
    LayerStack before = flat(100), after = flat(100);
    after.add(0, 0, granite, 8, 0, book);
    after.add(1, 0, granite, 8, 0, book);
    Field mask({5, 4, 1});
    mask.at(0, 0) = 0.5f;
    after.keep_where_masked(before, mask);
    EXPECT_EQ(after.surface().at(0, 0), 104);
    EXPECT_EQ(after.surface().at(1, 0), 100);
    after.make_layered();
    after.add(0, 0, sand, 3, 0, book);
    after.add(1, 0, sand, 3, 0, book);
    after.keep_where_masked(before, mask);
    EXPECT_EQ(layers_of(after, 0, 0), (std::vector<Layer>{{granite, 104, 0}, {sand, 3, 0}}));
    EXPECT_EQ(layers_of(after, 1, 0), (std::vector<Layer>{{granite, 100, 0}}));
}

TEST_F(Ground, a_mask_keeps_what_was_before_in_the_unit_of_now) {
    LayerStack before = flat(100), after = flat(100);
    after.add(0, 0, granite, 8, 0, book);
    after.coarsen(2 * after.unit_m());
    Field mask({5, 4, 1});
    mask.at(0, 0) = 0.5f;
    after.keep_where_masked(before, mask);
    EXPECT_EQ(after.surface().at(0, 0), 52);
    EXPECT_EQ(after.surface().at(1, 0), 50);
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

// A hundred deposits of a hundredth of a layer, one per step, on a layer of age 0 at the start: the
// mean age at the end is (100 + 0.01 (99 + 98 + ... 0)) / 2 = 74.75.
TEST_F(Ground, thin_deposits_make_a_layer_as_young_as_their_share) {
    double sum = 0;
    for (Units start = 100'000; start < 100'200; ++start) {
        LayerStack ground = layered(0, {1, 1, 0});
        ground.add(0, 0, sand, start, 0, book);
        for (int i = 1; i <= 100; ++i) ground.add(0, 0, sand, start / 100, i, book);
        sum += 100 - ground.top_born().at(0, 0);
    }
    EXPECT_NEAR(sum / 200, 74.75, 0.5);
}

TEST_F(Ground, a_note_on_a_tile_lasts_until_a_buried_layer_changes) {
    LayerStack ground = layered(100, {70, 1, 0});
    ground.add(3, 0, sand, 5, 0, book);
    const auto note = [&] { ground.note(0, 0, 9, 42), ground.note(69, 0, 9, 43); };
    note();
    EXPECT_EQ(ground.noted(63, 0, 9), 42);
    EXPECT_EQ(ground.noted(64, 0, 9), 43);
    EXPECT_FALSE(ground.noted(0, 0, 8));
    ground.add(3, 0, sand, 5, 1, book);  // the uppermost layer only
    EXPECT_EQ(ground.noted(0, 0, 9), 42);
    ground.add(7, 0, sand, 5, 1, book);
    EXPECT_FALSE(ground.noted(0, 0, 9));
    EXPECT_EQ(ground.noted(69, 0, 9), 43);
    note();
    ground.remove(3, 0, 10, book, [](MaterialId, Units) {});
    EXPECT_FALSE(ground.noted(0, 0, 9));
    note();
    Column column = ground.column(5, 0);
    ground.set_column(5, 0, column, book);
    EXPECT_FALSE(ground.noted(0, 0, 9));
}

TEST_F(Ground, levels_written_back_give_the_same_columns) {
    LayerStack ground = layered(50, {70, 3, 1});
    for (std::int64_t x = 0; x < 70; ++x)
        for (int i = 0; i < x % 9; ++i)
            ground.add(x, 1, i % 2 == 0 ? sand : regolith, 1 + i, i, book);
    LayerStack copy = layered(50, {70, 3, 1});
    copy.surface().copy_from(ground.surface());
    copy.top().copy_from(ground.top());
    copy.top_born().copy_from(ground.top_born());
    copy.top_material().copy_from(ground.top_material());
    copy.buried_for_restore().copy_from(ground.buried());
    copy.reserve_levels();
    EXPECT_EQ(ground.levels(), 8);
    for (int level = 0; level < ground.levels(); ++level)
        for (std::int64_t y = 0; y < 3; ++y) {
            std::vector<Units> thickness(70);
            std::vector<MaterialId> material(70);
            std::vector<std::int32_t> born(70);
            ground.read_level(level, 0, y, 70, thickness.data(), material.data(), born.data());
            copy.write_level(level, 0, y, 70, thickness.data(), material.data(), born.data());
        }
    for (std::int64_t x = 0; x < 70; ++x) EXPECT_EQ(layers_of(copy, x, 1), layers_of(ground, x, 1));
}

TEST_F(Ground, eight_layers_take_less_than_ninety_bytes_per_cell) {
    LayerStack ground = layered(50, {256, 256, 1});
    for (std::int64_t y = 0; y < 256; ++y)
        for (std::int64_t x = 0; x < 256; ++x)
            for (int i = 0; i < 7; ++i) ground.add(x, y, i % 2 == 0 ? sand : regolith, 1, 0, book);
    EXPECT_EQ(ground.layers(10, 10), 8);
    // 2.5 GB at 4096 x 4096 are 149 bytes per cell.
    EXPECT_LT(ground.bytes(), 256 * 256 * 90u);
}

}  // namespace
}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/slope/thermal_batch.h"

#include <gtest/gtest.h>

#include <random>

#include "cuesta/process/slope/thermal_column.h"

namespace cuesta::thermal {
namespace {

constexpr Units metre = 1 << 17;

// A row of columns of many thin beds, some with a cave, over drops of any size and of equal ones.
class ThermalBatch : public testing::TestWithParam<int> {
protected:
    static constexpr std::int64_t columns = 300;

    ThermalBatch()
        : materials_(std::make_shared<MaterialTable>()),
          ground_({columns, 1, 1}, materials_),
          axis_(FieldShape{columns, 1, 1}),
          random_(static_cast<unsigned>(GetParam())) {
        const Field level({columns, 1, 1});
        ground_.reset(level, 0, 0x1p-17);
        ground_.make_layered();
        LayerBook book;
        for (std::int64_t x = 0; x < columns; ++x) {
            const int beds = static_cast<int>(random_() % 24);
            for (int i = 0; i < beds; ++i)
                ground_.add(x, 0, static_cast<MaterialId>(random_() % 7), units(metre / 4), 0,
                            book);
            if (random_() % 4 == 0) {
                ground_.add(x, 0, materials_->air(), units(metre), 0, book);
                ground_.add(x, 0, 4, units(metre / 8), 0, book);
            }
            axis_.at(x, 0) = static_cast<float>(units(metre));
        }
        slide_.rule.eight = GetParam() % 2 == 0;
        slide_.rule.fraction = GetParam() % 3 == 0 ? 0.03f : slide_.rule.max_fraction();
        slide_.rule.dither_offset = 0.37f;
        slide_.by_cell = GetParam() % 5 == 0;
        slide_.now = GetParam();
        for (float& one : slide_.of_material) one = static_cast<float>(units(2 * metre));
    }
    Units units(Units most) {
        return 1 + static_cast<Units>(random_() % static_cast<unsigned>(most));
    }
    Drops drops() {
        Drops drops;
        const Units equal = units(20 * metre);
        for (Units& one : drops)
            one = random_() % 5 == 0   ? no_neighbour
                  : random_() % 3 == 0 ? equal
                                       : units(30 * metre) - 10 * metre;
        return drops;
    }

    std::shared_ptr<MaterialTable> materials_;
    LayerStack ground_;
    Field axis_;
    LayerSlide slide_;
    std::mt19937 random_;
};

TEST_P(ThermalBatch, gives_what_each_column_gives_alone) {
    const Block block{.x0 = 7, .y0 = 3, .columns = columns, .rows = 1};
    ColumnSlide alone(ground_, block, slide_, axis_);
    for (const int width : {4, 8, 16}) {
        ColumnBatch batch(ground_, block, slide_, axis_, width);
        int done = 0, ended = 0, added = 0;
        const auto compare = [&](std::size_t lane) {
            ++ended;
            const std::int64_t x = batch.x(lane);
            const bool found = alone.find(x, 0, batch.drops(lane));
            if (!batch.done(lane)) return;
            ++done;
            ASSERT_TRUE(found && alone.from_top()) << x;
            const std::span<const ColumnPart> parts = batch.parts(lane);
            ASSERT_EQ(parts.size(), alone.parts().size()) << x;
            Units sum = 0;
            for (std::size_t i = 0; i < parts.size(); ++i) {
                const ColumnPart& one = alone.parts()[i];
                sum += one.sum;
                ASSERT_EQ(parts[i].units, one.units) << x << " part " << i;
                ASSERT_EQ(parts[i].sum, one.sum);
                ASSERT_EQ(parts[i].layer, one.layer);
                ASSERT_EQ(parts[i].level, one.level);
                ASSERT_EQ(parts[i].material, one.material);
            }
            // What is uppermost afterwards is what remove() leaves.
            if (batch.next_layer(lane) < 0) return;
            LayerStack cut = ground_.clone(), removed = ground_.clone();
            LayerBook book;
            cut.cut_to(x, 0, batch.next_layer(lane), batch.next_left(lane), sum);
            removed.remove(x, 0, sum, book, [](MaterialId, Units) {});
            ASSERT_EQ(book.opened_caves, 0);
            ASSERT_EQ(cut.layers(x, 0), removed.layers(x, 0));
            ASSERT_EQ(cut.surface().at(x, 0), removed.surface().at(x, 0));
            for (int i = 0; i < cut.layers(x, 0); ++i)
                ASSERT_EQ(cut.layer(x, 0, i), removed.layer(x, 0, i));
        };
        for (std::int64_t x = 0; x < columns; ++x) {
            if (ground_.buried().at(x, 0) == 0) continue;
            batch.add(x, 0, drops());
            ++added;
            while (batch.full()) batch.give(compare);
        }
        while (!batch.empty()) batch.give(compare);
        EXPECT_EQ(ended, added) << "every column comes to its end, once";
        EXPECT_GT(done, 50);
    }
}

INSTANTIATE_TEST_SUITE_P(seeds, ThermalBatch, testing::Range(0, 10));

}  // namespace
}  // namespace cuesta::thermal

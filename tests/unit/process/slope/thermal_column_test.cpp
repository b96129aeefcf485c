// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/slope/thermal_column.h"

#include <gtest/gtest.h>

#include "cuesta/base/check.h"

namespace cuesta::thermal {
namespace {

// One column of cells 1 m apart.
constexpr Units metre = 1 << 17;

class ThermalColumn : public testing::Test {
protected:
    ThermalColumn()
        : materials_(std::make_shared<MaterialTable>()), ground_({1, 1, 1}, materials_) {
        Field level({1, 1, 1});
        ground_.reset(level, id("granite"), 0x1p-17);
        ground_.make_layered();
        slide_.of_material.fill(1.0f * metre);  // 45 degrees
        set("sandstone", 1.192);
        set("regolith", 0.364);
        set("limestone", 1.732);
        set("granite", 2.747);
        drops_.fill(no_neighbour);
    }
    MaterialId id(std::string_view name) const { return *materials_->find(name); }
    void set(std::string_view name, double slope) {
        slide_.of_material[id(name)] = static_cast<float>(slope * metre);
    }
    void lay(std::string_view name, double metres) {
        LayerBook book;
        ground_.add(0, 0, id(name), static_cast<Units>(metres * metre), 0, book);
    }
    // The drop of the surface to the western, eastern, ... neighbours in metres.
    bool find(std::initializer_list<double> drops) {
        drops_.fill(no_neighbour);
        std::size_t i = 0;
        for (const double d : drops) drops_[i++] = static_cast<Units>(d * metre);
        column_ = std::make_unique<ColumnSlide>(ground_, Block{}, slide_, axis_);
        return column_->find(0, 0, drops_);
    }
    std::span<const ColumnPart> parts() const { return column_->parts(); }
    static double metres(Units units) { return static_cast<double>(units) / metre; }

    std::shared_ptr<MaterialTable> materials_;
    LayerStack ground_;
    LayerSlide slide_;
    Field axis_{FieldShape{1, 1, 1}};
    Drops drops_;
    std::unique_ptr<ColumnSlide> column_;
};

constexpr double near = 2.0 / metre;

TEST_F(ThermalColumn, some_of_a_thick_top_is_nothing_special) {
    lay("sand", 5);
    EXPECT_FALSE(find({3}));
    ASSERT_EQ(parts().size(), 1u);
    EXPECT_NEAR(metres(parts()[0].units[0]), (3 - 1) / 8.0, near);
}

TEST_F(ThermalColumn, a_used_up_top_is_followed_by_the_next_layer_with_its_own_angle) {
    // 10 m drop: the sand wants 9/8 m but is 0.5 m thick. Limestone then stands 9.5 - 1.732 m too
    // high, an eighth of which is 0.971; all together no more than (10 - 1.732) / 8 = 1.0335.
    lay("limestone", 20);
    lay("sand", 0.5);
    EXPECT_TRUE(find({10}));
    ASSERT_EQ(parts().size(), 2u);
    EXPECT_EQ(parts()[0].layer, 2);
    EXPECT_NEAR(metres(parts()[0].units[0]), 0.5, near);
    EXPECT_EQ(parts()[1].layer, 1);
    EXPECT_EQ(parts()[1].level, 1);
    EXPECT_NEAR(metres(parts()[1].units[0]), 1.0335 - 0.5, 1e-4);
}

TEST_F(ThermalColumn, a_used_up_top_is_divided_by_what_neighbours_want) {
    // Excesses 8 and 4 m: 1 and 0.5 m wanted, 0.3 m there.
    lay("limestone", 20);
    lay("sand", 0.3);
    EXPECT_TRUE(find({9, 5}));
    EXPECT_NEAR(metres(parts()[0].units[0]), 0.2, near);
    EXPECT_NEAR(metres(parts()[0].units[1]), 0.1, near);
    EXPECT_EQ(parts()[0].units[0] + parts()[0].units[1], ground_.layer(0, 0, 2).thickness);
}

TEST_F(ThermalColumn, the_last_units_of_a_layer_go_down_the_largest_drops) {
    lay("limestone", 20);
    LayerBook book;
    ground_.add(0, 0, id("sand"), 7, 0, book);
    EXPECT_TRUE(find({9, 9.5, 9, 9}));
    EXPECT_EQ(parts()[0].units[1], 4);
    // Equal drops: some way is found for all of them.
    EXPECT_TRUE(find({9, 9, 9, 9}));
    Units sum = 0;
    for (const Units units : parts()[0].units) sum += units;
    EXPECT_EQ(sum, 7);
}

TEST_F(ThermalColumn, the_worked_examples_of_the_three_cases) {
    // The drop is 3 m everywhere and the sandstone rests up to 4 m here, so that only what lies
    // below it can move: 3 - 2 m = 1 m above the neighbour.
    set("sandstone", 4);
    const auto moved_of = [&](int layer) {
        Units sum = 0;
        for (const ColumnPart& part : parts())
            if (part.layer == layer) sum += part.units[0];
        return sum;
    };
    {  // 2 m sandstone over 1 m regolith: it trickles out, alone.
        lay("regolith", 1), lay("sandstone", 2);
        EXPECT_TRUE(find({3}));
        EXPECT_NEAR(metres(moved_of(1)), (1 - 0.364) / 8, near);
        EXPECT_EQ(moved_of(2), 0);
    }
    {  // Over 5 m sand (here with the angle of regolith): the slab slides along by its fraction.
        ground_.reset(Field({1, 1, 1}), id("granite"), 0x1p-17), ground_.make_layered();
        set("sand", 0.364);
        lay("sand", 5), lay("sandstone", 2);
        EXPECT_TRUE(find({3}));
        const double q = (1 - 0.364) / 8;
        EXPECT_NEAR(metres(moved_of(1)), q, near);
        EXPECT_NEAR(metres(moved_of(2)), q * 2 / 5, near);
        EXPECT_LT(parts()[0].layer, parts()[1].layer);  // sand below
        EXPECT_LT(parts()[0].level, parts()[1].level);
        slide_.layer_rule = LayerRule::always_trickle;
        EXPECT_TRUE(find({3}));
        EXPECT_EQ(moved_of(2), 0);
        slide_.layer_rule = LayerRule::never;
        EXPECT_FALSE(find({3}));
    }
    {  // Over 5 m limestone: nothing moves.
        slide_.layer_rule = LayerRule::pressure;
        ground_.reset(Field({1, 1, 1}), id("granite"), 0x1p-17), ground_.make_layered();
        set("limestone", 0.364);
        lay("limestone", 5), lay("sandstone", 2);
        EXPECT_FALSE(find({3}));
        EXPECT_TRUE(parts().empty());
    }
}

TEST_F(ThermalColumn, equal_pressure_is_the_second_case) {
    // 1 m of sandstone on 2350 / 1600 m of sand.
    set("sandstone", 4);
    set("sand", 0.1);
    LayerBook book;
    ground_.add(0, 0, id("sand"), 2350, 0, book);
    ground_.add(0, 0, id("sandstone"), 1600, 0, book);
    EXPECT_TRUE(find({1}));
    ASSERT_EQ(parts().size(), 1u);
    EXPECT_EQ(parts()[0].layer, 1);
}

TEST_F(ThermalColumn, a_loose_run_of_several_layers_counts_as_one) {
    // 1 m sandstone (2350) on 1 m sand and 1 m regolith (3000 together): it slides along.
    set("sandstone", 4);
    lay("regolith", 1), lay("sand", 1), lay("sandstone", 1);
    EXPECT_TRUE(find({3}));
    ASSERT_EQ(parts().size(), 2u);
    EXPECT_EQ(parts()[0].layer, 2);  // the sand of the run
    EXPECT_NEAR(metres(parts()[0].units[0]), (2 - 1.0) / 8, near);
    EXPECT_NEAR(metres(parts()[1].units[0]), (2 - 1.0) / 8 / 2, near);
}

TEST_F(ThermalColumn, where_the_top_slides_nothing_is_undermined) {
    lay("regolith", 0.5), lay("sandstone", 0.5);
    EXPECT_FALSE(find({1.3}));  // 1.3 > 1.192
    ASSERT_EQ(parts().size(), 1u);
    EXPECT_EQ(parts()[0].layer, 2);
    EXPECT_TRUE(find({1.3, 1.1}));
    EXPECT_EQ(parts().back().layer, 1);
    EXPECT_EQ(parts().back().units[0], 0);
    EXPECT_NEAR(metres(parts().back().units[1]), (0.6 - 0.364) / 8, near);
}

TEST_F(ThermalColumn, what_slides_with_its_load_never_exceeds_what_levels) {
    set("granite", 90);
    set("sand", 0.0);
    lay("sand", 2), lay("granite", 1);
    EXPECT_TRUE(find({2}));
    Units sum = 0;
    for (const ColumnPart& part : parts()) sum += part.units[0];
    EXPECT_LE(sum, 2 * metre / 8);
}

TEST_F(ThermalColumn, a_cave_below_the_top_ends_the_slide) {
    lay("limestone", 5), lay("air", 2), lay("sand", 0.1);
    EXPECT_TRUE(find({10}));
    ASSERT_EQ(parts().size(), 1u);
    EXPECT_EQ(parts()[0].layer, 3);
    EXPECT_NEAR(metres(parts()[0].units[0]), 0.1, near);
}

}  // namespace
}  // namespace cuesta::thermal

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/river/river_work.h"

#include <gtest/gtest.h>

#include <cmath>

#include "support/lay_layers.h"

namespace cuesta::river {
namespace {

// One column of 2^-17 m units on a map of its own. Heights of tests are in units.
class OneColumn {
public:
    explicit OneColumn(const std::vector<std::pair<std::string, Units>>& layers, double n = 1)
        : terrain_(grid_, whole(grid_), 1, std::make_shared<MaterialTable>()),
          strength_(1, 0, n, 1) {
        terrain_.settle(0x1p-17);
        LayerStack& ground = terrain_.ground();
        ground.make_layered();
        Column column;
        for (const auto& [name, units] : layers)
            column.push({*terrain_.materials().find(name), units, 0});
        LayerBook book;
        ground.set_column(0, 0, column, book);
    }
    double cut(double base, double c, double above = 0) {
        const LayerStack& ground = std::as_const(terrain_).ground();
        const FieldValue one(1.0);
        const Wear wear(work_, ground, strength_, one, false);
        const double height = static_cast<double>(ground.surface().at(0, 0)) + above;
        return cut_layers(wear, height, base, c, 0, 0);
    }

private:
    Grid grid_{1, 1, 10};
    Terrain terrain_;
    RiverWork work_;
    Strength strength_;
};

TEST(river_work, one_layer_is_worn_as_the_formula_says) {
    EXPECT_EQ(OneColumn({{"granite", 300}}).cut(0, 2), 100);
    EXPECT_EQ(OneColumn({{"granite", 300}}).cut(60, 2), 140);
    EXPECT_EQ(OneColumn({{"sandstone", 300}}).cut(0, 0.5), 100);  // four times as soft
    EXPECT_EQ(OneColumn({{"granite", -300}}).cut(-600, 2), -500);
}

TEST(river_work, a_step_that_ends_in_the_top_layer_does_not_see_the_next) {
    EXPECT_EQ(OneColumn({{"granite", 100}, {"sandstone", 200}}).cut(0, 0.25), 150);
}

TEST(river_work, the_step_is_divided_between_soft_and_hard) {
    // Ends at x with 200 / (4 x) + (100 - x) / x = 1 of the step: x = 75.
    EXPECT_EQ(OneColumn({{"granite", 100}, {"sandstone", 200}}).cut(0, 1), 75);
    // Hard over soft: 300 / (1 + 1) is still in the granite.
    EXPECT_EQ(OneColumn({{"sandstone", 100}, {"granite", 200}}).cut(0, 1), 150);
    // With c = 4: 200 / (4 x) + (100 - x) / (16 x) = 1: x = 900 / 17.
    EXPECT_NEAR(OneColumn({{"sandstone", 100}, {"granite", 200}}).cut(0, 4), 900. / 17, 1e-12);
}

TEST(river_work, three_layers_and_a_square_law_share_the_step_exactly) {
    // Granite (1) 0..100, sandstone (4) 100..150, limestone (2.5) 150..400.
    const double c = 0.1, n = 2;
    const double x =
        OneColumn({{"granite", 100}, {"sandstone", 50}, {"limestone", 250}}, n).cut(0, c);
    ASSERT_LT(x, 100);
    const double time = (250 / 2.5 + 50 / 4. + (100 - x)) / (c * x * x);
    EXPECT_NEAR(time, 1, 1e-12);
}

TEST(river_work, layers_of_equal_strength_are_one) {
    for (const double n : {0.7, 1.0, 2.0})
        for (const double c : {1e-3, 0.1, 5.0}) {
            const double one = OneColumn({{"sand", 300}}, n).cut(0, c);
            const double two = OneColumn({{"regolith", 100}, {"sand", 200}}, n).cut(0, c);
            EXPECT_NEAR(two, one, 1e-12 * one) << n << ' ' << c;
        }
}

TEST(river_work, what_is_carried_below_a_unit_counts) {
    EXPECT_EQ(OneColumn({{"granite", 100}, {"sandstone", 200}}).cut(0, 1, -0.5),
              (100 + 199.5 / 4) / 2);
}

TEST(river_work, rock_that_does_not_wear_stops_the_river) {
    // Air never wears; below the floor of a layer on it the cave opens instead.
    EXPECT_EQ(OneColumn({{"granite", 50}, {"air", 50}, {"sandstone", 200}}).cut(0, 100), 100);
}

TEST(river_work, a_breach_through_a_layer_goes_on_from_its_own_depth) {
    // 250 units were cut away: the river stands at 50 in the granite and halves that.
    EXPECT_EQ(OneColumn({{"granite", 100}, {"sandstone", 200}}).cut(0, 1, -250), 25);
}

}  // namespace
}  // namespace cuesta::river

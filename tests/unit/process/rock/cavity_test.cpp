// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/rock/cavity.h"

#include <gtest/gtest.h>

namespace cuesta {
namespace {

class Cavities : public testing::Test {
protected:
    std::shared_ptr<const MaterialTable> table = std::make_shared<MaterialTable>();
    MaterialId granite = *table->find("granite"), limestone = *table->find("limestone"),
               sand = *table->find("sand"), air = table->air();
    LayerBook book;
    MaterialSet only(MaterialId material) const {
        MaterialSet set{};
        set[material] = true;
        return set;
    }
    static std::vector<Layer> list(const Column& column) {
        return {column.all().begin(), column.all().end()};
    }
};

TEST_F(Cavities, rock_of_the_kind_becomes_air_between_two_heights) {
    Column column;
    column.push({granite, 100, 1});
    column.push({limestone, 50, 2});
    column.push({sand, 10, 3});
    EXPECT_EQ(carve(column, 90, 120, only(limestone), air, book), 20);
    EXPECT_EQ(
        list(column),
        (std::vector<Layer>{{granite, 100, 1}, {air, 20, 2}, {limestone, 30, 2}, {sand, 10, 3}}));
    EXPECT_EQ(book.out[limestone], 20);
    EXPECT_EQ(book.out[granite], 0);
    EXPECT_EQ(carve(column, 90, 120, only(limestone), air, book), 0);  // again: nothing is left
}

TEST_F(Cavities, the_bed_is_cut_in_two_even_below_zero) {
    Column column;
    column.push({limestone, 30, 7});
    EXPECT_EQ(carve(column, -20, -5, only(limestone), air, book), 15);
    EXPECT_EQ(list(column),
              (std::vector<Layer>{{limestone, -20, 7}, {air, 15, 7}, {limestone, 35, 7}}));
}

TEST_F(Cavities, the_lowest_is_found_with_its_heights) {
    LayerStack ground({3, 1, 0}, table);
    ground.make_layered();
    Column column;
    for (const Layer& layer : {Layer{granite, 40, 0}, Layer{air, 5, 0}, Layer{limestone, 9, 0},
                               Layer{air, 3, 0}, Layer{limestone, 1, 0}})
        column.push(layer);
    EXPECT_EQ(count_cavities(column, air), 2);
    EXPECT_FALSE(has_cavities(ground, air));
    ground.set_column(1, 0, column, book);
    EXPECT_TRUE(has_cavities(ground, air));
    EXPECT_FALSE(lowest_cavity(ground, 0, 0, air));
    EXPECT_EQ(lowest_cavity(ground, 1, 0, air), (Cavity{40, 45, 1}));
    // What was buried once does not count.
    ground.remove(1, 0, 30, book, [](MaterialId, Units) {});
    EXPECT_FALSE(has_cavities(ground, air));
}

}  // namespace
}  // namespace cuesta

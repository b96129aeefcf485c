// SPDX-License-Identifier: Apache-2.0
#include "cuesta/operator/context.h"

#include <gtest/gtest.h>

#include <memory>
#include <vector>

#include "cuesta/base/check.h"

namespace cuesta {
namespace {

TEST(StepReport, counts_add_up_and_zero_leaves_no_entry) {
    StepReport report;
    report.count("limited_cells", 0);
    EXPECT_TRUE(report.counts.empty());
    report.count("limited_cells", 2);
    report.count("limited_cells", 3);
    EXPECT_EQ(report.counts.at("limited_cells"), 5);
}

TEST(StepReport, merging_adds_by_name) {
    StepReport a, b;
    a.count("x", 1);
    b.count("x", 2);
    b.count("y", 4);
    a.merge(b);
    EXPECT_EQ(a.counts.at("x"), 3);
    EXPECT_EQ(a.counts.at("y"), 4);
    EXPECT_EQ(b.counts.at("x"), 2);
}

TEST(Scratch, fields_are_made_on_demand_and_kept) {
    Scratch scratch({5, 4, 1});
    Field& first = scratch.field(0);
    EXPECT_EQ(first.shape(), (FieldShape{5, 4, 1}));
    first.at(2, 2) = 7;
    EXPECT_EQ(scratch.field(0).at(2, 2), 7);
    EXPECT_EQ(scratch.field(3).shape(), (FieldShape{5, 4, 1}));
}

TEST(Scratch, references_stay_valid_when_more_are_asked_for) {
    Scratch scratch({3, 3, 0});
    Field& first = scratch.field(0);
    first.at(1, 1) = 1;
    for (std::size_t i = 1; i < 20; ++i) scratch.field(i).fill(static_cast<float>(i));
    EXPECT_EQ(&scratch.field(0), &first);
    EXPECT_EQ(first.at(1, 1), 1);
}

TEST(Scratch, released_memory_can_be_asked_for_again) {
    Scratch scratch({3, 3, 0});
    scratch.field(1).fill(5);
    scratch.release();
    EXPECT_EQ(scratch.field(1).at(0, 0), 0);
}

TEST(FieldValue, a_number_is_the_same_everywhere) {
    const FieldValue value(2.5);
    EXPECT_TRUE(value.uniform());
    EXPECT_EQ(value.number(), 2.5f);
    EXPECT_EQ(value.at(100, -3), 2.5f);
    EXPECT_EQ(value.field(), nullptr);
}

TEST(FieldValue, a_field_gives_each_cell_its_own) {
    Field field({3, 2, 0});
    field.at(2, 1) = 9;
    const FieldValue value(field);
    EXPECT_FALSE(value.uniform());
    EXPECT_EQ(value.at(2, 1), 9);
    EXPECT_EQ(value.at(0, 0), 0);
    EXPECT_EQ(value.field(), &field);
}

class StepContextTest : public ::testing::Test {
protected:
    Grid grid{.columns = 2, .rows = 2};
    Block block = whole(grid);
    SingleCommunicator comm{grid};
    Terrain terrain{grid, block, 0, std::make_shared<MaterialTable>()};
    Scratch scratch{terrain.shape()};
    std::vector<StoredMap> files = std::vector<StoredMap>(2);
    StepContext step{grid, block, comm, {}, 0, terrain, scratch, files};
};

TEST_F(StepContextTest, a_number_stays_a_number) {
    EXPECT_TRUE(step.value_of(12.0).uniform());
    EXPECT_EQ(step.value_of(12.0).number(), 12);
}

TEST_F(StepContextTest, a_name_is_the_field_of_the_terrain) {
    Field& zone = terrain.make("zone");
    EXPECT_EQ(step.value_of("zone").field(), &zone);
    EXPECT_EQ(step.value_of("height").field(), &terrain.height());
}

TEST_F(StepContextTest, talus_is_the_angle_of_the_material_on_top) {
    EXPECT_EQ(step.value_of("talus").number(), 70);  // granite
    terrain.ground_material = *terrain.materials().find("sand");
    EXPECT_EQ(step.value_of("talus").number(), 45);
}

TEST_F(StepContextTest, a_field_that_was_never_made_is_our_mistake) {
    EXPECT_THROW(step.value_of("nothing"), BrokenInvariant);
}

TEST_F(StepContextTest, inputs_are_found_by_index) {
    EXPECT_EQ(&step.input({1}), &files[1]);
    EXPECT_THROW(step.input({2}), BrokenInvariant);
    EXPECT_THROW(step.input(InputFile{}), BrokenInvariant);
}

}  // namespace
}  // namespace cuesta

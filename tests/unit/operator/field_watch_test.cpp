// SPDX-License-Identifier: Apache-2.0
#include "cuesta/operator/field_watch.h"

#include <gtest/gtest.h>

#include <array>

namespace cuesta {
namespace {

using Names = std::array<std::string, 1>;
const Names water{"water"}, height{"height"};

TEST(FieldWatch, findings_hold_until_another_operator_writes_the_field) {
    FieldWatch watch;
    watch.restart();
    watch.begin(water);
    const std::uint64_t found = watch.now("water");
    EXPECT_NE(watch.before("water"), found) << "what held before this operator wrote";
    watch.begin(height);
    EXPECT_EQ(watch.before("water"), found) << "a reader finds it as it was left";
    watch.begin(water);
    EXPECT_EQ(watch.before("water"), found) << "and so does the next to write";
    watch.begin(water);
    EXPECT_NE(watch.before("water"), found) << "but not the one after that";
}

TEST(FieldWatch, a_mask_and_a_restart_end_what_held) {
    FieldWatch watch;
    watch.begin(water);
    const std::uint64_t found = watch.now("water");
    watch.changed(water);
    watch.begin(height);
    EXPECT_NE(watch.before("water"), found);
    const std::uint64_t later = watch.now("water");
    watch.restart();
    EXPECT_NE(watch.before("water"), later);
    EXPECT_NE(watch.before("height"), later);
}

TEST(FieldWatch, fields_nobody_wrote_stay_as_they_were_found) {
    FieldWatch watch;
    watch.begin(height);
    const std::uint64_t found = watch.now("water");
    EXPECT_GT(found, 0u);
    watch.begin(height);
    EXPECT_EQ(watch.before("water"), found);
}

TEST(FieldWatch, members_of_a_joint_step_find_what_the_ones_before_them_left) {
    const std::array<std::string, 2> both{"water", "height"};
    FieldWatch watch;
    watch.restart();
    watch.begin(height);
    const std::uint64_t found = watch.now("height");
    watch.begin(both);  // the joint step, as its first member
    const std::uint64_t flowed = watch.now("water");
    watch.next(water, height);
    EXPECT_EQ(watch.before("height"), found) << "the first member does not write it";
    EXPECT_EQ(watch.before("water"), flowed) << "but it writes this";
    const std::uint64_t worn = watch.now("height");
    EXPECT_NE(worn, found);
    watch.next(height, water);
    EXPECT_EQ(watch.before("height"), worn);
    watch.begin(height);
    EXPECT_EQ(watch.before("height"), worn) << "the next operator finds the last of them";
}

TEST(FieldWatch, without_an_engine_no_moment_is_met_again) {
    FieldWatch watch;
    const std::uint64_t found = watch.now("water");
    EXPECT_NE(watch.before("water"), found);
    EXPECT_NE(watch.before("water"), watch.before("water"));
}

}  // namespace
}  // namespace cuesta

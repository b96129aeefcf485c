// SPDX-License-Identifier: Apache-2.0
#include "cuesta/terrain/field_names.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "cuesta/base/unit.h"

namespace cuesta {
namespace {

TEST(FieldNames, every_field_has_a_unit_and_a_sentence) {
    std::set<std::string_view> names;
    for (const FieldInfo& info : known_fields()) {
        EXPECT_TRUE(names.insert(info.name).second) << info.name << " is described twice";
        EXPECT_TRUE(parse_unit(info.unit)) << info.name;
        EXPECT_TRUE(info.sentence.ends_with('.')) << info.name;
        EXPECT_EQ(find_field_info(info.name), &info);
    }
    EXPECT_GE(names.size(), 7u);
}

TEST(FieldNames, every_month_has_its_rows) {
    const FieldInfo* january = find_field_info(field::of_month(field::month_temperature, 1));
    ASSERT_NE(january, nullptr);
    EXPECT_EQ(january->name, "temperature_01");
    EXPECT_EQ(january->unit, "C");
    EXPECT_EQ(january->sentence, "Temperature of the air at the ground in January.");
    EXPECT_EQ(january->palette, "temperature");
    const FieldInfo* december = find_field_info("precipitation_12");
    ASSERT_NE(december, nullptr);
    EXPECT_EQ(december->name, field::of_month(field::month_precipitation, 12));
    EXPECT_EQ(december->unit, "mm");
    EXPECT_EQ(december->sentence, "Rain and snow of December.");
    int rows = 0;
    for (const FieldInfo& info : known_fields())
        rows += info.name.starts_with(field::month_temperature) ||
                info.name.starts_with(field::month_precipitation);
    EXPECT_EQ(rows, 24);
    EXPECT_EQ(find_field_info("temperature_00"), nullptr);
    EXPECT_EQ(find_field_info("temperature_13"), nullptr);
    EXPECT_EQ(find_field_info("temperature_"), nullptr);
}

TEST(FieldNames, the_ground_is_state_and_its_slope_is_derived) {
    EXPECT_EQ(find_field_info("height")->kind, FieldKind::state);
    EXPECT_EQ(find_field_info("height")->unit, "m");
    EXPECT_EQ(find_field_info("layers")->kind, FieldKind::internal);
    EXPECT_EQ(find_field_info("slope")->kind, FieldKind::derived);
    EXPECT_EQ(find_field_info("slope")->unit, "deg");
    EXPECT_EQ(find_field_info("nothing"), nullptr);
    EXPECT_EQ(find_field_info(""), nullptr);
}

TEST(FieldNames, derived_fields_are_those_that_follow_from_others) {
    for (const char* name : {"slope", "flow", "layer.granite"})
        EXPECT_TRUE(is_derived(name)) << name;
    for (const char* name : {"height", "water", "water.qx", "layers", "layer.", "mine", ""})
        EXPECT_FALSE(is_derived(name)) << name;
}

TEST(FieldNames, what_water_keeps_for_itself_is_described) {
    for (const std::string_view name :
         {field::water_qx, field::water_qy, field::water_qse, field::water_qsw}) {
        ASSERT_NE(find_field_info(name), nullptr) << name;
        EXPECT_EQ(find_field_info(name)->kind, FieldKind::internal) << name;
        EXPECT_EQ(find_field_info(name)->unit, "m2/s") << name;
    }
}

TEST(FieldNames, a_recipe_may_name_fields_with_letters_digits_and_underscore) {
    for (const char* name : {"a", "highland", "Zone2", "wind_x", "a_", "x123456789"})
        EXPECT_TRUE(is_field_name(name)) << name;
    EXPECT_TRUE(is_field_name(std::string(31, 'a')));
}

TEST(FieldNames, other_names_are_refused) {
    for (const char* name : {"", "_a", "2nd", "a b", "a.b", "layers", "layer.x", "a-b", "a/b", "..",
                             "h\xC3\xB6he", "a\n", "a{step}"})
        EXPECT_FALSE(is_field_name(name)) << name;
    EXPECT_FALSE(is_field_name(std::string(32, 'a')));
    EXPECT_FALSE(is_field_name(std::string_view("a\0b", 3)));
}

TEST(FieldNames, no_recipe_can_name_an_internal_field) {
    for (const FieldInfo& info : known_fields())
        EXPECT_EQ(is_field_name(info.name), info.kind != FieldKind::internal) << info.name;
}

}  // namespace
}  // namespace cuesta

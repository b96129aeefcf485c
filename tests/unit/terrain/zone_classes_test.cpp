// SPDX-License-Identifier: Apache-2.0
#include "cuesta/terrain/zone_classes.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace cuesta {
namespace {

TEST(zone_classes, numbers_rise_fit_into_a_byte_and_tell_their_scheme) {
    int before = 0;
    for (const ClassRow& row : zone_classes()) {
        EXPECT_GT(row.number, before);
        EXPECT_LT(row.number, 256);
        before = row.number;
        EXPECT_EQ(find_zone_class(row.number), &row);
    }
    for (const ZoneScheme scheme :
         {ZoneScheme::document, ZoneScheme::koppen, ZoneScheme::holdridge})
        for (const ClassRow& row : zone_classes(scheme)) EXPECT_EQ(scheme_of(row.number), scheme);
    for (const int number : {0, 42, 99, 131, 199, 239, -1})
        EXPECT_EQ(find_zone_class(number), nullptr) << number;
}

TEST(zone_classes, there_are_38_climates_30_of_koppen_and_38_of_holdridge) {
    EXPECT_EQ(zone_classes(ZoneScheme::document).size(), 38u + 3);
    EXPECT_EQ(zone_classes(ZoneScheme::koppen).size(), 30u + 1);
    EXPECT_EQ(zone_classes(ZoneScheme::holdridge).size(), 38u + 1);
}

TEST(zone_classes, every_class_of_a_scheme_has_a_name_and_a_colour_of_its_own) {
    for (const ZoneScheme scheme :
         {ZoneScheme::document, ZoneScheme::koppen, ZoneScheme::holdridge}) {
        std::set<std::string_view> names;
        std::set<std::array<std::uint8_t, 3>> colours;
        for (const ClassRow& row : zone_classes(scheme)) {
            EXPECT_TRUE(names.insert(row.name).second) << row.name;
            EXPECT_TRUE(colours.insert(row.colour).second) << row.name;
        }
    }
}

TEST(zone_classes, rows_of_temperature_begin_where_their_names_do) {
    EXPECT_EQ(find_zone_class(zone::polar_desert)->name, "polar desert");
    for (const auto& [first, word] :
         {std::pair{zone::alpine, "alpine"}, std::pair{zone::boreal, "boreal"},
          std::pair{zone::cold, "cold"}, std::pair{zone::warm, "warm"},
          std::pair{zone::subtropical, "subtropical"}, std::pair{zone::tropical, "tropical"}}) {
        EXPECT_TRUE(find_zone_class(first)->name.starts_with(word));
        EXPECT_FALSE(find_zone_class(first - 1)->name.starts_with(word));
    }
    EXPECT_EQ(find_zone_class(zone::last)->name, "tropical rain forest");
    EXPECT_TRUE(find_zone_class(zone::koppen_first)->name.starts_with("Af"));
    EXPECT_TRUE(find_zone_class(zone::koppen_last)->name.starts_with("EF"));
}

// Table 3.2 as printed: values of 0..1 times 255, to the nearest.
TEST(zone_classes, colours_are_the_printed_ones) {
    using Colour = std::array<std::uint8_t, 3>;
    EXPECT_EQ(find_zone_class(5)->colour, (Colour{128, 128, 128}));   // .5 .5 .5
    EXPECT_EQ(find_zone_class(10)->colour, (Colour{128, 158, 158}));  // .5 .62 .62, as printed
    EXPECT_EQ(find_zone_class(20)->colour, (Colour{222, 204, 128}));  // .87 .8 .5
    EXPECT_EQ(find_zone_class(34)->colour, (Colour{255, 255, 128}));  // 1 1 .5
    EXPECT_EQ(find_zone_class(40)->colour, (Colour{64, 255, 143}));   // .25 1 .56: repair
    EXPECT_EQ(find_zone_class(4)->colour, (Colour{255, 255, 255}));   // repair
    EXPECT_EQ(find_zone_class(1)->colour, (Colour{0, 0, 102}));
    EXPECT_EQ(find_zone_class(3)->colour, (Colour{0, 102, 204}));
}

TEST(zone_classes, a_life_zone_wears_the_colour_of_the_documents_class_in_its_place) {
    for (int number = zone::polar_desert; number <= zone::last; ++number)
        EXPECT_EQ(find_zone_class(number)->colour,
                  find_zone_class(number + zone::holdridge_shift)->colour);
}

TEST(zone_classes, palettes_of_named_classes_are_found_by_name) {
    EXPECT_EQ(named_classes("zone").size(), zone_classes().size());
    EXPECT_EQ(named_classes("sea_land").size(), 2u);
    EXPECT_EQ(named_classes("crust_kind")[1].name, "continent");
    EXPECT_EQ(named_classes("plate_border").size(), 4u);
    EXPECT_TRUE(named_classes("category").empty());
}

}  // namespace
}  // namespace cuesta

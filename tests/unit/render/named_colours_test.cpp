// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/named_colours.h"

#include <gtest/gtest.h>

#include <set>

namespace cuesta {
namespace {

TEST(NamedColours, every_name_stands_once) {
    std::set<std::string_view> names;
    for (const NamedColour& one : named_colours)
        EXPECT_TRUE(names.insert(one.name).second) << one.name;
}

TEST(NamedColours, a_name_finds_its_own_colour) {
    EXPECT_EQ(named_colour("section_water"), (Srgb8{58, 132, 166}));
    EXPECT_EQ(named_colour(field::grass), (Srgb8{142, 148, 94}));
}

TEST(NamedColours, rock_without_a_colour_is_drawn_as_the_material_says) {
    const Material material;
    const Srgb8 rock = named_colour("plain_rock");
    EXPECT_EQ(rock, (Srgb8{material.colour[0], material.colour[1], material.colour[2]}));
}

}  // namespace
}  // namespace cuesta

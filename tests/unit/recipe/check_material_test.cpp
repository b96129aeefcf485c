// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/check_material.h"

#include "support/check_text.h"

namespace cuesta::test {
namespace {

TEST(check_material, a_new_one_is_added_and_can_be_used) {
    const Plan plan = plan_of(
        "[materials.basalt]\nbase = \"granite\"\ndensity = \"2.9 g/cm3\"\ncolour = \"#0a141E\"\n"
        "loose = true\n"
        "[[stage]]\nop = \"hills\"\nmaterial = \"basalt\"\n");
    const Material& basalt = plan.materials[*plan.materials.find("basalt")];
    EXPECT_EQ(basalt.density, 2900);
    EXPECT_EQ(basalt.talus_deg, 70);  // of granite
    EXPECT_EQ(basalt.colour, (std::array<std::uint8_t, 3>{10, 20, 30}));
    EXPECT_TRUE(basalt.loose);
    EXPECT_EQ(plan.stages[0].material, plan.materials.find("basalt"));
}

TEST(check_material, a_known_one_is_changed_in_place) {
    const Plan plan = plan_of("[materials.sand]\ntalus_deg = 30\ncolour = [1, 2, 3]");
    EXPECT_EQ(plan.materials.size(), MaterialTable().size());
    const Material& sand = plan.materials[*plan.materials.find("sand")];
    EXPECT_EQ(sand.talus_deg, 30);
    EXPECT_EQ(sand.density, 1600);
    EXPECT_EQ(sand.colour[2], 3);
}

TEST(check_material, wrong_properties_are_refused) {
    EXPECT_EQ(problems_of("[materials.basalt]\ndensty = 1\ntalus_deg = 91\nbase = \"granit\"\n"
                          "colour = \"red\"\nloose = 1"),
              (Lines{"2:1 unknown key 'densty' in [materials.basalt]. Did you mean 'density'?",
                     "3:13 talus_deg = 91 is outside its range 0 to 89 deg",
                     "4:8 base = 'granit' must be granite, marble, slate, limestone, sandstone, "
                     "sand, regolith, air, till, silt, basalt or ash. Did you mean 'granite'?",
                     "5:10 colour = 'red' must be \"#rrggbb\" or [r, g, b] with whole numbers from "
                     "0 to 255",
                     "6:9 loose = 1 must be true or false (without quotes)"}));
    EXPECT_EQ(problems_of("[materials.x]\ncolour = [1, 2, 256]").size(), 1u);
    EXPECT_EQ(problems_of("[materials.x]\ncolour = [1, 2]").size(), 1u);
    EXPECT_EQ(problems_of("[materials.x]\ncolour = \"#12345g\"").size(), 1u);
    EXPECT_EQ(problems_of("[materials.\"a b\"]\n").size(), 1u);
    EXPECT_EQ(problems_of("materials.x = 3").size(), 1u);
    EXPECT_EQ(problems_of("materials = 3").size(), 1u);
}

TEST(check_material, there_is_room_for_two_hundred) {
    std::string text;
    for (int i = 0; i < 200; ++i) text += "[materials.m" + std::to_string(i) + "]\n";
    EXPECT_TRUE(problems_of(text).empty());
    EXPECT_EQ(problems_of(text + "[materials.more]\n").size(), 1u);
}

}  // namespace
}  // namespace cuesta::test

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/terrain/material.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cmath>
#include <set>
#include <string>

#include "cuesta/base/check.h"
#include "cuesta/base/unit.h"

namespace cuesta {
namespace {

TEST(Material, the_seven_rocks_have_the_values_of_the_table) {
    // [muench2011, tab. 3.1]: talus angle and solubility; densities rise along the rock cycle.
    struct Row {
        const char* name;
        double talus_deg, solubility, density;
        bool loose;
    };
    const Row rows[] = {{"granite", 70, 0.05, 2700, false},   {"marble", 65, 0.10, 2700, false},
                        {"slate", 60, 0.30, 2700, false},     {"limestone", 60, 0.65, 2600, false},
                        {"sandstone", 50, 0.70, 2350, false}, {"sand", 45, 0.90, 1600, true},
                        {"regolith", 20, 1.00, 1400, true}};
    const MaterialTable table;
    for (std::size_t i = 0; i < std::size(rows); ++i) {
        const Material& material = table[static_cast<MaterialId>(i)];
        EXPECT_EQ(material.name, rows[i].name);
        EXPECT_EQ(material.talus_deg, rows[i].talus_deg) << rows[i].name;
        EXPECT_EQ(material.solubility, rows[i].solubility) << rows[i].name;
        EXPECT_EQ(material.density, rows[i].density) << rows[i].name;
        EXPECT_EQ(material.loose, rows[i].loose) << rows[i].name;
    }
}

TEST(Material, a_talus_angle_is_the_height_at_which_one_metre_slides) {
    const MaterialTable table;
    const auto drop = [&](const char* name) {
        return std::tan(table[table.find(name).value()].talus_deg * std::acos(-1.0) / 180);
    };
    EXPECT_NEAR(drop("granite"), 2.747, 5e-4);
    EXPECT_NEAR(drop("marble"), 2.145, 5e-4);
    EXPECT_NEAR(drop("slate"), 1.732, 5e-4);
    EXPECT_NEAR(drop("sandstone"), 1.192, 5e-4);
    EXPECT_NEAR(drop("sand"), 1.000, 5e-4);
    EXPECT_NEAR(drop("regolith"), 0.364, 5e-4);
}

TEST(Material, the_rock_mass_has_the_tensile_strength_caves_are_reckoned_with) {
    const MaterialTable table;
    const auto cohesion = [&](const char* name) { return table[*table.find(name)].cohesion; };
    EXPECT_EQ(cohesion("granite"), 1.0e6);
    EXPECT_EQ(cohesion("marble"), 0.8e6);
    EXPECT_EQ(cohesion("slate"), 0.5e6);
    EXPECT_EQ(cohesion("limestone"), 0.5e6);
    EXPECT_EQ(cohesion("sandstone"), 0.2e6);
    EXPECT_EQ(cohesion("sand"), 0);
}

TEST(Material, air_fills_cavities_and_water_does_not_take_it_up) {
    const MaterialTable table;
    const Material& air = table[table.find("air").value()];
    EXPECT_EQ(air.density, 1.2);
    EXPECT_EQ(air.solubility, 0);
}

TEST(Material, hardness_falls_along_the_list_of_rocks) {
    const MaterialTable table;
    for (MaterialId id = 1; id <= *table.find("regolith"); ++id)
        EXPECT_LT(table[id].hardness, table[id - 1].hardness) << table[id].name;
}

TEST(Material, names_are_found_and_unknown_ones_are_not) {
    const MaterialTable table;
    std::vector<std::string> names = table.names();  // more may follow
    names.resize(8);
    EXPECT_EQ(names, (std::vector<std::string>{"granite", "marble", "slate", "limestone",
                                               "sandstone", "sand", "regolith", "air"}));
    for (const char* name : {"till", "silt", "basalt", "ash"})
        EXPECT_TRUE(table.find(name)) << name;
    EXPECT_EQ(table.find("sand"), MaterialId{5});
    EXPECT_EQ(table.find("cheese"), std::nullopt);
    EXPECT_EQ(table.find("Sand"), std::nullopt);
}

TEST(Material, set_overrides_by_name_and_adds_at_the_end) {
    MaterialTable table;
    const std::size_t size = table.size();
    Material sand = table[5];
    sand.talus_deg = 33;
    EXPECT_EQ(table.set(sand), 5);
    EXPECT_EQ(table.size(), size);
    EXPECT_EQ(table[5].talus_deg, 33);
    EXPECT_EQ(table[5].solubility, 0.90);
    Material chalk;
    chalk.name = "chalk";
    EXPECT_EQ(table.set(chalk), size);
    EXPECT_EQ(table.find("chalk"), static_cast<MaterialId>(size));
    EXPECT_EQ(table.rows().back(), chalk);
    // The built-in table of others is untouched.
    EXPECT_EQ(MaterialTable()[5].talus_deg, 45);
}

TEST(Material, no_more_than_255_fit) {
    MaterialTable table;
    Material next;
    while (table.size() < 255) {
        next.name = fmt::format("m{}", table.size());
        const MaterialId id = table.set(next);
        ASSERT_EQ(id, table.size() - 1);
    }
    next.name = "one too many";
    EXPECT_THROW(table.set(next), BrokenInvariant);
    next.name = "m100";
    EXPECT_EQ(table.set(next), 100);
}

TEST(Material, every_property_has_a_unit_a_sentence_and_a_range_that_holds_the_rocks) {
    const MaterialTable table;
    std::set<std::string_view> names;
    for (const MaterialProperty& property : material_properties()) {
        EXPECT_TRUE(names.insert(property.name).second) << property.name;
        EXPECT_TRUE(parse_unit(property.unit)) << property.name;
        EXPECT_TRUE(property.sentence.ends_with('.')) << property.name;
        for (const Material& material : table.rows()) {
            EXPECT_GE(material.*property.member, property.min)
                << property.name << " of " << material.name;
            EXPECT_LE(material.*property.member, property.max)
                << property.name << " of " << material.name;
        }
    }
    for (const Material& material : table.rows())
        EXPECT_TRUE(material.sentence.ends_with('.')) << material.name;
}

TEST(MaterialTable, air_is_always_there) {
    MaterialTable table;
    EXPECT_EQ(table[table.air()].name, "air");
    EXPECT_EQ(table.find("air"), table.air());
    EXPECT_TRUE(table.is_air(table.air()));
    EXPECT_FALSE(table.is_air(*table.find("sand")));
    Material heavy = table[table.air()];
    heavy.density = 3;
    EXPECT_EQ(table.set(heavy), table.air());
}

TEST(MaterialBits, know_what_was_added) {
    MaterialBits some, others;
    for (const int id : {0, 63, 64, 255}) some.add(static_cast<MaterialId>(id));
    EXPECT_TRUE(some.has(63) && some.has(64) && some.has(255));
    EXPECT_FALSE(some.has(1) || some.has(128));
    others.add(128);
    EXPECT_FALSE(some.meets(others));
    others.add(255);
    EXPECT_TRUE(some.meets(others) && others.meets(some));
}

}  // namespace
}  // namespace cuesta

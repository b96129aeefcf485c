// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/climate_rule.h"

#include <gtest/gtest.h>

#include "cuesta/world/climate.h"

namespace cuesta {
namespace {

TEST(ClimateRule, choices_are_spelled_in_the_order_of_their_numbers) {
    EXPECT_EQ(choice_words(ClimateSun{})[static_cast<std::size_t>(ClimateSun::locked)], "locked");
    EXPECT_EQ(choice_words(ClimateSpin{})[static_cast<std::size_t>(ClimateSpin::westward)],
              "westward");
}

TEST(ClimateRule, its_defaults_are_those_of_the_operator) {
    const ClimateRule rule, given = Climate{}.rule();
    EXPECT_EQ(rule.equator_c, given.equator_c);
    EXPECT_EQ(rule.pole_drop_c, given.pole_drop_c);
    EXPECT_EQ(rule.lapse_c_per_km, given.lapse_c_per_km);
    EXPECT_EQ(rule.tilt_deg, given.tilt_deg);
    EXPECT_EQ(rule.surroundings, given.surroundings);
    EXPECT_EQ(rule.wind_m_s, given.wind_m_s);
    EXPECT_EQ(rule.inflow_humidity, given.inflow_humidity);
    EXPECT_EQ(rule.fallout_s, given.fallout_s);
    EXPECT_EQ(rule.years, given.years);
}

}  // namespace
}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/life/plant_equations.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

namespace cuesta::plants {
namespace {

TEST(PlantEquations, the_season_is_the_part_of_the_year_above_the_threshold) {
    for (const float mean : {-6.0f, -2.0f, 3.0f, 9.0f, 20.0f}) {
        const double amplitude = 9;
        double sum = 0, days = 0;
        constexpr int parts = 100000;
        for (int i = 0; i < parts; ++i) {
            const double t =
                double{mean} + amplitude * std::cos(2 * std::numbers::pi * (i + 0.5) / parts);
            if (t > 0.9) sum += t, days += 1;
        }
        const Season season = season_above(0.9f, mean, 9);
        EXPECT_NEAR(season.length, days / parts, 1e-4) << mean;
        EXPECT_NEAR(season.warmth_c, sum / days, 2e-3) << mean;
    }
    // No such day: the warmest one.
    EXPECT_NEAR(season_above(0.9f, -20, 9).warmth_c, -11, 1e-5);
    EXPECT_EQ(season_above(0.9f, -20, 9).length, 0);
}

TEST(PlantEquations, production_is_that_of_the_miami_model) {
    EXPECT_NEAR(net_primary_production(20, 1e6), 3000 / (1 + std::exp(1.315 - 0.119 * 20)), 0.01);
    EXPECT_NEAR(net_primary_production(40, 800), 3000 * (1 - std::exp(-0.000664 * 800)), 0.01);
}

TEST(PlantEquations, slopes_to_the_sun_are_brighter_and_level_ground_counts_one) {
    for (const double latitude : {45.0, -45.0}) {
        const Sun sun = mean_sun(latitude);
        EXPECT_NEAR(light_on_slope(sun, 0, 0), 1, 1e-6);
        // Ground that rises to the south faces north.
        const float south_facing = light_on_slope(sun, 0, -0.7f);
        const float north_facing = light_on_slope(sun, 0, 0.7f);
        EXPECT_GT(latitude > 0 ? south_facing : north_facing, 1.1f);
        EXPECT_LT(latitude > 0 ? north_facing : south_facing, 0.7f);
        // Afternoons are warmer: slopes that face west.
        EXPECT_GT(light_on_slope(sun, 0.5f, 0), light_on_slope(sun, -0.5f, 0));
    }
}

TEST(PlantEquations, shares_of_a_place_never_exceed_the_ground) {
    const PlantRule rule;
    for (float mean = -20; mean < 35; mean += 2.5f)
        for (float rain = 0; rain < 4000; rain += 250)
            for (const float slope : {0.0f, 0.3f, 0.9f, 3.0f})
                for (const float away : {0.0f, 100.0f, 1e6f}) {
                    Place p;
                    p.mean_c = mean, p.rain_mm = rain, p.slope = slope;
                    p.from_river_m = away, p.above_river_m = away / 50;
                    const Season s = season_above(season_begins_c, mean, 9);
                    p.season_c = s.warmth_c, p.season_length = s.length;
                    p.biotemperature_c = biotemperature(mean, 9);
                    const Habitat h = habitat_of(rule, p);
                    const float trees = h.conifer + h.broadleaf + h.riverside;
                    EXPECT_LE(trees, 0.951f);
                    for (const float one : {h.conifer, h.broadleaf, h.riverside, h.shrub, h.grass})
                        EXPECT_GE(one, 0);
                    EXPECT_LE(h.shrub, 1);
                    EXPECT_LE(h.grass, 1);
                }
}

TEST(PlantEquations, growth_is_logistic_whatever_the_step) {
    const float once = grown(0.02f, 0.8f, 0.08f, 60);
    float small = 0.02f;
    for (int i = 0; i < 60; ++i) small = grown(small, 0.8f, 0.08f, 1);
    const double e = std::exp(-0.08 * 60);
    EXPECT_NEAR(once, 0.02 * 0.8 / (0.02 + 0.78 * e), 1e-6);
    EXPECT_NEAR(small, once, 1e-5);
    EXPECT_EQ(grown(0, 0.8f, 1, 100), 0);
    EXPECT_NEAR(grown(0.5f, 0.1f, 1, 100), 0.1, 1e-6);
    EXPECT_EQ(grown(0.5f, 0, 1, 1e9f), 0);
    EXPECT_NEAR(grown(0.3f, 0.8f, 100, 1e9f), 0.8, 1e-6);
}

}  // namespace
}  // namespace cuesta::plants

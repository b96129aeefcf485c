// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/climate.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "support/run_process.h"

namespace cuesta {
namespace {

const Grid earth{.columns = 48,
                 .rows = 24,
                 .spacing_m = 4e7 / 48,
                 .edges = Edges::wrap_x,
                 .projection = Projection::latlon};

Field land() {
    return test::field_of(earth, [](auto x, auto y) {
        return 900 * std::sin(2 * M_PI * static_cast<double>(x) / 24) +
               300 * std::sin(0.6 * static_cast<double>(y)) - 100;
    });
}

std::map<std::string, std::vector<float>> fields_of(const Climate& op, int across, int down) {
    std::map<std::string, std::vector<float>> found;
    std::map<std::string, Field> maps;
    std::mutex mutex;
    test::ProcessOptions options{.across = across, .down = down};
    options.inspect = [&](Terrain& terrain) {
        const std::lock_guard lock(mutex);
        for (const std::string& name : Climate::fields().writes) {
            const Field* part = terrain.find(name);
            if (part == nullptr) continue;
            Field& whole = maps.try_emplace(name, Field({48, 24, 1})).first->second;
            test::detail::paste(*part, terrain.block(), whole);
        }
    };
    const Field ground = land();
    const test::ProcessRun run = test::run_process(op, earth, ground, options);
    EXPECT_EQ(run.ground(), run.start());
    EXPECT_TRUE(run.ledger.accounts().empty());
    for (const auto& [name, map] : maps)
        for (std::int64_t y = 0; y < 24; ++y)
            found[name].insert(found[name].end(), map.row(y), map.row(y) + 48);
    return found;
}

TEST(Climate, blocks_change_no_bit) {
    Climate op;
    op.resolution = 32, op.years = 1;
    const auto one = fields_of(op, 1, 1);
    EXPECT_EQ(one.size(), 31u);
    EXPECT_EQ(one, fields_of(op, 2, 2));
    EXPECT_EQ(one, fields_of(op, 3, 1));
}

TEST(Climate, the_year_is_the_mean_or_sum_of_its_months) {
    Climate op;
    op.years = 1;
    auto found = fields_of(op, 1, 1);
    for (std::size_t i = 0; i < 48 * 24; i += 37) {
        double warm = 0, wet = 0;
        for (int m = 1; m <= 12; ++m) {
            const std::string number = (m < 10 ? "0" : "") + std::to_string(m);
            warm += found["temperature_" + number][i] / 12,
                wet += found["precipitation_" + number][i];
        }
        EXPECT_NEAR(found["temperature"][i], warm, 1e-3);
        EXPECT_NEAR(found["precipitation"][i], wet, 1e-2);
        EXPECT_LE(found["snowfall"][i], wet + 1e-2);
        EXPECT_LE(found["runoff_mm"][i], wet + 1e-2);
    }
}

TEST(Climate, rivers_get_metres) {
    Climate op;
    op.years = 1, op.monthly = false;
    EXPECT_FALSE(fields_of(op, 1, 1).contains("rain"));
    op.for_rivers = true;
    auto found = fields_of(op, 1, 1);
    EXPECT_EQ(found, fields_of(op, 2, 2));
    const Field ground = land();
    double pole = 0, subtropics = 0;
    for (std::size_t i = 0; i < 48 * 24; ++i) {
        EXPECT_EQ(found["rain"][i], found["precipitation"][i] / 1000);
        EXPECT_EQ(found["runoff"][i], found["runoff_mm"][i] / 1000);
        EXPECT_LE(found["runoff"][i], found["rain"][i]);
        EXPECT_GE(found["lake_evaporation"][i], 0);
        if (i < 48) pole += found["lake_evaporation"][i] / 48;
        if (i / 48 == 8) subtropics += found["lake_evaporation"][i] / 48;
    }
    EXPECT_LT(pole, 0.4);
    EXPECT_GT(subtropics, 1);
    EXPECT_LT(subtropics, 4);
}

TEST(Climate, months_can_be_left_out) {
    Climate op;
    op.years = 1, op.monthly = false;
    EXPECT_EQ(fields_of(op, 1, 1).size(), 7u);
}

TEST(Climate, the_rule_takes_every_parameter) {
    Climate op;
    op.equator_temperature = 1, op.pole_drop = 2, op.warming = 3, op.lapse_rate = 4, op.tilt = 5;
    op.wind_speed = 6, op.monsoon = 0.7, op.currents = 0.8, op.evaporation = 0.9;
    op.inflow_humidity = 0.1, op.surroundings = 0.2, op.fallout_time = 11, op.years = 12;
    op.sun = ClimateSun::locked;
    const ClimateRule rule = op.rule();
    EXPECT_EQ(rule.equator_c, 1);
    EXPECT_EQ(rule.pole_drop_c, 2);
    EXPECT_EQ(rule.warming_c, 3);
    EXPECT_EQ(rule.lapse_c_per_km, 4);
    EXPECT_EQ(rule.tilt_deg, 5);
    EXPECT_EQ(rule.wind_m_s, 6);
    EXPECT_EQ(rule.monsoon, 0.7);
    EXPECT_EQ(rule.currents, 0.8);
    EXPECT_EQ(rule.evaporation, 0.9);
    EXPECT_EQ(rule.inflow_humidity, 0.1);
    EXPECT_EQ(rule.surroundings, 0.2);
    EXPECT_EQ(rule.fallout_s, 11);
    EXPECT_EQ(rule.years, 12);
    EXPECT_EQ(rule.sun, ClimateSun::locked);
}

TEST(Climate, a_single_sample_and_a_thin_map_have_a_climate) {
    for (const Grid& grid : {Grid{1, 1, 1000}, Grid{5, 1, 1000}, Grid{1, 7, 1000, Edges::wrap},
                             Grid{3, 3, 1000, Edges::closed}, Grid{2, 2, 10, Edges::wrap}}) {
        Climate op;
        op.years = 1;
        test::ProcessOptions options;
        options.inspect = [](Terrain& terrain) {
            EXPECT_TRUE(std::isfinite(terrain.find(field::precipitation)->at(0, 0)));
            EXPECT_TRUE(std::isfinite(terrain.find(field::temperature)->at(0, 0)));
        };
        test::run_process(op, grid, test::field_of(grid, [](auto, auto) { return 10.0; }), options);
    }
}

}  // namespace
}  // namespace cuesta

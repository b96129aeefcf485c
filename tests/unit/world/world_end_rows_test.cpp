// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/world_end_rows.h"

#include <gtest/gtest.h>

#include <vector>

namespace cuesta::world {
namespace {

using Ints = std::vector<std::int32_t>;
using Floats = std::vector<float>;

TEST(WorldEndRows, air_that_is_too_wet_rains_and_the_sea_keeps_its_level) {
    Rule c;
    c.air_capacity = 100, c.thickest_ice = 50, c.sea_level_units = 40, c.units_to_quanta = 2;
    Ints water{10, 10, 10}, air{130, 90, 0}, ice{60, 0, 0}, change(3);
    const Ints ground{0, 30, 60};
    const Floats sea{0, 1, 1};
    Floats water_m(3), air_m(3), ice_m(3), humidity(3);
    EndRow row{};
    row.water = water.data(), row.air = air.data(), row.ice = ice.data();
    row.ground = ground.data(), row.sea = sea.data(), row.sea_change = change.data();
    row.water_m = water_m.data(), row.air_m = air_m.data(), row.ice_m = ice_m.data();
    row.humidity = humidity.data();
    const RowSums sums = finish_water(c, {0, 3}, row);
    // 30 of rain and 10 of ice; the level 10 units above the ground; ground above the level.
    EXPECT_EQ(water, (Ints{50, 20, 0}));
    EXPECT_EQ(air, (Ints{100, 90, 0}));
    EXPECT_EQ(ice, (Ints{50, 0, 0}));
    EXPECT_EQ(sums.sea_gain, 10);
    EXPECT_EQ(sums.sea_loss, 10);
    EXPECT_EQ(sums.most, 100);
    EXPECT_EQ(humidity, (Floats{1, 0.9f, 0}));
    EXPECT_EQ(water_m, (Floats{50, 20, 0}));
}

TEST(WorldEndRows, water_soaks_in_as_far_as_there_is_some) {
    Rule c;
    c.infiltration = 4;
    Ints water{10, 3, 0};
    EndRow row{};
    row.water = water.data();
    EXPECT_EQ(finish_water(c, {0, 3}, row).infiltrated, 7);
    EXPECT_EQ(water, (Ints{6, 0, 0}));
}

TEST(WorldEndRows, temperature_comes_from_where_the_wind_blows) {
    Rule c;
    c.heat_share = 0.5f;
    const Floats north{0, 4, 0}, own{8, 10, 20}, south{0, 30, 0}, force{0, 1, 0};
    const Floats east{0, 10, 0}, calm{0, 0, 0}, to_north{0, -10, 0};
    Floats out(3);
    finish_temperature(c, {1, 2},
                       {north.data(), own.data(), south.data(), force.data(), east.data(),
                        calm.data(), out.data()});
    EXPECT_FLOAT_EQ(out[1], 10 + 1 + 0.5f * (8 - 10));
    finish_temperature(c, {1, 2},
                       {north.data(), own.data(), south.data(), force.data(), calm.data(),
                        to_north.data(), out.data()});
    EXPECT_FLOAT_EQ(out[1], 10 + 1 + 0.5f * (30 - 10));
}

TEST(WorldEndRows, currents_stand_in_wet_cells_alone) {
    Rule c;
    c.wet = 5, c.flow_damping = 0.9f, c.quantum_m = 1, c.most_current_m = 100;
    const Floats north{9, 9}, own{9, 9}, south{9, 9};
    const Ints before{4, 4}, behind{6, 6}, water{10, 5};
    Floats out(2);
    finish_current(c, {0, 2},
                   {north.data(), own.data(), south.data(), before.data(), behind.data(),
                    water.data(), out.data()});
    EXPECT_FLOAT_EQ(out[0], 0.9f * 3 + 5);
    EXPECT_EQ(out[1], 0);
}

}  // namespace
}  // namespace cuesta::world

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/world_cell_rows.h"

#include <gtest/gtest.h>

#include <vector>

namespace cuesta::world {
namespace {

using Ints = std::vector<std::int32_t>;
using Floats = std::vector<float>;

TEST(WorldCellRows, shallow_fast_water_turns_rock_into_sand) {
    Rule c;
    c.wet = 5, c.erosion_m = 0.5f, c.thinnest_m = 1;
    const Ints water{10, 10, 5, 100};
    const Floats u{3, 0, 3, 3}, v{4, 0, 4, 4};
    Ints rock{1000, 1000, 1000, 1000}, sand{0, 0, 0, 0}, eroded(4);
    erode(c, {0, 4},
          {water.data(), u.data(), v.data(), nullptr, rock.data(), sand.data(), eroded.data()});
    // 0.5 x 5 / 10 = 0.25 of a unit, below one; nothing without a current or in what is not wet.
    EXPECT_EQ(eroded, (Ints{0, 0, 0, 0}));
    c.erosion_m = 50;
    erode(c, {0, 4},
          {water.data(), u.data(), v.data(), nullptr, rock.data(), sand.data(), eroded.data()});
    EXPECT_EQ(eroded, (Ints{25, 0, 0, 2}));
    EXPECT_EQ(rock, (Ints{975, 1000, 1000, 998}));
    EXPECT_EQ(sand, (Ints{25, 0, 0, 2}));
}

TEST(WorldCellRows, amounts_below_a_unit_come_by_the_phase) {
    Rule c;
    c.wet = 0, c.erosion_m = 0.5f, c.thinnest_m = 1;
    const Ints water{10};
    const Floats u{3}, v{4};
    int sum = 0;
    for (int k = 0; k < 100; ++k) {
        Ints rock{1000}, sand{0}, eroded(1);
        c.phase = static_cast<float>(k) / 100;
        erode(c, {0, 1},
              {water.data(), u.data(), v.data(), nullptr, rock.data(), sand.data(), eroded.data()});
        sum += eroded[0];
    }
    EXPECT_EQ(sum, 25);  // 0.25 in the mean
}

TEST(WorldCellRows, layers_give_no_more_than_they_have) {
    Rule c;
    c.wet = 0, c.erosion_m = 1e6f, c.thinnest_m = 1;
    const Ints water{10, 10}, room{80, 3};
    const Floats u{3, 3}, v{4, 4};
    Ints rock{1000, 1000}, sand{0, 0}, eroded(2);
    erode(c, {0, 2},
          {water.data(), u.data(), v.data(), room.data(), rock.data(), sand.data(), eroded.data()});
    EXPECT_EQ(eroded, (Ints{10, 0}));
}

TEST(WorldCellRows, mixing_across_is_an_exchange) {
    const Ints air{0, 90, 0, 0, 30};
    Ints mixed(5);
    mix_across({1, 4}, air.data(), mixed.data());
    EXPECT_EQ(mixed[1], 30);
    EXPECT_EQ(mixed[2], 30);
    EXPECT_EQ(mixed[3], 10);
}

TEST(WorldCellRows, closed_cycles_only_move_water) {
    Rule c;
    c.rain_share = 0.1f, c.evaporation_m = 20, c.gain_m = 5, c.loss_m = 3, c.snow_m = 4;
    c.deep = 100, c.iced = 50, c.air_capacity = 1000;
    const Floats t{20, 20, 20};
    Ints water{500, 10, 200}, air{100, 100, 100}, ice{0, 0, 80};
    exchange_with_air(c, {0, 3},
                      {t.data(), water.data(), air.data(), ice.data(), nullptr, nullptr});
    for (std::size_t i = 0; i < 3; ++i)
        EXPECT_EQ(water[i] + air[i] + ice[i], (Ints{600, 110, 380})[i]) << i;
    // Rain 10, evaporation 20 x 27.5 / 50 = 11, gain 5 from deep water.
    EXPECT_EQ(air[0], 106);
    // All of the land's 20 is gone to 11 of evaporation, and 3.3 of drizzle comes back.
    EXPECT_EQ(air[1], 100 - 10 + 11 - 3);
    // Ice: nothing rises, snow falls.
    EXPECT_EQ(ice[2], 84);
    EXPECT_EQ(air[2], 86);
}

TEST(WorldCellRows, ice_grows_below_freezing_and_melts_above) {
    Rule c;
    c.freezing_c = 0, c.ice_m_per_c = 2;
    const Floats t{-5, 3, 0};
    Ints water{100, 100, 100}, ice{0, 50, 50};
    freeze(c, {0, 3}, {t.data(), water.data(), ice.data(), nullptr});
    EXPECT_EQ(ice, (Ints{10, 44, 50}));
    EXPECT_EQ(water, (Ints{90, 106, 100}));
    c.melt_share = 0.5f;
    Ints made(3);
    freeze(c, {0, 3}, {t.data(), water.data(), ice.data(), made.data()});
    EXPECT_EQ(ice, (Ints{20, 38, 50}));
    EXPECT_EQ(made, (Ints{0, -3, 0}));
}

TEST(WorldCellRows, any_of_them_is_found) {
    std::vector<std::int32_t> row(70, 0);
    EXPECT_FALSE(any_of({0, 70}, row.data()));
    row[68] = 4;
    EXPECT_TRUE(any_of({0, 70}, row.data()));
    EXPECT_FALSE(any_of({0, 68}, row.data()));
}

}  // namespace
}  // namespace cuesta::world

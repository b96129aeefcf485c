// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/wind/aeolian_rows.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

namespace cuesta::aeolian {
namespace {

Law plain_law() {
    Law law;
    law.unit_m = 0x1p-17f, law.per_unit = 0x1p17f;
    law.follow = law.exchange = 0.5f, law.fall = 0.75f;
    law.speedup = 3, law.most_speed = 1.7f;
    law.steep = 1.2f, law.per_steep = 1 / 0.6f;
    law.drop_m = 0.25f, law.per_shelter = 10;
    law.threshold = 0.5f, law.capacity = 1000;
    law.most_load = 0x1p22f;
    law.slide_share = 0.2f, law.repose = 1000, law.rest = 900;
    return law;
}

TEST(AeolianRows, wind_over_flat_ground_carries_what_the_law_says) {
    const Law law = plain_law();
    EXPECT_FLOAT_EQ(capacity_of(law, 0, 0, 1), 1000 * 0.75f * 1.5f);
    EXPECT_FLOAT_EQ(capacity_of(law, 0, 0, 0.5f), 1000 * 0.75f * 1.5f / 2);
    EXPECT_EQ(capacity_of(law, 0, 1, 1), 0);      // still air
    EXPECT_EQ(capacity_of(law, -0.2f, 0, 1), 0);  // slower than the threshold
    EXPECT_EQ(capacity_of(law, 1.3f, 0, 1), 0);   // too steep to climb
    EXPECT_GT(capacity_of(law, 0.1f, 0, 1), capacity_of(law, 0, 0, 1));
}

TEST(AeolianRows, wind_lifts_no_more_than_there_is_and_drops_no_more_than_it_has) {
    const Law law = plain_law();
    EXPECT_EQ(exchange_of(law, 1000, 0, 0, 5000), 500);
    EXPECT_EQ(exchange_of(law, 1000, 0, 0, 20), 20);
    EXPECT_EQ(exchange_of(law, 0, 1000, 0, 0), -500);
    EXPECT_EQ(exchange_of(law, 0, 1000, 1, 0), -750);
    EXPECT_EQ(exchange_of(law, 0, 0x1p22f + 4096, 0, 0), -(1 << 21) - 2048);
    EXPECT_EQ(floor_of(-0.5f), -1);
    EXPECT_EQ(floor_of(2.5f), 2);
}

TEST(AeolianRows, strayed_sand_is_part_of_the_load) {
    Law law = plain_law();
    law.side = 0.1f, law.side_slope = 0.01f;
    const std::array<std::int32_t, 4> here{0, 100, 0, 50}, plus{0, 0, 300, 50}, minus{0, 200, 0, 0};
    const std::array<float, 4> load{1005, 1000, 7, 0};
    std::array<float, 4> straight{}, a{}, b{};
    spread_row(law, {here.data(), plus.data(), minus.data(), load.data(), straight.data(), a.data(),
                     b.data(), 0, 4});
    for (std::size_t x = 0; x < 4; ++x) EXPECT_EQ(straight[x] + a[x] + b[x], load[x]);
    EXPECT_EQ(a[0], 100);
    EXPECT_EQ(a[1], 200);  // more goes down
    EXPECT_EQ(b[1], 0);
    EXPECT_EQ(a[2], 0);
}

TEST(AeolianRows, sand_slides_along_the_steepest_way) {
    const Law law = plain_law();
    EXPECT_EQ(slide_over(law, 1000, 0), 0);
    EXPECT_FLOAT_EQ(slide_over(law, 1100, 0), 0.2f * 200);
    EXPECT_FLOAT_EQ(slide_over(law, -1100, 0), -0.2f * 200);
    // A slope across the face counts as much: 4 x 800 is its fall along it.
    EXPECT_EQ(slide_over(law, 500, 0), 0);
    const float g = std::sqrt(800.0f * 800 + 800 * 800);
    EXPECT_FLOAT_EQ(slide_over(law, 800, 3200), 0.2f * (g - 900) * 800 / g);
}

TEST(AeolianRows, slides_take_a_quarter_at_most) {
    const Law law = plain_law();
    const std::array<std::int32_t, 3> a{9000, 9000, 0}, b{0, 0, 9000}, flat{};
    const std::array<std::int32_t, 3> cover{400, 9000, 8}, other{0, 0, 8};
    std::array<std::int32_t, 3> flux{};
    SlideRow row{a.data(),
                 b.data(),
                 cover.data(),
                 other.data(),
                 flat.data(),
                 flat.data(),
                 flat.data(),
                 flat.data(),
                 flux.data(),
                 0,
                 3};
    EXPECT_TRUE(is_steep(law, row));
    EXPECT_TRUE(slide_row(law, row));
    EXPECT_EQ(flux[0], 100);
    EXPECT_EQ(flux[1], 1620);
    EXPECT_EQ(flux[2], -2);
    row.a = flat.data(), row.b = flat.data();
    EXPECT_FALSE(is_steep(law, row));
}

}  // namespace
}  // namespace cuesta::aeolian

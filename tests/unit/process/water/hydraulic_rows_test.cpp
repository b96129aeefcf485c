// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/hydraulic_rows.h"

#include <gtest/gtest.h>

namespace cuesta::hydraulic {
namespace {

Numbers plain() {
    Numbers n{};
    n.unit = 0.125f, n.per_unit = 8;
    n.quantum = 0.0625f, n.per_quantum = 16;
    n.reach = 0.5f, n.half_per_spacing = 0.5f;
    n.film = 1e-3f;
    n.concentration = 3, n.most_load = 1e6f;
    return n;
}

TEST(HydraulicRows, a_cell_gives_the_share_of_its_water_that_leaves) {
    const Numbers n = plain();
    const float depth[3] = {2, 2, 2}, load[3] = {4, 4.25f, 4}, none[3] = {};
    const float east[4] = {0, 0, 1, 0};
    float c[3], flux[3], takes[3];
    concentration_row(n, 1, 2, depth, load, east + 1, none, none, c, takes);
    // Four quanta stay: (4.25 - 0.25) / 2.
    EXPECT_NEAR(c[1], 2, 1e-5);
    EXPECT_GT(takes[1], 0);  // less than 2 x 3 x 2
    const float q[1] = {1}, plus[1] = {2}, minus[1] = {100};
    const float yes[1] = {1}, no[1] = {-1};
    flux_row(n, 0, 1, q, plus, minus, yes, yes, flux);
    EXPECT_EQ(flux[0], 1);  // 1 x 0.5 x 2
    flux_row(n, 0, 1, q, plus, minus, yes, no, flux);
    EXPECT_EQ(flux[0], 0);  // the water there is full
}

TEST(HydraulicRows, more_water_than_there_is_takes_no_more_than_the_load) {
    const Numbers n = plain();
    const float depth[1] = {0.5f}, load[1] = {4.25f}, north[1] = {-3}, south[1] = {3};
    const float east[2] = {-3, 3};
    float c[1], takes[1];
    concentration_row(n, 0, 1, depth, load, east + 1, north, south, c, takes);
    EXPECT_LE(c[0] * 12 * n.reach, 4.25f);
    EXPECT_NEAR(c[0] * 12 * n.reach, 4, 1e-4);
}

TEST(HydraulicRows, dry_faces_have_no_slope) {
    const Numbers n = [] {
        Numbers m = plain();
        m.dry = 1e-4f;
        return m;
    }();
    const float depth[2] = {0.5f, 0.125f}, next[2] = {0, 0.25f};
    const std::int32_t bed[2] = {0, 8}, high[2] = {80, 4};
    float fall[2];
    fall_row(n, 0, 2, depth, bed, next, high, fall);
    EXPECT_EQ(fall[0], 0);       // water half a metre deep against a bank ten metres high
    EXPECT_EQ(fall[1], 0.375f);  // 1 + 0.125 m against 0.5 + 0.25 m
}

TEST(HydraulicRows, layers_that_begin_or_end_are_left_to_others) {
    const Numbers n = plain();
    std::int32_t surface[4] = {100, 100, 100, 100}, top[4] = {10, 10, 10, 10}, born[4] = {};
    const MaterialId material[4] = {6, 6, 0, 0}, buried[4] = {1, 1, 1, 0};
    float wear[4] = {}, deposit[4] = {};
    const std::int32_t change[4] = {3, -10, 2, -20};
    std::int32_t special[4];
    const LayRow row{surface, top, born, material, buried, 6, 5, wear, deposit};
    EXPECT_EQ(lay_row(n, 4, row, change, special), 2);
    EXPECT_EQ(surface[0], 103);
    EXPECT_EQ(top[0], 13);
    EXPECT_EQ(deposit[0], 3 * 0.125f);
    EXPECT_NE(special[1], 0);  // the layer would be used up
    EXPECT_NE(special[2], 0);  // sediment on rock
    EXPECT_EQ(surface[2], 100);
    EXPECT_EQ(top[3], -10);  // the bed has no end
    EXPECT_EQ(wear[3], 20 * 0.125f);
}

TEST(HydraulicRows, sums_tell_rock_from_sediment) {
    const std::int32_t change[3] = {5, -3, -4}, gain[3] = {0, 6, 9};
    const MaterialId top[3] = {6, 6, 1};
    RowSums sums;
    EXPECT_TRUE(sum_row(3, change, gain, top, 6, 1, sums));
    EXPECT_EQ(sums.laid, 5);
    EXPECT_EQ(sums.gain, 15);
    EXPECT_EQ(sums.other_off, 4);
    EXPECT_EQ(sums.other_gain, 9);
    EXPECT_FALSE(sum_row(3, change, gain, top, 6, 2, sums));
}

TEST(HydraulicRows, loads_between_quanta_are_seen) {
    const float good[2] = {0.125f, 0.0625f}, bad[2] = {0.125f, 0.03125f}, below[1] = {-0.0625f};
    EXPECT_EQ(look_at_load(2, good, 0.0625f).quanta, 3);
    EXPECT_FALSE(look_at_load(2, good, 0.0625f).broken);
    EXPECT_TRUE(look_at_load(2, bad, 0.0625f).broken);
    EXPECT_TRUE(look_at_load(1, below, 0.0625f).broken);
}

}  // namespace
}  // namespace cuesta::hydraulic

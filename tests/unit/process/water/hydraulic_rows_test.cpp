// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/hydraulic_rows.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

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

TEST(HydraulicRows, kinds_of_rock_are_counted) {
    std::vector<MaterialId> top(40, 6);
    MaterialId other = 3;
    EXPECT_EQ(hydraulic::kinds_of(40, top.data(), 6, other), hydraulic::Kinds::two);
    top[39] = 5;
    EXPECT_EQ(hydraulic::kinds_of(40, top.data(), 6, other), hydraulic::Kinds::two);
    EXPECT_EQ(other, 5);
    EXPECT_EQ(hydraulic::kinds_of(39, top.data(), 6, other), hydraulic::Kinds::two);
    top[7] = 4;
    EXPECT_EQ(hydraulic::kinds_of(40, top.data(), 6, other), hydraulic::Kinds::many);
}

// A row of 21 cells: the last ones are behind the last vector of any width.
TEST(HydraulicRows, sums_hold_for_changes_of_any_size_and_for_the_rest_of_a_row) {
    hydraulic::Numbers n{};
    n.unit = 1, n.per_unit = 1, n.quantum = 1, n.per_quantum = 1, n.settle = 1, n.depth_share = 1;
    n.phase_bed = 0.5f, n.film_drop = 1;
    hydraulic::Tables tables{};
    tables.take[1] = tables.take[2] = 1, tables.give[1] = tables.give[2] = 1;
    for (const float size : {100.0f, 0x1p22f, 0x1p24f}) {
        std::vector<std::int32_t> bed(23, 1 << 28), low(23, 0), high(23, 1 << 29), change(23),
            gain(23);
        std::vector<float> depth(23, 0x1p27f), able(23), load(23, 0.0f), room(4 * 32);
        std::vector<MaterialId> top(23, 2);
        for (std::size_t i = 0; i < 21; ++i) able[i + 1] = size * static_cast<float>(i % 3);
        load[5] = load[20] = size;  // nothing can be carried there: all of it settles
        able[5] = able[20] = 0;
        top[3] = top[19] = 1;
        hydraulic::ExchangeRow row{};
        row.bed = row.start = bed.data() + 1;
        row.lowest = low.data() + 1, row.highest = high.data() + 1;
        row.depth = depth.data() + 1, row.able = able.data() + 1, row.top = top.data() + 1;
        row.kinds = hydraulic::Kinds::two, row.sediment = 1, row.other = 2;
        row.sinks = room.data(), row.rises = room.data() + 32;
        row.take = room.data() + 64, row.give = room.data() + 96;
        row.load = load.data() + 1, row.change = change.data() + 1, row.gain = gain.data() + 1;
        const hydraulic::Exchanged made = hydraulic::exchange_row(n, tables, 21, row);
        EXPECT_TRUE(made.summed);
        std::int64_t laid = 0, got = 0, off = 0, of_other = 0;
        float most = 0;
        for (std::size_t i = 1; i <= 21; ++i) {
            laid += std::max(change[i], 0), got += gain[i];
            off += top[i] == 2 ? std::max(-change[i], 0) : 0;
            of_other += top[i] == 2 ? gain[i] : 0;
            most = std::max(most, load[i]);
        }
        EXPECT_EQ(made.sums.laid, laid);
        EXPECT_EQ(made.sums.laid, static_cast<std::int64_t>(2 * size));
        EXPECT_EQ(made.sums.gain, got);
        EXPECT_EQ(made.sums.other_off, off);
        EXPECT_EQ(made.sums.other_gain, of_other);
        EXPECT_EQ(made.most_load, most);
        EXPECT_GT(off, 0);
    }
}

}  // namespace
}  // namespace cuesta::hydraulic

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/world_sweep.h"

#include <gtest/gtest.h>

#include "cuesta/simd/targets.h"
#include "support/sweep_lab.h"

namespace cuesta::world {
namespace {

using Lab = SweepLab;

TEST(WorldSweep, pieces_do_not_matter) {
    for (const bool layers : {false, true})
        for (const Edges edges : {Edges::closed, Edges::open, Edges::polar}) {
            Lab whole(edges, 38), cut(edges, 38);
            whole.layers = cut.layers = layers;
            for (Lab* one : {&whole, &cut}) one->rule.systems = one->rule.heat_flux = layers;
            const Moved a = whole.run(64), b = cut.run(1);
            expect_equal(whole, cut);
            EXPECT_EQ(a.eroded, b.eroded);
            EXPECT_EQ(a.sea_gain, b.sea_gain);
            EXPECT_EQ(a.water_left, b.water_left);
            EXPECT_EQ(a.sand_left, b.sand_left);
            EXPECT_EQ(a.air_left, b.air_left);
            EXPECT_EQ(a.air_came, b.air_came);
        }
}

TEST(WorldSweep, widths_do_not_matter) {
    Lab wide, narrow;
    for (Lab* one : {&wide, &narrow}) one->rule.systems = one->rule.heat_flux = true;
    wide.run();
    const simd::WidthLimit limit(4);
    narrow.run();
    expect_equal(wide, narrow);
}

TEST(WorldSweep, nothing_is_lost_within_walls) {
    Lab lab;
    const double water = lab.waters(), ground = lab.ground();
    for (int i = 0; i < 20; ++i) {
        const double before = lab.waters();
        const Moved moved = lab.run();
        EXPECT_EQ(lab.waters() - before, static_cast<double>(moved.sea_gain - moved.sea_loss));
    }
    EXPECT_EQ(lab.ground(), ground);
    EXPECT_NE(lab.waters(), water);
}

TEST(WorldSweep, what_crosses_open_sides_is_counted) {
    Lab lab(Edges::open);
    for (int i = 0; i < 10; ++i) {
        const double water = lab.waters(), ground = lab.ground();
        const Moved moved = lab.run();
        std::int64_t out = moved.sea_loss - moved.sea_gain, sand = 0;
        for (std::size_t side = 0; side < 4; ++side) {
            out += moved.water_left[side] + moved.air_left[side] - moved.air_came[side];
            sand += moved.sand_left[side];
            EXPECT_GE(moved.water_left[side], 0);
        }
        EXPECT_EQ(water - lab.waters(), static_cast<double>(out)) << i;
        EXPECT_EQ(ground - lab.ground(), static_cast<double>(sand)) << i;
    }
}

TEST(WorldSweep, an_open_cycle_is_counted) {
    Lab lab;
    lab.rule.closed_cycle = false;
    lab.rule.melt_share = 1.5f;
    const double water = lab.waters();
    const Moved moved = lab.run();
    EXPECT_EQ(lab.waters() - water, static_cast<double>(moved.sea_gain - moved.sea_loss +
                                                        moved.into_water - moved.out_of_water));
    EXPECT_GT(moved.into_water, 0);
}

TEST(WorldSweep, stores_never_fall_below_zero) {
    Lab lab;
    lab.rule.erosion_m = 1e5f, lab.rule.carry = 1e3f, lab.rule.spread = 1.0f / 8;
    lab.rule.rain_share = 1, lab.rule.evaporation_m = 1e6f, lab.rule.loss_m = 1e6f;
    lab.rule.ice_m_per_c = 1e4f, lab.rule.ice_flow = 1e3f;
    for (int i = 0; i < 10; ++i) {
        lab.run();
        for (std::int64_t y = 0; y < lab.shape.rows; ++y)
            for (std::int64_t x = 0; x < lab.shape.columns; ++x) {
                ASSERT_GE(lab.sand.at(x, y), 0);
                ASSERT_GE(lab.water.at(x, y), 0);
                ASSERT_GE(lab.air.at(x, y), 0);
                ASSERT_LE(lab.air.at(x, y), 1000);
                ASSERT_GE(lab.ice.at(x, y), 0);
                ASSERT_LE(lab.ice.at(x, y), 380);
                ASSERT_LE(std::abs(lab.wind_x.at(x, y)), 10.0001f);
            }
    }
}

TEST(WorldSweep, a_mirrored_world_goes_the_mirrored_way) {
    for (const Edges edges : {Edges::closed, Edges::polar})
        for (const bool more : {false, true}) {
            Lab lab(edges, 38), mirror(edges, 38), back(edges, 38);
            const auto turn = [&](auto& from, auto& to, float sign) {
                for (std::int64_t y = 0; y < lab.shape.rows; ++y)
                    for (std::int64_t x = 0; x < lab.shape.columns; ++x)
                        to.at(lab.shape.columns - 1 - x, y) =
                            static_cast<std::decay_t<decltype(to.at(0, 0))>>(sign * from.at(x, y));
            };
            const auto turn_all = [&](Lab& from, Lab& to) {
                turn(from.rock, to.rock, 1), turn(from.sand, to.sand, 1);
                turn(from.water, to.water, 1), turn(from.air, to.air, 1);
                turn(from.ice, to.ice, 1), turn(from.temperature, to.temperature, 1);
                turn(from.current_x, to.current_x, -1), turn(from.current_y, to.current_y, 1);
                turn(from.wind_x, to.wind_x, -1), turn(from.wind_y, to.wind_y, 1);
                turn(from.sea, to.sea, 1), turn(from.systems, to.systems, 1);
                turn(from.humidity, to.humidity, 1);
            };
            for (Lab* one : {&lab, &mirror}) {
                one->rule.bands = one->rule.noise = one->rule.births_x = one->rule.births_y = 0;
                one->rule.systems = one->rule.heat_flux = more;
            }
            // Seen in a mirror lows turn the other way.
            for (RowRule& row : mirror.rows) row.around = -row.around;
            turn_all(lab, mirror);
            for (int i = 0; i < 3; ++i) {
                lab.run();
                mirror.run();
            }
            turn_all(mirror, back);
            expect_equal(lab, back);
        }
}

}  // namespace
}  // namespace cuesta::world

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/world_piece.h"

#include "support/sweep_lab.h"

namespace cuesta::world {
namespace {

// A map with two poles is one half of a map that wraps both ways, whose other half is the same
// world seen from beyond the poles: half a map on, south being north.
TEST(WorldPiece, a_map_with_poles_is_half_of_one_that_wraps) {
    constexpr std::int64_t columns = 38, count = 29;
    for (const bool layers : {false, true})
        for (const bool more : {false, true}) {
            SweepLab poles(Edges::polar, columns, count), both(Edges::wrap, columns, 2 * count);
            const auto fold = [&](std::int64_t y) {  // -2 to 2 count + 1
                y = (y + 2 * count) % (2 * count);
                return y < count ? std::pair(y, false) : std::pair(2 * count - 1 - y, true);
            };
            for (std::int64_t y = 0; y < 2 * count; ++y)
                for (std::int64_t x = 0; x < columns; ++x) {
                    const auto [row, turned] = fold(y);
                    both.set(x, y, turned ? (x + columns / 2) % columns : x, row, turned ? -1 : 1);
                }
            both.noise = poles.noise;
            for (std::int64_t y = -2; y < 2 * count + 2; ++y) {
                const auto [row, turned] = fold(y);
                both.set_row(y + 2, row, turned);
            }
            for (SweepLab* one : {&poles, &both}) {
                one->layers = layers;
                one->rule.systems = one->rule.heat_flux = more;
            }
            for (int i = 0; i < 4; ++i) {
                poles.run();
                both.run(7);
                if (layers) break;  // room and material of the layers do not follow
            }
            expect_equal(poles, both);
        }
}

TEST(WorldPiece, nothing_is_lost_at_the_poles) {
    SweepLab lab(Edges::polar, 38, 29);
    const double ground = lab.ground();
    bool crossed = false;
    for (int i = 0; i < 20; ++i) {
        const double before = lab.waters();
        const Moved moved = lab.run();
        EXPECT_EQ(lab.waters() - before, static_cast<double>(moved.sea_gain - moved.sea_loss));
        for (std::size_t side = 0; side < 4; ++side) EXPECT_EQ(moved.air_left[side], 0);
        for (std::int64_t x = 0; x < 38; ++x) crossed = crossed || lab.wind_y.at(x, 0) < 0;
    }
    EXPECT_EQ(lab.ground(), ground);
    EXPECT_TRUE(crossed);
}

// Without a sun the sum of all temperatures stays, whatever the wind; a mean over walls, a wrapped
// map and a map with poles.
TEST(WorldPiece, heat_that_flows_is_not_lost) {
    for (const Edges edges : {Edges::closed, Edges::wrap, Edges::polar}) {
        SweepLab lab(edges, 38, 29), other(edges, 38, 29);
        other.rule.heat_flux = false;
        for (SweepLab* one : {&lab, &other}) one->rule.warming_rate = 0, one->rule.wind = false;
        lab.rule.heat_flux = true;
        for (std::int64_t y = 0; y < 29; ++y)
            for (std::int64_t x = 0; x < 38; ++x) {
                // Far from the hottest, so that none is cut off.
                for (SweepLab* one : {&lab, &other}) one->temperature.at(x, y) /= 8;
            }
        const double before = SweepLab::sum(lab.temperature);
        for (int i = 0; i < 3; ++i) {
            EXPECT_EQ(lab.run().limited_heat, 0);
            other.run();
        }
        const double heat = before + 7.5 * 38 * 29;
        EXPECT_NEAR(SweepLab::sum(lab.temperature), before, 3e-6 * heat);
        EXPECT_GT(std::abs(SweepLab::sum(other.temperature) - before), 1e-4 * heat);
    }
}

}  // namespace
}  // namespace cuesta::world

// SPDX-License-Identifier: Apache-2.0
// Lava against the spreading of a viscous disc; claims, figures and tolerances are in README.md.
#include <gtest/gtest.h>

#include <cmath>

#include "cuesta/verify/fire_problems.h"

namespace cuesta {
namespace {

using verify::LavaDisc;
using verify::LavaSpread;
using verify::spread_lava;

TEST(VolcanismScience, a_fixed_volume_spreads_with_the_eighth_root_of_time) {
    const LavaSpread spread = spread_lava({});
    EXPECT_NEAR(spread.exponent, 0.125, 0.006);
    EXPECT_LE(spread.worst, 0.03);
    EXPECT_EQ(spread.lost_units, 0);
}

TEST(VolcanismScience, an_even_supply_spreads_with_the_square_root_of_time) {
    const LavaSpread spread = spread_lava(
        {.volume_m3 = 0, .flux_m3_per_s = 100, .cells = 81, .from_s = 2000, .to_s = 8000});
    EXPECT_NEAR(spread.exponent, 0.5, 0.025);
    EXPECT_LE(spread.worst, 0.05);
    EXPECT_EQ(spread.lost_units, 0);
}

TEST(VolcanismScience, finer_cells_come_closer) {
    const LavaSpread coarse = spread_lava({.spacing_m = 32, .cells = 41});
    const LavaSpread fine = spread_lava({.spacing_m = 16, .cells = 81});
    EXPECT_LT(fine.worst, coarse.worst);
}

}  // namespace
}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/ice/ice_smooth.h"

#include <gtest/gtest.h>

#include <cmath>

namespace cuesta::ice {
namespace {

double spread_of(const std::vector<int>& passes) {
    double sum = 0;
    for (const int apart : passes) sum += 0.5 * apart * apart;
    return std::sqrt(sum);
}

TEST(IceSmooth, passes_add_up_to_the_spread) {
    EXPECT_TRUE(smooth_passes(0).empty());
    for (const double spread : {1.0, 2.0, 2.9, 5.0, 10.0, 20.0})
        EXPECT_NEAR(spread_of(smooth_passes(spread)), spread, 0.25 * spread) << spread;
    EXPECT_EQ(smooth_passes(1000).size(), 64u);
}

TEST(IceSmooth, a_spike_spreads_and_its_sum_stays) {
    const Grid grid{41, 37, 10, Edges::wrap};
    SingleCommunicator comm(grid);
    Field field({41, 37, smooth_halo}), other({41, 37, smooth_halo});
    field.at(20, 18) = 1;
    smooth(field, other, smooth_passes(3), comm);
    double sum = 0, variance = 0;
    for (std::int64_t y = 0; y < 37; ++y)
        for (std::int64_t x = 0; x < 41; ++x) {
            sum += double{field.at(x, y)};
            variance += double{field.at(x, y)} * static_cast<double>((x - 20) * (x - 20));
            EXPECT_EQ(field.at(x, y), field.at(40 - x, y));
            EXPECT_EQ(field.at(x, y), field.at(x, 36 - y));
        }
    EXPECT_NEAR(sum, 1, 1e-5);
    EXPECT_NEAR(std::sqrt(variance), 3, 0.6);
}

TEST(IceSmooth, what_is_even_stays) {
    const Grid grid{9, 5, 10, Edges::open};
    SingleCommunicator comm(grid);
    Field field({9, 5, smooth_halo}), other({9, 5, smooth_halo});
    field.fill(7);
    smooth(field, other, smooth_passes(8), comm);
    for (std::int64_t x = 0; x < 9; ++x) EXPECT_FLOAT_EQ(field.at(x, 2), 7);
}

}  // namespace
}  // namespace cuesta::ice

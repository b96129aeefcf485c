// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/slope/landslide_slip.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

namespace cuesta {
namespace {

constexpr double degree = std::numbers::pi / 180;

// A slope that rises to the east, units of a centimetre.
SurfaceWindow slope(double tangent) {
    SurfaceWindow window{0, 0, 81, 81, {}};
    for (std::int64_t y = 0; y < 81; ++y)
        for (std::int64_t x = 0; x < 81; ++x)
            window.units.push_back(
                static_cast<std::int32_t>(std::lround(1000 * tangent * static_cast<double>(x))));
    return window;
}

TEST(LandslideSlip, critical_height_is_culmanns) {
    const SlopeStrength rock{30 * degree, 1e5, 2500, 0};
    // 4 c / gamma sin 60 cos 30 / (1 - cos 30) = 16.31 x 0.75 / 0.13397.
    EXPECT_NEAR(rock.critical_height_m(60 * degree), 91.3, 0.1);
    EXPECT_TRUE(std::isinf(rock.critical_height_m(29 * degree)));
    const SlopeStrength wet{30 * degree, 1e5, 2500, 1};
    EXPECT_NEAR(wet.tan_friction(), 0.6 * std::tan(30 * degree), 1e-9);
    EXPECT_LT(wet.critical_height_m(60 * degree), 91);
}

TEST(LandslideSlip, strong_and_gentle_slopes_hold) {
    SlipPlace place{20, 40, 200, 1, 5, 10, 0.01};
    EXPECT_FALSE(find_slip(slope(0.5), place, {30 * degree, 0, 2500, 0}).fails());
    EXPECT_FALSE(find_slip(slope(1), place, {30 * degree, 1e7, 2500, 0}).fails());
    const Slip slip = find_slip(slope(1), place, {30 * degree, 1e4, 2500, 0});
    EXPECT_TRUE(slip.fails());
    EXPECT_NEAR(slip.slope_rad, 45 * degree, 1e-3);
    EXPECT_NEAR(slip.up_x, 1, 1e-6);
    EXPECT_NEAR(slip.height_m, 200, 1e-6);
}

TEST(LandslideSlip, the_slip_lies_above_the_bisecting_plane) {
    const SurfaceWindow window = slope(1);
    const Slip slip = find_slip(window, {20, 40, 200, 1, 5, 10, 0.01}, {30 * degree, 1e4, 2500, 0});
    const double rise = std::tan(37.5 * degree);
    double thickest = 0;
    for (std::size_t i = 0; i < slip.cells.size(); ++i) {
        const auto x = static_cast<double>(slip.cells[i] % 81) - 20;
        const double left_m = (window.units[slip.cells[i]] - slip.units[i]) * 0.01 - 200;
        EXPECT_GE(left_m, rise * 10 * x - 0.06 * 200) << x;
        thickest = std::max(thickest, slip.units[i] * 0.01);
    }
    EXPECT_GT(thickest, 25);
    EXPECT_LT(thickest, 70);
}

}  // namespace
}  // namespace cuesta

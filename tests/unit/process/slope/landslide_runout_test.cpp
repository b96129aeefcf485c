// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/slope/landslide_runout.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>

namespace cuesta {
namespace {

SurfaceWindow ramp() {
    SurfaceWindow window{0, 0, 121, 61, {}};
    for (std::int64_t y = 0; y < 61; ++y)
        for (std::int64_t x = 0; x < 121; ++x)
            window.units.push_back(x > 80 ? static_cast<std::int32_t>((x - 80) * 1000) : 0);
    return window;
}

Slip block() {
    Slip slip;
    slip.up_x = 1;
    for (std::int64_t y = 28; y <= 32; ++y)
        for (std::int64_t x = 95; x <= 104; ++x) {
            slip.cells.push_back(static_cast<std::size_t>(y * 121 + x));
            slip.units.push_back(777);
            slip.volume += 777;
        }
    return slip;
}

TEST(LandslideRunout, reach_is_scheideggers) {
    EXPECT_NEAR(reach_of_volume(1e6), 0.4808, 1e-3);
    EXPECT_NEAR(reach_of_volume(1e9), 0.1626, 1e-3);
}

TEST(LandslideRunout, lays_what_failed_below_the_energy_line) {
    SurfaceWindow window = ramp();
    const RunoutRule rule{
        .tan_reach = 0.4, .seed = 3, .spacing_m = 10, .unit_m = 0.01, .map = {121, 61}};
    const Runout runout = run_out(window, block(), rule);
    const auto sum = std::accumulate(runout.laid.begin(), runout.laid.end(), std::int64_t{0});
    EXPECT_EQ(sum, block().volume);
    EXPECT_LT(runout.cut_off, 12);
    // From 240 m of height and x = 1040 m at the farthest: 600 m and a cell or two.
    std::int64_t farthest = 200;
    for (std::size_t i = 0; i < runout.laid.size(); ++i)
        if (runout.laid[i] > 0) farthest = std::min(farthest, static_cast<std::int64_t>(i % 121));
    EXPECT_GE(farthest, 104 - 63);
    EXPECT_LE(farthest, 104 - 44);
}

TEST(LandslideRunout, leaves_over_open_sides_alone) {
    const RunoutRule rule{.tan_reach = 0.05,
                          .seed = 3,
                          .spacing_m = 10,
                          .unit_m = 0.01,
                          .open = {true, true, true, true},
                          .map = {121, 61}};
    SurfaceWindow window{-1, -1, 123, 63, {}};
    const SurfaceWindow inner = ramp();
    window.units.assign(123 * 63, SurfaceWindow::outside);
    for (std::int64_t y = 0; y < 61; ++y)
        for (std::int64_t x = 0; x < 121; ++x)
            window.units[window.index(x + 1, y + 1)] = inner.at(x, y);
    Slip slip = block();
    for (std::size_t& cell : slip.cells) cell = (cell / 121 + 1) * 123 + cell % 121 + 1;
    const Runout runout = run_out(window, slip, rule);
    const auto sum = std::accumulate(runout.laid.begin(), runout.laid.end(), std::int64_t{0});
    EXPECT_GT(runout.left[0], 0);
    EXPECT_EQ(sum + runout.left[0] + runout.left[1] + runout.left[2] + runout.left[3], slip.volume);
}

}  // namespace
}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/verify/plate_figures.h"

#include <gtest/gtest.h>

namespace cuesta::verify {
namespace {

// One plate, half of it continent with a deep hole of its own.
TEST(PlateFigures, tell_land_and_enclosed_seas_of_a_drawn_world) {
    const plate::Sphere geo(32);
    plate::PlateWorld<plate::Sphere> world(geo, 6371);
    plate::Rule rule;
    rule.plates = 1, rule.hotspots = 0, rule.swells = 0, rule.thickness_spread = 0;
    const auto cells = static_cast<std::size_t>(geo.cells);
    std::vector<float> continent(cells, 0);
    for (std::size_t c = 0; c < cells; ++c)
        continent[c] = geo.z[c] > 0 && geo.z[c] < 0.988f ? 1.0f : 0.0f;
    world.start(rule, continent, std::vector<std::int32_t>(cells, 0));
    const PlateFigures figures = plate_figures(world, 1.7);
    EXPECT_NEAR(figures.land, 0.49, 0.03);
    EXPECT_NEAR(figures.enclosed, 0.006, 0.004);
    EXPECT_GT(figures.upper_mode_km - figures.lower_mode_km, 2.5);
    EXPECT_EQ(figures.residual, 0);
    EXPECT_EQ(figures.plates, 1);
    EXPECT_NEAR(figures.largest, 1, 1e-6);
}

}  // namespace
}  // namespace cuesta::verify

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/tectonics/plate/plate_view.h"

#include <gtest/gtest.h>

#include "cuesta/tectonics/plate/plate_relief.h"

namespace cuesta::plate {
namespace {

TEST(PlateView, crust_floats_as_its_weight_says) {
    // One kilometre more of crust of 2.85 on a mantle of 3.3 t/m3: 198 m higher under water, 136 m
    // in the air.
    const double wet = floating_km(36, 0, 5.45) - floating_km(35, 0, 5.45);
    EXPECT_NEAR(wet, 0.19824, 1e-5);
    EXPECT_NEAR(wet * (3.3 - 1.03) / 3.3, 1 - 2.85 / 3.3, 1e-12);
}

TEST(PlateView, the_floor_sinks_with_the_root_of_its_age) {
    EXPECT_DOUBLE_EQ(floor_depth_km(0), 2.6);
    EXPECT_NEAR(floor_depth_km(16) - floor_depth_km(4), 0.365 * 2, 1e-12);
    EXPECT_NEAR(floor_depth_km(19.999), floor_depth_km(20), 0.02);
    EXPECT_LT(floor_depth_km(180), 5.651);
}

TEST(PlateView, the_sea_holds_the_water_it_was_given) {
    const Sphere sphere(64);
    PlateWorld<Sphere> world(sphere, 6371);
    Rule rule;
    rule.seed = 9;
    world.start(rule);
    world.advance(rule, 40);
    const PlateView<Sphere> view(world, {2.5});
    double water = 0, area = 0;
    for (std::size_t c = 0; c < view.cells().size(); ++c) {
        water += sphere.area[c] * std::max(0.0, view.sea_km() - view.cells()[c].floating_km);
        area += sphere.area[c];
    }
    EXPECT_NEAR(water / area, 2.5, 1e-6);
    int borders = 0, sources = 0;
    for (const auto& cell : view.cells())
        borders += cell.border != Border::none, sources += cell.source >= 0;
    EXPECT_GT(borders, 500);
    EXPECT_GT(sources, borders);
}

TEST(PlateRelief, coarse_and_fine_maps_show_the_same_land) {
    const Sphere sphere(64);
    PlateWorld<Sphere> world(sphere, 6371);
    Rule rule;
    rule.seed = 3;
    world.start(rule);
    world.advance(rule, 60);
    const PlateView<Sphere> view(world, {});
    const PlateRelief<Sphere> coarse(view, sphere, 6371, {1, 160, 3}),
        fine(view, sphere, 6371, {1, 20, 3});
    int both = 0, any = 0;
    for (CellId cell = 0; cell < sphere.cells; ++cell) {
        const bool a = coarse.at(sphere.place(cell)).height_m > 0,
                   b = fine.at(sphere.place(cell)).height_m > 0;
        both += a && b, any += a || b;
    }
    EXPECT_GT(static_cast<double>(both) / any, 0.9);
}

}  // namespace
}  // namespace cuesta::plate

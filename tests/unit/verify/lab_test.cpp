// SPDX-License-Identifier: Apache-2.0
#include "cuesta/verify/lab.h"

#include <gtest/gtest.h>

namespace cuesta::verify {
namespace {

// Counts its calls and remembers the last step.
struct Counter {
    StepReport apply(Terrain& terrain, const StepContext& step) const {
        terrain.make("calls").at(0, 0) += 1;
        terrain.make("last").at(0, 0) = static_cast<float>(step.step);
        return {};
    }
};

TEST(lab, steps_operators_in_turn_and_keeps_the_time) {
    Lab lab({2, 2, 10}, [](auto, auto) { return 0; });
    lab.run(3, Counter{}, Counter{});
    lab.run(2, Counter{});
    EXPECT_EQ(lab.value("calls", 0, 0), 8);
    EXPECT_EQ(lab.value("last", 0, 0), 4);
    EXPECT_EQ(lab.terrain.now, 5);
}

TEST(lab, holds_the_ground_and_the_fields_it_is_given) {
    Lab lab({3, 2, 10}, [](auto x, auto y) { return 10.0 * static_cast<double>(x + 3 * y); });
    EXPECT_EQ(lab.height(2, 1), 50);
    EXPECT_EQ(lab.units(2, 1) * lab.unit_m(), 50);
    lab.fill("rest", [](auto x, auto) { return x == 2 ? 0.5 : 0; });
    EXPECT_EQ(lab.value("rest", 2, 0), 0.5);
    EXPECT_EQ(lab.sum("rest"), 1);
    EXPECT_EQ(lab.height_with("rest", 2, 1), 50 + 0.5 * lab.unit_m());
    EXPECT_EQ(static_cast<double>(lab.sum_of_units()) * lab.unit_m(), 150);
}

TEST(lab, lays_beds_from_the_bottom_to_the_top) {
    Lab lab(
        {2, 1, 10}, [](auto, auto) { return 0; }, "sand");
    lab.lay([](auto x, auto) {
        return x == 0 ? std::vector<Lab::Bed>{{"granite", 3}, {"sand", 1}}
                      : std::vector<Lab::Bed>{};
    });
    const LayerStack& ground = std::as_const(lab.terrain).ground();
    EXPECT_EQ(lab.height(0, 0), 4);
    EXPECT_EQ(lab.height(1, 0), 0);
    ASSERT_EQ(ground.layers(0, 0), 3);
    EXPECT_EQ(ground.layer(0, 0, 0).material, *lab.terrain.materials().find("sand"));
    EXPECT_EQ(ground.layer(0, 0, 1).material, *lab.terrain.materials().find("granite"));
    EXPECT_EQ(ground.layer(0, 0, 2).material, *lab.terrain.materials().find("sand"));
}

TEST(lab, noise_is_spread_over_its_range) {
    double sum = 0, low = 1, high = 0;
    for (std::int64_t y = 0; y < 50; ++y)
        for (std::int64_t x = 0; x < 50; ++x) {
            sum += noise(x, y);
            low = std::min(low, noise(x, y)), high = std::max(high, noise(x, y));
        }
    EXPECT_NEAR(sum / 2500, 0.5, 0.03);
    EXPECT_LT(low, 0.01);
    EXPECT_GT(high, 0.99);
}

TEST(lab, a_valley_is_routed_to_its_mouth) {
    const Grid grid{5, 3, 10};
    IntField surface = surface_of(grid, [](std::int64_t x, std::int64_t y) {
        return static_cast<std::int32_t>(10 * x + 100 * (y == 1 ? 0 : 1));
    });
    flow::Drainage drainage;
    route(drainage, surface, grid);
    EXPECT_EQ(drainage.cells_above(drainage.frame().cell(0, 1)), 4u);  // borders keep their own
}

}  // namespace
}  // namespace cuesta::verify

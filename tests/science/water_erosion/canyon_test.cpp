// SPDX-License-Identifier: Apache-2.0
// Valleys with banks: rows E9 and E10 of the specification of hydraulic erosion. A quarter of the
// map and fewer steps than there, with the ground moving faster instead.
#include <gtest/gtest.h>

#include "scene.h"

namespace cuesta::test {
namespace {

constexpr std::int64_t n = 64;
constexpr double dt_s = 0.05;

struct Valley {
    double width = 0, depth = 0;  // means over the rows that are cut: cells by 0.2 m; deepest
};

Valley measure_valley(Scene& scene) {
    const std::vector<double> low = scene.lowering();
    Valley valley;
    int rows = 0;
    for (std::int64_t y = n / 8; y < n; ++y) {
        int wide = 0;
        double deep = 0;
        for (std::int64_t x = 0; x < n; ++x) {
            wide += low[scene.at(x, y)] > 0.2 ? 1 : 0;
            deep = std::max(deep, low[scene.at(x, y)]);
        }
        if (wide == 0) continue;
        ++rows;
        valley.width += wide, valley.depth += deep;
    }
    return {valley.width / rows, valley.depth / rows};
}

// A step of everything, with slides every `slides` steps.
void run_valley(Scene& scene, int steps, const HydraulicErosion& erosion, const Thermal& thermal,
                int slides) {
    const Spring spring = spring_above(n, dt_s);
    const WaterFlow flow = flow_of(dt_s);
    for (int i = 0; i < steps; ++i) {
        scene.step(spring);
        scene.step(flow);
        scene.step(erosion);
        if (i % slides == slides - 1) scene.step(thermal);
        scene.next();
    }
}

// E10, and the coupling to `thermal`.
TEST(Canyon, banks_worn_from_the_side_make_wide_valleys_and_width_grows) {
    Thermal thermal;
    thermal.angle = 45.0;
    double ratio[2] = {0, 0}, width_alone = 0;
    for (const int with : {0, 1}) {
        Scene scene = falling_plane(n);
        HydraulicErosion erosion = erosion_of(dt_s);
        erosion.bank = with == 1 ? 0.05 : 0;
        double last = 0;
        for (int part = 0; part < 3; ++part) {
            run_valley(scene, 1500, erosion, thermal, 20);
            const Valley valley = measure_valley(scene);
            ratio[with] = valley.width / valley.depth;
            if (with == 1) {
                EXPECT_GT(valley.width, last);
                last = valley.width;
            } else {
                width_alone = valley.width;
            }
        }
    }
    EXPECT_GE(ratio[1], 1.4 * ratio[0]);
    // Slides alone widen too: without them the same channel is two to three cells wide.
    Scene scene = falling_plane(n);
    scene.run(4500, spring_above(n, dt_s), flow_of(dt_s), erosion_of(dt_s));
    EXPECT_GT(width_alone, measure_valley(scene).width);
}

// Layers of 2 m, granite and `soft` in turn, level through the falling plane.
Scene strata(std::string_view soft) {
    Scene scene = falling_plane(n, 1, 0.1, "granite");
    LayerStack& ground = scene.terrain.ground();
    ground.make_layered();
    const auto two = static_cast<Units>(2 / ground.unit_m());
    const MaterialId rocks[2] = {*scene.terrain.materials().find(soft),
                                 *scene.terrain.materials().find("granite")};
    LayerBook book;
    for (std::int64_t y = 0; y < n; ++y)
        for (std::int64_t x = 0; x < n; ++x) {
            const Units top = ground.surface().at(x, y);
            ground.remove(x, y, top + 4 * two, book, [](MaterialId, Units) {});
            for (Units at = -4 * two, k = 0; at < top; at += two, ++k)
                ground.add(x, y, rocks[k & 1], std::min(two, top - at), 0, book);
        }
    scene.remember();
    return scene;
}

struct Walls {
    double hard = 0, soft = 0;  // median slopes of dry cells lowered by more than 0.2 m
};
Walls walls(Scene& scene) {
    const std::vector<double> low = scene.lowering();
    const std::vector<std::int32_t> units = scene.units();
    std::vector<double> slopes[2];
    const auto z = [&](std::int64_t x, std::int64_t y) {
        return units[scene.at(x, y)] * scene.unit_m();
    };
    for (std::int64_t y = 1; y + 1 < n; ++y)
        for (std::int64_t x = 1; x + 1 < n; ++x) {
            if (low[scene.at(x, y)] <= 0.2 || scene.field(field::water, x, y) > 1e-3) continue;
            const auto layer = static_cast<std::int64_t>(std::floor((z(x, y) + 16) / 2));
            slopes[layer & 1].push_back(
                std::hypot(0.5 * (z(x + 1, y) - z(x - 1, y)), 0.5 * (z(x, y + 1) - z(x, y - 1))));
        }
    const auto median = [](std::vector<double>& list) {
        std::sort(list.begin(), list.end());
        return list[list.size() / 2];
    };
    EXPECT_GT(slopes[0].size(), 50u);
    EXPECT_GT(slopes[1].size(), 50u);
    return {median(slopes[1]), median(slopes[0])};
}

class SteppedCanyon : public testing::TestWithParam<std::pair<const char*, double>> {};

// E9.
TEST_P(SteppedCanyon, hard_layers_stand_as_cliffs_and_soft_ones_as_slopes) {
    Scene scene = strata(GetParam().first);
    HydraulicErosion erosion = erosion_of(dt_s);
    erosion.bank = 0.01;
    erosion.acceleration = 20;
    run_valley(scene, 7000, erosion, Thermal{}, 5);
    const Walls slopes = walls(scene);
    EXPECT_GE(slopes.hard, GetParam().second * slopes.soft);
    RecordProperty("hard_percent", static_cast<int>(100 * slopes.hard));
    RecordProperty("soft_percent", static_cast<int>(100 * slopes.soft));
}

// Loose ground rests at 20 degrees; sand at 45, half the tangent that a cliff of granite shows.
INSTANTIATE_TEST_SUITE_P(of, SteppedCanyon,
                         testing::Values(std::pair{"regolith", 2.5}, std::pair{"sand", 1.7}));

}  // namespace
}  // namespace cuesta::test

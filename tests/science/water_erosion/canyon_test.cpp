// SPDX-License-Identifier: Apache-2.0
// Valleys with banks: rows E9 and E10 of the specification of hydraulic erosion. E10 on a quarter
// of its map; E9 on its own, with a third of the steps and the ground moving three times as fast
// unless CUESTA_LONG_TESTS is set.
#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>

#include "scene.h"

namespace cuesta::test {
namespace {

constexpr double dt_s = 0.05;

struct Valley {
    double width = 0, depth = 0;  // means over the rows that are cut: cells by 0.2 m; deepest
};

Valley measure_valley(Scene& scene) {
    const std::vector<double> low = scene.lowering();
    const std::int64_t n = scene.grid.columns;
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
    const Spring spring = spring_above(scene.grid.columns, dt_s);
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
    constexpr std::int64_t n = 64;
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
    constexpr std::int64_t n = 128;
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
    const std::int64_t n = scene.grid.columns;
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
    // Granite is cut through in few places: 29 cells of wall.
    EXPECT_GT(slopes[0].size(), 50u);
    EXPECT_GT(slopes[1].size(), 20u);
    if (slopes[0].empty() || slopes[1].empty()) return {};
    return {median(slopes[1]), median(slopes[0])};
}

// E9.
TEST(Canyon, hard_layers_stand_as_cliffs_and_soft_ones_as_slopes) {
    const bool full = std::getenv("CUESTA_LONG_TESTS") != nullptr;
    Scene scene = strata("sand");
    HydraulicErosion erosion = erosion_of(dt_s);
    erosion.bank = 0.05;
    erosion.acceleration = full ? 1 : 3;
    run_valley(scene, full ? 24000 : 8000, erosion, Thermal{}, 20);
    const Walls slopes = walls(scene);
    EXPECT_GT(slopes.soft, 0);
    EXPECT_GE(slopes.hard, 2 * slopes.soft);
    RecordProperty("hard_percent", static_cast<int>(100 * slopes.hard));
    RecordProperty("soft_percent", static_cast<int>(100 * slopes.soft));
}

// The same without slides: water alone wears its banks, the soft ones more.
TEST(Canyon, water_alone_leaves_hard_layers_steeper_by_twice) {
    Scene scene = strata("sand");
    HydraulicErosion erosion = erosion_of(dt_s);
    erosion.bank = 0.05;
    erosion.acceleration = 3;
    run_valley(scene, 8000, erosion, Thermal{}, 1 << 30);
    const Walls slopes = walls(scene);
    EXPECT_GT(slopes.soft, 0);
    EXPECT_GE(slopes.hard, 2 * slopes.soft);
    std::printf("[ figure   ] hard %.3f, soft %.3f\n", slopes.hard, slopes.soft);
}

// Heights of the ground along the water: in each row where most of it runs.
std::vector<double> long_profile(Scene& scene) {
    std::vector<double> heights;
    const std::vector<std::int32_t> units = scene.units();
    for (std::int64_t y = 0; y < scene.grid.rows; ++y) {
        std::int64_t best = 0;
        for (std::int64_t x = 1; x < scene.grid.columns; ++x)
            if (scene.field(field::discharge, x, y) > scene.field(field::discharge, best, y))
                best = x;
        heights.push_back(units[scene.at(best, y)] * scene.unit_m());
    }
    return heights;
}

// Water that fills slowly wears its whole bed, and hard and soft layers make a river of
// falls: level reaches on hard layers, and the drop in between within a few metres.
TEST(Canyon, a_river_steps_down_over_hard_layers) {
    Scene scene = strata("sand");
    HydraulicErosion erosion = erosion_of(dt_s);
    erosion.acceleration = 40;
    erosion.entrainment = 0.03;
    erosion.deposition = 0.03;
    erosion.bank = 0.002;
    run_valley(scene, 8000, erosion, Thermal{}, 5);
    const std::vector<double> z = long_profile(scene);
    // From below the spring to above the edge: how much of the way is nearly level, half the slope
    // of the plane or less, and how much of the descent happens on the steepest fifth of it.
    std::vector<double> drops;
    for (std::size_t y = 16; y + 8 < z.size(); ++y) drops.push_back(z[y] - z[y + 1]);
    double all = 0, steep = 0;
    int level = 0;
    for (const double drop : drops) all += drop, level += drop < 0.05 ? 1 : 0;
    std::sort(drops.rbegin(), drops.rend());
    for (std::size_t i = 0; i < drops.size() / 5; ++i) steep += drops[i];
    EXPECT_GT(level, static_cast<int>(drops.size()) / 2);
    EXPECT_GT(steep, 0.6 * all);
    RecordProperty("level_percent", 100 * level / static_cast<int>(drops.size()));
    RecordProperty("steep_percent", static_cast<int>(100 * steep / all));
}

}  // namespace
}  // namespace cuesta::test

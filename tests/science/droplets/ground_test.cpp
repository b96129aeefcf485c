// SPDX-License-Identifier: Apache-2.0
// Hard ground, layers, rain by a field, and drops beside slides in one simulation.
#include <gtest/gtest.h>

#include "cuesta/process/slope/thermal.h"
#include "lab.h"

namespace cuesta::test {
namespace {

// C5: a square that cannot be worn off only grows, and all of the land stays to the bit if all of
// it is so hard.
TEST(DropGround, what_cannot_be_worn_off_only_grows) {
    const DropLand land = diamond_land(128, 1);
    const Field hard = field_of(
        land.grid, [](auto x, auto y) { return x >= 40 && x < 90 && y >= 40 && y < 90 ? 1 : 0; });
    for (const auto scheme : {Droplets::Scheme::parallel, Droplets::Scheme::sequential}) {
        Droplets op = thesis_drops(20'000);
        op.hardness = "rock", op.scheme = scheme;
        const ProcessOptions with{.fields = {{"rock", &hard}}};
        const ProcessRun run = run_process(op, land.grid, land.start, with);
        ProcessOptions none = with;
        none.steps = 0;
        const ProcessRun before = run_process(op, land.grid, land.start, none);
        std::int64_t sank = 0, grew = 0, soft_sank = 0;
        for (std::int64_t y = 0; y < 128; ++y)
            for (std::int64_t x = 0; x < 128; ++x) {
                const std::int32_t by = run.units.at(x, y) - before.units.at(x, y);
                if (hard.at(x, y) > 0)
                    sank += by < 0 ? 1 : 0, grew += by > 0 ? 1 : 0;
                else
                    soft_sank += by < 0 ? 1 : 0;
            }
        EXPECT_EQ(sank, 0);
        EXPECT_GT(grew, 500);
        EXPECT_GT(soft_sank, 3000);
        EXPECT_EQ(unbooked_m(run), 0);
        op.hardness = 1;
        const ProcessRun rock = run_process(op, land.grid, land.start);
        EXPECT_TRUE(same_units(rock.units, before.units));
    }
}

double moved(const DropLand& land, double hardness) {
    Droplets op = thesis_drops(20'000);
    op.hardness = hardness;
    return measure(run_process(op, land.grid, land.start).height, land.start).moved;
}

TEST(DropGround, harder_ground_is_worn_less) {
    const DropLand land = diamond_land(128, 1);
    const double soft = moved(land, 0), half = moved(land, 0.5), hard = moved(land, 0.9);
    std::printf("moved %.1f, with hardness 0.5 %.1f, 0.9 %.1f\n", soft, half, hard);
    EXPECT_LT(half, 0.97 * soft);
    EXPECT_LT(hard, 0.6 * half);
    EXPECT_GT(hard, 0);
}

// Soft ground on a hard bed: where drops get through, they go on more slowly; every material is
// booked by itself.
TEST(DropGround, a_hard_bed_under_soft_ground_holds_drops_up) {
    const DropLand land = diamond_land(128, 1);
    const auto lowest_wear = [&](const char* bed) {
        Droplets op = thesis_drops(20'000);
        op.hardness = "hardness";
        double deepest = 0, cut = 0;
        const ProcessRun run =
            run_process(op, land.grid, land.start,
                        {.material = bed, .prepare = [&](Terrain& terrain) {
                             LayerStack& ground = terrain.ground();
                             ground.make_layered();
                             LayerBook book;
                             const auto units = static_cast<Units>(0.02 / ground.unit_m());
                             const MaterialId sand = *terrain.materials().find("sand");
                             for (std::int64_t y = 0; y < 128; ++y)
                                 for (std::int64_t x = 0; x < 128; ++x) {
                                     ground.remove(x, y, units, book, [](MaterialId, Units) {});
                                     ground.add(x, y, sand, units, terrain.now, book);
                                 }
                         }});
        for (std::int64_t y = 0; y < 128; ++y)
            for (std::int64_t x = 0; x < 128; ++x) {
                const double low = double{land.start.at(x, y)} - double{run.height.at(x, y)};
                deepest = std::max(deepest, low);
                cut += std::max(0.0, low - 0.02);  // below the layer of sand
            }
        std::printf("%s below: deepest %.3f, cut into the bed %.2f\n", bed, deepest, cut);
        return cut;
    };
    const double on_soft = lowest_wear("sand"), on_hard = lowest_wear("granite");
    EXPECT_GT(on_hard, 0);
    EXPECT_LT(on_hard, 0.6 * on_soft);
}

// Twice the rain on one half of the land moves more there, and a density of 0 lets none fall.
TEST(DropGround, more_rain_wears_more) {
    const DropLand land = diamond_land(128, 2);
    const Field rain = field_of(land.grid, [](auto x, auto) { return x < 64 ? 2e6 : 2e5; });
    const Field other = field_of(land.grid, [](auto x, auto) { return x < 64 ? 2e5 : 2e6; });
    double wear[2][2] = {};
    for (int i = 0; i < 2; ++i) {
        Droplets op = thesis_drops(0);
        op.density = "rain";
        const ProcessRun run =
            run_process(op, land.grid, land.start, {.fields = {{"rain", i == 0 ? &rain : &other}}});
        for (std::int64_t y = 0; y < 128; ++y)
            for (std::int64_t x = 0; x < 128; ++x)
                wear[i][x < 64 ? 0 : 1] +=
                    std::abs(double{run.height.at(x, y)} - double{land.start.at(x, y)});
    }
    std::printf("west %.1f with much rain, %.1f with little; east %.1f and %.1f\n", wear[0][0],
                wear[1][0], wear[1][1], wear[0][1]);
    EXPECT_GT(wear[0][0], 1.5 * wear[1][0]);
    EXPECT_GT(wear[1][1], 1.5 * wear[0][1]);
}

// Drops, then slides, in turn.
struct Together {
    Droplets drops;
    Thermal slides;
    bool slide = true;
    StepReport apply(Terrain& terrain, const StepContext& step) const {
        StepReport report = drops.apply(terrain, step);
        terrain.show_height();
        for (int i = 0; slide && i < 20; ++i) report.merge(slides.apply(terrain, step));
        return report;
    }
};

// With slides between them drops may have a small radius: the radius stands in for slides.
TEST(DropGround, slides_between_drops_lay_back_what_a_small_radius_cuts) {
    const DropLand land = diamond_land(128, 1, 20);
    Together op;
    op.drops = thesis_drops(4000);
    op.drops.height_unit = 20, op.drops.radius = 1;
    op.slides.angle = 35.0;
    const auto steep_share = [&](const ProcessRun& run) {
        double steep = 0;
        for (std::int64_t y = 0; y < 128; ++y)
            for (std::int64_t x = 0; x < 127; ++x)
                steep += std::abs(run.height.at(x + 1, y) - run.height.at(x, y)) > 0.77 ? 1 : 0;
        return steep / (128 * 127);
    };
    const ProcessRun both = run_process(op, land.grid, land.start, {.steps = 5});
    op.slide = false;
    const ProcessRun alone = run_process(op, land.grid, land.start, {.steps = 5});
    EXPECT_EQ(unbooked_m(both), 0);
    std::printf("steeper than the talus %.2f %% with slides, %.2f %% without; bend %.2f, %.2f m\n",
                100 * steep_share(both), 100 * steep_share(alone), largest_bend(both.height),
                largest_bend(alone.height));
    EXPECT_LT(steep_share(both), 0.5 * steep_share(alone));
    EXPECT_LT(largest_bend(both.height), 0.7 * largest_bend(alone.height));
}

}  // namespace
}  // namespace cuesta::test

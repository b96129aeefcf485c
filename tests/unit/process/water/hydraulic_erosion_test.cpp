// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/hydraulic_erosion.h"

#include <gtest/gtest.h>

#include <cmath>

#include "cuesta/base/error.h"
#include "support/run_process.h"

namespace cuesta {
namespace {

using test::field_of;
using test::ProcessOptions;
using test::ProcessRun;
using test::run_process;

const Grid box{.columns = 8, .rows = 6, .spacing_m = 10, .edges = Edges::closed};

struct Box {
    Field ground, water, load;
};
// Level ground under half a metre of still water that holds `load_m` of sediment.
Box still(double load_m, double depth_m = 0.5) {
    return {field_of(
                box, [](auto, auto) { return 10; }, 2),
            field_of(
                box, [&](auto, auto) { return depth_m; }, 2),
            field_of(
                box, [&](auto, auto) { return load_m; }, 2)};
}

ProcessRun run(const HydraulicErosion& op, const Box& start, ProcessOptions options,
               Field* load_after = nullptr, std::string material = "regolith") {
    options.halo = 2;
    options.material = std::move(material);
    options.fields = {{"water", &start.water}, {"sediment", &start.load}};
    options.inspect = [&](Terrain& terrain) {
        if (load_after != nullptr) *load_after = terrain.make("sediment").clone();
    };
    return run_process(op, box, start.ground, options);
}

TEST(HydraulicErosion, a_load_settles_exponentially_in_still_water) {
    // Row 9 of the science sheet with C = 0: s = s0 exp(-t / T).
    HydraulicErosion op;
    op.deposition = 0.02;
    Field load;
    const ProcessRun made = run(op, still(0.125), {.steps = 100}, &load);
    const double expected = 0.125 * std::exp(-0.02 * 100);
    // Rounded to units of 7.6e-6 m by a phase: less than one unit off after any number of steps.
    EXPECT_NEAR(double{load.at(3, 3)}, expected, 1e-5);
    EXPECT_NEAR(double{made.height.at(3, 3)}, 10 + 0.125 - expected, 1e-5);
}

TEST(HydraulicErosion, bed_and_load_together_stay_the_same_to_the_unit) {
    HydraulicErosion op;
    Field load;
    const ProcessRun made = run(op, still(0.125), {.steps = 30}, &load);
    double in_water = 0;
    for (int y = 0; y < 6; ++y)
        for (int x = 0; x < 8; ++x) in_water += double{load.at(x, y)};
    EXPECT_EQ(made.ground() + in_water, made.start() + 48 * 0.125);
}

TEST(HydraulicErosion, a_film_drops_all_it_holds) {
    HydraulicErosion op;
    op.deposition = 1e-3;
    Field load;
    const ProcessRun made = run(op, still(0x1p-7, 0.0009), {.steps = 1}, &load);
    EXPECT_EQ(load.at(2, 2), 0);
    EXPECT_EQ(made.height.at(2, 2), 10 + 0x1p-7f);
    // Mud of a flood settles by a centimetre at once.
    const ProcessRun mud = run(op, still(0.125, 0.0009), {.steps = 4}, &load);
    EXPECT_NEAR(mud.height.at(2, 2), 10.04f, 5e-5f);
}

TEST(HydraulicErosion, deep_water_elsewhere_does_not_change_what_films_carry) {
    // A film of 1 cm runs down to the east; a hole in the last column holds a lake.
    HydraulicErosion op;
    op.acceleration = 100;
    const auto load_with = [&](double lake_m) {
        const Field ground = field_of(
            box, [](auto x, auto) { return x == 7 ? -200.0 : 100.0 - static_cast<double>(x); }, 2);
        const Field water = field_of(
            box, [&](auto x, auto) { return x == 7 ? lake_m : 0.01; }, 2);
        const Field qx = field_of(
            box, [](auto x, auto) { return x < 5 ? 0.01 : 0.0; }, 2);
        ProcessOptions options{.steps = 1};
        options.halo = 2;
        options.material = "regolith";
        options.fields = {{"water", &water}, {std::string(field::water_qx), &qx}};
        Field load;
        options.inspect = [&](Terrain& terrain) { load = terrain.make("sediment").clone(); };
        run_process(op, box, ground, options);
        return load.at(2, 3);
    };
    const float shallow = load_with(0.01), deep = load_with(10);
    EXPECT_GT(shallow, 4e-3f);
    EXPECT_NEAR(deep, shallow, 1e-5f);  // the quantum of loads is another
}

TEST(HydraulicErosion, sediment_is_laid_on_rock_as_a_layer) {
    HydraulicErosion op;
    ProcessOptions options{.steps = 1};
    const Box start = still(0x1p-7, 0.0009);
    options.halo = 2;
    options.fields = {{"water", &start.water}, {"sediment", &start.load}};
    options.inspect = [](Terrain& terrain) {
        const LayerStack& ground = terrain.ground();
        ASSERT_EQ(ground.layers(4, 4), 2);
        EXPECT_EQ(ground.top_material().at(4, 4), *terrain.materials().find("regolith"));
        EXPECT_EQ(ground.top().at(4, 4) * ground.unit_m(), 0x1p-7);
        EXPECT_EQ(terrain.make("deposit").at(4, 4), 0x1p-7f);
        EXPECT_EQ(terrain.make("wear").at(4, 4), 0);
    };
    run_process(op, box, start.ground, options);
}

TEST(HydraulicErosion, a_load_that_is_not_finite_is_named) {
    Box start = still(0.1);
    start.load.at(5, 2) = std::numeric_limits<float>::quiet_NaN();
    try {
        run(HydraulicErosion{}, start, {});
        FAIL();
    } catch (const Error& e) {
        EXPECT_NE(std::string(e.what()).find("at x 5, y 2"), std::string::npos) << e.what();
    }
}

// Water runs east over a slope of 0.1: one cell in the middle of a channel of uniform flow.
struct Slope {
    Grid grid{.columns = 24, .rows = 5, .spacing_m = 2, .edges = Edges::open};
    Field ground = field_of(
        grid, [](auto x, auto) { return 0.2 * static_cast<double>(24 - x); }, 2);
    Field water = field_of(
        grid, [](auto, auto) { return 0.25; }, 2);
    Field qx = field_of(
        grid, [](auto, auto) { return 0.5; }, 2);
    ProcessRun run(const HydraulicErosion& op, int steps, const std::string& material,
                   const std::function<void(Terrain&)>& inspect) {
        ProcessOptions options{.steps = steps, .halo = 2};
        options.material = material;
        options.fields = {{"water", &water}, {std::string(field::water_qx), &qx}};
        options.inspect = inspect;
        return run_process(op, grid, ground, options);
    }
};

TEST(HydraulicErosion, capacity_is_discharge_times_slope_up_to_a_share_of_the_depth) {
    Slope slope;
    HydraulicErosion op;
    op.time_step = 1e-3;
    op.entrainment = op.deposition = 100;
    op.depth_limit = 1;
    const double sine = 0.1 / std::sqrt(1.01);
    for (const double capacity : {0.1, 1.0, 100.0}) {
        op.capacity = capacity;
        const double expected = std::min(1.5 * capacity * 0.5 * sine, 0.6 * 0.25);
        slope.run(op, 1, "regolith", [&](Terrain& terrain) {
            const double taken = expected * (1 - std::exp(-0.1));
            EXPECT_NEAR(double{terrain.make("sediment").at(12, 2)}, taken, 1e-5) << capacity;
            EXPECT_NEAR(double{terrain.make("wear").at(12, 2)}, taken, 1e-5) << capacity;
        });
    }
}

TEST(HydraulicErosion, hard_rock_wears_by_its_solubility_and_swells_to_sediment) {
    Slope slope;
    HydraulicErosion op;
    op.time_step = 0.5;
    op.entrainment = 0.02;
    const double lack = 1.5 * 0.5 * 0.1 / std::sqrt(1.01);
    slope.run(op, 1, "limestone", [&](Terrain& terrain) {
        // Solubility 0.65, density 2600 against 1400.
        const double load = lack * (1 - std::exp(-0.02 * 0.65 * 0.5));
        EXPECT_NEAR(double{terrain.make("sediment").at(12, 2)}, load, 2.5e-5);
        EXPECT_NEAR(double{terrain.make("wear").at(12, 2)}, load * 1400 / 2600, 1.5e-5);
    });
}

TEST(HydraulicErosion, no_cell_is_dug_below_its_lowest_neighbour) {
    Slope slope;
    HydraulicErosion op;
    op.capacity = 1000;
    op.entrainment = 100;
    op.max_concentration = 1;
    op.depth_limit = 1;
    op.time_step = 10;
    const ProcessRun made = slope.run(op, 20, "regolith", [](Terrain&) {});
    for (std::int64_t x = 1; x < 23; ++x)
        EXPECT_GE(made.height.at(x, 2), made.height.at(x + 1, 2) - 1e-4f) << x;
}

TEST(HydraulicErosion, acceleration_moves_that_many_times_the_ground) {
    double wear[2] = {0, 0};
    for (const int i : {0, 1}) {
        Slope slope;
        HydraulicErosion op;
        op.capacity = 0.1;
        op.time_step = 0.1;
        op.acceleration = i == 0 ? 1 : 8;
        slope.run(op, 1, "regolith",
                  [&](Terrain& terrain) { wear[i] = double{terrain.make("wear").at(12, 2)}; });
    }
    EXPECT_NEAR(wear[1] / wear[0], 8, 0.4);
}

}  // namespace
}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/water_step.h"

#include <gtest/gtest.h>

#include <cmath>
#include <mutex>

#include "cuesta/base/parallel.h"
#include "cuesta/process/water/hydraulic_erosion.h"
#include "cuesta/process/water/water_flow.h"
#include "cuesta/process/water/water_store.h"
#include "support/run_process.h"

namespace cuesta {
namespace {

using test::field_of;
using test::ProcessOptions;
using test::ProcessRun;
using test::run_process;

// The two processes in one joint step, or one behind the other: the oracle.
struct Both {
    WaterFlow flow;
    HydraulicErosion erosion;
    bool together = true;
    int* swept = nullptr;  // steps in which erosion did not come by itself
    double rain_m = 0;     // on every cell, before each step

    StepReport apply(Terrain& terrain, const StepContext& step) const {
        if (rain_m > 0) {
            StepReport report;
            add_even_water(terrain, step, rain_m, report);
        }
        step.scratch.object<CflSpeedWanted>().wanted = false;  // erosion by itself asks for it
        StepReport report;
        if (together) {
            WaterStep joint;
            flow.join(joint);
            erosion.join(joint);
            report.merge(joint.apply(terrain, step));
        } else {
            report.merge(flow.apply(terrain, step));
            report.merge(erosion.apply(terrain, step));
        }
        if (swept != nullptr && !step.scratch.object<CflSpeedWanted>().wanted) ++*swept;
        return report;
    }
};

// All that the land is after a run.
struct Land {
    ProcessRun run;
    // By name, and by block.
    std::map<std::pair<std::string, std::int64_t>, std::vector<float>> fields;
    std::map<std::int64_t, std::vector<std::int64_t>> layers;
    int swept = 0;
};

struct Scene {
    Grid grid{.columns = 70, .rows = 300, .spacing_m = 10, .edges = Edges::open};
    double depth_m = 0.05;  // half as much to twice as much
    std::string material = "granite";
    int steps = 5;
    int across = 1, down = 1;
};

double hills(double x, double y) {
    return 60 + 3 * std::sin(0.11 * x + 0.07 * y) + 2 * std::sin(0.31 * x - 0.23 * y) + 0.4 * x +
           0.8 * std::sin(1.7 * x * y);
}

Land run(Both both, const Scene& scene, bool together) {
    Land land;
    both.together = together;
    both.swept = &land.swept;
    const Field ground = field_of(
        scene.grid, [](auto x, auto y) { return hills(double(x), double(y)); }, 3);
    const Field water = field_of(
        scene.grid,
        [&](auto x, auto y) {
            return scene.depth_m * (1.25 + 0.75 * std::sin(0.9 * double(x) + 0.5 * double(y)));
        },
        3);
    std::mutex mutex;
    ProcessOptions options{.steps = scene.steps, .across = scene.across, .down = scene.down};
    options.halo = 3;
    options.material = scene.material;
    options.fields = {{"water", &water}};
    options.inspect = [&](Terrain& terrain) {
        const std::lock_guard lock(mutex);
        for (const std::string_view name :
             {field::water, field::water_qx, field::water_qy, field::sediment, field::wear,
              field::deposit, field::velocity_x, field::discharge})
            if (const Field* field = terrain.find(name)) {
                auto& samples = land.fields[{std::string(name), terrain.block().x0}];
                for (std::int64_t y = 0; y < field->rows(); ++y)
                    samples.insert(samples.end(), field->row(y), field->row(y) + field->columns());
            }
        const LayerStack& columns = std::as_const(terrain).ground();
        if (!columns.layered()) return;
        for (std::int64_t y = 0; y < columns.surface().rows(); ++y)
            for (std::int64_t x = 0; x < columns.surface().columns(); ++x)
                for (int i = 0; i < columns.layers(x, y); ++i)
                    for (const std::int64_t number : {std::int64_t{columns.material(x, y, i)},
                                                      std::int64_t{columns.thickness(x, y, i)}})
                        land.layers[terrain.block().x0].push_back(number);
    };
    land.run = run_process(both, scene.grid, ground, options);
    return land;
}

void expect_equal(const Account& a, const Account& b) {
    EXPECT_EQ(a.in.value(), b.in.value());
    EXPECT_EQ(a.out.value(), b.out.value());
    EXPECT_EQ(a.suspended.value(), b.suspended.value());
    for (std::size_t side = 0; side < 4; ++side)
        EXPECT_EQ(a.border[side].value(), b.border[side].value());
}

// Returns in how many steps there was one sweep.
int expect_the_same(const Both& both, const Scene& scene) {
    const Land one = run(both, scene, true), two = run(both, scene, false);
    EXPECT_TRUE(test::same_units(one.run.units, two.run.units));
    EXPECT_EQ(one.run.report.counts, two.run.report.counts);
    EXPECT_EQ(one.layers, two.layers);
    EXPECT_EQ(one.fields.size(), two.fields.size());
    for (const auto& [name, samples] : two.fields)
        EXPECT_EQ(one.fields.at(name), samples) << name.first;
    Ledger books = one.run.ledger, theirs = two.run.ledger;
    for (int id = 0; id < 256; ++id)
        expect_equal(books.account(static_cast<MaterialId>(id)),
                     theirs.account(static_cast<MaterialId>(id)));
    EXPECT_EQ(two.swept, 0);
    return one.swept;
}

Both films() {
    Both both;
    both.flow.time_step = both.erosion.time_step = 0.2;
    both.flow.maps_every = 2;
    both.rain_m = 1e-4;
    return both;
}

TEST(WaterStep, one_sweep_makes_the_bits_of_two) {
    Scene scene;
    // The first step may have to be taken back: no sweep of both.
    EXPECT_EQ(expect_the_same(films(), scene), scene.steps - 1) << "rock under sediment";
    scene.material = "regolith";
    EXPECT_EQ(expect_the_same(films(), scene), scene.steps - 1) << "no layers";
}

TEST(WaterStep, whatever_the_edges_are) {
    Edges mixed = Edges::open;
    mixed.west = mixed.south = Edge::closed;
    for (const Edges& edges : {Edges(Edges::closed), mixed}) {
        Scene scene;
        scene.grid.edges = edges;
        EXPECT_EQ(expect_the_same(films(), scene), scene.steps - 1);
    }
}

TEST(WaterStep, whatever_the_size_of_the_map) {
    const std::vector<std::pair<std::int64_t, std::int64_t>> sizes = {
        {1, 1}, {1, 200}, {33, 2}, {600, 5}, {17, 128}, {17, 129}, {17, 130}, {17, 131}, {40, 640}};
    for (const auto& [columns, rows] : sizes) {
        SCOPED_TRACE(testing::Message() << columns << " x " << rows);
        Scene scene;
        scene.grid.columns = columns, scene.grid.rows = rows;
        EXPECT_EQ(expect_the_same(films(), scene), scene.steps - 1);
    }
}

TEST(WaterStep, for_any_threads) {
    const int before = thread_count();
    Scene scene;
    scene.grid.rows = 700;
    for (const int threads : {1, 3}) {
        set_thread_count(threads);
        EXPECT_EQ(expect_the_same(films(), scene), scene.steps - 1) << threads;
    }
    set_thread_count(before);
}

TEST(WaterStep, several_parts_of_a_step_end_in_the_sweep) {
    Both both = films();
    both.flow.time_step = 4;
    both.erosion.time_step = 0.1;  // so that it is made in one part
    both.flow.gravity = 50;
    Scene scene;
    scene.grid.spacing_m = 5;
    scene.depth_m = 0.01;
    EXPECT_EQ(expect_the_same(both, scene), scene.steps);
}

TEST(WaterStep, where_it_cannot_be_told_beforehand_one_comes_behind_the_other) {
    Scene deep;
    deep.depth_m = 2;
    EXPECT_EQ(expect_the_same(films(), deep), 0) << "how deep and fast water will be";

    Both eight = films();
    eight.flow.neighbours = WaterFlow::Neighbours::eight;
    EXPECT_EQ(expect_the_same(eight, {}), 0);

    Both shallow = films();
    shallow.flow.model = WaterFlow::Model::shallow;
    shallow.erosion.model = HydraulicErosion::Model::shallow;
    EXPECT_EQ(expect_the_same(shallow, {}), 0);

    Both own = films();
    own.erosion.loads = HydraulicErosion::Loads::own;
    EXPECT_EQ(expect_the_same(own, {}), 0);

    Both back = films();
    back.erosion.transport = HydraulicErosion::Transport::semi_lagrangian;
    EXPECT_EQ(expect_the_same(back, {}), 0);

    Both bank = films();
    bank.erosion.bank = 0.05;
    EXPECT_EQ(expect_the_same(bank, {}), 0);

    Scene wraps;
    wraps.grid.edges = Edges::wrap;
    EXPECT_EQ(expect_the_same(films(), wraps), 0);

    Scene blocks;
    blocks.across = 2;
    EXPECT_EQ(expect_the_same(films(), blocks), 0);
}

TEST(WaterStep, members_in_any_order) {
    // Erosion first, and a flow without one behind it.
    Scene scene;
    const Field ground = field_of(
        scene.grid, [](auto x, auto y) { return hills(double(x), double(y)); }, 3);
    const Field water = field_of(
        scene.grid, [](auto, auto) { return 0.05; }, 3);
    struct Line {
        bool joint;
        StepReport apply(Terrain& terrain, const StepContext& step) const {
            WaterFlow flow;
            HydraulicErosion erosion;
            flow.time_step = erosion.time_step = 0.2;
            WaterStep together;
            erosion.join(together), flow.join(together), flow.join(together);
            if (joint) return together.apply(terrain, step);
            StepReport report;
            report.merge(erosion.apply(terrain, step));
            report.merge(flow.apply(terrain, step));
            report.merge(flow.apply(terrain, step));
            return report;
        }
    };
    ProcessOptions options{.steps = 4};
    options.halo = 3;
    options.fields = {{"water", &water}};
    const ProcessRun one = run_process(Line{true}, scene.grid, ground, options);
    const ProcessRun two = run_process(Line{false}, scene.grid, ground, options);
    EXPECT_TRUE(test::same_units(one.units, two.units));
    EXPECT_EQ(one.report.counts, two.report.counts);
}

}  // namespace
}  // namespace cuesta

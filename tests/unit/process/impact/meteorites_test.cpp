// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/impact/meteorites.h"

#include <gtest/gtest.h>

#include <cmath>

#include "cuesta/base/parallel.h"
#include "support/run_process.h"

namespace cuesta {
namespace {

using test::field_of;
using test::ProcessRun;
using test::run_process;
using test::same_units;

double rough(std::int64_t x, std::int64_t y) {
    return 300 + 0.5 * static_cast<double>(x) + static_cast<double>((x * 7 + y * 13) % 11);
}

std::int64_t sum_of(const IntField& units) {
    std::int64_t sum = 0;
    for (std::int64_t y = 0; y < units.rows(); ++y)
        for (std::int64_t x = 0; x < units.columns(); ++x) sum += units.at(x, y);
    return sum;
}

TEST(Meteorites, lay_what_they_dig) {
    for (const Edges edges : {Edges::open, Edges::closed, Edges::wrap}) {
        const Grid grid{64, 48, 10, edges};
        const ProcessRun run =
            run_process(Meteorites{.count = 5, .diameter_max = 200, .diameter_min = 50}, grid,
                        field_of(grid, rough), {.steps = 3});
        EXPECT_EQ(sum_of(run.units), run.began);
        EXPECT_GT(run.report.counts.at("impacts"), 3);
        for (const auto& [id, account] : run.ledger.accounts()) {
            EXPECT_EQ(account.in.value(), 0);
            EXPECT_EQ(account.out.value(), 0);
        }
    }
}

TEST(Meteorites, keep_every_material_and_lay_layers_upside_down) {
    const Grid grid{61, 61, 10, Edges::closed};
    std::array<std::int64_t, 256> before{}, after{};
    std::vector<MaterialId> rim;
    const auto prepare = [&](Terrain& terrain) {
        LayerStack& ground = terrain.ground();
        ground.make_layered();
        LayerBook book;
        for (std::int64_t y = 0; y < 61; ++y)
            for (std::int64_t x = 0; x < 61; ++x) {
                ground.add(x, y, 4, 1 << 20, 0, book);  // 8 m of sandstone
                ground.add(x, y, 6, 1 << 18, 0, book);  // 2 m of regolith
            }
        before = ground.totals();
    };
    const auto inspect = [&](Terrain& terrain) {
        after = terrain.ground().totals();
        for (int i = 0; i < terrain.ground().layers(47, 30); ++i)
            rim.push_back(terrain.ground().layer(47, 30, i).material);
    };
    const Meteorites op{.place = Meteorites::Place::given, .count = 1, .diameter_max = 300};
    run_process(op, grid, field_of(grid, [](auto, auto) { return 500; }),
                {.prepare = prepare, .inspect = inspect});
    EXPECT_EQ(before, after);
    // Granite, sandstone, regolith as they lay; sandstone and granite thrown on it.
    EXPECT_EQ(rim, (std::vector<MaterialId>{0, 4, 6, 4, 0}));
}

TEST(Meteorites, are_the_same_on_blocks_and_threads) {
    const Grid grid{70, 52, 10, Edges::wrap_x};
    const Meteorites op{.count = 6, .diameter_max = 250, .diameter_min = 50};
    const Field start = field_of(grid, rough);
    set_thread_count(1);
    const ProcessRun one = run_process(op, grid, start, {.steps = 3});
    set_thread_count(2);
    const ProcessRun four = run_process(op, grid, start, {.steps = 3, .across = 2, .down = 2});
    set_thread_count(0);
    EXPECT_TRUE(same_units(one.units, four.units));
    EXPECT_EQ(one.report.counts, four.report.counts);
}

TEST(Meteorites, a_map_inside_the_bowl_is_dug_only_as_far_as_there_is_room) {
    const Grid grid{21, 21, 10, Edges::open};
    const ProcessRun run =
        run_process(Meteorites{.place = Meteorites::Place::given, .count = 1, .diameter_max = 5000},
                    grid, field_of(grid, rough));
    EXPECT_EQ(sum_of(run.units), run.began);
    EXPECT_EQ(run.report.counts.count("left_out_impacts"), 1u);
    const ProcessRun edge =
        run_process(Meteorites{.place = Meteorites::Place::given, .count = 1, .diameter_max = 260},
                    grid, field_of(grid, rough));
    EXPECT_EQ(edge.report.counts.count("limited_craters"), 1u);
    EXPECT_EQ(sum_of(edge.units), edge.began);
}

TEST(Meteorites, small_ones_are_counted_and_left_out) {
    const Grid grid{32, 32, 100, Edges::wrap};
    const ProcessRun run =
        run_process(Meteorites{.count = 10, .diameter_max = 200}, grid, field_of(grid, rough));
    EXPECT_GT(run.report.counts.at("unresolved_impacts"), 3);
    EXPECT_EQ(run.report.counts.count("impacts"), 0u);
    EXPECT_NE((Meteorites{.diameter_max = 10, .diameter_min = 20}.problem()), "");
    EXPECT_EQ(Meteorites{}.problem(), "");
}

TEST(Meteorites, come_at_their_rate) {
    const Grid grid{100, 100, 100, Edges::wrap};  // 100 km2
    const Meteorites op{.rate = 2, .diameter_max = 450, .diameter_min = 400, .time_step = 20000};
    const ProcessRun run =
        run_process(op, grid, field_of(grid, [](auto, auto) { return 0; }), {.steps = 30});
    // 4 in a step in the mean.
    EXPECT_NEAR(static_cast<double>(run.report.counts.at("impacts")), 120, 33);
}

}  // namespace
}  // namespace cuesta

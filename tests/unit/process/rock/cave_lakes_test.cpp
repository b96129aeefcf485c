// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/rock/cave_lakes.h"

#include <gtest/gtest.h>

#include "cuesta/process/rock/cave_collapse.h"
#include "support/lay_layers.h"
#include "support/run_process.h"

namespace cuesta {
namespace {

using test::lay_layers;
using test::Layers;
using Map = std::function<Layers(std::int64_t, std::int64_t)>;

struct Lakes {
    Field cave_water, water;
    StepReport report;
    double sum() const {
        double all = 0;
        for (std::int64_t y = 0; y < water.rows(); ++y)
            for (std::int64_t x = 0; x < water.columns(); ++x)
                all += double{cave_water.at(x, y)} + double{water.at(x, y)};
        return all;
    }
};

template <class Op>
Lakes run_lakes(const Op& op, const Grid& grid, const Map& map, int steps,
                const std::function<double(std::int64_t, std::int64_t)>& lake, int across = 1,
                int down = 1) {
    const Field start = test::field_of(grid, [](auto, auto) { return 100.0; });
    const Field lakes = test::field_of(grid, lake);
    Lakes result{Field({grid.columns, grid.rows, 1}), Field({grid.columns, grid.rows, 1}), {}};
    std::mutex mutex;
    result.report =
        test::run_process(
            op, grid, start,
            {.steps = steps,
             .across = across,
             .down = down,
             .fields = {{"cave_water", &lakes}},
             .prepare = [&](Terrain& t) { lay_layers(t, map); },
             .inspect =
                 [&](Terrain& t) {
                     const std::lock_guard lock(mutex);
                     test::detail::paste(t.make(field::cave_water), t.block(), result.cave_water);
                     test::detail::paste(t.make(field::water), t.block(), result.water);
                 }})
            .report;
    return result;
}

Layers cave(double floor, double air = 10) {
    return {{"granite", floor}, {"air", air}, {"granite", 100 - floor - air}};
}
const Grid row{8, 1, 10, Edges::open};

TEST(CaveLakes, water_finds_one_level_over_floors_of_several_heights) {
    const Map map = [](auto x, auto) { return cave(50 + static_cast<double>(x % 3)); };
    const Lakes end = run_lakes(CaveLakes{.inflow = 0.0}, row, map, 3000,
                                [](auto x, auto) { return x == 0 ? 10.0 : 0.0; });
    EXPECT_EQ(end.sum(), 10);
    // Floors 50 51 52 50 51 52 50 51, 10 m in all, level L: two pools cannot meet below 52.
    double level_west = 0;
    for (std::int64_t x = 0; x < 8; ++x) {
        const double floor = 50 + static_cast<double>(x % 3);
        if (end.cave_water.at(x, 0) <= 0.001) continue;
        const double level = floor + end.cave_water.at(x, 0);
        if (level_west == 0) level_west = level;
        EXPECT_NEAR(level, level_west, 0.002) << x;
    }
}

TEST(CaveLakes, a_sill_holds_water_back) {
    const Map map = [](auto x, auto) { return cave(x == 4 ? 55 : 50); };
    const Lakes end = run_lakes(CaveLakes{.inflow = 0.0}, row, map, 2000,
                                [](auto x, auto) { return x < 4 ? 4.0 : 0.0; });
    EXPECT_EQ(end.sum(), 16);
    for (std::int64_t x = 0; x < 8; ++x) EXPECT_EQ(end.cave_water.at(x, 0), x < 4 ? 4 : 0);
}

TEST(CaveLakes, rock_and_other_heights_keep_lakes_apart) {
    const Map map = [](auto x, auto) {
        return x == 2 ? Layers{{"granite", 100}} : x < 4 ? cave(50) : cave(60);
    };
    const Lakes end = run_lakes(CaveLakes{.inflow = 0.0}, row, map, 500,
                                [](auto x, auto) { return x == 0 || x == 3 ? 6.0 : 0.0; });
    EXPECT_NEAR(end.cave_water.at(1, 0), 3, 0.001);
    EXPECT_EQ(end.cave_water.at(3, 0), 6);
    EXPECT_EQ(end.cave_water.at(4, 0), 0);
}

TEST(CaveLakes, inflow_fills_caves_to_the_roof_and_no_further) {
    const Map map = [](auto, auto) { return cave(50, 3); };
    const Lakes some =
        run_lakes(CaveLakes{.inflow = 0.25}, row, map, 4, [](auto, auto) { return 0.0; });
    EXPECT_EQ(some.sum(), 8);
    EXPECT_TRUE(some.report.counts.empty());
    const Lakes full =
        run_lakes(CaveLakes{.inflow = 0.25}, row, map, 20, [](auto, auto) { return 0.0; });
    EXPECT_EQ(full.sum(), 24);
    EXPECT_EQ(full.report.counts.at("full_caves"), 8 * 8);
    // A tenth of a quantum per step gathers.
    const double tenth = 0x1p-14 / 10;
    const Lakes slow =
        run_lakes(CaveLakes{.inflow = tenth}, row, map, 1000, [](auto, auto) { return 0.0; });
    EXPECT_NEAR(slow.cave_water.at(3, 0), 1000 * tenth, 0x1p-13);
}

TEST(CaveLakes, what_does_not_fit_rises_to_the_surface) {
    const Map map = [](auto x, auto) { return x == 3 ? Layers{{"granite", 100}} : cave(50, 2); };
    const Lakes end = run_lakes(CaveLakes{.inflow = 0.0}, row, map, 1,
                                [](auto x, auto) { return x == 3 ? 5.0 : 3.0; });
    EXPECT_EQ(end.water.at(3, 0), 5);
    EXPECT_EQ(end.water.at(0, 0), 1);
    EXPECT_EQ(end.cave_water.at(0, 0), 2);
    const Map gone = [](auto, auto) { return Layers{{"granite", 100}}; };
    EXPECT_EQ(run_lakes(CaveLakes{}, row, gone, 1, [](auto, auto) { return 5.0; }).water.at(2, 0),
              5);
}

TEST(CaveLakes, a_cave_that_opens_to_a_slope_drains_there) {
    const Map map = [](auto x, auto) { return x < 4 ? cave(50) : Layers{{"granite", 52}}; };
    const Lakes end = run_lakes(CaveLakes{.inflow = 0.0}, row, map, 3000,
                                [](auto x, auto) { return x < 4 ? 6.0 : 0.0; });
    EXPECT_EQ(end.sum(), 24);
    for (std::int64_t x = 0; x < 4; ++x) EXPECT_NEAR(end.cave_water.at(x, 0), 2, 0.01);
    EXPECT_NEAR(end.water.at(4, 0), 16, 0.02);
}

// Lakes, falling roofs, blocks and edges together: not a drop is lost.
struct LakesAndFalls {
    CaveLakes lakes{.inflow = 0.0};
    CaveCollapse falls;
    StepReport apply(Terrain& terrain, const StepContext& step) const {
        StepReport report = lakes.apply(terrain, step);
        if (step.step == 10) report.merge(falls.apply(terrain, step));
        return report;
    }
};

TEST(CaveLakes, volume_is_kept_through_a_collapse_on_any_blocks_and_edges) {
    const Map map = [](auto x, auto y) -> Layers {
        const auto r = (x * 7 + y * 11) % 13;
        if (r == 0) return {{"granite", 100}};
        if (r == 1) return {{"granite", 52}};
        return {{"granite", 50 + static_cast<double>(r % 4)},
                {"air", 6},
                {r % 5 == 0 ? "sand" : "sandstone", 0.5}};
    };
    const auto lake = [](auto x, auto y) {
        return 0.125 * static_cast<double>((x * 3 + y * 5) % 32);
    };
    for (const Edges edges : {Edges::open, Edges::wrap}) {
        const Grid grid{17, 13, 1, edges};
        double before = 0;
        for (std::int64_t y = 0; y < 13; ++y)
            for (std::int64_t x = 0; x < 17; ++x) before += lake(x, y);
        const Lakes one = run_lakes(LakesAndFalls{}, grid, map, 20, lake);
        EXPECT_GT(one.report.counts.at("collapsed_cavities"), 10);
        EXPECT_EQ(one.sum(), before);
        const Lakes cut = run_lakes(LakesAndFalls{}, grid, map, 20, lake, 3, 2);
        for (std::int64_t y = 0; y < 13; ++y)
            for (std::int64_t x = 0; x < 17; ++x) {
                EXPECT_EQ(one.cave_water.at(x, y), cut.cave_water.at(x, y));
                EXPECT_EQ(one.water.at(x, y), cut.water.at(x, y));
            }
    }
}

TEST(CaveLakes, the_ledger_holds_what_seeped_in_and_nothing_of_what_moves_inside) {
    const Map map = [](auto x, auto) { return cave(50 + static_cast<double>(x % 3)); };
    const Field start = test::field_of(row, [](auto, auto) { return 100.0; });
    for (const int across : {1, 4}) {
        Ledger all;
        std::mutex mutex;
        test::run_process(CaveLakes{.inflow = 0.25}, row, start,
                          {.steps = 10,
                           .across = across,
                           .prepare = [&](Terrain& t) { lay_layers(t, map); },
                           .inspect =
                               [&](Terrain& t) {
                                   const std::lock_guard lock(mutex);
                                   all.merge(t.ledger);
                               }});
        EXPECT_EQ(all.account(water_account).in.value(), 8 * 10 * 0.25) << across;
        EXPECT_EQ(all.account(water_account).out.value(), 0) << across;
    }
}

TEST(CaveLakes, the_sum_of_the_ground_counts_water_in_caves) {
    Terrain terrain(row, whole(row), 1, std::make_shared<MaterialTable>());
    terrain.make(field::water).fill(0.5f);
    terrain.make(field::cave_water).fill(0.25f);
    std::map<MaterialId, ExactSum> sums;
    terrain.add_ground(sums);
    EXPECT_EQ(sums.at(water_account).value(), 8 * 0.75);
}

}  // namespace
}  // namespace cuesta

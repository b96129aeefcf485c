// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/rock/karst.h"

#include <gtest/gtest.h>

#include "support/lay_layers.h"
#include "support/run_process.h"

namespace cuesta {
namespace {

using test::lay_layers;
using test::Layers;
using test::layers_of;
using Map = std::function<Layers(std::int64_t, std::int64_t)>;

const Grid grid{5, 5, 1, Edges::open};

struct Dissolved {
    std::vector<Layers> columns = std::vector<Layers>(25);
    test::ProcessRun run;
    const Layers& at(std::int64_t x, std::int64_t y) const {
        return columns[static_cast<std::size_t>(y * 5 + x)];
    }
};
Dissolved dissolve(const Karst& op, const Map& map, int steps, double lake, int across = 1,
                   int down = 1, const Field* table = nullptr) {
    const Field start = test::field_of(grid, [](auto, auto) { return 1.0; });
    const Field lakes =
        test::field_of(grid, [&](auto x, auto y) { return x == 2 && y == 2 ? lake : 0; });
    Dissolved result;
    std::mutex mutex;
    result.run = test::run_process(
        op, grid, start,
        {.steps = steps,
         .across = across,
         .down = down,
         .fields = table == nullptr ? std::map<std::string, const Field*>{{"cave_water", &lakes}}
                                    : std::map<std::string, const Field*>{{"water_table", table}},
         .prepare = [&](Terrain& t) { lay_layers(t, map); },
         .inspect =
             [&](Terrain& t) {
                 const std::lock_guard lock(mutex);
                 for (std::int64_t y = 0; y < t.block().rows; ++y)
                     for (std::int64_t x = 0; x < t.block().columns; ++x)
                         result.columns[static_cast<std::size_t>(
                             (t.block().y0 + y) * 5 + t.block().x0 + x)] = layers_of(t, x, y);
             }});
    return result;
}

Map chamber(const char* rock) {
    return [rock](std::int64_t x, std::int64_t y) -> Layers {
        if (x != 2 || y != 2) return {{"granite", 50}, {rock, 30}, {"sandstone", 2}};
        return {{"granite", 50}, {rock, 10}, {"air", 4}, {rock, 16}, {"sandstone", 2}};
    };
}

// Solubility 0.65: a hundred steps of a centimetre lower the floor by 0.65 m.
TEST(Karst, the_floor_under_a_lake_dissolves) {
    const Dissolved end = dissolve({.rate = 0.01}, chamber("limestone"), 100, 1);
    ASSERT_EQ(end.at(2, 2).size(), 5u);
    EXPECT_NEAR(end.at(2, 2)[1].second, 10 - 0.65, 1e-4);
    EXPECT_NEAR(end.at(2, 2)[2].second, 4 + 0.65, 1e-4);
    EXPECT_NEAR(end.at(2, 2)[3].second, 16, 1e-5);
    const MaterialTable table;
    Account account = end.run.ledger.accounts().at(*table.find("limestone"));
    EXPECT_NEAR(account.out.value(), 0.65, 1e-4);
}

TEST(Karst, caves_below_the_table_of_groundwater_count_as_wet) {
    // From 60 m up: a metre of water in the cave, or none.
    const Field high = test::field_of(grid, [](auto, auto) { return 61.0; }),
                low = test::field_of(grid, [](auto, auto) { return 59.0; });
    const Dissolved wet = dissolve({.rate = 0.01}, chamber("limestone"), 100, 0, 1, 1, &high),
                    dry = dissolve({.rate = 0.01}, chamber("limestone"), 100, 0, 1, 1, &low);
    EXPECT_NEAR(wet.at(2, 2)[2].second, 4 + 0.65, 1e-3);
    EXPECT_NEAR(dry.at(2, 2)[2].second, 4, 1e-5);
}

TEST(Karst, the_roof_of_a_full_cave_dissolves_too) {
    const Dissolved end = dissolve({.rate = 0.01}, chamber("limestone"), 1, 4);
    EXPECT_NEAR(end.at(2, 2)[2].second, 4 + 2 * 0.0065, 1e-4);
    EXPECT_NEAR(end.at(2, 2)[3].second, 16 - 0.0065, 1e-4);
}

TEST(Karst, walls_open_after_as_much_as_a_cell_is_wide) {
    // 0.05 x 0.65 of a metre per step: 31 steps.
    const Dissolved before = dissolve({.rate = 0.05}, chamber("limestone"), 30, 1);
    EXPECT_EQ(before.at(1, 2).size(), 3u);
    const Dissolved end = dissolve({.rate = 0.05}, chamber("limestone"), 31, 1);
    ASSERT_EQ(end.at(1, 2).size(), 5u);
    EXPECT_EQ(end.at(1, 2)[2].first, "air");
    EXPECT_NEAR(end.at(1, 2)[2].second, 1, 1e-5);
    EXPECT_EQ(end.at(1, 1).size(), 3u);  // touches the lake at a corner only
}

TEST(Karst, other_rock_and_dry_caves_stay) {
    for (const auto& [rock, lake] :
         {std::pair{"sandstone", 1.0}, {"slate", 1.0}, {"limestone", 0.0}}) {
        const Dissolved end = dissolve({.rate = 1.0}, chamber(rock), 5, lake);
        EXPECT_EQ(end.at(1, 2), dissolve({.rate = 1.0}, chamber(rock), 0, lake).at(1, 2));
        EXPECT_EQ(end.at(2, 2), dissolve({.rate = 1.0}, chamber(rock), 0, lake).at(2, 2));
    }
}

TEST(Karst, rain_lowers_limestone_on_top_as_far_as_it_reaches) {
    const Map map = [](auto x, auto) -> Layers {
        return {{"granite", 50}, {"slate", 1}, {x < 3 ? "limestone" : "sandstone", 0.5}};
    };
    const Dissolved end = dissolve({.surface_rate = 1e-6}, map, 1000, 0);
    EXPECT_NEAR(end.at(0, 0)[2].second, 0.5 - 0.65e-3, 0x1p-16);
    EXPECT_EQ(end.at(4, 0)[2].second, 0.5);
    const Dissolved all = dissolve({.surface_rate = 1.0}, map, 3, 0);
    EXPECT_EQ(all.at(0, 0), (Layers{{"granite", 50}, {"slate", 1}}));
}

TEST(Karst, blocks_do_not_matter) {
    const Dissolved one = dissolve({.rate = 0.2}, chamber("marble"), 60, 3);
    EXPECT_EQ(one.columns, dissolve({.rate = 0.2}, chamber("marble"), 60, 3, 3, 2).columns);
    EXPECT_EQ(one.at(1, 2).size(), 5u);  // 60 x 0.2 x 0.1 > 1: open
}

}  // namespace
}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/rock/cave_collapse.h"

#include <gtest/gtest.h>

#include "support/lay_layers.h"
#include "support/run_process.h"

namespace cuesta {
namespace {

using test::lay_layers;
using test::Layers;
using test::layers_of;

// Runs one step on a map of columns; returns the column at (x, y).
struct Result {
    Layers column;
    double water = 0, cave_water = 0, rock_volume = 0, mass = 0;
    std::int64_t collapsed = 0;
    Ledger ledger;
};
Result collapse(const CaveCollapse& op, const Grid& grid,
                const std::function<Layers(std::int64_t, std::int64_t)>& map, std::int64_t x,
                std::int64_t y, double lake = 0, int across = 1, int down = 1) {
    const Field start = test::field_of(grid, [](auto, auto) { return 100.0; });
    const Field lakes = test::field_of(grid, [&](auto, auto) { return lake; });
    Result result;
    std::mutex mutex;
    const auto run = test::run_process(
        op, grid, start,
        {.steps = 1,
         .across = across,
         .down = down,
         .fields = {{"cave_water", &lakes}},
         .prepare = [&](Terrain& t) { lay_layers(t, map); },
         .inspect =
             [&](Terrain& t) {
                 const std::lock_guard lock(mutex);
                 for (const std::int64_t units : std::as_const(t).ground().totals())
                     result.rock_volume += static_cast<double>(units) * t.ground().unit_m();
                 result.mass += test::mass_of(t);
                 if (!t.block().contains(x, y)) return;
                 result.column = layers_of(t, x - t.block().x0, y - t.block().y0);
                 result.water = t.make(field::water).at(x - t.block().x0, y - t.block().y0);
                 result.cave_water =
                     t.make(field::cave_water).at(x - t.block().x0, y - t.block().y0);
             }});
    const auto found = run.report.counts.find("collapsed_cavities");
    result.collapsed = found == run.report.counts.end() ? 0 : found->second;
    result.ledger = run.ledger;
    return result;
}

// A cave of n x n cells under a roof, rock around it.
std::function<Layers(std::int64_t, std::int64_t)> chamber(int n, const Layers& roof) {
    return [n, roof](std::int64_t x, std::int64_t y) {
        const bool inside = x >= 2 && x < 2 + n && y >= 2 && y < 2 + n;
        Layers list = {{"granite", 50}};
        list.emplace_back(inside ? "air" : "slate", 4);
        list.insert(list.end(), roof.begin(), roof.end());
        return list;
    };
}
const Grid metre{14, 14, 1, Edges::open};

TEST(CaveCollapse, a_loose_roof_falls_at_once_and_no_rock_is_lost) {
    const auto map = chamber(1, {{"sand", 2}, {"regolith", 1}});
    const Result end = collapse({}, metre, map, 2, 2);
    EXPECT_EQ(end.collapsed, 1);
    EXPECT_EQ(end.column, (Layers{{"granite", 50}, {"sand", 2}, {"regolith", 1}}));
    EXPECT_EQ(end.rock_volume, 14 * 14 * 57.0 - 4);
}

// t = 1 m, sigma 0.2 MPa, rho 2350: Lmax = sqrt(2 x 0.2e6 / (2350 x 9.81)) = 4.165 m.
TEST(CaveCollapse, a_metre_of_sandstone_spans_four_metres_and_not_five) {
    const Layers roof = {{"sandstone", 1}};
    const auto column = chamber(1, roof)(2, 2);
    MaterialTable table;
    Column one;
    for (const auto& [name, metres] : column)
        one.push({*table.find(name), static_cast<Units>(metres * 1024), 0});
    EXPECT_NEAR(longest_span_m(one, 1, table, 1.0 / 1024), 4.165, 5e-4);
    EXPECT_EQ(collapse({}, metre, chamber(4, roof), 3, 3).collapsed, 0);
    const Result fallen = collapse({}, metre, chamber(5, roof), 3, 3);
    EXPECT_EQ(fallen.collapsed, 25);
    EXPECT_EQ(fallen.column, (Layers{{"granite", 50}, {"regolith", 1}}));
    EXPECT_EQ(collapse({}, metre, chamber(5, {{"sandstone", 2}}), 3, 3).collapsed, 0);  // 5.9 m
    EXPECT_EQ(collapse({.strength = 2}, metre, chamber(5, roof), 3, 3).collapsed, 0);   // 5.9 m
}

TEST(CaveCollapse, the_weakest_solid_layer_and_the_load_on_it_count) {
    MaterialTable table;
    Column column;
    for (const auto& [name, metres] :
         Layers{{"granite", 50}, {"air", 4}, {"granite", 2}, {"sandstone", 1}, {"sand", 3}})
        column.push({*table.find(name), static_cast<Units>(metres * 1024), 0});
    const double q = 9.81 * (2 * 2700 + 2350 + 3 * 1600);
    EXPECT_NEAR(longest_span_m(column, 1, table, 1.0 / 1024), 3 * std::sqrt(2 * 0.2e6 / q), 1e-9);
}

TEST(CaveCollapse, a_share_of_the_lowest_solid_layer_breaks) {
    const Layers roof = {{"sand", 1}, {"limestone", 8}, {"sandstone", 1}};
    const Result end = collapse({.broken = 0.25}, metre, chamber(1, roof), 2, 2);
    EXPECT_EQ(
        end.column,
        (Layers{
            {"granite", 50}, {"sand", 1}, {"regolith", 2}, {"limestone", 6}, {"sandstone", 1}}));
    // 2 m of limestone weigh 2 x 2600 / 1400 = 3.714 m of regolith; 1.714 of it is booked as gone.
    MaterialTable table;
    Account account = end.ledger.accounts().at(*table.find("regolith"));
    EXPECT_NEAR(account.formed.value(), 2 * 2600.0 / 1400, 1e-9);
    EXPECT_NEAR(account.out.value(), 2 * 2600.0 / 1400 - 2, 1e-9);
}

TEST(CaveCollapse, rubble_that_keeps_its_mass_swells_until_the_cave_is_full) {
    const CaveCollapse op{.rubble = CaveCollapse::Rubble::mass};
    const auto thin = chamber(1, {{"sand", 1}, {"limestone", 1.4}});
    const Result end = collapse(op, metre, thin, 2, 2);
    ASSERT_EQ(end.column.size(), 3u);
    EXPECT_NEAR(end.column[2].second, 2.6, 1e-5);  // 1.4 x 2600 / 1400
    // 4 m of room take 4 x 1400 / 1200 = 4.667 m of rock as 8.667 m of rubble; the rest stays.
    const auto thick = chamber(1, {{"sand", 1}, {"limestone", 20}});
    const Result full = collapse(op, metre, thick, 2, 2);
    ASSERT_EQ(full.column.size(), 4u);
    EXPECT_NEAR(full.column[2].second, 4 * 2600.0 / 1200, 2e-5);
    EXPECT_NEAR(full.column[3].second, 20 - 4 * 1400.0 / 1200, 2e-5);
    double height = 0;
    for (const auto& [name, metres] : full.column) height += metres;
    EXPECT_NEAR(height, 75, 2e-5);  // the surface stays
}

TEST(CaveCollapse, water_of_the_fallen_cave_rises_to_the_surface) {
    const Result end = collapse({}, metre, chamber(1, {{"sand", 2}}), 2, 2, 1.5);
    EXPECT_EQ(end.water, 1.5);
    EXPECT_EQ(end.cave_water, 0);
    const Result held = collapse({}, metre, chamber(1, {{"granite", 20}}), 2, 2, 1.5);
    EXPECT_EQ(held.water, 0);
    EXPECT_EQ(held.cave_water, 1.5);
}

// Of two caves above each other the upper roof is sand: it falls and its rock loads the lower.
TEST(CaveCollapse, several_cavities_of_a_column_fall_apart) {
    const auto map = [](std::int64_t x, std::int64_t y) -> Layers {
        if (x != 3 || y != 3) return {{"granite", 70}};
        return {{"granite", 50}, {"air", 2}, {"granite", 10}, {"air", 3}, {"sand", 5}};
    };
    const Result end = collapse({}, metre, map, 3, 3, 0.5);
    EXPECT_EQ(end.column, (Layers{{"granite", 50}, {"air", 2}, {"granite", 10}, {"sand", 5}}));
    EXPECT_EQ(end.cave_water, 0.5);
}

// A gallery 4 cells wide holds with 1 m of sandstone. Sand along one side falls and leaves a slope
// there: the other 3 cells count twice, 6 > 4.17, and fall in the next round.
TEST(CaveCollapse, a_fall_opens_its_neighbours_and_they_follow) {
    const auto map = [](const char* side) {
        return [side](std::int64_t x, std::int64_t y) -> Layers {
            if (x < 2 || x >= 6 || y < 1 || y >= 13)
                return {{"granite", 50}, {"slate", 4}, {"sandstone", 1}};
            return {{"granite", 50}, {"air", 4}, {x == 5 ? side : "sandstone", 1}};
        };
    };
    EXPECT_EQ(collapse({}, metre, map("sandstone"), 3, 3).collapsed, 0);
    EXPECT_EQ(collapse({}, metre, map("sand"), 3, 3).collapsed, 48);
}

TEST(CaveCollapse, blocks_do_not_matter) {
    const auto map = [](std::int64_t x, std::int64_t y) -> Layers {
        if ((x * 5 + y * 3) % 7 == 0 || (x + y) % 5 == 0) return {{"granite", 50}, {"slate", 4}};
        return {{"granite", 50},
                {"air", 2.0 + static_cast<double>(x % 3)},
                {"limestone", 0.25},
                {y % 6 == 0 ? "sand" : "sandstone", 0.5}};
    };
    const Result one = collapse({}, metre, map, 5, 5),
                 cut = collapse({}, metre, map, 5, 5, 0, 3, 2);
    EXPECT_GT(one.collapsed, 5);
    EXPECT_EQ(one.collapsed, cut.collapsed);
    EXPECT_EQ(one.column, cut.column);
    EXPECT_EQ(one.rock_volume, cut.rock_volume);
    EXPECT_EQ(one.mass, cut.mass);
}

TEST(CaveCollapse, ground_without_caves_is_not_touched) {
    const Field start = test::field_of(metre, [](auto x, auto y) { return 3.0 * x + y; });
    const auto run = test::run_process(CaveCollapse{}, metre, start);
    for (std::int64_t y = 0; y < 14; ++y)
        for (std::int64_t x = 0; x < 14; ++x) EXPECT_EQ(run.height.at(x, y), start.at(x, y));
    EXPECT_TRUE(run.report.counts.empty());
    EXPECT_TRUE(run.ledger.accounts().empty());
}

}  // namespace
}  // namespace cuesta

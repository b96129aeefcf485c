// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/climate_zones.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "support/run_process.h"

namespace cuesta {
namespace {

using test::field_of;
using test::ProcessOptions;
using test::run_process;

const Grid row_of_cells{.columns = 48, .rows = 9, .spacing_m = 1000};

struct Made {
    Field zone;
    StepReport report;
    int at(std::int64_t x, std::int64_t y) const { return static_cast<int>(zone.at(x, y)); }
};

Made classify(const ClimateZones& op, const Grid& grid, const Field& height,
              const std::map<std::string, const Field*>& fields, int across = 1, int down = 1) {
    Made made{Field({grid.columns, grid.rows, 1}), {}};
    std::mutex mutex;
    ProcessOptions options{.across = across, .down = down, .fields = fields};
    options.inspect = [&](Terrain& terrain) {
        const std::lock_guard lock(mutex);
        const Block& block = terrain.block();
        for (std::int64_t y = 0; y < block.rows; ++y)
            for (std::int64_t x = 0; x < block.columns; ++x)
                made.zone.at(block.x0 + x, block.y0 + y) = terrain.make("zone").at(x, y);
    };
    made.report = run_process(op, grid, height, options).report;
    return made;
}

Field flat(const Grid& grid, double height = 0) {
    return field_of(grid, [=](auto, auto) { return height; });
}

// 48 columns are six temperatures times eight humidities; the rows below the table are ice, ocean,
// lake and river.
struct World {
    Field temperature = field_of(row_of_cells, [](auto x, auto) {
        constexpr double t[] = {-10, 0, 15, 20, 25, 35};
        return t[x / 8];
    });
    Field humidity = field_of(row_of_cells, [](auto x, auto) {
        constexpr double m[] = {0.05, 0.2, 0.3, 0.4, 0.55, 0.7, 0.78, 0.9};
        return m[x % 8];
    });
    Field ice = field_of(row_of_cells, [](auto, auto y) { return y == 8 ? 150 : 0; });
    Field water = field_of(row_of_cells,
                           [](auto, auto y) { return y == 7 || y == 6 ? 300 : 1.0 * (y == 5); });
    Field sea = field_of(row_of_cells, [](auto, auto y) { return y == 7; });
    Field current = field_of(row_of_cells, [](auto, auto y) { return y == 5 ? -9 : 0; });
    Field still = flat(row_of_cells);
    std::map<std::string, const Field*> fields() const {
        return {{"temperature", &temperature},
                {"humidity", &humidity},
                {"ice", &ice},
                {"water", &water},
                {"sea", &sea},
                {"current_x", &still},
                {"current_y", &current}};
    }
};

TEST(climate_zones, all_38_climates_and_ocean_lake_and_river_are_reached) {
    const World world;
    const Made made = classify({}, row_of_cells, flat(row_of_cells), world.fields());
    std::set<int> seen;
    for (int y = 0; y < 9; ++y)
        for (int x = 0; x < 48; ++x) seen.insert(made.at(x, y));
    EXPECT_EQ(seen.size(), 41u);
    EXPECT_EQ(*seen.begin(), 1);
    EXPECT_EQ(*seen.rbegin(), 41);
    EXPECT_EQ(made.at(0, 8), zone::polar_desert);
    EXPECT_EQ(made.at(0, 7), zone::ocean);
    EXPECT_EQ(made.at(0, 6), zone::lake);
    EXPECT_EQ(made.at(0, 5), zone::river);
    EXPECT_TRUE(made.report.counts.empty());
}

// The printed table: columns superarid to superhumid, seven of them.
TEST(climate_zones, seven_zones_are_the_printed_table_without_the_tropical_wet_forest) {
    World world;
    world.humidity = field_of(row_of_cells, [](auto x, auto) {
        constexpr double m[] = {0.05, 0.2, 0.3, 0.4, 0.6, 0.7, 0.9, 0.65};
        return m[x % 8];
    });
    ClimateZones op;
    op.humidity_zones = 7;
    const Made made = classify(op, row_of_cells, flat(row_of_cells), world.fields());
    const int printed[6][7] = {{5, 6, 7, 8, 8, 8, 8},        {9, 10, 11, 12, 13, 13, 13},
                               {14, 15, 16, 17, 18, 19, 19}, {20, 21, 22, 23, 24, 25, 26},
                               {27, 28, 29, 30, 31, 32, 33}, {34, 35, 36, 37, 38, 39, 41}};
    for (int t = 0; t < 6; ++t) {
        for (int m = 0; m < 7; ++m) EXPECT_EQ(made.at(t * 8 + m, 0), printed[t][m]) << t << m;
        EXPECT_EQ(made.at(t * 8 + 7, 0), printed[t][4]);  // 0.65 itself is humid
    }
}

TEST(climate_zones, limits_are_parameters) {
    const World world;
    ClimateZones op;
    op.alpine_to = -20, op.superarid_to = 0.01;
    const Made made = classify(op, row_of_cells, flat(row_of_cells), world.fields());
    EXPECT_EQ(made.at(0, 0), zone::boreal + 1);
    op.ice = 200, op.lake_depth = 400;
    const Made again = classify(op, row_of_cells, flat(row_of_cells), world.fields());
    EXPECT_EQ(again.at(0, 8), zone::boreal + 1);
    EXPECT_EQ(again.at(0, 7), zone::boreal + 1);
}

TEST(climate_zones, the_thesis_takes_every_low_floor_for_ocean) {
    const World world;
    ClimateZones op;
    op.ocean = ClimateZones::Ocean::thesis;
    const Field ground = field_of(row_of_cells, [](auto x, auto) { return x < 24 ? 50 : 500; });
    const Made made = classify(op, row_of_cells, ground, world.fields());
    EXPECT_EQ(made.at(0, 6), zone::ocean);
    EXPECT_EQ(made.at(30, 7), zone::lake);
}

TEST(climate_zones, on_bare_ground_constants_stand_in_and_height_cools) {
    const Grid grid{.columns = 4, .rows = 3, .spacing_m = 1000};
    const Field ground = field_of(grid, [](auto x, auto) {
        constexpr double z[] = {-500, 100, 2000, 4000};
        return z[x];
    });
    Made made = classify({}, grid, ground, {});
    EXPECT_EQ(made.at(0, 1), zone::ocean);
    EXPECT_EQ(made.at(1, 1), zone::cold + 3);    // 14.4 degrees, humidity .4
    EXPECT_EQ(made.at(2, 1), zone::boreal + 3);  // 2 degrees
    EXPECT_EQ(made.at(3, 1), zone::alpine + 3);  // -11 degrees
    made = classify({.scheme = ZoneScheme::koppen}, grid, ground, {});
    EXPECT_EQ(made.at(0, 1), zone::koppen_ocean);
    EXPECT_EQ(made.at(1, 1), 115);  // Cfb
    EXPECT_EQ(made.at(2, 1), 129);  // ET
    EXPECT_EQ(made.at(3, 1), 130);  // EF
    made = classify({.scheme = ZoneScheme::holdridge}, grid, ground, {});
    EXPECT_EQ(made.at(0, 1), zone::holdridge_ocean);
    EXPECT_EQ(made.at(1, 1), 220);  // warm temperate dry forest: 14.4 degrees, 800 mm
    EXPECT_EQ(made.at(3, 1), 201);
}

TEST(climate_zones, months_go_before_the_year_and_the_mask_of_the_sea_before_its_level) {
    const Grid grid{.columns = 2, .rows = 2, .spacing_m = 1000, .edges = Edges::wrap_x};
    const Field ground = flat(grid, -50);
    const Field sea = field_of(grid, [](auto x, auto) { return x; });
    std::vector<Field> temperatures, rains;
    std::map<std::string, const Field*> fields{{"sea", &sea}};
    for (int m = 0; m < 12; ++m) {  // summers without rain
        const bool summer = m >= 3 && m < 9;
        temperatures.push_back(flat(grid, summer ? 24 : 8));
        rains.push_back(flat(grid, summer ? 5 : 100));
    }
    for (int m = 0; m < 12; ++m) {
        fields[fmt::format("temperature_{:02}", m + 1)] =
            &temperatures[static_cast<std::size_t>(m)];
        fields[fmt::format("precipitation_{:02}", m + 1)] = &rains[static_cast<std::size_t>(m)];
    }
    Made made = classify({.scheme = ZoneScheme::koppen}, grid, ground, fields);
    EXPECT_EQ(made.at(0, 0), 108);  // Csa
    EXPECT_EQ(made.at(0, 1), 108);  // its summer is the warmer half on either hemisphere
    EXPECT_EQ(made.at(1, 0), zone::koppen_ocean);
    fields.erase("temperature_07");  // eleven months are no year: the constant stands in
    made = classify({.scheme = ZoneScheme::koppen, .temperature = -5}, grid, ground, fields);
    EXPECT_EQ(made.at(0, 0), 130);
}

TEST(climate_zones, what_is_no_number_is_counted) {
    const Grid grid{.columns = 3, .rows = 2, .spacing_m = 1000};
    const Field broken = field_of(grid, [](auto x, auto) { return x == 1 ? std::nan("") : 20.0; });
    const Made made = classify({}, grid, flat(grid, 10), {{"temperature", &broken}});
    EXPECT_EQ(made.at(1, 0), zone::none);
    EXPECT_EQ(made.report.counts.at("without_class"), 2);
}

TEST(climate_zones, blocks_give_the_same_map) {
    const World world;
    for (const ZoneScheme scheme :
         {ZoneScheme::document, ZoneScheme::koppen, ZoneScheme::holdridge}) {
        const ClimateZones op{.scheme = scheme};
        const Field ground = field_of(row_of_cells, [](auto x, auto y) { return 40 * x - 90 * y; });
        const Made one = classify(op, row_of_cells, ground, world.fields());
        const Made many = classify(op, row_of_cells, ground, world.fields(), 3, 2);
        for (int y = 0; y < 9; ++y)
            for (int x = 0; x < 48; ++x) ASSERT_EQ(one.at(x, y), many.at(x, y));
    }
}

}  // namespace
}  // namespace cuesta

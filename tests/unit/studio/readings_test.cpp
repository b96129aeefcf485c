// SPDX-License-Identifier: Apache-2.0
#include "apps/studio/readings.h"

#include <gtest/gtest.h>

#include "apps/studio/land_view.h"
#include "cuesta/base/json.h"
#include "cuesta/engine/advance.h"
#include "cuesta/engine/prepare.h"
#include "support/studio_plan.h"

namespace cuesta::studio {
namespace {

class Quiet final : public Observer {
} observer;

// 32 x 24 samples, 10 m apart: level granite at 100 m with 5 m of sand on it.
std::unique_ptr<Run> layered() {
    const std::string text =
        "name = \"t\"\n[grid]\nsize = [32, 24]\nspacing = \"10 m\"\n"
        "[[stage]]\nop = \"flat\"\nlevel = \"100 m\"\nmaterial = \"granite\"\n"
        "[[stage]]\nop = \"flat\"\nlevel = \"5 m\"\nblend = \"add\"\nmaterial = \"sand\"\n";
    RunOptions options;
    options.preview = false;
    auto run = prepare_run(plan_of(text), options, observer);
    advance(*run, observer);
    return run;
}

TEST(readings, a_cell_tells_its_values_and_layers) {
    const auto run = layered();
    const auto cell = cell_reading(*run, 104, 56);
    EXPECT_EQ(cell["x"], 10);
    EXPECT_EQ(cell["y"], 6);
    EXPECT_EQ(cell["x_m"], 100.0);
    EXPECT_EQ(cell["values"]["height"]["value"], 105.0);
    EXPECT_EQ(cell["values"]["height"]["unit"], "m");
    EXPECT_EQ(cell["values"]["slope"]["value"], 0.0);
    ASSERT_EQ(cell["layers"].size(), 2u);
    EXPECT_EQ(cell["layers"][0]["material"], "sand");
    EXPECT_EQ(cell["layers"][0]["thickness"], 5.0);
    EXPECT_TRUE(cell["layers"][1]["bottom"].is_null());
    EXPECT_THROW(cell_reading(*run, -20, 0), Error);
    EXPECT_THROW(cell_reading(*run, 0, 1000), Error);
}

TEST(readings, ground_of_one_material_has_one_layer) {
    RunOptions options;
    options.preview = false;
    const auto run = prepare_run(plan_of(small_recipe()), options, observer);
    advance(*run, observer, 1);
    const auto hole = borehole_reading(*run, 50, 50);
    ASSERT_EQ(hole["layers"].size(), 1u);
    EXPECT_EQ(hole["layers"][0]["material"], "granite");
    EXPECT_EQ(hole["layers"][0]["top"], hole["height"]);
}

TEST(readings, the_surface_is_that_of_the_water_and_the_height_that_of_the_ground) {
    const auto run = layered();
    run->domain.block(0).terrain.make(field::water).fill(3);
    const auto hole = borehole_reading(*run, 50, 50);
    EXPECT_EQ(hole["height"], 105.0);
    EXPECT_EQ(hole["water"], 3.0);
    EXPECT_EQ(hole["surface"], 108.0);
    const auto section = section_reading(*run, Json::parse("[[0, 0], [300, 0]]"), 11);
    EXPECT_EQ(section["columns"][4]["height"], 105.0);
    EXPECT_EQ(section["columns"][4]["surface"], 108.0);
}

TEST(readings, a_section_follows_its_line) {
    const auto run = layered();
    const auto section = section_reading(*run, Json::parse("[[0, 0], [300, 0], [300, 200]]"), 600);
    EXPECT_EQ(section["length_m"], 500.0);
    const auto& columns = section["columns"];
    EXPECT_EQ(columns.front()["distance"], 0.0);
    EXPECT_EQ(columns.back()["distance"], 500.0);
    EXPECT_EQ(columns.back()["x"], 30);
    EXPECT_EQ(columns.back()["y"], 20);
    EXPECT_EQ(columns.size(), 102u);  // every half sample, and the end
    EXPECT_EQ(section_reading(*run, Json::parse("[[0, 0], [300, 0]]"), 11)["columns"].size(), 12u);
    for (const char* bad : {"[]", "[[1, 1]]", "[[1, 1], [1, 1]]", "[[1], [2]]", "{}",
                            "[[0, 0], [9999, 0]]", "[[0, 0], [\"a\", 0]]"})
        EXPECT_THROW(section_reading(*run, Json::parse(bad), 600), Error) << bad;
}

TEST(readings, charts_close_the_ledger) {
    const auto run = layered();
    const auto point = chart_point(*run, 12);
    EXPECT_EQ(point["tick"], 2);
    EXPECT_EQ(point["mean_height"], 105.0);
    EXPECT_EQ(point["highest"], 105.0);
    EXPECT_EQ(point["steps_per_second"], 12.0);
    EXPECT_EQ(point["ledger.sand"], 32 * 24 * 100 * 5.0);
    EXPECT_LE(point["residual"].get<double>(), 1e-12);
}

TEST(readings, a_histogram_counts_every_sample) {
    Raster map;
    map.columns = 4, map.rows = 1;
    map.samples = {0, 1, 1, 10};
    const auto histogram = histogram_reading(map, "height", 10);
    EXPECT_EQ(histogram["low"], 0.0);
    EXPECT_EQ(histogram["high"], 10.0);
    EXPECT_EQ(histogram["mean"], 3.0);
    EXPECT_EQ(histogram["counts"].size(), 10u);
    EXPECT_EQ(histogram["counts"][0], 1);
    EXPECT_EQ(histogram["counts"][1], 2);
    EXPECT_EQ(histogram["counts"][9], 1);
}

TEST(readings, a_profile_runs_down_to_the_border) {
    Raster plane;  // falls to the west
    plane.columns = 8, plane.rows = 5;
    for (int y = 0; y < 5; ++y)
        for (int x = 0; x < 8; ++x) plane.samples.push_back(static_cast<float>(x));
    const auto profile = profile_reading(plane, 10, 50, 20);
    const auto& points = profile["points"];
    EXPECT_EQ(points.front()["height"], 5.0);
    EXPECT_EQ(points.back()["height"], 0.0);
    EXPECT_EQ(profile["length_m"], 50.0);
    EXPECT_GT(points.back()["area"].get<double>(), points.front()["area"].get<double>());
}

TEST(readings, realism_lists_its_measures) {
    RunOptions options;
    options.preview = false;
    const std::string text =
        "name = \"t\"\n[grid]\nsize = [128, 128]\nspacing = \"30 m\"\n[[stage]]\nop = \"fbm\"\n";
    const auto run = prepare_run(plan_of(text), options, observer);
    advance(*run, observer);
    const auto reading = realism_reading(*field_of(*run, "height"), 30, {});
    EXPECT_GE(reading["measures"].size(), 10u);
    EXPECT_FALSE(reading["passes_gates"].get<bool>());  // raw noise is no land of rivers
}

}  // namespace
}  // namespace cuesta::studio

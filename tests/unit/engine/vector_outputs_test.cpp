// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/vector_outputs.h"

#include <gtest/gtest.h>

#include "cuesta/base/atomic_file.h"
#include "cuesta/base/json.h"
#include "cuesta/base/sha256.h"
#include "cuesta/engine/outputs.h"
#include "cuesta/io/format.h"
#include "support/run_recipe.h"
#include "support/scratch_directory.h"

namespace cuesta::test {
namespace {

Json read(const std::filesystem::path& path) {
    return Json::parse(read_file(path, std::size_t{1} << 20));
}

const std::string files =
    "[[output]]\nfield = \"rivers\"\nfile = \"rivers.geojson\"\nmin_area = 2000\n"
    "[[output]]\nfield = \"lakes\"\nfile = \"lakes.geojson\"\n"
    "[[output]]\nfield = \"lake\"\nfile = \"lake.r32\"\n"
    "[[output]]\nfield = \"flow\"\nfile = \"flow.r32\"\n";

std::string land(std::string_view edges, int columns = 48, int rows = 40) {
    return head_text(columns, rows, edges) + "[[stage]]\nop = \"fbm\"\nrelief = 400\n" + files;
}

double twice_area(const Json& ring) {
    double sum = 0;
    for (std::size_t i = 0; i + 1 < ring.size(); ++i)
        sum += ring[i][0].get<double>() * ring[i + 1][1].get<double>() -
               ring[i + 1][0].get<double>() * ring[i][1].get<double>();
    return sum;
}

class VectorOutputs : public testing::TestWithParam<const char*> {};

TEST_P(VectorOutputs, rivers_run_downhill_and_join) {
    const ScratchDirectory directory;
    RunSetup setup;
    setup.out = directory.path();
    write_outputs(*run_recipe(land(GetParam()), setup));
    const Json rivers = read(directory.path() / "rivers.geojson")["features"];
    ASSERT_GT(rivers.size(), 3u);
    for (std::size_t k = 0; k < rivers.size(); ++k) {
        const Json& river = rivers[k];
        EXPECT_EQ(river["properties"]["id"], k + 1);
        Json parts = river["geometry"]["coordinates"];
        if (river["geometry"]["type"] == "LineString") parts = Json::array({parts});
        std::size_t vertices = 0;
        double before = 1e9;
        for (const Json& line : parts) {
            ASSERT_GE(line.size(), 2u);
            vertices += line.size();
            for (std::size_t i = 0; i < line.size(); ++i) {
                if (i > 0) {
                    EXPECT_LE(line[i][2].get<double>(), before);
                    EXPECT_LE(std::abs(line[i][0].get<double>() - line[i - 1][0].get<double>()),
                              10.001);
                    EXPECT_LE(std::abs(line[i][1].get<double>() - line[i - 1][1].get<double>()),
                              10.001);
                }
                before = line[i][2].get<double>();
            }
        }
        EXPECT_EQ(river["properties"]["widths_m"].size(), vertices);
        EXPECT_EQ(river["properties"]["depths_m"].size(), vertices);
        EXPECT_GE(river["properties"]["area_m2"].number(), 2000);
        const Json& joins = river["properties"]["joins"];
        if (joins.is_null() || parts.size() > 1) continue;
        // Its last vertex is one of the river that it joins.
        Json main = rivers[joins.get<std::size_t>() - 1]["geometry"]["coordinates"];
        if (rivers[joins.get<std::size_t>() - 1]["geometry"]["type"] == "LineString")
            main = Json::array({main});
        bool met = false;
        for (const Json& line : main)
            for (const Json& vertex : line) met = met || vertex == parts.back().back();
        EXPECT_TRUE(met) << "river " << k + 1;
    }
}

TEST_P(VectorOutputs, lakes_cover_what_the_map_of_lakes_holds) {
    const ScratchDirectory directory;
    RunSetup setup;
    setup.out = directory.path();
    write_outputs(*run_recipe(land(GetParam()), setup));
    const Json lakes = read(directory.path() / "lakes.geojson")["features"];
    const Raster depth = read_raster(directory.path() / "lake.r32");
    double volume = 0, wet = 0, listed_volume = 0, listed_area = 0, covered = 0, deepest = 0;
    for (const float one : depth.samples) {
        volume += one * 100.0, wet += one > 0 ? 100 : 0;
        deepest = std::max(deepest, static_cast<double>(one));
    }
    ASSERT_GT(lakes.size(), 2u);
    double listed_deepest = 0;
    for (const Json& lake : lakes) {
        listed_volume += lake["properties"]["volume_m3"].get<double>();
        listed_area += lake["properties"]["area_m2"].get<double>();
        listed_deepest = std::max(listed_deepest, lake["properties"]["depth_m"].get<double>());
        if (lake["geometry"].is_null()) {
            EXPECT_EQ(lake["properties"]["area_m2"], 0);
            EXPECT_TRUE(lake["properties"]["outlet_x"].is_null());
            continue;
        }
        Json polygons = lake["geometry"]["coordinates"];
        if (lake["geometry"]["type"] == "Polygon") polygons = Json::array({polygons});
        for (const Json& polygon : polygons)
            for (std::size_t i = 0; i < polygon.size(); ++i) {
                EXPECT_EQ(polygon[i].front(), polygon[i].back());
                const double twice = twice_area(polygon[i]);
                EXPECT_EQ(twice > 0, i == 0);  // the outer ring counterclockwise, holes not
                covered += twice / 2;
            }
    }
    EXPECT_NEAR(listed_volume, volume, 1e-5 * volume);
    EXPECT_NEAR(listed_area, wet, 1e-6);
    EXPECT_NEAR(covered, wet, 1e-6);
    EXPECT_NEAR(listed_deepest, deepest, 1e-4);
}

TEST_P(VectorOutputs, are_the_same_for_any_threads_and_blocks) {
    const auto hashes = [&](int threads, int across, int down) {
        const ScratchDirectory directory;
        RunSetup setup;
        setup.out = directory.path();
        setup.threads = threads, setup.across = across, setup.down = down;
        const Manifest manifest = write_outputs(*run_recipe(land(GetParam()), setup));
        std::vector<std::string> all;
        for (const OutputRecord& output : manifest.outputs) all.push_back(output.data_sha256);
        return all;
    };
    const auto one = hashes(1, 1, 1);
    EXPECT_EQ(one, hashes(2, 1, 1));
    EXPECT_EQ(one, hashes(1, 3, 2));
}

INSTANTIATE_TEST_SUITE_P(edges, VectorOutputs, testing::Values("open", "closed", "wrap", "wrap_x"));

TEST(vector_outputs, a_bowl_is_a_square_in_metres_from_the_origin_of_the_grid) {
    const ScratchDirectory directory;
    RunSetup setup;
    setup.out = directory.path();
    const auto run = prepare_recipe(head_text(5, 4) + "[[stage]]\nop = \"flat\"\nlevel = 9\n" +
                                        "[[output]]\nfield = \"lakes\"\nfile = \"l.geojson\"\n",
                                    setup);
    Field& height = run->domain.block(0).terrain.height();
    height.fill(9);
    height.at(2, 1) = 4;
    const OutputRecord record =
        write_vector(*run, run->plan.outputs[0], directory.path(), "l.geojson", -1);
    const Json lakes = read(directory.path() / "l.geojson");
    ASSERT_EQ(lakes["features"].size(), 1u);
    const Json& lake = lakes["features"][0];
    EXPECT_EQ(lake["geometry"], Json::parse(R"({"type":"Polygon","coordinates":
                             [[[15,-5],[15,-15],[25,-15],[25,-5],[15,-5]]]})"));
    EXPECT_EQ(lakes["crs"]["properties"]["name"], place_of(*run).crs_wkt);
    EXPECT_EQ(lake["properties"]["level_m"], 9);
    EXPECT_EQ(lake["properties"]["volume_m3"], 500);
    EXPECT_EQ(lake["properties"]["depth_m"], 5);
    EXPECT_EQ(lake["properties"]["deepest_x"], 20);
    EXPECT_EQ(lake["properties"]["deepest_y"], -10);
    EXPECT_EQ(record.min, 9);
    EXPECT_EQ(record.field, "lakes");
    EXPECT_EQ(record.bytes, std::filesystem::file_size(directory.path() / "l.geojson"));
}

TEST(vector_outputs, land_lies_at_the_origin_of_its_grid_or_where_its_survey_was) {
    const auto run = prepare_recipe(head_text(5, 4) + "[[stage]]\nop = \"flat\"\n", {});
    run->plan.grid.origin_x_m = 500000, run->plan.grid.origin_y_m = -5200000;
    const GeoReference place = place_of(*run);
    EXPECT_EQ(place.origin_x, 500000);
    EXPECT_EQ(place.origin_y, 5200000);  // y counts southwards in a recipe, northwards on a map
    EXPECT_EQ(place.step_x, 10);
    EXPECT_EQ(place.step_y, -10);
    EXPECT_TRUE(place.crs_wkt.starts_with("LOCAL_CS"));
    run->inputs.emplace_back();
    run->inputs[0].columns = 5, run->inputs[0].rows = 4;
    EXPECT_EQ(place_of(*run), place);  // a survey that does not know
    run->inputs[0].geo = GeoReference{"there", 7, 8, 9, -9};
    EXPECT_EQ(place_of(*run), *run->inputs[0].geo);
}

TEST(vector_outputs, a_latlon_map_lies_in_degrees) {
    const auto place_with = [](const std::string& spacing) {
        return place_of(*prepare_recipe("[grid]\nsize = [72, 30]\nspacing = " + spacing +
                                            "\nprojection = \"latlon\"\nlatitudes = [-60, 90]\n"
                                            "[[stage]]\nop = \"flat\"\n",
                                        {}));
    };
    // The Earth's equator, and that of a smaller world, which has a system of its own.
    const GeoReference place = place_with("5.56e5");
    EXPECT_TRUE(place.crs_wkt.starts_with("GEOGCS"));
    EXPECT_NE(place.crs_wkt.find("4326"), std::string::npos);
    EXPECT_EQ(place_with("5e5").crs_wkt.find("4326"), std::string::npos);
    EXPECT_EQ(place.step_x, 5);
    EXPECT_EQ(place.step_y, -5);
    EXPECT_EQ(place.origin_x, -177.5);
    EXPECT_EQ(place.origin_y, 87.5);
}

TEST(vector_outputs, a_plane_has_a_river_in_every_row) {
    const ScratchDirectory directory;
    RunSetup setup;
    setup.out = directory.path();
    const auto run = prepare_recipe(
        head_text(6, 4) + "[[stage]]\nop = \"flat\"\nlevel = 9\n" +
            "[[output]]\nfield = \"rivers\"\nfile = \"r.geojson\"\nmin_area = \"300 m2\"\n"
            "runoff = \"1 m/yr\"\n",
        setup);
    Field& height = run->domain.block(0).terrain.height();
    for (std::int64_t y = 0; y < 4; ++y)
        for (std::int64_t x = 0; x < 6; ++x) height.at(x, y) = 50.0f - 2.0f * static_cast<float>(x);
    write_vector(*run, run->plan.outputs[0], directory.path(), "r.geojson", -1);
    const Json rivers = read(directory.path() / "r.geojson");
    ASSERT_EQ(rivers["features"].size(), 2u);
    const Json& river = rivers["features"][0];
    EXPECT_EQ(river["geometry"], Json::parse(R"({"type":"LineString","coordinates":
                             [[30,-10,44],[40,-10,42],[50,-10,40]]})"));
    EXPECT_EQ(river["properties"]["strahler"], 1);
    EXPECT_EQ(river["properties"]["length_m"], 20);
    EXPECT_EQ(river["properties"]["area_m2"], 500);
    const double discharge = 500 / 31557600.0;
    EXPECT_NEAR(river["properties"]["discharge_m3_per_s"].number(), discharge, 1e-4 * discharge);
    EXPECT_NEAR(river["properties"]["width_m"].number(), 2.7 * std::sqrt(discharge), 1e-4);
}

TEST(vector_outputs, small_lakes_can_be_left_out_and_are_counted) {
    const ScratchDirectory directory;
    RunSetup setup;
    setup.out = directory.path();
    write_outputs(*run_recipe(head_text(48, 40) +
                                  "[[stage]]\nop = \"fbm\"\nrelief = 400\n"
                                  "[[output]]\nfield = \"lakes\"\nfile = \"all.geojson\"\n"
                                  "[[output]]\nfield = \"lakes\"\nfile = \"l.geojson\"\n"
                                  "min_area = \"500 m2\"\n",
                              setup));
    const Json all = read(directory.path() / "all.geojson"),
               l = read(directory.path() / "l.geojson");
    EXPECT_EQ(all["about"]["left_out"], 0);
    EXPECT_GT(l["about"]["left_out"].number(), 0);
    EXPECT_EQ(l["features"].size() + l["about"]["left_out"].get<std::size_t>(),
              all["features"].size());
    for (const Json& lake : l["features"]) EXPECT_GE(lake["properties"]["area_m2"].number(), 500);
}

TEST(vector_outputs, simulated_water_is_what_the_files_hold) {
    const ScratchDirectory directory;
    RunSetup setup;
    setup.out = directory.path();
    const std::string land = head_text(48, 40) + "[[stage]]\nop = \"fbm\"\nrelief = 400\n";
    const std::string lakes = "[[output]]\nfield = \"lakes\"\nfile = \"l.geojson\"\n";
    write_outputs(*run_recipe(land + lakes, setup));
    const Json full = read(directory.path() / "l.geojson");
    // Little water: fewer and smaller lakes than the hollows could hold.
    write_outputs(
        *run_recipe(land + "[[stage]]\nop = \"fill_lakes\"\nrunoff = \"0.01 m\"\n" + lakes, setup));
    const Json some = read(directory.path() / "l.geojson");
    EXPECT_EQ(some["about"]["water"], "simulated");
    const auto volume = [](const Json& all) {
        double sum = 0;
        for (const Json& lake : all["features"])
            sum += lake["properties"]["volume_m3"].get<double>();
        return sum;
    };
    EXPECT_GT(volume(some), 0);
    EXPECT_LT(volume(some), 0.9 * volume(full));
    EXPECT_LE(volume(some), 0.01 * 48 * 40 * 100);
    // Rivers carry what water_flow has found.
    write_outputs(*run_recipe(land + "[[stage]]\nop = \"simulate\"\nsteps = 40\n"
                                     "[[stage.process]]\nop = \"rain\"\n"
                                     "[[stage.process]]\nop = \"water_flow\"\n"
                                     "[[output]]\nfield = \"rivers\"\nfile = \"r.geojson\"\n",
                              setup));
    const Json rivers = read(directory.path() / "r.geojson");
    EXPECT_EQ(rivers["about"]["discharge"], "simulated");
    EXPECT_FALSE(rivers["about"].contains("runoff_m_per_yr"));
}

TEST(vector_outputs, a_map_of_one_sample_has_neither) {
    const ScratchDirectory directory;
    RunSetup setup;
    setup.out = directory.path();
    write_outputs(*run_recipe(land("open", 1, 1), setup));
    EXPECT_TRUE(read(directory.path() / "rivers.geojson")["features"].empty());
    EXPECT_TRUE(read(directory.path() / "lakes.geojson")["features"].empty());
}

}  // namespace
}  // namespace cuesta::test

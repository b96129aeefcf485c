// SPDX-License-Identifier: Apache-2.0
#include "apps/studio/exports.h"

#include <gtest/gtest.h>

#include <set>

#include "cuesta/base/atomic_file.h"
#include "cuesta/base/json.h"
#include "cuesta/engine/advance.h"
#include "cuesta/engine/prepare.h"
#include "cuesta/engine/snapshot.h"
#include "cuesta/io/format.h"
#include "cuesta/render/video.h"
#include "support/scratch_directory.h"
#include "support/studio_plan.h"

namespace cuesta::studio {
namespace {

namespace fs = std::filesystem;

class Quiet final : public Observer {
} observer;

struct Export : ::testing::Test {
    ScratchDirectory scratch;
    ExportStart start;
    ExportWatch watch;
    std::string land;  // of the moment

    void SetUp() override {
        start.registry = &builtin_registry();
        start.text = small_recipe();
        start.recipe_path = scratch / "recipe.toml";
        start.folder = scratch / "export";
        fs::create_directories(start.folder);
        watch.say = [](const std::string&) {};
        RunOptions options;
        options.preview = false;
        const auto run = prepare_run(plan_of(start.text, start.recipe_path), options, observer);
        advance(*run, observer, 9);
        land = data_sha256(run->domain.collect("height"));
        start.snapshot = scratch / "moment.cuesta", start.tick = 9;
        save_snapshot(*run, start.snapshot);
    }
};

TEST_F(Export, the_land_as_it_stands_goes_into_the_files_that_were_chosen) {
    const auto answer =
        export_outputs(start, Json::parse(R"({"outputs": [{"field": "height", "file": "a.r32"},
                                           {"field": "slope", "file": "s.png"}]})"),
                       watch);
    EXPECT_EQ(answer["folder"], "export/small");
    EXPECT_EQ(answer["tick"], 9);
    EXPECT_EQ(answer["files"][0]["file"], "export/small/a.r32");
    EXPECT_EQ(answer["files"][0]["data_sha256"], land);
    for (const char* file : {"a.r32", "s.png", "preview.png", "manifest.json", "recipe.toml"})
        EXPECT_TRUE(fs::exists(start.folder / "small" / file)) << file;
    EXPECT_FALSE(fs::exists(start.folder / "small/height.exr"));
    EXPECT_EQ(read_file(start.folder / "small/recipe.toml", 1 << 20), start.text);
    // A second one does not replace the first.
    EXPECT_EQ(export_outputs(start, Json::object(), watch)["folder"], "export/small_2");
}

TEST_F(Export, a_set_writes_its_files_as_far_as_the_land_has_the_fields) {
    const auto answer = export_outputs(
        start, Json::parse(R"({"set": "unity", "fields": ["height", "slope"]})"), watch);
    EXPECT_EQ(answer["folder"], "export/small_unity");
    EXPECT_EQ(answer["files"][0]["file"], "export/small_unity/height.r16");
    EXPECT_EQ(fs::file_size(start.folder / "small_unity/height.r16"), 32u * 24 * 2);
    const auto dry =
        export_outputs(start, Json::parse(R"({"set": "godot", "fields": ["height"]})"), watch);
    EXPECT_EQ(dry["folder"], "export/small_godot");
    EXPECT_FALSE(fs::exists(start.folder / "small_godot/water.exr"));
}

TEST_F(Export, what_cannot_be_made_is_said) {
    EXPECT_THROW(export_outputs(start, Json::parse(R"({"outputs": [{"file": "a.exe"}]})"), watch),
                 Error);
    EXPECT_THROW(export_outputs(start, Json::parse(R"({"set": "none"})"), watch), Error);
    EXPECT_THROW(export_outputs(start, Json::parse(R"({"outputs": [{"field": "height",
                                                             "file": "../a.r32"}]})"),
                                watch),
                 Error);
    EXPECT_THROW(export_picture(start, Json::parse(R"({"kind": "poem"})"), watch), Error);
    EXPECT_THROW(export_picture(start, Json::parse(R"({"kind": "field", "field": "x"})"), watch),
                 Error);
    EXPECT_THROW(export_picture(start, Json::parse(R"({"kind": "section"})"), watch), Error);
}

TEST_F(Export, pictures_are_drawn_from_the_moment) {
    const auto relief = export_picture(start, Json::parse(R"({"size": 64})"), watch);
    EXPECT_EQ(relief["file"], "export/small.png");
    EXPECT_TRUE(fs::exists(scratch / "export/small.png"));
    const auto slope = export_picture(
        start, Json::parse(R"({"kind": "field", "field": "slope", "name": "../up"})"), watch);
    EXPECT_EQ(slope["file"], "export/___up.png");
}

TEST_F(Export, a_time_lapse_without_ffmpeg_is_a_folder_of_pictures) {
    start.snapshot.clear(), start.tick = 0;
    const auto answer = export_timelapse(
        start, Json::parse(R"({"frames": 5, "size": 64, "video": false, "to": 20})"), watch);
    EXPECT_EQ(answer["frames"], 5);
    EXPECT_FALSE(answer["video"].get<bool>());
    EXPECT_EQ(answer["folder"], "export/small_timelapse");
    EXPECT_TRUE(fs::exists(start.folder / "small_timelapse/frame_00005.png"));
    EXPECT_FALSE(fs::exists(start.folder / "small_timelapse/frame_00006.png"));
}

TEST_F(Export, a_time_lapse_lasts_as_long_as_was_asked) {
    start.snapshot.clear(), start.tick = 0;
    const auto answer = export_timelapse(
        start, Json::parse(R"({"seconds": 3, "fps": 20, "size": 64, "video": false, "from": 20})"),
        watch);
    EXPECT_EQ(answer["frames"], 60);  // of four lands
    const fs::path folder = start.folder / "small_timelapse";
    std::set<std::string> pictures;
    for (const auto& entry : fs::directory_iterator(folder))
        pictures.insert(read_file(entry.path(), 1 << 20));
    EXPECT_GT(pictures.size(), 30u);  // one goes over into the next
    const auto one = export_timelapse(
        start, Json::parse(R"({"seconds": 1, "fps": 4, "size": 64, "video": false, "from": 23})"),
        watch);
    EXPECT_EQ(one["frames"], 4);
}

TEST_F(Export, a_world_is_drawn_and_filmed_as_a_globe) {
    start.snapshot.clear(), start.tick = 0;
    const auto asked = [](const char* text) { return Json::parse(text); };
    EXPECT_THROW(export_picture(start, asked(R"({"globe": [10, 20]})"), watch), Error);  // no world
    const std::string_view flat = "spacing";
    start.text.insert(start.text.find(flat), "projection = \"latlon\"\n");
    EXPECT_THROW(export_picture(start, asked(R"({"globe": [10]})"), watch), Error);
    const auto picture = export_picture(start, asked(R"({"globe": [10, 20], "size": 96})"), watch);
    EXPECT_EQ(picture["width"], 96);
    EXPECT_EQ(picture["height"], 96);
    // One land from all sides: every picture is another, and the last one leads on to the first.
    const auto film = export_timelapse(
        start, asked(R"({"seconds": 2, "fps": 4, "size": 64, "video": false, "from": 3, "to": 3,
                  "globe": [0, 0], "turn": 360})"),
        watch);
    EXPECT_EQ(film["frames"], 8);
    std::set<std::string> pictures;
    for (const auto& entry : fs::directory_iterator(start.folder / "small_timelapse"))
        pictures.insert(read_file(entry.path(), 1 << 20));
    EXPECT_EQ(pictures.size(), 8u);
}

// Ground at 100 m with this much water on it, at once.
std::string wet(const std::string& rate) {
    return "name = \"wet\"\nseed = 1\n[grid]\nsize = [32, 24]\nspacing = \"10 m\"\n"
           "edges = \"closed\"\n"
           "[[stage]]\nop = \"fbm\"\nrelief = \"200 m\"\n"
           "[[stage]]\nop = \"simulate\"\nsteps = 1\n[[stage.process]]\nop = \"rain\"\n"
           "rate = \"" +
           rate +
           "\"\ntime_step = \"600 s\"\n[[output]]\nfield = \"height\"\nfile = \"height.r32\"\n";
}

TEST_F(Export, a_film_of_rain_is_drawn_as_wet_ground) {
    const auto drawn = [&](const std::string& rate, const char* name) {
        start.text = wet(rate), start.snapshot.clear(), start.tick = 0;
        const auto run = prepare_run(plan_of(start.text, start.recipe_path), {}, observer);
        advance(*run, observer, 2);
        start.snapshot = scratch / "wet.cuesta", start.tick = 2;
        save_snapshot(*run, start.snapshot);
        const Json wish = {{"name", name}, {"size", 64}, {"legend", false}};
        export_picture(start, wish, watch);
        start.snapshot.clear(), start.tick = 0;
        const Json film = {{"name", std::string("film_") + name},
                           {"size", 64},
                           {"frames", 1},
                           {"from", 2},
                           {"video", false}};
        export_timelapse(start, film, watch);
        return std::pair(
            read_file(start.folder / (std::string(name) + ".png"), 1 << 20),
            read_file(start.folder / (std::string("film_") + name) / "frame_00001.png", 1 << 20));
    };
    const auto dry = drawn("0 mm/h", "dry"), film = drawn("10 mm/h", "film"),
               deep = drawn("10000 mm/h", "deep");
    EXPECT_EQ(film.first, dry.first);
    EXPECT_EQ(film.second, dry.second);
    EXPECT_NE(deep.first, dry.first);
    EXPECT_NE(deep.second, dry.second);
}

TEST_F(Export, a_time_lapse_can_be_stopped_and_leaves_nothing_behind) {
    const std::atomic<bool> cancelled = true;
    watch.cancelled = &cancelled;
    EXPECT_THROW(export_timelapse(start, Json::object(), watch), Error);
    EXPECT_TRUE(fs::is_empty(start.folder));
}

TEST_F(Export, a_video_that_is_not_finished_is_removed) {
    { Video video(scratch / "export/v", 8, 8, 10, false); }
    EXPECT_TRUE(fs::is_empty(start.folder));
    Video video(scratch / "export/v", 8, 8, 10, false);
    video.add(Picture(8, 8, Srgb8{1, 2, 3}));
    video.finish();
    EXPECT_TRUE(fs::exists(scratch / "export/v/frame_00001.png"));
}

}  // namespace
}  // namespace cuesta::studio

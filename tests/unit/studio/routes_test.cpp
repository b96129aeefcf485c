// SPDX-License-Identifier: Apache-2.0
#include "apps/studio/routes.h"

#include <gtest/gtest.h>

#include "apps/studio/embedded.h"
#include "apps/studio/recipe_text.h"
#include "cuesta/base/atomic_file.h"
#include "cuesta/base/error.h"
#include "cuesta/base/json.h"
#include "cuesta/io/format.h"
#include "support/scratch_directory.h"
#include "support/studio_plan.h"
#include "support/toy_operators.h"

namespace cuesta::studio {
namespace {

namespace fs = std::filesystem;

struct Route : ::testing::Test {
    ScratchDirectory scratch;
    std::unique_ptr<Routes> routes;
    void SetUp() override {
        fs::create_directories(scratch / "p/files");
        fs::create_directories(scratch / "p/export");
        put_file(scratch / "p/export/a.png", "picture");
        put_file(scratch / "p/studio.json", "{\"token\": \"secret\"}");
        put_file(scratch / "secret.png", "secret");
        routes = std::make_unique<Routes>(builtin_registry(), scratch / "p", ServerLimits{},
                                          [] { return std::string("name = \"x\"\n"); });
    }
    HttpAnswer get(const std::string& path) {
        HttpRequest request;
        request.method = "GET", request.path = path;
        const auto quick = routes->quick(request);
        return quick ? *quick : routes->slow(request);
    }
};

TEST_F(Route, the_catalog_has_all_a_page_needs) {
    const HttpAnswer answer = get("/api/catalog");
    EXPECT_EQ(answer.status, 200);
    const Json catalog = Json::parse(*answer.body);
    EXPECT_EQ(catalog["operators"].size(), builtin_registry().rows().size());
    for (const char* key :
         {"fields", "materials", "formats", "presets", "export_sets", "limits", "version"})
        EXPECT_TRUE(catalog.contains(key)) << key;
    ASSERT_FALSE(catalog["examples"].empty());
    EXPECT_EQ(catalog["examples"][0]["name"], "quickstart");
    EXPECT_NE(catalog["examples"][0]["sentence"].get<std::string>().find("island"),
              std::string::npos);
}

TEST_F(Route, every_example_is_there_and_can_be_planned) {
    for (const Example& example : examples()) {
        const HttpAnswer answer = get("/api/example/" + example.name);
        EXPECT_EQ(answer.status, 200);
        place_example_files(*answer.body, scratch / "p");
        plan_of(*answer.body, scratch / "p/recipe.toml");
        EXPECT_FALSE(example.sentence.empty()) << example.name;
    }
    EXPECT_EQ(get("/api/example/none").status, 404);
}

TEST_F(Route, the_recipe_can_be_taken_home) {
    const HttpAnswer answer = get("/api/recipe.toml");
    EXPECT_EQ(*answer.body, "name = \"x\"\n");
    EXPECT_EQ(answer.download, "recipe.toml");
}

TEST_F(Route, r37_files_come_from_the_project_alone) {
    EXPECT_EQ(get("/api/file/export/a.png").file.filename(), "a.png");
    for (const char* path :
         {"/api/file/../secret.png", "/api/file/export/../../secret.png", "/api/file//etc/passwd",
          "/api/file/studio.json", "/api/file/.lock", "/api/file/export", "/api/file/",
          "/api/file/none.png", "/api/file/export/a.png/..", "/api/nothing"})
        EXPECT_EQ(get(path).status, 404) << path;
}

TEST_F(Route, uploads_are_read_before_they_are_taken_in) {
    HttpRequest request;
    request.method = "POST", request.path = "/api/upload", request.query = "name=dem.npy";
    const fs::path place = routes->upload_place(request).file;
    ASSERT_FALSE(place.empty());
    Raster raster;
    raster.columns = 4, raster.rows = 3;
    raster.samples.assign(12, 5);
    WriteOptions options;
    options.sidecar = false;
    write_raster(place, raster, options);
    request.body = place;
    const HttpAnswer answer = routes->slow(request);
    EXPECT_EQ(answer.status, 200) << *answer.body;
    const Json told = Json::parse(*answer.body);
    EXPECT_EQ(told["file"], "files/dem.npy");
    EXPECT_EQ(told["columns"], 4);
    EXPECT_TRUE(fs::exists(scratch / "p/files/dem.npy"));
    EXPECT_FALSE(fs::exists(place.parent_path()));

    request.query = "name=bad.npy";
    request.body = routes->upload_place(request).file;
    put_file(request.body, "no map at all");
    const HttpAnswer refused = routes->slow(request);
    EXPECT_EQ(refused.status, 422);
    EXPECT_EQ(refused.body->find(scratch.path().string()), std::string::npos) << *refused.body;
    EXPECT_EQ(refused.body->find(".upload"), std::string::npos) << *refused.body;
    EXPECT_NE(refused.body->find("bad.npy"), std::string::npos) << *refused.body;
    EXPECT_FALSE(fs::exists(scratch / "p/files/bad.npy"));
    for (const char* query : {"name=../a.png", "name=a.html", "name=", "name=.a.png", "",
                              "name=a/b.png", "name=%2e%2e%2fa.png", "name=a.png%00.toml"}) {
        request.query = query;
        EXPECT_TRUE(routes->upload_place(request).file.empty()) << query;
    }
}

TEST_F(Route, a_dropped_map_becomes_a_recipe_that_works) {
    Raster raster;
    raster.columns = 40, raster.rows = 30, raster.spacing_m = 25;
    raster.samples.assign(1200, 5);
    write_raster(scratch / "p/files/dem.exr", raster);
    const std::string text = recipe_for_map(scratch / "p/files/dem.exr", "files/dem.exr");
    const Plan plan = plan_of(text, scratch / "p/recipe.toml");
    EXPECT_EQ(plan.grid.columns, 40);
    EXPECT_EQ(plan.grid.spacing_m, 25);
    EXPECT_EQ(plan.stages[0].op->name, "image");
}

TEST_F(Route, maps_of_every_name_become_recipes_that_work) {
    Raster raster;
    raster.columns = 4, raster.rows = 3, raster.spacing_m = 25;
    raster.samples.assign(12, 5);
    for (const std::string stem :
         {"46N_010E", "a \"quoted\" one", "$HOME", "mond'karte", "großglockner", "富士山", "_x",
          "-", "a{b}", "tab\\n", "comma, dot.", "#1"}) {
        const std::string name = stem + ".exr";
        write_raster(scratch / "p/files" / name, raster);
        const std::string text = recipe_for_map(scratch / "p/files" / name, "files/" + name);
        const CheckedText checked = check_text(builtin_registry(), text, scratch / "p/recipe.toml");
        ASSERT_TRUE(checked.plan) << text << "\n" << checked.problems.front().sentence;
        EXPECT_TRUE(checked.plan->input_index.contains("files/" + name)) << text;
    }
}

TEST_F(Route, a_file_that_cannot_be_opened_gets_a_sentence) {
    HttpRequest request;
    request.method = "POST", request.path = "/api/upload";
    const auto refusal = [&](const char* query) {
        request.query = query;
        const UploadPlace place = routes->upload_place(request);
        EXPECT_TRUE(place.file.empty()) << query;
        return place.refusal;
    };
    const std::string letter = refusal("name=letter.docx");
    EXPECT_TRUE(letter.starts_with("letter.docx cannot be opened. Height maps end in .exr, .tif, "))
        << letter;
    EXPECT_TRUE(letter.ends_with(", recipes in .toml")) << letter;
    for (const FormatInfo& format : formats())
        EXPECT_EQ(letter.find(std::string(format.extension)) != std::string::npos,
                  format.can_read() || format.extension == ".toml")
            << letter;
    EXPECT_NE(refusal("name=%ff%fe.png").find("not UTF-8"), std::string::npos);
    EXPECT_NE(refusal("name=../a.png").find("cannot be called"), std::string::npos);
    // Whatever a sentence quotes can be answered.
    EXPECT_EQ(Json::parse(*HttpAnswer::error(422, "\xff").body)["error"], "\xEF\xBF\xBD");
}

TEST_F(Route, a_toy_operator_shows_up_without_a_line_of_its_own) {
    Registry registry = builtin_registry();
    OperatorRow toy = *registry.find("fbm");
    toy.name = "toy_hills", toy.summary = "Hills for a test.";
    registry.add(toy);
    const Json catalog = Json::parse(catalog_json(registry, {}));
    bool found = false;
    for (const Json& op : catalog["operators"])
        if (op["name"] == "toy_hills") found = op["params"].size() == toy.params.size();
    EXPECT_TRUE(found);
}

TEST_F(Route, packed_pages_unpack_to_what_they_were) {
    const std::string text(10000, 'a');
    const std::string packed = gzipped(text);
    EXPECT_LT(packed.size(), 200u);
    EXPECT_EQ(packed.substr(0, 2), "\x1f\x8b");
    EXPECT_EQ(content_type("app.js"), "text/javascript; charset=utf-8");
    EXPECT_EQ(content_type("x"), "application/octet-stream");
}

TEST_F(Route, the_page_is_part_of_the_program) {
    const HttpAnswer page = get("/");
    EXPECT_EQ(page.status, 200);
    EXPECT_EQ(page.type, "text/html; charset=utf-8");
    EXPECT_FALSE(page.etag.empty());
    EXPECT_EQ(get("/app.js").status, 200);
    EXPECT_EQ(get("/none.js").status, 404);
    EXPECT_EQ(get("/../secret.png").status, 404);
}

}  // namespace
}  // namespace cuesta::studio

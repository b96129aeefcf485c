// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "cuesta/base/error.h"
#include "cuesta/base/json.h"
#include "cuesta/catalog/help.h"
#include "support/toy_operators.h"

namespace cuesta {
namespace {

const CatalogLists lists = {{{".exr", "OpenEXR", "Floats.", true, true}}, {{"unreal", "A set."}}};

TEST(json, list_holds_every_operator_with_its_parameters) {
    const Json all = Json::parse(list_json(toy::registry(), lists));
    ASSERT_EQ(all["operators"].size(), toy::registry().rows().size());
    const Json& hills = all["operators"][1];
    EXPECT_EQ(hills["name"], "hills");
    EXPECT_EQ(hills["kind"], "generator");
    EXPECT_EQ(hills["params"].size(), 7u);
    EXPECT_EQ(hills["params"][1], (Json{{"name", "relief"},
                                        {"kind", "number"},
                                        {"unit", "m"},
                                        {"doc", "Lowest to highest."},
                                        {"min", 0.0},
                                        {"max", 20000.0},
                                        {"scale", "log"},
                                        {"default", 1000.0},
                                        {"required", false}}));
    EXPECT_EQ(hills["params"][3]["choices"], Json({"round", "pointed"}));
    EXPECT_EQ(hills["params"][6]["most"], 3);
    EXPECT_EQ(all["formats"][0]["ending"], ".exr");
    EXPECT_EQ(all["presets"][0]["name"], "unreal");
    EXPECT_EQ(all["materials"][0]["name"], "granite");
    EXPECT_EQ(all["fields"][0]["name"], "height");
}

TEST(json, materials_are_told_as_names) {
    const Json beds = Json::parse(describe_json(toy::beds_registry(), "beds"));
    EXPECT_EQ(beds["params"][0]["kind"], "material");
    EXPECT_EQ(beds["params"][0]["default"], "sandstone");
    EXPECT_EQ(beds["params"][1], (Json{{"name", "beds"},
                                       {"kind", "list of materials"},
                                       {"doc", "The beds below it."},
                                       {"most", 3},
                                       {"default", {"granite", "limestone"}},
                                       {"required", false}}));
}

TEST(json, list_holds_one_kind_alone) {
    const Json filters = Json::parse(list_json(toy::registry(), lists, "filters"));
    EXPECT_EQ(filters.size(), 1u);
    EXPECT_EQ(filters["operators"].size(), 1u);
    EXPECT_EQ(Json::parse(list_json(toy::registry(), lists, "formats")).size(), 1u);
    EXPECT_THROW(list_json(toy::registry(), lists, "nothing"), UsageError);
}

TEST(json, describe_gives_one_document) {
    const Json slide = Json::parse(describe_json(toy::registry(), "slide"));
    EXPECT_EQ(slide["writes"], Json::array({"height"}));
    EXPECT_EQ(slide["temporaries"], 2);
    EXPECT_EQ(slide["params"][1]["default"], "talus");
    const Json image = Json::parse(describe_json(toy::registry(), "image"));
    EXPECT_EQ(image["params"][0]["required"], true);
    EXPECT_FALSE(image["params"][0].contains("default"));
    EXPECT_EQ(Json::parse(describe_json(toy::registry(), "granite"))["properties"][0]["value"],
              2700);
    EXPECT_EQ(Json::parse(describe_json(toy::registry(), "slope"))["unit"], "deg");
    EXPECT_THROW(describe_json(toy::registry(), "nothing"), UsageError);
}

}  // namespace
}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/catalog/schema.h"

#include <gtest/gtest.h>

#include "support/schema_check.h"
#include "support/toy_operators.h"

#include "cuesta/base/json.h"

namespace cuesta::test {
namespace {

const Json& schema() {
    static const Json made = Json::parse(recipe_schema(toy::registry()));
    return made;
}

bool accepts(const Json& recipe) {
    return schema_accepts(schema(), schema(), recipe);
}

bool accepts_stage(const Json& stage) {
    return accepts({{"stage", Json::array({stage})}});
}

TEST(schema, names_its_draft_and_is_closed) {
    EXPECT_EQ(schema()["$schema"], "https://json-schema.org/draft/2020-12/schema");
    EXPECT_EQ(schema()["additionalProperties"], false);
    const Json& relief = schema()["$defs"]["stage_hills"]["properties"]["relief"];
    EXPECT_EQ(relief["default"], 1000.0);
    EXPECT_EQ(relief["description"], "Lowest to highest. Unit: m.");
    EXPECT_EQ(relief["anyOf"][0]["maximum"], 20000.0);
}

TEST(schema, accepts_a_whole_recipe) {
    EXPECT_TRUE(accepts(Json::parse(R"({
        "name": "alpine", "seed": 42,
        "grid": {"size": [64, 32], "spacing": "10 m", "edges": "open", "origin": [0, "1 km"]},
        "materials": {"basalt": {"base": "granite", "density": "2.9 g/cm3", "colour": "#0a0b0c"}},
        "stage": [
            {"op": "hills", "label": "base", "hurst": 0.9, "relief": "1.5 km", "level": "slope",
             "shape": "pointed", "corners": [1, "20 cm"], "material": "basalt"},
            {"op": "smooth", "from": "slope", "into": "u", "blend": "replace", "enabled": false},
            {"op": "simulate", "steps": 100,
             "process": [{"op": "rain", "rate": "20 mm/h"}, {"op": "slide", "every": 20}],
             "event": [{"at": 5, "set": {"process.rain.rate": 3}},
                       {"at": 9, "op": "hills", "mask": "u"}]}],
        "output": [{"field": "height", "file": "h_{step}.png", "every": 10, "low": 0}]})")));
    EXPECT_TRUE(accepts(Json::object()));
}

TEST(schema, materials_are_names_alone_or_in_a_list) {
    const Json beds_schema = Json::parse(recipe_schema(toy::beds_registry()));
    const auto takes = [&](const Json& value) {
        const Json recipe = {{"stage", {{{"op", "beds"}, {"beds", value}}}}};
        return schema_accepts(beds_schema, beds_schema, recipe);
    };
    EXPECT_TRUE(takes("granite"));
    EXPECT_TRUE(takes({"granite", "flint", "granite"}));
    EXPECT_FALSE(takes(Json::array()));
    EXPECT_FALSE(takes({"a", "b", "c", "d"}));
    EXPECT_FALSE(takes({"a", 3}));
    EXPECT_FALSE(takes("no name"));
}

TEST(schema, refuses_wrong_names_kinds_and_ranges) {
    EXPECT_TRUE(accepts_stage({{"op", "hills"}}));
    EXPECT_FALSE(accepts_stage({{"op", "hils"}}));
    EXPECT_FALSE(accepts_stage(Json::object()));
    EXPECT_FALSE(accepts_stage({{"op", "hills"}, {"releif", 3}}));
    EXPECT_FALSE(accepts_stage({{"op", "hills"}, {"hurst", 7}}));
    EXPECT_FALSE(accepts_stage({{"op", "hills"}, {"octaves", 2.5}}));
    EXPECT_FALSE(accepts_stage({{"op", "hills"}, {"shape", "pointy"}}));
    EXPECT_FALSE(accepts_stage({{"op", "hills"}, {"relief", "high"}}));
    EXPECT_FALSE(accepts_stage({{"op", "hills"}, {"corners", {1, 2, 3, 4}}}));
    EXPECT_FALSE(accepts_stage({{"op", "hills"}, {"steps", 3}}));
    EXPECT_FALSE(accepts_stage({{"op", "image"}}));
    EXPECT_TRUE(accepts_stage({{"op", "image"}, {"file", "a.png"}}));
    EXPECT_FALSE(accepts_stage({{"op", "slide"}, {"into", "u"}}));
    EXPECT_FALSE(accepts({{"sede", 1}}));
    EXPECT_FALSE(accepts({{"seed", -1}}));
    EXPECT_FALSE(accepts({{"grid", {{"size", {1, 2, 3}}}}}));
    EXPECT_FALSE(accepts({{"grid", {{"edges", "opne"}}}}));
    EXPECT_FALSE(accepts({{"materials", {{"x", {{"densty", 3}}}}}}));
}

TEST(schema, an_empty_registry_still_gives_a_schema) {
    const Json empty = Json::parse(recipe_schema(Registry()));
    EXPECT_TRUE(schema_accepts(empty, empty, Json{{"seed", 1}}));
    EXPECT_FALSE(schema_accepts(empty, empty, Json{{"stage", {{{"op", "hills"}}}}}));
}

}  // namespace
}  // namespace cuesta::test

// SPDX-License-Identifier: Apache-2.0
// An operator declares itself once: its struct and one line in a registry put it into the list, the
// description, the schema, the reference and the recipe language.
#include <nlohmann/json.hpp>

#include "cuesta/catalog/help.h"
#include "cuesta/catalog/reference.h"
#include "cuesta/catalog/schema.h"
#include "cuesta/operator/describe.h"
#include "support/check_text.h"
#include "support/schema_check.h"

namespace cuesta::test {
namespace {

struct Dunes {
    double spacing = 50;
    FieldOr wind = 90.0;

    static constexpr std::string_view name = "dunes";
    static constexpr std::string_view summary = "Rows of dunes.";
    static constexpr std::array<std::string_view, 0> cites{};
    static constexpr auto params() {
        return std::tuple{
            param(&Dunes::spacing, {.name = "crest_distance",
                                    .unit = "m",
                                    .doc = "From crest to crest.",
                                    .min = 1,
                                    .max = 1000}),
            param(&Dunes::wind, {.name = "wind",
                                 .unit = "deg",
                                 .doc = "Where the wind comes from.",
                                 .min = 0,
                                 .max = 360}),
        };
    }
    static FieldUse fields() { return {}; }
    StepReport generate(Field& out, const StepContext&) const {
        out.fill(static_cast<float>(spacing));
        return {};
    }
};

const Registry& registry() {
    static const Registry list = [] {
        Registry made;
        made.add<Simulate>();
        made.add<Dunes>();  // the one line
        return made;
    }();
    return list;
}

TEST(new_operator, appears_in_every_text) {
    EXPECT_NE(list_text(registry(), {}).find("  dunes  Rows of dunes.\n"), std::string::npos);
    EXPECT_NE(describe_text(registry(), "dunes").find("crest_distance: number in m, 1 to 1000"),
              std::string::npos);
    const auto described = nlohmann::json::parse(describe_json(registry(), "dunes"));
    EXPECT_EQ(described["params"][1]["default"], 90.0);
    EXPECT_TRUE(reference_pages(registry()).contains("dunes.md"));
}

TEST(new_operator, is_part_of_the_schema) {
    const auto schema = nlohmann::json::parse(recipe_schema(registry()));
    const auto accepts = [&](const char* stage) {
        return schema_accepts(schema, schema,
                              nlohmann::json::parse(std::string("{\"stage\": [") + stage + "]}"));
    };
    EXPECT_TRUE(accepts(R"({"op": "dunes", "crest_distance": "20 m", "wind": "slope"})"));
    EXPECT_FALSE(accepts(R"({"op": "dunes", "crest_distance": 0.5})"));
    EXPECT_FALSE(accepts(R"({"op": "dunes", "crest": 20})"));
}

TEST(new_operator, is_part_of_the_recipe_language) {
    const CheckResult good = check_text(
        "[[stage]]\nop = \"dunes\"\ncrest_distance = \"0.2 km\"\nwind = \"aspect\"\nblend = "
        "\"add\"",
        {}, registry());
    ASSERT_TRUE(good.plan);
    EXPECT_EQ(good.plan->stages[0].values.at("crest_distance"), ParamValue(200.0));
    EXPECT_EQ(good.plan->stages[0].values.at("wind"), ParamValue(FieldOrNumber{0, "aspect"}));
    const CheckResult bad = check_text(
        "[[stage]]\nop = \"dune\"\n[[stage]]\nop = \"dunes\"\ncrest_distanse = 3", {}, registry());
    ASSERT_EQ(bad.problems.size(), 2u);
    EXPECT_NE(bad.problems[0].sentence.find("Did you mean 'dunes'?"), std::string::npos);
    EXPECT_NE(bad.problems[1].sentence.find("Did you mean 'crest_distance'?"), std::string::npos);
}

// What `describe` offers for pasting must pass the check, for every operator.
TEST(new_operator, snippets_are_recipes_that_pass) {
    for (const Registry* list : {&registry(), &toy::registry()})
        for (const OperatorRow& op : list->rows()) {
            const bool reads = op.name == "drain";  // needs rain before it
            const CheckResult result = check_text(
                (reads ? "[[stage]]\nop = \"rain\"\n" : "") + stage_snippet(op), {}, *list);
            EXPECT_TRUE(result.plan) << op.name << ": " << result.problems.at(0).text();
        }
}

// Every key the check takes stands in the schema and the other way round.
TEST(new_operator, schema_and_check_know_the_same_keys) {
    const auto schema = nlohmann::json::parse(recipe_schema(toy::registry()));
    const auto known = [](const std::string& text, const std::string& key) {
        for (const Diagnostic& problem : check_text(text).problems)
            if (problem.sentence.find("unknown key '" + key + "'") != std::string::npos ||
                problem.sentence.find("'" + key + "' is for ") != std::string::npos ||
                problem.sentence.find("[[stage." + key + "]] is for ") != std::string::npos)
                return false;
        return true;
    };
    std::vector<std::string> keys = {"at", "set", "spacings", "field", "every"};
    for (const auto& [name, def] : schema["$defs"].items())
        if (def.contains("properties"))
            for (const auto& [key, rule] : def["properties"].items()) keys.push_back(key);
    for (const OperatorRow& op : toy::registry().rows())
        for (const std::string& key : keys) {
            if (key == "op") continue;
            const bool listed = schema["$defs"]["stage_" + op.name]["properties"].contains(key);
            EXPECT_EQ(known("[[stage]]\nop = \"" + op.name + "\"\n" + key + " = 1", key), listed)
                << op.name << "." << key;
        }
    for (const char* table : {"grid", "output"}) {
        const auto& rules = schema["properties"][table];
        const auto& properties =
            rules.contains("items") ? rules["items"]["properties"] : rules["properties"];
        const std::string header = rules.contains("items") ? "[[output]]\n" : "[grid]\n";
        for (const auto& [key, rule] : properties.items())
            EXPECT_TRUE(known(header + key + " = 1", key)) << table << "." << key;
    }
}

}  // namespace
}  // namespace cuesta::test

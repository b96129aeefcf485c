// SPDX-License-Identifier: Apache-2.0
// An operator declares itself once: its struct and one line in a registry put it into the list, the
// description, the schema, the reference and the recipe language.

#include <tuple>

#include "cuesta/base/json.h"
#include "cuesta/catalog/help.h"
#include "cuesta/catalog/reference.h"
#include "cuesta/catalog/schema.h"
#include "cuesta/engine/prepare.h"
#include "cuesta/io/format.h"
#include "cuesta/operator/describe.h"
#include "support/check_text.h"
#include "support/run_recipe.h"
#include "support/schema_check.h"
#include "support/scratch_directory.h"

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

// Reads maps of its own kind and says itself which, and what it needs of memory.
struct Tiles {
    InputFile file, other;
    double least = 0;
    std::int64_t depth = 0;

    static constexpr std::string_view name = "tiles";
    static constexpr std::string_view summary = "Ground of tiles.";
    static constexpr std::array<std::string_view, 0> cites{};
    static constexpr double grid_copies = 2;
    static constexpr auto params() {
        return std::tuple{
            input_file(&Tiles::file, {.name = "tile", .doc = "The tile."}),
            optional_file(&Tiles::other, {.name = "other_tile", .doc = "Another one."}),
            param(&Tiles::least, {.name = "least",
                                  .unit = "m",
                                  .doc = "What every tile reaches.",
                                  .min = 0,
                                  .max = 100}),
            param(&Tiles::depth,
                  {.name = "depth", .unit = "1", .doc = "Tiles below tiles.", .min = 0, .max = 9}),
        };
    }
    static FieldUse fields() { return {}; }
    std::string input_problem(const StoredMap& map) const {
        const Raster raster = map.whole();
        for (const float sample : raster.samples)
            if (sample >= static_cast<float>(least)) return {};
        return fmt::format("no sample reaches {} m", least);
    }
    double copies(std::size_t layers) const {
        return grid_copies + static_cast<double>(depth) + 10 * static_cast<double>(layers);
    }
    StepReport generate(Field& out, const StepContext&) const {
        out.fill(0);
        return {};
    }
};

const Registry& registry() {
    static const Registry list = [] {
        Registry made;
        made.add<Simulate>();
        made.add<Dunes>();  // the one line
        made.add<Tiles>();
        return made;
    }();
    return list;
}

TEST(new_operator, appears_in_every_text) {
    EXPECT_NE(list_text(registry(), {}).find("  dunes  Rows of dunes.\n"), std::string::npos);
    EXPECT_NE(describe_text(registry(), "dunes").find("crest_distance: number in m, 1 to 1000"),
              std::string::npos);
    const auto described = Json::parse(describe_json(registry(), "dunes"));
    EXPECT_EQ(described["params"][1]["default"], 90.0);
    EXPECT_TRUE(reference_pages(registry()).contains("dunes.md"));
}

TEST(new_operator, is_part_of_the_schema) {
    const auto schema = Json::parse(recipe_schema(registry()));
    const auto accepts = [&](const char* stage) {
        return schema_accepts(schema, schema,
                              Json::parse(std::string("{\"stage\": [") + stage + "]}"));
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

// The engine knows no operator: it asks each about the files that it reads, wherever it stands.
TEST(new_operator, is_asked_about_every_file_that_it_reads) {
    const ScratchDirectory directory;
    write_raster(directory / "low.npy", Raster{.columns = 2, .rows = 1, .samples = {1, 2}});
    write_raster(directory / "high.npy", Raster{.columns = 2, .rows = 1, .samples = {1, 50}});
    RunSetup setup;
    setup.recipe_directory = directory.path();
    setup.registry = &registry();
    const auto refusal = [&](const std::string& text) -> std::string {
        try {
            prepare_recipe(head_text(4, 4) + text, setup);
        } catch (const UsageError& e) {
            return e.what();
        }
        return {};
    };
    const std::string stage = "[[stage]]\nop = \"tiles\"\nlabel = \"floor\"\nleast = 20\n";
    const std::string low = "tile = \"low.npy\"\n", high = "tile = \"high.npy\"\n";
    EXPECT_EQ(refusal(stage + high), "");
    EXPECT_EQ(refusal("[[stage]]\nop = \"tiles\"\n" + low), "");
    for (const std::string& text : {stage + low, stage + high + "other_" + low}) {
        const std::string said = refusal(text);
        EXPECT_NE(said.find("low.npy (stage 'floor'): no sample reaches 20 m"), std::string::npos)
            << said;
    }
}

// Nor does the memory plan: what follows from values and layers is for the operator to say.
TEST(new_operator, says_what_memory_its_values_take) {
    const ScratchDirectory directory;
    write_raster(directory / "a.npy", Raster{.columns = 1, .rows = 1, .samples = {1}});
    const auto work = [&](const std::string& lines) -> std::uint64_t {
        const CheckResult result =
            check_text("[grid]\nsize = 64\n[[stage]]\nop = \"tiles\"\ntile = \"a.npy\"\n" + lines,
                       {}, registry(), directory / "r.toml");
        for (const Diagnostic& problem : result.problems) ADD_FAILURE() << problem.text();
        if (!result.plan) return 0;
        const MemoryEstimate memory = estimate_memory(*result.plan);
        return (memory.stage_bytes.at(0) - memory.state_bytes) / (64 * 64 * sizeof(float));
    };
    EXPECT_EQ(work(""), 2u);
    EXPECT_EQ(work("depth = 7\n"), 9u);
    // A material beside what is there: one layer, and a field that it is blended from.
    const std::uint64_t field = Field::bytes({64, 64, 1});
    EXPECT_EQ(work("blend = \"add\"\nmaterial = \"sand\"\n"),
              12 + field / (64 * 64 * sizeof(float)));
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
    const auto schema = Json::parse(recipe_schema(toy::registry()));
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

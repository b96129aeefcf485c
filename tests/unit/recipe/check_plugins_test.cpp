// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/check_plugins.h"

#include "support/check_text.h"

namespace cuesta::test {
namespace {

// The toys with one operator that comes from a plugin.
const Registry& with_plugin() {
    static const Registry made = [] {
        Registry registry = toy::registry();
        OperatorRow row = registry.rows().front();
        for (const OperatorRow& one : registry.rows())
            if (one.kind == OperatorKind::generator) row = one;
        row.params.clear();
        row.name = "from_afar", row.origin = "afar", row.origin_sha256 = "abc";
        registry.add(row);
        return registry;
    }();
    return made;
}

std::vector<std::string> problems(const std::string& text) {
    std::vector<std::string> lines;
    for (const Diagnostic& problem : check_text(text, {}, with_plugin()).problems)
        lines.push_back(std::to_string(problem.at.line) + ":" + std::to_string(problem.at.column) +
                        " " + problem.sentence);
    return lines;
}

TEST(check_plugins, a_recipe_that_names_its_plugin_may_use_it) {
    const std::string text = "plugins = [\"afar\"]\n[[stage]]\nop = \"from_afar\"\n";
    EXPECT_EQ(problems(text), std::vector<std::string>{});
    const Plan plan = *check_text(text, {}, with_plugin()).plan;
    EXPECT_EQ(plan.plugins, (std::vector<PluginUse>{{"afar", "abc"}}));
    EXPECT_NE(plan.canonical.find("afar"), std::string::npos);
}

TEST(check_plugins, a_plugin_is_named_where_it_is_used) {
    EXPECT_EQ(
        problems("[[stage]]\nop = \"from_afar\"\n"),
        std::vector<std::string>{"2:6 'from_afar' comes from the plugin 'afar': write plugins "
                                 "= [\"afar\"] at the top of the recipe"});
}

TEST(check_plugins, a_plugin_that_is_not_loaded_is_asked_for) {
    EXPECT_EQ(problems("plugins = [\"afa\"]\n"),
              std::vector<std::string>{
                  "1:12 this recipe needs the plugin 'afa', which is not loaded: run with --plugin "
                  "FILE, its library. Did you mean 'afar'?"});
}

TEST(check_plugins, the_list_holds_names) {
    EXPECT_EQ(
        problems("plugins = \"afar\"\n"),
        std::vector<std::string>{"1:11 plugins is a list of names, such as [\"dune_tools\"]"});
    EXPECT_EQ(problems("plugins = [3]\n").size(), 1u);
    EXPECT_EQ(problems("plugins = [\"../evil.so\"]\n").size(), 1u);
}

TEST(check_plugins, recipes_without_plugins_keep_their_hash) {
    EXPECT_EQ(check_text("seed = 3\n").plan->recipe_sha256,
              check_text("seed = 3\nplugins = []\n").plan->recipe_sha256);
}

}  // namespace
}  // namespace cuesta::test

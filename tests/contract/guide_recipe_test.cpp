// SPDX-License-Identifier: Apache-2.0
// The recipes of the guide, put together, are one recipe that passes the check; its overrides too.
#include <fstream>
#include <sstream>

#include "cuesta/catalog/builtin.h"
#include "support/check_text.h"
#include "support/source_dir.h"

namespace cuesta::test {
namespace {

// Every ```toml block of docs/guide/recipe.md, in order.
std::string guide_recipe() {
    std::ifstream file(source_dir() / "docs/guide/recipe.md");
    std::string line, text;
    bool inside = false;
    while (std::getline(file, line)) {
        if (line.starts_with("```"))
            inside = line == "```toml";
        else if (inside)
            text += line + "\n";
    }
    return text;
}

TEST(guide_recipe, passes_the_check) {
    const std::string text = guide_recipe();
    ASSERT_NE(text.find("name = \"alpine\""), std::string::npos);
    CheckOptions options;
    options.sets = {"grid.spacing=5",           "stage.base.relief=2 km",
                    "output.1.file=height.tif", "stage.weather.process.thermal.every=10",
                    "stage.base.enabled=false", "materials.sand.talus_deg=30"};
    for (const CheckOptions& one : {CheckOptions{}, options}) {
        const CheckResult result = check_text(text, one, builtin_registry(), "recipe.md");
        EXPECT_TRUE(result.plan);
        for (const Diagnostic& problem : result.problems) ADD_FAILURE() << problem.text();
    }
}

}  // namespace
}  // namespace cuesta::test

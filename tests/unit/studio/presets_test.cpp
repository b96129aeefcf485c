// SPDX-License-Identifier: Apache-2.0
#include "apps/studio/presets.h"

#include <gtest/gtest.h>

#include "apps/studio/recipe_text.h"
#include "support/studio_plan.h"

#include "cuesta/base/json.h"

namespace cuesta::studio {
namespace {

TEST(Presets, those_of_the_examples_are_there_with_their_values_as_written) {
    const auto presets = operator_presets(builtin_registry());
    ASSERT_TRUE(presets.contains("rivers"));
    const auto& first = presets["rivers"][0];
    EXPECT_EQ(first["name"], "quickstart");
    EXPECT_EQ(first["values"]["strength"], 1.2);
    EXPECT_FALSE(first["values"].contains("op"));
    EXPECT_GT(presets.size(), 8u);
}

TEST(Presets, every_one_can_be_carried_over_to_another_recipe) {
    // A process or stage of its own, after some ground: all that a preset holds must be accepted.
    const auto presets = operator_presets(builtin_registry());
    for (const auto& [op, list] : presets.items())
        for (const auto& preset : list) {
            std::string text =
                "name = \"x\"\n[grid]\nsize = [32, 32]\nspacing = \"10 m\"\n"
                "[[stage]]\nop = \"fbm\"\n[[stage]]\nop = \"" +
                op + "\"\n" + toml_lines(preset["values"]);
            const CheckedText checked = check_text(builtin_registry(), text, "recipe.toml");
            for (const Diagnostic& problem : checked.problems) {
                // What an operator needs besides (a list of materials, a field) is not its preset.
                const std::string said = problem.text();
                for (const auto& [key, value] : preset["values"].items())
                    EXPECT_EQ(said.find(key + " = "), std::string::npos) << op << ": " << said;
            }
        }
}

}  // namespace
}  // namespace cuesta::studio

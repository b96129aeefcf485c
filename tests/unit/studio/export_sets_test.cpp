// SPDX-License-Identifier: Apache-2.0
#include "apps/studio/export_sets.h"

#include <gtest/gtest.h>

#include <set>

#include "cuesta/base/error.h"
#include "cuesta/base/json.h"
#include "cuesta/io/format.h"
#include "support/studio_plan.h"

namespace cuesta::studio {
namespace {

TEST(ExportSets, every_set_is_one_that_a_recipe_can_write) {
    std::set<std::string_view> names;
    for (const ExportSet& set : export_sets()) {
        EXPECT_TRUE(names.insert(set.name).second) << set.name;
        EXPECT_TRUE(set.sentence.ends_with('.')) << set.name;
        EXPECT_FALSE(set.files.empty());
        std::string text = small_recipe();
        text.resize(text.find("[[output]]"));
        for (const auto& output : outputs_of(set, {"height", "water", "slope"}))
            text += "[[output]]\nfield = " + output["field"].dump() +
                    "\nfile = " + output["file"].dump() + "\n";
        const CheckedText checked = check_text(builtin_registry(), text, "recipe.toml");
        for (const Diagnostic& problem : checked.problems)
            // Water is there only where something makes it.
            EXPECT_NE(problem.text().find("water"), std::string::npos) << problem.text();
    }
    EXPECT_EQ(export_sets_json().size(), export_sets().size());
}

TEST(ExportSets, fields_that_may_be_missing_are_left_out) {
    const ExportSet& set = export_set("unreal");
    EXPECT_EQ(outputs_of(set, {"height"}).size(), 1u);
    EXPECT_EQ(outputs_of(set, {"height", "water"}).size(), 2u);
    EXPECT_EQ(outputs_of(set, {})[0]["field"], "height");
}

TEST(ExportSets, an_unknown_name_is_answered_with_those_there_are) {
    try {
        export_set("lumberyard");
        FAIL();
    } catch (const Error& e) {
        EXPECT_NE(std::string(e.what()).find("lumberyard"), std::string::npos);
    }
}

}  // namespace
}  // namespace cuesta::studio

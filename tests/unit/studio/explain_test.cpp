// SPDX-License-Identifier: Apache-2.0
#include "apps/studio/explain.h"

#include <gtest/gtest.h>

#include "cuesta/base/error.h"
#include "support/studio_plan.h"

namespace cuesta::studio {
namespace {

bool needs_a_file(const OperatorRow& op) {
    return op.name == "stamp" || std::any_of(op.params.begin(), op.params.end(),
                                             [](const ParamRow& param) { return param.required; });
}

TEST(explain, every_operator_has_a_recipe_that_can_be_planned) {
    for (const OperatorRow& op : builtin_registry().rows()) {
        if (needs_a_file(op)) continue;
        for (const bool after : {false, true}) {
            const CheckedText checked =
                check_text(builtin_registry(), explain_recipe(op, after), "explain.toml");
            EXPECT_TRUE(checked.plan)
                << op.name << ": "
                << (checked.problems.empty() ? "" : checked.problems.front().text());
        }
    }
}

TEST(explain, the_picture_shows_both_sides_and_a_change) {
    const Picture picture = explain_picture(builtin_registry(), "terrace");
    EXPECT_EQ(picture.width, 192 + 4 + 192);
    EXPECT_EQ(picture.height, 192);
    int different = 0;
    for (int y = 0; y < picture.height; ++y)
        for (int x = 0; x < 192; ++x) {
            const auto at = [&](int column) {
                return picture.rgb[static_cast<std::size_t>(y * picture.width + column) * 3];
            };
            different += at(x) != at(x + 196) ? 1 : 0;
        }
    EXPECT_GT(different, 192 * 192 / 10);
    EXPECT_THROW(explain_picture(builtin_registry(), "image"), Error);
    EXPECT_THROW(explain_picture(builtin_registry(), "nothing"), Error);
}

}  // namespace
}  // namespace cuesta::studio

// SPDX-License-Identifier: Apache-2.0
// Recipes from before a parameter had its present name are read as they were.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "cuesta/catalog/builtin.h"
#include "cuesta/recipe/check.h"
#include "cuesta/recipe/parse.h"

namespace cuesta::test {
namespace {

struct Renamed {
    std::string_view op, older, newer, value;
};
// A row never goes: somebody has kept such a recipe.
constexpr std::array names{
    Renamed{"water_flow", "directions", "neighbours", "\"eight\""},
    Renamed{"thermal", "loosening", "weathering_rate", "0.03"},
    Renamed{"thermal", "swing_depth", "weathering_depth", "0.7"},
    Renamed{"musgrave_erosion", "settling", "deposition", "0.4"},
    Renamed{"standing_water", "mud", "sediment", "\"sand\""},
};

CheckResult check_with(const Renamed& one, std::string_view name) {
    const std::string text =
        fmt::format("[grid]\nsize = [8, 8]\nspacing = 10\n[[stage]]\nop = \"{}\"\n{} = {}\n",
                    one.op, name, one.value);
    const auto parsed = parse_recipe(text, "");
    EXPECT_TRUE(parsed.recipe) << text;
    return check_recipe(*parsed.recipe, builtin_registry());
}

TEST(RenamedParams, are_read_by_their_older_names_with_a_note) {
    for (const Renamed& one : names) {
        const CheckResult old = check_with(one, one.older), fresh = check_with(one, one.newer);
        ASSERT_TRUE(old.plan && fresh.plan) << one.op << ' ' << one.older;
        EXPECT_EQ(old.plan->stages[0].values, fresh.plan->stages[0].values) << one.older;
        const OperatorRow& row = *fresh.plan->stages[0].op;
        EXPECT_NE(fresh.plan->stages[0].values.at(std::string(one.newer)),
                  row.find_param(one.newer)->default_value)
            << one.newer;
        const std::string note =
            fmt::format("6:1: warning: {} is called {} now", one.older, one.newer);
        const auto noted = [&](const CheckResult& result) {
            return std::any_of(
                result.warnings.begin(), result.warnings.end(),
                [&](const std::string& text) { return text.find(note) != std::string::npos; });
        };
        EXPECT_TRUE(noted(old)) << note;
        EXPECT_FALSE(noted(fresh)) << note;
    }
}

TEST(RenamedParams, stand_all_in_the_list_above) {
    for (const OperatorRow& row : builtin_registry().rows())
        for (const ParamRow& param : row.params) {
            if (param.older_name.empty()) continue;
            EXPECT_TRUE(std::any_of(names.begin(), names.end(),
                                    [&](const Renamed& one) {
                                        return one.op == row.name &&
                                               one.older == param.older_name &&
                                               one.newer == param.name;
                                    }))
                << row.name << ' ' << param.older_name;
        }
}

}  // namespace
}  // namespace cuesta::test

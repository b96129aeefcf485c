// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/check_walls.h"

#include <gtest/gtest.h>

#include "cuesta/recipe/check.h"
#include "cuesta/recipe/parse.h"
#include "support/all_operators.h"

namespace cuesta {
namespace {

std::string problem_of(int side, const std::string& more) {
    const std::string text = "grid.size = " + std::to_string(side) +
                             "\ngrid.spacing = 10\n[[stage]]\nop = \"fbm\"\n" + more;
    const ParseResult parsed = parse_recipe(text, "r.toml");
    const CheckResult result = check_recipe(*parsed.recipe, test::all_operators(), {});
    return result.plan ? "" : result.problems.front().text();
}

TEST(CheckWalls, what_cannot_be_numbered_is_refused_before_the_work) {
    const std::string rivers = "[[stage]]\nop = \"rivers\"\n";
    EXPECT_EQ(problem_of(16000, rivers), "");
    EXPECT_NE(problem_of(16384, rivers).find("stage 'rivers'"), std::string::npos);
    const std::string basin = "[[output]]\nfield = \"basin\"\nfile = \"b.npy\"\n";
    EXPECT_EQ(problem_of(16000, basin), "");
    EXPECT_NE(problem_of(16384, basin).find("'basin'"), std::string::npos);
    const std::string drops = "[[stage]]\nop = \"droplets\"\n";
    EXPECT_EQ(problem_of(32768, drops), "");
    EXPECT_NE(problem_of(50000, drops).find("droplets"), std::string::npos);
    const std::string stream = "[[stage]]\nop = \"stream_power\"\n";
    EXPECT_EQ(problem_of(32768, stream), "");
    EXPECT_NE(problem_of(65536, stream).find("stream_power"), std::string::npos);
    EXPECT_EQ(problem_of(131072, ""), "");
}

}  // namespace
}  // namespace cuesta

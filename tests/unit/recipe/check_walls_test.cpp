// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/check_walls.h"

#include <gtest/gtest.h>

#include "support/check_text.h"

namespace cuesta::test {
namespace {

std::string problem_of(int side, const std::string& field) {
    const CheckResult result = check_text("grid.size = " + std::to_string(side) +
                                          "\n[[stage]]\nop = \"hills\"\n[[output]]\nfield = \"" +
                                          field + "\"\nfile = \"b.npy\"\n");
    return result.plan ? "" : result.problems.front().text();
}

TEST(CheckWalls, fields_that_cannot_be_numbered_are_refused_before_the_work) {
    EXPECT_EQ(problem_of(16000, "basin"), "");
    EXPECT_NE(problem_of(16384, "basin").find("'basin'"), std::string::npos);
    EXPECT_EQ(problem_of(32768, "flow"), "");
    EXPECT_NE(problem_of(65536, "flow").find("'flow'"), std::string::npos);
    EXPECT_EQ(problem_of(131072, "height"), "");
}

}  // namespace
}  // namespace cuesta::test

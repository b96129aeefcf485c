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
    EXPECT_EQ(problem_of(32768, "basin"), "");
    EXPECT_EQ(problem_of(65536, "flow"), "");  // in blocks
    EXPECT_EQ(problem_of(65535, "wetness_index"), "");
    EXPECT_NE(problem_of(65536, "wetness_index").find("'wetness_index'"), std::string::npos);
    EXPECT_EQ(problem_of(131072, "height"), "");
}

TEST(CheckWalls, water_is_routed_in_blocks_that_can_be_numbered) {
    const auto wall = [](int side, const std::string& field, int across, int down) {
        const CheckResult result =
            check_text("grid.size = " + std::to_string(side) +
                       "\n[[stage]]\nop = \"hills\"\n[[output]]\nfield = \"" + field +
                       "\"\nfile = \"b.npy\"\n");
        return block_wall(*result.plan, across, down);
    };
    EXPECT_EQ(wall(32768, "stream_order", 1, 1), "");
    EXPECT_NE(wall(65536, "flow", 1, 1).find("'flow'"), std::string::npos);
    EXPECT_NE(wall(65536, "flow", 1, 1).find("65536 x 65536"), std::string::npos);
    EXPECT_EQ(wall(65536, "flow", 2, 2), "");
    EXPECT_NE(wall(131072, "basin", 2, 2).find("'basin'"), std::string::npos);
    EXPECT_EQ(wall(131072, "basin", 4, 4), "");
    EXPECT_EQ(wall(65536, "height", 1, 1), "");
}

}  // namespace
}  // namespace cuesta::test

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/diagnostic.h"

#include <gtest/gtest.h>

namespace cuesta {
namespace {

TEST(diagnostic, names_file_line_and_column) {
    const Diagnostic problem{"a/b.toml", {3, 14}, "no", false};
    EXPECT_EQ(problem.text(), "a/b.toml:3:14: error: no");
}

TEST(diagnostic, of_the_command_line_has_no_line) {
    const Diagnostic problem{"--set seed=x", {1, 1}, "no", true};
    EXPECT_EQ(problem.text(), "--set seed=x: error: no");
}

}  // namespace
}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/base/version.h"

#include <gtest/gtest.h>

#include <fstream>
#include <regex>
#include <sstream>
#include <string>

#include "support/source_dir.h"

namespace cuesta {
namespace {

TEST(version, is_the_one_of_the_project_line) {
    std::ifstream file(test::source_dir() / "CMakeLists.txt");
    ASSERT_TRUE(file);
    std::stringstream text;
    text << file.rdbuf();
    std::smatch found;
    const std::string lists = text.str();
    ASSERT_TRUE(
        std::regex_search(lists, found, std::regex(R"(project\(Cuesta VERSION (\d+\.\d+\.\d+))")));
    EXPECT_EQ(version(), found[1].str());
}

}  // namespace
}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/base/module_path.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

namespace cuesta {
namespace {

TEST(ModulePath, a_chosen_directory_comes_first) {
    const char* before = std::getenv("CUESTA_MODULE_PATH");
    const std::string kept = before != nullptr ? before : "";
    ::setenv("CUESTA_MODULE_PATH", "/chosen", 1);
    EXPECT_EQ(module_directories().front(), "/chosen");
    if (before != nullptr)
        ::setenv("CUESTA_MODULE_PATH", kept.c_str(), 1);
    else
        ::unsetenv("CUESTA_MODULE_PATH");
}

TEST(ModulePath, the_build_is_laid_out_like_an_installation) {
    const auto program = std::filesystem::read_symlink("/proc/self/exe").parent_path();
    const auto all = module_directories();
    EXPECT_NE(std::find(all.begin(), all.end(), program / ".." / "lib" / "cuesta"), all.end());
}

}  // namespace
}  // namespace cuesta

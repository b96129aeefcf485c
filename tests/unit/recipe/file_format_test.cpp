// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/file_format.h"

#include <gtest/gtest.h>

namespace cuesta {
namespace {

const FileFormat formats[] = {{.ending = ".a"},
                              {.ending = ".b", .written = false, .library_bytes = 7},
                              {.ending = ".c", .levels = true, .library_bytes = 5}};

TEST(file_format, is_found_by_the_ending_in_any_case) {
    EXPECT_EQ(find_format(formats, "x/y.B"), &formats[1]);
    EXPECT_EQ(find_format(formats, "x.b/y"), nullptr);
    EXPECT_EQ(find_format(formats, "y.d"), nullptr);
}

TEST(file_format, endings_are_listed_by_what_they_have) {
    EXPECT_EQ(endings_with(formats, &FileFormat::levels), std::vector<std::string>{".c"});
    EXPECT_EQ(endings_with(formats, &FileFormat::written), (std::vector<std::string>{".a", ".c"}));
}

TEST(file_format, an_unknown_ending_takes_the_largest_library) {
    EXPECT_EQ(library_bytes(formats, "m.a"), 0u);
    EXPECT_EQ(library_bytes(formats, "m.c"), 5u);
    EXPECT_EQ(library_bytes(formats, "m.of2019"), 7u);
    EXPECT_EQ(library_bytes({}, "m.of2019"), 0u);
}

}  // namespace
}  // namespace cuesta

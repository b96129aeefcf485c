// SPDX-License-Identifier: Apache-2.0
#include "apps/studio/json_text.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include <string>

namespace cuesta::studio {
namespace {

using nlohmann::json;

std::string nested(std::size_t levels, const std::string& inside = "") {
    return std::string(levels, '[') + inside + std::string(levels, ']');
}

TEST(json_text, depth_is_counted_outside_of_strings) {
    EXPECT_FALSE(nested_deeper(nested(32)));
    EXPECT_TRUE(nested_deeper(nested(33)));
    EXPECT_FALSE(nested_deeper("\"" + nested(100) + "\""));
    EXPECT_FALSE(nested_deeper(R"(["\"[[[[", "\\"])", 1));
    EXPECT_TRUE(nested_deeper(R"({"a": [1]})", 1));
    EXPECT_FALSE(nested_deeper("[][][]", 1));
}

TEST(json_text, what_is_too_deep_has_no_tree) {
    EXPECT_EQ(shallow_json(nested(32, "7")), json::parse(nested(32, "7")));
    EXPECT_TRUE(shallow_json(nested(33)).is_discarded());
    EXPECT_TRUE(shallow_json(nested(1000000)).is_discarded());
    EXPECT_TRUE(shallow_json("{").is_discarded());
}

TEST(json_text, the_id_of_a_message_is_found_however_deep_the_rest_is) {
    EXPECT_EQ(id_in(R"({"id": 7, "do": )" + nested(1000000) + "}"), json(7));
    EXPECT_EQ(id_in(R"({"do": )" + nested(100000) + R"(, "id": "a"})"), json("a"));
    EXPECT_EQ(id_in(R"({"id": 1.5, "broken)"), json(1.5));
    for (const char* none : {"", "7", "[7]", R"([{"id": 7}])", R"({"a": {"id": 7}})",
                             R"({"id": [7]})", R"({"id": null})", R"({"id)", R"({"a": "id"})"})
        EXPECT_TRUE(id_in(none).is_null()) << none;
    EXPECT_TRUE(id_in(R"({"id": ")" + std::string(65, 'x') + "\"}").is_null());
}

}  // namespace
}  // namespace cuesta::studio

// SPDX-License-Identifier: Apache-2.0
#include "apps/studio/json_text.h"

#include <gtest/gtest.h>

#include <string>

#include "cuesta/base/json.h"

namespace cuesta::studio {
namespace {

std::string nested(std::size_t levels, const std::string& inside = "") {
    return std::string(levels, '[') + inside + std::string(levels, ']');
}

TEST(json_text, what_is_too_deep_has_no_tree) {
    EXPECT_EQ(shallow_json(nested(32, "7")), Json::parse(nested(32, "7")));
    EXPECT_TRUE(shallow_json(nested(33)).is_discarded());
    EXPECT_TRUE(shallow_json(nested(1000000)).is_discarded());
    EXPECT_TRUE(shallow_json("{").is_discarded());
}

TEST(json_text, the_id_of_a_message_is_found_however_deep_the_rest_is) {
    EXPECT_EQ(id_in(R"({"id": 7, "do": )" + nested(1000000) + "}"), Json(7));
    EXPECT_EQ(id_in(R"({"do": )" + nested(100000) + R"(, "id": "a"})"), Json("a"));
    EXPECT_EQ(id_in(R"({"id": 1.5, "broken)"), Json(1.5));
    for (const char* none : {"", "7", "[7]", R"([{"id": 7}])", R"({"a": {"id": 7}})",
                             R"({"id": [7]})", R"({"id": null})", R"({"id)", R"({"a": "id"})"})
        EXPECT_TRUE(id_in(none).is_null()) << none;
    EXPECT_TRUE(id_in(R"({"id": ")" + std::string(65, 'x') + "\"}").is_null());
}

}  // namespace
}  // namespace cuesta::studio

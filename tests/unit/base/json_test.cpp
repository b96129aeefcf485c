// SPDX-License-Identifier: Apache-2.0
#include "cuesta/base/json.h"

#include <gtest/gtest.h>

#include <array>
#include <limits>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>

namespace cuesta {
namespace {

TEST(Json, lists_in_braces_are_objects_or_arrays) {
    const Json object = {{"name", "hills"}, {"size", {3, 4}}, {"open", true}, {"none", nullptr}};
    EXPECT_EQ(object.dump(), R"({"name":"hills","size":[3,4],"open":true,"none":null})");
    const Json array = {1, "two", 3.0};
    EXPECT_EQ(array.dump(), R"([1,"two",3.0])");
    EXPECT_EQ(Json::array({"a", "b"}).dump(), R"(["a","b"])");
    EXPECT_EQ(Json({{"a", "b"}}).dump(), R"({"a":"b"})");
    EXPECT_EQ(Json::object().dump() + Json::array().dump() + Json().dump(), "{}[]null");
}

TEST(Json, values_of_the_standard_library_become_json) {
    EXPECT_EQ(Json(std::vector<double>{0.5, 2}).dump(), "[0.5,2.0]");
    EXPECT_EQ(Json(std::array<std::uint8_t, 3>{1, 2, 255}).dump(), "[1,2,255]");
    EXPECT_EQ(Json(std::vector<std::string>{"a"}).dump(), R"(["a"])");
    EXPECT_EQ(Json(std::map<std::string, int>{{"b", 1}, {"a", 2}}).dump(), R"({"a":2,"b":1})");
    EXPECT_EQ(Json(std::string_view("x")).dump(), R"("x")");
    EXPECT_EQ(Json(0.1f).dump(), "0.10000000149011612");
    EXPECT_EQ(Json(std::numeric_limits<std::uint64_t>::max()).dump(), "18446744073709551615");
    EXPECT_EQ(Json(std::numeric_limits<std::int64_t>::min()).dump(), "-9223372036854775808");
    EXPECT_EQ(Json(std::numeric_limits<double>::quiet_NaN()).dump(), "null");
}

TEST(Json, text_is_read_and_printed_as_the_library_does) {
    for (const char* text :
         {R"({"b": [1, -2, 3.5e300, 1e-7, true, null], "a": {"x": "\u00e4\n\"\\"}, "b2": {}})",
          "[]", "{}", "7", "\"\"", "-0.0", "123456789012345678901234567890", "[[[[1]]]]",
          R"({"a": 1, "a": 2})"}) {
        const auto theirs = nlohmann::ordered_json::parse(text);
        const Json ours = Json::parse(text);
        for (const int indent : {-1, 0, 2}) EXPECT_EQ(ours.dump(indent), theirs.dump(indent));
        EXPECT_EQ(ours.sorted().dump(2), nlohmann::json::parse(text).dump(2));
        EXPECT_EQ(Json::parse(ours.dump()), ours);
    }
    for (const char* text : {"", "{", "[1,]", "{'a': 1}", "nul", "1 2", "\"\xff\""}) {
        EXPECT_THROW(Json::parse(text), Json::Exception) << text;
        EXPECT_TRUE(Json::parse_or_discard(text).is_discarded()) << text;
    }
    EXPECT_EQ(Json("a\xff z").dump(), "\"a\xEF\xBF\xBD z\"");
}

TEST(Json, members_keep_their_order_and_are_found) {
    Json json;
    json["z"] = 1;
    json["a"]["deep"].push_back({{"k", 2}});
    json["z"] = "again";
    EXPECT_EQ(json.dump(), R"({"z":"again","a":{"deep":[{"k":2}]}})");
    EXPECT_EQ(json.sorted().dump(), R"({"a":{"deep":[{"k":2}]},"z":"again"})");
    EXPECT_TRUE(json.contains("a"));
    EXPECT_FALSE(json.contains("b"));
    EXPECT_EQ(json.find("b"), json.end());
    EXPECT_EQ(json.at("a").at("deep").at(0).at("k"), 2);
    EXPECT_THROW(json.at("b"), Json::Exception);
    EXPECT_THROW(json.at("a").at("deep").at(1), Json::Exception);
    EXPECT_EQ(json.value("z", "no"), "again");
    EXPECT_EQ(json.value("b", 2.5), 2.5);
    json.update({{"z", 3}, {"y", 4}});
    json.erase("a");
    json.erase("not there");
    std::string seen;
    for (const auto& [key, value] : json.items()) seen += key + value.dump();
    EXPECT_EQ(seen, "z3y4");
    for (auto&& [key, value] : json.items()) value = key;
    EXPECT_EQ(json.dump(), R"({"z":"z","y":"y"})");
}

TEST(Json, a_value_of_another_kind_is_refused) {
    const Json json = Json::parse(R"({"n": 3, "t": "x", "f": 2.75, "b": true, "l": [1, 2.5]})");
    EXPECT_EQ(json["n"].get<double>(), 3.0);
    EXPECT_EQ(json["f"].get<int>(), 2);
    EXPECT_EQ(json["l"].get<std::vector<double>>(), (std::vector<double>{1, 2.5}));
    EXPECT_EQ((json["l"].get<std::array<int, 2>>()), (std::array<int, 2>{1, 2}));
    EXPECT_THROW((json["l"].get<std::array<int, 3>>()), Json::Exception);
    EXPECT_THROW(json["t"].get<double>(), Json::Exception);
    EXPECT_THROW(json["n"].get<std::string>(), Json::Exception);
    EXPECT_THROW(json["n"].get<bool>(), Json::Exception);
    EXPECT_THROW(json["n"].get<std::vector<int>>(), Json::Exception);
    EXPECT_THROW(json.value("t", 1.0), Json::Exception);
    EXPECT_THROW(Json(3).push_back(1), Json::Exception);
    EXPECT_THROW(Json(3)["a"], Json::Exception);
}

TEST(Json, copies_are_their_own_and_what_was_moved_is_null) {
    Json first = {{"a", {1, 2}}};
    Json second = first;
    second["a"].push_back(3);
    EXPECT_EQ(first.dump(), R"({"a":[1,2]})");
    const Json third = std::move(second);
    EXPECT_TRUE(second.is_null());
    EXPECT_EQ(third["a"].size(), 3u);
    first["b"] = first["a"];
    first["a"] = first;  // a copy of the whole, taken before
    EXPECT_EQ(first.dump(), R"({"a":{"a":[1,2],"b":[1,2]},"b":[1,2]})");
}

TEST(Json, numbers_are_equal_across_their_kinds_and_objects_in_any_order) {
    EXPECT_EQ(Json(3), Json(3u));
    EXPECT_EQ(Json(3), Json(3.0));
    EXPECT_NE(Json(3), Json("3"));
    EXPECT_NE(Json(0), Json(false));
    EXPECT_EQ(Json::parse(R"({"a": 1, "b": [2]})"), Json::parse(R"({"b": [2.0], "a": 1})"));
    EXPECT_NE(Json::parse(R"({"a": 1})"), Json::parse(R"({"b": 1})"));
    std::ostringstream out;
    out << Json{{"a", 1}};
    EXPECT_EQ(out.str(), R"({"a":1})");
}

TEST(Json, depth_is_counted_outside_of_strings) {
    const auto nested = [](std::size_t levels) {
        return std::string(levels, '[') + std::string(levels, ']');
    };
    EXPECT_FALSE(nested_deeper(nested(32), 32));
    EXPECT_TRUE(nested_deeper(nested(33), 32));
    EXPECT_FALSE(nested_deeper("\"" + nested(100) + "\"", 32));
    EXPECT_FALSE(nested_deeper(R"(["\"[[[[", "\\"])", 1));
    EXPECT_TRUE(nested_deeper(R"({"a": [1]})", 1));
    EXPECT_FALSE(nested_deeper("[][][]", 1));
}

}  // namespace
}  // namespace cuesta

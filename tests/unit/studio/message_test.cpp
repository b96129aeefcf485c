// SPDX-License-Identifier: Apache-2.0
#include "apps/studio/message.h"

#include <gtest/gtest.h>

#include <set>

#include "cuesta/base/error.h"
#include "cuesta/base/json.h"

namespace cuesta::studio {
namespace {

Json nothing(Commands&, const Call&) {
    return Json::object();
}

const MessageRow& row() {
    static const MessageRow made = {
        "drill",
        "Drills.",
        {number("x", -5, 5, "m."), whole("n", 1, 9, "Holes.").or_else(2.0),
         toggle("deep", "To the bed."), text("what", 8, "Its name.").or_else("hole"),
         choice("kind", {"core", "log"}, "Sort.").or_else("core"), names("fields", "Some."),
         list("points", "number[]", 3, "Places.").or_nothing(),
         table("params", "Record<string, unknown>", "More.").or_nothing()},
        "Done",
        nothing};
    return made;
}

std::string refusal(const Json& message) {
    try {
        const Call call(row(), message, 1);
    } catch (const Error& e) {
        return e.what();
    }
    return "";
}

TEST(Message, what_is_left_out_has_the_default_of_the_row) {
    const Call call(row(), {{"id", 1}, {"do", "drill"}, {"x", 2.5}, {"what", nullptr}}, 7);
    EXPECT_EQ(call.client(), 7u);
    EXPECT_EQ(call.number("x"), 2.5);
    EXPECT_EQ(call.whole("n"), 2);
    EXPECT_FALSE(call.toggle("deep"));
    EXPECT_EQ(call.text("what"), "hole");
    EXPECT_EQ(call.text("kind"), "core");
    EXPECT_TRUE(call.names("fields").empty());
    EXPECT_FALSE(call.has("points"));
    EXPECT_THROW(call.number("none"), std::logic_error);  // a handler knows its own row
}

TEST(Message, what_was_sent_counts) {
    const Call call(row(),
                    {{"x", -5},
                     {"n", 9.0},
                     {"deep", true},
                     {"what", "eight888"},
                     {"kind", "log"},
                     {"fields", {"a", "b"}},
                     {"points", {1, 2, 3}},
                     {"params", {{"k", 1}}}},
                    1);
    EXPECT_EQ(call.number("x"), -5);
    EXPECT_EQ(call.whole("n"), 9);
    EXPECT_TRUE(call.toggle("deep"));
    EXPECT_EQ(call.text("kind"), "log");
    EXPECT_EQ(call.names("fields"), (std::vector<std::string>{"a", "b"}));
    EXPECT_EQ(call.json("points").size(), 3u);
    EXPECT_EQ(call.json("params")["k"], 1);
}

TEST(Message, every_wrong_argument_has_its_sentence) {
    EXPECT_EQ(refusal({{"x", 1}}), "");
    EXPECT_EQ(refusal(Json::object()), "'x' must be a number");
    EXPECT_EQ(refusal({{"x", "1"}}), "'x' must be a number");
    EXPECT_EQ(refusal({{"x", 5.1}}), "'x' must lie between -5 and 5");
    EXPECT_EQ(refusal({{"x", 1}, {"n", 1.5}}), "'n' must be a whole number");
    EXPECT_EQ(refusal({{"x", 1}, {"n", 0}}), "'n' must lie between 1 and 9");
    EXPECT_EQ(refusal({{"x", 1}, {"deep", 1}}), "'deep' must be true or false");
    EXPECT_EQ(refusal({{"x", 1}, {"what", "nine99999"}}), "'what' has more than 8 letters");
    EXPECT_EQ(refusal({{"x", 1}, {"kind", "pit"}}), "'kind' must be core or log");
    EXPECT_EQ(refusal({{"x", 1}, {"fields", "a"}}), "'fields' must be a list of names");
    EXPECT_EQ(refusal({{"x", 1}, {"fields", {1}}}), "'fields' must be a list of names");
    EXPECT_EQ(refusal({{"x", 1}, {"fields", std::vector<std::string>(33, "a")}}),
              "'fields' has more than 32 entries");
    EXPECT_EQ(refusal({{"x", 1}, {"points", 4}}), "'points' must be a list");
    EXPECT_EQ(refusal({{"x", 1}, {"points", {1, 2, 3, 4}}}), "'points' has more than 3 entries");
    EXPECT_EQ(refusal({{"x", 1}, {"params", 3}}), "'params' must be a table");
    EXPECT_EQ(refusal({{"x", 1}, {"deeep", true}}),
              "'drill' takes no 'deeep'; it takes x, n, deep, what, kind, fields, points, params");
}

TEST(Message, a_row_that_takes_more_takes_anything) {
    MessageRow open = row();
    open.rest = "parameters of an operator";
    const Call call(open, {{"x", 1}, {"radius", "5 m"}}, 1);
    EXPECT_EQ(call.all()["radius"], "5 m");
}

// The rows themselves: names once, sentences whole, defaults that the row itself would take.
TEST(Message, every_row_is_sound) {
    std::set<std::string> seen;
    for (const MessageRow& one : all_messages()) {
        EXPECT_TRUE(seen.insert(one.name).second) << one.name;
        EXPECT_EQ(find_message(one.name), &one);
        EXPECT_TRUE(one.sentence.ends_with('.')) << one.name;
        EXPECT_FALSE(one.answer.empty()) << one.name;
        Json message = Json::object();
        for (const ArgumentRow& argument : one.arguments) {
            EXPECT_TRUE(argument.sentence.ends_with('.')) << one.name << " " << argument.name;
            EXPECT_NE(argument.name, "id");
            EXPECT_NE(argument.name, "do");
            if (const auto* value = std::get_if<double>(&argument.otherwise))
                message[argument.name] = *value;
            else if (const auto* word = std::get_if<std::string>(&argument.otherwise))
                message[argument.name] = *word;
            else if (const auto* flag = std::get_if<bool>(&argument.otherwise))
                message[argument.name] = *flag;
            else if (!argument.optional && argument.kind == ArgumentKind::number)
                message[argument.name] = argument.low;
            else if (!argument.optional && argument.kind == ArgumentKind::whole)
                message[argument.name] = argument.high;
            else if (!argument.optional && argument.kind == ArgumentKind::choice)
                message[argument.name] = argument.choices.front();
            else if (!argument.optional && argument.kind == ArgumentKind::list)
                message[argument.name] = Json::array();
            else if (!argument.optional)
                message[argument.name] = "";
        }
        EXPECT_NO_THROW(Call(one, message, 1)) << one.name << " " << message.dump();
    }
    EXPECT_EQ(find_message("fly"), nullptr);
}

}  // namespace
}  // namespace cuesta::studio

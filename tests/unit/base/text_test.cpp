// SPDX-License-Identifier: Apache-2.0
#include "cuesta/base/text.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>
#include <limits>

namespace cuesta {
namespace {

using Words = std::vector<std::string>;

TEST(Text, edit_distance_counts_insert_delete_replace_and_swap) {
    EXPECT_EQ(edit_distance("", ""), 0u);
    EXPECT_EQ(edit_distance("abc", ""), 3u);
    EXPECT_EQ(edit_distance("", "abc"), 3u);
    EXPECT_EQ(edit_distance("hurst", "hurst"), 0u);
    EXPECT_EQ(edit_distance("hust", "hurst"), 1u);
    EXPECT_EQ(edit_distance("hurrst", "hurst"), 1u);
    EXPECT_EQ(edit_distance("horst", "hurst"), 1u);
    EXPECT_EQ(edit_distance("hrust", "hurst"), 1u);
    EXPECT_EQ(edit_distance("kitten", "sitting"), 3u);
    EXPECT_EQ(edit_distance("abcd", "badc"), 2u);
    EXPECT_EQ(edit_distance("ca", "abc"), 3u);  // letters are not edited between swapped ones
}

TEST(Text, the_nearest_name_is_what_was_meant) {
    const Words known = {"spectral", "perlin", "thermal", "simulate", "height", "fbm"};
    EXPECT_EQ(nearest_name("spectal", known), "spectral");
    EXPECT_EQ(nearest_name("termal", known), "thermal");
    EXPECT_EQ(nearest_name("hieght", known), "height");
    EXPECT_EQ(nearest_name("fmb", known), "fbm");
    EXPECT_EQ(nearest_name("simulation", known), "simulate");
    EXPECT_EQ(nearest_name("spec", known), "spectral");       // a beginning
    EXPECT_EQ(nearest_name("heights_map", known), "height");  // begins with a name
}

TEST(Text, a_part_of_a_name_may_be_meant) {
    const Words known = {"hydraulic_erosion", "musgrave_erosion", "water_flow", "water"};
    EXPECT_EQ(nearest_name("hydralic", known), "hydraulic_erosion");
    EXPECT_EQ(nearest_name("musgrve", known), "musgrave_erosion");
    EXPECT_EQ(nearest_name("watre", known), "water");  // a whole name comes first
}

TEST(Text, nonsense_has_no_nearest_name) {
    const Words known = {"spectral", "perlin", "thermal", "simulate", "height", "fbm"};
    for (const char* word : {"", "x", "qqqqqqqq", "zz", "banana", "ski", "1234567"})
        EXPECT_EQ(nearest_name(word, known), std::nullopt) << word;
    EXPECT_EQ(nearest_name("spectral", Words{}), std::nullopt);
    EXPECT_EQ(nearest_name("height", Words{""}), std::nullopt);
    EXPECT_EQ(nearest_name(std::string(1'000'000, 'a'), known), std::nullopt);
}

TEST(Text, the_first_of_equals_wins) {
    EXPECT_EQ(nearest_name("rain2", Words{"rain1", "rain3"}), "rain1");
    EXPECT_EQ(nearest_name("rain2", Words{"rain13", "rain3"}), "rain3");
}

TEST(Text, the_suggestion_is_a_sentence_or_nothing) {
    EXPECT_EQ(did_you_mean("spectal", Words{"spectral"}), " Did you mean 'spectral'?");
    EXPECT_EQ(did_you_mean("qqqqqqq", Words{"spectral"}), "");
}

TEST(Text, good_utf8_passes) {
    using namespace std::string_literals;
    EXPECT_EQ(find_bad_utf8(""), std::nullopt);
    EXPECT_EQ(find_bad_utf8("plain\n\0text\x7F"s), std::nullopt);
    EXPECT_EQ(find_bad_utf8("\xC2\x80 \xDF\xBF"), std::nullopt);          // U+0080, U+07FF
    EXPECT_EQ(find_bad_utf8("\xE0\xA0\x80 \xEF\xBF\xBF"), std::nullopt);  // U+0800, U+FFFF
    EXPECT_EQ(find_bad_utf8("\xED\x9F\xBF \xEE\x80\x80"), std::nullopt);  // around the surrogates
    EXPECT_EQ(find_bad_utf8("\xF0\x90\x80\x80 \xF4\x8F\xBF\xBF"), std::nullopt);  // to U+10FFFF
}

TEST(Text, bad_utf8_is_found_where_it_starts) {
    EXPECT_EQ(find_bad_utf8("ab\x80"), 2u);            // continuation without a lead
    EXPECT_EQ(find_bad_utf8("\xC0\x80"), 0u);          // overlong U+0000
    EXPECT_EQ(find_bad_utf8("\xC1\xBF"), 0u);          // overlong U+007F
    EXPECT_EQ(find_bad_utf8("a\xE0\x9F\xBF"), 1u);     // overlong U+07FF
    EXPECT_EQ(find_bad_utf8("\xF0\x8F\xBF\xBF"), 0u);  // overlong U+FFFF
    EXPECT_EQ(find_bad_utf8("\xED\xA0\x80"), 0u);      // surrogate U+D800
    EXPECT_EQ(find_bad_utf8("\xED\xBF\xBF"), 0u);      // surrogate U+DFFF
    EXPECT_EQ(find_bad_utf8("\xF4\x90\x80\x80"), 0u);  // U+110000
    EXPECT_EQ(find_bad_utf8("\xF5\x80\x80\x80"), 0u);  // no lead byte
    EXPECT_EQ(find_bad_utf8("\xFE"), 0u);
    EXPECT_EQ(find_bad_utf8("\xFF\xFF\xFF\xFF"), 0u);
    EXPECT_EQ(find_bad_utf8("x\xC3"), 1u);  // cut short
    EXPECT_EQ(find_bad_utf8("x\xE2\x82"), 1u);
    EXPECT_EQ(find_bad_utf8("x\xF0\x9F\x92"), 1u);
    EXPECT_EQ(find_bad_utf8("\xC3\x28"), 0u);  // lead without continuation
    EXPECT_EQ(find_bad_utf8("\xE2\x28\xA1"), 0u);
    EXPECT_EQ(find_bad_utf8("\xC3\xA4\xC3\xA4\xFF"), 4u);  // after good letters
}

TEST(Text, words_are_joined_with_or) {
    EXPECT_EQ(join_or(Words{}), "");
    EXPECT_EQ(join_or(Words{"a"}), "a");
    EXPECT_EQ(join_or(Words{"a", "b"}), "a or b");
    EXPECT_EQ(join_or(Words{"a", "b", "c"}), "a, b or c");
}

TEST(Text, numbers_are_short_and_read_back_as_the_same_double) {
    EXPECT_EQ(format_number(0.1), "0.1");
    EXPECT_EQ(format_number(2000), "2000");
    EXPECT_EQ(format_number(-3.5), "-3.5");
    for (const double value :
         {0.1 + 0.2, 1.0 / 3, 1e-300, 6.02214076e23, std::nextafter(1.0, 2.0),
          std::numeric_limits<double>::denorm_min(), std::numeric_limits<double>::max()})
        EXPECT_EQ(std::strtod(format_number(value).c_str(), nullptr), value);
}

TEST(Text, trim_takes_blanks_from_both_ends) {
    EXPECT_EQ(trim("  a b \t\r\n"), "a b");
    EXPECT_EQ(trim("a"), "a");
    EXPECT_EQ(trim(" \n "), "");
    EXPECT_EQ(trim(""), "");
}

TEST(Text, split_keeps_empty_parts) {
    EXPECT_EQ(split("a,b,c", ','), (Words{"a", "b", "c"}));
    EXPECT_EQ(split(",a,", ','), (Words{"", "a", ""}));
    EXPECT_EQ(split("", ','), (Words{""}));
    EXPECT_EQ(split("abc", ','), (Words{"abc"}));
}

}  // namespace
}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/filter/blend.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <cstdint>
#include <vector>

#include "cuesta/base/check.h"

namespace cuesta {
namespace {

Field row_of(const std::vector<float>& values, int halo = 0) {
    Field field({static_cast<std::int64_t>(values.size()), 1, halo});
    for (std::size_t i = 0; i < values.size(); ++i)
        field.at(static_cast<std::int64_t>(i), 0) = values[i];
    return field;
}

std::vector<float> values_of(const Field& field) {
    return {field.row(0), field.row(0) + field.columns()};
}

std::vector<float> blended(std::vector<float> old, const std::vector<float>& made, Blend blend) {
    Field target = row_of(old);
    EXPECT_TRUE(blend_into(target, row_of(made), blend, nullptr).counts.empty());
    return values_of(target);
}

using Values = std::vector<float>;

TEST(Blend, every_mode_by_hand) {
    const Values old = {2, -3, 0, 8}, made = {5, -4, 7, 8};
    EXPECT_EQ(blended(old, made, Blend::replace), (Values{5, -4, 7, 8}));
    EXPECT_EQ(blended(old, made, Blend::add), (Values{7, -7, 7, 16}));
    EXPECT_EQ(blended(old, made, Blend::subtract), (Values{-3, 1, -7, 0}));
    EXPECT_EQ(blended(old, made, Blend::multiply), (Values{10, 12, 0, 64}));
    EXPECT_EQ(blended(old, made, Blend::min), (Values{2, -4, 0, 8}));
    EXPECT_EQ(blended(old, made, Blend::max), (Values{5, -3, 7, 8}));
    EXPECT_EQ(blended(old, made, Blend::mix), (Values{3.5f, -3.5f, 3.5f, 8}));
}

TEST(Blend, words_stand_in_the_order_of_the_modes) {
    const auto words = choice_words(Blend{});
    EXPECT_EQ(words[static_cast<std::size_t>(Blend::replace)], "replace");
    EXPECT_EQ(words[static_cast<std::size_t>(Blend::add)], "add");
    EXPECT_EQ(words[static_cast<std::size_t>(Blend::subtract)], "subtract");
    EXPECT_EQ(words[static_cast<std::size_t>(Blend::multiply)], "multiply");
    EXPECT_EQ(words[static_cast<std::size_t>(Blend::min)], "min");
    EXPECT_EQ(words[static_cast<std::size_t>(Blend::max)], "max");
    EXPECT_EQ(words[static_cast<std::size_t>(Blend::mix)], "mix");
}

TEST(Blend, a_mask_of_zero_keeps_the_old_bits_and_of_one_gives_the_blended_bits) {
    // Pairs for which old + 1 * (made - old) is not made.
    const Values old = {1e8f, 0.1f, -0.0f, 4000.1f}, made = {0.3f, 1e-9f, 5, 0.7f};
    const Field mask0 = row_of({0, 0, -0.0f, 0}), mask1 = row_of({1, 1, 1, 1});
    for (const Blend blend : {Blend::replace, Blend::add, Blend::subtract, Blend::multiply,
                              Blend::min, Blend::max, Blend::mix}) {
        Field target = row_of(old);
        blend_into(target, row_of(made), blend, &mask0);
        for (std::size_t i = 0; i < old.size(); ++i)
            EXPECT_EQ(std::bit_cast<std::uint32_t>(values_of(target)[i]),
                      std::bit_cast<std::uint32_t>(old[i]));
        Field full = row_of(old);
        blend_into(full, row_of(made), blend, &mask1);
        EXPECT_EQ(values_of(full), blended(old, made, blend));
    }
    ASSERT_NE(1e8f + 1.0f * (0.3f - 1e8f), 0.3f);
}

TEST(Blend, between_zero_and_one_the_mask_is_a_share) {
    Field target = row_of({10, 10, 10, 10});
    const Field mask = row_of({0, 0.25f, 0.5f, 1});
    const StepReport report = blend_into(target, row_of({20, 20, 20, 20}), Blend::replace, &mask);
    EXPECT_EQ(values_of(target), (Values{10, 12.5f, 15, 20}));
    EXPECT_TRUE(report.counts.empty());
    // 10 + 0.5 * ((10 + 20) - 10)
    Field sum = row_of({10, 10, 10, 10});
    blend_into(sum, row_of({20, 20, 20, 20}), Blend::add, &mask);
    EXPECT_EQ(values_of(sum), (Values{10, 15, 20, 30}));
}

TEST(Blend, values_of_the_mask_outside_are_counted_and_taken_at_the_ends) {
    Field target = row_of({10, 10, 10, 10, 10});
    const Field mask = row_of({-0.5f, 1.5f, 0, 1, std::nanf("")});
    const StepReport report =
        blend_into(target, row_of({20, 20, 20, 20, 20}), Blend::replace, &mask);
    EXPECT_EQ(values_of(target), (Values{10, 20, 10, 20, 10}));
    EXPECT_EQ(report.counts.at("mask_outside_0_1"), 3);
}

TEST(Blend, halos_may_differ_and_stay) {
    Field target = row_of({1, 2}, 1);
    target.at(-1, 0) = 99;
    const Field made = row_of({5, 5}, 3), mask = row_of({1, 0}, 0);
    blend_into(target, made, Blend::add, &mask);
    EXPECT_EQ(values_of(target), (Values{6, 2}));
    EXPECT_EQ(target.at(-1, 0), 99);
}

TEST(Blend, every_row_of_a_larger_map_is_blended_and_counted) {
    Field target({700, 300, 0}), made({700, 300, 0}), mask({700, 300, 0});
    made.fill(4);
    mask.fill(2);
    const StepReport report = blend_into(target, made, Blend::max, &mask);
    EXPECT_EQ(report.counts.at("mask_outside_0_1"), 210'000);
    for (std::int64_t y = 0; y < 300; ++y)
        for (std::int64_t x = 0; x < 700; ++x) ASSERT_EQ(target.at(x, y), 4);
}

TEST(Blend, fields_of_another_size_are_our_mistake) {
    Field target = row_of({1, 2});
    EXPECT_THROW(blend_into(target, row_of({1}), Blend::add, nullptr), BrokenInvariant);
    const Field mask = row_of({1, 1, 1});
    EXPECT_THROW(blend_into(target, row_of({1, 2}), Blend::add, &mask), BrokenInvariant);
}

}  // namespace
}  // namespace cuesta

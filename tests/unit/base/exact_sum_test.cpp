// SPDX-License-Identifier: Apache-2.0
#include "cuesta/base/exact_sum.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <random>
#include <utility>
#include <vector>

namespace cuesta {
namespace {

template <class T>
double sum_of(const std::vector<T>& values) {
    ExactSum sum;
    sum.add(values.data(), values.size());
    return sum.value();
}

template <class T>
double one_by_one(const std::vector<T>& values) {
    ExactSum sum;
    for (const T value : values) sum.add(value);
    return sum.value();
}

// Values over `binades` powers of two around 1, both signs.
std::vector<float> wild_values(std::size_t count, int binades, unsigned seed) {
    std::mt19937 random(seed);
    std::vector<float> values(count);
    for (float& value : values) {
        const auto mantissa = static_cast<float>(static_cast<int>(random() >> 7) - (1 << 24));
        value = std::ldexp(mantissa, static_cast<int>(random() % static_cast<unsigned>(binades)) -
                                         binades / 2 - 24);
    }
    return values;
}

TEST(ExactSum, an_empty_sum_is_zero) {
    ExactSum sum;
    EXPECT_EQ(sum.value(), 0.0);
    sum.add(static_cast<const float*>(nullptr), 0);
    EXPECT_EQ(sum.value(), 0.0);
    EXPECT_EQ(sum.nonfinite(), 0);
}

TEST(ExactSum, cancellation_leaves_the_small_part) {
    EXPECT_EQ(one_by_one<float>({1e30f, 1.0f, -1e30f}), 1.0);
    EXPECT_EQ(sum_of<float>({1e30f, 1.0f, -1e30f}), 1.0);
    EXPECT_EQ(sum_of<double>({1e300, 1e-300, 3.0, -1e300, -3.0}), 1e-300);
    EXPECT_EQ(sum_of<float>({-0.0f, -1.5f, 1.5f}), 0.0);
    const float most = std::numeric_limits<float>::max();
    EXPECT_EQ(sum_of<float>({most, most, -most, 0x1p-149f, -most}), 0x1p-149);
}

TEST(ExactSum, subnormals_and_negative_values_count_in_full) {
    EXPECT_EQ(sum_of(std::vector<float>(1000, 0x1p-149f)), 1000 * 0x1p-149);
    EXPECT_EQ(sum_of(std::vector<float>(777, -0x1.8p-140f)), -777 * 0x1.8p-140);
    EXPECT_EQ(one_by_one<double>({0x1p-1074, 0x1p-1074, -0x1p-1074}), 0x1p-1074);
    EXPECT_EQ(sum_of(std::vector<double>(3, 0x1p-1074)), 3 * 0x1p-1074);
    EXPECT_EQ(one_by_one<double>({-0x1p-1022, 0x1p-1074}), -0x1.ffffffffffffep-1023);
}

TEST(ExactSum, the_value_is_rounded_once_to_nearest_even) {
    EXPECT_EQ(one_by_one<double>({1.0, 0x1p-53}), 1.0);                       // a tie, even below
    EXPECT_EQ(one_by_one<double>({1.0 + 0x1p-52, 0x1p-53}), 1.0 + 0x1p-51);   // a tie, even above
    EXPECT_EQ(one_by_one<double>({1.0, 0x1p-53, 0x1p-1074}), 1.0 + 0x1p-52);  // just above a tie
    EXPECT_EQ(one_by_one<double>({1.0, 0x1p-53, -0x1p-1074}), 1.0);           // just below
    EXPECT_EQ(one_by_one<double>({-1.0, -0x1p-53, -0x1p-1074}), -1.0 - 0x1p-52);
    EXPECT_EQ(one_by_one<double>({0x1.fffffffffffffp0, 0x1p-53}), 2.0);  // carries over
}

TEST(ExactSum, sums_beyond_double_are_infinite_and_come_back) {
    const double most = std::numeric_limits<double>::max();
    ExactSum sum;
    for (int i = 0; i < 5; ++i) sum.add(most);
    EXPECT_EQ(sum.value(), std::numeric_limits<double>::infinity());
    for (int i = 0; i < 10; ++i) sum.add(-most);
    EXPECT_EQ(sum.value(), -std::numeric_limits<double>::infinity());
    for (int i = 0; i < 6; ++i) sum.add(most);
    EXPECT_EQ(sum.value(), most);
}

TEST(ExactSum, any_order_blocking_and_merging_gives_identical_bits) {
    std::mt19937 random(5);
    for (const int binades : {1, 20, 60, 120, 240}) {
        std::vector<float> values = wild_values(3001, binades, 17);
        const auto expected = std::bit_cast<std::uint64_t>(one_by_one(values));
        for (int round = 0; round < 20; ++round) {
            std::shuffle(values.begin(), values.end(), random);
            ASSERT_EQ(std::bit_cast<std::uint64_t>(sum_of(values)), expected) << binades;
            // Cut the row at a random place and merge in either order.
            const std::size_t cut = random() % values.size();
            ExactSum front, back;
            front.add(values.data(), cut);
            back.add(values.data() + cut, values.size() - cut);
            if (round % 2 == 0) std::swap(front, back);
            front.merge(back);
            ASSERT_EQ(std::bit_cast<std::uint64_t>(front.value()), expected) << binades;
        }
        const std::vector<double> wide(values.begin(), values.end());
        ASSERT_EQ(std::bit_cast<std::uint64_t>(sum_of(wide)), expected) << binades;
    }
}

TEST(ExactSum, agrees_with_integers_and_with_long_double) {
    // Multiples of 2^-20 below 2^4: their sum is an integer times 2^-20.
    std::mt19937 random(9);
    std::vector<float> values(10000);
    std::int64_t total = 0;
    for (float& value : values) {
        const auto n = static_cast<std::int32_t>(random() >> 8) - (1 << 23);
        total += n;
        value = std::ldexp(static_cast<float>(n), -20);
    }
    EXPECT_EQ(sum_of(values), std::ldexp(static_cast<double>(total), -20));
    // Heights of a kilometre: 64 bits of long double hold their sum exactly.
    long double heights = 0;
    for (float& value : values) {
        value = 1000.0f + value;
        heights += static_cast<long double>(value);
    }
    EXPECT_EQ(sum_of(values), static_cast<double>(heights));
}

TEST(ExactSum, doubles_of_all_bits_are_summed_exactly) {
    // Pairs v, -v with a known rest in between, shuffled.
    std::mt19937_64 random(3);
    std::vector<double> values = {0.1, 0x1p-1000};
    for (int i = 0; i < 2000; ++i) {
        const auto v = std::bit_cast<double>(random());
        if (!std::isfinite(v)) continue;
        values.push_back(v);
        values.push_back(-v);
    }
    std::shuffle(values.begin(), values.end(), random);
    EXPECT_EQ(sum_of(values), 0.1);
    values.push_back(-0.1);
    EXPECT_EQ(sum_of(values), 0x1p-1000);
    EXPECT_EQ(one_by_one(values), 0x1p-1000);
}

TEST(ExactSum, what_is_not_finite_is_counted_and_left_out) {
    const float inf = std::numeric_limits<float>::infinity();
    const float nan = std::numeric_limits<float>::quiet_NaN();
    std::vector<float> values(600, 0.5f);
    values[3] = inf;
    values[4] = -inf;
    values[599] = nan;
    ExactSum sum, other;
    sum.add(values.data(), values.size());
    EXPECT_EQ(sum.value(), 597 * 0.5);
    EXPECT_EQ(sum.nonfinite(), 3);
    other.add(nan);
    sum.merge(other);
    EXPECT_EQ(sum.nonfinite(), 4);
    EXPECT_EQ(sum.value(), 597 * 0.5);
}

TEST(ExactSum, nan_among_zeros_is_seen) {
    std::vector<float> values(300, 0.0f);
    values[10] = std::numeric_limits<float>::quiet_NaN();
    ExactSum sum;
    sum.add(values.data(), values.size());
    EXPECT_EQ(sum.value(), 0.0);
    EXPECT_EQ(sum.nonfinite(), 1);
}

TEST(ExactSum, adding_the_bins_of_ranks_merges_them) {
    const std::vector<float> values = wild_values(999, 80, 23);
    ExactSum whole, ranks[3];
    whole.add(values.data(), values.size());
    whole.add(std::numeric_limits<float>::infinity());
    for (std::size_t i = 0; i < values.size(); ++i) ranks[i % 3].add(values[i]);
    ranks[2].add(std::numeric_limits<float>::infinity());
    ExactSum reduced;
    const auto target = reduced.bins();
    for (ExactSum& rank : ranks) {
        const auto bins = rank.bins();
        for (std::size_t i = 0; i < bins.size(); ++i) target[i] += bins[i];
    }
    EXPECT_EQ(reduced.value(), whole.value());
    EXPECT_EQ(reduced.nonfinite(), 1);
    // It goes on as any other sum.
    reduced.add(1e9f);
    whole.add(1e9f);
    EXPECT_EQ(reduced.value(), whole.value());
}

TEST(ExactSum, subtracting_a_sum_leaves_the_rest_and_of_itself_nothing) {
    ExactSum all, part;
    const std::vector<float> values = wild_values(1000, 120, 9);
    all.add(values.data(), values.size());
    part.add(values.data(), 400);
    all.subtract(part);
    EXPECT_EQ(all.value(), sum_of(std::vector<float>(values.begin() + 400, values.end())));
    ExactSum same = all;
    all.subtract(same);
    EXPECT_EQ(all.value(), 0.0);
    for (const std::int64_t bin : all.bins()) ASSERT_EQ(bin, 0);
    all.subtract(part);
    EXPECT_EQ(all.value(), -part.value());
}

TEST(ExactSum, a_last_bit_survives_the_subtraction) {
    ExactSum sum, large;
    sum.add(1e300), sum.add(5e-324);
    large.add(1e300);
    sum.subtract(large);
    EXPECT_EQ(sum.value(), 5e-324);
}

TEST(ExactSum, what_is_not_finite_is_counted_when_subtracted_too) {
    ExactSum a, b;
    a.add(std::numeric_limits<double>::infinity());
    b.add(std::numeric_limits<double>::quiet_NaN());
    a.subtract(b);
    EXPECT_EQ(a.nonfinite(), 2);
    EXPECT_EQ(a.value(), 0.0);
}

TEST(ExactSum, bins_never_overflow_however_often_a_sum_is_doubled) {
    // 60 doublings stand for 2^60 additions of the largest mantissa; each merge may move carries.
    ExactSum sum;
    sum.add(0x1.fffffep0f);
    for (int i = 0; i < 60; ++i) sum.merge(sum);
    EXPECT_EQ(sum.value(), std::ldexp(0x1.fffffep0, 60));
    ExactSum minus;
    minus.add(-0x1.fffffep0f);
    for (int i = 0; i < 60; ++i) minus.merge(minus);
    sum.merge(minus);
    EXPECT_EQ(sum.value(), 0.0);
}

}  // namespace
}  // namespace cuesta

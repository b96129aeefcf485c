// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/order_statistic.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace cuesta {
namespace {

Field field_of(std::int64_t columns, const std::vector<float>& values) {
    Field field({columns, static_cast<std::int64_t>(values.size()) / columns, 1});
    for (std::size_t i = 0; i < values.size(); ++i)
        field.at(static_cast<std::int64_t>(i) % columns, static_cast<std::int64_t>(i) / columns) =
            values[i];
    return field;
}

TEST(order_statistic, agrees_with_sorting) {
    std::vector<float> values;
    for (std::int64_t i = 0; i < 600; ++i)
        values.push_back((static_cast<float>(i * 377 % 601) - 240.3f) *
                         (i % 7 == 0 ? 1e-30f : 900.0f));  // 601 is prime: all differ
    const Field field = field_of(30, values);
    SingleCommunicator comm({30, 20});
    std::sort(values.begin(), values.end());
    for (const std::int64_t n : {1, 2, 77, 300, 599, 600}) {
        const OrderStatistic got = nth_smallest(field, n, comm);
        EXPECT_EQ(got.value, values[static_cast<std::size_t>(n - 1)]);
        EXPECT_EQ(got.below, n - 1);
        EXPECT_EQ(got.equal, 1);
    }
}

TEST(order_statistic, counts_ties_zeros_and_missing_samples) {
    const float nan = std::numeric_limits<float>::quiet_NaN();
    const Field field = field_of(3, {2, -0.0f, 0.0f, nan, 5, 0.0f});
    SingleCommunicator comm({3, 2});
    const OrderStatistic got = nth_smallest(field, 2, comm);
    EXPECT_EQ(got.value, 0.0f);
    EXPECT_EQ(got.below, 0);
    EXPECT_EQ(got.equal, 3);
    EXPECT_EQ(got.numbers, 5);
    EXPECT_EQ(nth_smallest(field, 99, comm).value, 5.0f);
    EXPECT_EQ(nth_smallest(field, -3, comm).value, 0.0f);
    EXPECT_EQ(nth_smallest(field_of(1, {nan}), 1, comm).numbers, 0);
}

}  // namespace
}  // namespace cuesta

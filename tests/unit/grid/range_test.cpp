// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/range.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>

#include "cuesta/base/check.h"

namespace cuesta {
namespace {

Field ramp(std::int64_t columns, std::int64_t rows) {
    Field field({columns, rows, 1});
    for (std::int64_t y = 0; y < rows; ++y)
        for (std::int64_t x = 0; x < columns; ++x)
            field.at(x, y) = static_cast<float>(x) - 3 * static_cast<float>(y);
    return field;
}

TEST(value_range, finds_the_extremes_wherever_they_are) {
    Field field = ramp(37, 5);
    SingleCommunicator comm({37, 5});
    const ValueRange range = value_range(field, comm);
    EXPECT_EQ(range.low, -12);
    EXPECT_EQ(range.high, 36);
    field.at(36, 4) = 100;  // the last sample of a row that is no multiple of the vector width
    EXPECT_EQ(value_range(field, comm).high, 100);
}

TEST(value_range, leaves_the_halo_and_nan_out) {
    Field field = ramp(4, 2);
    SingleCommunicator comm({4, 2});
    field.at(-1, 0) = 1e9f;
    field.at(0, 0) = std::numeric_limits<float>::quiet_NaN();
    EXPECT_EQ(value_range(field, comm).low, -3);
    EXPECT_EQ(value_range(field, comm).high, 3);
    field.fill(std::numeric_limits<float>::quiet_NaN());
    EXPECT_TRUE(value_range(field, comm).flat());
}

TEST(growing_range, is_that_of_the_rows_it_was_given) {
    const Field field = ramp(37, 5);
    SingleCommunicator comm({37, 5});
    GrowingRange range;
    EXPECT_TRUE(range.over(comm).flat());
    range.add_rows(field, 3, 5);
    EXPECT_EQ(range.over(comm).high, 27);
    range.add_rows(field, 0, 2);
    EXPECT_EQ(range.over(comm).low, -12);
    EXPECT_EQ(range.over(comm).high, 36);
}

TEST(map_range, hits_both_ends_exactly) {
    Field field = ramp(33, 7);
    for (std::int64_t x = 0; x < 33; ++x) field.at(x, 3) *= 0.1f;
    SingleCommunicator comm({33, 7});
    map_range(field, field, value_range(field, comm), 0.1, 1500.7);
    const ValueRange mapped = value_range(field, comm);
    EXPECT_EQ(mapped.low, 0.1f);
    EXPECT_EQ(mapped.high, 1500.7f);
}

TEST(map_range, hits_the_end_for_any_numbers) {
    // Ends that are floats, that lie between two and that lie just in the middle of two.
    Field in({2, 1, 0}), out({2, 1, 0});
    std::uint64_t state = 1;
    const auto random = [&] {
        state = state * 6364136223846793005u + 1442695040888963407u;
        return static_cast<double>(state >> 11) * 0x1p-53 - 0.5;
    };
    for (int i = 0; i < 20000; ++i) {
        const auto a = static_cast<float>(random()), b = static_cast<float>(random() * 1e3);
        const double low = random() * 1e5, end = low + random() * (i % 2 == 0 ? 1e4 : 1e-2);
        const auto nearest = static_cast<float>(end);
        const double middle = (double{nearest} + std::nextafter(nearest, 1e9f)) / 2;
        in.at(0, 0) = std::min(a, b), in.at(1, 0) = std::max(a, b);
        for (const double high : {end, double{nearest}, middle}) {
            map_range(in, out, {in.at(0, 0), in.at(1, 0)}, low, high);
            ASSERT_EQ(out.at(0, 0), static_cast<float>(low));
            ASSERT_EQ(out.at(1, 0), static_cast<float>(high)) << low << " " << high;
        }
    }
}

TEST(map_range, keeps_proportions_and_turns_over_when_low_is_above_high) {
    Field field({5, 1, 0});
    for (int x = 0; x < 5; ++x) field.at(x, 0) = static_cast<float>(x);
    Field out({5, 1, 0});
    map_range(field, out, {0, 4}, 100, 0);
    for (int x = 0; x < 5; ++x) EXPECT_EQ(out.at(x, 0), 100 - 25 * static_cast<float>(x));
}

TEST(map_range, refuses_a_flat_range) {
    Field field({2, 2, 0});
    EXPECT_THROW(map_range(field, field, {3, 3}, 0, 1), BrokenInvariant);
}

}  // namespace
}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/landform/monoliths.h"

#include <gtest/gtest.h>

#include <set>

#include "support/run_operator.h"

namespace cuesta {
namespace {

int samples_above(const Field& field, float level) {
    int count = 0;
    for (std::int64_t y = 0; y < field.rows(); ++y)
        for (std::int64_t x = 0; x < field.columns(); ++x) count += field.at(x, y) > level;
    return count;
}

TEST(monoliths, one_box_stands_in_the_middle) {
    const Field h =
        test::run_generator(Monoliths{.height = 30, .base = 2}, {64, 64, 10, Edges::wrap});
    EXPECT_EQ(samples_above(h, 31), 256);  // a quarter of 64 each way
    EXPECT_EQ(h.at(24, 24), 32.0f);
    EXPECT_EQ(h.at(39, 39), 32.0f);
    EXPECT_EQ(h.at(23, 30), 2.0f);
    EXPECT_EQ(h.at(40, 30), 2.0f);
}

TEST(monoliths, a_field_has_a_height_for_each_block_and_no_gaps) {
    const Field h =
        test::run_generator(Monoliths{.across = 4, .width = 0.5, .height = 90, .height_min = 10},
                            {64, 64, 10, Edges::wrap});
    std::set<float> heights;
    for (std::int64_t y = 16; y < 48; ++y)
        for (std::int64_t x = 16; x < 48; ++x) {
            EXPECT_GE(h.at(x, y), 10.0f);
            EXPECT_LE(h.at(x, y), 90.0f);
            EXPECT_EQ(h.at(x, y), h.at(x / 8 * 8, y / 8 * 8));
            heights.insert(h.at(x, y));
        }
    EXPECT_EQ(heights.size(), 16u);
    EXPECT_EQ(samples_above(h, 0), 32 * 32);
}

TEST(monoliths, shapes_have_their_areas_and_peaks) {
    const Grid grid{201, 201, 10};
    const auto made = [&](MonolithShape shape) {
        return test::run_generator(Monoliths{.shape = shape, .width = 0.5, .height = 100}, grid);
    };
    EXPECT_NEAR(samples_above(made(MonolithShape::cylinder), 0), 7854, 100);
    const Field pyramid = made(MonolithShape::pyramid);
    EXPECT_EQ(pyramid.at(100, 100), 100.0f);
    EXPECT_NEAR(pyramid.at(75, 100), 50, 1e-4);
    EXPECT_NEAR(pyramid.at(75, 75), 50, 1e-4);
}

TEST(monoliths, goes_through_the_seam) {
    const Field h =
        test::run_generator(Monoliths{.height = 30, .x = 0, .y = 0}, {64, 64, 10, Edges::wrap});
    EXPECT_EQ(samples_above(h, 1), 256);
    EXPECT_EQ(h.at(63, 63), 30.0f);
    const Field open = test::run_generator(Monoliths{.height = 30, .x = 0, .y = 0}, {64, 64, 10});
    EXPECT_LT(samples_above(open, 1), 80);
}

}  // namespace
}  // namespace cuesta

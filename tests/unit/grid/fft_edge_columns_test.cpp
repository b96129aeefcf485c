// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/fft_edge_columns.h"

#include <gtest/gtest.h>

#include <vector>

namespace cuesta {
namespace {

constexpr int lanes = SpectrumBlock::lanes;

TEST(fft_edge_columns, two_columns_travel_as_one) {
    // Two rows, each its own mirror: real parts alone count.
    std::vector<float> low(2 * 2 * lanes), high(low.size());
    const SpectrumBlock first{0, lanes, 2, low.data()}, last{lanes, lanes + 3, 2, high.data()};
    first.re(0)[0] = 5, first.re(1)[0] = 7, first.im(1)[0] = 99;
    last.re(0)[2] = 11, last.re(1)[2] = 13;
    join_edge_columns(first, &last);
    EXPECT_EQ(first.re(0)[0], 5);
    EXPECT_EQ(first.im(0)[0], 11);
    EXPECT_EQ(first.re(1)[0], 7);
    EXPECT_EQ(first.im(1)[0], 13);
}

TEST(fft_edge_columns, what_was_joined_is_split_again) {
    for (const int rows : {1, 2, 5, 8}) {
        const auto size = static_cast<std::size_t>(rows * 2 * lanes);
        std::vector<float> low(size), high(size);
        const SpectrumBlock first{0, lanes, rows, low.data()};
        const SpectrumBlock last{lanes, lanes + 1, rows, high.data()};
        for (int ky = 0; ky <= rows / 2; ++ky) {
            const int mirror = (rows - ky) % rows;
            const auto k = static_cast<float>(ky);
            for (const auto& [block, value] : {std::pair{&first, 3 + k}, {&last, 40 - 2 * k}}) {
                const float im = ky == mirror ? 0 : value / 4;
                block->re(ky)[0] = block->re(mirror)[0] = value;
                block->im(mirror)[0] = -im, block->im(ky)[0] = im;
            }
        }
        const std::vector<float> low_before = low, high_before = high;
        join_edge_columns(first, &last);
        high.assign(size, 0.0f);
        split_edge_columns(first, &last);
        EXPECT_EQ(low, low_before) << rows;
        EXPECT_EQ(high, high_before) << rows;
    }
}

}  // namespace
}  // namespace cuesta

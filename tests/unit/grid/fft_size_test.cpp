// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/fft_size.h"

#include <gtest/gtest.h>

#include <utility>

namespace cuesta {
namespace {

TEST(fft_size, good_size_is_the_next_product_of_two_three_and_five) {
    const std::pair<int, int> expected[] = {{1, 1},     {2, 2},     {7, 8},      {11, 12},
                                            {13, 15},   {17, 18},   {31, 32},    {127, 128},
                                            {509, 512}, {721, 729}, {4097, 4320}};
    for (const auto& [n, good] : expected) EXPECT_EQ(fft_good_size(n), good);
    for (int n = 1; n <= 2000; ++n) {
        int next = n;
        for (;; ++next) {
            int rest = next;
            for (const int f : {2, 3, 5}) {
                while (rest % f == 0) rest /= f;
            }
            if (rest == 1) break;
        }
        ASSERT_EQ(fft_good_size(n), next);
    }
}

}  // namespace
}  // namespace cuesta

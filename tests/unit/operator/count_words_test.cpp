// SPDX-License-Identifier: Apache-2.0
#include "cuesta/operator/count_words.h"

#include <gtest/gtest.h>

namespace cuesta {
namespace {

TEST(CountWords, a_warning_holds_the_number) {
    EXPECT_EQ(count_warning("octaves_above_nyquist", 15),
              "15 octaves are finer than two samples and were left out; take fewer octaves, a "
              "longer wavelength or a smaller spacing");
    EXPECT_EQ(count_warning("undefined_samples", 1), "1 sample has no defined result and became 0");
}

TEST(CountWords, what_happens_once_per_map_has_one_sentence) {
    EXPECT_EQ(count_warning("no_land", 1), "no sample of the map is land");
    EXPECT_EQ(count_warning("no_land", 3), count_warning("no_land", 1));
}

TEST(CountWords, other_counts_need_no_warning) {
    EXPECT_EQ(count_warning("limited_pairs", 7), "");
    EXPECT_EQ(count_warning("", 7), "");
}

}  // namespace
}  // namespace cuesta

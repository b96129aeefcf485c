// SPDX-License-Identifier: Apache-2.0
#include "cuesta/analysis/compare.h"

#include <gtest/gtest.h>

#include <cmath>

#include "cuesta/base/error.h"
#include "cuesta/base/parallel.h"

namespace cuesta {
namespace {

Raster map_of(std::int64_t columns, std::vector<float> samples) {
    Raster map;
    map.columns = columns, map.rows = static_cast<std::int64_t>(samples.size()) / columns;
    map.samples = std::move(samples);
    return map;
}

TEST(CompareMaps, four_samples_by_hand) {
    const Raster before = map_of(2, {10, 20, 30, 40}), after = map_of(2, {12, 20, 27, 40});
    const MapComparison found = compare_maps(before, after, 10);
    EXPECT_EQ(found.samples, 4);
    EXPECT_EQ(found.changed, 2);
    EXPECT_DOUBLE_EQ(found.mean_m, -0.25);
    EXPECT_DOUBLE_EQ(found.rms_m, std::sqrt(13.0 / 4));
    EXPECT_EQ(found.lowest_m, -3);
    EXPECT_EQ(found.highest_m, 2);
    EXPECT_EQ(found.cut_m3, 300);
    EXPECT_EQ(found.filled_m3, 200);
    EXPECT_EQ(found.net_m3(), -100);
    // About the means 25 and 24.75: sums 500, 422.75 and 455.
    EXPECT_NEAR(found.correlation, 455 / std::sqrt(500 * 422.75), 1e-12);
}

TEST(CompareMaps, a_map_is_wholly_like_itself_and_unlike_its_mirror) {
    const Raster map = map_of(3, {1, 5, 2, 8, 3, 9}), turned = map_of(3, {-1, -5, -2, -8, -3, -9});
    const MapComparison same = compare_maps(map, map, 1);
    EXPECT_EQ(same.changed, 0);
    EXPECT_EQ(same.rms_m, 0);
    EXPECT_DOUBLE_EQ(same.correlation, 1);
    EXPECT_DOUBLE_EQ(compare_maps(map, turned, 1).correlation, -1);
}

TEST(CompareMaps, level_maps_have_no_correlation_and_gaps_do_not_count) {
    Raster flat = map_of(2, {4, 4, 4, 4}), other = map_of(2, {5, 6, 7, 8});
    EXPECT_TRUE(std::isnan(compare_maps(flat, other, 1).correlation));
    other.invalid = {0, 1, 0, 0};
    other.samples[1] = std::nanf("");
    const MapComparison found = compare_maps(flat, other, 1);
    EXPECT_EQ(found.samples, 3);
    EXPECT_EQ(found.filled_m3, 1 + 3 + 4);
}

TEST(CompareMaps, other_sizes_are_refused) {
    EXPECT_THROW(compare_maps(map_of(2, {1, 2}), map_of(1, {1, 2}), 1), Error);
}

TEST(CompareMaps, threads_do_not_change_a_bit) {
    std::vector<float> a, b;
    for (int i = 0; i < 300 * 200; ++i) {
        a.push_back(1000 + std::sin(0.37f * static_cast<float>(i)) * 100);
        b.push_back(a.back() + std::cos(0.11f * static_cast<float>(i)));
    }
    const Raster first = map_of(300, a), second = map_of(300, b);
    const int before = thread_count();
    set_thread_count(1);
    const MapComparison one = compare_maps(first, second, 3);
    set_thread_count(4);
    const MapComparison four = compare_maps(first, second, 3);
    set_thread_count(before);
    EXPECT_EQ(one.rms_m, four.rms_m);
    EXPECT_EQ(one.correlation, four.correlation);
    EXPECT_EQ(one.cut_m3, four.cut_m3);
}

}  // namespace
}  // namespace cuesta

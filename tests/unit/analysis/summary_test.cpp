// SPDX-License-Identifier: Apache-2.0
#include "cuesta/analysis/summary.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace cuesta {
namespace {

template <class F>
Raster map_of(std::int64_t columns, std::int64_t rows, F&& f) {
    Raster map{.columns = columns, .rows = rows};
    for (std::int64_t y = 0; y < rows; ++y)
        for (std::int64_t x = 0; x < columns; ++x)
            map.samples.push_back(static_cast<float>(f(x, y)));
    return map;
}

TEST(Histogram, quantiles_lie_straight_in_their_bin) {
    Histogram h(0, 10, 10);
    for (int i = 0; i < 10; ++i) h.add(i + 0.5);
    EXPECT_EQ(h.total(), 10);
    EXPECT_DOUBLE_EQ(h.quantile(0.5), 5);
    EXPECT_DOUBLE_EQ(h.quantile(0.25), 2.5);
    EXPECT_DOUBLE_EQ(h.quantile(1), 10);
    EXPECT_DOUBLE_EQ(h.quantile(0), 0);
}

TEST(Histogram, values_beyond_the_ends_count_at_the_ends) {
    Histogram h(0, 1, 4);
    h.add(-5);
    h.add(7);
    EXPECT_EQ(h.counts().front(), 1);
    EXPECT_EQ(h.counts().back(), 1);
    Histogram other(0, 1, 4);
    other.add(0.3);
    h.merge(other);
    EXPECT_EQ(h.counts()[1], 1);
    EXPECT_EQ(Histogram(2, 3, 4).quantile(0.5), 2);
}

TEST(Summary, five_heights_by_hand) {
    const Raster map{.columns = 5, .rows = 1, .samples = {1, 2, 3, 4, 10}};
    const Summary s = summarize(map, 1);
    EXPECT_EQ(s.samples, 5);
    EXPECT_EQ(s.low_m, 1);
    EXPECT_EQ(s.high_m, 10);
    EXPECT_EQ(s.mean_m, 4);
    EXPECT_DOUBLE_EQ(s.standard_deviation_m, std::sqrt((9 + 4 + 1 + 0 + 36) / 5.0));
    EXPECT_DOUBLE_EQ(s.hypsometric_integral, 3.0 / 9);
    EXPECT_NEAR(s.median_m, 3, 9.0 / 65536);
}

TEST(Summary, slopes_of_a_plane_are_its_angle) {
    const Summary s =
        summarize(map_of(20, 10, [](auto x, auto) { return 10.0 * static_cast<double>(x); }), 10);
    EXPECT_EQ(s.slope.samples, 200);
    EXPECT_NEAR(s.slope.mean, 45, 1e-9);
    EXPECT_NEAR(s.slope.largest, 45, 1e-9);
    EXPECT_NEAR(s.slope.median, 45, 0.001);
    EXPECT_NEAR(s.slope.p99_9, 45, 0.001);
    EXPECT_NEAR(s.hypsometric_integral, 0.5, 1e-12);
}

TEST(Summary, slope_quantiles_tell_the_steep_tenth_from_the_rest) {
    // Level for 95 columns, then 45 degrees; the sample at the bend is half as steep.
    const Summary s =
        summarize(map_of(100, 3, [](auto x, auto) { return x < 95 ? 0 : x - 94; }), 1);
    EXPECT_NEAR(s.slope.median, 0, 0.001);
    EXPECT_NEAR(s.slope.p90, 0, 0.001);
    EXPECT_NEAR(s.slope.p99, 45, 0.001);
}

TEST(Summary, a_wrapped_map_has_no_one_sided_slopes) {
    const Raster map = map_of(4, 1, [](auto x, auto) { return x; });  // 0 1 2 3 0 ...
    EXPECT_NEAR(summarize(map, 1, Edges::open).slope.mean, 45, 1e-9);
    EXPECT_NEAR(summarize(map, 1, Edges::wrap_x).slope.largest, 45, 1e-9);
    EXPECT_NEAR(summarize(map, 1, Edges::wrap_x).slope.mean, 45, 1e-9);  // |1-3|/2 is 1 as well
    const Raster saw = map_of(3, 1, [](auto x, auto) { return x; });     // 0 1 2 0: (1-2)/2 at 0
    EXPECT_NEAR(summarize(saw, 1, Edges::wrap_x).slope.mean,
                (45 + 2 * std::atan(0.5) * 180 / M_PI) / 3, 1e-9);
}

TEST(Summary, missing_samples_are_left_out) {
    Raster map = map_of(5, 5, [](auto x, auto) { return x; });
    map.at(2, 2) = std::numeric_limits<float>::quiet_NaN();
    const Summary s = summarize(map, 1);
    EXPECT_EQ(s.samples, 24);
    EXPECT_EQ(s.slope.samples, 20);
    EXPECT_EQ(s.high_m, 4);
    const Summary none = summarize(map_of(2, 2, [](auto, auto) { return NAN; }), 1);
    EXPECT_EQ(none.samples, 0);
    EXPECT_EQ(none.mean_m, 0);
}

TEST(Summary, a_level_map_and_a_single_sample) {
    const Summary s = summarize(map_of(1, 1, [](auto, auto) { return 7; }), 1);
    EXPECT_EQ(s.mean_m, 7);
    EXPECT_EQ(s.standard_deviation_m, 0);
    EXPECT_EQ(s.hypsometric_integral, 0);
    EXPECT_EQ(s.slope.largest, 0);
    EXPECT_EQ(s.median_m, 7);
}

}  // namespace
}  // namespace cuesta

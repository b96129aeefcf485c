// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/surface.h"

#include "cuesta/base/error.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <utility>
#include <vector>

namespace cuesta {
namespace {

Raster raster(std::int64_t columns, std::int64_t rows, std::vector<float> samples) {
    Raster r;
    r.columns = columns;
    r.rows = rows;
    r.samples = std::move(samples);
    return r;
}

TEST(surface, picture_sizes_keep_the_shape_and_stay_between_the_limits) {
    EXPECT_EQ(picture_size(1024, 1024, 1024), (PictureSize{1024, 1024}));
    EXPECT_EQ(picture_size(4096, 2048, 1024), (PictureSize{1024, 512}));
    EXPECT_EQ(picture_size(64, 32, 1024), (PictureSize{512, 256}));
    EXPECT_EQ(picture_size(700, 600, 1024), (PictureSize{700, 600}));
    EXPECT_EQ(picture_size(1, 1, 1024), (PictureSize{512, 512}));
    EXPECT_EQ(picture_size(1, 4000, 1024), (PictureSize{128, 1024}));
    EXPECT_EQ(picture_size(64, 64, 100), (PictureSize{100, 100}));
}

// Smaller, larger and as large as the picture, and longer one way; a sample that is no number.
TEST(surface, rows_one_after_the_other_give_the_same_bits) {
    for (const auto& size : {std::pair{700, 500}, {90, 41}, {300, 20}, {20, 300}}) {
        const int columns = size.first, rows = size.second;
        Raster map = raster(columns, rows, {});
        for (int i = 0; i < columns * rows; ++i)
            map.samples.push_back(1000 + 50 * std::sin(0.37f * static_cast<float>(i)));
        map.samples[77] = std::numeric_limits<float>::quiet_NaN();
        std::int64_t last = 0, backwards = 0;
        std::vector<float> one_row;
        const MapRows lent{columns, rows, [&](std::int64_t y) {
                               backwards += y < last ? 1 : 0;
                               last = y;
                               const auto from = map.samples.begin() + y * columns;
                               one_row.assign(from, from + columns);
                               return one_row.data();
                           }};
        const Surface a = fit_surface(map, {100, 80}, 10);
        const Surface b = fit_surface(lent, {100, 80}, 10);
        const MapRows here{columns, rows,
                           [&](std::int64_t y) { return map.samples.data() + y * columns; }, true};
        EXPECT_EQ(a.values, fit_surface(here, {100, 80}, 10).values);
        EXPECT_EQ(a.values, b.values);
        EXPECT_EQ(a.valid, b.valid);
        EXPECT_EQ(a.base, b.base);
        EXPECT_EQ(a.pixel_m, b.pixel_m);
        EXPECT_EQ(a.pixels_per_sample, b.pixels_per_sample);
        EXPECT_EQ(a.all_valid, b.all_valid);
        EXPECT_EQ(backwards, 1);  // from the range to the averages
    }
}

TEST(surface, three_samples_over_two_pixels_are_weighed_by_area) {
    const Surface s = fit_surface(raster(3, 1, {0, 3, 6}), {2, 1}, 10);
    // (0 + 3/2) / 1.5 and (3/2 + 6) / 1.5
    EXPECT_NEAR(s.values[0] + s.base, 1, 1e-6);
    EXPECT_NEAR(s.values[1] + s.base, 5, 1e-6);
    EXPECT_DOUBLE_EQ(s.pixel_m, 15);
}

TEST(surface, samples_without_data_have_no_part_in_the_average) {
    const float nan = std::numeric_limits<float>::quiet_NaN();
    Raster r = raster(4, 2, {1, nan, nan, nan, 3, 100, nan, 5});
    r.invalid = {0, 0, 0, 0, 0, 1, 0, 0};
    const Surface s = fit_surface(r, {2, 1}, 1);
    EXPECT_TRUE(s.valid[0]);
    EXPECT_NEAR(s.values[0] + s.base, 2, 1e-6);
    EXPECT_FALSE(s.valid[1]);  // a quarter of the pixel is known
    EXPECT_FALSE(s.all_valid);
}

TEST(surface, the_spline_passes_through_the_samples) {
    const std::vector<float> h = {0, 4, 1, 9, 2, 2, 7, 3, 5, 8, 6, 1};
    const Surface s = fit_surface(raster(4, 3, h), {12, 9}, 3);
    // At three pixels a sample the middle one lies on it.
    for (int y = 0; y < 3; ++y)
        for (int x = 0; x < 4; ++x)
            EXPECT_NEAR(s.values[s.index(3 * x + 1, 3 * y + 1)] + s.base,
                        h[static_cast<std::size_t>(4 * y + x)], 1e-5);
    EXPECT_DOUBLE_EQ(s.pixel_m, 1);
    EXPECT_DOUBLE_EQ(s.pixels_per_sample, 3);
}

TEST(surface, a_raised_plane_stays_a_plane_away_from_its_edges) {
    std::vector<float> h;
    for (int y = 0; y < 40; ++y)
        for (int x = 0; x < 40; ++x) h.push_back(static_cast<float>(2 * x + y));
    const Surface s = fit_surface(raster(40, 40, h), {160, 160}, 4);
    for (int x = 60; x < 100; ++x)
        EXPECT_NEAR(s.values[s.index(x + 1, 80)] - s.values[s.index(x, 80)], 0.5, 1e-4);
}

TEST(surface, a_millimetre_on_a_high_plateau_is_kept) {
    // 8192.0 and the next float above it, 0.98 mm higher: their mean has no float of its own.
    const float low = 8192.0f, high = std::nextafter(low, 9000.0f);
    const Surface s = fit_surface(raster(4, 1, {low, low, low, high}), {2, 1}, 1);
    EXPECT_NEAR(s.values[1] - s.values[0], (high - low) / 2, 1e-7);
}

TEST(surface, maps_of_one_sample_or_only_holes_can_be_drawn_and_none_cannot) {
    EXPECT_EQ(fit_surface(raster(1, 1, {5}), {512, 512}, 1).values[77], 0);
    const float nan = std::numeric_limits<float>::quiet_NaN();
    EXPECT_FALSE(fit_surface(raster(2, 1, {nan, nan}), {8, 4}, 1).valid[3]);
    EXPECT_THROW(fit_surface(raster(0, 0, {}), {8, 4}, 1), Error);
}

}  // namespace
}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/resample.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>

namespace cuesta {
namespace {

constexpr Interpolation every[] = {Interpolation::nearest, Interpolation::bilinear,
                                   Interpolation::bicubic, Interpolation::spline};

template <class Value>
Raster raster_of(std::int64_t columns, std::int64_t rows, Value&& value) {
    Raster raster;
    raster.columns = columns, raster.rows = rows;
    for (std::int64_t y = 0; y < rows; ++y)
        for (std::int64_t x = 0; x < columns; ++x)
            raster.samples.push_back(static_cast<float>(value(x, y)));
    return raster;
}

Field resampled(const Raster& raster, const Grid& grid, Interpolation interpolation) {
    Field out({grid.columns, grid.rows, 0});
    resample(raster, whole(raster), grid, whole(grid), interpolation, out);
    return out;
}

TEST(resample, one_row_by_hand) {
    const Raster raster = raster_of(3, 1, [](auto x, auto) { return x == 1 ? 8.0 : 0.0; });
    const Grid grid{5, 1};  // source positions 0, 1/2, 1, 3/2, 2
    const Field linear = resampled(raster, grid, Interpolation::bilinear);
    EXPECT_EQ(linear.at(1, 0), 4.0f);
    EXPECT_EQ(linear.at(2, 0), 8.0f);
    // Catmull-Rom at 1/2: (-1, 9, 9, -1) / 16 of -8 (straight on), 0, 8, 0.
    const Field cubic = resampled(raster, grid, Interpolation::bicubic);
    EXPECT_EQ(cubic.at(0, 0), 0.0f);
    EXPECT_EQ(cubic.at(1, 0), 5.0f);
    EXPECT_EQ(cubic.at(2, 0), 8.0f);
    // B-spline at a sample: (1, 4, 1) / 6.
    EXPECT_FLOAT_EQ(resampled(raster, grid, Interpolation::spline).at(2, 0), 32.0f / 6.0f);
    EXPECT_EQ(resampled(raster, grid, Interpolation::nearest).at(3, 0), 0.0f);
}

TEST(resample, a_constant_stays_the_same_number) {
    const Raster raster = raster_of(17, 11, [](auto, auto) { return 1234.567; });
    for (const Interpolation way : every)
        for (const Edges edges : {Edges::open, Edges::wrap, Edges::wrap_x})
            for (const auto& [columns, rows] :
                 {std::pair{40, 30}, {5, 4}, {1, 1}, {1, 50}, {17, 3}}) {
                const Field out = resampled(raster, {columns, rows, 1, edges}, way);
                for (std::int64_t y = 0; y < rows; ++y)
                    for (std::int64_t x = 0; x < columns; ++x) ASSERT_EQ(out.at(x, y), 1234.567f);
            }
}

TEST(resample, a_plane_stays_a_plane_up_to_the_border) {
    const Raster raster = raster_of(9, 5, [](auto x, auto y) { return 3 * x - 2 * y; });
    for (const Interpolation way :
         {Interpolation::bilinear, Interpolation::bicubic, Interpolation::spline}) {
        const Field out = resampled(raster, {17, 13}, way);
        for (std::int64_t y = 0; y < 13; ++y)
            for (std::int64_t x = 0; x < 17; ++x)
                ASSERT_NEAR(out.at(x, y), 3 * x / 2.0 - 2 * y / 3.0, 2e-6);
    }
}

TEST(resample, the_own_size_is_a_copy) {
    const Raster raster =
        raster_of(13, 9, [](auto x, auto y) { return std::sin(x * 1.7 + y * y); });
    for (const Interpolation way :
         {Interpolation::nearest, Interpolation::bilinear, Interpolation::bicubic}) {
        const Field out = resampled(raster, {13, 9}, way);
        for (std::int64_t y = 0; y < 9; ++y)
            ASSERT_EQ(std::memcmp(out.row(y), raster.samples.data() + y * 13, 13 * sizeof(float)),
                      0);
    }
}

TEST(resample, shrinking_takes_the_mean_and_no_false_waves) {
    // Stripes of two samples vanish in the mean; every fourth sample alone would show them.
    const Raster stripes = raster_of(64, 64, [](auto x, auto) { return x % 2 == 0 ? 1.0 : -1.0; });
    const Field out = resampled(stripes, {16, 16, 1, Edges::wrap}, Interpolation::bicubic);
    for (std::int64_t x = 0; x < 16; ++x) EXPECT_NEAR(out.at(x, 8), 0, 1e-6);
    // The mean of the whole survives on a wrapped map.
    const Raster ramp = raster_of(60, 60, [](auto x, auto y) { return (x * 7 + y * 13) % 29; });
    double before = 0, after = 0;
    for (const float v : ramp.samples) before += v / 3600.0;
    const Field small = resampled(ramp, {12, 12, 1, Edges::wrap}, Interpolation::bilinear);
    for (std::int64_t y = 0; y < 12; ++y)
        for (std::int64_t x = 0; x < 12; ++x) after += small.at(x, y) / 144.0;
    EXPECT_NEAR(after, before, 1e-5);
}

TEST(resample, wrapped_axes_join) {
    const Raster wave = raster_of(8, 1, [](auto x, auto) { return std::cos(x * 0.78539816339); });
    const Field out = resampled(wave, {16, 1, 1, Edges::wrap_x}, Interpolation::bicubic);
    // Halfway between the last and the first sample, as between the first and the second.
    EXPECT_NEAR(out.at(15, 0), out.at(1, 0), 1e-6);
    EXPECT_GT(out.at(15, 0), 0.9f);
}

TEST(resample, blocks_agree_with_the_whole) {
    const Raster raster = raster_of(31, 23, [](auto x, auto y) { return std::cos(x + 2.3 * y); });
    for (const Interpolation way : every)
        for (const std::int64_t size : {50, 9}) {
            const Grid grid{size, size, 1, Edges::wrap_x};
            const Field all = resampled(raster, grid, way);
            const Decomposition cut(grid, 3, 2);
            for (int rank = 0; rank < cut.size(); ++rank) {
                const Block block = cut.block(rank);
                Field part({block.columns, block.rows, 0});
                resample(raster, whole(raster), grid, block, way, part);
                for (std::int64_t y = 0; y < block.rows; ++y)
                    for (std::int64_t x = 0; x < block.columns; ++x)
                        ASSERT_EQ(part.at(x, y), all.at(block.x0 + x, block.y0 + y));
            }
        }
}

TEST(continue_line, goes_straight_on_or_wraps) {
    const float values[] = {1, 3, 4};
    float line[7];
    continue_line(values, {3, false}, -2, 4, line);
    EXPECT_EQ(std::vector<float>(line, line + 7), (std::vector<float>{-3, -1, 1, 3, 4, 5, 6}));
    continue_line(values, {3, true}, -2, 4, line);
    EXPECT_EQ(std::vector<float>(line, line + 7), (std::vector<float>{3, 4, 1, 3, 4, 1, 3}));
}

}  // namespace
}  // namespace cuesta

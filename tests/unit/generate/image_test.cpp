// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/image.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "cuesta/base/check.h"
#include "cuesta/base/error.h"
#include "support/run_operator.h"

namespace cuesta {
namespace {

Raster ramp(std::int64_t columns, std::int64_t rows) {
    Raster raster;
    raster.columns = columns, raster.rows = rows;
    for (std::int64_t i = 0; i < columns * rows; ++i)
        raster.samples.push_back(0.1f * static_cast<float>(i % columns) +
                                 3.3f * static_cast<float>(i / columns));
    return raster;
}

Field read(const Raster& raster, const Image& image, const Grid& grid,
           StepReport* report = nullptr) {
    return test::run_generator(image, grid, {.inputs = std::span(&raster, 1), .report = report});
}

TEST(image, of_the_maps_own_size_arrives_to_the_bit) {
    const Raster raster = ramp(7, 5);
    const Field field = read(raster, {.file = {0}}, {7, 5});
    for (std::int64_t y = 0; y < 5; ++y)
        for (std::int64_t x = 0; x < 7; ++x) ASSERT_EQ(field.at(x, y), raster.at(x, y));
}

TEST(image, spreads_a_file_of_parts_between_low_and_high) {
    Raster raster;
    raster.columns = 3, raster.rows = 1, raster.in_metres = false;
    raster.samples = {0, 0.5f, 1};
    raster.low = -10, raster.high = 30;
    const Field by_sidecar = read(raster, {.file = {0}}, {3, 1});
    EXPECT_EQ(by_sidecar.at(0, 0), -10.0f);
    EXPECT_EQ(by_sidecar.at(1, 0), 10.0f);
    EXPECT_EQ(by_sidecar.at(2, 0), 30.0f);
    const Field by_recipe = read(raster, {.file = {0}, .low = 100, .high = 200}, {3, 1});
    EXPECT_EQ(by_recipe.at(0, 0), 100.0f);
    EXPECT_EQ(by_recipe.at(1, 0), 150.0f);
    EXPECT_EQ(by_recipe.at(2, 0), 200.0f);
}

TEST(image, knows_what_a_recipe_must_still_say) {
    Raster raster = ramp(2, 2);
    EXPECT_EQ(image_problem(raster, false, false), "");
    EXPECT_NE(image_problem(raster, true, false), "");
    EXPECT_NE(image_problem(raster, false, true), "");
    raster.in_metres = false;
    EXPECT_NE(image_problem(raster, false, false), "");
    EXPECT_EQ(image_problem(raster, true, true), "");
    EXPECT_THROW(read(raster, {.file = {0}}, {2, 2}), BrokenInvariant);
    raster.low = 0, raster.high = 100;
    EXPECT_EQ(image_problem(raster, false, false), "");
}

TEST(image, corners_of_a_stretched_file_stay_corners) {
    const Raster raster = ramp(4, 3);
    for (const auto& [columns, rows] : {std::pair{13, 9}, {4, 21}, {9, 3}}) {
        const Field field = read(raster, {.file = {0}}, {columns, rows});
        EXPECT_FLOAT_EQ(field.at(0, 0), raster.at(0, 0));
        EXPECT_FLOAT_EQ(field.at(columns - 1, 0), raster.at(3, 0));
        EXPECT_FLOAT_EQ(field.at(columns - 1, rows - 1), raster.at(3, 2));
    }
}

TEST(image, crops_around_the_centre) {
    Raster raster;  // 5 columns of their own number
    raster.columns = 5, raster.rows = 3;
    for (int i = 0; i < 15; ++i) raster.samples.push_back(static_cast<float>(i % 5));
    const Image image{.file = {0}, .interpolation = Interpolation::bilinear, .fit = Fit::crop};
    const Field field = read(raster, image, {5, 5});  // square: columns 1 to 3 remain
    EXPECT_FLOAT_EQ(field.at(0, 2), 1.0f);
    EXPECT_FLOAT_EQ(field.at(2, 2), 2.0f);
    EXPECT_FLOAT_EQ(field.at(4, 2), 3.0f);
}

TEST(image, nodata_is_refused_lowered_or_filled) {
    Raster raster = ramp(5, 5);
    raster.invalid.assign(25, 0);
    raster.invalid[12] = 1;
    raster.samples[12] = -9999;
    raster.samples[3] = std::numeric_limits<float>::quiet_NaN();
    EXPECT_THROW(read(raster, {.file = {0}, .nodata = Nodata::refuse}, {5, 5}), Error);

    const Field lowered = read(raster, {.file = {0}, .nodata = Nodata::lowest}, {5, 5});
    EXPECT_EQ(lowered.at(2, 2), 0.0f);
    EXPECT_EQ(lowered.at(3, 0), 0.0f);

    StepReport report;
    const Field filled = read(raster, {.file = {0}, .nodata = Nodata::fill}, {5, 5}, &report);
    EXPECT_EQ(report.counts["nodata_samples"], 2);
    EXPECT_EQ(filled.at(1, 2), raster.at(1, 2)) << "known samples stay";
    EXPECT_GT(filled.at(2, 2), 3.3f) << "between the rows around it";
    EXPECT_LT(filled.at(2, 2), 10.3f);
}

TEST(image, stops_when_its_file_was_not_loaded) {
    EXPECT_THROW(test::run_generator(Image{}, {2, 2}), BrokenInvariant);
}

TEST(close_gaps, goes_through_a_wide_gap_without_leaving_the_rims_range) {
    Raster raster;
    raster.columns = 64, raster.rows = 32;
    for (int i = 0; i < 64 * 32; ++i) {
        const int x = i % 64;
        raster.samples.push_back(x < 8 ? 10.0f : x >= 56 ? 50.0f : NAN);
    }
    StepReport report;
    const Field filled = read(raster, {.file = {0}, .nodata = Nodata::fill}, {64, 32}, &report);
    EXPECT_EQ(report.counts["nodata_samples"], 48 * 32);
    float last = 10;
    for (int x = 0; x < 64; ++x) {
        EXPECT_GE(filled.at(x, 16), last - 1e-4f) << x;  // rises from rim to rim
        last = filled.at(x, 16);
    }
    EXPECT_EQ(filled.at(0, 0), 10.0f);
    EXPECT_EQ(filled.at(63, 31), 50.0f);
    EXPECT_NEAR(filled.at(32, 16), 30, 8);
}

TEST(close_gaps, needs_a_sample_to_start_from) {
    Raster raster = ramp(3, 3);
    raster.invalid.assign(9, 1);
    EXPECT_THROW(close_gaps(raster, Nodata::fill, {0, 0, 3, 3}), Error);
}

TEST(image, is_the_same_on_blocks) {
    const Raster raster = ramp(11, 17);
    const test::RunOptions options{.inputs = std::span(&raster, 1)};
    for (const Edges edges : {Edges::open, Edges::wrap}) {
        const Grid grid{29, 23, 1, edges};
        const Image image{.file = {0}};
        EXPECT_TRUE(test::same_bits(test::run_generator(image, grid, options),
                                    test::run_generator_on_blocks(image, grid, 3, 2, options)));
    }
}

}  // namespace
}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/filter/blur.h"

#include <gtest/gtest.h>

#include <cmath>

#include "support/run_operator.h"

namespace cuesta {
namespace {

Field rough(std::int64_t columns, std::int64_t rows) {
    Field field({columns, rows, 1});
    for (std::int64_t y = 0; y < rows; ++y)
        for (std::int64_t x = 0; x < columns; ++x)
            field.at(x, y) = static_cast<float>((x * 7919 + y * 104729) % 1000);
    return field;
}

TEST(blur, radius_is_in_metres) {
    // 20 m at a spacing of 10 m: sigma of two samples.
    const Grid grid{41, 1, 10, Edges::open};
    Field in({41, 1, 1});
    in.at(20, 0) = 1000;
    const Field out = test::run_filter(Blur{.radius = 20}, in, grid);
    EXPECT_NEAR(out.at(20, 0), 1000 / 5.0132565493, 1e-4);
    EXPECT_NEAR(out.at(22, 0), 1000 / 5.0132565493 * std::exp(-0.5), 1e-4);
    const Field box = test::run_filter(Blur{.radius = 25, .kernel = BlurKernel::box}, in, grid);
    EXPECT_FLOAT_EQ(box.at(18, 0), 200);
    EXPECT_FLOAT_EQ(box.at(17, 0), 0);
}

TEST(blur, is_the_same_on_blocks_of_any_layout) {
    for (const Edges edges : {Edges::open, Edges::wrap})
        for (const BlurKernel kernel : {BlurKernel::gaussian, BlurKernel::box})
            for (const double radius : {1.0, 4.0, 17.0, 300.0}) {
                const Grid grid{39, 83, 1, edges};
                const Field in = rough(39, 83);
                const Blur op{.radius = radius, .kernel = kernel};
                const Field one = test::run_filter(op, in, grid);
                for (const auto& [across, down] : {std::pair{3, 2}, std::pair{1, 5}})
                    EXPECT_TRUE(test::same_bits(
                        one, test::run_filter_on_blocks(op, in, grid, across, down)))
                        << radius;
            }
}

TEST(blur, says_when_the_radius_reaches_no_second_sample) {
    StepReport report;
    const Field in = rough(8, 8);
    const Field out = test::run_filter(Blur{.radius = 0}, in, {8, 8}, {.report = &report});
    EXPECT_TRUE(test::same_bits(in, out));
    EXPECT_EQ(report.counts["radius_below_spacing"], 1);
}

}  // namespace
}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/filter/smooth.h"

#include <gtest/gtest.h>

#include <cmath>

#include "cuesta/base/exact_sum.h"
#include "support/run_operator.h"

namespace cuesta {
namespace {

Field rough(std::int64_t columns, std::int64_t rows) {
    Field field({columns, rows, 1});
    std::uint32_t state = 99;
    for (std::int64_t y = 0; y < rows; ++y)
        for (std::int64_t x = 0; x < columns; ++x)
            field.at(x, y) =
                static_cast<float>((state = state * 1664525u + 1013904223u) >> 8) * 0x1p-24f;
    return field;
}

using Mean = void (*)(const MapPart&, double, Field&);

Field smoothed(Mean mean, const Field& in, const Grid& grid, double width) {
    SingleCommunicator comm(grid);
    Field out(in.shape());
    mean({in, grid, whole(grid), comm}, width, out);
    return out;
}

// The definition: every mirror image or repetition within reach, in two nested sums.
template <class Weight>
double by_definition(const Field& in, const Grid& grid, std::int64_t x, std::int64_t y,
                     std::int64_t radius, const Weight& weight) {
    double sum = 0, all = 0;
    for (std::int64_t v = y - radius; v <= y + radius; ++v)
        for (std::int64_t u = x - radius; u <= x + radius; ++u) {
            const double w = weight(u - x) * weight(v - y);
            all += w;
            sum += w * in.at(mirrored_or_wrapped(u, grid.columns, grid.wraps_x()),
                             mirrored_or_wrapped(v, grid.rows, grid.wraps_y()));
        }
    return sum / all;
}

TEST(smooth, gaussian_agrees_with_its_definition_for_narrow_and_wide) {
    for (const Edges edges : {Edges::open, Edges::wrap, Edges::wrap_x})
        for (const auto& [columns, rows] : {std::pair{31, 17}, std::pair{5, 40}})
            for (const double sigma : {0.4, 1.7, 5.9, 6.1, 9.0, 23.0, 60.0}) {
                const Grid grid{columns, rows, 1, edges};
                const Field in = rough(columns, rows);
                const Field out = smoothed(gaussian_mean, in, grid, sigma);
                const auto radius = static_cast<std::int64_t>(6.5 * sigma + 1);
                const auto bell = [&](std::int64_t d) {
                    const double t = static_cast<double>(d) / sigma;
                    return std::exp(-0.5 * t * t);
                };
                for (const auto& [x, y] : {std::pair{0, 0}, std::pair{3, 11}, std::pair{4, 16}})
                    EXPECT_NEAR(out.at(x, y), by_definition(in, grid, x, y, radius, bell), 1e-7)
                        << sigma << " at " << x << "," << y << " on " << columns << "x" << rows;
            }
}

TEST(smooth, gaussian_of_one_peak_has_the_weights_worked_out_by_hand) {
    const Grid grid{41, 1, 1, Edges::open};
    Field in({41, 1, 1});
    in.at(20, 0) = 1;
    const Field out = smoothed(gaussian_mean, in, grid, 2);
    // Sum over k of exp(-k^2 / 8) is 2 sqrt(2 pi) to ten digits.
    for (int d = -6; d <= 6; ++d)
        EXPECT_NEAR(out.at(20 + d, 0), std::exp(-d * d / 8.0) / 5.0132565493, 1e-8);
}

TEST(smooth, box_agrees_with_its_definition_for_any_width) {
    for (const Edges edges : {Edges::open, Edges::wrap})
        for (const double half : {0.75, 1.0, 2.5, 4.2, 30.0, 75.3}) {
            const Grid grid{13, 90, 1, edges};  // two strips of running sums
            const Field in = rough(13, 90);
            const Field out = smoothed(box_mean, in, grid, half);
            const auto inside = [&](std::int64_t d) {
                const double k = std::abs(static_cast<double>(d));
                return std::min(std::max(half - (k - 0.5), 0.0), 1.0);
            };
            for (const auto& [x, y] : {std::pair{0, 0}, std::pair{12, 89}, std::pair{6, 64}})
                EXPECT_NEAR(out.at(x, y), by_definition(in, grid, x, y, 80, inside), 1e-7)
                    << half << " at " << x << "," << y;
        }
}

TEST(smooth, box_of_three_by_three_is_the_mean_of_nine) {
    const Grid grid{3, 3, 1, Edges::open};
    Field in({3, 3, 1});
    for (int i = 0; i < 9; ++i) in.at(i % 3, i / 3) = static_cast<float>(i);
    const Field out = smoothed(box_mean, in, grid, 1.5);
    EXPECT_FLOAT_EQ(out.at(1, 1), 4);
    // At the corner the mirror shows 0 1 / 3 4 with weights 2 1 / 2 1 each way.
    EXPECT_FLOAT_EQ(out.at(0, 0), (4 * 0 + 2 * 1 + 2 * 3 + 4) / 9.0f);
}

TEST(smooth, keeps_constants_to_the_bit_and_the_sum_to_rounding) {
    for (const Edges edges : {Edges::open, Edges::wrap})
        for (const Mean mean : {gaussian_mean, box_mean})
            for (const double width : {0.6, 3.3, 11.0, 400.0}) {
                const Grid grid{37, 70, 1, edges};
                Field flat({37, 70, 1});
                flat.fill(1234.567f);
                EXPECT_TRUE(test::same_bits(flat, smoothed(mean, flat, grid, width)));
                const Field in = rough(37, 70), out = smoothed(mean, in, grid, width);
                double before = 0, after = 0;
                for (int i = 0; i < 37 * 70; ++i)
                    before += in.at(i % 37, i / 37), after += out.at(i % 37, i / 37);
                EXPECT_NEAR(after / before, 1, 1e-7) << width;
            }
}

TEST(smooth, too_narrow_copies_the_map) {
    const Grid grid{9, 9};
    const Field in = rough(9, 9);
    EXPECT_TRUE(test::same_bits(in, smoothed(gaussian_mean, in, grid, 0.05)));
    EXPECT_TRUE(test::same_bits(in, smoothed(box_mean, in, grid, 0.5)));
    EXPECT_TRUE(test::same_bits(in, smoothed(gaussian_mean, in, grid, 0)));
}

}  // namespace
}  // namespace cuesta

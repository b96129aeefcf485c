// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/noise/lattice_kernel.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

namespace cuesta {
namespace {

constexpr LatticeRowKey key{0x1234567u, 0x89abcdefu};
constexpr int widths[] = {4, 8, 16};

std::vector<float> room(int count) {
    return std::vector<float>(static_cast<std::size_t>(count + lattice_padding));
}

TEST(lattice_kernel, values_are_the_words_of_their_points) {
    for (const int width : widths) {
        std::vector<float> value = room(37);
        lattice_kernels(width).values(key, 0xfffffff0u, 0, 37, value.data());
        for (std::uint32_t i = 0; i < 37; ++i)
            EXPECT_EQ(
                value[i],
                static_cast<float>(lattice_word(key, 0xfffffff0u + i) >> 8) * 0x1p-23f - 1.0f);
    }
}

TEST(lattice_kernel, gradients_have_the_length_of_a_diagonal_and_16_directions) {
    for (const int width : widths) {
        std::vector<float> gx = room(53), gy = room(53);
        lattice_kernels(width).gradients(key, 5, 0, 53, gx.data(), gy.data());
        for (std::uint32_t i = 0; i < 53; ++i) {
            const double turn = ((lattice_word(key, 5 + i) >> 28) + 0.5) / 16 * 2 * M_PI;
            EXPECT_NEAR(gx[i], std::sqrt(2.0) * std::cos(turn), 1e-6);
            EXPECT_NEAR(gy[i], std::sqrt(2.0) * std::sin(turn), 1e-6);
        }
    }
}

TEST(lattice_kernel, points_of_a_period_repeat) {
    for (const int width : widths) {
        std::vector<float> plain = room(20), wrapped = room(20);
        lattice_kernels(width).values(key, 0, 0, 20, plain.data());
        lattice_kernels(width).values(key, 13, 20, 20, wrapped.data());
        for (std::size_t i = 0; i < 20; ++i) EXPECT_EQ(wrapped[i], plain[(i + 13) % 20]);
    }
}

// Cells of 3 samples, 1 sample and less: by permutation and by gathering.
TEST(lattice_kernel, samples_use_the_coefficients_of_their_cell_at_every_width) {
    for (const double step : {1.0 / 3, 1.0, 2.6}) {
        constexpr int count = 61;
        std::vector<std::int32_t> cell(count + lattice_padding);
        std::vector<float> t = room(count), u = room(count);
        for (std::size_t i = 0; i < cell.size(); ++i) {
            const double c = 4.2 + step * static_cast<double>(i);
            cell[i] = static_cast<std::int32_t>(c);
            t[i] = static_cast<float>(c - cell[i]), u[i] = t[i] * t[i];
        }
        const LatticeColumns columns{cell.data(), t.data(), u.data(), 4, step > 1};
        std::vector<float> c[4];
        for (int k = 0; k < 4; ++k) {
            c[k] = room(300);
            lattice_kernels(4).values({key.add, static_cast<std::uint32_t>(k)}, 0, 0, 300,
                                      c[k].data());
        }
        for (const int width : widths) {
            const LatticeKernels& kernels = lattice_kernels(width);
            EXPECT_LE(kernels.width, width);
            std::vector<float> four = room(count), two = room(count), sum = room(count);
            kernels.sample_four(columns, {c[0].data(), c[1].data(), c[2].data(), c[3].data()},
                                count, four.data());
            kernels.sample_two(columns, {c[0].data(), c[1].data()}, count, two.data());
            kernels.sample_kernel(columns, c[0].data(), c[1].data(), 0.5f, false, count,
                                  sum.data());
            kernels.sample_kernel(columns, c[2].data(), c[3].data(), 0.6f, true, count, sum.data());
            for (std::size_t i = 0; i < count; ++i) {
                const auto k = static_cast<std::size_t>(cell[i] - 4);
                EXPECT_EQ(four[i], (c[0][k] + c[1][k] * t[i]) + u[i] * (c[2][k] + c[3][k] * t[i]));
                EXPECT_EQ(two[i], c[0][k] + u[i] * c[1][k]);
                const auto kernel = [&](float d, float reach, float gx, float gy_dy) {
                    const float m = std::max(0.0f, reach - d * d);
                    return ((m * m) * (m * m)) * (gx * d + gy_dy);
                };
                const float above = kernel(t[i], 0.5f, c[0][k], c[1][k]) +
                                    kernel(t[i] - 1.0f, 0.5f, c[0][k + 1], c[1][k + 1]);
                const float below = kernel(t[i], 0.6f, c[2][k], c[3][k]) +
                                    kernel(t[i] - 1.0f, 0.6f, c[2][k + 1], c[3][k + 1]);
                EXPECT_EQ(sum[i], above + below);
            }
        }
    }
}

TEST(lattice_kernel, words_are_uniform_and_independent_of_their_neighbours) {
    double mean = 0, product = 0, across_rows = 0;
    constexpr int n = 1 << 16;
    const auto centred = [](std::uint32_t word) { return word * 0x1p-32 - 0.5; };
    for (std::uint32_t i = 0; i < n; ++i) {
        const double a = centred(lattice_word(key, i));
        mean += a / n, product += a * centred(lattice_word(key, i + 1)) / n;
        across_rows += a * centred(lattice_word({key.add + 1, key.flip}, i)) / n;
    }
    EXPECT_NEAR(mean, 0, 5 * 0.2887 / 256);  // five standard errors
    EXPECT_NEAR(product, 0, 5 * 0.0833 / 256);
    EXPECT_NEAR(across_rows, 0, 5 * 0.0833 / 256);
}

}  // namespace
}  // namespace cuesta

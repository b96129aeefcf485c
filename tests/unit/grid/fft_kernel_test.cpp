// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/fft_kernel.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <numbers>
#include <vector>

namespace cuesta {
namespace {

// Floats on a cache line.
class Aligned {
public:
    explicit Aligned(std::int64_t elements) : blocks_(static_cast<std::size_t>(2 * elements)) {}
    float* data() { return blocks_.front().values; }
    float& re(std::int64_t i, std::int64_t lane) { return data()[i * fft_element + lane]; }
    float& im(std::int64_t i, std::int64_t lane) { return re(i, lane + fft_lanes); }
    bool same_bits(Aligned& other) {
        return std::memcmp(data(), other.data(), blocks_.size() * sizeof(Block)) == 0;
    }

private:
    struct alignas(64) Block {
        float values[16] = {};
    };
    std::vector<Block> blocks_;
};

// Lane l holds a wave of frequency l + 1 and height l + 1.
Aligned waves(std::int64_t n) {
    Aligned x(n);
    for (std::int64_t j = 0; j < n; ++j) {
        for (std::int64_t lane = 0; lane < fft_lanes; ++lane) {
            const double a = 2 * std::numbers::pi * static_cast<double>((lane + 1) * j % n) /
                             static_cast<double>(n);
            x.re(j, lane) = static_cast<float>(static_cast<double>(lane + 1) * std::cos(a));
            x.im(j, lane) = static_cast<float>(static_cast<double>(lane + 1) * std::sin(a));
        }
    }
    return x;
}

TEST(fft_kernel, the_narrowest_set_always_exists_and_limits_hold) {
    EXPECT_EQ(fft_kernels(4).width, 4);
    EXPECT_LE(fft_kernels(8).width, 8);
    EXPECT_GE(fft_kernels().width, fft_kernels(8).width);
}

TEST(fft_kernel, a_wave_in_each_lane_becomes_one_entry) {
    for (const int width : {4, 8, 16}) {
        for (const std::int64_t n : {20, 23, 540, 1024}) {
            const FftPlan plan(n);
            Aligned x = waves(n), scratch(plan.line().scratch);
            fft_kernels(width).transform(plan.line(), x.data(), x.data(), fft_tile, scratch.data(),
                                         true);
            for (std::int64_t k = 0; k < n; ++k) {
                for (std::int64_t lane = 0; lane < fft_lanes; ++lane) {
                    const double height = static_cast<double>((lane + 1) * n);
                    ASSERT_NEAR(x.re(k, lane), k == lane + 1 ? height : 0.0, 1e-6 * height);
                    ASSERT_NEAR(x.im(k, lane), 0.0, 1e-6 * height);
                }
            }
        }
    }
}

TEST(fft_kernel, all_sets_give_the_same_bits) {
    for (const std::int64_t n : {1, 2, 3, 7, 16, 45, 60, 128, 211, 2000, 2048}) {
        const FftPlan plan(n);
        std::vector<FftRoot> roots;
        for (std::int64_t k = 0; k <= n / 2; ++k) {
            roots.push_back({static_cast<float>(fft_root(k, 2 * n).real()),
                             static_cast<float>(fft_root(k, 2 * n).imag())});
        }
        const auto run = [&](int width) {
            const FftKernels& kernels = fft_kernels(width);
            Aligned x = waves(n), scratch(plan.line().scratch);
            kernels.join_halves(x.data(), n, roots.data());
            kernels.transform(plan.line(), x.data(), x.data(), fft_tile, scratch.data(), false);
            kernels.transform(plan.line(), x.data(), x.data(), fft_tile, scratch.data(), true);
            kernels.split_halves(x.data(), n, roots.data());
            return x;
        };
        Aligned narrow = run(4), middle = run(8), wide = run(16);
        EXPECT_TRUE(narrow.same_bits(middle)) << n;
        EXPECT_TRUE(narrow.same_bits(wide)) << n;
    }
}

TEST(fft_kernel, tiles_of_the_result_can_go_anywhere) {
    const std::int64_t n = 1024;
    const FftPlan plan(n);
    ASSERT_TRUE(fft_writes_tiles(plan.line()));
    EXPECT_FALSE(fft_writes_tiles(FftPlan(512).line()));   // one chain
    EXPECT_FALSE(fft_writes_tiles(FftPlan(1000).line()));  // 25 * 40
    EXPECT_FALSE(fft_writes_tiles(FftPlan(1031).line()));  // a prime
    for (const int width : {4, 8, 16}) {
        Aligned x = waves(n), expected = waves(n), scratch(plan.line().scratch);
        fft_kernels(width).transform(plan.line(), expected.data(), expected.data(), fft_tile,
                                     scratch.data(), false);
        Aligned apart(3 * n);  // every third tile
        fft_kernels(width).transform(plan.line(), x.data(), apart.data(), 3 * fft_tile,
                                     scratch.data(), false);
        for (std::int64_t k = 0; k < n; ++k) {
            for (std::int64_t lane = 0; lane < fft_lanes; ++lane) {
                const std::int64_t at = k / 16 * 48 + k % 16;
                ASSERT_EQ(apart.re(at, lane), expected.re(k, lane));
                ASSERT_EQ(apart.im(at, lane), expected.im(k, lane));
            }
        }
    }
}

TEST(fft_kernel, extremes_are_taken_lane_by_lane) {
    for (const int width : {4, 8, 16}) {
        for (const int count : {0, 1, 2, 7}) {
            std::vector<float> data(8 * 20), low(16, 3.0f), high(16, 4.0f);
            for (std::size_t i = 0; i < data.size(); ++i) {
                data[i] = static_cast<float>(i % 20) * (i / 20 % 2 == 0 ? -1.0f : 2.0f);
            }
            fft_kernels(width).extremes(data.data(), count, 20, low.data(), high.data());
            for (std::size_t lane = 0; lane < 16; ++lane) {
                const auto x = static_cast<float>(lane);
                EXPECT_EQ(low[lane], count == 0 ? 3.0f : std::min(3.0f, -x));
                EXPECT_EQ(high[lane], count < 2 ? 4.0f : std::max(4.0f, 2 * x));
            }
        }
    }
}

TEST(fft_kernel, split_undoes_join_up_to_a_factor_of_two) {
    const std::int64_t m = 6;
    std::vector<FftRoot> roots;
    for (std::int64_t k = 0; k <= 3; ++k) {
        roots.push_back({static_cast<float>(fft_root(k, 12).real()),
                         static_cast<float>(fft_root(k, 12).imag())});
    }
    Aligned x = waves(m), before = waves(m);
    fft_kernels().join_halves(x.data(), m, roots.data());
    fft_kernels().split_halves(x.data(), m, roots.data());
    for (std::int64_t k = 0; k < m; ++k) {
        for (std::int64_t lane = 0; lane < fft_lanes; ++lane) {
            EXPECT_NEAR(x.re(k, lane), 2 * before.re(k, lane), 1e-5);
            EXPECT_NEAR(x.im(k, lane), 2 * before.im(k, lane), 1e-5);
        }
    }
}

TEST(fft_kernel, transpose_exchanges_rows_and_columns) {
    std::vector<float> from(1 + 16 * 20), to(1 + 16 * 18);
    for (std::size_t i = 0; i < from.size(); ++i) from[i] = static_cast<float>(i);
    for (const int width : {4, 8, 16}) {
        std::fill(to.begin(), to.end(), -1.0f);
        // One float off, because rows of a map have no alignment.
        fft_kernels(width).transpose(from.data() + 1, 20, to.data() + 1, 18);
        for (std::size_t r = 0; r < 16; ++r) {
            for (std::size_t c = 0; c < 18; ++c) {
                EXPECT_EQ(to[1 + r * 18 + c], c < 16 ? static_cast<float>(1 + c * 20 + r) : -1.0f);
            }
        }
    }
}

}  // namespace
}  // namespace cuesta

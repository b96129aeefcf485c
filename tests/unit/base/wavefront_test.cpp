// SPDX-License-Identifier: Apache-2.0
#include "cuesta/base/wavefront.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <stdexcept>
#include <vector>

#include "cuesta/base/parallel.h"

namespace cuesta {
namespace {

// Each sweep mixes what stands in a band and in the one after it: the order shows in every number.
std::vector<std::uint64_t> mixed(std::int64_t sweeps, std::int64_t bands, int threads) {
    set_thread_count(threads);
    std::vector<std::uint64_t> numbers(static_cast<std::size_t>(bands), 1);
    run_wavefront({0, sweeps, bands, threads}, [&](WavefrontSweep& sweep) {
        for (std::int64_t b = 0; b < bands; ++b) {
            sweep.wait_for(std::min(b + 2, bands));
            auto& here = numbers[static_cast<std::size_t>(b)];
            const std::uint64_t next = b + 1 < bands ? numbers[static_cast<std::size_t>(b + 1)] : 7;
            here =
                (here * 6364136223846793005u + next) ^ static_cast<std::uint64_t>(sweep.number());
            sweep.finish(b + 1);
        }
    });
    return numbers;
}

TEST(Wavefront, any_number_of_threads_gives_the_same_bits) {
    const auto one = mixed(200, 23, 1);
    for (const int threads : {2, 3, 7}) EXPECT_EQ(mixed(200, 23, threads), one);
    EXPECT_EQ(mixed(200, 1, 3), mixed(200, 1, 1));
    EXPECT_EQ(mixed(0, 5, 2), std::vector<std::uint64_t>(5, 1));
}

TEST(Wavefront, every_sweep_is_made_once_and_a_thread_makes_one_at_a_time) {
    set_thread_count(3);
    std::vector<std::atomic<int>> made(50), busy(3);
    std::atomic<bool> together{false};
    run_wavefront({10, 60, 4, 3}, [&](WavefrontSweep& sweep) {
        auto& mine = busy[static_cast<std::size_t>(sweep.thread())];
        if (mine.fetch_add(1) != 0) together = true;
        for (std::int64_t b = 1; b <= 4; ++b) sweep.wait_for(b), sweep.finish(b);
        ++made[static_cast<std::size_t>(sweep.number() - 10)];
        mine.fetch_sub(1);
    });
    EXPECT_FALSE(together);
    for (const auto& count : made) EXPECT_EQ(count, 1);
}

TEST(Wavefront, the_exception_of_a_sweep_is_thrown_again_and_nobody_waits_for_ever) {
    for (const int threads : {1, 2, 4}) {
        set_thread_count(threads);
        std::atomic<std::int64_t> farthest{-1};
        const auto run = [&] {
            run_wavefront({0, 40, 8, threads}, [&](WavefrontSweep& sweep) {
                for (std::int64_t b = 0; b < 8; ++b) {
                    sweep.wait_for(std::min<std::int64_t>(b + 2, 8));
                    if (sweep.number() == 5 && b == 3) throw std::runtime_error("five");
                    if (b == 7) farthest = std::max<std::int64_t>(farthest, sweep.number());
                    sweep.finish(b + 1);
                }
            });
        };
        EXPECT_THROW(run(), std::runtime_error) << threads;
        EXPECT_EQ(farthest, 4) << "a sweep went on over what another left half done";
    }
}

}  // namespace
}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/fft_scratch.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <optional>

namespace cuesta {
namespace {

TEST(fft_scratch, arrays_start_on_cache_lines_and_large_ones_on_huge_pages) {
    const FftFloats small(fft_allocate(3)), large(fft_allocate(std::ptrdiff_t{1} << 20));
    EXPECT_EQ(reinterpret_cast<std::uintptr_t>(small.get()) % 64, 0u);
    EXPECT_EQ(reinterpret_cast<std::uintptr_t>(large.get()) % (2u << 20), 0u);
}

TEST(fft_scratch, a_new_array_is_zero_and_a_returned_one_is_used_again) {
    FftScratch pool(5);
    std::optional<FftScratch::Lease> first(std::in_place, pool);
    for (int i = 0; i < 5; ++i) EXPECT_EQ(first->get()[i], 0.0f);
    first->get()[4] = 7.0f;
    float* const kept = first->get();
    first.reset();
    const FftScratch::Lease again(pool);
    EXPECT_EQ(again.get(), kept);
    EXPECT_EQ(again.get()[4], 7.0f);
}

TEST(fft_scratch, two_leases_at_once_do_not_share) {
    FftScratch pool(5);
    const FftScratch::Lease one(pool), other(pool);
    EXPECT_NE(one.get(), other.get());
}

}  // namespace
}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/base/simd_clones.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <vector>

namespace {

CUESTA_SIMD_CLONES(void, mixed_row, (const float* a, float* b, int n), (a, b, n)) {
    for (int i = 0; i < n; ++i) b[i] = std::sqrt(a[i] * 1.1f + 0.3f) / (a[i] + 0.7f);
}

CUESTA_SIMD_CLONES(int, add, (int a, int b), (a, b)) {
    return a + b;
}

std::vector<float> numbers() {
    std::vector<float> list;
    for (int i = 0; i < 1003; ++i) list.push_back(0.37f * static_cast<float>(i));
    return list;
}

TEST(simd_clones, pass_arguments_and_result) {
    EXPECT_EQ(add(2, 40), 42);
}

TEST(simd_clones, give_the_bits_of_the_scalar_loop) {
    const std::vector<float> a = numbers();
    std::vector<float> b(a.size());
    mixed_row(a.data(), b.data(), static_cast<int>(a.size()));
    for (std::size_t i = 0; i < a.size(); ++i) {
        volatile float scaled = a[i] * 1.1f;
        volatile float root = std::sqrt(scaled + 0.3f);
        volatile float below = a[i] + 0.7f;
        ASSERT_EQ(b[i], root / below) << i;
    }
}

#if defined(__x86_64__)
TEST(simd_clones, agree_with_each_other) {
    const std::vector<float> a = numbers();
    std::vector<float> plain(a.size()), wide(a.size());
    mixed_row_plain(a.data(), plain.data(), static_cast<int>(a.size()));
    const int level = cuesta::detail::simd_level();
    if (level == 0) GTEST_SKIP() << "this processor has one set only";
    mixed_row_avx2(a.data(), wide.data(), static_cast<int>(a.size()));
    EXPECT_EQ(std::memcmp(wide.data(), plain.data(), a.size() * sizeof(float)), 0);
    if (level == 1) return;
    mixed_row_avx512(a.data(), wide.data(), static_cast<int>(a.size()));
    EXPECT_EQ(std::memcmp(wide.data(), plain.data(), a.size() * sizeof(float)), 0);
}
#endif

}  // namespace

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/simd/clones.h"

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

// Inlined into a function of each set.
template <int factor>
[[gnu::always_inline]] inline void scale_row(const float* a, float* b, int n) {
    for (int i = 0; i < n; ++i) b[i] = std::sqrt(a[i]) * factor;
}

TEST(simd_clones, agree_with_each_other) {
    const std::vector<float> a = numbers();
    const auto size = static_cast<int>(a.size());
    std::vector<float> plain(a.size()), wide(a.size());
    for (const int width : {4, 8, 16}) {
        const cuesta::simd::WidthLimit limit(width);
        std::vector<float>& made = width == 4 ? plain : wide;
        mixed_row(a.data(), made.data(), size);
        if (width == 4) continue;
        EXPECT_EQ(std::memcmp(wide.data(), plain.data(), a.size() * 4), 0) << width;
    }
}

TEST(simd_clones, of_a_template_agree_with_each_other) {
    const std::vector<float> a = numbers();
    const auto size = static_cast<int>(a.size());
    std::vector<float> plain(a.size()), wide(a.size());
    using Tripled = cuesta::simd::Clones<scale_row<3>>;
    Tripled::widest(4)(a.data(), plain.data(), size);
    EXPECT_EQ(plain[100], std::sqrt(a[100]) * 3);
    for (const int width : {8, 16}) {
        Tripled::widest(width)(a.data(), wide.data(), size);
        EXPECT_EQ(std::memcmp(wide.data(), plain.data(), a.size() * 4), 0) << width;
    }
    EXPECT_EQ(Tripled::widest(), Tripled::widest(16));
}

}  // namespace

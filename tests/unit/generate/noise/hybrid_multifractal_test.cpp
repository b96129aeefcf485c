// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/noise/hybrid_multifractal.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "support/noise_checks.h"

namespace cuesta::test {
namespace {

TEST(hybrid_multifractal, keeps_its_promises_on_all_maps) {
    expect_sound_noise(HybridMultifractal{});
}

TEST(hybrid_multifractal, scales_detail_by_all_octaves_before) {
    constexpr double offset = 0.4;
    expect_octaves_by(HybridMultifractal{.offset = offset},
                      [](const std::array<double, 3>& n, double w) {
                          double v = n[0] + offset, g = v;
                          g = std::min(g, 1.0);
                          const double second = (n[1] + offset) * w;
                          v += g * second;
                          g = std::min(g * second, 1.0);
                          return v + g * (n[2] + offset) * w * w;
                      });
}

}  // namespace
}  // namespace cuesta::test

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/noise/hetero_terrain.h"

#include <gtest/gtest.h>

#include <array>

#include "support/noise_checks.h"

namespace cuesta::test {
namespace {

TEST(hetero_terrain, keeps_its_promises_on_all_maps) {
    expect_sound_noise(HeteroTerrain{});
}

TEST(hetero_terrain, scales_detail_by_the_height_so_far) {
    constexpr double offset = 0.4;
    expect_octaves_by(HeteroTerrain{.offset = offset},
                      [](const std::array<double, 3>& n, double w) {
                          double v = offset + n[0];
                          v += (n[1] + offset) * w * v;
                          v += (n[2] + offset) * w * w * v;
                          return v;
                      });
}

}  // namespace
}  // namespace cuesta::test

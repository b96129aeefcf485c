// SPDX-License-Identifier: Apache-2.0
#include "cuesta/terrain/carry.h"

#include <gtest/gtest.h>

#include <cmath>

namespace cuesta {
namespace {

TEST(Carry, a_float_height_alone_loses_the_change) {
    EXPECT_EQ(4000.0f - 1e-6f, 4000.0f);  // the reason for all this
}

TEST(Carry, ten_thousand_micrometres_are_ten_millimetres_within_a_unit) {
    constexpr double unit_m = 0x1p-17;
    for (const double sign : {-1.0, 1.0}) {
        float rest = 0;
        std::int64_t applied = 0;
        const auto change = static_cast<float>(sign * 1e-6 / unit_m);
        for (int i = 0; i < 10'000; ++i) applied += whole_units(change, rest);
        // Each step rounds by at most 2^-25 units, so what was applied and what waits are 10 mm.
        EXPECT_NEAR((static_cast<double>(applied) + double{rest}) * unit_m, sign * 0.01,
                    10'000 * 0x1p-25 * unit_m);
        EXPECT_NEAR(static_cast<double>(applied) * unit_m, sign * 0.01, unit_m);
    }
}

TEST(Carry, whole_units_move_at_once_and_the_rest_keeps_its_sign) {
    float rest = 0;
    EXPECT_EQ(whole_units(2.75f, rest), 2);
    EXPECT_EQ(rest, 0.75f);
    EXPECT_EQ(whole_units(-3.0f, rest), -2);
    EXPECT_EQ(rest, -0.25f);
    EXPECT_EQ(whole_units(0, rest), 0);
    EXPECT_EQ(rest, -0.25f);
}

}  // namespace
}  // namespace cuesta

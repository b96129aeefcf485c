// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/landform/crater_shape.h"

#include <gtest/gtest.h>

#include <cmath>

#include "cuesta/generate/landform/crater.h"

namespace cuesta {
namespace {

// What the bowl digs, in the unit of crater_volume.
double dug(const Crater& crater, const CraterShape& shape) {
    double sum = 0;
    for (int i = 0; i < 4000; ++i) {
        const double d = (i + 0.5) / 4000;
        sum += std::max(0.0, -bowl_height(crater, shape, d)) * d / 4000;
    }
    return sum;
}

TEST(crater_shape, ejecta_begin_at_the_rim_and_end_at_four_radii) {
    for (const bool balanced : {false, true}) {
        const CraterShape shape{0.04, 2, balanced, 0};
        EXPECT_EQ(ejecta_height(shape, 1), 1);
        EXPECT_EQ(ejecta_height(shape, 4), 0);
        for (double d = 1; d < 3.98; d += 0.01)
            EXPECT_GT(ejecta_height(shape, d), ejecta_height(shape, d + 0.01));
    }
    EXPECT_NEAR(ejecta_height({0.04, 2, true, 0}, 1.5), 1 / 2.25, 1e-12);  // not yet faded
}

TEST(crater_shape, volume_of_the_plain_forms_is_the_integral) {
    // Paraboloid: (rim - depth) / 4; ejecta d^-1 of a balanced one: 1 up to 2 and 1 from 2 to 4.
    const Crater crater{.depth = 0.3, .flat_floor = 0, .roughness = 0};
    EXPECT_NEAR(crater_volume(crater, {0.04, 1, true, 0}), (0.04 - 0.3) / 4 + 0.04 * 2, 1e-9);
}

TEST(crater_shape, every_bowl_is_balanced) {
    for (const double depth : {1e-4, 0.05, 0.2, 1.0})
        for (const double rim : {0.0, 0.001, 0.036, 0.2, 0.5})
            for (const double floor : {0.0, 0.15, 0.9})
                for (const double peak : {0.0, 0.5})
                    for (const double roughness : {0.0, 1.0}) {
                        const Crater crater{.depth = depth,
                                            .rim = rim,
                                            .flat_floor = floor,
                                            .peak = peak,
                                            .roughness = roughness};
                        const CraterShape shape = crater_shape(crater);
                        const double bowl = dug(crater, shape);
                        EXPECT_LT(std::abs(crater_volume(crater, shape)), 1e-6 * bowl)
                            << depth << " " << rim << " " << floor << " " << peak;
                        EXPECT_GE(shape.exponent, 1);
                        EXPECT_LE(shape.exponent, 6);
                        EXPECT_LE(shape.rim, std::max(rim, depth));
                    }
}

TEST(crater_shape, fresh_craters_keep_their_rim_and_nearly_the_law) {
    const CraterShape shape = crater_shape(Crater{});
    EXPECT_EQ(shape.rim, 0.036);
    EXPECT_NEAR(shape.exponent, 1.9, 0.1);
    EXPECT_EQ(crater_shape(Crater{.balance = false}).exponent, 3);
}

TEST(crater_shape, no_bowl_no_rim) {
    EXPECT_EQ(crater_shape(Crater{.depth = 0}).rim, 0);
    EXPECT_EQ(crater_shape(Crater{.flat_floor = 1, .peak = 0.5}).rim, 0);
}

}  // namespace
}  // namespace cuesta

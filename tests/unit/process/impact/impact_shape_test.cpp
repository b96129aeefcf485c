// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/impact/impact_shape.h"

#include <gtest/gtest.h>

#include <cmath>

namespace cuesta {
namespace {

// 2 integral of z u du over the whole crater, z in metres and u in radii.
double volume(const ImpactShape& shape, double reach) {
    double sum = 0;
    constexpr double step = 1e-4;
    for (double u = step / 2; u < reach; u += step) {
        const double z = u < 1 ? shape.depth * shape.section(u) - shape.below_ground
                               : shape.rim * ejecta_law(shape, u, reach);
        sum += 2 * z * u * step;
    }
    return sum;
}

TEST(ImpactShape, digs_what_it_lays) {
    for (const double diameter : {10.0, 1000.0, 3200.0, 5000.0, 20000.0, 60000.0})
        for (const double reach : {2.0, 5.0, 10.0}) {
            const ImpactShape shape = impact_shape(diameter, 3200, reach);
            EXPECT_NEAR(volume(shape, reach), 0, 2e-3 * shape.below_ground) << diameter;
            EXPECT_GT(shape.rim, 0);
        }
}

TEST(ImpactShape, a_bowl_is_a_fifth_as_deep_as_wide_with_the_rim_of_its_volume) {
    const ImpactShape shape = impact_shape(1000, 3200, 5);
    EXPECT_NEAR(shape.depth, 196, 1e-9);
    // d_b = d (sqrt(32) - 4) / 2 for ejecta without end, a little less with one.
    EXPECT_NEAR(shape.below_ground / shape.depth, 0.828, 0.03);
    EXPECT_EQ(shape.section(0), 0);
    EXPECT_EQ(shape.section(1), 1);
}

TEST(ImpactShape, large_craters_are_shallow_and_have_a_peak_then_a_ring) {
    const ImpactShape peak = impact_shape(12000, 3200, 5), ring = impact_shape(60000, 3200, 5);
    EXPECT_LT(peak.depth / 12000, 0.1);
    EXPECT_GT(peak.depth / 12000, 0.05);
    EXPECT_GT(peak.section(0), peak.section(0.3) + 0.2);
    EXPECT_GT(ring.section(0.5), ring.section(0) + 0.2);
    EXPECT_NEAR(transition_diameter_m(1.62), 19377, 10);
}

TEST(ImpactShape, ejecta_thin_out_with_the_third_power) {
    const ImpactShape shape = impact_shape(1000, 3200, 6);
    EXPECT_NEAR(ejecta_law(shape, 1, 6), 1, 1e-9);
    EXPECT_NEAR(ejecta_law(shape, 2, 6), 0.125, 1e-9);
    EXPECT_EQ(ejecta_law(shape, 6, 6), 0);
    EXPECT_EQ(ejecta_law(shape, 0, 6), 0);
}

}  // namespace
}  // namespace cuesta

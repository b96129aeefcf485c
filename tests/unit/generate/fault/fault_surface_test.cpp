// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/fault/fault_surface.h"

#include <gtest/gtest.h>

#include <cmath>

namespace cuesta {
namespace {

constexpr RandomKey key{3, 4};

std::array<double, 4> place(const FaultSurface& s, double x, double y) {
    const auto [a, b] = s.across(x);
    const DownPlace d = s.down(y);
    return {double{d.scale} * a, double{d.scale} * b, d.down0, d.down1};
}

double chord(const FaultSurface& s, double x, double y, double u, double v) {
    const auto p = place(s, x, y), q = place(s, u, v);
    double sum = 0;
    for (std::size_t k = 0; k < 4; ++k) sum += (p[k] - q[k]) * (p[k] - q[k]);
    return std::sqrt(sum);
}

TEST(fault_surface, plane_is_centred_and_measured_in_samples) {
    const FaultSurface s = FaultSurface::of_map({7, 5});
    EXPECT_EQ(s.kind(), FaultSurface::Kind::plane);
    EXPECT_EQ(s.across(0)[0], -3.0f);
    EXPECT_EQ(s.down(4).down0, 2.0f);
    EXPECT_DOUBLE_EQ(s.reach(), std::sqrt(13.0));
    EXPECT_DOUBLE_EQ(chord(s, 0, 0, 3, 4), 5.0);
}

TEST(fault_surface, rolled_up_maps_close_and_do_not_stretch) {
    const FaultSurface tube = FaultSurface::of_map({1000, 60, 1, Edges::wrap_x});
    const FaultSurface torus = FaultSurface::of_map({1000, 600, 1, Edges::wrap});
    EXPECT_EQ(tube.dimensions(), 3);
    EXPECT_EQ(torus.dimensions(), 4);
    EXPECT_LT(chord(tube, 0, 5, 1000, 5), 1e-4);
    EXPECT_LT(chord(torus, 0, 0, 1000, 600), 1e-4);
    for (const FaultSurface& s : {tube, torus}) {
        EXPECT_NEAR(chord(s, 10, 20, 13, 24), 5, 1e-3);
        EXPECT_NEAR(chord(s, 998, 20, 1001, 24), 5, 1e-3) << "through the seam";
    }
}

TEST(fault_surface, globe_has_one_point_at_each_pole) {
    const FaultSurface s = FaultSurface::globe({64, 33, 1, Edges::wrap_x});
    EXPECT_LT(chord(s, 0, 0, 20, 0), 1e-5);
    EXPECT_LT(chord(s, 0, 32, 20, 32), 1e-5);
    EXPECT_NEAR(chord(s, 0, 0, 0, 32), 2 * s.reach(), 1e-4);
    EXPECT_NEAR(chord(s, 0, 16, 32, 16), 2 * s.reach(), 1e-4);
}

TEST(fault_surface, normals_have_unit_length_and_offsets_stay_in_reach) {
    for (const Edges edges : {Edges::open, Edges::wrap_x, Edges::wrap}) {
        const Grid grid{40, 30, 1, edges};
        const FaultSurface s = FaultSurface::of_map(grid);
        for (const Fault& f : draw_faults(key, 200, s, grid)) {
            double sum = 0;
            for (const float n : f.normal) sum += double{n} * n;
            EXPECT_NEAR(sum, 1, 1e-6);
            EXPECT_LE(std::fabs(f.offset), s.reach());
            if (s.dimensions() == 2) {
                EXPECT_TRUE(f.normal[1] == 0 && f.normal[3] == 0);
            }
        }
    }
}

TEST(fault_surface, lines_through_samples_raise_the_side_they_promise) {
    const Grid grid{40, 30};
    const FaultSurface s = FaultSurface::of_map(grid);
    int south = 0;
    for (std::int64_t i = 0; i < 100; ++i) {
        EXPECT_GE(draw_fault(key, i, s, grid, FaultLine::line).normal[2], 0.0f);
        south += draw_fault(key, i, s, grid, FaultLine::vector).normal[2] > 0;
        // Every such line crosses the map: both signs, or 0, among the corners.
        const Fault f = draw_fault(key, i, s, grid, FaultLine::vector);
        float low = 1e9f, high = -1e9f;
        for (const double x : {0.0, 39.0})
            for (const double y : {0.0, 29.0}) {
                const float d = fault_distance(f, s.across(x), s.down(y));
                low = std::min(low, d), high = std::max(high, d);
            }
        EXPECT_LE(low, 1e-4f);
        EXPECT_GE(high, -1e-4f);
    }
    EXPECT_GT(south, 30);
    EXPECT_LT(south, 70);
}

}  // namespace
}  // namespace cuesta

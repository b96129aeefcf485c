// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <cmath>

#include "cuesta/generate/landform/canyon_plateau.h"
#include "cuesta/generate/landform/circles.h"
#include "cuesta/generate/landform/crater.h"
#include "cuesta/generate/landform/dunes.h"
#include "science/fractal_surfaces/fractal_measures.h"

namespace cuesta::test {
namespace {

TEST(circles, volume_of_a_bump_is_that_of_the_formula) {
    for (const double radius : {16.0, 25.3, 60.0})  // samples
        for (const Edges edges : {Edges::open, Edges::wrap}) {
            const Grid grid{160, 160, 3, edges};
            // Wrapped: anywhere; open: away from the border.
            const double place = edges == Edges::wrap ? 5.4 : 241.7;
            const std::vector<Disc> discs{{place, place, 3 * radius, 7}};
            Field h({160, 160, 0});
            add_cosine_discs(discs, grid, whole(grid), h);
            double volume = 0;
            for (std::int64_t y = 0; y < 160; ++y)
                for (std::int64_t x = 0; x < 160; ++x) volume += h.at(x, y) * grid.cell_area_m2();
            const double law = 7 * 9 * radius * radius * (M_PI - 4 / M_PI);
            EXPECT_NEAR(volume / law, 1, 0.01) << radius;
        }
}

// Squared differences across the seams over those inside, averaged over maps.
template <class Op>
double seams(const Op& op) {
    double ratio = 0;
    std::uint64_t seed = 0;
    constexpr int maps = 24;
    for (int map = 0; map < maps; ++map) {
        const Field torus = run_generator(op, {128, 100, 20, Edges::wrap}, {.seed = ++seed});
        const Field tube = run_generator(op, {120, 90, 20, Edges::wrap_x}, {.seed = ++seed});
        ratio += (seam_ratio(torus, true) + seam_ratio(torus, false) + seam_ratio(tube, true)) /
                 (3 * maps);
    }
    return ratio;
}

TEST(landforms, wrapped_maps_have_no_seam) {
    EXPECT_NEAR(seams(Circles{.hurst = 0.3}), 1, 0.1);
    EXPECT_NEAR(seams(CanyonPlateau{}), 1, 0.15);
    EXPECT_NEAR(seams(Crater{.count = 300, .radius = 150}), 1, 0.25);
    // Even rows: a seam that cuts them at a slant is like any other line.
    EXPECT_NEAR(seams(Dunes{.wavelength = 300, .wind = 50}), 1, 0.15);
}

TEST(crater, a_bowl_has_the_depth_and_volume_of_its_paraboloid) {
    const Crater one{.radius = 200, .flat_floor = 0, .irregularity = 0, .roughness = 0};
    const Field h = run_generator(one, {129, 129, 10});
    double low = 0, volume = 0;
    for (std::int64_t y = 0; y < 129; ++y)
        for (std::int64_t x = 0; x < 129; ++x) {
            low = std::min(low, double{h.at(x, y)});
            if (std::hypot(static_cast<double>(x) - 64, static_cast<double>(y) - 64) < 20)
                volume += h.at(x, y) * 100;
        }
    EXPECT_NEAR(low, -80, 1e-3);
    // Integral of (depth + rim) d^2 - depth over the disc: pi R^2 (rim - depth) / 2.
    EXPECT_NEAR(volume / (M_PI * 40000 * (14.4 - 80) / 2), 1, 0.02);
}

}  // namespace
}  // namespace cuesta::test

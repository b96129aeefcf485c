// SPDX-License-Identifier: Apache-2.0
// The same land at other resolutions gets the same valleys.
#include <gtest/gtest.h>

#include "cuesta/generate/noise/fbm.h"
#include "lab.h"

namespace cuesta::test {
namespace {

struct Worn {
    std::vector<double> change;  // means over squares of 20 m
    double moved = 0;            // mean amount of it
    double bend = 0;
};

// 2.56 km with a reference step of 10 m.
Worn wear(std::int64_t n) {
    const double extent_m = 2560;
    const Grid grid{n, n, extent_m / static_cast<double>(n), Edges::open};
    Fbm fbm;
    fbm.relief = 400, fbm.wavelength = 1300, fbm.octaves = 6;
    const Field start = run_generator(fbm, grid);
    Droplets op;
    op.reference_step = 10;
    const ProcessRun run = run_process(op, grid, start);
    EXPECT_EQ(unbooked_m(run), 0);
    Worn worn;
    worn.change = mean_change(run.height, start, n / 128);
    for (const double c : worn.change)
        worn.moved += std::abs(c) / static_cast<double>(worn.change.size());
    worn.bend = largest_bend(run.height);
    return worn;
}

TEST(DropScales, resolutions_from_twice_to_half_the_reference_step_agree) {
    const Worn coarse = wear(128), middle = wear(256), fine = wear(512);
    const double low = correlation(coarse.change, middle.change),
                 high = correlation(middle.change, fine.change);
    std::printf("128 and 256: %.3f, moved %.2f and %.2f m; 256 and 512: %.3f, moved %.2f m\n", low,
                coarse.moved, middle.moved, high, fine.moved);
    EXPECT_GT(low, 0.95);
    EXPECT_GT(high, 0.95);
    EXPECT_NEAR(coarse.moved / middle.moved, 1, 0.15);
    EXPECT_NEAR(fine.moved / middle.moved, 1, 0.15);
    EXPECT_GT(middle.moved, 1);
    // No needles: those would be as high on small cells as on large ones.
    std::printf("largest second differences %.1f, %.1f, %.1f m\n", coarse.bend, middle.bend,
                fine.bend);
    EXPECT_LT(middle.bend, coarse.bend);
    EXPECT_LT(fine.bend, middle.bend);
}

}  // namespace
}  // namespace cuesta::test

// SPDX-License-Identifier: Apache-2.0
// What each number does, as the thesis describes it; claims and figures are in README.md.
#include <gtest/gtest.h>

#include "lab.h"

namespace cuesta::test {
namespace {

// Two lands of 256 x 256, 75,000 drops as in the figures of the thesis; means of both.
class Series {
public:
    template <class Change>
    Measures with(const char* what, double value, Change&& change) const {
        Measures mean;
        for (const DropLand& land : lands_) {
            Droplets op = thesis_drops();
            change(op);
            const ProcessRun run = run_process(op, land.grid, land.start);
            EXPECT_EQ(unbooked_m(run), 0);
            const Measures m = measure(run.height, land.start);
            mean.moved += m.moved / 2, mean.gained += m.gained / 2;
            mean.laplacian += m.laplacian / 2, mean.ravines += m.ravines / 2;
            mean.peaks += m.peaks / 2, mean.pits += m.pits / 2;
            mean.bend = std::max(mean.bend, m.bend);
        }
        print(what, value, mean);
        return mean;
    }
    Measures with(const char* what, double value, double Droplets::*member) const {
        return with(what, value, [&](Droplets& op) { op.*member = value; });
    }
    Measures plain() const {
        return with("plain", 0, [](Droplets&) {});
    }

private:
    std::array<DropLand, 2> lands_{diamond_land(256, 1), diamond_land(256, 2)};
};

const Series& series() {
    static const Series one;
    return one;
}
const Measures& plain() {
    static const Measures one = series().plain();
    return one;
}

TEST(DropParameters, more_inertia_makes_fewer_ravines) {
    const Measures low = series().with("inertia", 0.05, &Droplets::inertia);
    const Measures high = series().with("inertia", 0.9, &Droplets::inertia);
    EXPECT_GT(low.ravines, 1.4 * plain().ravines);
    EXPECT_LT(high.ravines, plain().ravines);
    // ... moves less, and less leaves over the edge.
    EXPECT_GT(low.moved, plain().moved);
    EXPECT_LT(high.moved, plain().moved);
    EXPECT_LT(low.gained, 1.1 * plain().gained);  // negative: 1891 against 1409 there
}

TEST(DropParameters, more_capacity_moves_more_and_makes_rugged_land) {
    const Measures low = series().with("capacity", 0.25, &Droplets::capacity);
    const Measures high = series().with("capacity", 2, &Droplets::capacity);
    // The specification's small program: 522 of 1289 at a quarter.
    EXPECT_NEAR(low.moved / plain().moved, 522.0 / 1289, 0.05);
    EXPECT_GT(high.moved, 1.2 * plain().moved);
    EXPECT_LT(low.laplacian, 0.8 * plain().laplacian);
    EXPECT_GT(high.laplacian, 1.15 * plain().laplacian);
    EXPECT_LT(low.ravines, 0.5 * plain().ravines);
    EXPECT_GT(high.ravines, 1.4 * plain().ravines);
}

TEST(DropParameters, deposition_near_one_makes_spikes_and_near_none_ravines) {
    const Measures low = series().with("deposition", 0.01, &Droplets::deposition);
    const Measures high = series().with("deposition", 1, &Droplets::deposition);
    EXPECT_GT(high.peaks, 1.3 * plain().peaks);
    EXPECT_GT(high.laplacian, 1.1 * plain().laplacian);
    EXPECT_GT(low.ravines, 1.2 * plain().ravines);
    EXPECT_LT(low.peaks, plain().peaks);
}

TEST(DropParameters, slow_erosion_makes_stronger_ravines_until_it_is_too_slow) {
    const Measures high = series().with("erosion", 0.9, &Droplets::erosion);
    const Measures low = series().with("erosion", 0.2, &Droplets::erosion);
    const Measures least = series().with("erosion", 0.02, &Droplets::erosion);
    EXPECT_GT(low.ravines, 1.1 * plain().ravines);
    EXPECT_GT(low.ravines, 1.1 * high.ravines);
    EXPECT_LT(least.ravines, low.ravines);
    EXPECT_LT(least.moved, 0.7 * plain().moved);
}

TEST(DropParameters, fast_evaporation_leaves_the_land_as_it_is) {
    const Measures fast = series().with("evaporation", 0.6, &Droplets::evaporation);
    const Measures slow = series().with("evaporation", 0.005, &Droplets::evaporation);
    EXPECT_LT(fast.moved, 0.25 * plain().moved);  // C11; 191 of 1289 there
    EXPECT_LT(fast.ravines, 0.7 * plain().ravines);
    EXPECT_GT(slow.ravines, 1.5 * plain().ravines);  // "drastically more"
}

// How wide ravines are: the correlation of the change with itself, some cells away.
double width_of(double radius) {
    const DropLand land = diamond_land(256, 1);
    Droplets op = thesis_drops();
    op.radius = radius;
    const ProcessRun run = run_process(op, land.grid, land.start);
    double product = 0, square = 0;
    for (std::int64_t y = 16; y < 240; ++y)
        for (std::int64_t x = 16; x < 240; ++x) {
            const auto bend = [&](std::int64_t i) {  // what is finer than 16 cells
                const auto change = [&](std::int64_t k) {
                    return double{run.height.at(k, y)} - double{land.start.at(k, y)};
                };
                return 2 * change(i) - change(i - 8) - change(i + 8);
            };
            product += bend(x) * bend(x + 4), square += bend(x) * bend(x);
        }
    return product / square;
}

TEST(DropParameters, a_larger_radius_makes_wider_and_fewer_ravines) {
    Measures last;
    double width = -1;
    for (const double radius : {1.0, 2.0, 4.0, 8.0}) {
        const Measures m =
            radius == 4 ? plain() : series().with("radius", radius, &Droplets::radius);
        const double wide = width_of(radius);
        std::printf("radius %g: correlation four cells away %.3f\n", radius, wide);
        if (radius > 1) {
            EXPECT_LT(m.ravines, last.ravines) << radius;
            EXPECT_LE(m.laplacian, 1.02 * last.laplacian) << radius;
        } else {
            EXPECT_GT(m.laplacian, 2 * plain().laplacian);  // C11: 0.0127 against 0.0055
        }
        EXPECT_GT(wide, width) << radius;
        last = m, width = wide;
    }
}

TEST(DropParameters, a_larger_least_slope_erodes_faster_and_makes_stronger_ravines) {
    const Measures low = series().with("min_slope", 0.001, &Droplets::min_slope);
    const Measures high = series().with("min_slope", 0.05, &Droplets::min_slope);
    EXPECT_LT(low.moved, 0.85 * plain().moved);
    EXPECT_GT(high.moved, 1.4 * plain().moved);
    EXPECT_LT(low.ravines, 0.2 * plain().ravines);
    EXPECT_GT(high.ravines, 2 * plain().ravines);
    EXPECT_LT(low.laplacian, 0.6 * plain().laplacian);  // smoother
    // More drops make up for it, and the land stays smooth (figure 5.8d).
    const Measures more = series().with("min_slope, 225000 drops", 0.001, [](Droplets& op) {
        op.min_slope = 0.001, op.count = 225'000;
    });
    EXPECT_GT(more.moved, 1.2 * low.moved);
    EXPECT_LT(more.laplacian, 0.6 * plain().laplacian);
}

// C13: 1289, 1444, 1458 there.
TEST(DropParameters, longer_paths_move_more_by_shrinking_steps) {
    const double a = plain().moved, b = series().with("path", 128, &Droplets::path).moved,
                 c = series().with("path", 256, &Droplets::path).moved;
    EXPECT_GT(b, 1.03 * a);
    EXPECT_GT(c, b);
    EXPECT_LT(c - b, 0.5 * (b - a));
}

TEST(DropParameters, more_gravity_erodes_faster) {
    const Measures low = series().with("gravity", 2, &Droplets::gravity);
    const Measures high = series().with("gravity", 40, &Droplets::gravity);
    EXPECT_LT(low.moved, 0.9 * plain().moved);
    EXPECT_GT(high.moved, 1.15 * plain().moved);
}

// Where drops roughen the land, as with a small radius, blurring what they did smooths it again and
// keeps the sums; the finest detail of the land itself stays.
TEST(DropParameters, the_blurred_change_is_smoother) {
    const Measures rough = series().with("radius", 1, &Droplets::radius);
    Measures last = rough;
    for (const double blur : {0.5, 1.0}) {
        const Measures m = series().with("radius 1, blur", blur,
                                         [&](Droplets& op) { op.radius = 1, op.blur = blur; });
        EXPECT_LT(m.laplacian, 0.8 * last.laplacian) << blur;
        EXPECT_NEAR(m.gained, rough.gained, 1e-3 * std::abs(rough.gained)) << blur;
        last = m;
    }
}

}  // namespace
}  // namespace cuesta::test

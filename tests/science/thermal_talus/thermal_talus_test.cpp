// SPDX-License-Identifier: Apache-2.0
// A sand pile rests at its talus angle; claim, figures and tolerances are in README.md.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>

#include "cuesta/process/slope/thermal.h"
#include "support/run_process.h"

namespace cuesta {
namespace {

constexpr std::int64_t size = 101, middle = 50;

struct Pile {
    double angle_deg, spacing_m;
    std::int64_t half_width;  // the column is 2 half_width + 1 cells wide
    double column_m;          // its height

    double cells() const {
        const auto width = static_cast<double>(2 * half_width + 1);
        return width * width;
    }
    double volume_m3() const { return column_m * cells() * spacing_m * spacing_m; }
    double tangent() const { return std::tan(angle_deg * std::numbers::pi / 180); }
    double cone_height_m() const {
        return std::cbrt(3 * volume_m3() * tangent() * tangent() / std::numbers::pi);
    }
    test::ProcessRun settle(Thermal op) const {
        const Grid grid{size, size, spacing_m, Edges::closed};
        const Field start = test::field_of(grid, [&](std::int64_t x, std::int64_t y) {
            const bool inside =
                std::abs(x - middle) <= half_width && std::abs(y - middle) <= half_width;
            return inside ? column_m : 0;
        });
        op.angle = angle_deg;
        return test::run_process(op, grid, start, {.steps = 8000});
    }
};

// Largest (difference - threshold) / threshold of all pairs, diagonal ones included.
double worst_excess(const Field& h, double axis_m) {
    double worst = -1;
    for (std::int64_t y = 0; y + 1 < size; ++y)
        for (std::int64_t x = 1; x + 1 < size; ++x)
            for (const auto& [dx, dy] : {std::pair{1, 0}, {0, 1}, {1, 1}, {-1, 1}}) {
                const double t = dx != 0 && dy != 0 ? axis_m * std::numbers::sqrt2 : axis_m;
                const double d = std::abs(double{h.at(x, y)} - double{h.at(x + dx, y + dy)});
                worst = std::max(worst, (d - t) / t);
            }
    return worst;
}

double between(const Field& h, double x, double y) {
    const auto i = static_cast<std::int64_t>(x), j = static_cast<std::int64_t>(y);
    const double u = x - static_cast<double>(i), v = y - static_cast<double>(j);
    return (1 - v) * ((1 - u) * h.at(i, j) + u * h.at(i + 1, j)) +
           v * ((1 - u) * h.at(i, j + 1) + u * h.at(i + 1, j + 1));
}

// Nearest over farthest point of the contour at half the height of the peak, seen from the peak.
double roundness(const Field& h) {
    const double half = h.at(middle, middle) / 2;
    double nearest = size, farthest = 0;
    for (int degree = 0; degree < 360; ++degree) {
        const double a = degree * std::numbers::pi / 180;
        double r = 0;
        while (r < middle - 1 &&
               between(h, middle + r * std::cos(a), middle + r * std::sin(a)) > half)
            r += 0.02;
        nearest = std::min(nearest, r);
        farthest = std::max(farthest, r);
    }
    return nearest / farthest;
}

class ThermalTalus : public testing::TestWithParam<Pile> {};

TEST_P(ThermalTalus, a_pile_of_sand_rests_as_a_cone) {
    const Pile pile = GetParam();
    const test::ProcessRun run = pile.settle({});
    const double peak = run.height.at(middle, middle);
    RecordProperty("peak_over_cone", std::to_string(peak / pile.cone_height_m()));
    EXPECT_NEAR(peak / pile.cone_height_m(), 1, 0.03);
    EXPECT_LE(worst_excess(run.height, pile.tangent() * pile.spacing_m), 1e-3);
    EXPECT_EQ(run.ground(), pile.column_m * pile.cells());
    EXPECT_GE(roundness(run.height), 0.9);
    // All of it lies on the plane: nothing has reached the edge of the map.
    for (std::int64_t i = 0; i < size; ++i) {
        EXPECT_EQ(run.height.at(i, 0), 0);
        EXPECT_EQ(run.height.at(0, i), 0);
    }
}

INSTANTIATE_TEST_SUITE_P(AnglesAndSpacings, ThermalTalus,
                         testing::Values(Pile{45, 1, 0, 20'000}, Pile{34, 1, 0, 20'000},
                                         Pile{34, 4, 3, 1632}));

TEST(ThermalTalusFour, along_the_axes_only_the_pile_is_a_pyramid) {
    const test::ProcessRun run =
        Pile{45, 1, 0, 20'000}.settle({.neighbours = Thermal::Neighbours::four});
    // |x| + |y| + h = H: base area 2 H^2, so H^3 = 3 V / 2.
    EXPECT_NEAR(run.height.at(middle, middle) / std::cbrt(1.5 * 20'000), 1, 0.03);
    EXPECT_GT(run.height.at(middle, middle), 1.1 * std::cbrt(3 * 20'000 / std::numbers::pi));
    EXPECT_LT(roundness(run.height), 0.8);
    EXPECT_EQ(run.ground(), 20'000);
}

}  // namespace
}  // namespace cuesta

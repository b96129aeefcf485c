// SPDX-License-Identifier: Apache-2.0
// A sand pile rests at its talus angle; claim, figures and tolerances are in README.md.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "cuesta/process/slope/thermal.h"
#include "support/columns.h"

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

// Sand on level granite in any shape, left alone until it rests.
struct Shape {
    const char* name;
    bool (*inside)(std::int64_t x, std::int64_t y);  // from the middle
    double height_m;
};
constexpr std::array shapes = {
    Shape{"tower", [](std::int64_t x, std::int64_t y) { return x == 0 && y == 0; }, 4000},
    Shape{"square",
          [](std::int64_t x, std::int64_t y) { return std::abs(x) < 5 && std::abs(y) < 5; }, 60},
    Shape{"wall", [](std::int64_t x, std::int64_t y) { return std::abs(x) < 14 && y == 0; }, 250},
    Shape{"corner",
          [](std::int64_t x, std::int64_t y) {
              return x >= 0 && y >= 0 && x < 14 && y < 14 && (x < 4 || y < 4);
          },
          50},
    Shape{"ring",
          [](std::int64_t x, std::int64_t y) {
              const auto r = x * x + y * y;
              return r >= 25 && r < 64;
          },
          50},
};

constexpr std::array<std::pair<int, int>, 8> directions = {
    {{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}}};

// Sand by itself, or a layer on granite: until nothing moves.
Field settle_shape(const Shape& shape, Thermal op, bool layered, std::string_view material) {
    const Grid grid{size, size, 1.0, Edges::closed};
    const auto pile = [&](std::int64_t x, std::int64_t y) {
        return shape.inside(x - middle, y - middle) ? shape.height_m : 0.0;
    };
    op.until = Thermal::Until::rest;
    const bool slow = op.model == ThermalRule::Model::benes;
    test::ProcessOptions options{.steps = slow                 ? 8000
                                          : material == "sand" ? 3000
                                                               : 6000,
                                 .material = layered ? "granite" : std::string(material)};
    if (layered)
        options.prepare = test::laid_layers([&](auto x, auto y) -> std::vector<test::LaidLayer> {
            return {{material, 0.01 + pile(x, y)}};
        });
    const Field start =
        test::field_of(grid, [&](auto x, auto y) { return layered ? 0 : pile(x, y); });
    const test::ProcessRun run = test::run_process(op, grid, start, options);
    EXPECT_TRUE(run.report.at_rest || slow) << shape.name;
    return run.height.clone();
}

struct Flanks {
    double mean_deg = 0;
    double share_within_half_a_degree = 0;
};

// The steepest way down from every sample between 20 and 80 percent of the height.
Flanks flanks(const Field& h, double angle_deg) {
    double peak = 0;
    for (std::int64_t y = 0; y < size; ++y)
        peak = std::max(peak, double{*std::max_element(h.row(y), h.row(y) + size)});
    double sum = 0;
    int count = 0, within = 0;
    for (std::int64_t y = 1; y + 1 < size; ++y)
        for (std::int64_t x = 1; x + 1 < size; ++x) {
            if (h.at(x, y) < 0.2 * peak || h.at(x, y) > 0.8 * peak) continue;
            double steepest = 0;
            for (const auto& [dx, dy] : directions)
                steepest = std::max(
                    steepest, (double{h.at(x, y)} - h.at(x + dx, y + dy)) / std::hypot(dx, dy));
            const double angle = std::atan(steepest) * 180 / std::numbers::pi;
            sum += angle, ++count;
            within += std::abs(angle - angle_deg) <= 0.5 ? 1 : 0;
        }
    return {sum / count, static_cast<double>(within) / count};
}

TEST(ThermalTalusShapes, sand_of_any_shape_comes_to_rest_at_its_talus_angle_all_around) {
    for (const Shape& shape : shapes)
        for (const auto& [material, angle] : {std::pair{"sand", 45.0}, {"regolith", 20.0}}) {
            const Field h = settle_shape(shape, {}, false, material);
            const double tangent = std::tan(angle * std::numbers::pi / 180);
            const Flanks found = flanks(h, angle);
            EXPECT_LE(worst_excess(h, tangent), 1e-3) << shape.name;
            EXPECT_NEAR(found.mean_deg, angle, 0.5) << shape.name << ' ' << material;
            EXPECT_GE(found.share_within_half_a_degree, 0.9) << shape.name << ' ' << material;
        }
}

TEST(ThermalTalusShapes, a_heap_is_equally_wide_in_eight_directions) {
    using enum ThermalRule::Model;
    for (const auto model : {musgrave, olsen, benes})
        for (const bool layered : {false, true}) {
            const Field h = settle_shape(shapes[1], {.model = model}, layered, "sand");
            const double half = h.at(middle, middle) / 2;
            double nearest = size, farthest = 0;
            for (const auto& [dx, dy] : directions) {
                const double norm = std::hypot(dx, dy);
                double r = 0;
                while (between(h, middle + r * dx / norm, middle + r * dy / norm) > half)
                    r += 0.005;
                nearest = std::min(nearest, r), farthest = std::max(farthest, r);
            }
            RecordProperty("asymmetry", std::to_string(farthest / nearest - 1));
            EXPECT_LT(farthest / nearest - 1, model == benes ? 0.08 : 0.02);
        }
}

}  // namespace
}  // namespace cuesta

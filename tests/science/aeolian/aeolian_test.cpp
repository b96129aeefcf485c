// SPDX-License-Identifier: Apache-2.0
// Dunes against what is known of them; claims, figures and tolerances are in README.md.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

#include "cuesta/process/wind/aeolian.h"
#include "support/columns.h"

namespace cuesta {
namespace {

using test::field_of;
using test::LaidLayer;
using test::ProcessOptions;
using test::ProcessRun;
using test::run_process;

constexpr double degree = std::numbers::pi / 180;
constexpr double spacing_m = 2;

double noise(std::int64_t x, std::int64_t y) {
    auto n = static_cast<std::uint32_t>(x * 7919 + y * 104729 + 17) * 2654435761u;
    n = (n ^ (n >> 15)) * 2246822519u;
    return static_cast<double>(n >> 8) * 0x1p-24 - 0.5;
}

// Sand of this thickness on level rock, after some steps.
template <class Thickness>
ProcessRun blow(const Aeolian& op, const Grid& grid, int steps, Thickness thickness) {
    ProcessOptions options;
    options.steps = steps, options.halo = 3;
    options.prepare = test::laid_layers([&](std::int64_t x, std::int64_t y) {
        return std::vector<LaidLayer>{{"sand", std::max(0.0, thickness(x, y))}};
    });
    const Field level = field_of(
        grid, [](std::int64_t, std::int64_t) { return 0; }, 3);
    return run_process(op, grid, level, options);
}

Aeolian steady() {
    Aeolian op;
    op.abrasion = 0, op.time_step = 0.02;
    return op;
}

struct Crest {
    double place_m = 0, height_m = 0;
};
// Of the middle row, the place between samples by a parabola through the highest three.
Crest crest_of(const ProcessRun& run) {
    const std::int64_t y = run.height.rows() / 2, columns = run.height.columns();
    std::int64_t top = 1;
    for (std::int64_t x = 1; x + 1 < columns; ++x)
        if (run.height.at(x, y) > run.height.at(top, y)) top = x;
    return {static_cast<double>(top) * spacing_m, double{run.height.at(top, y)}};
}

// Slopes of the map along its fall, degrees, by differences of two cells: the steepest, and the
// mean of those that are no more than four degrees flatter, which are the slip face.
struct Steep {
    double most_deg = 0, face_deg = 0;
};
Steep steepest(const ProcessRun& run) {
    std::vector<double> slopes;
    const Field& h = run.height;
    for (std::int64_t y = 1; y + 1 < h.rows(); ++y)
        for (std::int64_t x = 1; x + 1 < h.columns(); ++x) {
            const double gx = double{h.at(x + 1, y)} - double{h.at(x - 1, y)};
            const double gy = double{h.at(x, y + 1)} - double{h.at(x, y - 1)};
            slopes.push_back(std::atan(std::sqrt(gx * gx + gy * gy) / (2 * spacing_m)) / degree);
        }
    const double most = *std::max_element(slopes.begin(), slopes.end());
    double sum = 0, count = 0;
    for (const double slope : slopes)
        if (slope > most - 4) sum += slope, ++count;
    return {most, sum / count};
}

TEST(AeolianScience, crests_wander_the_slower_the_higher_they_are) {
    const Grid grid{500, 4, spacing_m, Edges::wrap};
    std::vector<std::pair<double, double>> points;  // log height, log celerity
    for (const double heap_m : {3.0, 5.0, 8.0, 12.0}) {
        const auto ridge = [&](std::int64_t x, std::int64_t) {
            const double d = static_cast<double>(x - 120) * spacing_m / (8 * heap_m);
            return std::abs(d) < 1 ? heap_m * (1 - d * d) * (1 - d * d) : 0.0;
        };
        const int first = 100, second = first + static_cast<int>(20 * heap_m);
        const Crest a = crest_of(blow(steady(), grid, first, ridge));
        const Crest b = crest_of(blow(steady(), grid, second, ridge));
        const double celerity = (b.place_m - a.place_m) / ((second - first) * steady().time_step);
        fmt::print("height {:.1f} m, celerity {:.2f} m/yr\n", b.height_m, celerity);
        points.emplace_back(std::log(b.height_m), std::log(celerity));
    }
    double mx = 0, my = 0, xx = 0, xy = 0;
    for (const auto& [x, y] : points) mx += x / 4, my += y / 4;
    for (const auto& [x, y] : points) xx += (x - mx) * (x - mx), xy += (x - mx) * (y - my);
    fmt::print("exponent {:.3f}\n", xy / xx);
    EXPECT_NEAR(xy / xx, -1, 0.12);
}

TEST(AeolianScience, slip_faces_lie_at_the_angle_of_repose) {
    for (const double wind : {90.0, 112.5, 135.0, 200.0})
        for (const double repose : {30.0, 33.0}) {
            const Grid grid{120, 120, spacing_m, Edges::wrap};
            Aeolian op = steady();
            op.wind = wind, op.repose = repose;
            const ProcessRun run = blow(op, grid, 60, [](std::int64_t x, std::int64_t y) {
                const double dx = static_cast<double>(x - 60) / 25;
                const double dy = static_cast<double>(y - 60) / 25;
                const double d = dx * dx + dy * dy;
                return d < 1 ? 10 * (1 - d) * (1 - d) : 0.0;
            });
            const Steep steep = steepest(run);
            fmt::print("wind to {} deg, repose {} deg: slip face {:.2f} deg, steepest {:.2f} deg\n",
                       wind, repose, steep.face_deg, steep.most_deg);
            EXPECT_NEAR(steep.face_deg, repose, 1) << wind;
            EXPECT_LT(steep.most_deg, repose + 1.5) << wind;
        }
}

// How crests lie: from the gradients of all samples.
struct Pattern {
    double towards_deg = 0;  // of the crests, clockwise from north, 0 to 180
    double order = 0;        // 1: all alike; 0: none is preferred
    double bare = 0;         // share of the map without sand
    double highest_m = 0;
};
// Means of 5 x 5 samples: crests without the ripples on them.
Field blurred(const Field& h) {
    Field out(h.shape());
    const std::int64_t columns = h.columns(), rows = h.rows();
    for (std::int64_t y = 0; y < rows; ++y)
        for (std::int64_t x = 0; x < columns; ++x) {
            double sum = 0;
            for (std::int64_t dy = -2; dy <= 2; ++dy)
                for (std::int64_t dx = -2; dx <= 2; ++dx)
                    sum += double{h.at((x + dx + columns) % columns, (y + dy + rows) % rows)};
            out.at(x, y) = static_cast<float>(sum / 25);
        }
    return out;
}

Pattern pattern_of(const ProcessRun& run) {
    const Field h = blurred(run.height);
    double xx = 0, yy = 0, xy = 0;
    Pattern pattern;
    std::int64_t bare = 0;
    for (std::int64_t y = 1; y + 1 < h.rows(); ++y)
        for (std::int64_t x = 1; x + 1 < h.columns(); ++x) {
            const double gx = double{h.at(x + 1, y)} - double{h.at(x - 1, y)};
            const double gy = double{h.at(x, y + 1)} - double{h.at(x, y - 1)};
            xx += gx * gx, yy += gy * gy, xy += gx * gy;
            bare += run.height.at(x, y) < 0.05f ? 1 : 0;
            pattern.highest_m = std::max(pattern.highest_m, double{run.height.at(x, y)});
        }
    // The fall is steepest along `along`, counted from east to south; crests lie across it.
    const double along = 0.5 * std::atan2(2 * xy, xx - yy);
    pattern.towards_deg = std::fmod(along / degree + 180 + 180, 180);  // across it, from north
    pattern.order = std::sqrt((xx - yy) * (xx - yy) + 4 * xy * xy) / (xx + yy);
    pattern.bare =
        static_cast<double>(bare) / static_cast<double>((h.rows() - 2) * (h.columns() - 2));
    return pattern;
}

double apart_deg(double a, double b) {
    const double d = std::fmod(std::abs(a - b), 180);
    return std::min(d, 180 - d);
}

Pattern make(const Numbers<32>& winds, double sand_m) {
    Aeolian op = steady();
    op.winds = winds, op.season = 2, op.time_step = 0.08;
    const Grid grid{160, 160, 4, Edges::wrap};
    return pattern_of(blow(op, grid, 100, [&](std::int64_t x, std::int64_t y) {
        return sand_m * (1 + 0.5 * noise(x, y));
    }));
}

TEST(AeolianScience, the_wind_and_the_sand_decide_on_the_dunes) {
    struct Case {
        const char* name;
        Numbers<32> winds;
        double sand_m;
    };
    std::vector<Pattern> seen;
    for (const Case& one :
         {Case{"barchans", {90, 1}, 0.8}, Case{"transverse", {90, 1}, 8},
          Case{"oblique wind", {120, 1}, 8}, Case{"winds 60 apart", {60, 1, 120, 1}, 5},
          Case{"longitudinal", {30, 1, 150, 1}, 5}, Case{"star", {10, 1, 130, 1, 250, 1}, 8}}) {
        seen.push_back(make(one.winds, one.sand_m));
        fmt::print("{}: crests towards {:.0f} deg, order {:.2f}, bare {:.2f}, highest {:.1f} m\n",
                   one.name, seen.back().towards_deg, seen.back().order, seen.back().bare,
                   seen.back().highest_m);
    }
    const Pattern &barchans = seen[0], &transverse = seen[1], &oblique = seen[2], &near = seen[3];
    const Pattern &longitudinal = seen[4], &star = seen[5];
    // One wind: crests lie across it, and little sand leaves most of the floor bare.
    EXPECT_GT(barchans.bare, 0.4);
    EXPECT_LT(transverse.bare, 0.3);
    EXPECT_LT(apart_deg(transverse.towards_deg, 0), 15);
    EXPECT_LT(apart_deg(oblique.towards_deg, 30), 20);
    // Two winds: across their mean while they are near each other, along it when they are not.
    EXPECT_LT(apart_deg(near.towards_deg, 0), 15);
    EXPECT_LT(apart_deg(longitudinal.towards_deg, 90), 15);
    EXPECT_GT(longitudinal.order, 0.4);
    // Winds from all sides prefer no direction and pile sand up higher.
    EXPECT_LT(star.order, 0.5 * std::min(transverse.order, longitudinal.order));
}

}  // namespace
}  // namespace cuesta

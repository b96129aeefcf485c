// SPDX-License-Identifier: Apache-2.0
// A tilted hard bed becomes a cuesta; claims, figures and tolerances are in README.md.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <iostream>
#include <vector>

#include "support/columns.h"
#include "support/river_lab.h"

namespace cuesta {
namespace {

using test::Columns;
using test::field_of;
using test::LaidLayer;
using test::run_process;

constexpr std::int64_t columns = 64, rows = 160, outcrop = 50;
constexpr double spacing_m = 50, plateau_m = 300, hard_m = 50;
const double dip = std::tan(5 * 3.14159265358979323846 / 180);

// The base of the hard bed, which dips to the south and comes to the surface in row `outcrop`.
double base_of_bed(std::int64_t y) {
    return plateau_m - hard_m - static_cast<double>(y - outcrop) * spacing_m * dip;
}

// Mean height along the strike, from north to south; the share of rows whose top is hard.
struct Profile {
    std::vector<double> height, hard;
};

Profile eroded(int steps) {
    const Grid grid{columns, rows, spacing_m, Edges::wrap_x};
    // Soft sand below; the bed of granite, where it still lies below the plateau; sand above it.
    const auto roughness = [](std::int64_t x, std::int64_t y) {
        return static_cast<double>((x * 7919 + y * 104729 + x * y * 31) % 1000) * 0.01;
    };
    const auto beds = test::laid_layers([&](std::int64_t x, std::int64_t y) {
        const bool border = y == 0 || y == rows - 1;
        const double surface = border ? 0 : plateau_m + roughness(x, y);
        const double base = std::min(base_of_bed(y), surface);
        const double top = std::min(base + hard_m, surface);
        // The ground itself begins as sand at -1000 m.
        std::vector<LaidLayer> layers{{"sand", base + 1000}};
        if (top > base) layers.push_back({"granite", top - base});
        if (surface > top) layers.push_back({"sand", surface - top});
        return layers;
    });
    StreamPower op;
    op.erodibility = 1.5e-6, op.hollows = Hollows::breach, op.time_step = 20000;
    Columns after(grid);
    const auto run = run_process(
        op, grid, field_of(grid, [](auto, auto) { return -1000; }),
        {.steps = steps, .material = "sand", .prepare = beds, .inspect = after.reader()});
    Profile profile{std::vector<double>(rows), std::vector<double>(rows)};
    const MaterialId granite = 0;
    for (std::int64_t y = 0; y < rows; ++y)
        for (std::int64_t x = 0; x < columns; ++x) {
            profile.height[static_cast<std::size_t>(y)] += run.height.at(x, y) / columns;
            if (after.at(x, y).back().material == granite)
                profile.hard[static_cast<std::size_t>(y)] += 1.0 / columns;
        }
    return profile;
}

double degrees(double slope) {
    return std::atan(slope) * 180 / 3.14159265358979323846;
}

std::size_t crest_of(const Profile& profile) {
    return static_cast<std::size_t>(
        std::max_element(profile.height.begin() + 1, profile.height.end() - 1) -
        profile.height.begin());
}

TEST(rivers_cuesta, a_tilted_hard_bed_becomes_a_gentle_back_and_a_steep_scarp_that_retreats) {
    const Profile half = eroded(25), whole = eroded(50);
    const std::size_t crest = crest_of(whole), before = crest_of(half);
    // The back: where more than half of the ground is the bed itself, from the crest on.
    std::size_t end = crest + 2;
    while (end + 1 < rows && whole.hard[end] > 0.5) ++end;
    const double back = degrees((whole.height[crest] - whole.height[end - 1]) /
                                (static_cast<double>(end - 1 - crest) * spacing_m));
    double steepest = 0;
    for (std::size_t y = 1; y + 2 <= crest; ++y)
        steepest = std::max(steepest, (whole.height[y + 2] - whole.height[y]) / (2 * spacing_m));
    std::cout << "crest in row " << before << ", then " << crest << "; back " << back
              << " degrees over " << end - 1 - crest << " rows; scarp " << degrees(steepest)
              << '\n';
    EXPECT_NEAR(back, 5, 2);
    EXPECT_GE(end - 1 - crest, 8u);
    EXPECT_GE(degrees(steepest), 3 * back);
    EXPECT_GT(crest, before);
}

}  // namespace
}  // namespace cuesta

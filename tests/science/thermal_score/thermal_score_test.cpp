// SPDX-License-Identifier: Apache-2.0
// The erosion score under thermal erosion falls as in the tables of the thesis; claim, figures and
// tolerances are in README.md.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <iostream>
#include <numbers>

#include "cuesta/analysis/score.h"
#include "cuesta/process/slope/thermal.h"
#include "support/run_process.h"

namespace cuesta {
namespace {

// Value noise of the thesis: octaves of doubled frequency while it is at most 0.5 per sample.
struct Landscape {
    double frequency, amplitude, persistence;

    double operator()(std::int64_t x, std::int64_t y) const {
        double sum = 0, f = frequency, a = amplitude;
        for (std::uint32_t octave = 0; f <= 0.5; ++octave, f *= 2, a *= persistence)
            sum += a * at(static_cast<double>(x) * f, static_cast<double>(y) * f, octave);
        return 256 * sum;  // metres
    }

private:
    static double lattice(std::int64_t i, std::int64_t j, std::uint32_t octave) {
        auto n = static_cast<std::uint32_t>(i) * 0x9E3779B1u ^
                 (static_cast<std::uint32_t>(j) * 0x85EBCA77u + octave * 0xC2B2AE3Du);
        n = (n ^ (n >> 15)) * 0x2C1B3C6Du;
        n = (n ^ (n >> 12)) * 0x297A2D39u;
        return static_cast<double>((n ^ (n >> 15)) >> 8) * 0x1p-24;
    }
    static double at(double x, double y, std::uint32_t octave) {
        const double i = std::floor(x), j = std::floor(y);
        const auto fade = [](double t) { return t * t * (3 - 2 * t); };
        const double u = fade(x - i), v = fade(y - j);
        const auto p = static_cast<std::int64_t>(i), q = static_cast<std::int64_t>(j);
        const double north = std::lerp(lattice(p, q, octave), lattice(p + 1, q, octave), u);
        const double south = std::lerp(lattice(p, q + 1, octave), lattice(p + 1, q + 1, octave), u);
        return std::lerp(north, south, v);
    }
};

constexpr Landscape flat{0.0325, 0.05, 0.55}, rugged{0.0325, 0.55, 0.55},
    mountains{0.1, 0.55, 0.55};

struct Reading {
    double score, mean_slope;
};

// The score before and after every `calls` of `readings` times.
std::vector<Reading> scores(const Landscape& landscape, std::int64_t size, Thermal op, int calls,
                            int readings) {
    const Grid grid{size, size, 1.0};
    std::vector<Reading> list;
    Field now = test::field_of(grid, landscape);
    for (int i = 0; i <= readings; ++i) {
        if (i > 0) now = test::run_process(op, grid, now, {.steps = calls}).height;
        Raster map;
        map.columns = map.rows = size;
        for (std::int64_t y = 0; y < size; ++y)
            map.samples.insert(map.samples.end(), now.row(y), now.row(y) + size);
        const ErosionScore score = erosion_score(map);
        list.push_back({score.score, score.mean_step_m});
    }
    return list;
}

Thermal as_in_the_thesis() {
    return {.angle = std::atan(1.192) * 180 / std::numbers::pi,  // sandstone
            .rate = 0.25,
            .neighbours = Thermal::Neighbours::four,
            .model = Thermal::Model::olsen};
}

double drop(const std::vector<Reading>& list) {
    return 1 - list.back().score / list.front().score;
}

void print(const char* name, const std::vector<Reading>& list) {
    std::cout << "[ scores   ] " << name;
    for (const Reading& r : list) std::cout << ' ' << std::round(r.score * 1e4) / 1e4;
    std::cout << "  mean slope " << list.front().mean_slope << " -> " << list.back().mean_slope
              << '\n';
}

TEST(ThermalScore, falls_as_in_the_tables_of_the_thesis) {
    const auto one = scores(flat, 512, as_in_the_thesis(), 10, 10);
    const auto two = scores(rugged, 512, as_in_the_thesis(), 10, 10);
    const auto three = scores(mountains, 512, as_in_the_thesis(), 10, 10);
    print("flat", one), print("rugged", two), print("mountains", three);
    EXPECT_LT(std::abs(drop(one)), 0.01);
    for (const auto& list : {two, three})
        for (std::size_t i = 1; i < list.size(); ++i) EXPECT_LT(list[i].score, list[i - 1].score);
    EXPECT_GT(drop(three), drop(two));
    EXPECT_GT(drop(two), drop(one));
    // The reference of the specification, one seed of another hash.
    EXPECT_NEAR(two.front().score, 0.482, 0.048);
    EXPECT_NEAR(three.front().score, 0.462, 0.046);
    EXPECT_NEAR(two.back().score, 0.401, 0.040);
    EXPECT_NEAR(three.back().score, 0.344, 0.034);
}

TEST(ThermalScore, all_models_lower_it_most_where_it_is_most_rugged) {
    // With eight neighbours and the default rate, which is slower.
    using enum ThermalRule::Model;
    for (const auto model : {musgrave, olsen, benes}) {
        const Thermal op{.angle = 50, .model = model};
        const auto one = scores(flat, 128, op, 400, 1);
        const auto two = scores(rugged, 128, op, 400, 1);
        const auto three = scores(mountains, 128, op, 400, 1);
        print("flat", one), print("rugged", two), print("mountains", three);
        EXPECT_LT(std::abs(drop(one)), 0.01);
        EXPECT_GT(drop(two), 0.01);
        EXPECT_GT(drop(three), drop(two));
    }
}

TEST(ThermalScore, a_long_run_ends_where_nothing_moves_and_no_edge_is_too_steep) {
    const std::int64_t size = 64;
    const Grid grid{size, size, 1.0};
    Thermal op = as_in_the_thesis();
    op.until = Thermal::Until::rest;
    Field now = test::field_of(grid, rugged);
    bool rests = false;
    for (int i = 0; i < 60 && !rests; ++i) {
        const auto run = test::run_process(op, grid, now, {.steps = 2000});
        now = run.height.clone();
        rests = run.report.at_rest;
    }
    EXPECT_TRUE(rests);
    double worst = 0;
    for (std::int64_t y = 0; y + 1 < size; ++y)
        for (std::int64_t x = 0; x + 1 < size; ++x)
            worst = std::max({worst, std::abs(double{now.at(x, y)} - now.at(x + 1, y)),
                              std::abs(double{now.at(x, y)} - now.at(x, y + 1))});
    EXPECT_LE(worst, 1.192 * (1 + 1e-3));
}

}  // namespace
}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// Steps of `thermal` in rounds: rates beyond what neighbours take at once, and other spacings.
#include "cuesta/process/slope/thermal_rounds.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "cuesta/process/slope/thermal.h"
#include "support/columns.h"
#include "support/run_process.h"

namespace cuesta {
namespace {

using test::field_of;
using test::ProcessOptions;
using test::run_process;
using test::same_bits;

// Hills and noise with slopes on both sides of 35 degrees.
double rough(std::int64_t x, std::int64_t y) {
    const auto n = static_cast<std::uint32_t>(x * 7919 + y * 104729 + 17) * 2654435761u;
    return 30 * std::sin(0.31 * static_cast<double>(x)) * std::cos(0.23 * static_cast<double>(y)) +
           static_cast<double>(n >> 8) * 0x1p-24 * 9;
}

struct Extremes {
    float low, high;
};
Extremes extremes(const Field& field) {
    Extremes e{field.at(0, 0), field.at(0, 0)};
    for (std::int64_t y = 0; y < field.rows(); ++y)
        for (std::int64_t x = 0; x < field.columns(); ++x) {
            e.low = std::min(e.low, field.at(x, y));
            e.high = std::max(e.high, field.at(x, y));
        }
    return e;
}

constexpr std::array all_models = {Thermal::Model::musgrave, Thermal::Model::olsen,
                                   Thermal::Model::benes};

TEST(ThermalRounds, any_rate_in_range_keeps_between_lowest_and_highest) {
    const Grid grid{9, 9, 1.0};
    const Field start = field_of(grid, [](auto x, auto y) {
        return x == 2 && y == 2 ? -100 : x == 6 && y == 6 ? 100 : 0;
    });
    for (const auto neighbours : {Thermal::Neighbours::eight, Thermal::Neighbours::four})
        for (const auto model : all_models)
            for (const double spacing : {0.0, 3.0}) {
                const Thermal op{.angle = 0.0,
                                 .rate = 0.25,
                                 .rate_spacing = spacing,
                                 .neighbours = neighbours,
                                 .model = model};
                const auto run = run_process(op, grid, start, {.steps = 3});
                EXPECT_LE(extremes(run.height).high, 100);
                EXPECT_GE(extremes(run.height).low, -100);
                EXPECT_EQ(run.ground(), run.start());
            }
    // Four neighbours take a quarter at once: that is what the rate means.
    const Thermal four{.angle = 0.0, .rate = 0.25, .neighbours = Thermal::Neighbours::four};
    EXPECT_EQ(run_process(four, grid, start).height.at(6, 6), 0);
}

TEST(ThermalRounds, rounds_of_a_step_follow_from_spacing_and_neighbours) {
    const auto rounds = [](double rate, double meant_m, double spacing_m, Thermal::Neighbours n) {
        return Thermal{.rate = rate, .rate_spacing = meant_m, .neighbours = n}.rounds(spacing_m);
    };
    constexpr auto eight = Thermal::Neighbours::eight, four = Thermal::Neighbours::four;
    EXPECT_EQ(rounds(0.125, 0, 3, eight).count, 1);
    EXPECT_EQ(rounds(0.125, 0, 3, eight).fraction, 0.125);
    EXPECT_EQ(rounds(0.25, 0, 3, four).count, 1);
    EXPECT_EQ(rounds(0.25, 0, 3, eight).count, 2);
    EXPECT_EQ(rounds(0.125, 20, 5, eight).count, 16);
    EXPECT_EQ(rounds(0.125, 20, 5, four).count, 8);
    EXPECT_EQ(rounds(0.125, 20, 5, eight).fraction, 0.125);
    EXPECT_EQ(rounds(0.125, 20, 40, eight).count, 1);
    EXPECT_EQ(rounds(0.125, 20, 40, eight).fraction, 0.03125);
    EXPECT_EQ(rounds(0.125, 128, 1, eight).count, 4096);
    EXPECT_EQ(rounds(0.125, 128, 1, eight).left_out, 16384 - 4096);
    // On the spacing that is meant nothing changes.
    const Grid grid{31, 23, 4.0};
    const Field start = field_of(grid, rough);
    EXPECT_TRUE(
        same_bits(run_process(Thermal{}, grid, start, {.steps = 4}).height,
                  run_process(Thermal{.rate_spacing = 4}, grid, start, {.steps = 4}).height));
}

// The same hill on cells of 8, 4 and 2 m.
TEST(ThermalRounds, with_a_rate_spacing_a_preview_predicts_the_final_land) {
    const auto crest = [](double rate_spacing, std::int64_t finer, bool layered) {
        const Grid grid{24 * finer + 1, 24 * finer + 1, 8.0 / static_cast<double>(finer)};
        const Field start = field_of(grid, [&](std::int64_t x, std::int64_t y) {
            const auto metres = [&](std::int64_t i) {
                return (static_cast<double>(i) / static_cast<double>(finer) - 12) * 8;
            };
            const double r2 = metres(x) * metres(x) + metres(y) * metres(y);
            return 80 * std::exp(-r2 / 1500);
        });
        ProcessOptions options{.steps = 40};
        if (layered) options.prepare = [](Terrain& t) { t.ground().make_layered(); };
        const auto run =
            run_process(Thermal{.angle = 20.0, .rate_spacing = rate_spacing}, grid, start, options);
        return 80 - double{run.height.at(12 * finer, 12 * finer)};
    };
    for (const bool layered : {false, true}) {
        const double final = crest(4, 4, layered), preview = crest(4, 2, layered);
        EXPECT_GT(final, 5);
        EXPECT_NEAR(preview, final, 0.05 * final);
        EXPECT_NEAR(crest(4, 1, layered), final, 0.15 * final);
        // Counted in steps of each grid half the spacing slides far less.
        EXPECT_LT(crest(0, 4, layered), 0.6 * crest(0, 2, layered));
    }
}

// Films on a slope: they slide as one layer of them would, whatever the rate.
TEST(ThermalRounds, thin_layers_together_give_what_one_thick_layer_does) {
    const Grid grid{2, 1, 10.0, Edges::closed};
    const Field start = field_of(grid, [](auto x, auto) { return x == 0 ? 40 : 0; });
    const auto given = [&](double rate, bool films) {
        ProcessOptions options;
        options.prepare = test::laid_layers([&](std::int64_t x, std::int64_t) {
            std::vector<test::LaidLayer> laid;
            for (int i = 0; x == 0 && i < 20; ++i)
                laid.push_back({!films ? "granite" : i % 2 == 0 ? "sand" : "regolith", 0.02});
            return laid;
        });
        const auto run = run_process(Thermal{.angle = 45.0, .rate = rate}, grid, start, options);
        return run.height.at(1, 0);
    };
    for (const double rate : {0.125, 0.05, 0.01}) {
        const float plain = given(rate, false);
        EXPECT_GT(plain, 0);
        EXPECT_NEAR(given(rate, true), plain, 0.001) << rate;
    }
}

}  // namespace
}  // namespace cuesta

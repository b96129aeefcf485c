// SPDX-License-Identifier: Apache-2.0
// Plants against closed forms; claims, figures and tolerances are in README.md.
#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

#include "cuesta/process/life/plant_equations.h"
#include "support/world_lab.h"

namespace cuesta::test {
namespace {

std::string covered(double cover) {
    return fmt::format("[[stage]]\nop = \"flat\"\nlevel = {}\ninto = \"plant_cover\"\n", cover);
}

// Worn off under a cover, by what bare ground loses and by the law; what is left by the fall of the
// ground, or by what was taken up of it.
double held(const std::string& land, const std::string& parts, int steps, double cover,
            std::string_view measure = "wear") {
    const auto lost = [&](const std::string& plants) {
        const std::string text = land + plants + simulate(steps, parts);
        if (measure == "wear") return sum_of(*run_recipe(text), "wear");
        double fall = 0;
        auto before = run_recipe(land), after = run_recipe(text);
        const auto a = samples(*before, "height"), b = samples(*after, "height");
        for (std::size_t i = 0; i < a.size(); ++i) fall += double{a[i]} - double{b[i]};
        return fall;
    };
    const double bare = lost("");
    EXPECT_GT(bare, 0);
    return lost(covered(cover)) / bare / std::exp(-3 * cover);
}

const std::string rough = "[[stage]]\nop = \"fbm\"\nrelief = 120\nwavelength = 900\n";

TEST(PlantScience, rivers_wear_by_the_law) {
    const std::string land = head_text(60, 60, "open", 3, 20) +
                             "[[stage]]\nop = \"fbm\"\nrelief = 3000\nwavelength = 900\n";
    for (const double cover : {0.3, 0.8}) {
        const double found =
            held(land, process("stream_power", "erodibility = 1e-6\ntime_step = 200\n"), 1, cover,
                 "height");
        fmt::print("stream_power, cover {}: {}\n", cover, found);
        EXPECT_NEAR(found, 1, 0.005);
    }
}

TEST(PlantScience, steady_land_is_higher_by_the_law) {
    const auto relief = [](const std::string& plants) {
        auto run =
            run_recipe(head_text(41, 11, "open", 3, 100) +
                       "[[stage]]\nop = \"fbm\"\nrelief = 0.01\n" + plants +
                       simulate(400, process("uplift", "rate = 1e-4\n") +
                                         process("stream_power",
                                                 "erodibility = 2e-5\nhollows = \"breach\"\n")));
        const auto height = samples(*run, "height");
        double sum = 0;
        for (const float h : height) sum += double{h};
        return sum;
    };
    const double found = relief("") / relief(covered(0.5)) / std::exp(-1.5);
    fmt::print("stream_power, steady: {}\n", found);
    EXPECT_NEAR(found, 1, 0.01);
}

TEST(PlantScience, running_water_takes_up_by_the_law) {
    const std::string land = head_text(40, 40, "open", 3, 10) +
                             "[[stage]]\nop = \"formula\"\nvalue = \"0.1 * y\"\n"
                             "material = \"regolith\"\n"
                             "[[stage]]\nop = \"flat\"\nlevel = 3\ninto = \"water\"\n";
    const std::string parts =
        process("water_flow") +
        process("hydraulic_erosion", "entrainment = 0.0005\ndeposition = 0\n");
    for (const double cover : {0.3, 0.8}) {
        const double found = held(land, parts, 40, cover);
        fmt::print("hydraulic_erosion, cover {}: {}\n", cover, found);
        EXPECT_NEAR(found, 1, 0.03);
    }
}

TEST(PlantScience, parcels_and_drops_wear_by_the_law) {
    const std::string land = head_text(50, 50, "open", 3, 10) + rough;
    const double parcels =
        held(land, process("musgrave_erosion", "softness = 0.001\nsettling = 0\n"), 5, 0.5);
    const double drops =
        held(land, process("droplets", "erosion = 0.0005\ndeposition = 0\n"), 1, 0.5);
    fmt::print("musgrave_erosion: {}, droplets: {}\n", parcels, drops);
    EXPECT_NEAR(parcels, 1, 0.05);
    EXPECT_NEAR(drops, 1, 0.05);
}

TEST(PlantScience, soil_creeps_by_the_law) {
    const std::string land =
        head_text(64, 4, "wrap", 3, 10) +
        "[[stage]]\nop = \"formula\"\nvalue = \"5 * cos(x * 2 * pi / (640 m))\"\n";
    const auto left = [&](const std::string& plants) {
        auto run = run_recipe(
            land + plants +
            simulate(10, process("hillslope",
                                 "model = \"linear\"\ndiffusivity = 0.1\ntime_step = 4000\n")));
        const auto height = samples(*run, "height");
        double wave = 0;
        for (std::size_t i = 0; i < 64; ++i)
            wave +=
                double{height[i]} * std::cos(2 * std::numbers::pi * static_cast<double>(i) / 64);
        return wave / 32 / 5;
    };
    const double found = std::log(left(covered(0.5))) / std::log(left("")) / std::exp(-1.5);
    fmt::print("hillslope: {}\n", found);
    EXPECT_NEAR(found, 1, 0.01);
}

// Height at which a year is as warm as trees need.
double threshold_m(double at_sea_c, double season, double lapse_per_km) {
    double low = 0, high = 4000;
    for (int i = 0; i < 60; ++i) {
        const double middle = 0.5 * (low + high);
        const auto mean = static_cast<float>(at_sea_c - lapse_per_km * 1e-3 * middle);
        const auto s =
            plants::season_above(plants::season_begins_c, mean, static_cast<float>(season));
        (s.warmth_c > 6.4f ? low : high) = middle;
    }
    return low;
}

TEST(PlantScience, trees_end_within_50_m_of_the_climates_threshold) {
    double worst = 0;
    for (const double spacing : {20.0, 80.0})
        for (const double at_sea : {9.0, 14.0}) {
            const double line = threshold_m(at_sea, 9, 6.5);
            const auto n = static_cast<std::int64_t>(std::lround(6400 / spacing)) + 1;
            auto run = run_recipe(
                head_text(n, n, "open", 3, spacing) +
                fmt::format("[[stage]]\nop = \"formula\"\n"
                            "value = \"{} - 0.364 * sqrt((x - 3200) ^ 2 + (y - 3200) ^ 2)\"\n",
                            line + 500) +
                simulate(1,
                         process("vegetation",
                                 fmt::format("temperature = {}\nprecipitation = 1400\n", at_sea))));
            const auto height = samples(*run, "height");
            std::vector<float> trees = samples(*run, "trees.conifer");
            for (const char* other : {"trees.broadleaf", "trees.riverside"}) {
                const auto more = samples(*run, other);
                for (std::size_t i = 0; i < trees.size(); ++i) trees[i] += more[i];
            }
            // Outwards from the top in eight directions.
            for (int d = 0; d < 8; ++d) {
                constexpr int dx[] = {1, 1, 0, -1, -1, -1, 0, 1},
                              dy[] = {0, 1, 1, 1, 0, -1, -1, -1};
                const auto at = [&](std::int64_t i) {
                    return static_cast<std::size_t>((n / 2 + dy[d] * i) * n + n / 2 + dx[d] * i);
                };
                std::int64_t below = 0;  // 300 m lower than the line
                while (below < n / 2 - 2 && double{height[at(below)]} > line - 300) ++below;
                const float half = 0.5f * trees[at(below)];
                std::int64_t i = 0;
                while (i < below && trees[at(i)] < half) ++i;
                const double t =
                    double{half - trees[at(i - 1)]} / double{trees[at(i)] - trees[at(i - 1)]};
                const double found = double{height[at(i - 1)]} +
                                     t * (double{height[at(i)]} - double{height[at(i - 1)]});
                EXPECT_GT(half, 0.2f);
                worst = std::max(worst, std::abs(found - line));
            }
        }
    fmt::print("tree line: within {} m\n", worst);
    EXPECT_LT(worst, 50);
}

}  // namespace
}  // namespace cuesta::test

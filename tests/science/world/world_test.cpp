// SPDX-License-Identifier: Apache-2.0
// The checks of the specification on the world of cells; see README.md beside this file.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <set>

#include "cuesta/catalog/builtin.h"
#include "support/world_lab.h"

namespace cuesta::test {
namespace {

double document(double celsius) {
    return celsius / 25 - 0.7;
}

// `most`: the end of a parameter that is tried, which may be a depth or a thickness.
void expect_ranges(Run& run, double most = 0) {
    const auto within = [&](const char* field, float low, float high) {
        if (!run.domain.has(field)) return;
        for (const float one : samples(run, field)) {
            ASSERT_TRUE(std::isfinite(one)) << field;
            ASSERT_GE(one, low) << field;
            ASSERT_LE(one, high) << field;
        }
    };
    within("water", 0, 24000);
    within("ice", 0, static_cast<float>(std::max(1000.0, most)));
    within("humidity", 0, 1);
    within("temperature", -7.5f, 42.5f);
    within("wind_x", -10.0001f, 10.0001f);
    within("wind_y", -10.0001f, 10.0001f);
    within("pressure_anomaly", -100, 100);
    within("groundwater", 0, 600);
    within("current_x", -1000, 1000);
    within("current_y", -1000, 1000);
    for (const LedgerRow& row : run.ledger()) EXPECT_EQ(row.residual_m3, 0) << row.material;
}

TEST(World, K1_K2_ten_thousand_steps_stay_within_their_ranges) {
    const std::string land = world_land(64, 32);
    expect_ranges(*run_recipe(land + whole_world(10000)));
    expect_ranges(*run_recipe(land + whole_world(2000, "sea_level = 0\n")));
    expect_ranges(*run_recipe(head_text(48, 24, "wrap_x", 1, 20000) +
                              "[[stage]]\nop = \"flat\"\nlevel = 0\n" +
                              whole_world(2000, "sea_level = 950\n")));
}

// CUESTA_LONG_TESTS=1: 100,000 steps.
TEST(World, K1_the_ledger_closes_over_many_steps) {
    const bool all = std::getenv("CUESTA_LONG_TESTS") != nullptr;
    expect_ranges(*run_recipe(world_land(64, 32, "wrap_x", 8) + whole_world(all ? 100000 : 3000)));
}

TEST(World, K1_K2_at_both_ends_of_every_parameter) {
    for (const std::string_view op : every_world_part)
        for (const ParamRow& row : builtin_registry().find(op)->params) {
            if (row.kind != ParamKind::number && row.kind != ParamKind::integer) continue;
            for (const double end : {row.min, row.max}) {
                SCOPED_TRACE(fmt::format("{}.{} = {}", op, row.name, end));
                std::string parts;
                for (const std::string_view one : every_world_part) {
                    std::string lines;
                    if (one == op) lines = fmt::format("{} = {}\n", row.name, end);
                    if (one == "wind" && !(one == op && row.name == "systems"))
                        lines += "systems = 20\n";
                    if (one == "sea" && !(one == op && row.name == "sea_level"))
                        lines += "sea_level = 950\n";
                    parts += process(one, lines);
                }
                expect_ranges(*run_recipe(world_land(32, 16) + simulate(250, parts)), end);
            }
        }
}

TEST(World, K1_every_part_switched_off_keeps_the_ledger) {
    for (const std::string_view left_out : every_world_part) {
        std::string parts;
        for (const std::string_view one : every_world_part)
            if (one != left_out) parts += process(one, one == "sea" ? "sea_level = 950\n" : "");
        SCOPED_TRACE(left_out);
        expect_ranges(*run_recipe(world_land(40, 20) + simulate(200, parts)));
    }
}

TEST(World, K3_a_filled_basin_keeps_its_level) {
    const std::string land =
        head_text(40, 40, "closed", 6, 1000) + "[[stage]]\nop = \"fbm\"\nrelief = 900\n";
    auto filled = run_recipe(land + simulate(1, process("sea", "sea_level = 2000\n")) +
                             simulate(10000, process("runoff")));
    const auto height = samples(*filled, "height"), water = samples(*filled, "water"),
               x = samples(*filled, "current_x");
    for (std::size_t i = 0; i < height.size(); ++i) {
        EXPECT_NEAR(height[i] + water[i], 2000, 0.01);
        EXPECT_NEAR(x[i], 0, 0.01);
    }
}

TEST(World, K4_a_column_of_water_spreads_alike) {
    const std::string land = head_text(41, 41, "closed", 1, 100) +
                             "[[stage]]\nop = \"flat\"\n"
                             "[[stage]]\nop = \"flat\"\nlevel = 0\ninto = \"water\"\n"
                             "[[stage]]\nop = \"brush\"\ninto = \"water\"\nradius = 300\n"
                             "amount = 500\n";
    auto run = run_recipe(land + simulate(60, process("runoff")));
    const auto water = samples(*run, "water");
    for (std::size_t y = 0; y < 41; ++y)
        for (std::size_t x = 0; x < 41; ++x) {
            const float here = water[y * 41 + x];
            ASSERT_EQ(here, water[y * 41 + 40 - x]);
            ASSERT_EQ(here, water[(40 - y) * 41 + x]);
            ASSERT_EQ(here, water[x * 41 + y]);
        }
}

TEST(World, K6_air_goes_with_the_wind) {
    const auto centre = [](int steps) {
        auto run = run_recipe(
            head_text(128, 17, "wrap_x", 1, 1000) +
            "[[stage]]\nop = \"flat\"\n"
            "[[stage]]\nop = \"flat\"\nlevel = 5\ninto = \"wind_x\"\n"
            "[[stage]]\nop = \"flat\"\nlevel = 0\ninto = \"air_water\"\n"
            "[[stage]]\nop = \"brush\"\ninto = \"air_water\"\npath = [0.3, 0.5]\n"
            "radius = 4000\namount = 8\n" +
            simulate(steps, process("humidity", "rain = 0\nevaporation = 0\nloss = 0\n")));
        const auto air = samples(*run, "air_water");
        double sum = 0, at = 0;
        for (std::size_t i = 0; i < air.size(); ++i)
            sum += double{air[i]}, at += double{air[i]} * static_cast<double>(i % 128);
        return std::pair(at / sum, sum);
    };
    const auto [a, all] = centre(1);
    const auto [b, later] = centre(101);
    EXPECT_NEAR((b - a) / 100, 0.4 * 0.5, 0.02 * 0.2);
    EXPECT_EQ(all, later);
}

TEST(World, K9_night_covers_about_half_and_moves) {
    // With full rate the temperature shows where the sun is.
    const auto nights = [](int steps, double rotation) {
        auto run = run_recipe(
            head_text(64, 64, "wrap_x", 1, 1000) + "[[stage]]\nop = \"flat\"\n" +
            simulate(steps, process("temperature", fmt::format("rate = 0.1\nnight = -2\ngain = 5\n"
                                                               "sun_strength = 3\nwind_share = 0\n"
                                                               "rotation = {}\n",
                                                               rotation))));
        std::vector<bool> dark;
        for (const float one : samples(*run, "temperature")) dark.push_back(one < 17.5f);
        return dark;
    };
    const auto stands = nights(40, 0);
    const auto share = static_cast<double>(std::count(stands.begin(), stands.end(), true)) /
                       static_cast<double>(stands.size());
    EXPECT_GT(share, 0.4);
    EXPECT_LT(share, 0.6);
    EXPECT_EQ(nights(1, 0), nights(1, 0.02));
    EXPECT_NE(nights(200, 0.02), nights(200, 0));
}

TEST(World, K10_zones_of_temperature_and_humidity) {
    auto run = run_recipe(world_land(256, 128) + whole_world(3000));
    const auto t = samples(*run, "temperature"), m = samples(*run, "humidity");
    const auto row = [&](std::size_t y) {
        double sum = 0;
        for (std::size_t x = 0; x < 256; ++x) sum += document(double{t[y * 256 + x]});
        return sum / 256;
    };
    EXPECT_GT(row(64), 0.2);
    EXPECT_LT(row(0), -0.5);
    EXPECT_LT(row(127), -0.5);
    std::set<int> warm, wet;
    const double degrees[] = {-0.8, -0.3, 0, 0.25, 0.5};
    const double shares[] = {0.1, 0.25, 0.35, 0.5, 0.6, 0.75, 0.8};
    for (std::size_t i = 0; i < t.size(); ++i) {
        warm.insert(static_cast<int>(
            std::lower_bound(std::begin(degrees), std::end(degrees), document(double{t[i]})) -
            degrees));
        wet.insert(static_cast<int>(
            std::lower_bound(std::begin(shares), std::end(shares), double{m[i]}) - shares));
    }
    EXPECT_EQ(warm.size(), 6u);
    EXPECT_EQ(wet.size(), 8u);
    // Section 8: with night and drift the air never stands still.
    auto later = run_recipe(world_land(256, 128) + whole_world(3100));
    const auto after = samples(*later, "humidity");
    double change = 0;
    for (std::size_t i = 0; i < m.size(); ++i) change += std::abs(double{after[i]} - double{m[i]});
    EXPECT_GT(change / static_cast<double>(m.size()), 0.005);
}

TEST(World, K11_a_ridge_has_a_rain_shadow) {
    // A sea in the west, land in the east, westerlies at 45 degrees; a ridge of 2 units, half-width
    // 12 cells, or none.
    const auto air = [](double rate) {
        auto run = run_recipe(
            head_text(256, 256, "closed", 1, 20000) +
            "[[stage]]\nop = \"flat\"\nlevel = 0\n"
            "[[stage]]\nop = \"uplift\"\nshape = \"fault\"\nx = 0.42\nrate = 0.05\n"
            "edges_fixed = false\n" +
            fmt::format("[[stage]]\nop = \"uplift\"\nshape = \"ridge\"\nx = 0.5\nlength = 10\n"
                        "width = 0.047\nrate = {}\nedges_fixed = false\n",
                        rate) +
            simulate(1500, process("sea", "sea_level = 950\n") + process("wind", "noise = 0\n") +
                               process("humidity")));
        return samples(*run, "humidity");
    };
    const auto ridge = air(0.1), flat = air(0);
    double crest = 0, crest_flat = 0, lee = 0, lee_flat = 0;
    for (std::size_t y = 56; y < 72; ++y) {  // 45 degrees north
        crest += double{ridge[y * 256 + 127]}, crest_flat += double{flat[y * 256 + 127]};
        for (std::size_t x = 147; x < 150; ++x)
            lee += double{ridge[y * 256 + x]}, lee_flat += double{flat[y * 256 + x]};
    }
    EXPECT_GT(crest, 1.2 * crest_flat);
    EXPECT_LT(lee, 0.7 * lee_flat);
    EXPECT_GT(lee_flat, 0);
}

TEST(World, K13_the_start_has_its_share_of_sea_floor_and_no_seam) {
    for (const double share : {0.66, 0.30}) {
        auto run = run_recipe(world_land(256, 128, "wrap_x", 5, share));
        const auto height = samples(*run, "height");
        const auto zeros = static_cast<double>(std::count(height.begin(), height.end(), 0.0f));
        EXPECT_NEAR(zeros / static_cast<double>(height.size()), share, 0.005);
        double seam = 0, inside = 0;
        for (std::size_t y = 0; y < 128; ++y)
            for (std::size_t x = 0; x < 256; ++x) {
                const double step =
                    std::abs(double{height[y * 256 + x]} - double{height[y * 256 + (x + 1) % 256]});
                (x == 255 ? seam : inside) = std::max(x == 255 ? seam : inside, step);
            }
        EXPECT_LE(seam, inside);
    }
}

}  // namespace
}  // namespace cuesta::test

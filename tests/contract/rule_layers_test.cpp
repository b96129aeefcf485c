// SPDX-License-Identifier: Apache-2.0
// The layers of document 003 as rules of examples/rules/library, beside the operators that do the
// same: equal bits where the operations are the same, else within a stated bound.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "support/run_recipe.h"
#include "support/source_dir.h"

namespace cuesta::test {
namespace {

RunSetup in_examples() {
    RunSetup setup;
    setup.recipe_directory = source_dir() / "examples" / "rules";
    return setup;
}

// The world's operators take the poles of a map that goes round for walls, rules take its sides as
// they are.
const std::string round_world =
    "edges = { west = \"wrap\", east = \"wrap\", north = \"closed\", south = \"closed\" }\n";

// A windy world of 120 x 80 cells with a field of noise under the name given.
std::string world(const std::string& field, double low, double relief) {
    const auto noise = [](const std::string& name, double base, double range) {
        return fmt::format(
            "[[stage]]\nop = \"fbm\"\nlabel = \"{0}\"\ninto = \"{0}\"\nbase = {1}\nrelief = {2}\n",
            name, base, range);
    };
    return "seed = 1\n[grid]\nsize = [120, 80]\nspacing = 20000\n" + round_world +
           "[[stage]]\nop = \"fbm\"\nrelief = 6000\n" + noise("wind_x", -10, 20) +
           noise("wind_y", -10, 20) + noise(field, low, relief);
}
std::string simulate(int steps) {
    return fmt::format("[[stage]]\nop = \"simulate\"\nsteps = {}\n", steps);
}
std::string rule(const std::string& label, const std::string& lines = "") {
    return fmt::format(
               "[[stage.process]]\nop = \"rule\"\nlabel = \"{0}\"\n"
               "file = \"library/{0}.toml\"\n",
               label) +
           lines;
}

struct Difference {
    double largest = 0, mean = 0;
    std::int64_t bits = 0;  // samples that are not the same
};
Difference compare(const Run& a_run, const Run& b_run, std::string_view field) {
    const Raster a = a_run.domain.collect(field), b = b_run.domain.collect(field);
    Difference out;
    for (std::size_t i = 0; i < a.samples.size(); ++i) {
        const double d = std::abs(double{a.samples[i]} - double{b.samples[i]});
        out.largest = std::max(out.largest, d);
        out.mean += d / static_cast<double>(a.samples.size());
        out.bits += a.samples[i] == b.samples[i] ? 0 : 1;
    }
    return out;
}
double largest(const Run& run, std::string_view field) {
    const Raster all = run.domain.collect(field);
    return double{*std::max_element(all.samples.begin(), all.samples.end())};
}

void expect_closed(const Run& run) {
    for (const LedgerRow& row : run.ledger()) EXPECT_EQ(row.residual_m3, 0) << row.material;
}

// The operator, and the rules in its place.
struct Both {
    std::unique_ptr<Run> compiled, ruled;
};
Both run_both(const std::string& land, const std::string& op, const std::string& rules) {
    Both both{run_recipe(land + op, in_examples()), run_recipe(land + rules, in_examples())};
    expect_closed(*both.compiled);
    expect_closed(*both.ruled);
    return both;
}

Difference temperatures(int steps, double gain) {
    const Both both =
        run_both(world("temperature", -5, 40) + simulate(steps),
                 fmt::format("[[stage.process]]\nop = \"temperature\"\ngain = {}\n", gain),
                 rule("temperature_layer", fmt::format("gain = {}\n", gain)));
    return compare(*both.compiled, *both.ruled, "temperature");
}

TEST(RuleLayers, temperature_has_every_bit_of_the_operator) {
    EXPECT_EQ(temperatures(200, 0).bits, 0);
}

// Day and night are told apart by a sine that the operator takes in double: in a few cells beside
// the line it falls a step earlier or later.
TEST(RuleLayers, temperature_with_its_sun_differs_by_less_than_a_tenth_of_a_degree) {
    const Difference first = temperatures(1, 2);
    EXPECT_LT(first.largest, 1.0);
    EXPECT_LT(first.mean, 1e-3);
    const Difference later = temperatures(200, 2);
    EXPECT_LT(later.largest, 0.1);
    EXPECT_LT(later.mean, 0.01);
}

// Sea, lakes and ice in whole metres, so that both sides begin with the same quanta.
std::string wet_world() {
    const auto filled = [](const std::string& field, const std::string& value) {
        return fmt::format(
            "[[stage]]\nop = \"formula\"\nlabel = \"{0}\"\ninto = \"{0}\"\n"
            "value = \"{1}\"\n",
            field, value);
    };
    return world("temperature", -5, 40) + filled("water", "floor(max(2500 m - height, 0 m))") +
           filled("air_water", "floor(9 m * random(0))") +
           filled("ice", "floor(max(10 C - temperature, 0 C) * 20 [m/C])");
}
std::string humidity_rules() {
    return rule("humidity_rain") + rule("humidity_exchange") + rule("humidity_mixing") +
           rule("humidity_mixing_y") + rule("humidity_wind") + rule("humidity_excess");
}

TEST(RuleLayers, humidity_has_every_bit_of_the_operator) {
    const Both both = run_both(wet_world() + simulate(100),
                               "[[stage.process]]\nop = \"humidity\"\n", humidity_rules());
    for (const char* field : {"air_water", "water", "ice"})
        EXPECT_EQ(compare(*both.compiled, *both.ruled, field).bits, 0) << field;
    EXPECT_GT(largest(*both.ruled, "air_water"), 1);
}

std::string sandy(double relief, double water_m) {
    const auto noise = [](const std::string& name, double base, double range) {
        return fmt::format(
            "[[stage]]\nop = \"fbm\"\nlabel = \"{0}\"\ninto = \"{0}\"\nbase = {1}\nrelief = {2}\n",
            name, base, range);
    };
    return "seed = 1\n[grid]\nsize = [90, 60]\nspacing = 20000\n" + round_world +
           fmt::format(
               "[[stage]]\nop = \"fbm\"\nrelief = {}\n[[stage]]\nop = \"fbm\"\n"
               "label = \"dunes\"\nblend = \"add\"\nmaterial = \"sand\"\nrelief = 20\n",
               relief) +
           noise("current_x", -400, 800) + noise("current_y", -400, 800) +
           fmt::format(
               "[[stage]]\nop = \"formula\"\ninto = \"water\"\n"
               "value = \"floor(max({} m - height, 0 m))\"\n",
               water_m) +
           simulate(100);
}
Both sands(double relief, double water_m) {
    const std::string op = "[[stage.process]]\nop = \"sand\"\nsmoothing = 0\n";
    const std::string rules = rule("sand_erosion") + rule("sand_carry") + rule("sand_spread");
    const std::string seen =
        "[[stage]]\nop = \"formula\"\ninto = \"laid\"\nvalue = \"layer.sand\"\n"
        "[[stage]]\nop = \"formula\"\nlabel = \"top\"\ninto = \"top\"\nvalue = \"height\"\n";
    return run_both(sandy(relief, water_m), op + seen, rules + seen);
}

// Heights below 128 m are exact in float32.
TEST(RuleLayers, sand_has_every_bit_of_the_operator_on_low_land) {
    const Both both = sands(90, 60);
    for (const char* field : {"laid", "top"})
        EXPECT_EQ(compare(*both.compiled, *both.ruled, field).bits, 0) << field;
    EXPECT_GT(largest(*both.ruled, "laid"), 1);
}

// A height of 4000 m is rounded to 0.24 mm before rules see it.
TEST(RuleLayers, sand_differs_by_millimetres_on_high_land) {
    const Both both = sands(4000, 2000);
    EXPECT_LT(compare(*both.compiled, *both.ruled, "laid").largest, 5e-3);
}

// examples/rules/lichen.toml: what weathering loosens is given as an expression over it. Here
// nothing slides, so that regolith lies where it was made.
TEST(RuleLayers, lichen_slows_weathering_where_it_grows) {
    const auto weathered = [](const std::string& rate) {
        auto run = run_recipe(
            "seed = 5\n[grid]\nsize = [64, 64]\nspacing = 10\n[[stage]]\nop = \"ridged\"\n"
            "relief = 600\nwavelength = 500\n" +
                simulate(100) + rule("lichen") +
                "[[stage.process]]\nop = \"thermal\"\nangle = 89\nweathering_rate = " + rate +
                "\n[[stage]]\nop = \"formula\"\ninto = \"debris\"\n"
                "value = \"layer.regolith\"\n",
            in_examples());
        expect_closed(*run);
        return run;
    };
    const auto bare = weathered("\"20 mm\"");
    const auto grown = weathered("\"=20 mm * (1 - 0.95 * lichen)\"");
    const Raster lichen = grown->domain.collect("lichen");
    const Raster with = grown->domain.collect("debris"), without = bare->domain.collect("debris");
    double below = 0, below_bare = 0;
    for (std::size_t i = 0; i < lichen.samples.size(); ++i) {
        EXPECT_LE(with.samples[i], without.samples[i] + 1e-4f);
        if (lichen.samples[i] < 0.8f) continue;
        below += double{with.samples[i]}, below_bare += double{without.samples[i]};
    }
    EXPECT_GT(below, 0);
    EXPECT_LT(below, 0.7 * below_bare) << below_bare;
}

}  // namespace
}  // namespace cuesta::test

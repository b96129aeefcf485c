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

// A windy world of 120 x 80 cells with a field of noise under the name given.
std::string world(const std::string& field, double low, double relief) {
    const auto noise = [](const std::string& name, double base, double range) {
        return fmt::format(
            "[[stage]]\nop = \"fbm\"\nlabel = \"{0}\"\ninto = \"{0}\"\nbase = {1}\nrelief = {2}\n",
            name, base, range);
    };
    return "seed = 1\n[grid]\nsize = [120, 80]\nspacing = 20000\nedges = \"wrap_x\"\n"
           "[[stage]]\nop = \"fbm\"\nrelief = 6000\n" +
           noise("wind_x", -10, 20) + noise("wind_y", -10, 20) + noise(field, low, relief);
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
Difference compare(const Run& run, std::string_view first, std::string_view second) {
    const Raster a = run.domain.collect(first), b = run.domain.collect(second);
    Difference out;
    for (std::size_t i = 0; i < a.samples.size(); ++i) {
        const double d = std::abs(double{a.samples[i]} - double{b.samples[i]});
        out.largest = std::max(out.largest, d);
        out.mean += d / static_cast<double>(a.samples.size());
        out.bits += a.samples[i] == b.samples[i] ? 0 : 1;
    }
    return out;
}

void expect_closed(const Run& run) {
    for (const LedgerRow& row : run.ledger()) EXPECT_EQ(row.residual_m3, 0) << row.material;
}

// The rule's field begins as that of the operator.
std::string temperatures(int steps, double gain) {
    return world("temperature", -5, 40) +
           "[[stage]]\nop = \"formula\"\ninto = \"warmth\"\nvalue = \"temperature\"\n" +
           simulate(steps) +
           fmt::format("[[stage.process]]\nop = \"temperature\"\ngain = {}\n", gain) +
           rule("temperature_layer", fmt::format("gain = {}\n", gain));
}

TEST(RuleLayers, temperature_has_every_bit_of_the_operator) {
    const auto run = run_recipe(temperatures(200, 0), in_examples());
    EXPECT_EQ(compare(*run, "temperature", "warmth").bits, 0);
}

// Day and night are told apart by a sine that the operator takes in double: in a few cells beside
// the line it falls a step earlier or later.
TEST(RuleLayers, temperature_with_its_sun_differs_by_less_than_a_tenth_of_a_degree) {
    const Difference first =
        compare(*run_recipe(temperatures(1, 2), in_examples()), "temperature", "warmth");
    EXPECT_LT(first.largest, 1.0);
    EXPECT_LT(first.mean, 1e-3);
    const Difference later =
        compare(*run_recipe(temperatures(200, 2), in_examples()), "temperature", "warmth");
    EXPECT_LT(later.largest, 0.1);
    EXPECT_LT(later.mean, 0.01);
}

// Whole quanta on both sides, of another size: each of three exchanges rounds once a step.
TEST(RuleLayers, humidity_moves_like_the_operators) {
    const auto run = run_recipe(
        world("air_water", 0, 9) +
            "[[stage]]\nop = \"formula\"\ninto = \"vapour\"\nvalue = \"air_water\"\n" +
            simulate(60) +
            "[[stage.process]]\nop = \"humidity\"\nrain = 0\nevaporation = 0\ngain = 0\nloss = 0\n"
            "snow = 0\nair_capacity = 100\n" +
            rule("humidity_mixing") + rule("humidity_mixing_y") + rule("humidity_wind"),
        in_examples());
    const Difference difference = compare(*run, "air_water", "vapour");
    EXPECT_LT(difference.largest, 2e-3) << "of up to 9 m";
    expect_closed(*run);
}

TEST(RuleLayers, sand_spreads_like_the_operators) {
    const auto run = run_recipe(
        "seed = 1\n[grid]\nsize = [90, 60]\nspacing = 20000\nedges = \"wrap_x\"\n"
        "[[stage]]\nop = \"fbm\"\nrelief = 900\n[[stage]]\nop = \"fbm\"\nlabel = \"dunes\"\n"
        "blend = \"add\"\nmaterial = \"sand\"\nrelief = 200\n" +
            simulate(100) + rule("sand_layer") +
            "[[stage.process]]\nop = \"sand\"\nerosion = 0\nsmoothing = 0\n"
            "[[stage]]\nop = \"formula\"\ninto = \"laid\"\nvalue = \"layer.sand\"\n",
        in_examples());
    const Difference difference = compare(*run, "laid", "grains");
    EXPECT_LT(difference.largest, 0.05) << "of up to 200 m";
    expect_closed(*run);
}

}  // namespace
}  // namespace cuesta::test

// SPDX-License-Identifier: Apache-2.0
// R1: ten thousand damaged recipes. None may crash or hang; each one is either a plan or at least
// one problem with a place and a sentence.
#include <fmt/format.h>

#include "cuesta/recipe/print_plan.h"
#include "support/check_text.h"
#include "support/mutate.h"

namespace cuesta::test {
namespace {

constexpr int rounds = 10000;

const std::string seeds[] = {
    R"(name = "alpine"
seed = 42

[grid]
size = [1024, 1024]       # samples
spacing = "10 m"
edges = "open"
origin = [0, "1 km"]

[materials.basalt]
base = "granite"
density = "2.9 g/cm3"
colour = "#404048"

[[stage]]
op = "hills"
label = "base"
hurst = 0.9
relief = "1500 m"
material = "basalt"

[[stage]]
op = "hills"
into = "highland"
level = "slope"
corners = [1, "20 cm", 3.5]
shape = "pointed"

[[stage]]
op = "smooth"
blend = "max"
mask = "highland"
from = "height"
guide = "highland"
)",
    R"([[stage]]
op = "image"
file = "maps/in.tif"
[[stage]]
op = "simulate"
label = "sim"
steps = 3000
[[stage.process]]
op = "rain"
rate = "20 mm/h"
[[stage.process]]
op = "slide"
every = 20
angle = "35 deg"
[[stage.event]]
at = 100
set = { "process.rain.rate" = "5 mm/h", process.slide.rate = 0.1 }
[[stage.event]]
at = 200
op = "hills"
mask = "slope"
blend = "add"
[[output]]
field = "height"
file = "height.exr"
[[output]]
field = "puddle"
file = "frames/water_{step}.png"
every = 100
low = 0
high = 5
)"};

// The promise for any text and options; returns whether it was a plan.
bool holds(const std::string& text, const CheckOptions& options = {}) {
    const CheckResult result = check_text(text, options);
    EXPECT_NE(result.plan.has_value(), !result.problems.empty());
    EXPECT_LE(result.problems.size(), 101u);
    for (const Diagnostic& problem : result.problems) {
        EXPECT_FALSE(problem.sentence.empty());
        EXPECT_LT(problem.sentence.size(), 1000u);
        EXPECT_GE(problem.at.line, 1);
        EXPECT_GE(problem.at.column, 1);
        EXPECT_EQ(problem.text().find('\n'), std::string::npos) << problem.text();
    }
    if (!result.plan) return false;
    EXPECT_EQ(result.plan->recipe_sha256.size(), 64u);
    EXPECT_FALSE(plan_text(*result.plan).empty());
    EXPECT_GT(estimate_memory(*result.plan).peak_bytes, 0u);
    return true;
}

TEST(mutated_recipe, the_seeds_themselves_are_plans) {
    for (const std::string& seed : seeds) EXPECT_TRUE(holds(seed));
}

TEST(mutated_recipe, damaged_texts_are_plans_or_problems) {
    Mutator mutator(1);
    int plans = 0;
    for (int i = 0; i < rounds; ++i) {
        const std::string text = mutator.mutate(seeds[i % 2]);
        plans += holds(text);
        if (::testing::Test::HasFailure()) FAIL() << "round " << i << "\n" << text.substr(0, 4000);
    }
    // Both outcomes are well represented, so neither branch went untested.
    EXPECT_GT(plans, rounds / 50);
    EXPECT_LT(plans, rounds / 2);
}

TEST(mutated_recipe, damaged_overrides_are_plans_or_problems) {
    const std::string good[] = {"stage.sim.process.rain.rate=7 mm/h",
                                "grid.size=[32, 16]",
                                "stage.2.event.1.at=5",
                                "output.2.file=\"w_{step}.npy\"",
                                "stage.sim.event.1.set.process.rain.rate=3",
                                "stage.image.enabled=false",
                                "materials.sand.density=1700"};
    Mutator mutator(2);
    for (int i = 0; i < rounds / 5; ++i) {
        CheckOptions options;
        for (std::uint64_t n = 1 + mutator.next(3); n > 0; --n)
            options.sets.push_back(mutator.mutate(good[mutator.next(std::size(good))]));
        const CheckResult result = check_text(seeds[1], options);
        ASSERT_NE(result.plan.has_value(), !result.problems.empty()) << options.sets[0];
    }
}

TEST(mutated_recipe, the_largest_texts_are_handled) {
    const auto repeat = [](std::string_view text, std::size_t bytes) {
        std::string out;
        while (out.size() + text.size() <= bytes) out += text;
        return out;
    };
    constexpr std::size_t megabyte = most_recipe_bytes;
    EXPECT_FALSE(holds("name = \"" + std::string(megabyte - 9, 'x') + "\""));
    EXPECT_FALSE(holds(repeat("[[stage]]\n", megabyte)));
    EXPECT_FALSE(holds(repeat("[[stage]]\nop='hills'\n", megabyte)));
    EXPECT_FALSE(holds("a = [" + repeat("1,", megabyte - 6) + "]"));
    EXPECT_FALSE(holds("a = [" + repeat("1,", 99000) + "]"));
    EXPECT_FALSE(holds(repeat("[", megabyte)));
    EXPECT_FALSE(holds(std::string(megabyte + 1, ' ')));
    EXPECT_TRUE(holds(std::string(megabyte, ' ')));
    EXPECT_TRUE(holds(repeat("# comment\n", megabyte)));
    std::string keys;
    for (int i = 0; i < 49000; ++i) keys += fmt::format("k{}=1\n", i);
    EXPECT_FALSE(holds(keys));
    std::string events = seeds[1].substr(0, seeds[1].find("[[output]]"));
    for (int i = 0; i < 9000; ++i) events += "[[stage.event]]\nat = 1\nop = \"hills\"\n";
    EXPECT_TRUE(holds(events));
}

}  // namespace
}  // namespace cuesta::test

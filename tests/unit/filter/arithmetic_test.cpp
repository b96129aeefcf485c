// SPDX-License-Identifier: Apache-2.0
#include "cuesta/filter/arithmetic.h"

#include <gtest/gtest.h>

#include <limits>

#include "support/run_operator.h"

namespace cuesta {
namespace {

// The result for one sample.
float once(const Math& op, float in, StepReport* report = nullptr) {
    Field field({1, 1, 1});
    field.fill(in);
    return test::run_filter(op, field, {1, 1}, {.report = report}).at(0, 0);
}

TEST(arithmetic, every_rule_does_what_its_word_says) {
    using A = Arithmetic;
    EXPECT_EQ(once({.rule = A::add, .value = 2.5}, 3), 5.5f);
    EXPECT_EQ(once({.rule = A::subtract, .value = 2.5}, 3), 0.5f);
    EXPECT_EQ(once({.rule = A::multiply, .value = -2.0}, 3), -6.0f);
    EXPECT_EQ(once({.rule = A::divide, .value = 4.0}, 3), 0.75f);
    EXPECT_EQ(once({.rule = A::min, .value = 2.0}, 3), 2.0f);
    EXPECT_EQ(once({.rule = A::max, .value = 2.0}, 3), 3.0f);
    EXPECT_EQ(once({.rule = A::power, .value = 2.0}, 3), 9.0f);
    EXPECT_EQ(once({.rule = A::abs}, -3), 3.0f);
    EXPECT_EQ(once({.rule = A::invert}, 0.25f), 0.75f);
    EXPECT_EQ(once({.rule = A::clamp}, 3), 1.0f);
    EXPECT_EQ(once({.rule = A::clamp}, -3), 0.0f);
    EXPECT_EQ(once({.rule = A::clamp}, 0.5f), 0.5f);
    EXPECT_EQ(once({.rule = A::clamp, .low = 2.0, .high = 1.0}, 7), 2.0f);
    EXPECT_EQ(once({.rule = A::step, .value = 3.0}, 3), 1.0f);
    EXPECT_EQ(once({.rule = A::step, .value = 3.0}, 2.9f), 0.0f);
}

TEST(arithmetic, power_keeps_the_sign) {
    EXPECT_EQ(once({.rule = Arithmetic::power, .value = 0.5}, -16), -4.0f);
    EXPECT_EQ(once({.rule = Arithmetic::power, .value = 0.0}, 5), 1.0f);
}

TEST(arithmetic, undefined_and_too_large_results_are_counted) {
    StepReport report;
    EXPECT_EQ(once({.rule = Arithmetic::divide, .value = 0.0}, 3, &report), 0.0f);
    EXPECT_EQ(once({.rule = Arithmetic::power, .value = -1.0}, 0, &report), 0.0f);
    EXPECT_EQ(report.counts["undefined_samples"], 2);
    EXPECT_EQ(once({.rule = Arithmetic::power, .value = 1e6}, -7, &report),
              -std::numeric_limits<float>::max());
    EXPECT_EQ(report.counts["overflowed_samples"], 1);
    EXPECT_EQ(report.counts.size(), 2u);
}

TEST(arithmetic, takes_a_field_as_second_operand) {
    const Grid grid{3, 2};
    Terrain terrain(grid, whole(grid), 1, std::make_shared<MaterialTable>());
    Field& weights = terrain.make("weights");
    Field in({3, 2, 1}), out({3, 2, 1});
    for (int i = 0; i < 6; ++i) {
        weights.at(i % 3, i / 3) = static_cast<float>(i);
        in.at(i % 3, i / 3) = 10;
    }
    SingleCommunicator comm(grid);
    Scratch scratch({3, 2, 1});
    const Block block = whole(grid);
    const StepContext step{grid, block, comm, {}, 0, terrain, scratch, {}};
    Math{.rule = Arithmetic::multiply, .value = "weights"}.filter(in, out, step);
    for (int i = 0; i < 6; ++i) EXPECT_EQ(out.at(i % 3, i / 3), static_cast<float>(10 * i));
}

}  // namespace
}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/surface_range.h"

#include <gtest/gtest.h>

#include "support/run_operator.h"

namespace cuesta {
namespace {

// A bowl around the middle of the map, in whole-map coordinates so that blocks fit together.
struct Bowl {
    double base = 0, relief = 1500;
    float depth = 1;
    StepReport generate(Field& out, const StepContext& step) const {
        for (std::int64_t y = 0; y < out.rows(); ++y)
            for (std::int64_t x = 0; x < out.columns(); ++x) {
                const auto u = static_cast<float>(step.block.x0 + x - 11);
                const auto v = static_cast<float>(step.block.y0 + y - 7);
                out.at(x, y) = depth * (u * u + 0.31f * v * v);
            }
        return set_surface_range(out, base, relief, step);
    }
};

TEST(surface_range, lowest_and_highest_are_exact) {
    const Field field = test::run_generator(Bowl{}, {23, 16});
    float low = 1e9f, high = -1e9f;
    for (std::int64_t y = 0; y < 16; ++y)
        for (std::int64_t x = 0; x < 23; ++x) {
            low = std::min(low, field.at(x, y));
            high = std::max(high, field.at(x, y));
        }
    EXPECT_EQ(low, 0.0f);
    EXPECT_EQ(high, 1500.0f);
    EXPECT_EQ(field.at(11, 7), 0.0f);
}

TEST(surface_range, is_one_for_all_blocks) {
    const Field whole_map = test::run_generator(Bowl{}, {23, 16});
    for (const auto& [across, down] : {std::pair{2, 2}, {3, 1}, {1, 5}})
        EXPECT_TRUE(test::same_bits(whole_map,
                                    test::run_generator_on_blocks(Bowl{}, {23, 16}, across, down)));
}

TEST(surface_range, a_constant_surface_lies_at_the_base_and_is_counted_once) {
    StepReport report;
    const Field field = test::run_generator_on_blocks(Bowl{.base = 12, .depth = 0}, {8, 8}, 2, 2,
                                                      {.report = &report});
    EXPECT_EQ(field.at(0, 0), 12.0f);
    EXPECT_EQ(field.at(7, 7), 12.0f);
    EXPECT_EQ(report.counts["flat_surface"], 1);
}

}  // namespace
}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/midpoint_surface.h"

#include <gtest/gtest.h>

#include "cuesta/grid/range.h"
#include "support/run_operator.h"

namespace cuesta {
namespace {

// A surface of the rule as an operator.
struct Made {
    MidpointRule rule;
    StepReport generate(Field& out, const StepContext& step) const {
        return make_midpoint_surface(rule, 0, 100, 50, out, step);
    }
};

TEST(midpoint_surface, scales_random_corners_and_leaves_given_ones) {
    Made random;
    const Grid grid{40, 30};
    SingleCommunicator comm(grid);
    const ValueRange range = value_range(test::run_generator(random, grid), comm);
    EXPECT_EQ(range.low, 100);
    EXPECT_EQ(range.high, 150);
    Made given;
    given.rule.random_corners = false, given.rule.corners = {1, 2, 3, 4}, given.rule.sigma = 0;
    const Field plane = test::run_generator(given, {33, 33});
    EXPECT_EQ(plane.at(0, 0), 1.0f);
    EXPECT_EQ(plane.at(16, 16), 2.5f);
    EXPECT_EQ(plane.at(32, 32), 4.0f);
}

TEST(midpoint_surface, counts_resampling_once_for_the_map) {
    StepReport direct, resampled;
    test::run_generator(Made{}, {33, 20}, {.report = &direct});
    EXPECT_EQ(direct.counts.count("resampled_lattice"), 0u);
    test::run_generator_on_blocks(Made{}, {40, 40}, 2, 2, {.report = &resampled});
    EXPECT_EQ(resampled.counts["resampled_lattice"], 1);
}

TEST(midpoint_surface, every_rule_is_the_same_on_blocks) {
    for (const Edges edges : {Edges::open, Edges::wrap, Edges::wrap_x})
        for (const bool two_ends : {false, true}) {
            Made made;
            made.rule.two_ends = two_ends;
            for (const Grid& grid : {Grid{65, 40, 1, edges}, Grid{50, 71, 1, edges}})
                EXPECT_TRUE(test::same_bits(test::run_generator(made, grid),
                                            test::run_generator_on_blocks(made, grid, 3, 2)));
        }
}

}  // namespace
}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/strata/fault_blocks.h"

#include <gtest/gtest.h>

#include <set>
#include <vector>

namespace cuesta {
namespace {

using List = std::vector<std::pair<double, double>>;  // low end, offset

List parts(const FaultBlocks& faults, double n, double high, double low) {
    FaultBlocks::Parts out;
    bool cut = false;
    const std::size_t count = faults.parts(n, high, low, out, cut);
    EXPECT_FALSE(cut);
    List list;
    for (std::size_t i = 0; i < count; ++i) list.emplace_back(out[i].low_m, out[i].offset_m);
    return list;
}

TEST(fault_blocks, no_spacing_no_faults) {
    const FaultBlocks none({}, {1, 2});
    EXPECT_FALSE(none.any());
    EXPECT_EQ(none.offset_m(5, 5), 0);
    EXPECT_EQ(parts(none, 0, 10, -10), (List{{-10, 0}}));
}

TEST(fault_blocks, upright_steps_lower_each_block_by_the_throw) {
    const FaultBlocks faults({.spacing_m = 100, .throw_m = 30}, {1, 2});
    EXPECT_EQ(faults.offset_m(-1, 0), 0);
    EXPECT_EQ(faults.offset_m(0, 0), -30);
    EXPECT_EQ(faults.offset_m(99, 0), -30);
    EXPECT_EQ(faults.offset_m(100, 0), -60);
    EXPECT_EQ(faults.offset_m(-100, 0), 0);
    EXPECT_EQ(faults.offset_m(-101, 0), 30);
    EXPECT_EQ(parts(faults, 50, 1000, -1000), (List{{-1000, -30}}));
}

TEST(fault_blocks, slanting_steps_cut_the_column) {
    // 45 degrees: the fault at n = 0 crosses the column 40 m to its west at 40 m above the level.
    const FaultBlocks faults({.spacing_m = 100, .throw_m = 30, .cot_dip = 1, .level_m = 500},
                             {1, 2});
    EXPECT_EQ(parts(faults, -40, 700, 300),
              (List{{640, -60}, {540, -30}, {440, 0}, {340, 30}, {300, 60}}));
    EXPECT_EQ(faults.offset_m(-40, 541), -30);
    EXPECT_EQ(faults.offset_m(-40, 539), 0);
}

TEST(fault_blocks, grabens_are_wedges_that_end_below) {
    // Half a graben is 25 wide at the level; with 45 degrees its tip lies 25 below it.
    const FaultBlocks faults(
        {.style = FaultStyle::grabens, .spacing_m = 100, .throw_m = 30, .cot_dip = 1, .level_m = 0},
        {1, 2});
    EXPECT_EQ(parts(faults, 0, 10, -50), (List{{-25, -30}, {-50, 0}}));
    EXPECT_EQ(parts(faults, 40, 10, -50), (List{{-50, 0}}));
    EXPECT_EQ(parts(faults, 40, 30, -50), (List{{15, -30}, {-50, 0}}));
    EXPECT_EQ(faults.offset_m(-30, 4), 0);
    EXPECT_EQ(faults.offset_m(-30, 6), -30);
    // However high, a graben is no wider than the spacing.
    EXPECT_EQ(faults.offset_m(49, 1e6), -30);
    EXPECT_EQ(faults.offset_m(51, 1e6), -30);
}

TEST(fault_blocks, upright_grabens_have_no_tip) {
    const FaultBlocks faults({.style = FaultStyle::grabens, .spacing_m = 100, .throw_m = -30},
                             {1, 2});
    EXPECT_EQ(parts(faults, 24, 10, -50), (List{{-50, 30}}));  // a horst
    EXPECT_EQ(parts(faults, 26, 10, -50), (List{{-50, 0}}));
    EXPECT_EQ(parts(faults, 76, 10, -50), (List{{-50, 30}}));
}

TEST(fault_blocks, variation_moves_faults_and_keeps_their_order) {
    for (const FaultStyle style : {FaultStyle::steps, FaultStyle::grabens}) {
        const FaultBlocks faults({.style = style, .spacing_m = 100, .throw_m = 30, .variation = 1},
                                 {1, 2});
        std::set<double> offsets;
        double before = faults.offset_m(-5000, 0);
        for (double n = -5000; n < 5000; n += 1) {
            const double now = faults.offset_m(n, 0);
            offsets.insert(now);
            EXPECT_TRUE(style == FaultStyle::grabens || now <= before) << n;
            before = now;
        }
        EXPECT_GT(offsets.size(), 80u);  // a hundred faults or so, each for itself
    }
}

TEST(fault_blocks, too_many_faults_in_a_column_are_said_so) {
    const FaultBlocks faults({.spacing_m = 0.1, .throw_m = 1, .cot_dip = 1}, {1, 2});
    FaultBlocks::Parts out;
    bool cut = false;
    EXPECT_EQ(faults.parts(0, 1000, -1000, out, cut), FaultBlocks::most_parts);
    EXPECT_TRUE(cut);
    EXPECT_EQ(out[FaultBlocks::most_parts - 1].low_m, -1000);
}

}  // namespace
}  // namespace cuesta

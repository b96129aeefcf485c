// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/strata/sequence.h"

#include <gtest/gtest.h>

#include <array>

namespace cuesta {
namespace {

using List = std::vector<std::pair<int, Units>>;

constexpr std::array<MaterialId, 3> rocks{1, 2, 3};
constexpr std::array<double, 3> thickness{10, 20, 30};

// Units of one metre, from the top down.
List column(const Sequence& sequence, const Sequence::Place& place, Units top, Units low) {
    Stretches out(top);
    EXPECT_TRUE(sequence.lay(place, 1, low, out));
    List list;
    for (std::size_t i = 0; i < out.count(); ++i) list.emplace_back(out[i].material, out[i].low);
    return list;
}

TEST(sequence, lies_on_its_datum_and_its_ends_go_on) {
    const Sequence sequence(rocks, thickness, false, {1, 2});
    EXPECT_EQ(sequence.total_m(), 60);
    EXPECT_EQ(column(sequence, {.datum_m = 100}, 200, 0), (List{{3, 130}, {2, 110}, {1, 0}}));
    EXPECT_EQ(column(sequence, {.datum_m = 100}, 120, 0), (List{{2, 110}, {1, 0}}));
    EXPECT_EQ(column(sequence, {.datum_m = 100}, 50, 0), (List{{1, 0}}));
    EXPECT_EQ(column(sequence, {.datum_m = 100}, 900, 800), (List{{3, 800}}));
}

TEST(sequence, repeats_in_both_directions) {
    const Sequence sequence(rocks, thickness, true, {1, 2});
    EXPECT_EQ(column(sequence, {.datum_m = 0}, 75, -35),
              (List{{2, 70}, {1, 60}, {3, 30}, {2, 10}, {1, 0}, {3, -30}, {2, -35}}));
    // A boundary at the very top opens no layer.
    EXPECT_EQ(column(sequence, {.datum_m = 0}, 60, 20), (List{{3, 30}, {2, 20}}));
}

TEST(sequence, stretch_makes_layers_taller) {
    const Sequence sequence(rocks, thickness, false, {1, 2});
    EXPECT_EQ(column(sequence, {.datum_m = 0, .stretch = 2}, 100, -10),
              (List{{3, 60}, {2, 20}, {1, -10}}));
    // Nothing to share out: the lowest reaches all the way up.
    EXPECT_EQ(column(sequence, {.datum_m = 50, .stretch = 0}, 40, 0), (List{{1, 0}}));
}

TEST(sequence, boundaries_wander_by_the_two_values_and_no_farther) {
    const Sequence sequence(rocks, thickness, true, {1, 2});
    const Sequence::Place level{.datum_m = 0}, bent{.datum_m = 0, .a_m = 3, .b_m = 4};
    // From 20 to 1000 m: no boundary within 5 m of either end.
    Stretches straight(1000 << 10), wavy(1000 << 10);
    sequence.lay(level, 0x1p-10, 20 << 10, straight);
    sequence.lay(bent, 0x1p-10, 20 << 10, wavy);
    ASSERT_EQ(straight.count(), wavy.count());
    bool moved = false;
    double largest = 0;
    for (std::size_t i = 0; i + 1 < straight.count(); ++i) {
        const double by = (wavy[i].low - straight[i].low) * 0x1p-10;
        largest = std::max(largest, std::abs(by));
        moved = moved || by != (wavy[0].low - straight[0].low) * 0x1p-10;
    }
    EXPECT_LE(largest, 5 + 0x1p-10);  // hypot(3, 4)
    EXPECT_GT(largest, 3);
    EXPECT_TRUE(moved);  // each for itself
}

TEST(sequence, where_boundaries_cross_the_upper_layer_rests_on_what_lay_deeper) {
    // Thin layers, wild undulation: whatever pinches out, every level belongs to the uppermost
    // layer whose foot is not above it.
    constexpr std::array<double, 3> thin{1, 1, 1};
    const Sequence sequence(rocks, thin, true, {1, 2});
    const Sequence::Place wild{.datum_m = 0, .a_m = 4, .b_m = 3};
    Stretches out(20);
    ASSERT_TRUE(sequence.lay(wild, 1, -20, out));
    // The same from a column that starts higher: upper layers do not depend on where one starts.
    Stretches longer(40);
    ASSERT_TRUE(sequence.lay(wild, 1, -20, longer));
    const auto at = [](const Stretches& column, Units level) {
        for (std::size_t i = 0; i < column.count(); ++i)
            if (column[i].low <= level) return int{column[i].material};
        return -1;
    };
    for (Units level = -20; level < 20; ++level) EXPECT_EQ(at(out, level), at(longer, level));
    EXPECT_LT(out.count(), 40u);  // some pinched out
}

TEST(sequence, too_many_layers_are_cut_short_and_said_so) {
    constexpr std::array<double, 3> thin{0.01, 0.01, 0.01};
    const Sequence sequence(rocks, thin, true, {1, 2});
    Stretches out(1000);
    EXPECT_FALSE(sequence.lay({.datum_m = 0}, 1, -1000000, out));
    Stretches fine(1 << 20);
    EXPECT_FALSE(sequence.lay({.datum_m = 0}, 0x1p-17, 0, fine));
    EXPECT_TRUE(fine.full());
}

}  // namespace
}  // namespace cuesta

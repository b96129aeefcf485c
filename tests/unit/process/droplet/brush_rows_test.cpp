// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/brush_rows.h"

#include <gtest/gtest.h>

#include "support/drop_lab.h"

namespace cuesta::test {
namespace {

TEST(BrushRows, a_single_sample_becomes_the_cone_around_it) {
    for (const float radius : {1.0f, 2.0f, 3.5f, 4.0f, 5.0f, 9.0f}) {  // written out, and in loops
        const DropMap map = drop_map(50, 40, [](auto, auto) { return 1; });
        const DropBrush brush(radius);
        Field field({50, 40, 0}), out({50, 40, 0});
        field.at(27, 20) = 1000;
        brush_map(map, brush, field, out);
        for (std::int64_t y = 0; y < 40; ++y)
            for (std::int64_t x = 0; x < 50; ++x) {
                const auto i = static_cast<int>(std::abs(x - 27)),
                           j = static_cast<int>(std::abs(y - 20));
                const bool inside = i <= brush.reach() && j <= brush.reach();
                EXPECT_NEAR(out.at(x, y), inside ? 1000 * brush.weight(i, j) : 0, 1e-3)
                    << radius << ": " << x << ", " << y;
            }
    }
}

TEST(BrushRows, rows_far_from_those_marked_are_left) {
    const DropMap map = drop_map(20, 30, [](auto, auto) { return 1; });
    const DropBrush brush(3);
    Field field({20, 30, 0}), out({20, 30, 0});
    field.fill(2), out.fill(-1);
    std::vector<std::uint8_t> only(30, 0);
    only[15] = 1;
    brush_map(map, brush, field, out, &only);
    for (std::int64_t y = 0; y < 30; ++y) {
        const bool near = std::abs(y - 15) <= brush.reach();
        EXPECT_NEAR(out.at(10, y), near ? 2 : -1, 1e-5) << y;
    }
}

TEST(DropGain, gain_of_even_softness_is_the_softness_also_at_borders) {
    const DropMap map = drop_map(30, 20, [](auto, auto) { return 1; });
    Field softness({30, 20, 1}), worth({30, 20, 1});
    softness.fill(0.5f), worth.fill(1.5f);
    const Field gain = drop_gain(map, DropBrush(4), softness, &worth);
    for (std::int64_t y = 0; y < 20; ++y)
        for (std::int64_t x = 0; x < 30; ++x) EXPECT_NEAR(gain.at(x, y), 0.75f, 1e-5);
}

}  // namespace
}  // namespace cuesta::test

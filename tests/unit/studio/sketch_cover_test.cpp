// SPDX-License-Identifier: Apache-2.0
#include "apps/studio/sketch_cover.h"

#include <gtest/gtest.h>

namespace cuesta::studio {
namespace {

TEST(SketchCover, hides_the_way_to_the_tick_of_the_sketch_and_nothing_after) {
    SketchCover cover;
    const std::uint64_t show = cover.next_show();
    cover.adopted(show, 0);
    EXPECT_FALSE(cover.hides(0));
    cover.sketched(show, 5);
    EXPECT_TRUE(cover.hides(4));
    EXPECT_FALSE(cover.hides(5));
    EXPECT_FALSE(cover.caught_up(show, 5));
    cover.came_to(5);
    EXPECT_TRUE(cover.caught_up(show, 5));
}

TEST(SketchCover, a_sketch_of_another_show_hides_nothing) {
    SketchCover cover;
    const std::uint64_t first = cover.next_show(), second = cover.next_show();
    cover.sketched(first, 50);
    cover.adopted(second, 3);
    EXPECT_FALSE(cover.hides(3));
    EXPECT_TRUE(cover.caught_up(first, 1000)) << "a later one has come";
    EXPECT_FALSE(cover.caught_up(second, 4));
    EXPECT_EQ(cover.shows(), 2u);
}

}  // namespace
}  // namespace cuesta::studio

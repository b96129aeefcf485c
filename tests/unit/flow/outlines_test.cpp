// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/outlines.h"

#include <gtest/gtest.h>

#include <random>
#include <set>
#include <string>

namespace cuesta::flow {
namespace {

// Letters are regions, points none.
std::vector<std::uint32_t> regions(const std::string& letters) {
    std::vector<std::uint32_t> out;
    for (const char letter : letters)
        out.push_back(letter == '.' ? no_region : static_cast<std::uint32_t>(letter - 'a'));
    return out;
}

TEST(outlines, a_cell_is_a_square_run_counterclockwise) {
    const auto found = trace_outlines(regions("..."
                                              ".a."
                                              "..."),
                                      3, 3);
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(found[0].region, 0u);
    // North-west, south-west, south-east, north-east and back.
    EXPECT_EQ(found[0].polygon.outer, (Ring{{1, 1}, {1, 2}, {2, 2}, {2, 1}, {1, 1}}));
    EXPECT_TRUE(found[0].polygon.holes.empty());
    EXPECT_EQ(twice_area(found[0].polygon.outer), 2);
}

TEST(outlines, an_island_is_a_hole_run_clockwise) {
    const auto found = trace_outlines(regions("aaa"
                                              "a.a"
                                              "aaa"),
                                      3, 3);
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(found[0].polygon.outer, (Ring{{0, 0}, {0, 3}, {3, 3}, {3, 0}, {0, 0}}));
    ASSERT_EQ(found[0].polygon.holes.size(), 1u);
    EXPECT_EQ(found[0].polygon.holes[0], (Ring{{1, 1}, {2, 1}, {2, 2}, {1, 2}, {1, 1}}));
}

TEST(outlines, cells_that_meet_in_a_corner_are_two_polygons) {
    const auto found = trace_outlines(regions("a."
                                              ".a"),
                                      2, 2);
    ASSERT_EQ(found.size(), 2u);
    EXPECT_EQ(found[0].polygon.outer.size(), 5u);
    EXPECT_EQ(found[1].polygon.outer.size(), 5u);
}

TEST(outlines, a_ring_pinched_to_a_corner_is_cut_there) {
    // The hole in the middle touches the outside at one corner.
    const auto found = trace_outlines(regions("aaa."
                                              "a.a."
                                              "aa.."
                                              "...."),
                                      4, 4);
    ASSERT_EQ(found.size(), 1u);
    ASSERT_EQ(found[0].polygon.holes.size(), 1u);
    EXPECT_EQ(twice_area(found[0].polygon.outer), 2 * 8);  // its corner goes round the hole
    EXPECT_EQ(twice_area(found[0].polygon.holes[0]), -2);
}

TEST(outlines, regions_side_by_side_keep_apart) {
    const auto found = trace_outlines(regions("aabb"), 4, 1);
    ASSERT_EQ(found.size(), 2u);
    EXPECT_EQ(found[0].polygon.outer, (Ring{{0, 0}, {0, 1}, {2, 1}, {2, 0}, {0, 0}}));
    EXPECT_EQ(found[1].region, 1u);
}

TEST(outlines, random_regions_are_covered_by_simple_rings) {
    std::mt19937 random(5);
    for (int round = 0; round < 30; ++round) {
        const std::int64_t columns = 17, rows = 13;
        std::vector<std::uint32_t> region;
        for (int i = 0; i < columns * rows; ++i)
            region.push_back(random() % 3 == 0 ? no_region : random() % 10 == 0 ? 1 : 0);
        const auto found = trace_outlines(region, columns, rows);
        // The same from the cells that belong to one alone.
        std::vector<std::uint32_t> some;
        std::vector<CellId> ids;
        for (std::size_t i = 0; i < region.size(); ++i)
            if (region[i] != no_region) some.push_back(region[i]), ids.push_back(i);
        const auto again = trace_outlines(some, ids, columns, rows);
        ASSERT_EQ(again.size(), found.size());
        for (std::size_t i = 0; i < found.size(); ++i) {
            EXPECT_EQ(again[i].region, found[i].region);
            EXPECT_EQ(again[i].polygon.outer, found[i].polygon.outer);
            EXPECT_EQ(again[i].polygon.holes, found[i].polygon.holes);
        }
        std::vector<std::int64_t> area(2, 0);
        for (const Outline& outline : found) {
            std::vector<Ring> rings = outline.polygon.holes;
            EXPECT_GT(twice_area(outline.polygon.outer), 0);
            for (const Ring& hole : rings) EXPECT_LT(twice_area(hole), 0);
            rings.push_back(outline.polygon.outer);
            for (const Ring& ring : rings) {
                area[outline.region] += twice_area(ring);
                ASSERT_GE(ring.size(), 5u);
                EXPECT_EQ(ring.front(), ring.back());
                std::set<std::pair<int, int>> corners;
                for (std::size_t i = 0; i + 1 < ring.size(); ++i) {
                    EXPECT_TRUE((ring[i].x == ring[i + 1].x) != (ring[i].y == ring[i + 1].y));
                    EXPECT_TRUE(corners.emplace(ring[i].x, ring[i].y).second);
                }
            }
        }
        for (const std::uint32_t one : {0u, 1u})
            EXPECT_EQ(area[one], 2 * std::count(region.begin(), region.end(), one));
        // Crossing number of every cell's middle tells its region.
        for (std::int64_t y = 0; y < rows; ++y)
            for (std::int64_t x = 0; x < columns; ++x) {
                int inside = 0;
                std::uint32_t which = no_region;
                for (const Outline& outline : found) {
                    int crossings = 0;
                    std::vector<Ring> rings = outline.polygon.holes;
                    rings.push_back(outline.polygon.outer);
                    for (const Ring& ring : rings)
                        for (std::size_t i = 0; i + 1 < ring.size(); ++i) {
                            const auto& [a, b] = std::minmax(ring[i].y, ring[i + 1].y);
                            if (ring[i].x == ring[i + 1].x && ring[i].x > x && a <= y && y < b)
                                ++crossings;
                        }
                    if (crossings % 2 == 1) ++inside, which = outline.region;
                }
                const std::uint32_t expected = region[static_cast<std::size_t>(y * columns + x)];
                EXPECT_EQ(inside, expected == no_region ? 0 : 1);
                EXPECT_EQ(which, expected);
            }
    }
}

}  // namespace
}  // namespace cuesta::flow

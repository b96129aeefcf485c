// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/rock/cave_span.h"

#include <gtest/gtest.h>

#include <map>
#include <mutex>

#include "cuesta/grid/block_team.h"
#include "support/lay_layers.h"

namespace cuesta {
namespace {

using test::Layers;
using Map = std::function<Layers(std::int64_t, std::int64_t)>;

// Spans in metres by map position and floor.
std::map<std::tuple<std::int64_t, std::int64_t, Units>, double> spans(const Grid& grid,
                                                                      const Map& map,
                                                                      int across = 1,
                                                                      int down = 1) {
    std::map<std::tuple<std::int64_t, std::int64_t, Units>, double> all;
    std::mutex mutex;
    const Decomposition cut(grid, across, down);
    BlockTeam(cut).run([&](int rank, Communicator& comm) {
        const Block block = cut.block(rank);
        Terrain terrain(grid, block, 1, std::make_shared<MaterialTable>());
        terrain.settle(0.25);
        test::lay_layers(terrain, map);
        const auto list =
            find_spans(terrain.ground(), terrain.materials().air(), grid, block, comm);
        const std::lock_guard lock(mutex);
        for (const CaveSpan& one : list)
            all[{block.x0 + one.x, block.y0 + one.y, one.cavity.floor}] = one.metres(grid);
    });
    return all;
}

Layers rock() {
    return {{"granite", 200}};
}
Layers cave(double floor = 100, double air = 10) {
    return {{"granite", floor}, {"air", air}, {"granite", 200 - floor - air}};
}

TEST(CaveSpan, the_shorter_side_counts_through_the_column) {
    // A passage 7 cells long and 2 wide, with a chamber of 4 x 4 at its end.
    const Grid grid{20, 12, 2, Edges::open};
    const auto inside = [](std::int64_t x, std::int64_t y) {
        return (x >= 2 && x < 9 && y >= 3 && y < 5) || (x >= 9 && x < 13 && y >= 3 && y < 7);
    };
    const auto found = spans(grid, [&](auto x, auto y) { return inside(x, y) ? cave() : rock(); });
    EXPECT_EQ(found.size(), 14u + 16u);
    EXPECT_EQ(found.at({4, 3, 400}), 4);   // 2 cells of 2 m
    EXPECT_EQ(found.at({10, 6, 400}), 8);  // 4 cells either way
    EXPECT_EQ(found.at({10, 3, 400}), 8);  // 11 along x, 4 along y
}

TEST(CaveSpan, cavities_at_other_heights_are_apart) {
    const Grid grid{6, 5, 1, Edges::open};
    // Three columns wide each, the second begins where the first ends in height.
    const auto found = spans(grid, [&](auto x, auto) { return cave(x < 3 ? 100 : 110); });
    EXPECT_EQ(found.at({1, 2, 400}), 3);
    EXPECT_EQ(found.at({4, 2, 440}), 3);
    const auto joined = spans(grid, [&](auto x, auto) { return cave(x < 3 ? 100 : 109); });
    EXPECT_EQ(joined.at({1, 2, 400}), 5);  // six along x, five along y
}

TEST(CaveSpan, a_slope_below_the_roof_doubles_the_length) {
    const Grid grid{9, 9, 1, Edges::open};
    const auto found = spans(grid, [&](auto x, auto y) {
        if (y < 3 || y >= 6) return rock();
        return x < 4 ? cave() : Layers{{"granite", 105}};  // a cliff opens it to the east
    });
    EXPECT_EQ(found.at({1, 4, 400}), 3);  // along y; along x 4 cells twice
    const auto both = spans(grid, [&](auto x, auto y) {
        if (x < 2 || x >= 4) return Layers{{"granite", 105}};
        return y == 4 ? rock() : cave();
    });
    EXPECT_EQ(both.at({2, 0, 400}), 4);  // along y 4 cells; along x 2 cells, twice doubled: 8
}

TEST(CaveSpan, a_cave_around_the_map_is_as_long_as_the_map) {
    const Grid grid{7, 4, 1, Edges::wrap};
    const auto found = spans(grid, [&](auto, auto y) { return y == 1 ? cave() : rock(); });
    EXPECT_EQ(found.at({3, 1, 400}), 1);
    const auto all = spans(grid, [&](auto, auto) { return cave(); });
    EXPECT_EQ(all.at({3, 1, 400}), 4);
    EXPECT_EQ(all.size(), 28u);
}

TEST(CaveSpan, blocks_and_edges_do_not_matter) {
    for (const Edges edges : {Edges::open, Edges::closed, Edges::wrap, Edges::wrap_x}) {
        const Grid grid{31, 23, 1.5, edges};
        const Map map = [](std::int64_t x, std::int64_t y) -> Layers {
            const auto h = static_cast<std::uint32_t>(x * 374761393 + y * 668265263);
            const auto r = (h ^ (h >> 13)) * 1274126177u >> 16;
            if (r % 7 == 0) return {{"granite", 90.0 + r % 30}};
            if (r % 5 == 0) return rock();
            return {{"granite", 80.0 + r % 11},
                    {"air", 6},
                    {"granite", 10.0 + r % 3},
                    {"air", 3},
                    {"granite", 20}};
        };
        const auto whole_map = spans(grid, map);
        EXPECT_GT(whole_map.size(), 500u);
        for (const auto& [across, down] : {std::pair{2, 2}, std::pair{5, 1}, std::pair{1, 4}})
            EXPECT_EQ(whole_map, spans(grid, map, across, down));
    }
}

}  // namespace
}  // namespace cuesta

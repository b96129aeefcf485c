// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/river/water_bodies.h"

#include <gtest/gtest.h>

#include <map>
#include <mutex>
#include <random>
#include <set>

#include "support/standing_water.h"

namespace cuesta::river {
namespace {

using test::WaterMap;

constexpr std::int64_t dry_land = -1;

// The lowest cell of the water that each cell lies in, found by walking over neighbours.
std::vector<std::int64_t> plain_waters(const WaterMap& map) {
    const Grid& grid = map.grid;
    std::vector<std::int64_t> water(map.level.size(), dry_land);
    for (std::size_t start = 0; start < water.size(); ++start) {
        if (water[start] != dry_land || map.level[start] == WaterColumn::dry) continue;
        std::vector<std::size_t> open{start};
        water[start] = static_cast<std::int64_t>(start);
        while (!open.empty()) {
            const auto cell = static_cast<std::int64_t>(open.back());
            open.pop_back();
            for (std::size_t d = 0; d < 8; ++d) {
                const auto x =
                    behind(cell % grid.columns + flow::step_x[d], grid.columns, grid.wraps_x());
                const auto y =
                    behind(cell / grid.columns + flow::step_y[d], grid.rows, grid.wraps_y());
                if (!x || !y) continue;
                const auto to = static_cast<std::size_t>(*y * grid.columns + *x);
                if (water[to] != dry_land || map.level[to] != map.level[start]) continue;
                water[to] = static_cast<std::int64_t>(start);
                open.push_back(to);
            }
        }
    }
    return water;
}

struct Numbered {
    std::vector<std::uint64_t> key;   // by cell; of dry ones nothing
    std::vector<std::int64_t> cells;  // of the water of each cell, added up over blocks
};

Numbered number(WaterMap map, int across, int down) {
    Numbered all{std::vector<std::uint64_t>(map.level.size()),
                 std::vector<std::int64_t>(map.level.size(), 0)};
    map.on_blocks(across, down, [&](const flow::Frame& frame, auto& columns, Communicator& comm) {
        WaterBodies waters;
        number_waters(columns, frame, comm, waters);
        std::vector<std::int64_t> cells(waters.count(), 0);
        const auto each_wet = [&](auto&& visit) {
            for (std::int64_t y = 0; y < frame.rows(); ++y)
                for (std::int64_t x = 0; x < frame.columns(); ++x)
                    if (const std::uint32_t one = waters.number[frame.cell(x, y)];
                        one != WaterBodies::none)
                        visit(one, static_cast<std::size_t>(frame.id(x, y)));
        };
        each_wet([&](std::uint32_t one, std::size_t) { ++cells[one]; });
        waters.add_up(cells, comm);
        each_wet([&](std::uint32_t one, std::size_t i) {
            all.key[i] = waters.key[one], all.cells[i] = cells[one];
        });
        for (const std::uint64_t key : waters.key) {
            EXPECT_LE(WaterBodies::home(key), comm.rank()) << "the lowest of those who have a part";
        }
    });
    return all;
}

// Lakes at a few levels, islands and straits.
WaterMap scattered(const Grid& grid, unsigned seed, int land_in_ten) {
    WaterMap map(grid);
    std::mt19937 random(seed);
    for (std::int32_t& level : map.level) {
        const bool land = static_cast<int>(random() % 10) < land_in_ten;
        level = land ? WaterColumn::dry : static_cast<std::int32_t>(random() % 8 == 0);
    }
    return map;
}

TEST(water_bodies, waters_of_one_level_that_do_not_meet_are_two) {
    WaterMap map(Grid{7, 1});
    map.level[3] = WaterColumn::dry, map.level[6] = 5;
    for (const int across : {1, 2, 3, 7}) {
        const Numbered found = number(map, across, 1);
        EXPECT_EQ(found.cells, (std::vector<std::int64_t>{3, 3, 3, 0, 2, 2, 1})) << across;
        EXPECT_EQ(std::set(found.key.begin(), found.key.end()).size(), 3u);
        EXPECT_NE(found.key[0], found.key[4]);
    }
}

TEST(water_bodies, a_water_that_winds_through_blocks_is_one) {
    // A meander: rows of water joined at alternating ends.
    const Grid grid{24, 13};
    WaterMap map(grid);
    for (std::int64_t y = 1; y < grid.rows; y += 2)
        for (std::int64_t x = 0; x < grid.columns; ++x)
            if (x != (y % 4 == 1 ? 0 : grid.columns - 1))
                map.level[static_cast<std::size_t>(y * grid.columns + x)] = WaterColumn::dry;
    const Numbered found = number(map, 6, 4);
    for (std::size_t i = 0; i < map.level.size(); ++i)
        if (map.level[i] != WaterColumn::dry) {
            EXPECT_EQ(found.key[i], 0u);
            EXPECT_EQ(found.cells[i], 7 * 24 + 6);
        }
}

TEST(water_bodies, are_those_of_one_block_on_any_layout_and_with_any_edges) {
    for (const Edges edges :
         {Edges::open, Edges::closed, Edges::wrap, Edges::wrap_x, Edges::wrap_y, Edges::polar})
        for (const int land : {2, 5, 7}) {
            const WaterMap map = scattered(Grid{37, 29, 1, edges}, 3, land);
            const std::vector<std::int64_t> plain = plain_waters(map);
            std::map<std::int64_t, std::int64_t> cells;
            for (const std::int64_t one : plain) ++cells[one];
            cells[dry_land] = 0;
            for (const auto& [across, down] : {std::pair{1, 1}, {2, 2}, {5, 1}, {1, 6}, {4, 3}}) {
                const Numbered found = number(map, across, down);
                std::map<std::uint64_t, std::int64_t> of_key;
                for (std::size_t i = 0; i < plain.size(); ++i) {
                    ASSERT_EQ(found.cells[i], cells[plain[i]]) << i;
                    if (plain[i] == dry_land) continue;
                    ASSERT_EQ(of_key.try_emplace(found.key[i], plain[i]).first->second, plain[i]);
                }
                EXPECT_EQ(of_key.size() + 1, cells.size());
            }
        }
}

TEST(water_bodies, tiny_maps_meet_themselves) {
    for (const Edges edges : {Edges::open, Edges::wrap}) {
        const Numbered one = number(WaterMap(Grid{1, 1, 1, edges}), 1, 1);
        EXPECT_EQ(one.cells, std::vector<std::int64_t>{1});
        const Numbered row = number(WaterMap(Grid{2, 1, 1, edges}), 2, 1);
        EXPECT_EQ(row.cells, (std::vector<std::int64_t>{2, 2}));
    }
}

}  // namespace
}  // namespace cuesta::river

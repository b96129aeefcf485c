// SPDX-License-Identifier: Apache-2.0
// Lines of the map are shared out and come back; waves, distances, debris and beaches on blocks are
// those of the map in one block, to the bit.
#include "cuesta/process/coast/map_strips.h"

#include <gtest/gtest.h>

#include "cuesta/grid/block_team.h"
#include "cuesta/process/coast/beach.h"
#include "cuesta/process/coast/cliffs.h"
#include "cuesta/process/coast/debris.h"
#include "cuesta/process/coast/shore_distance.h"

namespace cuesta::coast {
namespace {

// Islands and bays, sand on some of them; a pattern without symmetry.
void fill(CoastMap& map) {
    map.unit_m = 0x1p-7;
    for (auto* list : {&map.ground, &map.sand}) list->assign(map.size(), 0);
    map.notch.assign(map.size(), 0), map.soft.assign(map.size(), 1);
    map.hold.assign(map.size(), 900);
    for (std::int64_t y = 0; y < map.rows(); ++y)
        for (std::int64_t x = 0; x < map.columns(); ++x) {
            const std::int64_t gx = map.block.x0 + x, gy = map.block.y0 + y;
            const std::int64_t bays = (gx * gx * 3 + gy * gy * 5 + gx * gy * 7) / 11 % 97;
            map.ground[map.at(x, y)] =
                static_cast<std::int32_t>((bays - 60 + (gx % 13 + gy % 7) * 2) * 64);
            map.sand[map.at(x, y)] = static_cast<std::int32_t>((gx * 7 + gy * 3) % 5 * 100);
        }
}

// What a block finds, by sample: all of it as numbers.
using Found = std::array<std::vector<double>, 6>;

void work(CoastMap& map, Found& found) {
    fill(map);
    std::vector<std::uint8_t> depth(map.size());
    for (std::size_t i = 0; i < depth.size(); ++i)
        depth[i] = map.ground[i] > 0 ? land : map.ground[i] > -600 ? shallow : deep;
    Waves waves;
    raise_waves(map, depth, {.from_deg = 200}, waves);
    const std::vector<float> distance = shore_distance(map, 9);
    const CliffRule rule{.retreat = 0.05, .years = 40, .random = {3, 4}};
    const double fastest = fastest_retreat(map, waves, rule);
    const auto cut = cut_cliffs(map, waves, rule);
    const auto fall = let_fall(map, cut);
    std::vector<std::int64_t> debris(map.size());
    for (std::size_t i = 0; i < debris.size(); ++i) debris[i] = cut[i] + 40 * fall[i];
    roll_down(map, debris);
    const BeachReport report = move_sand(map, waves, {.drift = 4000, .years = 1});
    for (std::int64_t y = 0; y < map.rows(); ++y)
        for (std::int64_t x = 0; x < map.columns(); ++x) {
            const std::size_t i = map.at(x, y);
            const auto at =
                static_cast<std::size_t>((map.block.y0 + y) * map.grid.columns + map.block.x0 + x);
            found[0][at] = waves.xy[i], found[1][at] = waves.force[i];
            found[2][at] = distance[i], found[3][at] = cut[i] + 1e6 * fall[i];
            found[4][at] = static_cast<double>(debris[i]);
            found[5][at] = map.ground[i] + fastest + static_cast<double>(report.gone[0]);
        }
}

TEST(map_strips, go_out_and_come_back) {
    const Grid grid{23, 3, 10};
    for (const bool rows : {true, false}) {
        BlockTeam team(Decomposition(grid, 5, 3));
        team.run([&](int rank, Communicator& comm) {
            CoastMap map(grid, team.cut().block(rank), comm);
            const MapStrip strip(map, rows);
            EXPECT_EQ(strip.strips, rows ? 3 : 15);
            EXPECT_EQ(strip.has_any(), !rows || rank < 3);
            std::vector<std::uint8_t> list(map.size()), lines;
            for (std::int64_t y = 0; y < map.rows(); ++y)
                for (std::int64_t x = 0; x < map.columns(); ++x)
                    list[map.at(x, y)] =
                        static_cast<std::uint8_t>((map.block.y0 + y) * 23 + map.block.x0 + x);
            to_lines(map, strip, list, lines);
            std::vector<float> numbers(lines.begin(), lines.end()), back(map.size());
            for (std::int64_t k = 0; k < strip.count; ++k)
                for (std::int64_t i = 0; i < strip.length; ++i) {
                    const std::int64_t line = strip.first + k;
                    EXPECT_EQ(lines[static_cast<std::size_t>(k * strip.length + i)],
                              rows ? line * 23 + i : i * 23 + line);
                }
            from_lines(map, strip, numbers, back);
            for (std::int64_t y = 0; y < map.rows(); ++y)
                for (std::int64_t x = 0; x < map.columns(); ++x)
                    EXPECT_EQ(back[map.at(x, y)], list[map.at(x, y)]);
        });
    }
}

TEST(coast_blocks, give_the_bits_of_the_whole_map) {
    for (const Edges& edges : {Edges::open, Edges::closed, Edges::wrap, Edges::wrap_x}) {
        const Grid grid{37, 29, 20, edges};
        Found empty;
        for (auto& one : empty) one.resize(static_cast<std::size_t>(grid.cells()));
        Found whole_map = empty;
        CoastMap map(grid);
        work(map, whole_map);
        for (const auto& [across, down] : {std::pair{2, 2}, {3, 1}, {5, 3}}) {
            BlockTeam team(Decomposition(grid, across, down));
            Found found = empty;
            team.run([&](int rank, Communicator& comm) {
                CoastMap part(grid, team.cut().block(rank), comm);
                work(part, found);
            });
            for (std::size_t k = 0; k < found.size(); ++k)
                EXPECT_EQ(found[k], whole_map[k]) << k << " on " << across << "x" << down;
        }
    }
}

TEST(coast_blocks, debris_meets_in_one_heap_across_edges) {
    // All of it rolls to one hollow: the first come, by number, lie there.
    const Grid grid{21, 21, 10};
    std::vector<std::int64_t> expected, found(21 * 21);
    for (const int cuts : {1, 2, 5}) {
        BlockTeam team(Decomposition(grid, cuts, cuts));
        team.run([&](int rank, Communicator& comm) {
            CoastMap map(grid, team.cut().block(rank), comm);
            map.ground.resize(map.size());
            std::vector<std::int64_t> debris(map.size());
            const auto each = [&](auto&& body) {
                for (std::int64_t y = 0; y < map.rows(); ++y)
                    for (std::int64_t x = 0; x < map.columns(); ++x)
                        body(map.block.x0 + x, map.block.y0 + y, map.at(x, y));
            };
            each([&](std::int64_t x, std::int64_t y, std::size_t i) {
                map.ground[i] =
                    static_cast<std::int32_t>((x - 9) * (x - 9) + (y - 10) * (y - 10)) + 1;
                debris[i] = (x * 5 + y * 3) % 4 == 0 ? 40 : 0;
            });
            roll_down(map, debris);
            each([&](std::int64_t x, std::int64_t y, std::size_t i) {
                found[static_cast<std::size_t>(y * 21 + x)] = debris[i];
            });
        });
        if (cuts == 1) expected = found;
        EXPECT_EQ(found, expected) << cuts;
        EXPECT_EQ(expected[10 * 21 + 9], 480);
    }
}

}  // namespace
}  // namespace cuesta::coast

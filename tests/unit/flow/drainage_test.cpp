// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/drainage.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

#include "cuesta/base/error.h"
#include "cuesta/base/parallel.h"
#include "support/flow_maps.h"

namespace cuesta::flow {
namespace {

using test::FlowMap, test::flow_map, test::Ground, test::Routed;

constexpr Edges all_edges[] = {Edges::open,   Edges::closed,
                               Edges::wrap,   Edges::wrap_x,
                               Edges::wrap_y, {Edge::closed, Edge::open, Edge::open, Edge::closed}};
constexpr Ground all_grounds[] = {Ground::rough, Ground::stepped, Ground::dead_flat};

std::int64_t cells_at_ends(const Routed& found) {
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < found.cells.size(); ++i)
        if (found.direction[i] == outlet || found.direction[i] == pit) sum += found.cells[i];
    return sum;
}

TEST(drainage, fills_what_a_plain_flood_fills) {
    for (const Edges edges : all_edges)
        for (const Ground ground : all_grounds)
            for (const auto& [columns, rows] :
                 {std::pair{97, 60}, {64, 64}, {1, 1}, {1, 9}, {3, 2}, {13, 200}}) {
                const FlowMap map = test::random_map(columns, rows, ground, edges, 21);
                EXPECT_EQ(test::route(map).level, test::plain_flood(map));
            }
}

TEST(drainage, what_leaves_is_what_is_there) {
    for (const Edges edges : all_edges)
        for (const Ground ground : all_grounds)
            for (const auto& [columns, rows] : {std::pair{97, 60}, {1, 1}, {1, 9}, {2, 3}}) {
                const FlowMap map = test::random_map(columns, rows, ground, edges, 22);
                EXPECT_EQ(cells_at_ends(test::route(map)), columns * rows);
            }
}

void expect_same_for_all(const FlowMap& map, std::initializer_list<std::array<int, 3>> layouts) {
    set_thread_count(1);
    const Routed one = test::route(map);
    for (const auto& [threads, across, down] : layouts) {
        set_thread_count(threads);
        const Routed cut = test::route(map, across, down);
        EXPECT_EQ(one.level, cut.level);
        EXPECT_EQ(one.direction, cut.direction);
        EXPECT_EQ(one.cells, cut.cells);
        EXPECT_EQ(one.pits, cut.pits);
    }
    set_thread_count(0);
}

TEST(drainage, is_the_same_for_any_blocks) {
    for (const Edges edges : all_edges)
        for (const Ground ground : all_grounds)
            for (const auto& [columns, rows] : {std::pair{48, 40}, {3, 2}, {17, 90}, {1, 1}})
                expect_same_for_all(test::random_map(columns, rows, ground, edges, 23),
                                    {{1, 1, 2}, {2, 2, 2}, {1, 3, 1}, {1, 5, 7}, {2, 1, 16}});
}

TEST(drainage, is_the_same_for_many_blocks_of_rugged_and_terraced_land) {
    for (const Ground ground : {Ground::hilly, Ground::stepped})
        expect_same_for_all(test::random_map(90, 80, ground, Edges::wrap_x, 41),
                            {{1, 3, 1}, {1, 5, 3}, {1, 16, 16}, {1, 90, 1}});
}

TEST(drainage, is_the_same_for_any_threads) {
    for (const Edges edges : {Edges::open, Edges::wrap})
        for (const Ground ground : all_grounds)  // large enough for several bands
            expect_same_for_all(test::random_map(257, 200, ground, edges, 24),
                                {{2, 1, 1}, {3, 1, 1}, {3, 1, 2}});
}

TEST(drainage, a_plane_drains_straight_down) {
    // Falls to the east by 3 a cell: every row on its own, and its area grows by one a cell.
    FlowMap map = flow_map(9, 5, {});
    for (int y = 0; y < 5; ++y)
        for (int x = 0; x < 9; ++x) map.z.push_back(100 - 3 * x);
    const Routed found = test::route(map);
    EXPECT_EQ(found.pits, 0);
    for (int y = 1; y < 4; ++y)
        for (int x = 1; x < 9; ++x) {
            EXPECT_EQ(found.direction[map.at(x, y)], x == 8 ? outlet : 4);
            EXPECT_EQ(found.cells[map.at(x, y)], static_cast<std::uint32_t>(x));
        }
}

TEST(drainage, a_valley_gathers_both_sides) {
    // Sides fall to the middle column, which falls to the south; walls to the north.
    FlowMap map = flow_map(7, 6, {});
    for (int y = 0; y < 6; ++y)
        for (int x = 0; x < 7; ++x) map.z.push_back(100 * std::abs(x - 3) + 10 * (6 - y));
    const Routed found = test::route(map);
    EXPECT_EQ(found.pits, 0);
    for (int y = 1; y < 5; ++y) {
        EXPECT_EQ(found.direction[map.at(3, y)], 6);
        // Columns 1 and 5 are the outermost that are not border; each row brings 5 cells.
        EXPECT_EQ(found.cells[map.at(3, y)], 5u * static_cast<unsigned>(y));
    }
    EXPECT_EQ(found.cells[map.at(3, 5)], 21u);
}

TEST(drainage, a_cone_drains_alike_to_all_sides) {
    FlowMap map = flow_map(41, 41, {});
    for (int y = 0; y < 41; ++y)
        for (int x = 0; x < 41; ++x)
            map.z.push_back(
                static_cast<std::int32_t>(100000 - 1000 * std::hypot(x - 20.0, y - 20.0)));
    const Routed found = test::route(map);
    EXPECT_EQ(found.pits, 0);
    EXPECT_EQ(found.cells[map.at(20, 20)], 1u);
    for (int i = 1; i < 20; ++i) {  // rays to the four sides, but for the top's own cell
        const auto east = found.cells[map.at(20 + i, 20)];
        for (const auto& [x, y] : {std::pair{20 - i, 20}, {20, 20 + i}, {20, 20 - i}})
            EXPECT_NEAR(found.cells[map.at(x, y)], east, 1);
    }
}

TEST(drainage, sea_is_the_end_of_every_way_to_it) {
    FlowMap map = test::random_map(60, 50, Ground::rough, Edges::closed, 5);
    map.sea = 150000;
    const Routed found = test::route(map);
    EXPECT_TRUE(found.has_outlet);
    EXPECT_EQ(found.level, test::plain_flood(map));
    EXPECT_EQ(cells_at_ends(found), 3000);
    for (std::size_t i = 0; i < map.z.size(); ++i) {
        EXPECT_EQ(found.direction[i] == outlet, map.z[i] <= 150000);
        EXPECT_NE(found.direction[i], pit);
    }
    EXPECT_EQ(test::route(map, 3, 2).cells, found.cells);
}

TEST(drainage, gaps_take_no_water_and_no_part) {
    FlowMap map = test::random_map(50, 40, Ground::stepped, Edges::closed, 6);
    map.gaps.assign(map.z.size(), 0);
    std::int64_t holes = 0;
    for (std::size_t i = 0; i < map.z.size(); ++i)
        if (i % 97 == 5 || (i / 50 > 10 && i / 50 < 14 && i % 50 > 20)) map.gaps[i] = 1, ++holes;
    const Routed found = test::route(map);
    EXPECT_EQ(found.level, test::plain_flood(map));
    EXPECT_EQ(cells_at_ends(found), 2000 - holes);
    for (std::size_t i = 0; i < map.z.size(); ++i)
        EXPECT_EQ(found.direction[i] == gap, map.gaps[i] != 0);
    for (const auto& [across, down] : {std::pair{2, 2}, {5, 7}}) {
        const Routed cut = test::route(map, across, down);
        EXPECT_EQ(cut.direction, found.direction);
        EXPECT_EQ(cut.cells, found.cells);
        EXPECT_EQ(cut.level, found.level);
    }
}

TEST(drainage, along_borders_water_leaves_at_the_lowest_places_alone) {
    FlowMap plane = flow_map(4, 3, {8, 7, 6, 5, 7, 6, 5, 4, 6, 5, 4, 3});
    plane.runs_along_borders = true;
    const Routed down = test::route(plane);
    EXPECT_EQ(down.cells[11], 12u);
    EXPECT_EQ(down.direction[11], outlet);
    EXPECT_EQ(down.direction[0], 7);
    for (const Edges edges : {Edges::open, Edges::wrap_x, Edges::closed})
        for (const Ground ground : all_grounds) {
            FlowMap map = test::random_map(60, 41, ground, edges, 25);
            map.runs_along_borders = true;
            const Routed found = test::route(map);
            EXPECT_EQ(found.level, test::plain_flood(map));
            EXPECT_EQ(cells_at_ends(found), 60 * 41);
            for (std::size_t i = 0; i < map.z.size(); ++i)
                EXPECT_EQ(found.direction[i] == outlet, test::is_outlet(map, i));
            EXPECT_EQ(found.direction, test::route(map, 3, 4).direction);
        }
}

TEST(drainage, flooding_a_flooded_map_changes_nothing) {
    FlowMap map = test::random_map(70, 60, Ground::rough, Edges::open, 7);
    const std::vector<std::int32_t> once = test::route(map).level;
    for (std::size_t i = 0; i < map.z.size(); ++i) EXPECT_GE(once[i], map.z[i]);
    map.z = once;
    EXPECT_EQ(test::route(map).level, once);
}

TEST(drainage, amounts_of_rain_add_up_exactly) {
    const FlowMap map = test::random_map(60, 50, Ground::hilly, Edges::wrap_x, 8);
    std::vector<std::uint64_t> whole_map(map.z.size()), cut(map.z.size());
    const auto rain = [](std::int64_t x, std::int64_t y) {
        return static_cast<std::uint64_t>(1 + (x * 7919 + y * 104729) % 1000003) << 30;
    };
    const auto collect = [&](int across, int down, std::vector<std::uint64_t>& out) {
        test::each_block(
            map, across, down,
            [&](IntField& surface, const Block& block, Communicator& comm, const Land& land) {
                Drainage drainage;
                drainage.route(surface, map.grid, block, comm, land);
                drainage.accumulate_amounts(comm, [&](std::int64_t x, std::int64_t y) {
                    return rain(x + block.x0, y + block.y0);
                });
                test::collect_block(map, drainage.frame(), out, [&](Cell cell, auto, auto) {
                    return drainage.amounts()[cell];
                });
            });
    };
    collect(1, 1, whole_map);
    collect(3, 4, cut);
    EXPECT_EQ(whole_map, cut);
    const Routed found = test::route(map);
    std::uint64_t fallen = 0, left = 0;
    for (std::size_t i = 0; i < map.z.size(); ++i) {
        fallen += rain(static_cast<std::int64_t>(i) % 60, static_cast<std::int64_t>(i) / 60);
        if (found.direction[i] == outlet) left += whole_map[i];
    }
    EXPECT_EQ(fallen, left);
}

// Maps that change a little, as in a simulation; a stream order found before must not show.
TEST(drainage, used_again_it_finds_what_a_new_one_finds) {
    for (const Edges edges : {Edges::open, Edges::wrap, Edges::closed})
        for (const auto& [threads, across, down] : {std::tuple{1, 1, 1}, {3, 1, 1}, {2, 2, 3}}) {
            set_thread_count(threads);
            const Grid grid = test::random_map(150, 130, Ground::hilly, edges).grid;
            const Decomposition cut(grid, across, down);
            std::vector<Drainage> kept(static_cast<std::size_t>(cut.size()));
            for (unsigned step = 0; step < 7; ++step) {
                FlowMap map = test::random_map(150, 130, Ground::hilly, edges, 51);
                std::mt19937 random(step);
                for (std::int32_t& z : map.z) z += static_cast<std::int32_t>(random() % 3000u);
                if (step == 2 || step == 5) {  // and gaps that come and go
                    map.gaps.assign(map.z.size(), 0);
                    for (std::size_t i = 4000; i < 4100; ++i) map.gaps[i] = 1;
                }
                std::vector<Direction> direction(map.z.size());
                std::vector<std::uint32_t> cells(map.z.size());
                std::vector<std::int32_t> level(map.z.size()), visits(map.z.size(), 0);
                test::each_block(
                    map, across, down,
                    [&](IntField& surface, const Block& block, Communicator& comm,
                        const Land& land) {
                        Drainage& drainage = kept[static_cast<std::size_t>(comm.rank())];
                        drainage.route(surface, map.grid, block, comm, land);
                        drainage.accumulate(comm);
                        const Frame& frame = drainage.frame();
                        test::collect_block(map, frame, direction, [&](Cell cell, auto, auto) {
                            return drainage.direction(cell);
                        });
                        test::collect_block(map, frame, cells, [&](Cell cell, auto, auto) {
                            return static_cast<std::uint32_t>(drainage.cells_above(cell));
                        });
                        test::collect_block(map, frame, level, [&](Cell cell, auto x, auto y) {
                            return drainage.level(cell, surface.at(x, y));
                        });
                        Plane<std::int32_t> seen;
                        seen.resize(frame);
                        std::fill_n(seen.data(), frame.size(), 0);
                        drainage.downstream([&](Cell cell) { ++seen[cell]; }, [] {});
                        test::collect_block(map, frame, visits,
                                            [&](Cell cell, auto, auto) { return seen[cell]; });
                    });
                const Routed fresh = test::route(map);
                ASSERT_EQ(direction, fresh.direction) << "step " << step;
                ASSERT_EQ(cells, fresh.cells) << "step " << step;
                ASSERT_EQ(level, fresh.level) << "step " << step;
                for (std::size_t i = 0; i < visits.size(); ++i)
                    ASSERT_EQ(visits[i], map.is_gap(i) ? 0 : 1) << "step " << step;
            }
        }
    set_thread_count(0);
}

TEST(drainage, can_be_used_again_for_another_map) {
    const FlowMap bowls = test::random_map(40, 30, Ground::rough, Edges::open, 9);
    FlowMap plane = flow_map(40, 30, {});
    for (int i = 0; i < 1200; ++i) plane.z.push_back(-i % 40);
    Drainage drainage;
    const auto levels = [&](const FlowMap& map) {
        std::vector<std::int32_t> out(map.z.size());
        test::each_block(
            map, 1, 1,
            [&](IntField& surface, const Block& block, Communicator& comm, const Land& land) {
                drainage.route(surface, map.grid, block, comm, land);
                test::collect_block(map, drainage.frame(), out, [&](Cell cell, auto x, auto y) {
                    return drainage.level(cell, surface.at(x, y));
                });
            });
        return out;
    };
    EXPECT_EQ(levels(bowls), test::plain_flood(bowls));
    EXPECT_EQ(levels(plane), plane.z);
    EXPECT_FALSE(drainage.has_depressions());
    EXPECT_EQ(levels(bowls), test::plain_flood(bowls));
}

TEST(Drainage, noted_donors_are_the_donors) {
    const Grid grid{23, 17, 1, Edges::wrap_x};
    IntField surface({23, 17, 1});
    for (std::int64_t y = 0; y < 17; ++y)
        for (std::int64_t x = 0; x < 23; ++x)
            surface.at(x, y) = static_cast<std::int32_t>((x * 31 + y * 57 + x * y * 7) % 41);
    SingleCommunicator comm(grid);
    Drainage drainage;
    drainage.route(surface, grid, whole(grid), comm);
    std::vector<Cell> plain, noted;
    const auto collect = [&](std::vector<Cell>& into) {
        for (std::int64_t y = 0; y < 17; ++y)
            for (std::int64_t x = 0; x < 23; ++x)
                drainage.donors(drainage.frame().cell(x, y),
                                [&](Cell donor) { into.push_back(donor); });
    };
    collect(plain);
    drainage.note_donors();
    collect(noted);
    EXPECT_GT(plain.size(), 300u);
    EXPECT_EQ(plain, noted);
}

// What maps of 2^28 cells and more do, on a small one: the same counts, in longer words.
TEST(Drainage, counts_in_long_words_what_it_counts_in_short_ones) {
    for (const Edges edges : {Edges::open, Edges::wrap_x})
        for (const auto& [across, down] : {std::pair{1, 1}, {3, 2}}) {
            const FlowMap map = test::random_map(60, 50, Ground::hilly, edges, 31);
            const Routed narrow = test::route(map);
            test::each_block(
                map, across, down,
                [&](IntField& surface, const Block& block, Communicator& comm, const Land& land) {
                    Drainage drainage(DrainageLimits{.wide_from = 1});
                    drainage.route(surface, map.grid, block, comm, land);
                    drainage.accumulate(comm);
                    std::vector<std::uint64_t> cells(map.z.size());
                    test::collect_block(map, drainage.frame(), cells, [&](Cell cell, auto, auto) {
                        return drainage.cells_above(cell);
                    });
                    for (std::int64_t y = 0; y < block.rows; ++y)
                        for (std::int64_t x = 0; x < block.columns; ++x) {
                            const std::size_t i = map.at(block.x0 + x, block.y0 + y);
                            ASSERT_EQ(cells[i], narrow.cells[i]);
                        }
                });
        }
}

TEST(Drainage, amounts_that_cannot_be_added_up_are_refused) {
    const FlowMap map = test::random_map(20, 10, Ground::rough, Edges::open, 3);
    for (const auto& [across, down] : {std::pair{1, 1}, {2, 2}})
        test::each_block(
            map, across, down,
            [&](IntField& surface, const Block& block, Communicator& comm, const Land& land) {
                const auto amount = [](std::uint64_t each) {
                    return [each](std::int64_t, std::int64_t) { return each; };
                };
                // 200 cells, below 2^30 all together.
                Drainage drainage(
                    DrainageLimits{.summed_from = 200, .most_amount = std::uint64_t{1} << 30});
                drainage.route(surface, map.grid, block, comm, land);
                drainage.accumulate_amounts(comm, amount((1u << 30) / 200 - 60000));
                EXPECT_THROW(drainage.accumulate_amounts(comm, amount((1u << 30) / 200 + 1)),
                             Error);
                EXPECT_THROW(drainage.accumulate_amounts(comm, amount(~std::uint64_t{0})), Error);
                Drainage usual;  // no map so small is looked at
                usual.route(surface, map.grid, block, comm, land);
                usual.accumulate_amounts(comm, amount((1u << 30) / 200 + 1));
            });
}

}  // namespace
}  // namespace cuesta::flow

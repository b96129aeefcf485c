// SPDX-License-Identifier: Apache-2.0
#include "cuesta/tectonics/flexure.h"

#include <gtest/gtest.h>

#include <cmath>

#include "cuesta/base/parallel.h"
#include "cuesta/grid/block_team.h"

namespace cuesta {
namespace {

constexpr ElasticPlate stiff{.thickness_m = 10000};

std::vector<float> rough_load(const Grid& grid) {
    std::vector<float> load(static_cast<std::size_t>(grid.cells()));
    for (std::size_t i = 0; i < load.size(); ++i) load[i] = static_cast<float>((i * 7919) % 1000);
    return load;
}

// The whole map in one block.
void solve(Flexure& plate, const Grid& grid, const std::vector<float>& load) {
    SingleCommunicator comm(grid);
    plate.solve(load.data(), grid.columns, whole(grid), comm);
}

TEST(flexure, rigidity_and_length_of_a_plate) {
    // 70 GPa x (10 km)^3 / (12 x 15/16), worked out by hand.
    EXPECT_NEAR(stiff.rigidity() / 6.2222e21, 1, 1e-4);
    EXPECT_NEAR(stiff.length_m(), 20938, 1);
    EXPECT_DOUBLE_EQ(stiff.response(1 / stiff.length_m()), 0.5 / 3300);
    EXPECT_EQ(ElasticPlate{}.rigidity(), 0);
}

TEST(flexure, an_even_load_on_a_map_without_end_floats) {
    for (const Edges& edges : {Edges::wrap, Edges::closed, Edges::polar})
        for (const double spacing_m : {10.0, 3000.0}) {
            const Grid grid{15, 8, spacing_m, edges};
            Flexure plate(grid, stiff);
            solve(plate, grid, std::vector<float>(120, 3300.0f));
            for (std::int64_t y = 0; y < 8; ++y)
                for (std::int64_t x = 0; x < 15; ++x) EXPECT_NEAR(plate.down(x, y), 1, 1e-5);
        }
}

TEST(flexure, a_wall_is_a_mirror) {
    // Closed to the west, open elsewhere: the map and its mirror image on an open map.
    const double d = 4000;
    const Grid half{12, 5, d, {Edge::closed, Edge::open, Edge::open, Edge::open}};
    const Grid both{24, 5, d, Edges::open};
    const std::vector<float> load = rough_load(half);
    std::vector<float> twice(120);
    for (std::size_t y = 0; y < 5; ++y)
        for (std::size_t x = 0; x < 12; ++x)
            twice[y * 24 + 12 + x] = twice[y * 24 + 11 - x] = load[y * 12 + x];
    Flexure one(half, stiff), other(both, stiff);
    solve(one, half, load), solve(other, both, twice);
    for (std::int64_t y = 0; y < 5; ++y)
        for (std::int64_t x = 0; x < 12; ++x)
            EXPECT_NEAR(one.down(x, y), other.down(12 + x, y), 2e-4 * other.down(12, y));
    // The same the other way round.
    const Grid turned_half{12, 5, d, {Edge::open, Edge::closed, Edge::open, Edge::open}};
    Flexure east(turned_half, stiff);
    std::vector<float> turned(60);
    for (std::size_t y = 0; y < 5; ++y)
        for (std::size_t x = 0; x < 12; ++x) turned[y * 12 + 11 - x] = load[y * 12 + x];
    solve(east, turned_half, turned);
    for (std::int64_t x = 0; x < 12; ++x)
        EXPECT_NEAR(east.down(11 - x, 2), one.down(x, 2), 2e-5 * one.down(0, 2));
}

TEST(flexure, fine_samples_give_what_coarse_ones_give) {
    // The same block of load on samples of 4 km and of 250 m, where 5 make a mean.
    const Grid coarse{16, 16, 4000, Edges::wrap}, fine{256, 256, 250, Edges::wrap};
    Flexure a(coarse, stiff), b(fine, stiff);
    EXPECT_EQ(a.across().factor, 1);
    EXPECT_EQ(b.across().factor, 4);  // divides the 256 samples of a wrapped side
    std::vector<float> load_a(256), load_b(65536);
    for (std::size_t y = 0; y < 256; ++y)
        for (std::size_t x = 0; x < 256; ++x)
            if (x / 16 == 5 && y / 16 == 7) load_b[y * 256 + x] = 1e6f;
    load_a[7 * 16 + 5] = 1e6f;
    solve(a, coarse, load_a), solve(b, fine, load_b);
    for (std::int64_t x = 0; x < 16; ++x)
        EXPECT_NEAR((b.down(16 * x + 7, 7 * 16 + 8) + b.down(16 * x + 8, 7 * 16 + 8)) / 2,
                    a.down(x, 7), 0.004 * a.down(5, 7))
            << x;
}

TEST(flexure, same_bits_for_any_threads) {
    const Grid grid{61, 47, 900, Edges::open};
    const int threads = thread_count();
    std::vector<float> first;
    for (const int count : {1, 2, 5}) {
        set_thread_count(count);
        Flexure plate(grid, stiff);
        solve(plate, grid, rough_load(grid));
        std::vector<float> down;
        for (std::int64_t y = 0; y < grid.rows; ++y)
            for (std::int64_t x = 0; x < grid.columns; ++x) down.push_back(plate.down(x, y));
        if (first.empty()) first = down;
        EXPECT_EQ(down, first);
    }
    set_thread_count(threads);
}

TEST(flexure, same_bits_for_any_blocks) {
    // Mirrors, open sides and wraps; one sample, several and all of the map to a mean.
    const Edges half_walls{Edge::closed, Edge::open, Edge::open, Edge::closed};
    const Edges other_walls{Edge::open, Edge::closed, Edge::closed, Edge::open};
    for (const Edges& edges :
         {Edges::open, Edges::closed, Edges::wrap, Edges::wrap_x, half_walls, other_walls})
        for (const double spacing_m : {2500.0, 500.0, 30.0})
            for (const auto& size :
                 {std::pair<std::int64_t, std::int64_t>{48, 36}, {61, 47}, {1, 90}}) {
                const std::int64_t columns = size.first, rows = size.second;
                const Grid grid{columns, rows, spacing_m, edges};
                const std::vector<float> load = rough_load(grid);
                Flexure plate(grid, stiff);
                solve(plate, grid, load);
                for (const auto& blocks : {std::pair{2, 2}, {1, 3}, {5, 2}}) {
                    const int across = blocks.first, down = blocks.second;
                    BlockTeam team(Decomposition(grid, across, down));
                    team.run([&](int rank, Communicator& comm) {
                        const Block block = comm.cut().block(rank);
                        Flexure part(grid, stiff);
                        for (int again = 0; again < 2; ++again)
                            part.solve(load.data() + block.y0 * columns + block.x0, columns, block,
                                       comm);
                        std::int64_t other = 0;
                        for (std::int64_t y = block.y0; y < block.y0 + block.rows; ++y)
                            for (std::int64_t x = block.x0; x < block.x0 + block.columns; ++x)
                                other += part.down(x, y) != plate.down(x, y);
                        EXPECT_EQ(other, 0) << columns << " x " << rows << " every " << spacing_m
                                            << " m, " << across << " x " << down;
                    });
                }
            }
}

TEST(flexure, one_sample_is_enough) {
    for (const Edges& edges : {Edges::wrap, Edges::closed, Edges::open}) {
        const Grid grid{1, 1, 10, edges};
        Flexure plate(grid, stiff);
        solve(plate, grid, {3300});
        EXPECT_TRUE(std::isfinite(plate.down(0, 0)));
        EXPECT_GE(plate.down(0, 0), 0);
    }
}

}  // namespace
}  // namespace cuesta

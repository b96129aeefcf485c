// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/wind_noise.h"

#include <gtest/gtest.h>

#include <cmath>

#include "cuesta/grid/block_team.h"

namespace cuesta::world {
namespace {

WindNoiseRule rule(std::int64_t columns, std::int64_t rows) {
    WindNoiseRule made;
    made.seed = 5, made.columns = columns, made.rows = rows;
    for (std::int64_t y = 0; y < rows; ++y) made.lines.push_back(y);
    return made;
}

TEST(WindNoise, goes_around_the_map_without_a_seam) {
    WindNoise noise;
    noise.prepare(rule(64, 32));
    for (std::int64_t y = 0; y < 32; ++y) {
        const std::int16_t* from = noise.row(y, 0);
        int inner = 0;
        for (std::int64_t x = 0; x + 1 < 64; ++x)
            inner = std::max(inner, std::abs(from[2 * x + 2] - from[2 * x]));
        EXPECT_LE(std::abs(from[2 * 64] - from[2 * 63]), 2 * inner);
        EXPECT_EQ(from[2 * 64], from[0]);
        EXPECT_EQ(from[-2], from[2 * 63]);
        EXPECT_EQ(noise.row(y, 70)[0], from[2 * 6]);
    }
}

TEST(WindNoise, blows_both_ways_and_not_along_one_diagonal) {
    // Few large cells are alike by chance; over many seeds they are not.
    double x_sum = 0, y_sum = 0, both = 0, xx = 0, yy = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        WindNoise noise;
        WindNoiseRule made = rule(64, 32);
        made.seed = seed;
        noise.prepare(made);
        for (std::int64_t y = 0; y < 32; ++y)
            for (std::int64_t x = 0; x < 64; ++x) {
                const double a = noise.row(y, x)[0], b = noise.row(y, x)[1];
                x_sum += a, y_sum += b, both += a * b, xx += a * a, yy += b * b;
            }
    }
    const double count = 20 * 64 * 32;
    EXPECT_LT(std::abs(x_sum / count), 0.25 * 0x1p14);
    EXPECT_LT(std::abs(y_sum / count), 0.25 * 0x1p14);
    EXPECT_LT(std::abs(both) / std::sqrt(xx * yy), 0.3);
    EXPECT_GT(std::sqrt(xx / count), 0.1 * 0x1p14);
}

TEST(WindNoise, a_block_has_the_rows_of_the_whole_map) {
    WindNoise all, part;
    all.prepare(rule(48, 40));
    WindNoiseRule some = rule(48, 40);
    some.lines = {17, 18, 19, 20, 21, 22, 23, 24, 25, 3};
    part.prepare(some);
    EXPECT_EQ(part.row(9, 0)[5], all.row(3, 0)[5]);
    for (std::int64_t i = 0; i < 9; ++i)
        for (std::int64_t x = 0; x < 2 * 48; ++x)
            ASSERT_EQ(part.row(i, 0)[x], all.row(17 + i, 0)[x]) << i << ' ' << x;
}

TEST(WindNoise, blocks_share_the_columns_that_each_makes) {
    const Grid grid{48, 40, 10};
    WindNoise all;
    all.prepare(rule(48, 40));
    BlockTeam team(Decomposition(grid, 5, 3));
    team.run([&](int rank, Communicator& comm) {
        const Block block = team.cut().block(rank);
        WindNoiseRule some = rule(48, 40);
        some.lines.clear();
        for (std::int64_t y = block.y0 - 2; y < block.y0 + block.rows + 2; ++y)
            some.lines.push_back(std::clamp<std::int64_t>(y, 0, 39));
        WindNoise part;
        part.prepare(some, block, comm);
        for (std::size_t i = 0; i < some.lines.size(); ++i)
            for (std::int64_t x = -8; x < 2 * 48 + 8; ++x)
                ASSERT_EQ(part.row(static_cast<std::int64_t>(i), 0)[x],
                          all.row(some.lines[i], 0)[x])
                    << rank << ' ' << i << ' ' << x;
    });
}

TEST(WindNoise, other_seeds_are_other_weather) {
    WindNoise a, b;
    a.prepare(rule(32, 16));
    WindNoiseRule other = rule(32, 16);
    other.seed = 6;
    b.prepare(other);
    int equal = 0;
    for (std::int64_t x = 0; x < 32; ++x) equal += a.row(3, x)[0] == b.row(3, x)[0] ? 1 : 0;
    EXPECT_LT(equal, 4);
}

}  // namespace
}  // namespace cuesta::world

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_strips.h"

#include <gtest/gtest.h>

#include <mutex>

#include "cuesta/grid/block_team.h"
#include "support/drop_lab.h"

namespace cuesta::test {
namespace {

constexpr std::int64_t columns = 37, rows = 150;

std::int32_t number(std::int64_t x, std::int64_t y) {
    return static_cast<std::int32_t>(3 * x * x + 1000 * y + (x * y) % 7);
}

template <class T>
FieldOf<T> numbered(const Block& block) {
    FieldOf<T> field({block.columns, block.rows, 1});
    for (std::int64_t y = 0; y < block.rows; ++y)
        for (std::int64_t x = 0; x < block.columns; ++x)
            field.at(x, y) = static_cast<T>(number(block.x0 + x, block.y0 + y));
    return field;
}

// Calls work(strips, block) on every block of a cut.
template <class Work>
void on_blocks(const Grid& grid, const DropRing& ring, int across, int down, Work&& work) {
    const Decomposition cut(grid, across, down);
    std::mutex mutex;
    BlockTeam(cut).run([&](int rank, Communicator& comm) {
        const Block block = cut.block(rank);
        const DropStrips strips(grid, ring, block, comm, 4, 1, false);
        work(strips, block, mutex);
    });
}

TEST(DropStrips, cover_the_land_once_and_overlap_by_what_drops_and_brush_reach) {
    const Grid grid = drop_grid(columns, rows);
    on_blocks(grid, {5, 5, 9, 9, true}, 2, 2, [](const DropStrips& strips, auto&, auto& mutex) {
        const std::lock_guard lock(mutex);
        EXPECT_EQ(strips.count(), 4);
        std::int64_t drops = 0, own = 0;
        for (int i = 0; i < 4; ++i) {
            const DropStrip& strip = strips.of(i);
            EXPECT_EQ(strip.first, drops);
            EXPECT_EQ(strip.own_first, own);
            EXPECT_EQ(strip.own_first, i == 0 ? 0 : strip.first - 4);
            EXPECT_LE(strip.top, strip.own_first);
            EXPECT_GE(strip.bottom, std::min<std::int64_t>(strip.end + 6, 168));
            EXPECT_GE(strip.end - strip.first, 2 * strips.least_rows());
            drops = strip.end, own = strip.own_end;
        }
        EXPECT_EQ(drops, 168);
        EXPECT_EQ(own, 168);
    });
}

TEST(DropStrips, around_a_wrapped_map_are_cut_at_bands_and_go_on_at_its_ends) {
    const Grid grid = drop_grid(columns, 250, Edges::wrap);
    on_blocks(grid, {}, 2, 2, [](const DropStrips& strips, auto&, auto& mutex) {
        const std::lock_guard lock(mutex);
        ASSERT_EQ(strips.count(), 4);
        EXPECT_TRUE(strips.around());
        EXPECT_EQ(strips.above(), (strips.comm().rank() + 3) % 4);
        EXPECT_EQ(strips.below(), (strips.comm().rank() + 1) % 4);
        for (int i = 0; i < 4; ++i) {
            const DropStrip& strip = strips.of(i);
            const auto& bands = strips.bands();  // 250 rows, 20 at the most
            EXPECT_EQ(bands.size(), 14u);
            EXPECT_EQ(strip.first, bands[static_cast<std::size_t>(13 * i / 4)]);
            EXPECT_EQ(strip.done_first, strip.first - 4);
            EXPECT_EQ(strip.done_end, strip.end - 4);
            EXPECT_EQ(strip.own_first, i == 0 ? 0 : strip.first - 4);
            EXPECT_EQ(strip.own_end, i == 3 ? 250 : strip.end - 4);
            EXPECT_EQ(strip.top, strip.first - 6);
            EXPECT_EQ(strip.bottom, strip.end + 6);
        }
    });
}

TEST(DropStrips, around_a_wrapped_map_keep_rows_of_the_other_end) {
    constexpr std::int64_t all = 130;
    Grid grid = drop_grid(columns, all, Edges::wrap);
    on_blocks(grid, {}, 3, 1, [&](const DropStrips& strips, const Block& block, auto& mutex) {
        const DropStrip& strip = strips.here();
        const IntField part = numbered<std::int32_t>(block);
        DropMap land = strips.land(part), again = strips.land(part);
        const Field wide = strips.with_ring_of_own(strips.from_block(numbered<float>(block)));
        // Each strip adds 1 where its drops may go in two steps.
        IntField sums({columns, strip.bottom - strip.top, 1});
        for (std::int64_t y = strip.first - 1; y < strip.end + 2; ++y)
            for (std::int64_t x = 0; x < columns; ++x) sums.at(x, y - strip.top) = 1;
        strips.give_home(sums);
        strips.refresh(sums);
        for (std::int64_t y = again.top; y < again.bottom(); ++y)
            if (y < strip.own_first || y >= strip.own_end)
                std::fill_n(again.row(y) - 1, columns + 2, 0);
        strips.refresh(again.height);
        DropMap taken = strips.land(numbered<std::int32_t>(block));
        for (std::int64_t y = taken.top; y < taken.bottom(); ++y)
            std::fill_n(taken.row(y) - 1, columns + 2, 0);
        strips.take_surface(part, taken);
        const std::lock_guard lock(mutex);
        ASSERT_EQ(strips.count(), 3);
        ASSERT_TRUE(land.around());
        for (std::int64_t y = strip.top; y < strip.bottom; ++y) {
            const std::int64_t row = (y + all) % all;
            EXPECT_EQ(land.row(y), land.row(row));
            std::int32_t expected = 0;
            for (int i = 0; i < 3; ++i)
                for (const std::int64_t turn : {-all, std::int64_t{0}, all})
                    expected +=
                        row + turn >= strips.of(i).first - 1 && row + turn < strips.of(i).end + 2
                            ? 1
                            : 0;
            ASSERT_EQ(sums.at(5, y - strip.top), expected) << y;
            for (std::int64_t x = -1; x <= columns; ++x) {
                const std::int64_t column = (x + columns) % columns;
                ASSERT_EQ(land.row(y)[x], number(column, row)) << x << ", " << y;
                ASSERT_EQ(again.row(y)[x], number(column, row)) << x << ", " << y;
                ASSERT_EQ(taken.row(y)[x], number(column, row)) << x << ", " << y;
                ASSERT_EQ(wide.at(column, y - strip.top), static_cast<float>(number(column, row)));
            }
        }
    });
}

TEST(DropStrips, of_a_map_that_is_too_small_are_one) {
    SingleCommunicator comm(drop_grid(8, 8));
    on_blocks(drop_grid(columns, 20), {}, 1, 4, [](const DropStrips& strips, auto&, auto& mutex) {
        const std::lock_guard lock(mutex);
        EXPECT_EQ(strips.count(), 1);
        EXPECT_EQ(strips.here().empty(), strips.comm().rank() != 0);
    });
    on_blocks(drop_grid(columns, 59, Edges::wrap), {}, 2, 1,
              [](const DropStrips& strips, auto&, auto& mutex) {
                  const std::lock_guard lock(mutex);
                  EXPECT_EQ(strips.count(), 1);
              });
}

TEST(DropStrips, have_the_land_that_one_block_has) {
    const Grid grid = drop_grid(columns, rows);
    for (const DropRing& ring :
         {DropRing{5, 3, 9, 70, true}, DropRing{5, 0, 30, 9, false}, DropRing{}}) {
        const DropMap all = make_land(numbered<std::int32_t>(whole(grid)), grid, ring);
        on_blocks(grid, ring, 3, 2, [&](const DropStrips& strips, const Block& block, auto& mutex) {
            const DropMap land = strips.land(numbered<std::int32_t>(block));
            const std::lock_guard lock(mutex);
            ASSERT_GT(strips.count(), 1);
            for (std::int64_t y = land.top; y < land.bottom(); ++y)
                for (std::int64_t x = -1; x <= all.columns(); ++x)
                    ASSERT_EQ(land.row(y)[x], all.row(y)[x]) << x << ", " << y;
        });
    }
}

TEST(DropStrips, a_field_in_the_ring_is_its_mirror_image) {
    const Grid grid = drop_grid(columns, rows);
    const DropRing ring{2, 2, 20, 11, true};
    on_blocks(grid, ring, 2, 3, [&](const DropStrips& strips, const Block& block, auto& mutex) {
        const Field wide = strips.with_ring(numbered<float>(block));
        const Field own = strips.from_block(numbered<float>(block));
        const Field same = strips.with_ring_of_own(own);
        const std::lock_guard lock(mutex);
        for (std::int64_t y = strips.here().top; y < strips.here().bottom; ++y)
            for (std::int64_t x = 0; x < strips.columns(); ++x) {
                const auto expected = static_cast<float>(
                    number(mirrored_sample(x - 2, columns), mirrored_sample(y - 20, rows)));
                ASSERT_EQ(wide.at(x, y - strips.here().top), expected) << x << ", " << y;
                ASSERT_EQ(same.at(x, y - strips.here().top), expected) << x << ", " << y;
            }
    });
}

TEST(DropStrips, give_blocks_their_part_back) {
    const Grid grid = drop_grid(columns, rows);
    on_blocks(grid, {3, 0, 5, 60, true}, 5, 1,
              [&](const DropStrips& strips, const Block& block, auto& mutex) {
                  const IntField part = numbered<std::int32_t>(block);
                  const DropMap land = strips.land(part);
                  const IntField back = strips.to_block(strips.crop(land.height));
                  const std::lock_guard lock(mutex);
                  for (std::int64_t y = 0; y < block.rows; ++y)
                      for (std::int64_t x = 0; x < block.columns; ++x)
                          ASSERT_EQ(back.at(x, y), part.at(x, y));
              });
}

TEST(DropStrips, sums_over_their_end_go_to_the_strip_below_and_come_back_complete) {
    const Grid grid = drop_grid(columns, rows);
    on_blocks(grid, {}, 1, 3, [&](const DropStrips& strips, auto&, auto& mutex) {
        const DropStrip& strip = strips.here();
        IntField sums({columns, strip.bottom - strip.top, 1});
        // Each strip adds 1 in all rows that its drops reach.
        const std::int64_t first = strip.own_first, end = std::min(strip.end + 2, rows);
        for (std::int64_t y = first; y < end; ++y)
            for (std::int64_t x = 0; x < columns; ++x) sums.at(x, y - strip.top) = 1;
        strips.give_home(sums);
        strips.refresh(sums);
        const std::lock_guard lock(mutex);
        for (std::int64_t y = strip.top; y < strip.bottom; ++y) {
            std::int32_t expected = 0;
            for (int i = 0; i < 3; ++i) {
                const DropStrip& one = strips.of(i);
                expected += y >= one.own_first && y < std::min(one.end + 2, rows) ? 1 : 0;
            }
            ASSERT_EQ(sums.at(5, y - strip.top), expected) << y;
        }
    });
}

}  // namespace
}  // namespace cuesta::test

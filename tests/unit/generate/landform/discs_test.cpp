// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/landform/discs.h"

#include <gtest/gtest.h>

#include <atomic>

#include "cuesta/base/error.h"
#include "cuesta/grid/field.h"

namespace cuesta {
namespace {

Field covered(const std::vector<Disc>& discs, const Grid& grid, const Block& block) {
    Field count({block.columns, block.rows, 0});
    for_each_disc_row(discs, grid, block, [&](const DiscRow& row) {
        for (std::int64_t x = row.x_begin; x < row.x_end; ++x) {
            count.at(x, row.y) += 1;
            EXPECT_LE(row.u(x) * row.u(x) + row.v * row.v, 1.00001f);
        }
    });
    return count;
}

TEST(discs, cover_the_samples_within_their_radius) {
    const Grid grid{40, 40, 10};
    const Field count = covered({{203, 148, 65}}, grid, whole(grid));
    for (std::int64_t y = 0; y < 40; ++y)
        for (std::int64_t x = 0; x < 40; ++x) {
            const double dx = 10.0 * static_cast<double>(x) - 203;
            const double dy = 10.0 * static_cast<double>(y) - 148;
            EXPECT_EQ(count.at(x, y), dx * dx + dy * dy <= 65 * 65 ? 1.0f : 0.0f);
        }
}

TEST(discs, go_through_wrapped_edges_and_stop_at_open_ones) {
    const Grid torus{20, 16, 1, Edges::wrap}, tube{20, 16, 1, Edges::wrap_x}, open{20, 16, 1};
    const std::vector<Disc> discs{{1, 14, 4}};
    const auto sum = [&](const Grid& grid) {
        const Field count = covered(discs, grid, whole(grid));
        double total = 0;
        for (std::int64_t y = 0; y < 16; ++y)
            for (std::int64_t x = 0; x < 20; ++x) total += count.at(x, y);
        return total;
    };
    EXPECT_EQ(sum(torus), 49);  // lattice points within 4 of one
    EXPECT_LT(sum(tube), 49);
    EXPECT_LT(sum(open), sum(tube));
    EXPECT_EQ(covered(discs, torus, whole(torus)).at(19, 1), 1.0f);
}

TEST(discs, wider_than_the_period_are_seen_again) {
    const Grid torus{8, 8, 1, Edges::wrap};
    const Field count = covered({{3.3, 4.1, 20}}, torus, whole(torus));
    double total = 0;
    for (std::int64_t y = 0; y < 8; ++y)
        for (std::int64_t x = 0; x < 8; ++x) total += count.at(x, y);
    EXPECT_NEAR(total, 3.14159 * 400, 40);
    EXPECT_THROW(covered({{0, 0, 1000}}, torus, whole(torus)), Error);
}

TEST(discs, keep_their_order_in_every_strip) {
    const Grid grid{10, 60};
    std::vector<Disc> discs;
    for (std::uint32_t i = 0; i < 50; ++i)
        discs.push_back({5.0, double{static_cast<double>(i * 7 % 60)}, 9, 1, i});
    Field last({10, 60, 0});
    for_each_disc_row(discs, grid, whole(grid), [&](const DiscRow& row) {
        for (std::int64_t x = row.x_begin; x < row.x_end; ++x) {
            const auto number = static_cast<float>(row.disc.number + 1);
            EXPECT_LT(last.at(x, row.y), number);
            last.at(x, row.y) = number;
        }
    });
}

TEST(discs, are_all_met_however_many_there_are) {
    // More than are drawn at a time, each seen many times through the edges.
    const Grid torus{8, 8, 1, Edges::wrap};
    const std::vector<Disc> discs(3000, {3.3, 4.1, 20});
    const Field one = covered({discs[0]}, torus, whole(torus));
    const Field all = covered(discs, torus, whole(torus));
    for (std::int64_t y = 0; y < 8; ++y)
        for (std::int64_t x = 0; x < 8; ++x) EXPECT_EQ(all.at(x, y), 3000 * one.at(x, y));
}

TEST(discs, hidden_ones_are_left_out_where_they_are_hidden) {
    const Grid grid{30, 64};
    std::vector<Disc> discs;
    for (std::uint32_t i = 0; i < 40; ++i)
        discs.push_back({15.0, i % 8 == 0 ? 32.0 : i, i % 8 == 0 ? 40.0 : 12.0, 1, i + 1});
    const auto last = [&](bool leave_out) {
        Field seen({30, 64, 0});
        std::atomic<int> rows = 0;
        const auto covers = [&](const Disc& disc, double far) {
            EXPECT_GT(disc.radius_m, 12);
            EXPECT_LT(far, 1);
            return true;
        };
        for_each_disc_row(
            discs, grid, whole(grid),
            [&](const DiscRow& row) {
                ++rows;
                for (std::int64_t x = row.x_begin; x < row.x_end; ++x)
                    seen.at(x, row.y) = static_cast<float>(row.disc.number);
            },
            leave_out ? std::function<bool(const Disc&, double)>(covers) : nullptr);
        return std::pair(std::move(seen), rows.load());
    };
    const auto [all, all_rows] = last(false);
    const auto [few, few_rows] = last(true);
    for (std::int64_t y = 0; y < 64; ++y)
        for (std::int64_t x = 0; x < 30; ++x) EXPECT_EQ(all.at(x, y), few.at(x, y));
    EXPECT_LT(few_rows, all_rows / 3);
}

TEST(discs, lie_wholly_on_the_map_or_not) {
    const Grid open{21, 11, 10}, tube{21, 11, 10, Edges::wrap_x};
    EXPECT_TRUE(whole_on_map({100, 50, 50}, open));
    EXPECT_FALSE(whole_on_map({100, 50, 50.1}, open));
    EXPECT_FALSE(whole_on_map({30, 50, 40}, open));
    EXPECT_TRUE(whole_on_map({30, 50, 40}, tube));
    EXPECT_FALSE(whole_on_map({30, 20, 40}, tube));
}

TEST(discs, of_no_size_cover_nothing) {
    const Grid grid{5, 5};
    EXPECT_EQ(covered({{2, 2, 0}}, grid, whole(grid)).at(2, 2), 0.0f);
    EXPECT_EQ(shorter_side_m({1, 1, 10}), 10);
    EXPECT_EQ(longer_side_m({11, 3, 10}), 100);
}

}  // namespace
}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_bands.h"

#include <gtest/gtest.h>

#include "support/drop_lab.h"

namespace cuesta::test {
namespace {

DropMap level(std::int64_t columns, std::int64_t rows, bool wraps = false) {
    return drop_map(
        columns, rows, [](auto, auto) { return 1; }, wraps, wraps);
}
DropRule rule() {
    return rule_of(printed_drops(), drop_grid(64, 64));
}

TEST(DropBands, cover_the_map_once_and_are_about_as_high) {
    for (const std::int64_t rows : {3, 17, 64, 100, 1000}) {
        DropBands bands(level(8, rows), rule(), 1, false);
        std::int64_t next = 0, least = rows;
        for (std::int64_t b = 0; b < bands.count(); ++b) {
            EXPECT_EQ(bands[b].first, next);
            next = bands[b].end;
            least = std::min(least, bands[b].end - bands[b].first);
        }
        EXPECT_EQ(next, rows);
        EXPECT_LE(bands.most_rows() - least, 1);
    }
}

TEST(DropBands, a_row_is_found_beside_its_band) {
    DropBands bands(level(8, 1000, true), rule(), 1, false);
    const std::int64_t last = bands.count() - 1;
    ASSERT_GT(last, 2);
    EXPECT_EQ(bands.beside(1, bands[1].first - 1), 0);
    EXPECT_EQ(bands.beside(1, bands[1].end), 2);
    EXPECT_EQ(bands.beside(0, 999), last);
    EXPECT_EQ(bands.beside(last, 0), 0);
}

TEST(DropBands, of_a_strip_around_a_land_are_those_of_the_whole_and_one_on_either_side) {
    const std::int64_t reach = drop_reach(rule());
    const std::vector<std::int64_t> whole = band_rows(200, reach, 1);
    ASSERT_GT(whole.size(), 8u);
    DropMap first = level(8, 100, true);
    first.land_rows = 200, first.top = -6;
    DropBands bands(first, rule(), 1, false, {0, whole[2], whole[4]});
    ASSERT_EQ(bands.count(), 6);
    EXPECT_EQ(bands[0].end, 200);
    for (std::int64_t b = 1; b < 5; ++b) {
        EXPECT_EQ(bands[b].first, whole[static_cast<std::size_t>(b - 1)]);
        EXPECT_EQ(bands[b].end, whole[static_cast<std::size_t>(b)]);
    }
    EXPECT_EQ(bands[5].first, whole[4]);
    EXPECT_EQ(bands.beside(1, 199), 0);
    EXPECT_EQ(bands.base(1, -6), 200 - reach - 2);
    DropBands last(first, rule(), 1, false, {whole[4], whole[6], 200});
    EXPECT_EQ(last[last.count() - 1].first, 0);
    EXPECT_EQ(last.beside(last.count() - 2, 0), last.count() - 1);
}

TEST(DropBands, those_far_from_hard_rows_are_even) {
    const DropMap map = level(8, 1000);
    DropBands bands(map, rule(), 1, false);
    DropCover cover;
    bands.find_even(cover);
    EXPECT_TRUE(bands[0].even);
    Field gain(map.height.shape());
    cover.gain = &gain;
    bands.find_even(cover);  // uneven anywhere, for all that is known
    EXPECT_FALSE(bands[0].even);
    std::vector<std::uint8_t> uneven(1000, 0);
    uneven[500] = 1;
    cover.uneven = &uneven;
    bands.find_even(cover);
    EXPECT_TRUE(bands[0].even);
    for (std::int64_t b = 0; b < bands.count(); ++b)
        if (bands[b].first <= 500 && 500 < bands[b].end) {
            EXPECT_FALSE(bands[b].even);
        }
}

TEST(DropBands, know_whether_any_drop_is_left) {
    DropBands bands(level(8, 100), rule(), 1, false);
    EXPECT_FALSE(bands.any_drops());
    bands[bands.count() - 1].drops.add({});
    EXPECT_TRUE(bands.any_drops());
}

TEST(DropBands, do_not_fit_on_small_wrapped_maps) {
    EXPECT_FALSE(DropBands::fits(level(20, 20, true), rule(), 1));
    EXPECT_TRUE(DropBands::fits(level(20, 20), rule(), 1));
    EXPECT_TRUE(DropBands::fits(level(64, 64, true), rule(), 1));
}

}  // namespace
}  // namespace cuesta::test

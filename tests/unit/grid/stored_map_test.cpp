// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/stored_map.h"

#include <gtest/gtest.h>

#include <cmath>

namespace cuesta {
namespace {

Raster numbered(std::int64_t columns, std::int64_t rows) {
    Raster raster;
    raster.columns = columns, raster.rows = rows;
    for (std::int64_t i = 0; i < columns * rows; ++i)
        raster.samples.push_back(static_cast<float>(i));
    return raster;
}

// Counts the rows that are asked for.
class CountingReader final : public MapReader {
public:
    CountingReader(std::unique_ptr<MapReader> from, std::int64_t& rows)
        : from_(std::move(from)), rows_(rows) {}
    void read(const Block& window, float* samples, std::uint8_t* invalid) override {
        rows_ += window.rows;
        from_->read(window, samples, invalid);
    }

private:
    std::unique_ptr<MapReader> from_;
    std::int64_t& rows_;
};

TEST(stored_map, measures_what_has_no_value) {
    Raster raster = numbered(3, 4);
    raster.samples[4] = INFINITY, raster.samples[5] = NAN;
    raster.invalid.assign(12, 0);
    raster.invalid[7] = raster.invalid[10] = 1;
    raster.samples[0] = 7;
    const StoredMap map(raster);
    EXPECT_EQ(map.facts().missing(), 4);
    EXPECT_EQ(map.facts().masked, 2);
    EXPECT_EQ(map.facts().first_x, 1);
    EXPECT_EQ(map.facts().first_y, 2);
    EXPECT_EQ(map.facts().non_finite.count, 2u);
    EXPECT_EQ(map.facts().non_finite.x, 1);
    EXPECT_EQ(map.facts().non_finite.y, 1);
    EXPECT_EQ(map.facts().lowest, 1);
    EXPECT_EQ(map.whole().invalid, raster.invalid);
}

TEST(map_band, has_the_rows_and_columns_it_was_moved_to) {
    const StoredMap map(numbered(7, 9));
    MapBand band(map, 2, 3);
    for (const auto& [first, end] : {std::pair{0, 3}, {2, 6}, {6, 9}, {1, 2}, {0, 9}}) {
        band.move_to(first, end);
        for (std::int64_t y = first; y < end; ++y)
            for (std::int64_t x = 2; x < 5; ++x)
                EXPECT_EQ(band.at(y)[x], static_cast<float>(y * 7 + x)) << x << ' ' << y;
    }
}

TEST(map_band, finds_rows_beyond_an_end_behind_the_other) {
    const StoredMap map(numbered(2, 5));
    MapBand band(map, 0, 2);
    band.move_to(-2, 1);
    EXPECT_EQ(band.at(3)[0], 6);
    EXPECT_EQ(band.at(4)[1], 9);
    EXPECT_EQ(band.at(0)[0], 0);
    band.move_to(4, 7);
    EXPECT_EQ(band.at(4)[0], 8);
    EXPECT_EQ(band.at(0)[0], 0);
    EXPECT_EQ(band.at(1)[0], 2);
    band.move_to(-3, 4);  // more rows than there are
    for (std::int64_t y = 0; y < 5; ++y) EXPECT_EQ(band.at(y)[1], static_cast<float>(2 * y + 1));
}

TEST(map_band, reads_no_row_twice_on_its_way_south_and_mends_each_once) {
    const StoredMap held(numbered(4, 50));
    std::int64_t rows = 0, mended = 0;
    const StoredMap map(static_cast<const MapHead&>(held),
                        [&] { return std::make_unique<CountingReader>(held.open(), rows); });
    MapBand band(map, 1, 2, [&](std::int64_t y, float* samples, const std::uint8_t*) {
        EXPECT_EQ(samples[0], static_cast<float>(4 * y + 1));
        samples[0] = -1;
        ++mended;
    });
    for (std::int64_t y = 0; y + 8 <= 50; y += 3) {
        band.move_to(y, y + 8);
        EXPECT_EQ(band.at(y)[1], -1);
        EXPECT_EQ(band.at(y + 7)[1], -1);
        EXPECT_EQ(band.at(y + 7)[2], static_cast<float>(4 * (y + 7) + 2));
    }
    EXPECT_EQ(rows, 50);
    EXPECT_EQ(mended, 50);
}

}  // namespace
}  // namespace cuesta

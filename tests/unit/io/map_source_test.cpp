// SPDX-License-Identifier: Apache-2.0
#include "cuesta/io/map_source.h"

#include <gtest/gtest.h>

#include <atomic>

#include "cuesta/base/error.h"
#include "support/maps.h"
#include "support/part_maps.h"

namespace cuesta {
namespace {

using test::in_parts;
using test::part_cuts;

TEST(MapSource, bands_cover_the_map_once) {
    const Raster raster = rough_map(30, 600);
    LocalSource source(raster);
    EXPECT_EQ(source.bands(), 3);
    EXPECT_EQ(source.band(2), (Block{0, 512, 30, 88}));
    EXPECT_EQ(source.band(7).rows, 0);
}

TEST(MapSource, a_rectangle_is_the_same_from_rows_and_from_blocks) {
    const Raster raster = rough_map(37, 29);
    for (const auto& [across, down] : part_cuts) {
        std::atomic<int> wrong{0};
        in_parts(raster, across, down, [&](MapSource& source) {
            // Another rectangle on every part, none on the second.
            const int part = source.part();
            const Block want = part == 1 ? Block{0, 0, 0, 0} : Block{part, 3, 20, 11 + part};
            std::vector<float> samples(static_cast<std::size_t>(want.columns * want.rows));
            source.read(want, samples.data(), nullptr);
            for (std::int64_t y = 0; y < want.rows; ++y)
                for (std::int64_t x = 0; x < want.columns; ++x)
                    wrong += samples[static_cast<std::size_t>(y * want.columns + x)] !=
                             raster.at(want.x0 + x, want.y0 + y);
        });
        EXPECT_EQ(wrong, 0) << across << "x" << down;
    }
}

TEST(MapSource, marks_of_samples_without_a_value_are_read_with_them) {
    const Raster raster{.columns = 2, .rows = 2, .samples = {1, 2, 3, 4}, .invalid = {0, 0, 1, 0}};
    LocalSource source(raster);
    BandReader band(source);
    band.read(0);
    EXPECT_EQ(band.invalid(1)[0], 1);
    EXPECT_EQ(band.invalid(1)[1], 0);
    band.fill_gaps(9);
    EXPECT_EQ(band.row(1)[0], 9);
    EXPECT_EQ(band.row(1)[1], 4);
}

// Forwards, backwards and again, as writers that compare do.
TEST(MapSource, the_first_part_gets_rows_in_any_order) {
    const Raster raster = rough_map(33, 700);
    for (const auto& [across, down] : part_cuts) {
        std::atomic<int> wrong{0}, calls{0};
        in_parts(raster, across, down, [&](MapSource& source) {
            source.by_rows([&](const RowMap& map) {
                ++calls;
                RowReader reader(map);
                for (const std::int64_t y : {0, 300, 699, 5, 256, 255, 0})
                    wrong += reader.row(y).samples[32] != raster.at(32, y);
            });
        });
        EXPECT_EQ(wrong, 0);
        EXPECT_EQ(calls, 1);
    }
}

TEST(MapSource, a_failure_of_one_part_is_thrown_by_all) {
    const Raster raster = rough_map(20, 20);
    std::atomic<int> rows{0}, together{0};
    in_parts(raster, 2, 2, [&](MapSource& source) {
        try {
            source.by_rows([](const RowMap&) { throw Error("no room"); });
        } catch (const Error& error) {
            rows += std::string(error.what()) == "no room";
        }
        try {
            source.together([&] {
                if (source.part() == 2) throw Error("full");
            });
        } catch (const Error& error) {
            together += std::string(error.what()) == "full";
        }
    });
    EXPECT_EQ(rows, 4);
    EXPECT_EQ(together, 4);
}

TEST(MapSource, every_band_is_read_by_one_part) {
    const Raster raster = rough_map(9, 256 * 4 + 7);
    for (const auto& [across, down] : part_cuts) {
        std::vector<std::atomic<int>> read(5);
        in_parts(raster, across, down, [&](MapSource& source) {
            BandReader band(source);
            for (std::int64_t turn = 0; turn < band.turns(); ++turn) {
                band.read(turn);
                if (band.where().rows > 0)
                    ++read[static_cast<std::size_t>(band.where().y0 / band_rows)];
            }
        });
        for (const auto& times : read) EXPECT_EQ(times, 1);
    }
}

}  // namespace
}  // namespace cuesta

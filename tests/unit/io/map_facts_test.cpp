// SPDX-License-Identifier: Apache-2.0
#include "cuesta/io/map_facts.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <mutex>

#include "cuesta/base/sha256.h"
#include "cuesta/io/format.h"
#include "support/maps.h"
#include "support/part_maps.h"

namespace cuesta {
namespace {

using test::in_parts;
using test::part_cuts;

// By the definition, tile by tile.
std::string tiles_by_hand(const Raster& raster) {
    std::string all;
    for (std::int64_t y0 = 0; y0 < raster.rows; y0 += 256)
        for (std::int64_t x0 = 0; x0 < raster.columns; x0 += 256) {
            std::string bytes;
            for (std::int64_t y = y0; y < std::min(y0 + 256, raster.rows); ++y)
                for (std::int64_t x = x0; x < std::min(x0 + 256, raster.columns); ++x) {
                    const float sample = raster.at(x, y);
                    bytes.append(reinterpret_cast<const char*>(&sample), sizeof sample);
                }
            all += sha256_hex(bytes);
        }
    return sha256_hex(all);
}

TEST(MapFacts, a_map_of_one_tile_has_the_hash_of_its_hash) {
    const Raster raster = rough_map(200, 256);
    LocalSource source(raster);
    const MapFacts facts = measure_map(source);
    EXPECT_EQ(facts.data_sha256, data_sha256(raster));
    EXPECT_EQ(facts.tiles_sha256, sha256_hex(facts.data_sha256));
}

TEST(MapFacts, facts_are_the_same_for_every_cut) {
    const Raster raster = rough_map(600, 811);
    const std::string tiles = tiles_by_hand(raster), data = data_sha256(raster);
    const auto range = std::minmax_element(raster.samples.begin(), raster.samples.end());
    for (const auto& [across, down] : part_cuts)
        in_parts(raster, across, down, [&](MapSource& source) {
            const MapFacts facts = measure_map(source);
            static std::mutex mutex;
            const std::lock_guard lock(mutex);
            EXPECT_EQ(facts.data_sha256, data);
            EXPECT_EQ(facts.tiles_sha256, tiles);
            EXPECT_EQ(facts.min, double{*range.first});
            EXPECT_EQ(facts.max, double{*range.second});
            EXPECT_EQ(facts.masked + facts.non_finite, 0u);
        });
}

// Which of two zeros a file calls its lowest must not hang on who looked first.
TEST(MapFacts, the_first_of_two_zeros_counts) {
    Raster raster{.columns = 2, .rows = 600, .samples = std::vector<float>(1200, 1.0f)};
    raster.samples[2 * 300] = -0.0f;
    raster.samples[2 * 520] = 0.0f;
    for (const auto& [across, down] : part_cuts)
        in_parts(raster, across, down, [&](MapSource& source) {
            if (!std::signbit(measure_map(source).min)) ADD_FAILURE();
        });
}

TEST(MapFacts, samples_without_a_value_have_no_part_in_the_range) {
    constexpr float infinite = std::numeric_limits<float>::infinity();
    const Raster raster{
        .columns = 4, .rows = 1, .samples = {1, 2, 99, infinite}, .invalid = {0, 0, 1, 0}};
    LocalSource source(raster);
    const MapFacts facts = measure_map(source);
    EXPECT_EQ(facts.max, 2);
    EXPECT_EQ(facts.masked, 1u);
    EXPECT_EQ(facts.non_finite, 1u);
    EXPECT_EQ(facts.data_sha256, data_sha256(raster));
    const Raster none{.columns = 1, .rows = 1, .samples = {1}, .invalid = {1}};
    LocalSource empty(none);
    EXPECT_TRUE(std::isnan(measure_map(empty).min));
}

}  // namespace
}  // namespace cuesta

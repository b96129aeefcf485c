// SPDX-License-Identifier: Apache-2.0
#include "cuesta/io/limits.h"

#include <gtest/gtest.h>

#include <cmath>

#include "cuesta/base/atomic_file.h"
#include "support/maps.h"
#include "support/scratch_directory.h"

namespace cuesta {
namespace {

TEST(Limits, the_cell_limit_itself_is_allowed_and_one_more_is_not) {
    ReadLimits limits{.max_cells = 12, .max_bytes = 1 << 20};
    EXPECT_EQ(check_map_size("m", 4, 3, 4, limits), 12u);
    EXPECT_THROW(check_map_size("m", 13, 1, 4, limits), Error);
}

TEST(Limits, the_budget_itself_is_allowed_and_one_byte_more_is_not) {
    ReadLimits limits{.max_bytes = 48};
    EXPECT_EQ(check_map_size("m", 4, 3, 4, limits), 12u);
    EXPECT_THROW(check_map_size("m", 4, 3, 4, limits, 1), Error);
}

TEST(Limits, the_default_is_two_to_the_28_cells) {
    ReadLimits limits{.max_bytes = std::uint64_t{1} << 40};
    EXPECT_EQ(check_map_size("m", 1 << 14, 1 << 14, 4, limits), std::uint64_t{1} << 28);
    EXPECT_THROW(check_map_size("m", (1 << 28) + 1, 1, 4, limits), Error);
}

TEST(Limits, memory_is_named_only_where_it_is_what_lacks) {
    const ReadLimits limits{.max_bytes = std::uint64_t{1} << 40};
    const std::string many = error_of([&] { check_map_size("m", 30000, 30000, 4, limits); });
    EXPECT_EQ(many,
              "cannot read m: it has 30000 x 30000 samples, 900 million; a map may have at most "
              "268 million. Scale it down first");
}

TEST(Limits, overflowing_sizes_are_refused_with_need_and_budget) {
    const ReadLimits limits{.max_bytes = std::uint64_t{64} << 20};
    const std::string small = error_of([&] { check_map_size("m", 1 << 13, 1 << 12, 4, limits); });
    EXPECT_NE(small.find("needs 128 MiB, budget 64 MiB"), std::string::npos) << small;
    const std::uint64_t huge = std::uint64_t{1} << 62;
    const std::string big = error_of([&] { check_map_size("m", huge, huge, 4, limits); });
    EXPECT_NE(big.find("needs "), std::string::npos) << big;
    EXPECT_NE(big.find("budget 64 MiB"), std::string::npos) << big;
    EXPECT_THROW(check_map_size("m", 0, 5, 4, limits), Error);
}

TEST(Limits, directories_and_missing_files_are_errors) {
    ScratchDirectory scratch;
    EXPECT_THROW(file_bytes(scratch.path()), Error);
    EXPECT_THROW(file_bytes(scratch / "none"), Error);
    put_file(scratch / "three", "abc");
    EXPECT_EQ(file_bytes(scratch / "three"), 3u);
    // The published vector for "abc".
    EXPECT_EQ(sha256_of_file(scratch / "three"),
              "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

TEST(Limits, nodata_becomes_a_mask_over_nan) {
    Raster map{.columns = 3, .rows = 1, .samples = {1, -9999, 3}};
    EXPECT_EQ(mask_nodata(map, -9999), 1u);
    EXPECT_EQ(map.invalid, (std::vector<std::uint8_t>{0, 1, 0}));
    EXPECT_TRUE(std::isnan(map.samples[1]));
    MaskedRows rows(map, 7.0f);
    EXPECT_EQ(rows.row(0)[1], 7.0f);
    EXPECT_EQ(rows.row(0)[2], 3.0f);
    Raster clean{.columns = 1, .rows = 1, .samples = {5}};
    EXPECT_EQ(mask_nodata(clean, -9999), 0u);
    EXPECT_TRUE(clean.invalid.empty());
}

}  // namespace
}  // namespace cuesta

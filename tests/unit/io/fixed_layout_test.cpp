// SPDX-License-Identifier: Apache-2.0
#include "cuesta/io/fixed_layout.h"

#include <gtest/gtest.h>

#include <cmath>

#include "cuesta/base/atomic_file.h"
#include "cuesta/io/format.h"
#include "support/maps.h"
#include "support/part_maps.h"
#include "support/scratch_directory.h"

namespace cuesta {
namespace {

using test::in_parts;
using test::part_cuts;

TEST(FixedLayout, every_format_is_the_same_file_from_every_cut) {
    const ScratchDirectory directory;
    Raster raster = rough_map(91, 530);
    raster.spacing_m = 5;
    for (const char* name : {"m.npy", "m.r32", "m.r16", "m.exr", "m.png", "m.pgm", "m.asc"}) {
        const WrittenFile one = write_raster(directory / name, raster);
        const std::string sidecar = read_file(directory / (std::string(name) + ".json"), 1 << 20);
        for (const auto& [across, down] : part_cuts) {
            WrittenFile other;
            in_parts(raster, across, down, [&](MapSource& source) {
                // Only the first part is told where files lie.
                const WrittenFile written = write_map(
                    source.first() ? directory / name : std::filesystem::path(name), source);
                if (source.first()) other = written;
            });
            EXPECT_EQ(one.sha256, other.sha256) << name << across << down;
            EXPECT_EQ(one.bytes, other.bytes) << name;
            EXPECT_EQ(sidecar, read_file(directory / (std::string(name) + ".json"), 1 << 20));
        }
    }
}

TEST(FixedLayout, gaps_are_nan_or_what_the_format_says) {
    const ScratchDirectory directory;
    const Raster raster{.columns = 3, .rows = 1, .samples = {1, 2, 3}, .invalid = {0, 1, 0}};
    write_raster(directory / "m.r32", raster);
    const Raster back = read_raster(directory / "m.r32", {.columns = 3, .rows = 1});
    EXPECT_EQ(back.samples[0], 1);
    EXPECT_TRUE(std::isnan(back.samples[1]));
    write_raster(directory / "m.r16", raster);
    EXPECT_EQ(read_file(directory / "m.r16", 100), std::string("\0\0\0\0\xff\xff", 6));
}

TEST(FixedLayout, values_outside_of_a_range_are_counted_over_all_parts) {
    const ScratchDirectory directory;
    const Raster raster = rough_map(40, 300);
    CollectingLog log;
    WriteOptions options{.low = 100, .high = 200, .log = &log};
    const WrittenFile one = write_raster(directory / "m.r16", raster, options);
    EXPECT_GT(one.clamped, 0u);
    options.log = nullptr;
    in_parts(raster, 2, 2, [&](MapSource& source) {
        const WrittenFile written = write_map(directory / "m.r16", source, options);
        if (written.clamped != one.clamped) ADD_FAILURE();
    });
}

}  // namespace
}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/io/stored_file.h"

#include <gtest/gtest.h>

#include "cuesta/io/format.h"
#include "support/maps.h"
#include "support/scratch_directory.h"

namespace cuesta {
namespace {

TEST(stored_file, small_ones_are_held_and_larger_ones_are_not) {
    const ScratchDirectory scratch;
    write_raster(scratch / "m.npy", rough_map(20, 10));
    EXPECT_TRUE(store_file(scratch / "m.npy", {}, 200).map.held());
    EXPECT_FALSE(store_file(scratch / "m.npy", {}, 199).map.held());
    const FileFacts facts = look_at_file(scratch / "m.npy");
    EXPECT_EQ(facts.columns, 20);
    EXPECT_EQ(facts.rows, 10);
    EXPECT_EQ(facts.held_because, "");
}

TEST(stored_file, memory_does_not_limit_what_is_read_by_windows) {
    const ScratchDirectory scratch;
    write_raster(scratch / "m.npy", rough_map(200, 100));
    ReadOptions tight;
    tight.limits.max_bytes = 1000;
    EXPECT_NE(error_of([&] { read_raster(scratch / "m.npy", tight); }).find("budget"),
              std::string::npos);
    EXPECT_NE(error_of([&] { store_file(scratch / "m.npy", tight, 1 << 20); }).find("budget"),
              std::string::npos);
    EXPECT_EQ(store_file(scratch / "m.npy", tight, 0).map.columns, 200);
}

TEST(stored_file, one_that_changes_meanwhile_is_found) {
    const ScratchDirectory scratch;
    write_raster(scratch / "m.npy", rough_map(20, 10));
    const StoredFile stored = store_file(scratch / "m.npy", {}, 0);
    write_raster(scratch / "m.npy", rough_map(20, 10));
    float sample = 0;
    std::uint8_t invalid = 0;
    const std::string said = error_of([&] {
        stored.map.open()->read({0, 0, 1, 1}, &sample, &invalid);
    });
    EXPECT_NE(said.find("m.npy has changed since it was read first"), std::string::npos) << said;
}

}  // namespace
}  // namespace cuesta

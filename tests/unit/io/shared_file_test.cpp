// SPDX-License-Identifier: Apache-2.0
#include "cuesta/io/shared_file.h"

#include <gtest/gtest.h>

#include <atomic>

#include "cuesta/base/error.h"
#include "support/maps.h"
#include "support/part_maps.h"
#include "support/scratch_directory.h"

namespace cuesta {
namespace {

using test::in_parts;

auto files_in(const std::filesystem::path& directory) {
    return std::distance(std::filesystem::directory_iterator(directory), {});
}

TEST(SharedFile, parts_write_where_they_know) {
    const ScratchDirectory directory;
    put_file(directory / "f", "earlier");
    in_parts(rough_map(8, 8), 2, 2, [&](MapSource& source) {
        SharedFile file(source, source.first() ? directory / "f" : std::filesystem::path());
        if (!file.seen_by_all()) ADD_FAILURE();
        const char digit = static_cast<char>('0' + source.part());
        file.write_at(static_cast<std::size_t>(3 - source.part()), &digit, 1);
        // Nothing is to be seen before all have ended.
        if (source.first() && read_file(directory / "f", 100) != "earlier") ADD_FAILURE();
        file.commit();
    });
    EXPECT_EQ(read_file(directory / "f", 100), "3210");
    EXPECT_EQ(files_in(directory.path()), 1);
}

TEST(SharedFile, left_without_an_end_it_leaves_the_earlier_file) {
    const ScratchDirectory directory;
    put_file(directory / "f", "earlier");
    std::atomic<int> told{0};
    in_parts(rough_map(8, 8), 2, 2, [&](MapSource& source) {
        SharedFile file(source, directory / "f");
        file.write_at(0, "new", 3);
        try {
            source.together([&] {
                if (source.part() == 3) throw Error("no space");
            });
            file.commit();
        } catch (const Error&) {
            ++told;
        }
    });
    EXPECT_EQ(told, 4);
    EXPECT_EQ(read_file(directory / "f", 100), "earlier");
    EXPECT_EQ(files_in(directory.path()), 1);
}

TEST(SharedFile, a_place_that_cannot_be_is_one_error_for_all) {
    std::atomic<int> told{0};
    in_parts(rough_map(8, 8), 2, 1, [&](MapSource& source) {
        try {
            SharedFile file(source, "/proc/none/f");
        } catch (const Error&) {
            ++told;
        }
    });
    EXPECT_EQ(told, 2);
}

}  // namespace
}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/base/paged_memory.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <cstring>
#include <string>
#include <thread>
#include <vector>

#include "cuesta/base/error.h"
#include "support/sanitized.h"
#include "support/scratch_directory.h"

namespace cuesta {
namespace {

constexpr std::uint64_t mib = std::uint64_t{1} << 20;

PagingOptions in(const ScratchDirectory& directory, std::uint64_t cap = 1024 * mib) {
    return {.directory = directory.path(), .disk_bytes = 8 * mib, .resident_bytes = cap};
}

TEST(PagedMemory, comes_from_the_heap_without_a_paging) {
    EXPECT_EQ(page_memory(mib), nullptr);
    int number = 0;
    EXPECT_FALSE(release_paged(&number));
    const PagedArray<int> array = paged_array<int>(100000);
    array[99999] = 7;
    EXPECT_FALSE(Paging::active());
}

TEST(PagedMemory, has_no_name_on_disk) {
    const ScratchDirectory directory;
    const Paging paging(in(directory));
    const PagedArray<char> array = paged_array<char>(2 * mib);
    std::memset(array.get(), 1, 2 * mib);
    EXPECT_TRUE(std::filesystem::is_empty(directory.path()));
}

TEST(PagedMemory, large_pieces_are_zero_also_when_used_again) {
    const ScratchDirectory directory;
    const Paging paging(in(directory));
    for (int turn = 0; turn < 3; ++turn) {
        bool zero = false;
        auto* const piece = static_cast<unsigned char*>(page_memory(3 * mib, &zero));
        ASSERT_NE(piece, nullptr);
        ASSERT_TRUE(zero);
        for (std::size_t i = 0; i < 3 * mib; i += 777) ASSERT_EQ(piece[i], 0);
        std::memset(piece, 0xA5, 3 * mib);
        EXPECT_TRUE(release_paged(piece));
    }
    EXPECT_EQ(Paging::counts().held_bytes, 3 * mib);
}

TEST(PagedMemory, grows_beyond_what_was_reserved_and_outlives_its_paging) {
    const ScratchDirectory directory;
    PagedArray<int> late;
    {
        const Paging paging(in(directory));
        std::vector<PagedArray<int>> many;
        for (int i = 0; i < 40; ++i) {
            many.push_back(paged_array<int>(mib / 4));
            many.back()[mib / 4 - 1] = i;
        }
        for (int i = 0; i < 40; ++i) EXPECT_EQ(many[static_cast<std::size_t>(i)][mib / 4 - 1], i);
        late = std::move(many[7]);
        EXPECT_GT(Paging::counts().disk_bytes, 8 * mib);
    }
    EXPECT_EQ(late[mib / 4 - 1], 7);
    const Paging again(in(directory));
    void* const piece = page_memory(mib);
    EXPECT_NE(piece, nullptr);
    EXPECT_TRUE(release_paged(piece));
}

// Pieces of all sizes by several threads: none lies in another.
TEST(PagedMemory, pieces_do_not_overlap) {
    const ScratchDirectory directory;
    const Paging paging(in(directory));
    std::vector<std::jthread> team;
    std::atomic<int> wrong{0};
    for (int t = 0; t < 4; ++t)
        team.emplace_back([&, t] {
            std::vector<std::pair<unsigned char*, std::size_t>> held;
            unsigned state = static_cast<unsigned>(t) + 1;
            for (int i = 0; i < 300; ++i) {
                state = state * 1664525u + 1013904223u;
                const std::size_t bytes = 4096 + (state >> 8) % (i % 20 == 0 ? 2 * mib : 40000);
                auto* const piece = static_cast<unsigned char*>(page_memory(bytes));
                std::memset(piece, t * 16 + i % 16, bytes);
                held.emplace_back(piece, bytes);
                if (held.size() < 12) continue;
                const auto [old, size] = held.front();
                for (std::size_t k = 1; k < size; k += 97) wrong += old[k] != old[0];
                release_paged(old);
                held.erase(held.begin());
            }
            for (const auto& [piece, size] : held) release_paged(piece);
        });
    team.clear();
    EXPECT_EQ(wrong, 0);
}

TEST(PagedMemory, what_is_resident_stays_below_the_cap) {
    const ScratchDirectory directory;
    const std::uint64_t cap = resident_bytes() + 48 * mib;
    const Paging paging(in(directory, cap));
    const std::size_t count = 160 * mib / sizeof(std::uint32_t);
    const PagedArray<std::uint32_t> array = paged_array<std::uint32_t>(count);
    std::uint64_t most = 0;
    for (std::size_t i = 0; i < count; ++i) {
        array[i] = static_cast<std::uint32_t>(i * 2654435761u);
        if (i % (mib / 16) != 0) continue;
        std::this_thread::sleep_for(std::chrono::microseconds(50));
        keep_below_cap();
        most = std::max(most, resident_bytes());
    }
    std::uint64_t wrong = 0;
    for (std::size_t i = 0; i < count; ++i)
        wrong += array[i] != static_cast<std::uint32_t>(i * 2654435761u);
    EXPECT_EQ(wrong, 0u);
#ifndef CUESTA_SANITIZED  // whose books are resident too, and cannot be taken away
    EXPECT_LE(most, cap);
#endif
    EXPECT_GT(Paging::counts().turns, 0u);
}

TEST(PagedMemory, a_cap_below_what_is_resident_already_still_gives_memory) {
    const ScratchDirectory directory;
    const Paging paging(in(directory, resident_bytes() / 2));
    keep_below_cap();  // nothing is paged yet, so there is nothing to take away
    const PagedArray<std::uint32_t> array = paged_array<std::uint32_t>(mib);
    for (std::size_t i = 0; i < mib; ++i) array[i] = static_cast<std::uint32_t>(i);
    keep_below_cap();
    EXPECT_EQ(array[mib - 1], mib - 1);
}

TEST(PagedMemory, a_directory_that_is_missing_and_a_disk_that_is_too_small_are_told) {
    const ScratchDirectory directory;
    PagingOptions options = in(directory);
    options.directory = directory / "none";
    EXPECT_THROW(Paging{options}, Error);
    options = in(directory);
    options.disk_bytes = std::uint64_t{1} << 42;
    try {
        const Paging paging(options);
        FAIL() << "4 TiB were reserved";
    } catch (const Error& e) {
        EXPECT_NE(std::string(e.what()).find("reserve 4.0 TiB"), std::string::npos) << e.what();
    }
    EXPECT_TRUE(std::filesystem::is_empty(directory.path()));
    EXPECT_FALSE(Paging::active());
}

}  // namespace
}  // namespace cuesta

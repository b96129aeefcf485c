// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/merged_order.h"

#include <gtest/gtest.h>

#include <map>
#include <random>

#include "cuesta/grid/block_team.h"

namespace cuesta {
namespace {

using Record = CountedKey<std::int64_t>;

// Places as the list that has all of them would tell.
std::map<std::int64_t, std::int64_t> places(const std::vector<Record>& all) {
    std::map<std::int64_t, std::int64_t> place;
    for (const Record& one : all) place[one.key] = one.count;
    std::int64_t sum = 0;
    for (auto& [key, count] : place) sum += std::exchange(count, sum);
    return place;
}

// `owner(key)` tells which block has a record.
template <class Owner>
void expect_places(const std::vector<Record>& all, int blocks, Owner&& owner) {
    const auto expected = places(all);
    const Decomposition cut(Grid{64, 1}, blocks, 1);
    BlockTeam(cut).run([&](int rank, Communicator& comm) {
        std::vector<Record> mine;
        for (const Record& one : all)
            if (owner(one.key) == rank) mine.push_back(one);
        std::sort(mine.begin(), mine.end(),
                  [](const Record& a, const Record& b) { return a.key < b.key; });
        const auto before = count_before(comm, std::span<const Record>(mine));
        ASSERT_EQ(before.size(), mine.size());
        for (std::size_t i = 0; i < mine.size(); ++i)
            EXPECT_EQ(before[i], expected.at(mine[i].key)) << mine[i].key;
    });
}

TEST(merged_order, places_are_those_in_one_list) {
    std::mt19937_64 random(4);
    for (const std::size_t size : {0u, 1u, 5u, 300u, 20000u}) {
        std::map<std::int64_t, std::int64_t> made;
        while (made.size() < size)
            made[static_cast<std::int64_t>(random() >> 20)] =
                static_cast<std::int64_t>(random() % 7);
        std::vector<Record> all;
        for (const auto& [key, count] : made) all.push_back({key, count});
        for (const int blocks : {1, 2, 3, 8}) {
            expect_places(all, blocks, [&](std::int64_t key) { return key % blocks; });
            expect_places(all, blocks, [&](std::int64_t) { return blocks - 1; });
            // In order: each block has a stretch of it.
            expect_places(all, blocks, [&](std::int64_t key) { return (key >> 24) % blocks; });
        }
    }
}

TEST(merged_order, no_block_gets_much_more_than_its_share) {
    const Decomposition cut(Grid{64, 1}, 8, 1);
    std::vector<std::int64_t> splitters(7);
    BlockTeam(cut).run([&](int rank, Communicator& comm) {
        // The second block has nearly all.
        std::vector<Record> mine;
        for (std::int64_t i = 0; i < (rank == 1 ? 80000 : 10); ++i)
            mine.push_back({i * 8 + rank, 1});
        const auto found = detail::pick_splitters(comm, std::span<const Record>(mine));
        if (rank == 0) splitters = found;
    });
    ASSERT_EQ(splitters.size(), 7u);
    for (std::size_t i = 0; i < 7; ++i)
        EXPECT_NEAR(static_cast<double>(splitters[i]) / 8, 10000.0 * static_cast<double>(i + 1),
                    600)
            << i;
}

}  // namespace
}  // namespace cuesta

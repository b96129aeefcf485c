// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/migrate.h"

#include <gtest/gtest.h>

#include "cuesta/grid/block_team.h"

namespace cuesta {
namespace {

struct Record {
    int to, from, number;
    bool operator==(const Record&) const = default;
};

TEST(migrate, records_reach_their_owner_in_the_order_of_ranks) {
    const Decomposition cut({.columns = 8, .rows = 8}, 2, 2);
    BlockTeam(cut).run([&](int rank, Communicator& comm) {
        std::vector<Record> mine;
        for (int i = 0; i < 3; ++i)
            for (int to = 0; to < 4; ++to)
                if (to != 2) mine.push_back({to, rank, i});  // nobody writes to block 2
        const auto got = migrate(comm, mine, [](const Record& one) { return one.to; });
        std::vector<Record> expected;
        for (int from = 0; from < 4 && rank != 2; ++from)
            for (int i = 0; i < 3; ++i) expected.push_back({rank, from, i});
        EXPECT_EQ(got, expected);
    });
}

TEST(migrate, one_block_keeps_all_it_has) {
    SingleCommunicator comm({.columns = 3, .rows = 3});
    const std::vector<Record> all{{0, 0, 1}, {0, 0, 2}};
    EXPECT_EQ(migrate(comm, all, [](const Record&) { return 0; }), all);
}

TEST(migrate, nothing_is_nothing) {
    const Decomposition cut({.columns = 8, .rows = 8}, 2, 1);
    BlockTeam(cut).run([&](int, Communicator& comm) {
        EXPECT_TRUE(
            migrate(comm, std::vector<Record>{}, [](const Record& one) { return one.to; }).empty());
    });
}

}  // namespace
}  // namespace cuesta

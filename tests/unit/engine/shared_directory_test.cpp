// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/shared_directory.h"

#include <gtest/gtest.h>

#include <atomic>

#include "cuesta/base/error.h"
#include "cuesta/grid/block_team.h"
#include "support/scratch_directory.h"
#include "support/team_ranks.h"

namespace cuesta {
namespace {

using test::TeamRanks;

TEST(SharedDirectory, one_that_a_rank_does_not_see_is_named_by_all) {
    const ScratchDirectory common, elsewhere;
    BlockTeam team(Decomposition(Grid{.columns = 3, .rows = 1}, 3, 1));
    for (const int stranger : {-1, 2}) {
        std::atomic<int> named{0};
        team.run([&](int rank, Communicator& member) {
            TeamRanks ranks(member);
            try {
                check_shared(ranks, rank == stranger ? elsewhere.path() : common.path());
            } catch (const Error& error) {
                named += std::string(error.what()).starts_with("rank 2 does not see") ? 1 : 0;
            }
        });
        EXPECT_EQ(named, stranger < 0 ? 0 : 3);
        EXPECT_TRUE(std::filesystem::is_empty(common.path()));  // nothing stays behind
    }
}

}  // namespace
}  // namespace cuesta

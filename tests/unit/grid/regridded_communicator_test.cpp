// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/regridded_communicator.h"

#include <gtest/gtest.h>

#include <atomic>

#include "cuesta/grid/block_team.h"
#include "support/halo_definition.h"

namespace cuesta {
namespace {

TEST(RegriddedCommunicator, fills_halos_of_the_other_grid) {
    for (const Edges edges : {Edges::open, Edges::wrap, Edges::polar})
        for (const Outside outside : {Outside::repeat, Outside::zero, Outside::over_poles}) {
            const Grid fine{.columns = 40, .rows = 30, .edges = edges};
            const Grid coarse{.columns = 10, .rows = 8, .edges = edges};
            std::atomic<int> wrong{0};
            BlockTeam(Decomposition(fine, 3, 2)).run([&](int rank, Communicator& comm) {
                ASSERT_TRUE(RegriddedCommunicator::fits(comm, coarse));
                RegriddedCommunicator other(comm, coarse);
                const Block block = other.cut().block(rank);
                Field field = test::field_before_exchange(block, 2);
                other.exchange(field, outside);
                wrong += test::wrong_samples(field, coarse, block, outside);
                EXPECT_EQ(other.largest(static_cast<double>(rank)), 5);
            });
            EXPECT_EQ(wrong, 0);
        }
}

TEST(RegriddedCommunicator, knows_grids_that_are_too_small) {
    BlockTeam(Decomposition({.columns = 9, .rows = 9}, 3, 1)).run([&](int, Communicator& comm) {
        EXPECT_FALSE(RegriddedCommunicator::fits(comm, {.columns = 2, .rows = 9}));
        EXPECT_TRUE(RegriddedCommunicator::fits(comm, {.columns = 3, .rows = 1}));
    });
}

}  // namespace
}  // namespace cuesta

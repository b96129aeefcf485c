// SPDX-License-Identifier: Apache-2.0
#include "cuesta/mpi/open_ranks.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "cuesta/base/error.h"

namespace cuesta {
namespace {

// The environment of a launcher, put back at the end.
class Launcher : public ::testing::Test {
protected:
    void SetUp() override { clear(); }
    void TearDown() override { clear(); }
    static void clear() {
        for (const char* name : {"OMPI_COMM_WORLD_RANK", "OMPI_COMM_WORLD_SIZE", "PMI_RANK",
                                 "PMI_SIZE", "SLURM_PROCID", "SLURM_STEP_NUM_TASKS"})
            ::unsetenv(name);
    }
};

TEST_F(Launcher, a_process_by_itself_has_no_ranks) {
    EXPECT_FALSE(launched_rank());
    EXPECT_EQ(open_ranks(), nullptr);
}

TEST_F(Launcher, one_process_under_a_launcher_is_alone) {
    ::setenv("OMPI_COMM_WORLD_RANK", "0", 1);
    ::setenv("OMPI_COMM_WORLD_SIZE", "1", 1);
    EXPECT_FALSE(launched_rank());
}

TEST_F(Launcher, every_launcher_is_known) {
    const char* const names[][2] = {{"OMPI_COMM_WORLD_RANK", "OMPI_COMM_WORLD_SIZE"},
                                    {"PMI_RANK", "PMI_SIZE"},
                                    {"SLURM_PROCID", "SLURM_STEP_NUM_TASKS"}};
    for (const auto& [rank, size] : names) {
        clear();
        ::setenv(rank, "2", 1);
        ::setenv(size, "4", 1);
        const auto launched = launched_rank();
        ASSERT_TRUE(launched);
        EXPECT_EQ(launched->rank, 2);
        EXPECT_EQ(launched->size, 4);
    }
}

TEST_F(Launcher, numbers_that_cannot_be_are_passed_over) {
    for (const char* rank : {"4", "-1", "x", "", "1x"}) {
        ::setenv("PMI_RANK", rank, 1);
        ::setenv("PMI_SIZE", "4", 1);
        EXPECT_FALSE(launched_rank()) << rank;
    }
}

}  // namespace
}  // namespace cuesta

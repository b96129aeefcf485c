// SPDX-License-Identifier: Apache-2.0
#include "cuesta/tectonics/plate/plate_share.h"

#include <gtest/gtest.h>

namespace cuesta::plate {
namespace {

TEST(PlateShare, the_same_task_is_done_once_while_someone_holds_it) {
    int done = 0;
    const auto ask = [&](double myr) {
        SharedStep<Torus> task;
        task.myr = myr;
        return shared_step<Torus>(std::move(task), [&](SharedStep<Torus>&) { ++done; });
    };
    auto one = ask(5);
    const auto two = ask(5);
    EXPECT_EQ(one, two);
    EXPECT_EQ(done, 1);
    const auto other = ask(6);
    EXPECT_NE(other, one);
    EXPECT_EQ(done, 2);
}

TEST(PlateShare, tables_of_one_size_are_the_same) {
    const auto make = [] { return Torus(32, 16); };
    EXPECT_EQ(shared_tables<Torus>(32, 16, make), shared_tables<Torus>(32, 16, make));
}

}  // namespace
}  // namespace cuesta::plate

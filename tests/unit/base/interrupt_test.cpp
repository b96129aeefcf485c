// SPDX-License-Identifier: Apache-2.0
#include "cuesta/base/interrupt.h"

#include <gtest/gtest.h>

#include <thread>

#include "cuesta/base/error.h"
#include "cuesta/base/parallel.h"

namespace cuesta {
namespace {

int pieces_of(std::int64_t count) {
    std::atomic<int> done = 0;
    parallel_for(0, count, 1, [&](std::int64_t, std::int64_t) { ++done; });
    return done;
}

TEST(Interrupt, a_loop_is_not_begun_once_it_is_asked_for) {
    std::atomic<bool> asked = false;
    const InterruptScope scope(asked);
    EXPECT_EQ(pieces_of(10), 10);
    asked = true;
    EXPECT_THROW(pieces_of(10), Interrupted);
    EXPECT_EQ(pieces_of(1), 1);  // no loop
    asked = false;
    EXPECT_EQ(pieces_of(10), 10);
}

TEST(Interrupt, a_loop_under_way_does_all_its_pieces_and_those_within) {
    std::atomic<bool> asked = false;
    const InterruptScope scope(asked);
    std::atomic<int> done = 0;
    parallel_for(0, 8, 1, [&](std::int64_t, std::int64_t) {
        asked = true;
        done += pieces_of(4);
    });
    EXPECT_EQ(done, 32);
    EXPECT_THROW(pieces_of(4), Interrupted);
}

TEST(Interrupt, only_the_thread_of_the_scope_is_asked_and_only_as_long_as_it_lives) {
    std::atomic<bool> asked = true, never = false;
    {
        const InterruptScope scope(asked);
        int other = 0;
        std::thread([&] { other = pieces_of(6); }).join();
        EXPECT_EQ(other, 6);
        {
            const InterruptScope inner(never);
            EXPECT_EQ(pieces_of(6), 6);
        }
        EXPECT_THROW(pieces_of(6), Interrupted);
    }
    EXPECT_EQ(pieces_of(6), 6);
}

}  // namespace
}  // namespace cuesta

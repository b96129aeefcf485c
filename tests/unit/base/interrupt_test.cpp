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
    EXPECT_THROW(pieces_of(1), Interrupted);
    EXPECT_EQ(pieces_of(0), 0);
    asked = false;
    EXPECT_EQ(pieces_of(10), 10);
}

class InterruptThreads : public ::testing::TestWithParam<int> {
protected:
    void SetUp() override { set_thread_count(GetParam()); }
    void TearDown() override { set_thread_count(0); }
};
INSTANTIATE_TEST_SUITE_P(threads, InterruptThreads, ::testing::Values(1, 2, 7));

TEST_P(InterruptThreads, a_loop_under_way_ends_before_its_next_piece) {
    std::atomic<bool> asked = false;
    const InterruptScope scope(asked);
    std::atomic<int> done = 0;
    const auto loop = [&] {
        parallel_for(0, 1000, 1, [&](std::int64_t, std::int64_t) {
            asked = true;
            ++done;
        });
    };
    EXPECT_THROW(loop(), Interrupted);
    EXPECT_GE(done, 1);
    EXPECT_LE(done, GetParam());  // at most one piece of each thread was under way
    asked = false;
    EXPECT_EQ(pieces_of(50), 50);
}

TEST_P(InterruptThreads, a_long_piece_asks_by_itself_on_any_thread) {
    std::atomic<bool> asked = false;
    const InterruptScope scope(asked);
    std::atomic<int> under_way = 0;
    const int pieces = GetParam();
    const auto loop = [&] {
        parallel_for(0, pieces, 1, [&](std::int64_t, std::int64_t) {
            // Without end, on every thread that takes part.
            for (++under_way;; check_interrupt()) asked = true;
        });
    };
    EXPECT_THROW(loop(), Interrupted);
    EXPECT_GE(under_way, 1);
}

TEST_P(InterruptThreads, loops_within_loops_and_single_pieces_ask_too) {
    std::atomic<bool> asked = false;
    const InterruptScope scope(asked);
    const auto loop = [&] {
        parallel_for(0, 8, 1, [&](std::int64_t, std::int64_t) {
            for (;; asked = true) pieces_of(4);
        });
    };
    EXPECT_THROW(loop(), Interrupted);
    const auto single = [&] {
        asked = false;
        parallel_for(0, 1, 1, [&](std::int64_t, std::int64_t) {
            for (;; asked = true) pieces_of(4);
        });
    };
    EXPECT_THROW(single(), Interrupted);
}

TEST_P(InterruptThreads, a_scope_within_a_piece_shields_it) {
    std::atomic<bool> asked = false;
    const InterruptScope scope(asked);
    std::atomic<int> done = 0;
    parallel_for(0, 1, 1, [&](std::int64_t, std::int64_t) {
        asked = true;
        const InterruptScope whole(nullptr);
        done += pieces_of(20);
    });
    EXPECT_EQ(done, 20);
    EXPECT_THROW(check_interrupt(), Interrupted);
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

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/base/parallel.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <atomic>
#include <functional>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

namespace cuesta {
namespace {

// Runs a test's loops with several thread counts and puts the default back.
class Parallel : public ::testing::TestWithParam<int> {
protected:
    void SetUp() override { set_thread_count(GetParam()); }
    void TearDown() override { set_thread_count(0); }
};
INSTANTIATE_TEST_SUITE_P(threads, Parallel, ::testing::Values(1, 2, 3, 7));

std::string words(std::int64_t begin, std::int64_t end, std::int64_t grain) {
    return ordered_reduce(
        begin, end, grain, std::string("<"),
        [](std::int64_t lo, std::int64_t hi) {
            std::string part = "[";
            for (std::int64_t i = lo; i < hi; ++i) part += std::to_string(i) + " ";
            return part + "]";
        },
        [](std::string all, const std::string& part) { return all + part; });
}

TEST_P(Parallel, the_thread_count_is_what_was_set) {
    EXPECT_EQ(thread_count(), GetParam());
}

TEST_P(Parallel, every_index_is_visited_once) {
    for (const std::int64_t size : {1, 2, 99, 100, 101, 1000}) {
        std::vector<std::atomic<int>> visits(static_cast<std::size_t>(size));
        parallel_for(-5, size - 5, 10, [&](std::int64_t lo, std::int64_t hi) {
            EXPECT_LE(hi - lo, 10);
            EXPECT_LT(lo, hi);
            for (std::int64_t i = lo; i < hi; ++i) ++visits[static_cast<std::size_t>(i + 5)];
        });
        for (const auto& count : visits) ASSERT_EQ(count, 1);
    }
}

TEST_P(Parallel, pieces_follow_from_range_and_grain_alone) {
    std::vector<std::int64_t> ends(4, 0);
    parallel_for(3, 20, 5, [&](std::int64_t lo, std::int64_t hi) {
        ends[static_cast<std::size_t>((lo - 3) / 5)] = hi;
    });
    EXPECT_EQ(ends, (std::vector<std::int64_t>{8, 13, 18, 20}));
}

TEST_P(Parallel, reduction_keeps_the_order_of_the_pieces) {
    EXPECT_EQ(words(0, 7, 3), "<[0 1 2 ][3 4 5 ][6 ]");
    EXPECT_EQ(words(-1, 1, 9), "<[-1 0 ]");
    std::string expected = "<";
    for (int i = 0; i < 500; ++i) expected += fmt::format("[{} ]", i);
    EXPECT_EQ(words(0, 500, 1), expected);
}

TEST_P(Parallel, float_sums_have_the_same_bits_for_any_thread_count) {
    // Sums of floats depend on the order, so equal bits show an equal order.
    const auto sum = [] {
        return ordered_reduce(
            0, 10'000, 7, 0.0f,
            [](std::int64_t lo, std::int64_t hi) {
                float part = 0;
                for (std::int64_t i = lo; i < hi; ++i) part += 1.0f / static_cast<float>(i + 1);
                return part;
            },
            [](float a, float b) { return a + b; });
    };
    const float here = sum();
    set_thread_count(1);
    EXPECT_EQ(here, sum());
}

TEST_P(Parallel, an_empty_range_calls_nothing) {
    const auto never = [](std::int64_t, std::int64_t) { FAIL(); };
    parallel_for(4, 4, 1, never);
    parallel_for(4, 3, 1, never);
    EXPECT_EQ(words(4, 4, 1), "<");
    EXPECT_EQ(words(4, -4, 1), "<");
}

TEST_P(Parallel, a_grain_below_one_counts_as_one) {
    EXPECT_EQ(words(0, 3, 0), "<[0 ][1 ][2 ]");
    EXPECT_EQ(words(0, 3, -8), "<[0 ][1 ][2 ]");
}

TEST_P(Parallel, an_exception_of_a_body_reaches_the_caller) {
    for (int round = 0; round < 20; ++round) {
        try {
            parallel_for(0, 100, 1, [](std::int64_t lo, std::int64_t) {
                if (lo == 37) throw std::runtime_error("piece 37");
            });
            FAIL() << "nothing was thrown";
        } catch (const std::runtime_error& error) {
            EXPECT_STREQ(error.what(), "piece 37");
        }
        // The loops work as before.
        ASSERT_EQ(words(0, 4, 2), "<[0 1 ][2 3 ]");
    }
}

TEST_P(Parallel, an_exception_of_a_single_piece_reaches_the_caller) {
    EXPECT_THROW(parallel_for(0, 1, 8, [](auto, auto) { throw std::logic_error("x"); }),
                 std::logic_error);
}

TEST_P(Parallel, loops_may_be_nested) {
    std::vector<std::int64_t> sums(20, 0);
    parallel_for(0, 20, 1, [&](std::int64_t row, std::int64_t) {
        sums[static_cast<std::size_t>(row)] = ordered_reduce(
            0, 100, 9, std::int64_t{0},
            [&](std::int64_t lo, std::int64_t hi) {
                std::int64_t part = 0;
                for (std::int64_t i = lo; i < hi; ++i) part += i * row;
                return part;
            },
            std::plus<>());
    });
    for (std::int64_t row = 0; row < 20; ++row)
        EXPECT_EQ(sums[static_cast<std::size_t>(row)], 4950 * row);
}

TEST_P(Parallel, several_threads_may_loop_at_once) {
    // As the blocks of a team do.
    std::vector<std::string> texts(5);
    {
        std::vector<std::jthread> team;
        for (std::size_t i = 0; i < texts.size(); ++i)
            team.emplace_back([&texts, i] {
                for (int round = 0; round < 20; ++round)
                    texts[i] = words(static_cast<std::int64_t>(i), 40, 4);
            });
    }
    for (std::size_t i = 0; i < texts.size(); ++i)
        EXPECT_EQ(texts[i], words(static_cast<std::int64_t>(i), 40, 4));
}

TEST(ParallelSettings, zero_asks_for_one_thread_per_core) {
    set_thread_count(3);
    set_thread_count(0);
    EXPECT_EQ(thread_count(), std::max(1, static_cast<int>(std::thread::hardware_concurrency())));
    set_thread_count(-2);
    EXPECT_EQ(thread_count(), std::max(1, static_cast<int>(std::thread::hardware_concurrency())));
}

TEST(ParallelSettings, rows_per_piece_is_never_below_one) {
    EXPECT_EQ(rows_per_piece(1024), 32);
    EXPECT_EQ(rows_per_piece(32768), 1);
    EXPECT_EQ(rows_per_piece(100'000), 1);
    EXPECT_EQ(rows_per_piece(1), 32768);
    EXPECT_EQ(rows_per_piece(0), 32768);
    EXPECT_EQ(rows_per_piece(100, 1000), 10);
}

}  // namespace
}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/ask.h"

#include <gtest/gtest.h>

#include "cuesta/grid/block_team.h"

namespace cuesta {
namespace {

TEST(ask, brings_answers_in_the_order_of_the_questions) {
    const Grid grid{12, 12, 10};
    BlockTeam team(Decomposition(grid, 3, 2));
    team.run([&](int rank, Communicator& comm) {
        std::vector<int> questions;
        for (int i = 0; i < 20 + rank; ++i) questions.push_back(i * 7 + rank);
        const std::vector<std::int64_t> answers = ask<std::int64_t>(
            comm, std::span<const int>(questions), [](int question) { return question % 6; },
            [&](int question) { return std::int64_t{1000} * comm.rank() + question; });
        for (std::size_t i = 0; i < questions.size(); ++i)
            EXPECT_EQ(answers[i], 1000 * (questions[i] % 6) + questions[i]);
    });
}

}  // namespace
}  // namespace cuesta

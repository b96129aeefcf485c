// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/water_model.h"

#include <gtest/gtest.h>

#include "cuesta/process/simulate.h"

namespace cuesta {
namespace {

// A simulate hands its model on by its word.
TEST(WaterModel, has_the_words_that_a_simulate_knows_behind_own) {
    const auto models = choice_words(WaterModel{});
    const auto shared = choice_words(Simulate::Model{});
    ASSERT_EQ(shared.size(), models.size() + 1);
    EXPECT_EQ(shared[0], "own");
    for (std::size_t i = 0; i < models.size(); ++i) EXPECT_EQ(shared[i + 1], models[i]);
    EXPECT_EQ(models[static_cast<std::size_t>(WaterModel::pipe)], "pipe");
    EXPECT_EQ(models[static_cast<std::size_t>(WaterModel::shallow)], "shallow");
}

}  // namespace
}  // namespace cuesta

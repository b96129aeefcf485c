// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/sea_level.h"

#include <gtest/gtest.h>

#include "support/run_recipe.h"

namespace cuesta {
namespace {

std::optional<double> level_of(const std::string& stages) {
    return sea_level_of(test::prepare_recipe(test::head_text(8, 8) + stages)->plan.stages);
}

TEST(SeaLevel, the_last_stage_or_process_that_names_one_decides) {
    const std::string hills = "[[stage]]\nop = 'fbm'\n";
    const std::string rivers = "[[stage]]\nop = 'rivers'\n";
    EXPECT_FALSE(level_of(hills));
    EXPECT_FALSE(level_of(hills + rivers));
    EXPECT_EQ(level_of(hills + rivers + "sea_level = -20\n"), -20.0);
    EXPECT_EQ(level_of(hills + rivers +
                       "sea_level = -20\n[[stage]]\nop = 'simulate'\nsteps = 1\n"
                       "[[stage.process]]\nop = 'stream_power'\nsea_level = 3\n"),
              3.0);
}

}  // namespace
}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/noise/scaling.h"

#include <gtest/gtest.h>

#include "support/run_operator.h"

namespace cuesta {
namespace {

// Heights are columns of the world: -2 to 253 on the patch that sets the scale, which begins at 0.
struct Columns {
    Scaling scaling = Scaling::world;
    float level = 1;
    StepReport generate(Field& out, const StepContext& step) const {
        return fill_scaled(scaling, 100, 510, 16, step, out, [&](Field& to, const StepContext& at) {
            for (std::int64_t y = 0; y < to.rows(); ++y)
                for (std::int64_t x = 0; x < to.columns(); ++x)
                    to.at(x, y) = level * static_cast<float>(at.block.x0 + x - 2);
        });
    }
};

TEST(scaling, world_takes_the_range_of_a_patch_of_256_samples) {
    // -2 becomes 100, 253 becomes 610: two metres per column.
    const Field h = test::run_generator(Columns{}, {11, 3, 1});
    for (int x = 0; x < 11; ++x) EXPECT_EQ(h.at(x, 1), 100 + 2 * x);
}

TEST(scaling, map_takes_the_range_of_the_map) {
    const Field h = test::run_generator(Columns{.scaling = Scaling::map}, {11, 3, 1});
    for (int x = 0; x < 11; ++x) EXPECT_EQ(h.at(x, 1), 100 + 51 * x);
}

TEST(scaling, a_level_noise_lies_at_its_base) {
    const Field h = test::run_generator(Columns{.level = 0}, {11, 3, 1});
    EXPECT_EQ(h.at(5, 1), 100);
}

}  // namespace
}  // namespace cuesta

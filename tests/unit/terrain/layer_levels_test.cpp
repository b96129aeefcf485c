// SPDX-License-Identifier: Apache-2.0
#include "cuesta/terrain/layer_levels.h"

#include <gtest/gtest.h>

#include "support/layered_ground.h"

namespace cuesta {
namespace {

using Levels = test::LayeredGround;

TEST_F(Levels, levels_written_back_give_the_same_columns) {
    LayerStack ground = layered(50, {70, 3, 1});
    for (std::int64_t x = 0; x < 70; ++x)
        for (int i = 0; i < x % 9; ++i)
            ground.add(x, 1, i % 2 == 0 ? sand : regolith, 1 + i, i, book);
    LayerStack copy = flat(50, {70, 3, 1});
    copy.make_layered();
    copy.surface().copy_from(ground.surface());
    copy.top().copy_from(ground.top());
    copy.top_deposited_step().copy_from(ground.top_deposited_step());
    copy.top_material().copy_from(ground.top_material());
    LayerLevels back(copy);
    back.begin(ground.unit_m(), granite, true);
    back.buried().copy_from(ground.buried());
    back.end_planes();
    const int levels = LayerLevels::levels(ground);
    EXPECT_EQ(levels, 8);
    for (int level = 0; level < levels; ++level)
        for (std::int64_t y = 0; y < 3; ++y) {
            std::vector<Units> thickness(70);
            std::vector<MaterialId> material(70);
            std::vector<std::int32_t> deposited_step(70);
            LayerLevels::read(ground, level, 0, y, 70, thickness.data(), material.data(),
                              deposited_step.data());
            back.write(level, 0, y, 70, thickness.data(), material.data(), deposited_step.data());
        }
    for (std::int64_t x = 0; x < 70; ++x) EXPECT_EQ(layers_of(copy, x, 1), layers_of(ground, x, 1));
}

}  // namespace
}  // namespace cuesta

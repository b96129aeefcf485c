// SPDX-License-Identifier: Apache-2.0
#include "cuesta/terrain/layer_stack.h"

#include <gtest/gtest.h>

#include "support/layered_ground.h"

namespace cuesta {
namespace {

using LayerReshape = test::LayeredGround;

TEST_F(LayerReshape, reshaping_fills_and_cuts_and_leaves_equal_cells_alone) {
    LayerStack ground = layered(100);
    ground.add(1, 1, sand, 10, 0, book);
    Field wanted({5, 4, 1});
    ground.write_height(wanted);
    wanted.at(0, 0) = 107;
    wanted.at(1, 1) = 95;
    wanted.at(2, 2) = 101;
    LayerStack kept = ground.clone();
    ground.reshape(wanted, limestone, 9, book);
    EXPECT_EQ(layers_of(ground, 0, 0), (std::vector<Layer>{{granite, 100, 0}, {limestone, 7, 9}}));
    EXPECT_EQ(layers_of(ground, 1, 1), (std::vector<Layer>{{granite, 95, 0}}));
    EXPECT_EQ(layers_of(ground, 3, 3), layers_of(kept, 3, 3));
    kept.reshape(wanted, std::nullopt, 9, book);  // with what is on top
    EXPECT_EQ(layers_of(kept, 2, 2), (std::vector<Layer>{{granite, 101, 0}}));
}

TEST_F(LayerReshape, a_height_finer_than_float_survives_a_reshape_elsewhere) {
    LayerStack ground(FieldShape{2, 1, 0}, table);
    Field height({2, 1, 0});
    height.fill(4000);
    ground.reset(height, granite, 0x1p-17);
    ground.surface().at(0, 0) += 3;  // 23 micrometres: less than a step of the float
    ground.write_height(height);
    EXPECT_EQ(height.at(0, 0), 4000);
    height.at(1, 0) = 4001;
    ground.reshape(height, std::nullopt, 0, book);
    EXPECT_EQ(ground.surface().at(0, 0), (4000 << 17) + 3);
    EXPECT_EQ(ground.surface().at(1, 0), 4001 << 17);
}

TEST_F(LayerReshape, a_coarser_unit_rounds_every_layer_and_the_sum_stays_the_sum) {
    LayerStack ground = layered(101);
    ground.add(0, 0, sand, 10, 0, book);
    ground.add(0, 0, regolith, 1, 0, book);
    ground.coarsen(4);
    EXPECT_EQ(layers_of(ground, 0, 0), (std::vector<Layer>{{granite, 25, 0}, {sand, 3, 0}}));
    EXPECT_EQ(ground.surface().at(0, 0), 28);
    EXPECT_EQ(ground.surface().at(1, 0), 25);
}

TEST_F(LayerReshape, a_mask_keeps_what_was_before) {
    LayerStack before = flat(100), after = flat(100);
    after.add(0, 0, granite, 8, 0, book);
    after.add(1, 0, granite, 8, 0, book);
    Field mask({5, 4, 1});
    mask.at(0, 0) = 0.5f;
    after.keep_where_masked(before, mask);
    EXPECT_EQ(after.surface().at(0, 0), 104);
    EXPECT_EQ(after.surface().at(1, 0), 100);
    after.make_layered();
    after.add(0, 0, sand, 3, 0, book);
    after.add(1, 0, sand, 3, 0, book);
    after.keep_where_masked(before, mask);
    EXPECT_EQ(layers_of(after, 0, 0), (std::vector<Layer>{{granite, 104, 0}, {sand, 3, 0}}));
    EXPECT_EQ(layers_of(after, 1, 0), (std::vector<Layer>{{granite, 100, 0}}));
}

TEST_F(LayerReshape, a_mask_keeps_what_was_before_in_the_unit_of_now) {
    LayerStack before = flat(100), after = flat(100);
    after.add(0, 0, granite, 8, 0, book);
    after.coarsen(2 * after.unit_m());
    Field mask({5, 4, 1});
    mask.at(0, 0) = 0.5f;
    after.keep_where_masked(before, mask);
    EXPECT_EQ(after.surface().at(0, 0), 52);
    EXPECT_EQ(after.surface().at(1, 0), 50);
}

}  // namespace
}  // namespace cuesta

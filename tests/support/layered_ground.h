// SPDX-License-Identifier: Apache-2.0
// Small ground to try columns on: a unit is a metre.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <vector>

#include "cuesta/terrain/layer_stack.h"

namespace cuesta::test {

class LayeredGround : public testing::Test {
protected:
    std::shared_ptr<const MaterialTable> table = std::make_shared<MaterialTable>();
    MaterialId granite = *table->find("granite"), sand = *table->find("sand"),
               regolith = *table->find("regolith"), limestone = *table->find("limestone"),
               air = *table->find("air");
    LayerBook book;

    LayerStack flat(float metres, FieldShape shape = {5, 4, 1}) {
        LayerStack ground(shape, table);
        Field height(shape);
        height.fill(metres);
        ground.reset(height, granite, 1);  // a unit is a metre
        return ground;
    }
    LayerStack layered(float metres, FieldShape shape = {5, 4, 1}) {
        LayerStack ground = flat(metres, shape);
        ground.make_layered();
        return ground;
    }
    static std::vector<Layer> layers_of(const LayerStack& ground, std::int64_t x, std::int64_t y) {
        const Column column = ground.column(x, y);
        return {column.all().begin(), column.all().end()};
    }
};

}  // namespace cuesta::test

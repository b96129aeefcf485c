// SPDX-License-Identifier: Apache-2.0
// The columns of a LayerStack level by level, as checkpoints and files of layers hold them.
//
// To write: levels(), then read() of each. To restore: begin(), the planes with `buried` among
// them, end_planes(), then write() of each level.
#pragma once

#include "cuesta/terrain/layer_stack.h"

namespace cuesta {

class LayerLevels {
public:
    explicit LayerLevels(LayerStack& ground) : ground_(ground) {}

    // Of the longest column.
    static int levels(const LayerStack& ground);
    // Level k of the buried layers of some columns of a row; absent ones are 0. What is not wanted
    // is null.
    static void read(const LayerStack& ground, int level, std::int64_t x, std::int64_t y,
                     std::int64_t count, Units* thickness, MaterialId* material,
                     std::int32_t* deposited_step);

    void begin(double unit_m, MaterialId bed, bool layered);
    ByteField& buried() { return ground_.buried_; }
    // Makes room for as many layers as `buried` says.
    void end_planes();
    void write(int level, std::int64_t x, std::int64_t y, std::int64_t count,
               const Units* thickness, const MaterialId* material,
               const std::int32_t* deposited_step);

    // Buries one layer in every column of a tile that begins there; `buried` is the caller's.
    void bury(std::int64_t x, std::int64_t y, const TopPlanes& layer) {
        ground_.changed_tile(x, y).bury(layer);
    }

private:
    LayerStack& ground_;
};

}  // namespace cuesta

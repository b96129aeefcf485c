// SPDX-License-Identifier: Apache-2.0
// The column between columns: what a section shows where no sample lies.
//
// Scheme  the layers of two neighbours are paired in their order so that most of them, the most
//         alike in thickness and height, find a partner (longest common subsequence). Thicknesses
//         of a pair go over linearly; a layer without a partner thins out towards the other column.
//         Four columns: first along the rows, then between them.
// Holds   at a sample the column is that sample's; the surface is the bilinear one, exactly the sum
//         of the layers.
// Limits  what ends between two samples ends as a wedge; a fault is as steep as one cell allows.
#pragma once

#include <vector>

#include "cuesta/render/ground_view.h"

namespace cuesta {

// Layers with thicknesses above a floor that lies below all that is drawn.
struct LayerSlice {
    MaterialId material = 0;
    double thickness_m = 0;
};
using LayerSlices = std::vector<LayerSlice>;  // bottom to top

LayerSlices slices_of(const GroundView& ground, std::int64_t column, std::int64_t row,
                      double floor_m);
// Between a (share 0) and b (share 1).
LayerSlices blend_columns(const LayerSlices& a, const LayerSlices& b, double share);
// At a place between samples.
LayerSlices column_between(const GroundView& ground, double column, double row, double floor_m);

}  // namespace cuesta

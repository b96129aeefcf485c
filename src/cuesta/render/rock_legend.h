// SPDX-License-Identifier: Apache-2.0
// Names of rocks beside their colours, for every picture that shows layers.
#pragma once

#include <string_view>
#include <vector>

#include "cuesta/render/ground_view.h"
#include "cuesta/render/picture.h"

namespace cuesta {

// Materials that occur in the columns of the map, hardest first, air last. Large maps are looked at
// in every n-th column, 512 x 512 of them.
// `bring` is told of the rows that are read next (relief.h).
std::vector<MaterialId> materials_in(const GroundView& ground, const BringRows& bring = {});
void sort_for_legend(const GroundView& ground, std::vector<MaterialId>& materials);

// What a legend calls a material: "cave" for air.
std::string_view legend_name(const GroundView& ground, MaterialId material);

// The colour of a material with its pattern, at a place in pixels.
Rgb patterned(const GroundView& ground, MaterialId material, double x, double y);

// A strip of swatches and names under the picture, in as many rows as it takes. `words` stand
// before them.
Picture add_rock_row(const Picture& picture, const GroundView& ground,
                     const std::vector<MaterialId>& materials, std::string_view words);

}  // namespace cuesta

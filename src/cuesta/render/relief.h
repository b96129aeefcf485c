// SPDX-License-Identifier: Apache-2.0
// The picture of a height map: colour relief with hillshade, soft shadow and a legend.
//
// Scheme  colour: height tint (height_tint.h) on gentle ground, rock with its bedding on slopes
//         steeper than about 35 degrees, sea floor seen through water, water by its depth.
//         Light (hillshade.h): warm sun, blue sky, a tenth of bounce; a shoulder keeps snow in
//         the sun below white and a floor keeps shadow above black.
// Holds   works for every size from 1 x 1 and every range, none included; same bytes for any thread
//         count and compiler; no pixel of the map is 0,0,0 or 255,255,255.
// Limits  samples without data are drawn as the dark surround. Rock colours are decorative unless
//         `ground` tells what is there.
// Cost    1024 x 1024 about 0.3 s on two cores, 40 bytes a pixel; input size matters little.
#pragma once

#include "cuesta/grid/raster.h"
#include "cuesta/render/field_map.h"  // render_field, for all other fields
#include "cuesta/render/picture.h"
#include "cuesta/render/relief_options.h"

namespace cuesta {

Picture render_relief(const Raster& height, const ReliefOptions& options = {});

// The same picture of a map that nobody has as a whole. Of the options spacing_m must be given, and
// maps are none.
Picture render_relief(FittedRelief maps, const ReliefOptions& options);

}  // namespace cuesta

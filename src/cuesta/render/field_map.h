// SPDX-License-Identifier: Apache-2.0
// The picture of a field that is not height: its palette as a map, shaded by the ground if given.
//
// Holds   as relief.h: any size and range, same bytes for any thread count, no pure black or white.
// Limits  values beyond the ends of the colours get the end's colour; the legend then states the
//         whole range beside the size. Values that are not finite are drawn as the dark surround.
#pragma once

#include "cuesta/grid/raster.h"
#include "cuesta/render/palette.h"
#include "cuesta/render/picture.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cuesta {

// Colour and name of one class of a field such as top_material.
struct FieldClass {
    Srgb8 colour;
    std::string name;
};

struct FieldOptions {
    int long_side = 1024;
    double spacing_m = 0;
    std::optional<double> low, high;  // ends of the colours; from the values if not given
    bool legend = true;
    std::string title, unit;
    const Palette* palette = nullptr;  // by the field's name if not given
    const Raster* height = nullptr;    // shades the map if given; as large as the field
    // Of values 0, 1, 2, ... of a field of classes; the palette's colours and numbers beyond.
    std::vector<FieldClass> classes;
    std::function<void(Picture&)> over;  // drawn on the map before the legend is added
    std::string map_words;               // in the legend in place of samples and spacing
};

// A field as a map in its palette (palette.h). Diverging palettes are symmetric about zero;
// logarithmic scales span at most six powers of ten down from the largest value.
Picture render_field(const Raster& values, std::string_view field,
                     const FieldOptions& options = {});

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// Plants on pictures: forest, shrubs and grass as `vegetation` writes their shares.
//
// Scheme  grass and shrubs tint the ground by their share. Trees stand as dark crowns: a pixel is
//         crown or clearing by chance, at the share of the ground they cover, and crowns differ in
//         lightness, so that a forest has grain and a tree line frays.
// Holds   the same picture for any threads; chance belongs to the pixel of the map.
// Limits  crowns are as large as pixels, whatever the scale.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <utility>

#include "cuesta/render/colour.h"
#include "cuesta/render/surface.h"

namespace cuesta {

inline constexpr std::size_t plant_kinds = 5;
// Conifers, broadleaf trees, trees of river banks, shrubs, grass: as large as the map, null: none.
using PlantRasters = std::array<const Raster*, plant_kinds>;
// Their fields, in that order, and their colours of level ground in full light.
std::string_view plant_field(std::size_t kind);
Srgb8 plant_colour(std::size_t kind);

class PlantPainter {
public:
    // An Error if a map has another size than `map`.
    PlantPainter(const PlantRasters& plants, const Raster& map, PictureSize size, double spacing_m);
    // From maps at the size of the picture.
    explicit PlantPainter(std::array<std::optional<Surface>, plant_kinds> shares)
        : shares_(std::move(shares)) {}
    // Ground with what grows on it; a place in pixels, whole numbers at their centres.
    Rgb over(Rgb ground, double x, double y) const;

private:
    std::array<std::optional<Surface>, plant_kinds> shares_;
};

}  // namespace cuesta

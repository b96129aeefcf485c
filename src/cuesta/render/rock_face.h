// SPDX-License-Identifier: Apache-2.0
// Colour of rock where a slope cuts the layers of the ground.
//
// Scheme  a pixel on a slope shows the rock between its height and the height one pixel farther
//         down, in the highest of the columns around it: the share of each layer in that drop is
//         its share of the colour. Solid rock that is not massive has beds of uneven thickness that
//         follow the foot of their layer; each differs a little in tone, and ends of layers are
//         drawn as thin dark lines. Both fade where they get thinner than a pixel.
// Holds   depends on the columns, the place and the height alone. Called from several threads.
#pragma once

#include "cuesta/render/colour.h"
#include "cuesta/render/ground_view.h"

namespace cuesta {

// Sky-dark: what one sees inside a cave.
inline constexpr Srgb8 void_colour{30, 33, 40};

Rgb rock_colour(const GroundView& ground, MaterialId material);
// Without beds of its own: granite and the like.
bool is_massive(const Material& material);

class RockFace {
public:
    // `bed_m`: usual thickness of a bed.
    RockFace(const GroundView& ground, double bed_m) : ground_(&ground), bed_m_(bed_m) {}

    // At a place between samples; `rise_m`: height gained over one pixel.
    Rgb at(double column, double row, double height_m, double rise_m) const;
    // Of level ground: the material on top, the mean over a pixel of so many samples.
    struct Cover {
        Rgb colour;
        float loose = 0;  // share that is loose, 0..1
    };
    Cover cover(double column, double row, double columns_per_pixel, double rows_per_pixel) const;
    const GroundView& ground() const { return *ground_; }

private:
    Rgb bedded(const Stratum& layer, double height_m, double rise_m) const;

    const GroundView* ground_;
    double bed_m_;
};

}  // namespace cuesta

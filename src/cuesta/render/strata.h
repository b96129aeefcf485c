// SPDX-License-Identifier: Apache-2.0
// Rock on cliffs with its beds, and the colour of water over ground.
//
// Scheme  rock shows where the ground is steeper than about 35 degrees; on a map where more than
//         three tenths are, on the steepest three tenths. Without knowledge of the rock, beds of
//         uneven thickness lie level, each with a tone taken from a hash of its number and a thin
//         dark line at its foot. Beds thinner than two pixels on the slope fade into the mean.
// Holds   the beds depend on height in metres alone, not on place or picture size, as long as the
//         relief is the same; the same hash everywhere.
#pragma once

#include "cuesta/render/colour.h"
#include "cuesta/render/palette.h"
#include "cuesta/render/surface.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace cuesta {

class RockPainter {
public:
    using RockColour = std::function<Srgb8(double, double, double)>;
    // `steepness`: tangents of the drawn pixels. `relief_m`: highest minus lowest. Columns and rows
    // of the map per pixel are for the callback, which must outlive the painter.
    RockPainter(const Surface& surface, const std::vector<float>& steepness, double relief_m,
                const RockColour& rock_colour, double columns_per_pixel, double rows_per_pixel);

    // `rise_m`: height gained over one pixel; `position`: 0 lowest to 1 highest ground.
    Rgb at(int x, int y, double height_m, double rise_m, double position) const;
    // Share of rock in a pixel of this steepness, 0..1.
    float bare(float steepness) const;
    double bed_m() const { return bed_m_; }

private:
    struct Bed {
        double foot = 0;       // metres above the bed's foot
        double thickness = 1;  // metres
        std::int64_t number = 0;
    };
    Bed bed_at(double height_m) const;

    double bed_m_ = 1;
    float threshold_ = 0;  // half rock, half soil
    const RockColour& rock_colour_;
    double columns_per_pixel_, rows_per_pixel_;
};

// Shallow turquoise to deep blue, over the depths that are there.
class WaterTint {
public:
    explicit WaterTint(const Surface& depth);
    Rgb colour(double depth_m) const;
    float opacity(double depth_m) const;  // a film shows the ground

private:
    double deep_m_ = 1;  // nineteen of twenty wet pixels are shallower
    Ramp ramp_;
};

}  // namespace cuesta

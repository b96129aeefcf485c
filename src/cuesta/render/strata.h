// SPDX-License-Identifier: Apache-2.0
// Rock on cliffs with its beds, and the colour of water over ground.
//
// Scheme  rock shows where the ground is steeper than about 35 degrees; on a map where more than
//         three tenths are, on the steepest three tenths. Ground of layers shows them
//         (rock_face.h). Without knowledge of the rock, beds of uneven thickness lie level, each
//         with a tone taken from a hash of its number and a thin dark line at its foot. Beds
//         thinner than two pixels on the slope fade into the mean.
// Holds   the beds depend on height in metres alone, not on place or picture size, as long as the
//         relief is the same; the same hash everywhere.
#pragma once

#include "cuesta/render/colour.h"
#include "cuesta/render/palette.h"
#include "cuesta/render/rock_face.h"
#include "cuesta/render/surface.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace cuesta {

class RockPainter {
public:
    // `steepness`: tangents of the drawn pixels. `relief_m`: highest minus lowest. `ground`, if
    // given, outlives the painter.
    RockPainter(const Surface& surface, const std::vector<float>& steepness, double relief_m,
                const GroundView* ground = nullptr);

    // At a place in samples; `rise_m`: height gained over one pixel; `position`: 0 lowest to 1
    // highest ground.
    Rgb at(double column, double row, double height_m, double rise_m, double position) const;
    // Share of rock in a pixel of this steepness, 0..1.
    float bare(float steepness) const;
    double bed_m() const { return bed_m_; }
    // nullptr if nothing is known of the rock.
    const RockFace* face() const { return face_ ? &*face_ : nullptr; }

private:
    double bed_m_ = 1;
    float threshold_ = 0;  // half rock, half soil
    std::optional<RockFace> face_;
};

// Shallow turquoise to deep blue, over the depths that are there.
class WaterTint {
public:
    explicit WaterTint(const Surface& depth);
    Rgb colour(double depth_m) const;
    float opacity(double depth_m) const;  // a film shows the ground

private:
    // Nineteen of twenty wet pixels are shallower; a film is none the deeper for being alone.
    static constexpr double least_deep_m = 1;
    double deep_m_ = least_deep_m;
    Ramp ramp_;
};

}  // namespace cuesta

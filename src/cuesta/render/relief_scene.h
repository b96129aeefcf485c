// SPDX-License-Identifier: Apache-2.0
// A map made ready to be painted from above or from the side: its surface at picture size, the
// light on it, and the colour of the ground at any place.
//
// Places are pixels of the surface, whole numbers at their centres; heights are metres.
#pragma once

#include <memory>
#include <optional>

#include "cuesta/grid/raster.h"
#include "cuesta/render/height_tint.h"
#include "cuesta/render/hillshade.h"
#include "cuesta/render/relief_options.h"
#include "cuesta/render/shading.h"
#include "cuesta/render/strata.h"
#include "cuesta/render/surface.h"

namespace cuesta {

class ReliefScene {
public:
    // The options' maps and ground outlive the scene. An Error if a map has another size.
    ReliefScene(const Raster& height, const ReliefOptions& options);
    ReliefScene(FittedRelief maps, const ReliefOptions& options);

    const Surface& surface() const { return surface_; }
    const Light& light() const { return light_; }
    const HeightTint& tint() const { return *tint_; }
    const RockPainter& rock() const { return *rock_; }
    double spacing_m() const { return spacing_m_; }
    // Sea level above Surface::base.
    std::optional<double> sea() const { return sea_; }

    // The finished colour of a pixel seen from above.
    Rgb pixel(int x, int y) const;
    // The finished colour of the ground at a place, at a height above Surface::base and with a drop
    // over one pixel of its own; `bare`: share of rock. For views from the side.
    Rgb face(double x, double y, double height, double rise_m) const;
    // Height above Surface::base between pixels.
    double height_at(double x, double y) const;
    // Sample of the map behind a pixel.
    double column_of(double x) const { return (x + 0.5) * columns_per_pixel_ - 0.5; }
    double row_of(double y) const { return (y + 0.5) * rows_per_pixel_ - 0.5; }
    double rows_per_pixel() const { return rows_per_pixel_; }

private:
    // Everything of a pixel that the colour depends on.
    struct Spot {
        double x, y, height, rise_m;
        float steepness, slope;
        LightSample light;
        double depth;  // of water, metres
    };
    // What the climate makes of a place, if it is known.
    struct Cover {
        Rgb land;
        float sea_ice;
    };
    std::optional<Cover> cover(double x, double y) const;
    // How much of a pixel a river hides: by the largest of its samples.
    float river_share(double x, double y) const;
    float ice_share(double x, double y) const;
    Rgb ground(const Spot& spot, const std::optional<Cover>& cover) const;
    Rgb finished(const Spot& spot) const;

    double spacing_m_;
    double columns_per_pixel_ = 1, rows_per_pixel_ = 1;
    Surface surface_;
    Light light_;
    std::optional<double> sea_;
    std::optional<HeightTint> tint_;
    std::optional<RockPainter> rock_;
    std::optional<Surface> depth_;
    std::optional<WaterTint> water_;
    std::optional<Surface> temperature_, precipitation_, ice_;
    const Raster* discharge_ = nullptr;
    std::optional<PlantPainter> plants_;
};

}  // namespace cuesta

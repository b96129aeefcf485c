// SPDX-License-Identifier: Apache-2.0
// Pictures of a whole world in a projection (grid/world_projection.h).
//
// Scheme  heights and fields are resampled first and shaded after, so that light comes from one
//         side of the picture everywhere and slopes near the poles are as steep as they are drawn.
//         The outline is smooth: a pixel on it shows the map by its share inside. Lines of the
//         graticule are one pixel wide wherever the map stretches them; meridians end at 80
//         degrees, where they would run together.
//         A globe is drawn from a map of half the world in Lambert's azimuthal projection, which
//         hardly stretches it, and then seen from afar.
// Holds   same bytes for any thread count.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "cuesta/grid/project_map.h"
#include "cuesta/render/globe.h"
#include "cuesta/render/picture.h"

namespace cuesta {

struct WorldViewOptions {
    int pixels = 1024;                      // longer side of the map
    double graticule_deg = 0;               // distance of its lines; 0: none
    const Raster* plate_borders = nullptr;  // classes of plate_border, drawn as lines over the map
};

class WorldView {
public:
    // `columns` of the latlon map and its spacing make the radius.
    WorldView(const WorldMap& map, double spacing_m, std::int64_t columns,
              const WorldViewOptions& options);
    // Half the world around a place, for globe().
    static WorldView half(double longitude_deg, double latitude_deg, double spacing_m,
                          std::int64_t columns, const WorldViewOptions& options);

    const MapFrame& frame() const { return frame_; }
    int long_side() const { return static_cast<int>(std::max(frame_.columns, frame_.rows)); }
    // A map of the world as the view shows it.
    Raster on(const Raster& world, bool classes) const;
    void replace(std::optional<Raster>& world, bool classes = false) const {
        if (world) world = on(*world, classes);
    }
    // Outline, graticule and borders on the picture of such a map.
    void finish(Picture& picture) const;
    // "Robinson, equator 40 040 km" for the legend.
    std::string words() const;
    // The picture of half a world as a globe.
    Picture globe(const Picture& half, GlobeOptions options) const;

private:
    MapFrame frame_;
    double radius_m_;
    WorldViewOptions options_;
};

}  // namespace cuesta

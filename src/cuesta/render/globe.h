// SPDX-License-Identifier: Apache-2.0
// A map of a whole world on the globe that it is a map of, seen from far away.
//
// Scheme  orthographic view: every pixel of the disc is a place on the sphere, its colour that of
//         the map, sampled four times a pixel. The sun stands over the viewer's left shoulder, a
//         thin atmosphere brightens the rim.
// Holds   places keep their longitude and latitude; columns go round, so there is no seam; the disc
//         touches the margin on every side. Same bytes for any thread count.
// Limits  the map is one of equal steps of longitude and latitude, pole to pole.
#pragma once

#include <functional>

#include "cuesta/render/picture.h"

namespace cuesta {

struct GlobeOptions {
    int pixels = 1024;                            // side of the picture
    double longitude_deg = 0, latitude_deg = 15;  // of the place in the middle
    bool day_and_night = true;                    // else lit alike everywhere
};

// Longitude 0 lies in the middle of the map, latitude 90 at its upper edge.
Picture render_globe(const Picture& map, const GlobeOptions& options = {});

// The same with the colour of each place of the half that is seen: x to the right, y up and z to
// the viewer. Called from several threads.
using HalfOfWorld = std::function<Rgb(double x, double y, double z)>;
Picture render_globe(const HalfOfWorld& ground, const GlobeOptions& options);
// The colour of a picture between its pixels; beyond its sides that of the side.
Rgb colour_between(const Picture& picture, double column, double row);

}  // namespace cuesta

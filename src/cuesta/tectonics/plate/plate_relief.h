// SPDX-License-Identifier: Apache-2.0
// Detail for a map of the plates: what is finer than their cells.
//
//   places are bent by noise (42 km on thick crust, 12 km on the floor, so that fracture zones stay
//   straight), which breaks outlines; ridges follow the thickness of the crust and so run along the
//   belt; old continents undulate; the floor has hills. Noise in kilometres of the world, the same
//   at every size; waves shorter than two samples are left out.
#pragma once

#include "cuesta/tectonics/plate/plate_view.h"

namespace cuesta::plate {

struct ReliefRule {
    double strength = 1;
    double spacing_km = 10;  // of the map
    std::uint32_t seed = 0;
};

template <class Geo>
class PlateRelief {
public:
    PlateRelief(const PlateView<Geo>& view, const Geo& geo, double unit_km, const ReliefRule& rule)
        : view_(view), geo_(geo), unit_km_(unit_km), rule_(rule) {}
    // As the view's, with detail.
    typename PlateView<Geo>::Sample at(Vec place) const;

private:
    double noise(Vec place, double wavelength_km, int octaves, std::uint32_t stream) const;

    const PlateView<Geo>& view_;
    const Geo& geo_;
    double unit_km_;
    ReliefRule rule_;
};

}  // namespace cuesta::plate

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/tectonics/plate/plate_relief.h"

#include <algorithm>

#include "cuesta/base/elementary.h"

namespace cuesta::plate {
namespace {

double smoothstep(double from, double to, double x) {
    const double t = std::clamp((x - from) / (to - from), 0.0, 1.0);
    return t * t * (3 - 2 * t);
}

}  // namespace

template <class Geo>
double PlateRelief<Geo>::noise(Vec place, double wavelength_km, int octaves,
                               std::uint32_t stream) const {
    // Waves of which a map has less than two samples cannot be shown. The others are as high as on
    // any map.
    const int all = octaves;
    while (octaves > 0 &&
           wavelength_km / static_cast<double>(1 << (octaves - 1)) < 2 * rule_.spacing_km)
        --octaves;
    if (octaves == 0) return 0;
    const double share =
        (1 - 1.0 / static_cast<double>(1 << octaves)) / (1 - 1.0 / static_cast<double>(1 << all));
    return share * world_noise(geo_, place, unit_km_, wavelength_km, octaves, 0.5,
                               mixed(rule_.seed, stream));
}

template <class Geo>
typename PlateView<Geo>::Sample PlateRelief<Geo>::at(Vec place) const {
    const auto plain = view_.at(place);
    if (!(rule_.strength > 0)) return plain;
    const double thick = smoothstep(12, 26, plain.thickness_km);
    const double bent = rule_.strength * (16 + 50 * thick) / unit_km_;
    Vec from =
        place +
        Vec{noise(place, 420, 6, 1), noise(place, 420, 6, 2), noise(place, 420, 6, 3)} * bent;
    if constexpr (std::is_same_v<Geo, Sphere>)
        from = unit(from);
    else
        from.z = 0;
    auto sample = view_.at(from);

    const double km = sample.thickness_km;
    const double mountain = smoothstep(36, 52, km);
    const double young = elementary::exp(-std::max(0.0f, sample.folded_myr) / 130.0);
    const double continent = smoothstep(20, 30, km);
    // Ridges of folded crust, along lines of equal thickness, and crests across all directions.
    const double fold =
        elementary::cos(6.283185307179586 * (km / 5 + 0.9 * noise(place, 260, 4, 4)));
    double crest = 0, height = 1;
    constexpr double most = (1 - 0.55 * 0.55 * 0.55 * 0.55 * 0.55 * 0.55) / (1 - 0.55);
    for (int i = 0; i < 6; ++i) {
        const double wavelength = 240.0 / static_cast<double>(1 << i);
        if (wavelength < 2 * rule_.spacing_km) break;
        const double n = noise(place, wavelength, 1, 10 + static_cast<std::uint32_t>(i));
        crest += height * (1 - 2.6 * std::fabs(n));
        height *= 0.55;
    }
    crest /= most;
    const double range = mountain * (0.35 + 0.65 * young) * (350 * fold + 900 * crest);
    const double plain_m =
        continent * (200 * noise(place, 700, 6, 5) + 120 * noise(place, 300, 5, 6));
    const double floor_m = (1 - continent) * 220 * noise(place, 190, 5, 7);
    sample.height_m += static_cast<float>(rule_.strength * (range + plain_m + floor_m));
    return sample;
}

template class PlateRelief<Sphere>;
template class PlateRelief<Torus>;

}  // namespace cuesta::plate

// SPDX-License-Identifier: Apache-2.0
// Whether a slope fails, and the surface on which it slips. Inside of landslides.h.
//
//   strength  tan f' = (1 - m rho_w / rho) tan f       m: share of the slope that is saturated
//   height    a slope of angle b over its foot stands up to                           [culmann1866]
//                 Hc = 4 c / (rho g) sin b cos f' / (1 - cos(b - f'))
//   slip      rises from the foot at (b + f') / 2, the plane of least safety          [culmann1866]
//             to the crown; there a scarp of 65 degrees; bent up at the sides like a spoon
//
// Angle and direction are those of the plane that fits the ground around the foot, as wide as the
// slide is high; the height is that of the highest ground up the slope.
#pragma once

#include <cstdint>
#include <vector>

#include "cuesta/process/slope/landslide_window.h"

namespace cuesta {

struct SlopeStrength {
    double friction_rad = 0.52;
    double cohesion_pa = 1e4;
    double density = 2600;
    double wetness = 0;
    double tan_friction() const;                       // wet
    double critical_height_m(double slope_rad) const;  // infinite below the friction angle
};

struct SlipPlace {
    std::int64_t x = 0, y = 0;  // of the foot, in the window
    double height_m = 100;      // of the slide wanted
    double factor = 1;          // on the critical height: no two slopes are alike
    std::uint32_t seed = 0;
    double spacing_m = 1, unit_m = 1;
};

struct Slip {
    double slope_rad = 0, height_m = 0, critical_m = 0;  // what was found at the foot
    double up_x = 0, up_y = 0;                           // unit vector up the slope
    std::int64_t crown = 0;                              // highest ground that fails, units
    std::int64_t volume = 0;                             // units of a cell
    std::vector<std::size_t> cells;                      // of the window, in rows
    std::vector<std::int32_t> units;                     // that fail of each
    bool fails() const { return !cells.empty(); }
};

// Empty cells: the slope holds.
Slip find_slip(const SurfaceWindow& window, const SlipPlace& place, const SlopeStrength& strength);

}  // namespace cuesta

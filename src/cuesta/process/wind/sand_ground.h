// SPDX-License-Identifier: Apache-2.0
// What the wind finds on the ground: sand to blow, what holds it, rock to grind. Inside of
// aeolian.h.
#pragma once

#include <array>
#include <cstdint>

#include "cuesta/process/wind/aeolian_sweep.h"
#include "cuesta/terrain/mass_balance.h"
#include "cuesta/terrain/terrain.h"

namespace cuesta::aeolian {

// Where the layer below the cover is sand too (a bed of sand, a roof of it), makes it cover: of a
// layer all but a unit, of the bed as much as can be blown away.
void loosen_sand(CoverPlanes& planes);

// Share of the wind's capacity that is left in a cell, 0 to 1: none under water, snow and ice, less
// in wet ground and among plants, none from `plant_limit` of the ground under them. False if the
// land has no such fields; `hold` is not touched then.
bool find_hold(const Terrain& terrain, double plant_limit, Field& hold);

// The wind of the fields wind_x and wind_y, which are means: sand moves in gusts, twice as fast and
// at most `most_speed`, of which the planes hold shares. False if the land has no such fields.
// Halos are not filled.
bool find_wind(const Terrain& terrain, double most_speed, WindPlanes& wind);

// Rock that sand has ground off, now sand on top of it, and in part dust.
//
//   lost = per_load x load (1 - hardness) clamp(1 + speedup x slope, 0, 2) (1 - cover / 1 cm)
struct Abrasion {
    double per_load = 0;  // metres of rock without hardness for each metre of load
    double speedup = 0;
    double phase = 0;    // dither offset
    MaterialId bed = 0;  // of plain ground
    double unit_m = 0;
    double dust = 0;  // share that flies off as dust, which is silt
    MaterialId silt = 0;
};
// Units by the material that was abraded.
struct Abraded {
    std::array<std::int64_t, 256> to_sand{}, sand{}, to_dust{}, dust{};
    void merge(const Abraded& other);
    // Of all blocks together: what is rounded is rounded once.
    MassBalance books(const MaterialTable& materials, MaterialId sand, MaterialId silt) const;
};
// A layer keeps a unit. `dust` takes what flies off, and all of the silt that is whirled up; null:
// nothing does, and silt stays.
Abraded abrade_rock(const Abrasion& abrasion, const MaterialTable& materials, const Field& load,
                    const Field& slope, CoverPlanes& planes, Field* dust);

}  // namespace cuesta::aeolian

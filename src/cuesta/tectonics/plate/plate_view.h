// SPDX-License-Identifier: Apache-2.0
// What the plates look like from outside: who lies where, borders and their kinds, heights.
//
//   e     = -S + c (t - 7 km)             floats on the mantle, loaded with water   [Airy]
//   S     = depth(age) for thin crust, that of continents for thick               [stein1992]
//   sea   the level at which a given amount of water fills what lies below
//   z     = e - sea below the sea, (e - sea) (rho_m - rho_w) / rho_m above it
//   trench, outer rise and fore-arc by the distance from a border where plates dive
//
// Everything is kept on the cells of the world, as wide as those of the plates; a place between
// them takes a smooth mean of those around. So any map of the same world shows the same land.
#pragma once

#include <cstdint>
#include <vector>

#include "cuesta/tectonics/plate/plate_world.h"

namespace cuesta::plate {

enum class Border : std::uint8_t { none, converging, diverging, sliding };

struct ViewRule {
    double water_km = 2.8;  // depth of all water if it covered the world
    double continent_depth_km = 5.45;
};

// Two directions along the surface at a place: east and south on the sphere, x and y on a torus.
struct Directions {
    Vec east, south;
};
Directions directions_at(const Sphere& geo, Vec place);
Directions directions_at(const Torus& geo, Vec place);

// Depth of sea floor of an age, km.
double floor_depth_km(double age_myr);
// Height above the mantle's level under water, km, of crust of a thickness and age.
double floating_km(double thickness_km, double age_myr, double continent_depth_km);

// For a smooth mean of values of the world's cells around a place, each weighing by its distance:
// `take(cell, weight)` for each of them. Returns the sum of weights.
template <class Geo, class Take>
double weigh_around(const Geo& geo, double cell_unit, Vec place, Take&& take) {
    const CellId own = geo.locate(place);
    const double reach = 1 / (1.6 * cell_unit);
    double weights = 0;
    for (const CellId* j = geo.cell_ring.first(own); j != geo.cell_ring.last(own); ++j) {
        const double d = geo.distance(place, geo.place(*j)) * reach;
        const double w = d < 1 ? 1 - d * d : 0;
        take(*j, w * w * w);
        weights += w * w * w;
    }
    return weights;
}

// What is known of each cell of the world.
struct PlateCell {
    std::int16_t plate = -1;  // index
    Border border = Border::none;
    bool lower = false;  // of two plates that meet, the one that dives
    bool continent = false;
    float thickness_km = 0, age_myr = 0, folded_myr = 0, floating_km = 0, swell_km = 0;
    CellId source = -1;  // nearest converging border of its own plate
};

// All that a view finds out, for others of the same world.
struct PlateLook {
    std::vector<PlateCell> cells;
    double sea_km = 0;
};

template <class Geo>
class PlateView {
public:
    using Cell = PlateCell;
    PlateView(const PlateWorld<Geo>& world, const ViewRule& rule);
    PlateView(const PlateWorld<Geo>& world, const ViewRule& rule, const PlateLook& look)
        : world_(world), rule_(rule), cells_(look.cells), sea_km_(look.sea_km) {}
    PlateLook look() const { return {cells_, sea_km_}; }

    struct Sample {
        float height_m = 0;
        float thickness_km = 0, age_myr = 0, folded_myr = 0;
        float velocity_east = 0, velocity_south = 0;  // km/Myr
        std::int32_t plate = 0;                       // its id
        Border border = Border::none;
        bool continent = false;
        float trench_m = 0;  // part of the height that borders make
    };
    Sample at(Vec place) const;

    double sea_km() const { return sea_km_; }
    const std::vector<Cell>& cells() const { return cells_; }

private:
    void find_owners();
    void find_borders();
    void find_sources();
    void find_sea();

    const PlateWorld<Geo>& world_;
    ViewRule rule_;
    std::vector<Cell> cells_;
    double sea_km_ = 0;
};

}  // namespace cuesta::plate

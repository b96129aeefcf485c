// SPDX-License-Identifier: Apache-2.0
// Plates for GPlates and whatever reads its files [muller2018].
//
//   .rot      finite rotations of every plate and piece of crust, ages counted from the end
//   .gpml     polygons of the end with the id that moves them and the ages between which they are
//   .geojson  the same polygons with PLATEID1, FROMAGE and TOAGE
//
// plates      outline of each plate of the end, from the age at which it parted from another
// continents  thick crust by what it moves with: a continent of joined plates is several polygons
// crust       all crust, sea floor in bands of age: each is there as soon as all of it is made
//
// Polygons follow the samples of the map and are cut at 180 degrees.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "cuesta/io/geojson.h"
#include "cuesta/tectonics/plate/plate_record.h"

namespace cuesta {

inline constexpr std::string_view rotation_ending = ".rot", gpml_ending = ".gpml";

inline constexpr double crust_band_myr = 10;

enum class PlateShapes { plates, continents, crust };

// What is smaller than `min_area_m2` is left out; `radius_m` of the world.
GeoCollection plate_features(PlateShapes shapes, const plate::PlateRecord& record, const Grid& grid,
                             double radius_m, double min_area_m2 = 0);
// Features of such a collection as GPML.
std::string gpml_text(const GeoCollection& collection);

}  // namespace cuesta

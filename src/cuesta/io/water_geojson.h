// SPDX-License-Identifier: Apache-2.0
// Rivers as lines and lakes as polygons, with the properties of docs/guide/files.md.
#pragma once

#include "cuesta/analysis/surface_water.h"
#include "cuesta/io/geojson.h"

namespace cuesta {

inline constexpr double usual_runoff_m_per_yr = 0.5;

struct WaterFeatures {
    GeoCollection collection;
    double lowest_m = 0, highest_m = 0;  // of the water in it; 0 if there is none
};

// The rivers that were collected, which drain at least this area, or the usual one. Where nothing
// was simulated discharge is the drained area times `runoff`, m/yr. x runs east and y north from
// `place`.
WaterFeatures river_features(const SurfaceWater& water, const GeoReference& place,
                             std::optional<double> min_area_m2, std::optional<double> runoff);
// Lakes of at least this area.
WaterFeatures lake_features(const SurfaceWater& water, const GeoReference& place,
                            std::optional<double> min_area_m2);

}  // namespace cuesta

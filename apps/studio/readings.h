// SPDX-License-Identifier: Apache-2.0
// Figures about the land as it stands: a cell, a section, a borehole, a river, a histogram, the
// realism gates, one point of the charts. Everything is measured by the library; here it only
// becomes JSON. Places are metres from the north-western sample, x east and y south; the nearest
// sample counts.
#pragma once

#include <string>

#include "cuesta/base/json.h"
#include "cuesta/engine/run.h"

namespace cuesta::studio {

// Between two steps of the run; all of them quick.
Json cell_reading(Run& run, double x, double y);
Json borehole_reading(Run& run, double x, double y);
// Along a line of points [[x, y], ...]: surface, water and layers at most every half sample and
// `most` columns.
Json section_reading(Run& run, const Json& points, std::size_t most);
Json chart_point(Run& run, double steps_per_second);

// On copies of fields, wherever there is time.
Json histogram_reading(const Raster& map, const std::string& field, std::size_t bins);
Json profile_reading(const Raster& height, double spacing_m, double x, double y);
Json realism_reading(const Raster& height, double spacing_m, std::optional<double> sea_level_m);

}  // namespace cuesta::studio

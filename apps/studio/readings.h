// SPDX-License-Identifier: Apache-2.0
// Figures about the land as it stands: a cell, a section, a borehole, a river, a histogram, the
// realism gates, one point of the charts. Everything is measured by the library; here it only
// becomes JSON. Places are metres from the north-western sample, x east and y south; the nearest
// sample counts.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "cuesta/engine/run.h"

namespace cuesta::studio {

// Between two steps of the run; all of them quick.
nlohmann::ordered_json cell_reading(Run& run, double x, double y);
nlohmann::ordered_json borehole_reading(Run& run, double x, double y);
// Along a line of points [[x, y], ...]: surface, water and layers at most every half sample and
// `most` columns.
nlohmann::ordered_json section_reading(Run& run, const nlohmann::json& points, std::size_t most);
nlohmann::ordered_json chart_point(Run& run, double steps_per_second);

// On copies of fields, wherever there is time.
nlohmann::ordered_json histogram_reading(const Raster& map, const std::string& field,
                                         std::size_t bins);
nlohmann::ordered_json profile_reading(const Raster& height, double spacing_m, double x, double y);
nlohmann::ordered_json realism_reading(const Raster& height, double spacing_m,
                                       std::optional<double> sea_level_m);

}  // namespace cuesta::studio

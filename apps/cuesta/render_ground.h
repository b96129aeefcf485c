// SPDX-License-Identifier: Apache-2.0
// Pictures of the inside of the ground: sections and boreholes, from the layers of a run.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "command.h"
#include "cuesta/base/log.h"
#include "cuesta/engine/layers_file.h"
#include "cuesta/grid/raster.h"

namespace cuesta::app {

// The layers of the finished run in a directory; nullopt if it has none or `given` is a map.
std::optional<LayersFile> layers_beside(const std::filesystem::path& given);

// The depth of water (or of another field in metres) that the run in a directory wrote, if it has
// the size of the grid.
std::optional<Raster> water_beside(const std::filesystem::path& given, const Grid& grid, Log& log,
                                   std::string_view field = "water");

// The numbers of an option, parted by commas. UsageError if they are not `count`; `form` and
// `example` stand in it.
std::vector<double> numbers_of(const Arguments& arguments, const std::string& name,
                               std::size_t count, std::string_view form, std::string_view example);

// A picture beside the run, unless --out names one.
std::filesystem::path picture_target(const Arguments& arguments, const char* name);

ExitCode render_section_of(const Arguments& arguments, Log& log);
ExitCode render_borehole_of(const Arguments& arguments);

}  // namespace cuesta::app

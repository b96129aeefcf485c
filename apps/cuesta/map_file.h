// SPDX-License-Identifier: Apache-2.0
// Maps named on a command line: a directory stands for the run it holds, and a name that cannot be
// right is refused before any work.
#pragma once

#include <filesystem>
#include <optional>
#include <string_view>

#include "cuesta/io/format.h"

namespace cuesta::app {

// The map to read. A directory means the map of that field which the finished run in it wrote.
// UsageError if the name is empty, Error if there is no such file or no
// finished run.
std::filesystem::path input_map(const std::filesystem::path& given,
                                std::string_view field = "height");

// Reads it. UsageError if neither its ending is known nor GDAL opens it.
Raster read_input_map(const std::filesystem::path& path, const ReadOptions& options);

// The file a finished run wrote at its end for a field. Error if no run was finished there.
std::optional<std::filesystem::path> output_of_run(const std::filesystem::path& directory,
                                                   std::string_view field);

// UsageError unless a map can be written under this name.
void check_output_map(const std::filesystem::path& given);

}  // namespace cuesta::app

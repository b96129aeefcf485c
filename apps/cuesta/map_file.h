// SPDX-License-Identifier: Apache-2.0
// Maps named on a command line: a directory stands for the run it holds, and a name that cannot be
// right is refused before any work.
#pragma once

#include <filesystem>

namespace cuesta::app {

// The map to read. A directory means the height map of the finished run in it. UsageError if the
// name is empty or its ending unknown, Error if there is no such file or no finished run.
std::filesystem::path input_map(const std::filesystem::path& given);

// UsageError unless a map can be written under this name.
void check_output_map(const std::filesystem::path& given);

}  // namespace cuesta::app

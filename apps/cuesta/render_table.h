// SPDX-License-Identifier: Apache-2.0
// cuesta render TABLE.csv: measured numbers as plots.
//
//   nodes,seconds,speedup
//   1,10,1
//   10,1.1,9.1
//
// The first row names the columns, the first column is the x of all plots, every other one is a
// plot of its own, both axes logarithmic. A cell may be empty.
#pragma once

#include <filesystem>
#include <string>

#include "cuesta/render/picture.h"

namespace cuesta::app {

bool is_table(const std::filesystem::path& file);
// UsageError that names file, line and column if it is no such table.
Picture render_table(const std::filesystem::path& file, const std::string& title);

}  // namespace cuesta::app

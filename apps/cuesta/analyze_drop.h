// SPDX-License-Identifier: Apache-2.0
// cuesta analyze --drop: the way of one drop over a map.
#pragma once

#include "command.h"
#include "cuesta/grid/grid.h"
#include "cuesta/grid/raster.h"

namespace cuesta::app {

ExitCode analyze_drop(const Arguments& arguments, const Raster& map, const Grid& grid);

}  // namespace cuesta::app

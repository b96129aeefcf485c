// SPDX-License-Identifier: Apache-2.0
// cuesta analyze --world: a finished run as a world beside the Earth.
#pragma once

#include "command.h"
#include "cuesta/base/log.h"

namespace cuesta::app {

std::vector<OptionRow> world_options();
ExitCode analyze_world(const Arguments& arguments, Log& log);

}  // namespace cuesta::app

// SPDX-License-Identifier: Apache-2.0
// cuesta analyze --realism: whether maps look like land that rivers made.
#pragma once

#include "command.h"
#include "cuesta/base/log.h"

namespace cuesta::app {

// Options that need --realism beside them, for the table of the command.
std::vector<OptionRow> realism_options();

ExitCode analyze_realism(const Arguments& arguments, Log& log);

}  // namespace cuesta::app

// SPDX-License-Identifier: Apache-2.0
// cuesta render --film: the frames of a run, or a recipe while it is carried out, as a video.
#pragma once

#include "command.h"
#include "cuesta/base/log.h"

namespace cuesta::app {

// --film, --seconds and --fps.
std::vector<OptionRow> film_options();
ExitCode render_film(const Arguments& arguments, Log& log);

}  // namespace cuesta::app

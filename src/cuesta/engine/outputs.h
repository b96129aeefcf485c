// SPDX-License-Identifier: Apache-2.0
// From the land to files: frames while a simulation runs, the outputs and the picture at its end.
//
// The final files are first written completely beside their places and then moved in, the manifest
// last; a full disk or a kill before that leaves every earlier file as it was.
#pragma once

#include "cuesta/engine/manifest.h"
#include "cuesta/engine/run.h"

namespace cuesta {

// Outputs with `every` that fall due at the current step of `simulate`, counted over all of them
// from the first; adds to run.frames.
void write_frames(Run& run);

// The whole map of a field as it is now; derived ones are computed.
Raster collect_field(Run& run, const std::string& name);

// Everything the plan asks for, preview.png and manifest.json.
Manifest write_outputs(Run& run);

}  // namespace cuesta

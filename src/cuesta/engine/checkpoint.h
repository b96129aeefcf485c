// SPDX-License-Identifier: Apache-2.0
// The whole state of a run on disk, and back: fields, position, counts, ledger.
//
// A checkpoint belongs to one recipe (by the hash of its effective text) and its input files; it
// does not depend on threads or blocks, so a run may go on with others. The container checks itself
// (io/checkpoint_file.h); the one before the newest is kept.
#pragma once

#include <filesystem>

#include "cuesta/engine/observer.h"
#include "cuesta/engine/run.h"

namespace cuesta {

void save_checkpoint(Run& run);

// Puts the newest good checkpoint of the output directory into `run`; false if there is none.
// A damaged one is named in a warning; one of another recipe is an Error.
bool load_checkpoint(Run& run, Observer& observer);

// After a finished run its checkpoints are of no more use.
void forget_checkpoints(const std::filesystem::path& out);

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// The state of a run over several processes as a checkpoint in parts (io/checkpoint_file.h), and
// which of the checkpoints in a directory all of them find whole.
//
// Saving  Every process writes its block into a file of its own and flushes it. When all have said
//         that theirs is on disk, the first writes the file that names them: that is the moment in
//         which the checkpoint exists. If one fails all do, with its sentence, and what they had
//         written goes; the checkpoint before is untouched.
// Opening Every process checks the tiles of its own block. One that is bad for anybody is passed
//         over by all.
// Cost    a process reads and writes its part of the map and holds 32 tiles of it.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>

#include "cuesta/engine/map_writer.h"
#include "cuesta/grid/ranks.h"
#include "cuesta/io/checkpoint_file.h"

namespace cuesta {

struct SavedParts {
    std::string header_json;
    std::function<void(MapSink&)> add_maps;            // all
    std::function<void(CheckpointWriter&)> add_bytes;  // called by the first process
};

// All.
void save_in_parts(const Domain& domain, Ranks& ranks, const std::filesystem::path& target,
                   const SavedParts& state);

// All: the newest checkpoint under `target` that is whole for every process, for the block of this
// one; nullopt if there is none. The first process warns of those that are not.
std::optional<CheckpointReader> open_newest_for_all(const Domain& domain, Ranks& ranks,
                                                    const std::filesystem::path& target, Log* log);

}  // namespace cuesta

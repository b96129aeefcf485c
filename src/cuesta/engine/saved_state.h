// SPDX-License-Identifier: Apache-2.0
// The state of a run as a container of io/checkpoint_file.h, and back: what checkpoints and
// recorded moments have in common.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "cuesta/engine/run.h"
#include "cuesta/io/checkpoint_file.h"

namespace cuesta {

// What a state was made from.
struct StateOrigin {
    std::string recipe_sha256;
    std::vector<std::string> inputs;
};

struct StateHeader {
    bool version_fits = false;  // else the rest but `cuesta` and `recipe` is not read
    std::string cuesta, recipe;
    StateOrigin origin;
    RunPosition position;
};

void save_state(const Run& run, const std::filesystem::path& path, const StateOrigin& origin);

// Puts the state into a run that has done nothing yet. `accept` throws if it does not belong there.
void load_state(Run& run, const CheckpointReader& reader,
                const std::function<void(const StateHeader&)>& accept);

}  // namespace cuesta

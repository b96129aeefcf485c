// SPDX-License-Identifier: Apache-2.0
// A plugin from its file. A library that crashes, hangs or ends the program while it is loaded does
// so in a child of ours first, and costs a sentence.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "cuesta/operator/registry.h"

namespace cuesta {

struct LoadedPlugin {
    std::filesystem::path file;
    std::string name, version, sentence, sha256;
    std::vector<std::string> operators;
};

// Adds the plugin's operators to the registry. The library stays loaded until the program ends.
// Error, with nothing added, if there is no such library, it cannot be loaded, is no plugin, is of
// another interface, or has an operator of a name that is taken.
LoadedPlugin load_plugin(const std::filesystem::path& file, Registry& registry);

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// Where modules are looked for: libraries that Cuesta opens on first use instead of linking them.
#pragma once

#include <filesystem>
#include <vector>

namespace cuesta {

// CUESTA_MODULE_PATH first, then beside the program and the library, then where they are installed.
std::vector<std::filesystem::path> module_directories();

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/base/module_path.h"

#include <dlfcn.h>

#include <cstdlib>

#ifndef CUESTA_MODULE_SUBDIR
#define CUESTA_MODULE_SUBDIR "lib/cuesta"
#endif
#ifndef CUESTA_MODULE_FULL_DIR
#define CUESTA_MODULE_FULL_DIR "/usr/local/lib/cuesta"
#endif

namespace cuesta {

namespace fs = std::filesystem;

std::vector<fs::path> module_directories() {
    std::vector<fs::path> directories;
    if (const char* chosen = std::getenv("CUESTA_MODULE_PATH");
        chosen != nullptr && *chosen != '\0')
        directories.emplace_back(chosen);
    std::error_code ignored;
    std::vector<fs::path> homes{fs::read_symlink("/proc/self/exe", ignored).parent_path()};
    Dl_info self{};
    if (dladdr(reinterpret_cast<const void*>(&module_directories), &self) != 0 &&
        self.dli_fname != nullptr)
        homes.push_back(fs::absolute(self.dli_fname, ignored).parent_path());
    for (const fs::path& home : homes) {
        directories.push_back(home / ".." / "lib" / "cuesta");
        directories.push_back(home / ".." / CUESTA_MODULE_SUBDIR);
        directories.push_back(home / "cuesta");
        directories.push_back(home);  // a companion of the program lives among the modules
    }
    directories.emplace_back(CUESTA_MODULE_FULL_DIR);
    return directories;
}

}  // namespace cuesta

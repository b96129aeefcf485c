// SPDX-License-Identifier: Apache-2.0
// Where the source tree lies. Only one object file knows, so that the others can be shared between
// trees by a compiler cache.
#pragma once

#include <filesystem>

namespace cuesta::test {

std::filesystem::path source_dir();

}  // namespace cuesta::test

// SPDX-License-Identifier: Apache-2.0
#include "support/source_dir.h"

namespace cuesta::test {

std::filesystem::path source_dir() {
    return CUESTA_SOURCE_DIR;
}

}  // namespace cuesta::test

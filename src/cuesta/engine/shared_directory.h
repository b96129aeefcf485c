// SPDX-License-Identifier: Apache-2.0
// Whether the output directory of the first process is that of all of them.
#pragma once

#include <filesystem>

#include "cuesta/grid/ranks.h"

namespace cuesta {

// All: throws an Error on every process if one does not see what the first writes into `out`.
void check_shared(Ranks& ranks, const std::filesystem::path& out);

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// A run twice in memory: the copy goes on with the same bits as the original would.
#pragma once

#include <memory>

#include "cuesta/engine/run.h"

namespace cuesta {

// What the land of a run takes, and so what a copy of it does.
std::uint64_t land_bytes(const Run& run);

// Makes `to` a copy of `from`, which must stand between steps; the memory of an earlier copy of a
// land of the same shape is used again.
void copy_run(const Run& from, std::unique_ptr<Run>& to);

}  // namespace cuesta

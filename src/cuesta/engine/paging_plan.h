// SPDX-License-Identifier: Apache-2.0
// Whether a run fits into the memory it may take, and if not, what of it would lie on disk.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

#include "cuesta/engine/run.h"
#include "cuesta/recipe/plan.h"

namespace cuesta {

struct PagingPlan {
    bool fits = true;              // no disk is needed
    std::uint64_t peak_bytes = 0;  // what the run takes
    std::uint64_t budget_bytes = 0;
    std::uint64_t disk_bytes = 0;     // of the scratch file, if it does not fit
    std::uint64_t traffic_bytes = 0;  // between memory and disk, roughly
    std::uint64_t output_bytes = 0;   // that the outputs may take beside
    std::uint64_t free_bytes = 0;     // where the scratch file would lie
    std::filesystem::path directory;  // where it would lie; it exists
    std::string problem, remedy;      // why it cannot be carried out; empty if it can
};

// What the user allows beside RunOptions.
struct PagingRequest {
    bool allowed = false;           // what exceeds the budget may lie on disk, in:
    std::filesystem::path scratch;  // empty: beside `out`
};
// Looks at the disk, writes nothing.
PagingPlan plan_paging(const Plan& plan, const RunOptions& options, const PagingRequest& request);

// Bytes that the outputs may take: float32 samples without compression, and one file at a time
// more.
std::uint64_t disk_estimate(const Plan& plan);

// Free bytes where this directory is or would be made; all there are if nobody can tell.
std::uint64_t free_disk_bytes(const std::filesystem::path& directory);

}  // namespace cuesta

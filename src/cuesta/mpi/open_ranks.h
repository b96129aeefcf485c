// SPDX-License-Identifier: Apache-2.0
// Whether this process is one of several that a launcher has started together, and the messages
// between them.
#pragma once

#include <memory>
#include <optional>

#include "cuesta/grid/ranks.h"

namespace cuesta {

// What mpirun (Open MPI, MPICH) or srun says of this process, before anything of MPI is loaded.
struct LaunchedRank {
    int rank = 0, size = 1;
};
std::optional<LaunchedRank> launched_rank();

// The ranks of this job; none if the process was started alone. Throws an Error if there are
// several and the MPI module is missing: each of them would do the whole work.
std::shared_ptr<Ranks> open_ranks();

}  // namespace cuesta

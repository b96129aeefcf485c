// SPDX-License-Identifier: Apache-2.0
// The program as one of several processes that mpirun or srun has started together: who speaks, and
// how all of them end when one of them cannot go on.
#pragma once

#include <memory>
#include <string>

#include "cuesta/base/error.h"
#include "cuesta/grid/ranks.h"

namespace cuesta::app {

// The processes of this job, found when first asked for; none if this one was started alone. Throws
// an Error if there are several that cannot talk to each other.
const std::shared_ptr<Ranks>& ranks_of_this_job();

// Before an error is printed: a mistake that all ranks make is told by the first of them, which
// ends the others while they wait here.
void wait_for_turn();
// "rank 2: " before a sentence that only this rank has to say; nothing on the first.
std::string speaker();

// The end of the program. With an error all ranks end, wherever they are.
int leave_job(int code);

}  // namespace cuesta::app

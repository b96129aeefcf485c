// SPDX-License-Identifier: Apache-2.0
#include "ranks.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <thread>

#include "cuesta/mpi/open_ranks.h"

namespace cuesta::app {
namespace {

using namespace std::chrono_literals;

std::shared_ptr<Ranks>& opened() {
    static std::shared_ptr<Ranks> ranks;
    return ranks;
}

}  // namespace

const std::shared_ptr<Ranks>& ranks_of_this_job() {
    static bool asked = false;
    if (asked) return opened();
    asked = true;
    try {
        opened() = open_ranks();
    } catch (const Error&) {
        if (launched_rank()->rank == 0) throw;
        // Nobody can end the others from here; rank 0 says why, and its exit ends the job.
        std::this_thread::sleep_for(2s);
        std::_Exit(static_cast<int>(ExitCode::failed));
    }
    return opened();
}

void wait_for_turn() {
    static bool waited = false;
    if (waited || !opened()) return;
    waited = true;
    const int rank = opened()->rank();
    // Long enough for a busy machine to end the others, far below what a queue waits.
    if (rank > 0) std::this_thread::sleep_for(std::min(2000ms + 100ms * rank, 5000ms));
}

std::string speaker() {
    if (!opened() || opened()->first()) return "";
    return "rank " + std::to_string(opened()->rank()) + ": ";
}

int leave_job(int code) {
    const std::shared_ptr<Ranks> ranks = std::move(opened());
    const bool error =
        code == static_cast<int>(ExitCode::failed) || code == static_cast<int>(ExitCode::usage);
    if (ranks && error) {
        std::fflush(nullptr);
        ranks->abort(code);
    }
    return code;
}

}  // namespace cuesta::app

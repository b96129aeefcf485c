// SPDX-License-Identifier: Apache-2.0
// Runs a case of random_land.h through the ordinary chain and holds what its operators promise
// (cuesta/operator/promise.h) and what every operator owes anyway: finite numbers, no negative
// water, columns in order, a ledger that closes, has no negative amount and is the same for every
// layout.
#pragma once

#include <filesystem>
#include <string>

#include "support/random_land.h"

namespace cuesta::test {

struct CaseResult {
    // refused: by the check of the recipe; stopped: by the run, with a sentence; left: too long
    enum class End { held, refused, stopped, left, failed } end = End::held;
    std::string claim;   // of a failure: the promise, "finite", "ledger", "runs", "layout"
    std::string detail;  // numbers
};

// `layouts`: run it a second time on 2 x 2 blocks with three threads and compare. A case that takes
// more than `budget_s` of processor time is left.
CaseResult check_case(const LandCase& land, const std::filesystem::path& directory,
                      bool layouts = false, double budget_s = 0.4);

}  // namespace cuesta::test

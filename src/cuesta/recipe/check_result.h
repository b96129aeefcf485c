// SPDX-License-Identifier: Apache-2.0
// What a check of a recipe answers.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cuesta/recipe/diagnostic.h"
#include "cuesta/recipe/plan.h"

namespace cuesta {

struct CheckResult {
    std::optional<Plan> plan;           // none if there are problems
    Diagnostics problems;               // in the order of the text, the command line last
    std::vector<std::string> warnings;  // "FILE:LINE:COLUMN: warning: sentence"; also in the plan
};

}  // namespace cuesta

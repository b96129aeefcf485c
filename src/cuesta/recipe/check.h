// SPDX-License-Identifier: Apache-2.0
// From a Recipe to a Plan: names, units, ranges, the order of fields; every problem at once.
//
// Holds   the same text and options give the same plan, problems and order of problems. Nothing is
//         read or written except that file parameters are resolved through symbolic links, and
//         opened by `input_problem` if it is set.
// Limits  2^34 samples, 1,000 stages, 1,000 processes and 10,000 events a stage, 1,000 outputs;
//         after 100 problems the rest is not shown.
#pragma once

#include "cuesta/recipe/check_options.h"
#include "cuesta/recipe/check_result.h"
#include "cuesta/recipe/recipe.h"

namespace cuesta {

// The registry must outlive the plan.
CheckResult check_recipe(const Recipe& recipe, const Registry& registry,
                         const CheckOptions& options = {});

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// Maps that are larger than an operator or a file can number: refused before the work.
#pragma once

#include "cuesta/recipe/check_context.h"

namespace cuesta {

// Needs stages and outputs to be read.
void check_walls(CheckContext& context);

}  // namespace cuesta

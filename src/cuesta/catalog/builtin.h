// SPDX-License-Identifier: Apache-2.0
// The one list of operators that come with Cuesta.
#pragma once

#include "cuesta/operator/registry.h"

namespace cuesta {

const Registry& builtin_registry();

}  // namespace cuesta

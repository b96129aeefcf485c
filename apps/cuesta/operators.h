// SPDX-License-Identifier: Apache-2.0
// The operators this program knows: every command asks here. A program with others links its own
// operators.cpp (tests/studio_toy); plugins come on top (plugins.h).
#pragma once

#include "cuesta/operator/registry.h"

namespace cuesta::app {

// Those that are compiled in.
const Registry& own_operators();

// These and those of the plugins that were loaded.
const Registry& operators();

}  // namespace cuesta::app

// SPDX-License-Identifier: Apache-2.0
// The operators this program knows: every command asks here. A program with others links its own
// operators.cpp (tests/studio_toy).
#pragma once

#include "cuesta/operator/registry.h"

namespace cuesta::app {

const Registry& operators();

}  // namespace cuesta::app

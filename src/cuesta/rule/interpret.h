// SPDX-License-Identifier: Apache-2.0
// A plain interpreter of checked terms, cell by cell and without any of the compiler's steps: what
// compiled rules are compared with, bit for bit.
#pragma once

#include <span>

#include "cuesta/grid/field.h"
#include "cuesta/rule/site.h"
#include "cuesta/rule/term.h"

namespace cuesta::rule {

// The value of a term at a cell of the block, as it is before it is stored. Inputs have halos as
// wide as the term reaches.
float interpret(const Terms& terms, int term, const Site& site,
                std::span<const Field* const> inputs, std::int64_t x, std::int64_t y);

}  // namespace cuesta::rule

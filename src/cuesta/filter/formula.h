// SPDX-License-Identifier: Apache-2.0
// A surface or field calculated from an expression over other fields (docs/guide/rules.md).
//
// Written over the ground as it is (`height` in its expression) it is a filter: layers stay, and
// the ground grows or is cut. Otherwise it makes a surface from nothing. The recipe's text decides,
// so `complete` makes the row.
//
// Holds   identical bits for any threads, blocks and vector width.
// Limits  undefined values become 0 and are counted (undefined_samples), as are values too large
//         (overflowed_samples).
// Cost    one pass; a copy of each field that is read at neighbours.
#pragma once

#include "cuesta/operator/registry.h"

namespace cuesta {

struct Formula {
    static constexpr std::string_view name = "formula";
    static constexpr std::string_view summary =
        "Calculates a field or the ground from an expression over other fields.";
};

template <>
OperatorRow describe<Formula>();

}  // namespace cuesta

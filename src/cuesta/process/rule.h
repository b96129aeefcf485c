// SPDX-License-Identifier: Apache-2.0
// A process that the recipe itself declares: fields, parameters and what happens in a step, as
// expressions (docs/guide/rules.md).
//
// The row in the catalog is empty; `complete` makes one with the recipe's own parameters, fields
// and halo, which check, describe, the memory plan, events and the studio read like any other.
//
// Holds   identical bits for any threads, blocks and vector width; what `flux` and `turn` move is
//         conserved exactly and booked where it leaves the map or changes its account
//         (rule/flux.h, process/rule_turn.h).
// Limits  `next` cannot set the ground, water or ice, which have accounts in the ledger. Undefined
//         values become 0 and are counted (undefined_samples), as are values too large
//         (overflowed_samples), outside a declared range (limited_samples), and cells that would
//         have given more than they had (limited_cells).
#pragma once

#include "cuesta/operator/registry.h"

namespace cuesta {

struct Rule {
    static constexpr std::string_view name = "rule";
    static constexpr std::string_view summary =
        "A process of the recipe's own: fields, parameters and rules written as expressions.";
};

template <>
OperatorRow describe<Rule>();

}  // namespace cuesta

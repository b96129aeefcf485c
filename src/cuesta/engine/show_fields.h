// SPDX-License-Identifier: Apache-2.0
// The fields that an operator is about to read, as they are now.
#pragma once

#include <set>
#include <string>

#include "cuesta/engine/run.h"

namespace cuesta {

// Derived fields are computed afresh, expressions of parameters calculated, fields that a rule
// declares begun with their start. State that nobody has made so far, because its process takes its
// turn later or never, is zero. What was counted is returned; every block must call it.
//
// `values` are those of the operator that reads: its expressions are kept in their ranges.
StepReport show_fields(const std::set<std::string>& names, const OperatorRow& op,
                       const ParamValues& values, const Run& run, BlockState& state,
                       Communicator& comm, RandomKey key, std::int64_t step);

}  // namespace cuesta

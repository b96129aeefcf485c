// SPDX-License-Identifier: Apache-2.0
// Keys that every operator of a kind takes in a recipe besides its own parameters: one table for
// the recipe check, help, schema and reference.
#pragma once

#include <string_view>
#include <vector>

#include "cuesta/operator/operator.h"

namespace cuesta {

// Where an operator stands: a stage, a process inside simulate, or the operator of an event.
enum class Place { stage, process, event };

enum class StageKeyKind { name, field, new_field, toggle, seed, count, blend, material, tables };

struct StageKey {
    std::string_view name;
    StageKeyKind kind;
    std::string_view doc;
};

// `op` is among them; parameters are not.
std::vector<StageKey> stage_keys(OperatorKind kind, Place place);

}  // namespace cuesta

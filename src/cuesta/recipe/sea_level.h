// SPDX-License-Identifier: Apache-2.0
// Where the sea of a checked recipe stands, by what its operators know of one.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "cuesta/recipe/plan.h"

namespace cuesta {

// The parameter by which an operator knows the level of a sea; null: it knows none.
const ParamRow* sea_level_param(const OperatorRow& op);

// How deep an operator fills the sea of its world itself, up to height 0; nullopt: it does not.
inline constexpr std::string_view own_sea_depth_name = "water_depth";
std::optional<double> own_sea_depth(const StagePlan& stage);

// Where the sea of an operator stands, metres; the least that its parameter may be means that there
// is none. Height 0 is the level of an operator that fills a sea itself.
std::optional<double> sea_level_of(const StagePlan& stage);
// What the last stage says that speaks of one.
std::optional<double> sea_level_of(const std::vector<StagePlan>& stages);

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// From an operator of a plugin to a row like those of Cuesta's own: checks, help, sliders and the
// ledger then follow as for any other.
#pragma once

#include <string>
#include <vector>

#include "cuesta/operator/operator.h"
#include "cuesta/plugin/plugin_abi.h"

namespace cuesta {

// What is wrong with what the plugin says about itself, as a sentence; empty if nothing.
std::string problem_of(const cuesta_plugin& plugin);

// Its operators; `plugin` is sound and outlives them.
std::vector<OperatorRow> operators_of(const cuesta_plugin& plugin);

}  // namespace cuesta

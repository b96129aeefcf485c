// SPDX-License-Identifier: Apache-2.0
// Values of parameters in a plan, as numbers and as text.
#pragma once

#include <optional>
#include <string>

#include "cuesta/operator/registry.h"

namespace cuesta {

// The number that a value is, nullopt for one that is a field or anything else; and the number as a
// value of a parameter, which may take fields too.
std::optional<double> plain_number(const ParamValue& value);
ParamValue number_value(const ParamRow& row, double number);

// A value as a recipe would write it: 300 m as "300 m", a field by its name.
std::string value_text(const ParamValue& value, const std::string& unit);

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// A parameter of an operator as a recipe writes it: a number, a word, a field, a file, an
// expression.
#pragma once

#include <optional>
#include <string_view>

#include "cuesta/recipe/check_context.h"

namespace cuesta {

// Any parameter of an operator, written under `key`. A file is entered into plan.inputs. A bare
// number under the parameter's name in its source document, or anywhere in a recipe that states
// units = "document", is the document's number.
std::optional<ParamValue> read_param(CheckContext& context, const ParamRow& row,
                                     std::string_view key, const RecipeValue& value);
// What the table of an operator says of a parameter, under either of its names; nullptr: nothing.
const RecipeEntry* find_param_entry(const RecipeTable& table, const ParamRow& row);

}  // namespace cuesta

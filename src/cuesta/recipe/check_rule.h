// SPDX-License-Identifier: Apache-2.0
// Operators that a recipe declares (OperatorRow::complete) and parameters given as an expression:
// from tables and texts to what rule/layer.h compiles, and its problems back to lines and columns.
//
//   [[stage.process]]
//   op = "rule"                      file = "rules/fire.toml" in place of the tables below
//   [stage.process.fields.ash]       unit, range, palette, start, conserved, doc
//   [stage.process.parameters.wind]  unit, default, range, scale, doc
//   [stage.process.let]              name = "expression"
//   [stage.process.next]             field = "expression"
//   [stage.process.flux]             field = { east = "expression", south = "expression" }
//   [stage.process.turn]             name = { from = "field", to = "field", amount = "expression" }
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cuesta/operator/stage_keys.h"
#include "cuesta/recipe/check_context.h"

namespace cuesta {

// Keys beside parameters that such an operator takes; none for all others.
std::vector<std::string> declared_keys(const OperatorRow& op);

// Adds the fields that a table declares to those that can be read. For processes of one container
// before any of them is checked, since each may read what the others declare.
void add_declared_fields(CheckContext& context, const OperatorRow& op, const RecipeTable& table);

// The row of an operator with what the recipe says of it; null after a problem.
std::shared_ptr<const OperatorRow> complete_operator(CheckContext& context,
                                                     const RecipeValue& stage,
                                                     const OperatorRow& op, Place place);

// Plans what the declared fields begin with, from the values that the stage's parameters have.
void plan_starts(CheckContext& context, const OperatorRow& op, const RecipeTable& table,
                 const StagePlan& plan);

// A number-or-field parameter that begins with "=".
std::optional<ParamValue> read_expression(CheckContext& context, const ParamRow& row,
                                          const RecipeValue& value);

}  // namespace cuesta

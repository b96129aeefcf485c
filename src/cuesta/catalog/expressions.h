// SPDX-License-Identifier: Apache-2.0
// Texts about the language of rules: what a rule declares, and the reference page of expressions,
// made from the tables of rule/function.h.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "cuesta/operator/operator.h"

namespace cuesta {

// A key of an operator that the recipe completes.
struct DeclaredKey {
    std::string_view name, doc;
};
// None for operators that are whole by themselves.
std::span<const DeclaredKey> declared_key_docs(const OperatorRow& op);

// docs/reference/expressions.md
std::string expressions_page();

}  // namespace cuesta

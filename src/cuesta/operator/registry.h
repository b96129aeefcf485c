// SPDX-License-Identifier: Apache-2.0
// The operators a program knows, by name. catalog/builtin.cpp fills the real one; tests make small
// ones of toy operators.
#pragma once

#include <string_view>
#include <vector>

#include "cuesta/operator/operator.h"

namespace cuesta {

// The row of an operator; describe.h makes it, and the operator's source instantiates it.
template <class Op>
OperatorRow describe();

class Registry {
public:
    template <class Op>
    void add() {
        add(describe<Op>());
    }
    void add(OperatorRow row);  // a second operator of one name is our mistake
    const OperatorRow* find(std::string_view name) const;
    // Sorted by name.
    const std::vector<OperatorRow>& rows() const { return rows_; }
    std::vector<std::string> names() const;

private:
    std::vector<OperatorRow> rows_;
};

}  // namespace cuesta

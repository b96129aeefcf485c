// SPDX-License-Identifier: Apache-2.0
// Checked expressions: every name resolved, every unit converted. Terms refer to others by their
// number, always to earlier ones.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "cuesta/rule/function.h"

namespace cuesta::rule {

// How far a rule may look: columns and rows.
inline constexpr int most_reach = 8;

struct Term {
    Op op = Op::constant;
    std::array<int, 3> args{-1, -1, -1};
    float value = 0;     // constant
    int index = 0;       // field: which input; random: which number
    int dx = 0, dy = 0;  // at
    bool operator==(const Term&) const = default;
};

struct Terms {
    std::vector<Term> list;
    std::vector<std::string> inputs;  // names of the fields that are read
};

}  // namespace cuesta::rule

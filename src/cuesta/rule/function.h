// SPDX-License-Identifier: Apache-2.0
// The functions and signs of the language and the names that are always there, each described once:
// the checker, suggestions and the reference page read the rows.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cuesta/rule/operations.h"

namespace cuesta::rule {

// What a term does (rule/operations.h). The first group has no arguments, the last looks at
// neighbours.
enum class Op : std::uint8_t {
    constant,
    field,
    cell,
    map_width,
    map_height,
    step,
    latitude,
    position_y,
    position_x,
    random,

    CUESTA_RULE_ONE(CUESTA_RULE_WORD)    //
    CUESTA_RULE_TWO(CUESTA_RULE_WORD)    //
    CUESTA_RULE_THREE(CUESTA_RULE_WORD)  //

    at,
    gradient_x,
    gradient_y,
    CUESTA_RULE_AROUND(CUESTA_RULE_WORD)  //
};

// How many values an Op takes: 0 to 3.
int operands(Op op);
bool looks_around(Op op);

enum class Group { arithmetic, choice, shape, neighbour, place };

struct Function {
    std::string_view name, arguments, doc;
    Group group;
    int count = 1;  // of arguments
    // Which term it becomes; left() and others become `at` with a fixed step.
    Op op = Op::constant;
    int dx = 0, dy = 0;
};

std::span<const Function> functions();
const Function* find_function(std::string_view name);

// Names that need no declaration: x, y, latitude, step, time, cell, pi.
struct Always {
    std::string_view name, unit, doc;
};
std::span<const Always> always_there();

// Functions and names together, for suggestions.
std::vector<std::string> known_words();

}  // namespace cuesta::rule

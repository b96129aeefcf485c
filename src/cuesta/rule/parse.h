// SPDX-License-Identifier: Apache-2.0
// From a text to its syntax tree.
//
//   text    = { name "=" value ";" } value
//   value   = or [ "?" value ":" value ]
//   or      = and { "||" and }          and  = test { "&&" test }
//   test    = sum [ ("<" | "<=" | ">" | ">=" | "==" | "!=") sum ]
//   sum     = product { ("+" | "-") product }
//   product = sign { ("*" | "/") sign }
//   sign    = ("-" | "!") sign | power
//   power   = atom [ "^" sign ]
//   atom    = number [unit] | name | name "(" value { "," value } ")" | "(" value ")"
//
// Limits  4,000 letters, 64 levels of nesting, 1,000 terms.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "cuesta/rule/token.h"

namespace cuesta::rule {

inline constexpr std::size_t most_letters = 4000;
inline constexpr int most_levels = 64;
inline constexpr int most_terms = 1000;

enum class NodeKind { number, name, call, prefix, infix, choice };

struct Node {
    NodeKind kind = NodeKind::number;
    std::string word;  // name, function or sign
    double number = 0;
    Measure measure = bare_number;
    std::vector<std::unique_ptr<Node>> args;
    std::size_t at = 0;  // of the word, in the text
};

struct Tree {
    struct Local {
        std::string name;
        std::size_t at = 0;
        std::unique_ptr<Node> value;
    };
    int source = -1;
    std::vector<Local> locals;
    std::unique_ptr<Node> value;  // none if there are problems
    Problems problems;
};
Tree parse(const Text& text);

}  // namespace cuesta::rule

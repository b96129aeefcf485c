// SPDX-License-Identifier: Apache-2.0
// The words of an expression, each with its place.
//
//   number   400   1.5e-3   400 m   20 mm/h   0.5 [1/m]   30 %
//   name     height   layer.sand
//   sign     + - * / ^ ( ) , ; = == != < <= > >= && || ! ? :
//
// A unit stands behind its number: a symbol, further ones behind a / without spaces, or any unit in
// square brackets. 20 mm/h is a rate, 20 mm / h a division by something called h.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cuesta/rule/declaration.h"
#include "cuesta/rule/measure.h"

namespace cuesta::rule {

enum class TokenKind { number, name, sign, end };

struct Token {
    TokenKind kind = TokenKind::end;
    std::string_view text;  // of the name or sign; of the whole expression's text
    std::size_t at = 0;
    double number = 0;
    Measure measure = bare_number;  // of the number
};

// The words of a text, an `end` behind them; or one problem.
struct Tokens {
    std::vector<Token> list;
    Problems problems;
};
Tokens read_tokens(const Text& text);

}  // namespace cuesta::rule

// SPDX-License-Identifier: Apache-2.0
// One thing that is wrong with a recipe: where, and a sentence with the way out.
#pragma once

#include <string>
#include <vector>

namespace cuesta {

struct Position {
    int line = 1, column = 1;
    bool operator==(const Position&) const = default;
};

struct Diagnostic {
    std::string file;  // the recipe's path, or "--set stage.2.hurst=7" for a command-line value
    Position at;
    std::string sentence;
    bool from_command_line = false;

    // "FILE:LINE:COLUMN: error: sentence"; a command-line value has no line and column.
    std::string text() const;
};

using Diagnostics = std::vector<Diagnostic>;

}  // namespace cuesta

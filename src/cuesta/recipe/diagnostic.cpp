// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/diagnostic.h"

#include <fmt/format.h>

namespace cuesta {

std::string Diagnostic::text() const {
    if (from_command_line) return fmt::format("{}: error: {}", file, sentence);
    return fmt::format("{}:{}:{}: error: {}", file, at.line, at.column, sentence);
}

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// The tables of a rule as plain data, with the places of all its texts.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cuesta/recipe/check_context.h"
#include "cuesta/rule/declaration.h"

namespace cuesta {

// Where the texts of a declaration stand; rule::Text::source counts them.
class RuleSources {
public:
    rule::Text text(const RecipeValue& value, std::string words, std::size_t skipped = 0);
    int place(const Origin& origin);
    // A letter of a text as a place in its file.
    Origin at(int source, std::size_t letter) const;

private:
    struct Source {
        Origin origin;
        Position first{0, 0};  // of the first letter; line 0: unknown
        std::string words;
    };
    std::vector<Source> list_;
};

struct ReadDeclaration {
    rule::Declaration declaration;
    RuleSources sources;
    std::string file;  // that was included, as written
};

// What the table says, or the file that it includes; nullopt if that cannot be read. Problems are
// told unless `quiet`.
std::optional<ReadDeclaration> read_declaration(CheckContext& context, const RecipeTable& table,
                                                bool quiet = false);

// Keys of such a table.
const std::vector<std::string>& declaration_keys();

}  // namespace cuesta

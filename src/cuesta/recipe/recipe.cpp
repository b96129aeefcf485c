// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/recipe.h"

#include <fmt/format.h>

#include "cuesta/base/text.h"

namespace cuesta {

const RecipeEntry* RecipeTable::find(std::string_view key) const {
    for (const RecipeEntry& entry : entries)
        if (entry.key == key) return &entry;
    return nullptr;
}

RecipeEntry* RecipeTable::find(std::string_view key) {
    for (RecipeEntry& entry : entries)
        if (entry.key == key) return &entry;
    return nullptr;
}

std::string_view RecipeValue::kind() const {
    constexpr std::string_view words[] = {"a string",      "a whole number", "a number",
                                          "true or false", "a list",         "a table"};
    return words[data.index()];
}

std::string RecipeValue::shown() const {
    if (const auto* word = text()) return in_quotes(*word);
    if (const auto* whole = integer()) return fmt::format("{}", *whole);
    if (const auto* number = std::get_if<double>(&data)) return format_number(*number);
    if (const auto* flag = toggle()) return *flag ? "true" : "false";
    return std::string(kind());
}

std::string in_quotes(std::string_view text) {
    constexpr std::size_t most = 60;
    std::string out = "'";
    std::size_t letters = 0;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        // Cut only where a letter begins, so that no UTF-8 sequence is torn.
        if ((byte & 0xC0) != 0x80 && letters++ == most) return out + "...'";
        if (byte < 0x20 || byte == 0x7F)
            out += fmt::format("\\x{:02x}", byte);
        else
            out += c;
    }
    return out + "'";
}

}  // namespace cuesta

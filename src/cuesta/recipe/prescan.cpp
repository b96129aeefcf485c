// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/prescan.h"

#include <fmt/format.h>

#include "cuesta/base/text.h"

namespace cuesta {
namespace {

// The byte behind the string that starts at `start`; a one-line string ends at the line's end at
// the latest, because the parser stops there.
std::size_t skip_string(std::string_view text, std::size_t start) {
    const char quote = text[start];
    const std::string_view three = quote == '"' ? "\"\"\"" : "'''";
    const bool lines = text.substr(start, 3) == three;
    std::size_t i = start + (lines ? 3 : 1);
    while (i < text.size()) {
        if (quote == '"' && text[i] == '\\') {
            i += 2;
        } else if (lines && text.substr(i, 3) == three) {
            i += 3;
            // Up to two quotes may stand before the closing three.
            while (i < text.size() && text[i] == quote) ++i;
            return i;
        } else if (!lines && (text[i] == quote || text[i] == '\n')) {
            return text[i] == quote ? i + 1 : i;
        } else {
            ++i;
        }
    }
    return text.size();
}

std::optional<PrescanProblem> find_excess(std::string_view text) {
    int open = 0, dots = 0, values = 0;
    for (std::size_t i = 0; i < text.size();) {
        const char c = text[i];
        if (c == '"' || c == '\'') {
            i = skip_string(text, i);
            continue;
        }
        if (c == '#') {
            while (i < text.size() && text[i] != '\n') ++i;
            continue;
        }
        if (c == '[' || c == '{') ++open;
        if ((c == ']' || c == '}') && open > 0) --open;
        if ((c == '=' || c == ',' || c == '[') && ++values > most_recipe_values)
            return PrescanProblem{
                position_at(text, i),
                fmt::format("the recipe has more than {} values", most_recipe_values)};
        if (c == '.')
            ++dots;
        else if (c == '\n' || c == '=' || c == ',' || c == '{' || c == '[')
            dots = 0;
        if (open > most_recipe_depth || dots > most_recipe_depth)
            return PrescanProblem{
                position_at(text, i),
                fmt::format("{} deeper than {} levels",
                            open > most_recipe_depth ? "brackets are nested" : "a dotted key goes",
                            most_recipe_depth)};
        ++i;
    }
    return std::nullopt;
}

}  // namespace

Position position_at(std::string_view text, std::size_t byte) {
    Position at;
    for (std::size_t i = 0; i < byte && i < text.size(); ++i) {
        if (text[i] == '\n')
            ++at.line, at.column = 1;
        else if ((static_cast<unsigned char>(text[i]) & 0xC0) != 0x80)
            ++at.column;
    }
    return at;
}

std::optional<PrescanProblem> prescan(std::string_view text) {
    if (text.size() > most_recipe_bytes)
        return PrescanProblem{{1, 1},
                              fmt::format("the recipe is larger than {} bytes", most_recipe_bytes)};
    if (const auto bad = find_bad_utf8(text))
        return PrescanProblem{position_at(text, *bad),
                              fmt::format("byte 0x{:02x} is not UTF-8; save the recipe as UTF-8",
                                          static_cast<unsigned char>(text[*bad]))};
    if (const auto nul = text.find('\0'); nul != std::string_view::npos)
        return PrescanProblem{position_at(text, nul), "a NUL byte stands in the recipe; remove it"};
    return find_excess(text);
}

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// Words: nearest known name, UTF-8 check, numbers for people.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cuesta {

// Edits (insert, delete, replace, swap neighbours) between two words.
std::size_t edit_distance(std::string_view a, std::string_view b);

// The known name that `word` most likely meant: at most a third of its letters (at least two)
// differ from it or from a part of it between _, or one begins with the other. The first wins.
std::optional<std::string> nearest_name(std::string_view word, std::span<const std::string> known);

// " Did you mean 'x'?" or "".
std::string did_you_mean(std::string_view word, std::span<const std::string> known);

// Byte offset of the first byte that is not UTF-8 (overlong forms and surrogates count), or
// nullopt.
std::optional<std::size_t> find_bad_utf8(std::string_view text);

// "a, b or c"
std::string join_or(std::span<const std::string> words);

// Shortest text that reads back as the same double.
std::string format_number(double value);

std::string trim(std::string_view text);
std::vector<std::string> split(std::string_view text, char separator);

}  // namespace cuesta

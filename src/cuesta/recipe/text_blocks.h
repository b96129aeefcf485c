// SPDX-License-Identifier: Apache-2.0
// Where the tables and keys of a recipe stand in its text: the ground on which edits are made.
//
// Reads only the shape of TOML (headers, keys, comments, strings, brackets) and is handed text that
// parse_recipe has accepted. Places are spelled as `--set` does, lists count from 1.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace cuesta {

// key = value
struct TextKey {
    std::string place;                     // "stage.2.hurst"
    std::size_t begin = 0, end = 0;        // its lines, comment behind it and line end included
    std::size_t value = 0, value_end = 0;  // the value alone
};

// [table] or [[table]] with the keys below it; the first one is the root, without a header.
struct TextBlock {
    std::string place;               // "stage.2.process.1", "grid", "" for the root
    std::string list;                // "stage.process" of an entry of a list, else empty
    std::size_t begin = 0, end = 0;  // comments directly above included, up to the next block
    std::size_t keys_end = 0;        // behind the last key, or behind the header
    std::vector<TextKey> keys;
};

std::vector<TextBlock> text_blocks(std::string_view text);

// Whether `place` is `outer` or lies inside of it.
bool is_within(std::string_view place, std::string_view outer);

}  // namespace cuesta

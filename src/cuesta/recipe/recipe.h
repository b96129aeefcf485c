// SPDX-License-Identifier: Apache-2.0
// A recipe as written: a tree of values that remember where they stand. Knows no operator.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "cuesta/recipe/diagnostic.h"

namespace cuesta {

// Where a key or a value was written: in the file, or in an option of the command line.
struct Origin {
    Position at;
    std::string option;     // "--set stage.2.hurst=7"; empty for the file
    std::string file = {};  // a file that the recipe includes; empty: the recipe itself
};

struct RecipeEntry;
struct RecipeValue;

using RecipeArray = std::vector<RecipeValue>;

// Keys in the order of the text.
struct RecipeTable {
    std::vector<RecipeEntry> entries;

    const RecipeEntry* find(std::string_view key) const;
    RecipeEntry* find(std::string_view key);
};

struct RecipeValue {
    std::variant<std::string, std::int64_t, double, bool, RecipeArray, RecipeTable> data;
    Origin origin;
    Position first = {0, 0};  // of a string: where its first letter stands; line 0: unknown

    const RecipeTable* table() const { return std::get_if<RecipeTable>(&data); }
    RecipeTable* table() { return std::get_if<RecipeTable>(&data); }
    const RecipeArray* array() const { return std::get_if<RecipeArray>(&data); }
    RecipeArray* array() { return std::get_if<RecipeArray>(&data); }
    const std::string* text() const { return std::get_if<std::string>(&data); }
    const std::int64_t* integer() const { return std::get_if<std::int64_t>(&data); }
    const bool* toggle() const { return std::get_if<bool>(&data); }

    // "a string", "a whole number", "a table", ...
    std::string_view kind() const;
    // The value as a sentence shows it: short, without control characters.
    std::string shown() const;
};

struct RecipeEntry {
    std::string key;
    Origin origin;  // of the key
    RecipeValue value;
};

struct Recipe {
    std::filesystem::path path;
    RecipeTable root;
};

// 'text' in quotes for a sentence: at most 60 letters, control characters as \x01.
std::string in_quotes(std::string_view text);

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// How a recipe is to be checked: what the command line says, and what other rooms know.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cuesta/grid/grid.h"
#include "cuesta/recipe/file_format.h"

namespace cuesta {

struct CheckOptions {
    std::vector<std::string> sets;      // "PATH=VALUE", in order; a later one wins
    std::optional<std::uint64_t> seed;  // replaces the recipe's
    std::optional<std::pair<std::int64_t, std::int64_t>> size;  // the extent stays
    bool allow_outside = false;  // file parameters may leave the recipe's directory
    // What other rooms know and this one does not see (engine/catalog_lists.h hands it in): formats
    // of files, colours an 8-bit output may have, what the picture of a run takes. Empty: any.
    std::vector<FileFormat> formats = {};
    std::vector<std::string> palettes = {};
    std::function<std::uint64_t(const Grid&)> preview_bytes = {};
    // Why a map of so many columns and rows cannot be such a file, and why a file cannot be read;
    // empty if they can. Not set: not asked, as where files come later (a studio).
    std::function<std::string(const std::string& file, std::int64_t, std::int64_t)> write_problem =
        {};
    std::function<std::string(const std::filesystem::path& file)> input_problem = {};
};

}  // namespace cuesta

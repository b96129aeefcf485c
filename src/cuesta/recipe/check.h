// SPDX-License-Identifier: Apache-2.0
// From a Recipe to a Plan: names, units, ranges, the order of fields; every problem at once.
//
// Holds   the same text and options give the same plan, problems and order of problems. Nothing is
//         read or written except that file parameters are resolved through symbolic links, and
//         opened by `input_problem` if it is set.
// Limits  2^34 samples, 1,000 stages, 1,000 processes and 10,000 events a stage, 1,000 outputs;
//         after 100 problems the rest is not shown.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cuesta/recipe/diagnostic.h"
#include "cuesta/recipe/file_format.h"
#include "cuesta/recipe/plan.h"
#include "cuesta/recipe/recipe.h"

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

struct CheckResult {
    std::optional<Plan> plan;           // none if there are problems
    Diagnostics problems;               // in the order of the text, the command line last
    std::vector<std::string> warnings;  // "FILE:LINE:COLUMN: warning: sentence"; also in the plan
};

// The registry must outlive the plan.
CheckResult check_recipe(const Recipe& recipe, const Registry& registry,
                         const CheckOptions& options = {});

}  // namespace cuesta

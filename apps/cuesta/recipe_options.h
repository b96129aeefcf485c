// SPDX-License-Identifier: Apache-2.0
// What `run` and `check` share: reading a recipe with its overrides into a plan.
#pragma once

#include <vector>

#include "command.h"
#include "cuesta/engine/paging_plan.h"
#include "cuesta/recipe/plan.h"

namespace cuesta::app {

std::vector<OptionRow> recipe_options();

// How much memory a run may take, and where what exceeds it goes.
std::vector<OptionRow> memory_options();
std::uint64_t memory_option(const Arguments& arguments);  // bytes; 0 if not given
PagingRequest paging_request(const Arguments& arguments);

// Prints every problem of the recipe and throws RecipeRefused (exit code 2) if there is one.
struct RecipeRefused {};
// `sets` are overrides that come behind those on the command line.
Plan plan_from(const Arguments& arguments, const std::vector<std::string>& sets = {});
// The same without overrides.
Plan plan_of(const std::filesystem::path& recipe);

}  // namespace cuesta::app

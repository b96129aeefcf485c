// SPDX-License-Identifier: Apache-2.0
// A recipe's text carried out in memory by the chain that `cuesta run` uses; nothing is written.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "cuesta/engine/run.h"

namespace cuesta::verify {

// Parsed, checked and prepared; Error with every diagnostic if the text is wrong. With a `size` as
// `--size` does it: other samples of the same extent.
std::unique_ptr<Run> begin_recipe(
    const std::string& text,
    std::optional<std::pair<std::int64_t, std::int64_t>> size = std::nullopt);
// Carried out to its end, or for so many steps (a generator is one).
void advance_recipe(Run& run);
void advance_recipe(Run& run, std::int64_t steps);
std::unique_ptr<Run> run_recipe(const std::string& text);

// The head of a recipe.
std::string head_text(std::int64_t columns, std::int64_t rows, double spacing_m,
                      std::string_view edges, std::uint64_t seed);

// The largest relative residual of all its accounts.
double worst_residual(const Run& run);
// All that came in, went out or is carried, of all accounts: 0 if nothing happened.
double booked_m3(const Run& run);

}  // namespace cuesta::verify

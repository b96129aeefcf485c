// SPDX-License-Identifier: Apache-2.0
// Recipes run in-process through the ordinary chain, for contract, golden and engine tests.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "cuesta/engine/run.h"

namespace cuesta::test {

struct RunSetup {
    int threads = 2;
    int across = 1, down = 1;
    std::filesystem::path out;                     // empty: nothing is written
    std::filesystem::path recipe_directory = ".";  // input files are relative to it
    std::int64_t checkpoint_steps = 0;
    std::vector<std::string> sets;
    const Registry* registry = nullptr;  // the built-in one if not given
};

// Parsed, checked and prepared; throws std::runtime_error with all diagnostics if it is wrong.
std::unique_ptr<Run> prepare_recipe(const std::string& text, const RunSetup& setup = {});
// ... and advanced to the end.
std::unique_ptr<Run> run_recipe(const std::string& text, const RunSetup& setup = {});

// SHA-256 of a field's samples over the whole map.
std::string field_hash(const Run& run, std::string_view field);
// Of every state field, internal ones included: equal means the same land to the bit.
std::string state_hash(const Run& run);

// A [[stage]] of one operator with the given extra lines; makes the input map of a file parameter
// in `directory` if the operator has one.
std::string stage_text(const OperatorRow& row, const std::filesystem::path& directory,
                       const std::string& lines = {});
// Ground as users have it, in stages: rough, of several rocks with sand on top, with caves, under
// water of changing depth.
std::string lived_in_ground_text();
inline constexpr int lived_in_ground_stages = 5;
// A head with grid and seed.
std::string head_text(std::int64_t columns, std::int64_t rows, std::string_view edges = "open",
                      std::uint64_t seed = 7, double spacing = 10);

}  // namespace cuesta::test

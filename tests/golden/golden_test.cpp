// SPDX-License-Identifier: Apache-2.0
// The bits of small recipes, pinned. A changed hash is a changed answer: it is stated in the change
// log together with the new line of hashes.txt. CUESTA_PRINT_GOLDEN=1 prints the file as it would
// be.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>

#include "cuesta/base/atomic_file.h"
#include "cuesta/catalog/builtin.h"
#include "support/run_recipe.h"
#include "support/source_dir.h"

namespace cuesta::test {
namespace {

namespace fs = std::filesystem;

const fs::path folder = source_dir() / "tests" / "golden";

std::map<std::string, std::string> pinned_hashes() {
    std::map<std::string, std::string> hashes;
    std::ifstream file(folder / "hashes.txt");
    for (std::string line; std::getline(file, line);) {
        const auto space = line.find(' ');
        if (line.empty() || line[0] == '#' || space == std::string::npos) continue;
        hashes[line.substr(0, space)] = line.substr(space + 1);
    }
    return hashes;
}

std::vector<std::string> recipe_names() {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder / "recipes"))
        if (entry.path().extension() == ".toml") names.push_back(entry.path().stem().string());
    std::sort(names.begin(), names.end());
    return names;
}

TEST(Golden, every_recipe_has_a_pinned_hash_and_every_hash_a_recipe) {
    std::vector<std::string> pinned;
    for (const auto& [name, hash] : pinned_hashes()) pinned.push_back(name);
    EXPECT_EQ(recipe_names(), pinned);
    EXPECT_GE(pinned.size(), 20u);
}

TEST(Golden, every_operator_is_in_a_recipe) {
    std::string all;
    for (const std::string& name : recipe_names())
        all += read_file(folder / "recipes" / (name + ".toml"), 1u << 20);
    for (const std::string& name : builtin_registry().names())
        EXPECT_NE(all.find(fmt::format("op = \"{}\"\n", name)), std::string::npos) << name;
}

class GoldenRecipe : public testing::TestWithParam<std::string> {};

TEST_P(GoldenRecipe, gives_the_pinned_bits) {
    RunSetup setup;
    setup.recipe_directory = folder / "recipes";
    const std::string text = read_file(folder / "recipes" / (GetParam() + ".toml"), 1u << 20);
    const std::string hash = state_hash(*run_recipe(text, setup));
    if (std::getenv("CUESTA_PRINT_GOLDEN") != nullptr) fmt::print("{} {}\n", GetParam(), hash);
    EXPECT_EQ(pinned_hashes()[GetParam()], hash);
}

INSTANTIATE_TEST_SUITE_P(recipes, GoldenRecipe, testing::ValuesIn(recipe_names()),
                         [](const auto& one) { return one.param; });

}  // namespace
}  // namespace cuesta::test

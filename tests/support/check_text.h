// SPDX-License-Identifier: Apache-2.0
// A recipe text checked against the toy operators, for tests of recipe and catalog.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "cuesta/recipe/check.h"
#include "cuesta/recipe/parse.h"
#include "support/toy_operators.h"

namespace cuesta::test {

inline CheckResult check_text(const std::string& text, const CheckOptions& options = {},
                              const Registry& registry = toy::registry(),
                              const std::filesystem::path& path = "r.toml") {
    ParseResult parsed = parse_recipe(text, path);
    if (!parsed.recipe) return {std::nullopt, parsed.problems, {}};
    return check_recipe(*parsed.recipe, registry, options);
}

// "LINE:COLUMN sentence", or "--set ...: sentence" for the command line.
inline std::vector<std::string> problems_of(const std::string& text,
                                            const CheckOptions& options = {}) {
    std::vector<std::string> lines;
    const CheckResult result = check_text(text, options);
    EXPECT_EQ(result.plan.has_value(), result.problems.empty());
    for (const Diagnostic& problem : result.problems)
        lines.push_back(problem.from_command_line
                            ? problem.file + ": " + problem.sentence
                            : std::to_string(problem.at.line) + ":" +
                                  std::to_string(problem.at.column) + " " + problem.sentence);
    return lines;
}

// The plan of a text without problems.
inline Plan plan_of(const std::string& text, const CheckOptions& options = {}) {
    CheckResult result = check_text(text, options);
    for (const Diagnostic& problem : result.problems) ADD_FAILURE() << problem.text();
    return result.plan ? std::move(*result.plan) : Plan{};
}

using Lines = std::vector<std::string>;

}  // namespace cuesta::test

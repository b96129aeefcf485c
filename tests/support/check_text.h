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

// A few formats, as another room would hand them in: .tif needs a library, .png has levels and
// colours, .dem is only read.
inline const std::vector<FileFormat>& toy_formats() {
    static const std::vector<FileFormat> formats = {
        {.ending = ".exr"},
        {.ending = ".tif", .library_bytes = std::uint64_t{46} << 20},
        {.ending = ".png", .levels = true, .colours = true},
        {.ending = ".pgm", .levels = true},
        {.ending = ".r16"},
        {.ending = ".r32"},
        {.ending = ".npy"},
        {.ending = ".asc"},
        {.ending = ".dem", .written = false, .library_bytes = std::uint64_t{46} << 20},
        {.ending = ".geojson", .vector = true}};
    return formats;
}

inline CheckResult check_text(const std::string& text, const CheckOptions& options = {},
                              const Registry& registry = toy::registry(),
                              const std::filesystem::path& path = "r.toml") {
    ParseResult parsed = parse_recipe(text, path);
    if (!parsed.recipe) return {std::nullopt, parsed.problems, {}};
    CheckOptions with_formats = options;
    if (options.formats.empty()) with_formats.formats = toy_formats();
    return check_recipe(*parsed.recipe, registry, with_formats);
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

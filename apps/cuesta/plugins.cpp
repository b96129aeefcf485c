// SPDX-License-Identifier: Apache-2.0
#include "plugins.h"

#include <fmt/format.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>

#include "cuesta/base/error.h"
#include "cuesta/base/text.h"
#include "cuesta/plugin/load_plugin.h"
#include "cuesta/recipe/parse.h"
#include "operators.h"

namespace cuesta::app {
namespace {

namespace fs = std::filesystem;

Registry& known() {
    static Registry list = own_operators();
    return list;
}

// None if there is nothing to read.
std::optional<fs::path> configuration_file() {
    if (const char* given = std::getenv("CUESTA_CONFIG")) {
        if (*given == '\0') return std::nullopt;
        return fs::path(given);
    }
    fs::path folder;
    if (const char* home = std::getenv("XDG_CONFIG_HOME"); home != nullptr && *home != '\0')
        folder = home;
    else if (const char* user = std::getenv("HOME"); user != nullptr && *user != '\0')
        folder = fs::path(user) / ".config";
    else
        return std::nullopt;
    std::error_code ignored;
    const fs::path file = folder / "cuesta" / "config.toml";
    if (!fs::exists(file, ignored)) return std::nullopt;
    return file;
}

// As a sentence of its own; the word "error" is said already.
std::string placed(const Diagnostic& problem) {
    return fmt::format("{}:{}:{}: {}", problem.file, problem.at.line, problem.at.column,
                       problem.sentence);
}

}  // namespace

const Registry& operators() {
    return known();
}

std::vector<std::string> take_plugin_options(std::vector<std::string>& words) {
    constexpr std::string_view flag = "--plugin";
    std::vector<std::string> files, rest;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string& word = words[i];
        if (word == flag) {
            if (i + 1 == words.size() || words[i + 1].starts_with('-'))
                throw UsageError("--plugin needs a value, FILE: a library with operators");
            files.push_back(words[++i]);
        } else if (word.starts_with(fmt::format("{}=", flag))) {
            files.push_back(word.substr(flag.size() + 1));
            if (files.back().empty())
                throw UsageError("--plugin needs a value, FILE: a library with operators");
        } else {
            rest.push_back(word);
        }
    }
    words = std::move(rest);
    return files;
}

std::vector<std::string> configured_plugins() {
    const std::optional<fs::path> file = configuration_file();
    if (!file) return {};
    std::ifstream in(*file, std::ios::binary);
    if (!in) throw Error(fmt::format("cannot read the configuration {}", file->string()));
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    const ParseResult parsed = parse_recipe(text, *file);
    if (!parsed.recipe) throw UsageError(placed(parsed.problems.front()));
    const auto wrong = [&](const Origin& origin, std::string sentence) {
        return UsageError(placed({file->string(), origin.at, std::move(sentence)}));
    };
    std::vector<std::string> files;
    for (const RecipeEntry& entry : parsed.recipe->root.entries) {
        if (entry.key != "plugins") {
            const std::vector<std::string> keys = {"plugins"};
            throw wrong(entry.origin,
                        fmt::format("there is no {} in the configuration.{}", in_quotes(entry.key),
                                    did_you_mean(entry.key, keys)));
        }
        const RecipeArray* list = entry.value.array();
        if (list == nullptr)
            throw wrong(entry.value.origin, "plugins is a list of files, such as [\"dunes.so\"]");
        for (const RecipeValue& one : *list) {
            if (one.text() == nullptr)
                throw wrong(one.origin,
                            fmt::format("a plugin is named by its file, not by {}", one.kind()));
            files.push_back((file->parent_path() / *one.text()).string());
        }
    }
    return files;
}

void load_plugins(std::span<const std::string> files) {
    for (const std::string& file : files) load_plugin(file, known());
}

}  // namespace cuesta::app

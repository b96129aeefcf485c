// SPDX-License-Identifier: Apache-2.0
// What the parts of check_recipe share: the plan as it grows, the problems, the fields so far. It
// knows none of them, and they know each other in one direction: values, parameters, operators,
// what stands inside of them, stages.
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cuesta/recipe/check_options.h"
#include "cuesta/recipe/check_result.h"
#include "cuesta/recipe/recipe.h"

namespace cuesta {

// Fields that may be read at this point of the recipe.
class FieldScope {
public:
    bool readable(std::string_view name) const;
    // Made by `into` or written by a process; state fields are there from the start.
    void add(std::string_view name);
    bool made(std::string_view name) const;
    // Every readable name, for suggestions.
    std::vector<std::string> names() const;

private:
    std::vector<std::string> made_;
};

// The sea that a recipe states for all of its operators.
struct StatedSea {
    double level_m;
    Origin origin;
};
// Where an operator states what it knows of its world, or where it stands if it does not.
struct Said {
    Origin origin;
    bool stated;
};

class CheckContext {
public:
    CheckContext(const Recipe& recipe, const Registry& registry_in, const CheckOptions& options_in)
        : registry(registry_in), options(options_in), path(recipe.path) {
        plan.recipe_path = path;
    }

    const Registry& registry;
    const CheckOptions& options;
    double stated_spacing_m = 0;   // of the grid before --size
    bool source_units = false;     // bare numbers are those of the document a parameter comes from
    std::optional<StatedSea> sea;  // above the stages
    std::map<std::string, Said> seas;         // of operators, by their path such as "storm/rain"
    std::map<std::string, Said> state_words;  // check_state_words.h, behind it "/" and a parameter
    const std::filesystem::path path;
    Plan plan;
    FieldScope fields;
    std::vector<std::string> made_somewhere;  // every `into` of the recipe, wherever it stands

    void problem(const Origin& origin, std::string sentence);
    void warn(const Origin& origin, std::string_view sentence);
    // Enough problems were found; loops over many values stop here.
    bool full() const { return problems_.size() >= most_problems; }
    bool ok() const { return problems_.empty(); }
    std::size_t problem_count() const { return problems_.size(); }

    // Counts the library of a file that is read or written; whether it has one.
    bool needs_library(const std::filesystem::path& file);

    // A problem for each key that is not in `known`; `where` ends the sentence: "in [grid]".
    void refuse_unknown(const RecipeTable& table, std::span<const std::string> known,
                        std::string_view where);
    // Calls `visit` for each table of a list such as [[stage]]; a problem if it is none.
    void each_table(const RecipeEntry& list, std::string_view header, std::size_t most,
                    const std::function<void(const RecipeValue&, std::size_t)>& visit);
    // The name of a field that can be read here, or nullopt after a problem.
    std::optional<std::string> read_field(std::string_view key, const RecipeValue& value);

    // Problems in the order of the text, warnings likewise.
    CheckResult finish() &&;

private:
    static constexpr std::size_t most_problems = 100;
    Diagnostics problems_;
    Diagnostics warnings_;
};

// "line 7", or the option that says it.
std::string place_text(const Origin& origin);

// The value of `key`, or null.
const RecipeValue* value_of(const RecipeTable& table, std::string_view key);

}  // namespace cuesta

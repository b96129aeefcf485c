// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/overrides.h"

#include <fmt/format.h>

#include <algorithm>

#include "cuesta/base/text.h"
#include "cuesta/recipe/labels.h"
#include "cuesta/recipe/parse.h"

namespace cuesta {
namespace {

// Lists in which a path may step, with what one element is called.
constexpr std::string_view list_names[] = {"stage", "process", "event", "output"};

bool is_list_name(std::string_view name) {
    return std::find(std::begin(list_names), std::end(list_names), name) != std::end(list_names);
}

// Every value below carries the option, so that a problem in it names the option.
void mark(RecipeValue& value, const Origin& origin) {
    value.origin = origin;
    if (value.array() != nullptr)
        for (RecipeValue& element : *value.array()) mark(element, origin);
    if (value.table() != nullptr)
        for (RecipeEntry& entry : value.table()->entries) {
            entry.origin = origin;
            mark(entry.value, origin);
        }
}

class Walk {
public:
    // Options have no lines; their number stands in for it, so that problems keep their order.
    Walk(CheckContext& context, const std::string& option, int number)
        : context_(context), origin_{{number, 1}, fmt::format("--set {}", option)} {}

    void set(RecipeTable& root, std::string_view path, std::string_view text) {
        const std::vector<std::string> steps = split(path, '.');
        if (steps.size() > most_recipe_depth)
            return fail(fmt::format("the path goes deeper than {} levels", most_recipe_depth));
        RecipeTable* table = &root;
        bool creates = false;  // below these a table that is missing is made
        for (std::size_t i = 0; i < steps.size(); ++i) {
            const std::string& step = steps[i];
            const bool last = i + 1 == steps.size();
            if (step.empty()) return fail("a step of the path is empty");
            if (last) return put(*table, step, text);
            if (i == 0 && (step == "grid" || step == "materials")) creates = true;
            if (i > 0 && step == "set") creates = true;
            RecipeEntry* entry = table->find(step);
            if (entry == nullptr && creates) {
                table->entries.push_back({step, origin_, {RecipeTable{}, origin_}});
                entry = &table->entries.back();
            }
            if (entry == nullptr) return fail_unknown(*table, step, i == 0);
            if (RecipeArray* list = entry->value.array(); list != nullptr && is_list_name(step)) {
                const Selected selected = select_table(*list, step, steps[++i]);
                if (!selected.index) return fail(selected.problem);
                table = (*list)[*selected.index].table();
                if (table == nullptr) return fail(fmt::format("{} is no table", steps[i]));
                if (i + 1 == steps.size())
                    return fail(fmt::format("say which value of {} {} to set", step, steps[i]));
            } else if (entry->value.table() != nullptr) {
                table = entry->value.table();
            } else {
                return fail(fmt::format("{} is {} without values of its own; set it whole",
                                        in_quotes(step), entry->value.kind()));
            }
        }
    }

    void fail(std::string sentence) { context_.problem(origin_, std::move(sentence)); }

private:
    void put(RecipeTable& table, const std::string& key, std::string_view text) {
        if (is_list_name(key) && table.find(key) != nullptr && table.find(key)->value.array())
            return fail(fmt::format("say which {} to set: {}.1 and a value of it", key, key));
        RecipeValue value = parse_override_value(text);
        mark(value, origin_);
        if (RecipeEntry* entry = table.find(key)) {
            entry->origin = origin_;
            entry->value = std::move(value);
        } else {
            table.entries.push_back({key, origin_, std::move(value)});
        }
    }

    void fail_unknown(const RecipeTable& table, const std::string& step, bool at_root) {
        std::vector<std::string> known;
        for (const RecipeEntry& entry : table.entries)
            if (entry.value.table() != nullptr || entry.value.array() != nullptr)
                known.push_back(entry.key);
        if (at_root)
            for (const char* name : {"grid", "materials"})
                if (table.find(name) == nullptr) known.emplace_back(name);
        fail(fmt::format("there is no {} in the recipe.{}", in_quotes(step),
                         did_you_mean(step, known)));
    }

    CheckContext& context_;
    Origin origin_;
};

}  // namespace

void apply_overrides(CheckContext& context, RecipeTable& root) {
    int number = 0;
    for (const std::string& option : context.options.sets) {
        Walk walk(context, option, ++number);
        const auto equals = option.find('=');
        if (equals == std::string::npos || equals == 0) {
            walk.fail("write PATH=VALUE, such as grid.spacing=5");
            continue;
        }
        if (option.size() > most_recipe_bytes || find_bad_utf8(option)) {
            walk.fail("the option is too long or not UTF-8");
            continue;
        }
        walk.set(root, trim(std::string_view(option).substr(0, equals)),
                 trim(std::string_view(option).substr(equals + 1)));
    }
}

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/labels.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <map>
#include <set>

#include "cuesta/base/text.h"

namespace cuesta {
namespace {

const std::string* text_at(const RecipeValue& value, std::string_view key) {
    if (value.table() == nullptr) return nullptr;
    const RecipeEntry* entry = value.table()->find(key);
    return entry == nullptr ? nullptr : entry->value.text();
}

}  // namespace

std::vector<std::string> labels_of(const RecipeArray& list) {
    std::set<std::string, std::less<>> taken;
    for (const RecipeValue& element : list)
        if (const std::string* label = text_at(element, "label")) taken.insert(*label);
    std::map<std::string, int> seen;
    std::vector<std::string> labels;
    for (const RecipeValue& element : list) {
        const std::string* written = text_at(element, "label");
        const std::string* op = text_at(element, "op");
        if (written != nullptr || op == nullptr) {
            labels.push_back(written != nullptr ? *written : "");
            continue;
        }
        std::string label;
        do {
            const int count = ++seen[*op];
            label = count == 1 ? *op : fmt::format("{}_{}", *op, count);
        } while (!taken.insert(label).second);
        labels.push_back(std::move(label));
    }
    return labels;
}

Selected select_table(const RecipeArray& list, std::string_view what, std::string_view selector) {
    std::size_t number = 0;
    const char* last = selector.data() + selector.size();
    const auto [end, error] = std::from_chars(selector.data(), last, number);
    if (error == std::errc{} && end == last) {
        if (number >= 1 && number <= list.size()) return {number - 1, {}};
        return {std::nullopt, list.empty()
                                  ? fmt::format("there is no {}", what)
                                  : fmt::format("there is no {} {}; they count from 1 to {}", what,
                                                number, list.size())};
    }
    const std::vector<std::string> labels = labels_of(list);
    const auto found = std::find(labels.begin(), labels.end(), selector);
    if (found != labels.end() && !found->empty())
        return {static_cast<std::size_t>(found - labels.begin()), {}};
    std::vector<std::size_t> same;
    for (std::size_t i = 0; i < list.size(); ++i)
        if (const std::string* op = text_at(list[i], "op"); op != nullptr && *op == selector)
            same.push_back(i);
    if (same.size() == 1) return {same[0], {}};
    if (same.size() > 1)
        return {std::nullopt, fmt::format("{} {} stands here {} times; use a label or a number",
                                          what, in_quotes(selector), same.size())};
    return {std::nullopt, fmt::format("there is no {} {}.{}", what, in_quotes(selector),
                                      did_you_mean(selector, labels))};
}

}  // namespace cuesta

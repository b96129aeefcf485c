// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/check_stages.h"

#include <fmt/format.h>

#include <set>

#include "cuesta/base/text.h"
#include "cuesta/recipe/check_operator.h"
#include "cuesta/recipe/check_simulate.h"
#include "cuesta/recipe/labels.h"

namespace cuesta {

void check_stages(CheckContext& context, const RecipeTable& root) {
    const RecipeEntry* list = root.find("stage");
    if (list == nullptr) {
        context.warn({}, "the recipe has no [[stage]], so the land stays flat");
        return;
    }
    const std::vector<std::string> labels = list->value.array() != nullptr
                                                ? labels_of(*list->value.array())
                                                : std::vector<std::string>();
    std::set<std::string> seen;
    context.each_table(*list, "stage", 1000, [&](const RecipeValue& stage, std::size_t i) {
        if (!labels[i].empty() && !seen.insert(labels[i]).second)
            context.problem(
                stage.table()->find("label")->value.origin,
                fmt::format("label {} is taken by an earlier stage", in_quotes(labels[i])));
        auto checked =
            check_operator(context, stage, Place::stage, labels[i], {},
                           [&](StagePlan& plan) { check_simulate(context, *stage.table(), plan); });
        if (checked && checked->enabled) context.plan.stages.push_back(std::move(checked->plan));
    });
}

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/plan.h"

#include <algorithm>

namespace cuesta {

std::set<std::string> fields_read(const StagePlan& stage) {
    return fields_read(stage, stage.values);
}

std::set<std::string> fields_read(const StagePlan& stage, const ParamValues& values) {
    std::set<std::string> names;
    if (!stage.mask.empty()) names.insert(stage.mask);
    if (!stage.from.empty()) names.insert(stage.from);
    for (const ParamRow& param : stage.op->params) {
        const auto value = values.find(param.name);
        if (value == values.end()) continue;
        if (param.kind == ParamKind::number_or_field) {
            const auto& given = std::get<FieldOrNumber>(value->second);
            const auto& knows = stage.op->fields.knows;
            const bool known = std::find(knows.begin(), knows.end(), given.field) != knows.end();
            if (!given.field.empty() && !known) names.insert(given.field);
        } else if (param.kind == ParamKind::field_name) {
            const auto& given = std::get<std::string>(value->second);
            if (!given.empty()) names.insert(given);
        }
    }
    return names;
}

std::set<std::string> fields_read(const Plan& plan) {
    std::set<std::string> names;
    for (const OutputPlan& output : plan.outputs) names.insert(output.field);
    const auto note = [&](const StagePlan& stage) { names.merge(fields_read(stage)); };
    for (const StagePlan& stage : plan.stages) {
        note(stage);
        for (const StagePlan& process : stage.processes) note(process);
        for (const EventPlan& event : stage.events) {
            for (const StagePlan& op : event.operators) note(op);
            for (const EventPlan::Change& change : event.changes)
                if (const auto* held = std::get_if<FieldOrNumber>(&change.value))
                    if (!held->field.empty()) names.insert(held->field);
        }
    }
    return names;
}

}  // namespace cuesta

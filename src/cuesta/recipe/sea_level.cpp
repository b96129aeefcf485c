// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/sea_level.h"

#include "cuesta/operator/world_keys.h"
#include "cuesta/recipe/param_value.h"

namespace cuesta {
namespace {

std::optional<double> number_of(const ParamValues& values, std::string_view name) {
    const auto found = values.find(name);
    return found == values.end() ? std::nullopt : plain_number(found->second);
}

}  // namespace

const ParamRow* sea_level_param(const OperatorRow& op) {
    const ParamRow* row = op.find_param(sea_level_key.name);
    return row != nullptr && row->unit == sea_level_key.unit ? row : nullptr;
}

std::optional<double> own_sea_depth(const StagePlan& stage) {
    const auto depth = number_of(stage.values, own_sea_depth_name);
    return depth && *depth > 0 ? depth : std::nullopt;
}

std::optional<double> sea_level_of(const StagePlan& stage) {
    if (own_sea_depth(stage)) return 0;
    const ParamRow* row = sea_level_param(*stage.op);
    const auto level = row != nullptr ? number_of(stage.values, row->name) : std::nullopt;
    return level && *level > row->min ? level : std::nullopt;
}

std::optional<double> sea_level_of(const std::vector<StagePlan>& stages) {
    std::optional<double> found;
    for (const StagePlan& stage : stages) {
        if (const auto level = sea_level_of(stage)) found = level;
        if (const auto inside = sea_level_of(stage.processes)) found = inside;
    }
    return found;
}

}  // namespace cuesta

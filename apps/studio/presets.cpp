// SPDX-License-Identifier: Apache-2.0
#include "presets.h"

#include "embedded.h"
#include "recipe_text.h"

#include "cuesta/base/json.h"

namespace cuesta::studio {
namespace {

// Whether a value means the same in another recipe.
bool travels(const ParamRow& param, const Json& value) {
    switch (param.kind) {
        case ParamKind::file:
        case ParamKind::field_name:
        case ParamKind::material:
        case ParamKind::materials:
            return false;
        case ParamKind::number_or_field:
            // A number with its unit; a name is a field of that recipe.
            return !value.is_string() ||
                   value.get<std::string>().find_first_of("0123456789") == 0 ||
                   value.get<std::string>().starts_with("-");
        default:
            return true;
    }
}

void collect(const Registry& registry, const std::string& example, const Json& stages, Json& out) {
    for (const Json& stage : stages) {
        if (stage.contains("processes")) collect(registry, example, stage["processes"], out);
        const OperatorRow* op = registry.find(stage.value("op", ""));
        if (op == nullptr) continue;
        Json values = Json::object();
        for (const auto& [key, value] : stage["written"].items())
            if (const ParamRow* param = op->find_param(key); param != nullptr)
                if (travels(*param, value)) values[key] = value;
        if (values.size() < 2) continue;
        Json& list = out[std::string(op->name)];
        bool known = false;
        for (const Json& one : list) known = known || one["values"] == values;
        if (!known)
            list.push_back({{"name", example}, {"label", stage["label"]}, {"values", values}});
    }
}

}  // namespace

Json operator_presets(const Registry& registry) {
    Json out = Json::object();
    for (const Example& example : examples()) {
        const CheckedText checked = check_text(registry, std::string(example.text), "recipe.toml");
        collect(registry, example.name, structure_of(checked)["stages"], out);
    }
    return out;
}

}  // namespace cuesta::studio

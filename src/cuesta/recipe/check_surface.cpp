// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/check_surface.h"

#include <fmt/format.h>

#include <algorithm>

#include "cuesta/base/text.h"
#include "cuesta/recipe/check_value.h"
#include "cuesta/terrain/field_names.h"

namespace cuesta {
namespace {

std::optional<std::string> read_target(CheckContext& context, const RecipeValue& value) {
    const auto name = read_text(context, "into", value);
    if (!name) return std::nullopt;
    if (*name == field::height) return std::string();
    const FieldInfo* info = find_field_info(*name);
    if (info != nullptr && info->kind != FieldKind::state) {
        context.problem(value.origin,
                        fmt::format("into = {}: this field follows from others and cannot be "
                                    "written; choose another name",
                                    in_quotes(*name)));
        return std::nullopt;
    }
    if (info == nullptr && !is_field_name(*name)) {
        context.problem(value.origin, fmt::format("into = {}: a field's name is 1 to 31 letters, "
                                                  "digits or _, a letter first",
                                                  in_quotes(*name)));
        return std::nullopt;
    }
    return name;
}

void check_material(CheckContext& context, const RecipeValue* value, StagePlan& plan) {
    const bool ground = plan.into.empty();
    std::optional<MaterialId> id;
    if (value != nullptr) {
        if (!ground) {
            context.problem(value->origin,
                            "'material' is for what makes ground, and this stage "
                            "writes a field");
            return;
        }
        const std::vector<std::string> known = context.plan.materials.names();
        const auto name = read_choice(context, "material", *value, known);
        if (!name) return;
        id = context.plan.materials.find(*name);
        if (context.plan.materials.is_air(*id)) {
            context.problem(value->origin, "material = 'air': the ground cannot be made of air");
            return;
        }
    }
    plan.material = id;
}

}  // namespace

void check_surface(CheckContext& context, const RecipeTable& table, StagePlan& plan) {
    const OperatorKind kind = plan.op->kind;
    if (kind != OperatorKind::generator && kind != OperatorKind::filter) return;
    if (const RecipeValue* into = value_of(table, "into")) {
        if (auto name = read_target(context, *into)) plan.into = *name;
    }
    const bool exists = plan.into.empty() || context.fields.readable(plan.into);
    if (const RecipeValue* blend = value_of(table, "blend")) {
        constexpr auto spelled = choice_words(Blend{});
        const std::vector<std::string> words(spelled.begin(), spelled.end());
        if (const auto chosen = read_choice(context, "blend", *blend, words)) {
            const auto at = std::find(words.begin(), words.end(), *chosen);
            plan.blend = static_cast<Blend>(at - words.begin());
            if (plan.blend != Blend::replace && !exists)
                context.problem(blend->origin,
                                fmt::format("blend = {}: field {} does not exist yet, so there is "
                                            "nothing to blend with; leave blend away",
                                            in_quotes(*chosen), in_quotes(plan.into)));
        }
    }
    if (kind == OperatorKind::filter) {
        const RecipeValue* from = value_of(table, "from");
        if (from != nullptr) {
            if (const auto name = context.read_field("from", *from))
                plan.from = *name == (plan.into.empty() ? field::height : plan.into) ? "" : *name;
        } else if (!exists) {
            context.problem(value_of(table, "into")->origin,
                            fmt::format("field {} does not exist yet; say with from = \"FIELD\" "
                                        "what '{}' reshapes",
                                        in_quotes(plan.into), plan.op->name));
        }
    }
    check_material(context, value_of(table, "material"), plan);
}

}  // namespace cuesta

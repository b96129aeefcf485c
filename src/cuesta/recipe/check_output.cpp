// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/check_output.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "cuesta/recipe/check_file.h"
#include "cuesta/recipe/check_stage.h"
#include "cuesta/recipe/check_value.h"
#include "cuesta/terrain/field_names.h"

namespace cuesta {
namespace {

// Files a run writes by itself.
constexpr std::string_view reserved_files[] = {"preview.png", "manifest.json"};

void check_range(CheckContext& context, const RecipeTable& table, OutputPlan& output) {
    const FieldInfo* info = find_field_info(output.field);
    const NumberRange range{info != nullptr ? info->unit : "1", -1e12, 1e12};
    if (const RecipeValue* low = value_of(table, "low"))
        output.low = read_number(context, "low", *low, range);
    if (const RecipeValue* high = value_of(table, "high"))
        output.high = read_number(context, "high", *high, range);
    if (output.low && output.high && !(*output.low < *output.high))
        context.problem(value_of(table, "high")->origin, "high must be above low");
}

void check_frames(CheckContext& context, const RecipeTable& table, const RecipeValue& file,
                  OutputPlan& output) {
    const bool numbered = output.file.find("{step}") != std::string::npos;
    if (const RecipeValue* every = value_of(table, "every")) {
        const auto steps = read_integer(context, "every", *every, {"1", 0, most_steps});
        if (!steps) return;
        output.every = *steps;
        const auto& stages = context.plan.stages;
        const bool moves = std::any_of(stages.begin(), stages.end(), [](const StagePlan& stage) {
            return stage.op->kind == OperatorKind::container;
        });
        if (output.every > 0 && !moves && context.ok())
            context.warn(every->origin, "every has no effect, because nothing is simulated");
    }
    if (output.every > 0 && !numbered)
        context.problem(file.origin, fmt::format("file = {}: with 'every' the name needs {{step}}, "
                                                 "so that frames do not overwrite each other",
                                                 in_quotes(output.file)));
    if (output.every == 0 && numbered)
        context.problem(file.origin, fmt::format("file = {}: {{step}} needs every = STEPS",
                                                 in_quotes(output.file)));
}

class Names {
public:
    // Reports two outputs with one file, and a file where another output needs a directory.
    void add(CheckContext& context, const RecipeValue& value, const std::string& file) {
        const auto refuse = [&](std::string_view reason) {
            context.problem(value.origin, fmt::format("file = {}: {}", in_quotes(file), reason));
        };
        for (const std::string_view taken : reserved_files)
            if (file == taken) return refuse("every run writes this file itself");
        if (directories_.contains(file))
            return refuse("an earlier output uses this as a directory");
        if (!files_.insert(file).second) return refuse("an earlier output writes this file");
        for (std::size_t at = file.find('/'); at != std::string::npos;
             at = file.find('/', at + 1)) {
            if (files_.contains(file.substr(0, at)))
                return refuse("an earlier output is a file where this one needs a directory");
            directories_.insert(file.substr(0, at));
        }
    }

private:
    std::set<std::string> files_, directories_;
};

}  // namespace

void check_outputs(CheckContext& context, const RecipeTable& root) {
    const RecipeEntry* list = root.find("output");
    if (list == nullptr) {
        context.plan.outputs.push_back({.field = std::string(field::height),
                                        .file = "height.exr",
                                        .every = 0,
                                        .low = {},
                                        .high = {}});
        return;
    }
    Names names;
    const std::string known[] = {"field", "file", "every", "low", "high", "preset"};
    context.each_table(*list, "output", 1000, [&](const RecipeValue& value, std::size_t) {
        const RecipeTable& table = *value.table();
        context.refuse_unknown(table, known, "in [[output]]");
        OutputPlan output;
        if (const RecipeValue* preset = value_of(table, "preset")) {
            if (const auto name = read_text(context, "preset", *preset))
                context.problem(preset->origin,
                                fmt::format("preset = {}: there is no such preset; the list is "
                                            "empty in this version, so give field and file",
                                            in_quotes(*name)));
            return;
        }
        const RecipeValue* field = value_of(table, "field");
        const RecipeValue* file = value_of(table, "file");
        if (field == nullptr)
            context.problem(value.origin, "this output needs field = \"NAME\", such as \"height\"");
        else if (const auto name = context.read_field("field", *field))
            output.field = *name;
        if (file == nullptr) {
            context.problem(value.origin,
                            "this output needs file = \"NAME\", such as \"height.exr\"");
        } else if (const auto name = read_output_file(context, "file", *file)) {
            output.file = *name;
            names.add(context, *file, *name);
            check_frames(context, table, *file, output);
        }
        check_range(context, table, output);
        context.plan.outputs.push_back(std::move(output));
    });
}

}  // namespace cuesta

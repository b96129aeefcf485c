// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/print_plan.h"

#include <fmt/format.h>

#include <algorithm>

#include "cuesta/base/json.h"
#include "cuesta/base/memory.h"
#include "cuesta/base/text.h"
#include "cuesta/operator/change_maps.h"
#include "cuesta/recipe/param_value.h"
#include "cuesta/recipe/sea_level.h"
#include "cuesta/terrain/field_names.h"

namespace cuesta {
namespace {

std::string length_text(double metres) {
    return std::abs(metres) >= 1000 ? format_number(metres / 1000) + " km"
                                    : format_number(metres) + " m";
}

// "into highland, add, mask slope; relief 300 m" or "".
std::string details(const StagePlan& stage, const Plan& plan) {
    std::vector<std::string> parts;
    if (!stage.from.empty()) parts.push_back(fmt::format("from {}", stage.from));
    if (!stage.into.empty()) parts.push_back(fmt::format("into {}", stage.into));
    if (stage.blend != Blend::replace)
        parts.push_back(
            fmt::format("blend {}", choice_words(Blend{})[static_cast<std::size_t>(stage.blend)]));
    if (!stage.mask.empty()) parts.push_back(fmt::format("mask {}", stage.mask));
    if (stage.material) parts.push_back(fmt::format("of {}", plan.materials[*stage.material].name));
    if (stage.seed) parts.push_back(fmt::format("seed {}", *stage.seed));
    if (stage.op->kind == OperatorKind::container || stage.steps != 1)
        parts.push_back(fmt::format("{} steps", stage.steps));
    if (stage.every != 1) parts.push_back(fmt::format("every {} steps", stage.every));
    for (const ParamRow& row : stage.op->params) {
        const auto value = stage.values.find(row.name);
        if (value == stage.values.end() || value->second == row.default_value) continue;
        if (row.name == "steps" && stage.op->kind == OperatorKind::container) continue;
        parts.push_back(fmt::format("{} = {}", row.name, value_text(value->second, row.unit)));
    }
    return fmt::format("{}", fmt::join(parts, ", "));
}

std::string stage_line(const StagePlan& stage, const Plan& plan) {
    std::string line = stage.label;
    if (stage.op->name != stage.label) line += fmt::format(" ({})", stage.op->name);
    if (const std::string more = details(stage, plan); !more.empty()) line += ": " + more;
    return line;
}

void print_inside(const StagePlan& stage, const Plan& plan, std::string& out) {
    for (const StagePlan& process : stage.processes)
        out += fmt::format("       - {}\n", stage_line(process, plan));
    for (const EventPlan& event : stage.events) {
        out += fmt::format("       after {} steps", event.at);
        for (const EventPlan::Change& change : event.changes) {
            const StagePlan& process = stage.processes[change.process];
            const ParamRow* row = process.op->find_param(change.param);
            out += fmt::format(", {}.{} = {}", process.label, change.param,
                               value_text(change.value, row->unit));
        }
        for (const StagePlan& op : event.operators)
            out += fmt::format(", {}", stage_line(op, plan));
        out += '\n';
    }
}

// Fields that live through the run, with what is known of them.
std::vector<std::string> field_lines(const Plan& plan) {
    std::vector<std::string> names = {std::string(field::height)};
    const auto note = [&](const std::string& name) {
        if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
    };
    for (const std::string& name : plan.fields) note(name);
    const auto note_all = [&](const StagePlan& stage) {
        for (const std::string& name : stage.op->fields.writes) note(name);
        for (const std::string_view name : {field::wear, field::deposit})
            if (engine_keeps_change_maps(*stage.op) &&
                std::find(plan.asked.begin(), plan.asked.end(), name) != plan.asked.end())
                note(std::string(name));
    };
    each_operator(plan, note_all);
    for (std::string& name : names) {
        const FieldInfo* info = find_field_info(name);
        const auto own = std::find_if(plan.declared.begin(), plan.declared.end(),
                                      [&](const auto& one) { return one.name == name; });
        if (info != nullptr)
            name += fmt::format(" ({}): {}", info->unit, info->sentence);
        else if (own != plan.declared.end())
            name += fmt::format(" ({}): {}", own->unit,
                                own->doc.empty() ? "declared by this recipe" : own->doc);
        else
            name += ": made by this recipe";
    }
    return names;
}

bool by_windows(const InputFacts& facts) {
    return facts.held_because.empty() && facts.columns * facts.rows > held_input_cells;
}

// What a look at a file has told.
std::string facts_text(const Plan& plan, std::size_t input) {
    if (input >= plan.input_facts.size()) return {};
    const InputFacts& facts = plan.input_facts[input];
    if (facts.columns == 0) return ", cannot be opened";
    std::string text = fmt::format(", {} x {} samples, ", facts.columns, facts.rows);
    if (by_windows(facts)) return text + "read by windows";
    text += "held in memory";
    return facts.held_because.empty() ? text : text + ": " + facts.held_because;
}

// "sea level 0 m", or with the operators from which on it is another.
std::string sea_line(const Plan& plan) {
    if (!plan.sea_level_m) return {};
    std::vector<std::string> parts;
    std::optional<double> last;
    each_operator(plan, [&](const StagePlan& stage) {
        const auto level = sea_level_of(stage);
        if (!level || level == last) return;
        last = level;
        parts.push_back(fmt::format("{} m ({})", format_number(*level), stage.label));
    });
    if (parts.size() < 2) parts = {fmt::format("{} m", format_number(*plan.sea_level_m))};
    return fmt::format("sea level {}\n", fmt::join(parts, ", "));
}

}  // namespace

std::string plan_text(const Plan& plan) {
    const Grid& grid = plan.grid;
    const MemoryEstimate memory = estimate_memory(plan);
    std::string out = fmt::format("{}: seed {}, {} x {} samples, {} apart, {} x {}, edges {}\n",
                                  plan.name, plan.seed, grid.columns, grid.rows,
                                  length_text(grid.spacing_m), length_text(grid.extent_x_m()),
                                  length_text(grid.extent_y_m()), to_text(grid.edges));
    if (grid.projection == Projection::latlon || grid.latitudes) {
        const LatitudeRange range = grid.latitude_range();
        out.insert(out.size() - 1,
                   fmt::format(", {}latitudes {} to {} deg",
                               grid.projection == Projection::latlon ? "latlon, " : "", range.south,
                               range.north));
    }
    out += sea_line(plan);
    out += fmt::format("recipe hash {}\n\nstages\n", plan.recipe_sha256.substr(0, 16));
    for (std::size_t i = 0; i < plan.stages.size(); ++i) {
        out += fmt::format("  {:3}  {}  [{}]\n", i + 1, stage_line(plan.stages[i], plan),
                           format_size(memory.stage_bytes[i]));
        print_inside(plan.stages[i], plan, out);
    }
    if (plan.stages.empty()) out += "  none\n";
    if (!plan.inputs.empty()) out += "\nfiles to read\n";
    for (std::size_t i = 0; i < plan.inputs.size(); ++i)
        out += fmt::format("  {}{}\n", plan.inputs[i].string(), facts_text(plan, i));
    out += "\nfields\n";
    for (const std::string& line : field_lines(plan)) out += fmt::format("  {}\n", line);
    out += "\noutputs\n";
    for (const OutputPlan& output : plan.outputs) {
        out += fmt::format("  {} -> {}", output.field, output.file);
        if (output.every > 0) out += fmt::format(", every {} steps", output.every);
        if (output.low) out += fmt::format(", low {}", format_number(*output.low));
        if (output.high) out += fmt::format(", high {}", format_number(*output.high));
        if (output.min_area_m2)
            out += fmt::format(", from {} m2", format_number(*output.min_area_m2));
        if (output.bits != 16) out += fmt::format(", {} bits", output.bits);
        if (!output.palette.empty()) out += fmt::format(", palette {}", output.palette);
        if (output.runoff) out += fmt::format(", runoff {} m/yr", format_number(*output.runoff));
        if (output.tile > 0)
            out += fmt::format(", {} x {} tiles",
                               tiles_along(plan.grid.columns, output.tile, output.overlap),
                               tiles_along(plan.grid.rows, output.tile, output.overlap));
        out += '\n';
    }
    out += fmt::format("\nmemory {} at most: {} through the run, {} while writing\n",
                       format_size(memory.peak_bytes), format_size(memory.state_bytes),
                       format_size(memory.output_bytes));
    for (const std::string& warning : plan.warnings) out += fmt::format("{}\n", warning);
    return out;
}

std::string plan_json(const Plan& plan) {
    const MemoryEstimate memory = estimate_memory(plan);
    Json out = Json::parse(plan.canonical);
    for (std::size_t i = 0; i < plan.stages.size(); ++i)
        out["stages"][i]["memory_bytes"] = memory.stage_bytes[i];
    out["recipe_sha256"] = plan.recipe_sha256;
    out["fields"] = plan.fields;
    out["halo"] = plan.halo;
    if (plan.sea_level_m) out["sea_level_m"] = *plan.sea_level_m;
    out["memory"] = {{"state_bytes", memory.state_bytes},
                     {"output_bytes", memory.output_bytes},
                     {"peak_bytes", memory.peak_bytes}};
    out["inputs"] = Json::array();
    for (const auto& input : plan.inputs) out["inputs"].push_back(input.string());
    out["input_facts"] = Json::array();
    for (const InputFacts& facts : plan.input_facts)
        out["input_facts"].push_back({{"columns", facts.columns},
                                      {"rows", facts.rows},
                                      {"by_windows", by_windows(facts)},
                                      {"held_because", facts.held_because}});
    out["warnings"] = plan.warnings;
    return out.sorted().dump(2) + "\n";
}

}  // namespace cuesta

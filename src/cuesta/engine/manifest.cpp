// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/manifest.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "cuesta/base/json.h"
#include "cuesta/base/memory.h"
#include "cuesta/base/parallel.h"
#include "cuesta/base/version.h"
#include "cuesta/engine/inlets.h"
#include "cuesta/engine/ledger_datum.h"
#include "cuesta/operator/count_words.h"
#include "cuesta/recipe/edges_json.h"

namespace cuesta {
namespace {

Json stage_json(const StagePlan& stage, const StageRecord& record, std::int64_t cells) {
    Json json;
    json["label"] = stage.label;
    json["op"] = stage.op->name;
    json["seconds"] = record.seconds;
    json["steps"] = record.steps;
    if (record.at_rest) json["at_rest"] = true;
    const double work = static_cast<double>(record.operator_steps) * static_cast<double>(cells);
    json["cell_steps_per_second"] = record.seconds > 0 ? work / record.seconds : 0.0;
    json["counts"] = Json::object();
    for (const auto& [what, times] : record.report.counts) json["counts"][what] = times;
    if (!stage.op->cites.empty()) json["cites"] = stage.op->cites;
    return json;
}

// With `octaves` left at its default a noise has as many as the samples show; that is no news
// unless none is left.
bool as_by_default(const StagePlan& stage, const StepReport& report, std::string_view what) {
    if (what != "octaves_above_nyquist" || report.counts.contains("flat_surface")) return false;
    const ParamRow* octaves = stage.op->find_param("octaves");
    return octaves != nullptr && stage.values.at("octaves") == octaves->default_value;
}

std::vector<std::string> stage_warnings(const Run& run) {
    std::vector<std::string> warnings;
    for (std::size_t i = 0; i < run.plan.stages.size(); ++i) {
        const StagePlan& stage = run.plan.stages[i];
        const StepReport& report = run.records[i].report;
        for (const auto& [what, times] : report.counts) {
            const std::string sentence = count_warning(what, times);
            if (!sentence.empty() && !as_by_default(stage, report, what))
                warnings.push_back(fmt::format("stage '{}': {}", stage.label, sentence));
        }
    }
    return warnings;
}

Json output_json(const OutputRecord& output) {
    Json json;
    json["file"] = output.file;
    json["field"] = output.field;
    json["bytes"] = output.bytes;
    json["sha256"] = output.sha256;
    json["data_sha256"] = output.data_sha256;
    if (!output.tiles_sha256.empty()) json["tiles_sha256"] = output.tiles_sha256;
    json["min"] = output.min;
    json["max"] = output.max;
    if (output.step >= 0) json["step"] = output.step;
    return json;
}

Json ledger_json(const LedgerRow& row) {
    Json json = {{"material", row.material},
                 {"start_m3", row.start_m3},
                 {"in_m3", row.in_m3},
                 {"out_m3", row.out_m3},
                 {"end_m3", row.end_m3},
                 {"residual_m3", row.residual_m3},
                 {"relative_residual", row.relative_residual},
                 {"formed_m3", row.formed_m3},
                 {"turned_m3", row.turned_m3},
                 {"suspended_m3", row.suspended_m3}};
    constexpr auto sides = choice_words(Side{});
    for (std::size_t i = 0; i < sides.size(); ++i) {
        json["in_border_m3"][std::string(sides[i])] = std::max(0.0, -row.border_m3[i]);
        json["out_border_m3"][std::string(sides[i])] = std::max(0.0, row.border_m3[i]);
    }
    json["density_kg_m3"] = row.density;
    json["start_kg"] = row.start_m3 * row.density;
    json["in_kg"] = row.in_m3 * row.density;
    json["out_kg"] = row.out_m3 * row.density;
    json["end_kg"] = row.end_m3 * row.density;
    json["suspended_kg"] = row.suspended_m3 * row.density;
    json["residual_kg"] = row.residual_m3 * row.density;
    return json;
}

}  // namespace

Manifest make_manifest(const Run& run, std::vector<OutputRecord> outputs, std::string preview) {
    Manifest manifest{
        std::move(outputs), run.ledger(), std::move(preview), stage_warnings(run), {}};
    const Plan& plan = run.plan;
    Json json;
    json["cuesta"] = version();
    json["recipe"] = plan.name;
    json["recipe_sha256"] = plan.recipe_sha256;
    json["seed"] = plan.seed;
    for (const PluginUse& plugin : plan.plugins)
        json["plugins"].push_back({{"name", plugin.name}, {"sha256", plugin.sha256}});
    json["grid"] = {{"columns", plan.grid.columns},
                    {"rows", plan.grid.rows},
                    {"spacing_m", plan.grid.spacing_m},
                    {"edges", Json::parse(edges_json(plan.grid.edges))}};
    if (plan.grid.projection != Projection::flat)
        json["grid"]["projection"] =
            choice_words(Projection{})[static_cast<std::size_t>(plan.grid.projection)];
    if (plan.grid.projection != Projection::flat || plan.grid.latitudes)
        json["grid"]["latitudes_deg"] = {plan.grid.latitude_range().south,
                                         plan.grid.latitude_range().north};
    add_refinement(run, json);
    json["threads"] = thread_count();
    json["ranks"] = run.domain.ranks();
    json["blocks"] = run.domain.blocks_of_map();
    json["seconds"] = run.seconds();
    json["peak_memory_bytes"] = peak_resident_bytes();
    json["stages"] = Json::array();
    for (std::size_t i = 0; i < plan.stages.size(); ++i)
        json["stages"].push_back(stage_json(plan.stages[i], run.records[i], plan.grid.cells()));
    json["ledger_datum_m"] = ledger_datum(run.domain).metres;
    json["ledger"] = Json::array();
    for (const LedgerRow& row : manifest.ledger) json["ledger"].push_back(ledger_json(row));
    json["inputs"] = Json::array();
    for (std::size_t i = 0; i < run.inputs.size(); ++i)
        json["inputs"].push_back(
            {{"file", plan.inputs[i].filename().string()}, {"data_sha256", run.input_sha256[i]}});
    json["outputs"] = Json::array();
    for (const OutputRecord& output : manifest.outputs)
        json["outputs"].push_back(output_json(output));
    if (!manifest.preview.empty()) json["preview"] = manifest.preview;
    std::vector<std::string> warnings = plan.warnings;
    warnings.insert(warnings.end(), manifest.warnings.begin(), manifest.warnings.end());
    if (!warnings.empty()) json["warnings"] = warnings;
    manifest.json = json.dump(2) + "\n";
    return manifest;
}

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// How much memory a plan takes: fields that live through the run, what each stage needs besides,
// and what writing the outputs needs.
#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

#include "cuesta/analysis/surface_water.h"
#include "cuesta/base/memory.h"
#include "cuesta/flow/drainage.h"
#include "cuesta/operator/change_maps.h"
#include "cuesta/recipe/line_outputs.h"
#include "cuesta/recipe/plan.h"
#include "cuesta/terrain/field_names.h"
#include "cuesta/terrain/layer_stack.h"

namespace cuesta {
namespace {

// Constants are measured: tests/e2e/memory_test.py holds the plan against the resident peak.
constexpr std::uint64_t program_bytes = 13u << 20;  // code, libraries, stacks
constexpr std::size_t usual_layers = 4;             // of an operator that does not say
constexpr std::uint64_t beyond_count = std::numeric_limits<std::uint64_t>::max();

// Products and sums that stay at the largest number instead of wrapping round.
std::uint64_t times(std::uint64_t a, std::uint64_t b) {
    return checked_product(a, b).value_or(beyond_count);
}
std::uint64_t plus(std::uint64_t a, std::uint64_t b) {
    return checked_sum(a, b).value_or(beyond_count);
}

// What the operator's parameters are calculated into: expressions written in place of numbers.
std::size_t expression_inputs(const StagePlan& stage) {
    std::set<std::string> names;
    for (const auto& [key, value] : stage.values)
        if (const auto* held = std::get_if<FieldOrNumber>(&value))
            if (!held->expression.empty()) names.insert(held->field);
    return names.size();
}

// Derived fields the operator needs at once: each is computed into a field of its own, but those
// that it finds by itself where a parameter names them.
std::size_t derived_inputs(const StagePlan& stage) {
    std::set<std::string> names;
    const auto note = [&](const std::string& name) {
        if (is_derived(name)) names.insert(name);
    };
    note(stage.mask);
    note(stage.from);
    const std::vector<std::string>& knows = stage.op->fields.knows;
    for (const auto& [key, value] : stage.values)
        if (const auto* held = std::get_if<FieldOrNumber>(&value))
            if (std::find(knows.begin(), knows.end(), held->field) == knows.end())
                note(held->field);
    for (const std::string& name : stage.op->fields.reads) note(name);
    return names.size();
}

bool needs_drainage(const std::string& name) {
    const FieldInfo* info = find_field_info(name);
    return info != nullptr && info->routes_water;
}

// What routing water takes while such a field is computed for the operator.
std::uint64_t derived_work_bytes(const StagePlan& stage, std::uint64_t raster) {
    bool routes = needs_drainage(stage.mask) || needs_drainage(stage.from);
    for (const auto& [key, value] : stage.values)
        if (const auto* held = std::get_if<FieldOrNumber>(&value))
            routes = routes || needs_drainage(held->field);
    for (const std::string& name : stage.op->fields.reads) routes = routes || needs_drainage(name);
    return routes ? times(raster / sizeof(float), flow::Drainage::cell_bytes) : 0;
}

// Layers that an operator may leave in a column. A number below zero counts only where the ground
// has layers already: who lays down what it found makes none on ground of one material.
std::size_t layers_left(const StagePlan& stage, bool layered) {
    std::size_t laid = 0;
    const bool whole = stage.blend == Blend::replace && stage.mask.empty();
    if (stage.material && stage.into.empty() && !whole) ++laid;
    const auto& writes = stage.op->fields.writes;
    if (stage.op->layers) {
        const int said = stage.op->layers(stage.values);
        laid += static_cast<std::size_t>(said >= 0 ? said : layered ? -said : 0);
    } else if (std::find(writes.begin(), writes.end(), field::layers) != writes.end()) {
        laid += usual_layers;
    }
    return laid;
}

bool has_layers(const Plan& plan) {
    bool layered = false;
    each_operator(
        plan, [&](const StagePlan& stage) { layered = layered || layers_left(stage, false) > 0; });
    return layered;
}

// Columns as integers, once a process works on them, and the layers in them.
std::uint64_t column_bytes(const Plan& plan, std::uint64_t field) {
    bool columns = false;
    std::size_t laid = 0;  // by stages that lay or cut layers
    const bool layered = has_layers(plan);
    each_operator(plan, [&](const StagePlan& stage) {
        columns = columns || stage.op->kind == OperatorKind::process ||
                  stage.op->kind == OperatorKind::container;
        laid += layers_left(stage, layered);
    });
    if (!columns && laid == 0) return 0;
    if (laid == 0) return field;
    // Each buried layer has a quarter to grow into.
    const std::size_t most = std::min<std::size_t>(laid, most_layers);
    return plus(field / 4 * LayerStack::column_bytes,
                times(field / 16 * 5 * LayerTile::layer_bytes, most + 1));
}

// Samples of the largest file that a stage reads, as far as somebody has looked.
std::uint64_t file_bytes(const StagePlan& stage, const Plan& plan) {
    std::uint64_t most = 0;
    for (const ParamRow& param : stage.op->params) {
        const auto given = stage.values.find(param.name);
        if (param.kind != ParamKind::file || given == stage.values.end()) continue;
        const auto found = plan.input_index.find(std::get<std::string>(given->second));
        if (found == plan.input_index.end()) continue;
        const auto index = static_cast<std::size_t>(found->second);
        if (index >= plan.input_facts.size()) continue;
        const InputFacts& facts = plan.input_facts[index];
        most = std::max(most, times(times(static_cast<std::uint64_t>(facts.columns),
                                          static_cast<std::uint64_t>(facts.rows)),
                                    sizeof(float)));
    }
    return most;
}

// Cells of rivers or lakes that are lines, in one place. Cells through which a drain at least are
// about one of sqrt(a) on fresh noise, fewer on worn land; lakes cover a third of it at most.
std::uint64_t line_bytes(const Grid& grid, const OutputPlan& output) {
    constexpr double river_cell = 90, lake_cell = 60;
    const double least = least_river_cells(grid, output.min_area_m2);
    const double each =
        output.field == river_lines.word ? river_cell / std::sqrt(least) : lake_cell / 3;
    return static_cast<std::uint64_t>(each * static_cast<double>(grid.cells()));
}

// Files to read: small ones and those that cannot be read by windows stay in memory, of others
// every block has a band, one file at a time. One that nobody has looked at counts as a map.
std::uint64_t input_bytes(const Plan& plan, std::uint64_t raster, const MemoryOptions& options) {
    constexpr std::uint64_t sample_bytes = sizeof(float) + 1;  // and whether it has a value
    std::uint64_t held = 0, band = 0;
    for (std::size_t i = 0; i < plan.inputs.size(); ++i) {
        const InputFacts facts = i < plan.input_facts.size() ? plan.input_facts[i] : InputFacts{};
        if (facts.columns == 0) {
            held = plus(held, raster);
            continue;
        }
        const auto columns = static_cast<std::uint64_t>(facts.columns);
        const std::uint64_t cells = times(columns, static_cast<std::uint64_t>(facts.rows));
        if (cells <= static_cast<std::uint64_t>(held_input_cells) || !facts.held_because.empty())
            held = plus(held, times(cells, sample_bytes));
        else
            band = std::max(
                band, (static_cast<std::uint64_t>(band_samples) + 4 * columns) * sample_bytes +
                          facts.beside_bytes);
    }
    return plus(held, times(band, static_cast<std::uint64_t>(std::max(options.blocks, 1))));
}

// What one operator needs beyond the state.
std::uint64_t own_bytes(const Plan& plan, const StagePlan& stage, bool layered, std::uint64_t field,
                        std::uint64_t raster, const MemoryOptions& options) {
    const OperatorKind kind = stage.op->kind;
    std::uint64_t fields = static_cast<std::uint64_t>(std::max(stage.op->temporaries, 0));
    // A surface that is blended, masked or read while it is written cannot be made in place.
    if (kind == OperatorKind::filter ||
        (kind == OperatorKind::generator && (stage.blend != Blend::replace || !stage.mask.empty())))
        fields += 1;
    // A masked process keeps the ground as it was, to put it back outside the mask.
    if (kind == OperatorKind::process && !stage.mask.empty()) fields += 1;
    fields += derived_inputs(stage) + expression_inputs(stage);
    double maps = stage.op->copies ? stage.op->copies(stage.values, layers_left(stage, layered))
                                   : stage.op->grid_copies;
    maps = std::clamp(maps, 0.0, 1e6);
    // Blocks share out what one would hold; what they hand each other is there twice meanwhile.
    if (options.blocks > 1 && maps > 0) maps += 1;
    // Of a file finer than the map its own samples count.
    const std::uint64_t of = std::max(raster, stage.op->copies ? file_bytes(stage, plan) : 0);
    const double copies = maps * static_cast<double>(of);
    const std::uint64_t more =
        copies < 0x1p63 ? static_cast<std::uint64_t>(copies) : std::uint64_t{beyond_count};
    return plus(plus(times(fields, field), more), derived_work_bytes(stage, raster));
}

}  // namespace

MemoryEstimate estimate_memory(const Plan& plan, const MemoryOptions& options) {
    const FieldShape shape{plan.grid.columns, plan.grid.rows, plan.halo};
    const std::uint64_t field = Field::bytes(shape);
    const std::uint64_t raster =
        times(static_cast<std::uint64_t>(plan.grid.cells()), sizeof(float));

    // State: the ground, what the recipe makes and what operators write.
    std::set<std::string, std::less<>> state = {std::string(field::height)};
    state.insert(plan.fields.begin(), plan.fields.end());
    for (const rule::DeclaredField& one : plan.declared) state.insert(one.name);
    const auto note = [&](const StagePlan& stage) {
        for (const std::string& name : stage.op->fields.writes)
            if (!is_derived(name) && name != field::layers) state.insert(name);
        // What the ground loses and gains, where somebody asks; the surface before a step.
        const auto asks = [&](std::string_view name) {
            return std::find(plan.asked.begin(), plan.asked.end(), name) != plan.asked.end();
        };
        if (!engine_keeps_change_maps(*stage.op) || !(asks(field::wear) || asks(field::deposit)))
            return;
        if (asks(field::wear)) state.emplace(field::wear);
        if (asks(field::deposit)) state.emplace(field::deposit);
        state.emplace("surface before a step");
    };
    each_operator(plan, note);

    MemoryEstimate estimate;
    estimate.state_bytes = plus(program_bytes, times(state.size(), field));
    estimate.state_bytes = plus(estimate.state_bytes, column_bytes(plan, field));
    estimate.state_bytes = plus(estimate.state_bytes, input_bytes(plan, raster, options));
    // Libraries are loaded before the work: to read, or to be sure that they can write.
    estimate.state_bytes = plus(estimate.state_bytes, plan.library_bytes);
    const bool layered = has_layers(plan);
    for (const StagePlan& stage : plan.stages) {
        std::uint64_t need = own_bytes(plan, stage, layered, field, raster, options);
        // Temporaries are reused, so the hungriest operator of a container decides.
        for (const StagePlan& process : stage.processes)
            need = std::max(need, own_bytes(plan, process, layered, field, raster, options));
        for (const EventPlan& event : stage.events)
            for (const StagePlan& op : event.operators)
                need = std::max(need, own_bytes(plan, op, layered, field, raster, options));
        estimate.stage_bytes.push_back(plus(estimate.state_bytes, need));
    }
    // Writing goes by rows: it takes a derived field while that is computed, and a library's copy.
    std::uint64_t writing = 0;
    for (const OutputPlan& output : plan.outputs) {
        std::uint64_t need = is_derived(output.field) ? field : 0;
        if (needs_drainage(output.field))
            need = std::max(need,
                            plus(field, times(raster / sizeof(float), flow::Drainage::cell_bytes)));
        if (output.vector)
            need = plus(times(raster / sizeof(float), flow::Drainage::cell_bytes),
                        line_bytes(plan.grid, output));
        if (output.projection) {
            // The map and what is made of it, with a mark for samples outside.
            const auto side = static_cast<std::uint64_t>(
                output.side > 0 ? output.side : std::max(plan.grid.columns, plan.grid.rows));
            const std::uint64_t maps = *output.projection == WorldProjection::cube ? 6 : 1;
            need = plus(plus(need, raster), times(times(side, side), maps * (sizeof(float) + 1)));
        }
        if (output.library) need = plus(need, raster);
        writing = std::max(writing, need);
    }
    // The picture is drawn from rows where they lie, its water from a field of its own.
    if (options.preview) {
        const bool lakes =
            std::any_of(plan.outputs.begin(), plan.outputs.end(), [](const OutputPlan& output) {
                return output.field == field::lake || output.field == "lakes";
            });
        std::uint64_t water = state.contains(field::water) || state.contains(field::river_width)
                                  ? field
                                  : std::uint64_t{0};
        if (lakes && !state.contains(field::water))
            water =
                plus(plus(field, field), times(raster / sizeof(float), flow::Drainage::cell_bytes));
        writing = std::max(writing, plus(water, plan.preview_bytes));
    }
    estimate.output_bytes = plus(estimate.state_bytes, writing);
    estimate.peak_bytes = estimate.output_bytes;
    for (const std::uint64_t bytes : estimate.stage_bytes)
        estimate.peak_bytes = std::max(estimate.peak_bytes, bytes);
    return estimate;
}

}  // namespace cuesta

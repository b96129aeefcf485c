// SPDX-License-Identifier: Apache-2.0
// A checked recipe: every name resolved, every value in house units and inside its range. What the
// engine carries out; it can no longer fail because of the text.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "cuesta/filter/blend.h"
#include "cuesta/grid/grid.h"
#include "cuesta/grid/world_projection.h"
#include "cuesta/operator/registry.h"
#include "cuesta/rule/declaration.h"
#include "cuesta/terrain/material.h"

namespace cuesta {

struct EventPlan;

// One operator in its place: a stage, a process inside `simulate`, or the operator of an event.
struct StagePlan {
    std::string label;                // unique among stages and among the processes of a stage
    const OperatorRow* op = nullptr;  // owned by the registry, which outlives the plan, or by:
    std::shared_ptr<const OperatorRow> own;  // an operator that the recipe declares
    ParamValues values;                      // every parameter, defaults included
    std::uint32_t stream = 0;  // of random numbers: from the label, never from the position
    std::optional<std::uint64_t> seed;  // replaces the recipe's seed for this operator
    // Generators and filters: where the surface goes.
    std::string into;  // a field; empty = the ground
    std::string from;  // filters: the field they reshape; empty = what `into` names
    Blend blend = Blend::replace;
    std::string mask;  // a field; empty = everywhere
    std::optional<MaterialId> material;
    // Processes.
    std::int64_t steps = 1;  // of a process as a stage, or of simulate
    std::int64_t every = 1;  // inside simulate: runs when step % every == 0, steps from 1
    // simulate only.
    std::vector<StagePlan> processes;
    std::vector<EventPlan> events;  // sorted by `at`, stable
};

// Happens after `at` steps of the stage are done, before the next one.
struct EventPlan {
    struct Change {
        std::size_t process;  // index into StagePlan::processes
        std::string param;
        ParamValue value;
    };
    std::int64_t at = 0;
    std::vector<Change> changes;
    std::vector<StagePlan> operators;  // none or one
};

struct OutputPlan {
    std::string field;
    std::string file;                   // relative to the output directory; may contain {step}
    std::int64_t every = 0;             // 0: at the end; else every so many steps of simulate
    std::optional<double> low, high;    // range of 8-bit and 16-bit files
    int bits = 16;                      // of such a file
    std::string palette;                // colours of an 8-bit .png; empty = grey
    bool vector = false;                // lines or polygons, such as "rivers", in place of a map
    std::optional<double> min_area_m2;  // what is smaller is left out
    std::optional<double> runoff;       // m/yr, of rivers
    // A map of a whole world in another projection, resampled; as it is if there is none.
    std::optional<WorldProjection> projection;
    double centre_lon_deg = 0, centre_lat_deg = 0;
    std::int64_t side = 0;  // samples of its longer side, or of an edge of the cube; 0: as fine
    // Cut into files of tile x tile samples of which neighbours share `overlap`; 0: one file.
    std::int64_t tile = 0, overlap = 0;
    bool library = false;  // a library writes it, which holds a second copy of the map
};

// How many tiles cover an edge of a map.
inline std::int64_t tiles_along(std::int64_t samples, std::int64_t tile, std::int64_t overlap) {
    return (samples - overlap) / (tile - overlap);
}

// A plugin that the recipe names.
struct PluginUse {
    std::string name, sha256;
    bool operator==(const PluginUse&) const = default;
};

// A number-or-field parameter written as an expression, "=0.2 * smoothstep(400, 900, height)": the
// engine calculates it into the field `name` whenever an operator is about to read it.
struct ExpressionPlan {
    std::string name, text;
    std::shared_ptr<const rule::Program> program;
};

// What a look at a file to read has told; no columns: it could not be opened.
struct InputFacts {
    std::int64_t columns = 0, rows = 0;
    std::string held_because{};      // why all of it stays in memory; empty: windows are read
    std::uint64_t beside_bytes = 0;  // memory of whoever reads it, beside the window
};
// A file of so few samples stays in memory: a studio makes the same land again and again.
inline constexpr std::int64_t held_input_cells = std::int64_t{1} << 22;

struct Plan {
    std::string name;
    std::vector<PluginUse> plugins;
    std::filesystem::path recipe_path;
    std::uint64_t seed = 0;
    Grid grid;
    MaterialTable materials;
    std::vector<StagePlan> stages;
    std::vector<OutputPlan> outputs;
    std::vector<std::filesystem::path> inputs;  // files to read, in order of InputFile::index
    std::vector<InputFacts> input_facts;        // of each of them; empty if nobody has looked
    std::map<std::string, int> input_index;     // value of a file parameter -> index
    std::vector<std::string> fields;            // made by the recipe (`into`), in order
    std::vector<ExpressionPlan> expressions;    // of parameters, sorted by name
    std::vector<rule::DeclaredField> declared;  // fields that rules declare, with unit and colours
    std::vector<std::string> asked;             // fields that outputs and stages read, sorted
    std::optional<double> sea_level_m;          // stated, or of the last stage that knows one
    int halo = 1;                               // the widest any operator needs, at least 1
    std::uint64_t library_bytes = 0;            // of what is loaded to read and write its files
    std::uint64_t preview_bytes = 0;            // what drawing its picture takes
    std::string canonical;                      // the effective recipe as one text
    std::string recipe_sha256;                  // of `canonical`
    std::vector<std::string> warnings;
};

// Calls see(operator) for every operator of a plan: stages, processes of a container, operators of
// events.
template <class See>
void each_operator(const Plan& plan, See&& see) {
    for (const StagePlan& stage : plan.stages) {
        see(stage);
        for (const StagePlan& process : stage.processes) see(process);
        for (const EventPlan& event : stage.events)
            for (const StagePlan& op : event.operators) see(op);
    }
}

// Names of fields that the mask, the source and the parameters of a stage read, as it is written or
// with the values an event has given it; of all stages and outputs.
std::set<std::string> fields_read(const StagePlan& stage);
std::set<std::string> fields_read(const StagePlan& stage, const ParamValues& values);
std::set<std::string> fields_read(const Plan& plan);

// What a run of this plan takes in memory at its fullest, by stage.
struct MemoryEstimate {
    std::uint64_t state_bytes = 0;           // fields that live through the run
    std::vector<std::uint64_t> stage_bytes;  // peak during each stage, state included
    std::uint64_t output_bytes = 0;          // peak while writing, state included
    std::uint64_t peak_bytes = 0;
};
struct MemoryOptions {
    bool preview = true;  // a picture is drawn at the end
    int blocks = 1;       // the map is cut into so many
};
MemoryEstimate estimate_memory(const Plan& plan, const MemoryOptions& options = {});

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// The accounts of every family of processes close: start + in = end + suspended + out.
#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "cuesta/verify/problem.h"
#include "cuesta/verify/recipe_run.h"

namespace cuesta::verify {
namespace {

Answer closed(const std::string& text) {
    const std::unique_ptr<Run> run = run_recipe(text);
    return {{within("largest relative residual", "1", worst_residual(*run), 0, 1e-12),
             at_least("booked in and out", "m3", booked_m3(*run), 1)}};
}

// Rain, a spring, evaporation and infiltration around the flow; open edges.
std::string water_text(int steps, std::string_view flow) {
    return head_text(31, 25, 10, "open", 7) +
           "[[stage]]\nop = \"spectral\"\nhurst = 0.7\nrelief = 120\n"
           "[[stage]]\nop = \"flat\"\ninto = \"water\"\nlevel = 0.1\n"
           "[[stage]]\nop = \"simulate\"\n" +
           fmt::format("steps = {}\n", steps) +
           "[[stage.process]]\nop = \"rain\"\nrate = 50\ntime_step = 2\npattern = \"drops\"\n"
           "[[stage.process]]\nop = \"spring\"\npositions = [0.5, 0.5, 0.1, 0.9]\n"
           "discharge = 3\nradius = 25\ntime_step = 2\n"
           "[[stage.process]]\nop = \"evaporation\"\nshare = 1e-4\ntime_step = 2\n"
           "[[stage.process]]\nop = \"infiltration\"\nfactor = 1e3\ntime_step = 2\n"
           "[[stage.process]]\nop = \"water_flow\"\ntime_step = 2\n" +
           std::string(flow);
}

// Sand on limestone under rain; the accounts of rock, sand, regolith, water and what is carried.
std::string erosion_text(int steps, double capacity) {
    return head_text(31, 25, 10, "open", 7) +
           "[[stage]]\nop = \"spectral\"\nhurst = 0.7\nrelief = 120\nmaterial = \"limestone\"\n"
           "[[stage]]\nop = \"fbm\"\nrelief = 6\nblend = \"add\"\nmaterial = \"sand\"\n"
           "[[stage]]\nop = \"simulate\"\n" +
           fmt::format("steps = {}\n", steps) +
           "[[stage.process]]\nop = \"rain\"\nrate = 50\ntime_step = 2\n"
           "[[stage.process]]\nop = \"spring\"\npositions = [0.5, 0.5]\n"
           "discharge = 3\nradius = 25\ntime_step = 2\n"
           "[[stage.process]]\nop = \"water_flow\"\ntime_step = 2\n"
           "[[stage.process]]\nop = \"hydraulic_erosion\"\ntime_step = 2\n" +
           fmt::format("capacity = {}\n", capacity) +
           "[[stage.process]]\nop = \"evaporation\"\nshare = 1e-4\ntime_step = 2\n";
}

std::string slopes_text(int steps) {
    return head_text(21, 17, 10, "open", 5) +
           "[[stage]]\nop = \"fbm\"\nrelief = 300\nwavelength = 400\n"
           "[[stage]]\nop = \"strata\"\n"
           "[[stage]]\nop = \"fbm\"\nlabel = \"soil\"\nrelief = 5\nblend = \"add\"\n"
           "material = \"regolith\"\n"
           "[[stage]]\nop = \"simulate\"\n" +
           fmt::format("steps = {}\n", steps) +
           "[[stage.process]]\nop = \"thermal\"\nweathering_rate = 0.01\n"
           "[[stage.process]]\nop = \"hillslope\"\nsoil_only = true\ntime_step = 200\n";
}

std::string rivers_text(int steps) {
    return head_text(27, 22, 80, "open", 12) +
           "[[stage]]\nop = \"fbm\"\nrelief = 300\nwavelength = 2000\n"
           "[[stage]]\nop = \"strata\"\n"
           "[[stage]]\nop = \"simulate\"\n" +
           fmt::format("steps = {}\n", steps) +
           "[[stage.process]]\nop = \"uplift\"\nrate = 0.0005\ntime_step = 2000\n"
           "[[stage.process]]\nop = \"stream_power\"\ndeposition = 0.8\nsediment = \"sand\"\n"
           "time_step = 2000\n"
           "[[stage.process]]\nop = \"hillslope\"\ntime_step = 2000\n"
           "[[stage]]\nop = \"rivers\"\n";
}

std::string rock_text(int steps) {
    return head_text(41, 35, 4, "wrap", 4) +
           "[[stage]]\nop = \"fbm\"\nwavelength = 120\nrelief = 60\n"
           "[[stage]]\nop = \"flat\"\nlevel = 70\nblend = \"add\"\nmaterial = \"limestone\"\n"
           "[[stage]]\nop = \"caves\"\nwavelength = 90\nleast_roof = 2\n"
           "[[stage]]\nop = \"fbm\"\nlabel = \"sand\"\nrelief = 20\nblend = \"add\"\n"
           "material = \"sand\"\n"
           "[[stage]]\nop = \"simulate\"\n" +
           fmt::format("steps = {}\n", steps) +
           "[[stage.process]]\nop = \"cave_lakes\"\ninflow = 0.03\n"
           "[[stage.process]]\nop = \"karst\"\nrate = 0.2\nsurface_rate = 0.01\n"
           "[[stage.process]]\nop = \"cave_collapse\"\nevery = 7\nrubble = \"mass\"\n"
           "[[stage.process]]\nop = \"rock_cycle\"\n";
}

// Beds of rock and sand with caves in them, closed all round, under drops that carry every material
// by itself and slides: the columns overflow with films.
constexpr int layer_columns = 24, layer_rows = 20, layer_stages = 3;
std::string layers_text(int steps) {
    return head_text(layer_columns, layer_rows, 5, "closed", 9) +
           "[[stage]]\nop = \"fbm\"\nrelief = 60\nwavelength = 80\n"
           "[[stage]]\nop = \"strata\"\nmaterials = [\"limestone\", \"sand\", \"granite\"]\n"
           "thickness = [9, 4, 6]\nrepeat = true\ndepth = 60\n"
           "[[stage]]\nop = \"caves\"\nwavelength = 60\nradius = 3\ndepth = 60\n"
           "[[stage]]\nop = \"simulate\"\n" +
           fmt::format("steps = {}\n", steps) +
           "[[stage.process]]\nop = \"droplets\"\ndensity = 2000\n"
           "[[stage.process]]\nop = \"thermal\"\nlayer_rule = \"never\"\n";  // from the top alone
}

// What was formed of a material or turned into another, all of them together.
double turned_m3(const Run& run) {
    double sum = 0;
    for (const LedgerRow& row : run.ledger()) sum += row.formed_m3 + row.turned_m3;
    return sum;
}

Answer layers_kept(int steps) {
    constexpr double margin_m = 2;  // drops may dig and fill within a step
    const std::unique_ptr<Run> run = begin_recipe(layers_text(steps));
    advance_recipe(*run, layer_stages);
    const auto ground = [&]() -> const LayerStack& {
        return std::as_const(run->domain).block(0).terrain.ground();
    };
    std::vector<Column> before;
    std::vector<Units> lowest;
    for (int y = 0; y < layer_rows; ++y)
        for (int x = 0; x < layer_columns; ++x) {
            before.push_back(ground().column(x, y));
            lowest.push_back(ground().surface().at(x, y));
        }
    const double turned_before = turned_m3(*run);
    int longest = 0;
    for (int step = 0; step < steps; ++step) {
        advance_recipe(*run, 1);
        for (int y = 0, i = 0; y < layer_rows; ++y)
            for (int x = 0; x < layer_columns; ++x, ++i) {
                Units& low = lowest[static_cast<std::size_t>(i)];
                low = std::min(low, ground().surface().at(x, y));
                longest = std::max(longest, ground().layers(x, y));
            }
    }
    std::int64_t kept = 0, changed = 0;
    const auto margin = static_cast<Units>(margin_m / ground().unit_m());
    for (int y = 0, i = 0; y < layer_rows; ++y)
        for (int x = 0; x < layer_columns; ++x, ++i) {
            const Column& old = before[static_cast<std::size_t>(i)];
            const Column now = ground().column(x, y);
            std::int64_t top = 0;
            for (int k = 0; k < old.count; ++k) {
                const Layer& bed = old.layers[static_cast<std::size_t>(k)];
                top += bed.thickness;
                if (top > lowest[static_cast<std::size_t>(i)] - margin) break;
                const bool same = k < now.count && now.layers[static_cast<std::size_t>(k)] == bed;
                ++(same ? kept : changed);
            }
        }
    return {{within("rock turned into other rock", "m3", turned_m3(*run) - turned_before, 0, 0),
             within("undisturbed beds that changed", "1", static_cast<double>(changed), 0, 0),
             at_least("undisturbed beds looked at", "1", static_cast<double>(kept), 500),
             at_most("layers in the longest column", "1", longest, most_layers),
             within("largest relative residual", "1", worst_residual(*run), 0, 1e-12)}};
}

}  // namespace

std::vector<Problem> ledger_problems() {
    return {
        {26, "ledger_water_pipe", "ledger",
         "Rain, springs, evaporation, infiltration and pipes, 10,000 steps.",
         [] { return closed(water_text(10000, "")); }},
        {26, "ledger_water_shallow", "ledger",
         "Rain, springs, evaporation, infiltration and the full equations, 1,000 steps.",
         [] { return closed(water_text(1000, "model = \"shallow\"\n")); }},
        {26, "ledger_sediment", "ledger", "Erosion by water at its default capacity, 10,000 steps.",
         [] { return closed(erosion_text(10000, 1)); }},
        {26, "ledger_sediment_1000", "ledger",
         "Erosion by water at 1,000 times the capacity, 10,000 steps.",
         [] { return closed(erosion_text(10000, 1000)); }},
        {26, "ledger_slopes", "ledger",
         "Slides, weathering and creep of soil on strata, 10,000 steps.",
         [] { return closed(slopes_text(10000)); }},
        {26, "ledger_rivers", "ledger",
         "Uplift, rivers that drop sediment, creep, 10,000 steps; then the stage `rivers`.",
         [] { return closed(rivers_text(10000)); }},
        {26, "ledger_rock", "ledger",
         "Cave lakes, karst, collapse and the rock cycle, 1,000 steps.",
         [] { return closed(rock_text(1000)); }},
        {0, "ledger_layers", "ledger",
         "Drops with loads of their own and slides on beds with caves, 10,000 steps: no rock turns "
         "into another, beds below keep their order.",
         [] { return layers_kept(10000); }},
    };
}

}  // namespace cuesta::verify

// SPDX-License-Identifier: Apache-2.0
// The accounts of every family of processes close: start + in = end + suspended + out.
#include <fmt/format.h>

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
           "[[stage.process]]\nop = \"thermal\"\nloosening = 0.01\n"
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
         "Slides, loosening and creep of soil on strata, 10,000 steps.",
         [] { return closed(slopes_text(10000)); }},
        {26, "ledger_rivers", "ledger",
         "Uplift, rivers that drop sediment, creep, 10,000 steps; then the stage `rivers`.",
         [] { return closed(rivers_text(10000)); }},
        {26, "ledger_rock", "ledger",
         "Cave lakes, karst, collapse and the rock cycle, 1,000 steps.",
         [] { return closed(rock_text(1000)); }},
    };
}

}  // namespace cuesta::verify

// SPDX-License-Identifier: Apache-2.0
// A preview predicts the final land: one recipe for 257 samples of 2,560 m, carried out on 65, 129
// (as --size does it) and 257 of them, and how much of the change that a process makes is the same.
// Recipes with nothing but defaults, unless said. tools/resolution_table has the curves of larger
// maps.
#include <fmt/format.h>

#include <cmath>

#include "cuesta/verify/problem.h"
#include "cuesta/verify/recipe_run.h"

namespace cuesta::verify {
namespace {

constexpr std::int64_t coarsest = 65, finest = 257;
constexpr double extent_m = 2560;

// Smallest forms are eight cells wide on the coarsest grid: all grids see the same land.
const std::string hills = "[[stage]]\nop = \"fbm\"\nrelief = 200\nwavelength = 1250\noctaves = 3\n";
const std::string beds =
    hills +
    "[[stage]]\nop = \"flat\"\nlabel = \"lime\"\nlevel = 60\nblend = \"add\"\n"
    "material = \"limestone\"\n"
    "[[stage]]\nop = \"fbm\"\nlabel = \"soil\"\nrelief = 8\nwavelength = 600\noctaves = 2\n"
    "blend = \"add\"\nmaterial = \"regolith\"\n";
const std::string limestone = hills +
                              "[[stage]]\nop = \"flat\"\nlabel = \"lime\"\nlevel = 60\n"
                              "blend = \"add\"\nmaterial = \"limestone\"\n";

// The change of height at every sample of the coarsest grid, a mean over the cell around it by a
// tent as wide as two of them.
std::vector<double> averaged(const std::vector<double>& change, std::int64_t size) {
    const std::int64_t share = (size - 1) / (coarsest - 1);
    const auto inside = [&](std::int64_t i) {
        return i < 0 ? -i : i >= size ? 2 * (size - 1) - i : i;
    };
    std::vector<double> out;
    for (std::int64_t y = 0; y < size; y += share)
        for (std::int64_t x = 0; x < size; x += share) {
            double sum = 0;
            for (std::int64_t j = 1 - share; j < share; ++j)
                for (std::int64_t i = 1 - share; i < share; ++i)
                    sum += static_cast<double>((share - std::abs(i)) * (share - std::abs(j))) *
                           change[static_cast<std::size_t>(inside(y + j) * size + inside(x + i))];
            out.push_back(sum / static_cast<double>(share * share * share * share));
        }
    return out;
}

std::vector<double> change_on(std::int64_t size, const std::string& land,
                              const std::string& process) {
    constexpr double spacing_m = extent_m / static_cast<double>(finest - 1);
    const std::unique_ptr<Run> run = begin_recipe(
        head_text(finest, finest, spacing_m, "open", 3) + land + process, {{size, size}});
    std::int64_t stages = 0;
    for (std::size_t at = land.find("[[stage]]"); at != std::string::npos;
         at = land.find("[[stage]]", at + 1))
        ++stages;
    advance_recipe(*run, stages);
    const Raster before = run->domain.collect("height");
    advance_recipe(*run);
    const Raster after = run->domain.collect("height");
    std::vector<double> change;
    for (std::size_t i = 0; i < before.samples.size(); ++i)
        change.push_back(double{after.samples[i]} - double{before.samples[i]});
    return averaged(change, size);
}

double rms(const std::vector<double>& map) {
    double sum = 0;
    for (const double one : map) sum += one * one;
    return std::sqrt(sum / static_cast<double>(map.size()));
}

double correlation(const std::vector<double>& a, const std::vector<double>& b) {
    const auto n = static_cast<double>(a.size());
    double sa = 0, sb = 0, saa = 0, sbb = 0, sab = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        sa += a[i], sb += b[i];
        saa += a[i] * a[i], sbb += b[i] * b[i], sab += a[i] * b[i];
    }
    return (sab - sa * sb / n) / std::sqrt((saa - sa * sa / n) * (sbb - sb * sb / n));
}

// What the two previews may differ by at the most from the final land, as a share of the rms of its
// change, and how much alike the finer one is at least (-1: not asked).
struct Bounds {
    double coarse, fine, alike;
};
Answer predicts(const std::string& land, const std::string& process, const Bounds& bounds) {
    const std::vector<double> final = change_on(finest, land, process);
    const auto off = [&](std::vector<double> map) {
        for (std::size_t i = 0; i < map.size(); ++i) map[i] -= final[i];
        return rms(map) / rms(final);
    };
    const std::vector<double> coarse = change_on(65, land, process);
    const std::vector<double> fine = change_on(129, land, process);
    Answer answer{{at_least("rms of the change on 257 samples", "m", rms(final), 0.01),
                   at_most("difference of 65, share of it", "1", off(coarse), bounds.coarse),
                   at_most("difference of 129, share of it", "1", off(fine), bounds.fine)}};
    if (bounds.alike > -1)
        answer.figures.push_back(
            at_least("correlation of 129", "1", correlation(fine, final), bounds.alike));
    return answer;
}

std::string stage(std::string_view op, int steps, std::string_view lines = "") {
    return fmt::format("[[stage]]\nop = \"{}\"\nlabel = \"tested\"\nsteps = {}\n{}", op, steps,
                       lines);
}

const std::string rain_and_erosion =
    "[[stage]]\nop = \"simulate\"\nsteps = 200\n"
    "[[stage.process]]\nop = \"rain\"\nrate = 60\ntime_step = 2\n"
    "[[stage.process]]\nop = \"water_flow\"\ntime_step = 2\n"
    "[[stage.process]]\nop = \"hydraulic_erosion\"\ntime_step = 2\nacceleration = 100\n";

}  // namespace

std::vector<Problem> resolution_problems() {
    const std::string same = ": a quarter and half of the samples make the change of the final.";
    const auto problem = [&](std::string name, std::string what, const std::string& land,
                             const std::string& process, Bounds bounds) {
        return Problem{0, std::move(name), "resolution", std::move(what) + same,
                       [=] { return predicts(land, process, bounds); }};
    };
    return {
        problem("stream_power_preview", "Rivers", hills, stage("stream_power", 10),
                {0.35, 0.15, 0.96}),
        problem("river_sediment_preview", "Rivers with sediment", hills,
                stage("stream_power", 10, "deposition = 1\ndeltas = false\n"), {0.35, 0.15, 0.96}),
        problem("river_delta_preview", "Rivers with sediment that spreads in lakes", hills,
                stage("stream_power", 10, "deposition = 1\n"), {0.35, 0.17, 0.96}),
        problem("thermal_preview", "Slides", hills, stage("thermal", 240, "angle = 12\n"),
                {0.2, 0.06, 0.998}),
        problem("thermal_by_spacing", "Slides with a rate_spacing", hills,
                stage("thermal", 60, "angle = 12\nrate_spacing = 20\n"), {0.2, 0.06, 0.998}),
        problem("thermal_at_rest", "Slides until the ground rests", hills,
                stage("thermal", 100000, "angle = 12\nuntil = \"rest\"\nrest_below = 1e-5\n"),
                {0.2, 0.1, 0.998}),
        problem("thermal_beds_by_spacing", "Slides of soil and rock with a rate_spacing", beds,
                stage("thermal", 60, "angle = 12\nrate_spacing = 20\n"), {0.2, 0.06, 0.998}),
        problem("hillslope_preview", "Creep", hills, stage("hillslope", 3), {0.15, 0.04, 0.999}),
        problem("rivers_preview", "The procedure `rivers`", hills, stage("rivers", 1),
                {0.5, 0.2, 0.96}),
        problem("uplift_preview", "A dome that rises", hills,
                stage("uplift", 3, "shape = \"dome\"\n"), {0.01, 0.002, 0.9999}),
        problem("droplets_preview", "Droplets", hills, stage("droplets", 1), {0.7, 0.35, 0.94}),
        problem("rain_and_erosion", "Rain, flow and erosion by water", hills, rain_and_erosion,
                {0.25, 0.1, 0.99}),
        problem("rock_cycle_preview", "Rock that ages", beds, stage("rock_cycle", 40),
                {0.1, 0.03, 0.99}),
        // All of it loses the same: nothing to correlate.
        problem("karst_preview", "Limestone dissolved by rain", limestone,
                stage("karst", 40, "surface_rate = 0.1\n"), {1e-4, 1e-4, -1}),
    };
}

}  // namespace cuesta::verify

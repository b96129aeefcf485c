// SPDX-License-Identifier: Apache-2.0
// Raw fractals are not land, what default `rivers` makes of them is, and the measures that say so
// give the known numbers of real land.
#include <fmt/format.h>

#include <array>
#include <system_error>

#include "cuesta/analysis/realism.h"
#include "cuesta/verify/problem.h"
#include "cuesta/verify/recipe_run.h"
#include "cuesta/verify/reference_tile.h"

namespace cuesta::verify {
namespace {

constexpr std::array<std::string_view, 6> judged{"carve_index",      "inversion_asymmetry",
                                                 "depression_share", "drainage_density",
                                                 "hack_exponent",    "area_exponent"};

RealismReport measured(const Run& run) {
    Raster map = run.domain.collect(field::height);
    map.spacing_m = run.plan.grid.spacing_m;
    return measure_realism(map);
}

// Gates and intervals before and after default `rivers`, 512 x 512 samples of 60 m.
Answer carved(const std::string& fractal) {
    const std::unique_ptr<Run> run =
        begin_recipe(head_text(512, 512, 60, "open", 1) + fractal + "[[stage]]\nop = \"rivers\"\n");
    advance_recipe(*run, 1);
    const RealismReport before = measured(*run);
    advance_recipe(*run);
    const RealismReport after = measured(*run);
    Answer answer;
    answer.figures.push_back(at_most("gates that the raw fractal passes", "of 4",
                                     before.count(MeasureKind::gate, MeasureVerdict::pass), 3));
    for (const std::string_view name : judged) {
        const Measure& m = after.measure(name);
        answer.figures.push_back(between(m.title + " after rivers", "1", m.value, m.low, m.high));
    }
    const Measure& hack = after.measure("hack_exponent");
    answer.figures.push_back(
        at_least("R2 of the Hack exponent", "1", hack.r2.value_or(0), hack.r2_least.value_or(0)));
    return answer;
}

Answer reference_tile() {
    const std::filesystem::path path = reference_tile_path();
    std::error_code ignored;
    if (!std::filesystem::exists(path, ignored))
        return {{}, fmt::format("no {}: install python-matplotlib-data", path.string())};
    const RealismReport report =
        measure_realism(read_reference_tile(path), {.spacing_m = 74.5, .spacing_y_m = 92.8});
    struct Known {
        const char* name;
        double value, share;
    };
    Answer answer;
    for (const auto& [name, value, share] : {Known{"carve_index", 1.77, 0.03},
                                             {"inversion_asymmetry", 0.061, 0.03},
                                             {"depression_share", 0.046, 0.03},
                                             {"hack_exponent", 0.551, 0.03},
                                             {"area_exponent", 0.500, 0.03},
                                             {"drainage_density", 0.62, 0.03},
                                             {"concavity", 0.47, 0.10},
                                             {"slope_p99_9", 31, 0.03},
                                             {"spur_hollow", 1.25, 0.03},
                                             {"spectral_slope", 3.50, 0.10},
                                             {"bifurcation_ratio", 4.1, 0.03},
                                             {"hypsometric_integral", 0.35, 0.03}}) {
        const Measure& m = report.measure(name);
        const bool angle = std::string_view(name) == "slope_p99_9";
        answer.figures.push_back(within_share(m.title, angle ? "deg" : "1", m.value, value, share));
    }
    answer.figures.push_back(within("gates passed", "of 4",
                                    report.count(MeasureKind::gate, MeasureVerdict::pass), 4, 0));
    return answer;
}

}  // namespace

std::vector<Problem> realism_problems() {
    const std::string becomes =
        " of H 0.7 fails as land; default rivers make it pass the gates, Hack and area.";
    return {
        {0, "rivers_on_fbm", "realism", "Gradient noise" + becomes,
         [] {
             return carved(
                 "[[stage]]\nop = \"fbm\"\nhurst = 0.7\nrelief = 1500\n"
                 "wavelength = 12000\n");
         }},
        {0, "rivers_on_diamond_square", "realism", "A diamond-square map" + becomes,
         [] { return carved("[[stage]]\nop = \"diamond_square\"\nhurst = 0.7\nrelief = 1500\n"); }},
        {0, "reference_tile", "realism",
         "The measures give the known numbers of the Jacksboro fault, a real tile.",
         reference_tile},
    };
}

}  // namespace cuesta::verify

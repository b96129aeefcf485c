// SPDX-License-Identifier: Apache-2.0
// The layers of document 003 written as rules beside the compiled operators, on one thread: the
// same laws with the same numbers (examples/rules/library), in turns of several steps. Processor
// time counts, in the best of the turns on either side.
#include <fmt/format.h>
#include <time.h>

#include <algorithm>

#include "bench.h"
#include "cuesta/base/parallel.h"
#include "cuesta/engine/advance.h"
#include "cuesta/engine/observer.h"

namespace cuesta::app {
namespace {

constexpr int batch = 10, batches = 7;

double processor_seconds() {
    timespec now;
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

constexpr std::string_view temperature_rules =
    "[[stage.process]]\nop = 'rule'\nlabel = 'mean'\n"
    "[stage.process.fields.warm]\nunit = 'C'\n[stage.process.fields.warmth]\nunit = 'C'\n"
    "[stage.process.next]\nwarm = 'mean9(warmth)'\n"
    "[[stage.process]]\nop = 'rule'\nlabel = 'law'\n"
    "[stage.process.parameters.rotation]\ndefault = 0.02\nrange = [-1, 1]\n"
    "[stage.process.let]\nturn = 'rotation * step / (2 * pi)'\n"
    "day = 'sin(pi / 2 * cos(2 * pi * ((x + cell / 2) / map_width - turn))) * 0.7 + 0.5'\n"
    "north = '1 - (y + cell / 2) / map_height'\nsun = 'cos(2 * pi * north + pi)'\n"
    "light = '(north < day ? sun : -0.1) - 0.0012 [1/m] * max(height - 2500 m, 0 m)'\n"
    "wish = '25 C * (clamp(2 * light, -1, 1) + 0.7)'\n[stage.process.next]\n"
    "warmth = 'clamp(warm + 0.02 * (wish - warmth) + upwind(warm, 0.04 [s/m] * wind_x, "
    "0.04 [s/m] * wind_y), -7.5, 42.5)'\n";

std::string noise(std::string_view field, double base, double relief) {
    return fmt::format(
        "[[stage]]\nop = 'fbm'\nlabel = '{0}'\ninto = '{0}'\nbase = {1}\nrelief = {2}\n", field,
        base, relief);
}
std::string filled(std::string_view field, std::string_view value) {
    return fmt::format("[[stage]]\nop = 'formula'\nlabel = '{0}'\ninto = '{0}'\nvalue = '{1}'\n",
                       field, value);
}
std::string rule_of(std::string_view label, std::string_view tables) {
    return fmt::format("[[stage.process]]\nop = 'rule'\nlabel = '{}'\n{}", label, tables);
}
std::string turn_of(std::string_view from, std::string_view to, std::string_view amount) {
    return fmt::format("[stage.process.turn.{0}_{1}]\nfrom = '{2}'\nto = '{3}'\namount = '{4}'\n",
                       from.substr(0, 3), to.substr(0, 3), from, to, amount);
}
std::string flux_of(std::string_view what, std::string_view keys, std::string_view first,
                    std::string_view second) {
    std::string out = fmt::format("[stage.process.flux.{}]\n", what);
    const auto at = keys.find(' ');
    if (!first.empty()) out += fmt::format("{} = '{}'\n", keys.substr(0, at), first);
    if (!second.empty()) out += fmt::format("{} = '{}'\n", keys.substr(at + 1), second);
    return out;
}

std::string humidity_rules() {
    const std::string warm = "[stage.process.let]\nwarm = 'temperature - 25 C * (0.7 - 1)'\n";
    const auto wind = [](std::string_view axis) {
        return fmt::format("clamp(0.04 [s/m] * wind_{}, -0.499999, 0.499999) * air_water", axis);
    };
    return rule_of("rain",
                   warm + turn_of("air_water", "water", "0.0028 * air_water") +
                       turn_of("water", "air_water", "ice > 100 m ? 0 m : 0.014 m / 50 C * warm")) +
           rule_of(
               "exchange",
               warm +
                   turn_of("water", "air_water", "water > 100 m && ice <= 100 m ? 0.03 m : 0 m") +
                   turn_of("air_water", "water", "water > 100 m ? 0 m : 0.01 m / 25 C * warm") +
                   turn_of("air_water", "ice", "ice > 100 m ? 0.03 m : 0 m")) +
           rule_of("mixing", flux_of("air_water", "east south",
                                     "(air_water - right(air_water)) * (1 / 3)", "")) +
           rule_of("mixing_y", flux_of("air_water", "east south", "",
                                       "(air_water - bottom(air_water)) * (1 / 3)")) +
           rule_of("wind", flux_of("air_water", "x y", wind("x"), wind("y"))) +
           rule_of("excess", turn_of("air_water", "water", "air_water - 10 m"));
}

std::string sand_rules() {
    const auto carry = [](std::string_view axis) {
        return fmt::format(
            "clamp(0.0015 / max(water, 1 m) * current_{}, -0.499999, 0.499999) * "
            "(water > 0.1 m ? layer.sand : 0 m)",
            axis);
    };
    const auto spread = [](std::string_view next) {
        return fmt::format(
            "clamp(0.3 / 8 * (height - {0}(height)), -{0}(layer.sand) / 4, "
            "layer.sand / 4)",
            next);
    };
    return rule_of("erosion", turn_of("ground", "layer.sand",
                                      "water > 0.1 m ? 0.04 m * hypot(current_x, current_y) / "
                                      "max(layer.sand + water, 1 m) : 0 m")) +
           rule_of("carry", flux_of("layer.sand", "x y", carry("x"), carry("y"))) +
           rule_of("spread",
                   flux_of("layer.sand", "east south", spread("right"), spread("bottom")));
}

struct Case {
    std::string land, compiled, rules;
};
Case case_of(std::string_view layer) {
    const std::string wind = noise("wind_x", -10, 20) + noise("wind_y", -10, 20);
    if (layer == "temperature")
        return {wind, "[[stage.process]]\nop = 'temperature'\n", std::string(temperature_rules)};
    const std::string water = filled("water", "floor(max(2500 m - height, 0 m))");
    if (layer == "humidity")
        return {wind + noise("temperature", -5, 40) + water +
                    filled("air_water", "floor(9 m * random(0))") +
                    filled("ice", "floor(max(10 C - temperature, 0 C) * 20 [m/C])"),
                "[[stage.process]]\nop = 'humidity'\n", humidity_rules()};
    return {
        "[[stage]]\nop = 'fbm'\nlabel = 'dunes'\nblend = 'add'\nmaterial = 'sand'\n"
        "relief = 20\n" +
            noise("current_x", -400, 800) + noise("current_y", -400, 800) + water,
        "[[stage.process]]\nop = 'sand'\nsmoothing = 0\n", sand_rules()};
}

std::string recipe(std::int64_t columns, std::int64_t rows, const std::string& land,
                   const std::string& processes) {
    return fmt::format(
        "seed = 1\n[grid]\nsize = [{}, {}]\nspacing = 20000\n"
        "edges = {{ west = 'wrap', east = 'wrap', north = 'closed', south = 'closed' }}\n"
        "[[stage]]\nop = 'fbm'\nrelief = 6000\n{}"
        "[[stage]]\nop = 'simulate'\nsteps = 100000\n{}",
        columns, rows, land, processes);
}

}  // namespace

GoalResult measure_rule(std::string_view layer, std::int64_t columns, std::int64_t rows) {
    GoalResult result;
    result.name = fmt::format("rule {} {}x{}", layer, columns, rows);
    result.size = columns;
    result.threads = 1;
    result.reference = layer;
    result.bar = 0.5;
    set_thread_count(1);
    const BenchDirectory directory;
    Observer silent;
    const Case one = case_of(layer);
    const auto rule = prepare_bench(recipe(columns, rows, one.land, one.rules), directory.path());
    const auto compiled =
        prepare_bench(recipe(columns, rows, one.land, one.compiled), directory.path());
    for (const auto& run : {rule.get(), compiled.get()}) advance(*run, silent, batch);
    const auto turn = [&](Run& run) {
        const double before = processor_seconds();
        advance(run, silent, batch);
        return (processor_seconds() - before) / batch;
    };
    double mine = turn(*rule), theirs = turn(*compiled);
    for (int i = 1; i < batches; ++i) {
        mine = std::min(mine, turn(*rule));
        theirs = std::min(theirs, turn(*compiled));
    }
    const auto cells = static_cast<double>(columns * rows);
    result.seconds = result.clock_seconds = mine;
    result.cells_per_s = cells / mine;
    result.reference_seconds = theirs;
    result.reference_cells_per_s = cells / theirs;
    result.ratio = theirs / mine;
    return result;
}

}  // namespace cuesta::app

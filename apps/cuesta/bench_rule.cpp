// SPDX-License-Identifier: Apache-2.0
// The temperature layer of document 003 written as two rules beside the compiled operator, on one
// thread: the same law with the same numbers, in turns of several steps. Processor time counts, in
// the best of the turns on either side.
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

constexpr std::string_view operator_lines = "[[stage.process]]\nop = 'temperature'\n";
constexpr std::string_view rule_lines =
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

std::string recipe(std::int64_t columns, std::int64_t rows, std::string_view processes) {
    return fmt::format(
        "seed = 1\n[grid]\nsize = [{}, {}]\nspacing = 20000\nedges = 'wrap_x'\n"
        "[[stage]]\nop = 'fbm'\nrelief = 6000\n"
        "[[stage]]\nop = 'fbm'\nlabel = 'u'\ninto = 'wind_x'\nrelief = 20\nbase = -10\n"
        "[[stage]]\nop = 'fbm'\nlabel = 'v'\ninto = 'wind_y'\nrelief = 20\nbase = -10\n"
        "[[stage]]\nop = 'simulate'\nsteps = 100000\n{}",
        columns, rows, processes);
}

}  // namespace

GoalResult measure_rule(std::int64_t columns, std::int64_t rows) {
    GoalResult result;
    result.name = fmt::format("rule {}x{}", columns, rows);
    result.size = columns;
    result.threads = 1;
    result.reference = "temperature";
    result.bar = 0.5;
    set_thread_count(1);
    const BenchDirectory directory;
    Observer silent;
    const auto rule = prepare_bench(recipe(columns, rows, rule_lines), directory.path());
    const auto compiled = prepare_bench(recipe(columns, rows, operator_lines), directory.path());
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

// SPDX-License-Identifier: Apache-2.0
// How many steps a second the whole world of document 003 makes on two threads, with all seven
// layers at full rate, on the maps that document names: cells a second over all layers together.
// Processor time of the busiest thread counts, in the best of several batches of steps.
#include <fmt/format.h>
#include <time.h>

#include <algorithm>

#include "bench.h"
#include "cuesta/base/parallel.h"
#include "cuesta/engine/advance.h"
#include "cuesta/engine/observer.h"

namespace cuesta::app {
namespace {

constexpr int batch = 20, batches = 6;

double seconds_of(clockid_t clock) {
    timespec now;
    ::clock_gettime(clock, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

std::string recipe(std::int64_t columns, std::int64_t rows) {
    return fmt::format(
        "seed = 1\n[grid]\nsize = [{}, {}]\nspacing = 20000\nedges = 'wrap_x'\n"
        "[[stage]]\nop = 'diamond_square'\nhurst = 0.7\n"
        "[[stage]]\nop = 'ocean_floor'\ncoast = 1000\nrelief = 3000\n"
        "[[stage]]\nop = 'simulate'\nsteps = 100000\n"
        "[[stage.process]]\nop = 'sea'\nsea_level = 950\n[[stage.process]]\nop = 'runoff'\n"
        "[[stage.process]]\nop = 'sand'\n[[stage.process]]\nop = 'wind'\n"
        "[[stage.process]]\nop = 'temperature'\n[[stage.process]]\nop = 'humidity'\n"
        "[[stage.process]]\nop = 'ice'\n",
        columns, rows);
}

}  // namespace

GoalResult measure_world(std::int64_t columns, std::int64_t rows, double steps_bar) {
    GoalResult result;
    result.name = fmt::format("world {}x{}", columns, rows);
    result.size = columns;
    result.threads = 2;
    const auto cells = static_cast<double>(columns * rows);
    result.rate_bar = steps_bar * cells;
    result.bytes_per_cell = 112;  // ten fields both ways, the sea and turbulence, humidity written
    set_thread_count(2);
    const BenchDirectory directory;
    Observer silent;
    const auto run = prepare_bench(recipe(columns, rows), directory.path());
    advance(*run, silent, batch);  // the land, the turbulence and the first steps
    std::vector<double> processor, clock;
    for (int round = 0; round < batches; ++round) {
        const double cpu = seconds_of(CLOCK_PROCESS_CPUTIME_ID), wall = seconds_of(CLOCK_MONOTONIC);
        advance(*run, silent, batch);
        processor.push_back((seconds_of(CLOCK_PROCESS_CPUTIME_ID) - cpu) / 2 / batch);
        clock.push_back((seconds_of(CLOCK_MONOTONIC) - wall) / batch);
    }
    result.seconds = *std::min_element(processor.begin(), processor.end());
    result.clock_seconds = *std::min_element(clock.begin(), clock.end());
    result.cells_per_s = cells / result.seconds;
    return result;
}

}  // namespace cuesta::app

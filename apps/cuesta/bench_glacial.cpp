// SPDX-License-Identifier: Apache-2.0
// How many cells a second flow in a substep of ice on two threads, the whole map being under it,
// with all that glacial does beside: wear, till and the looks at the bed. Processor time of both
// threads over two counts, in the best of several steps.
#include <fmt/format.h>
#include <time.h>

#include <algorithm>

#include "bench.h"
#include "cuesta/base/parallel.h"
#include "cuesta/engine/advance.h"
#include "cuesta/engine/observer.h"

namespace cuesta::app {
namespace {

constexpr int rounds = 5;

double seconds_of(clockid_t clock) {
    timespec now;
    ::clock_gettime(clock, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

}  // namespace

GoalResult measure_glacial(std::int64_t size) {
    GoalResult result;
    result.name = fmt::format("glacial {}", size);
    result.size = size;
    result.threads = 2;
    result.rate_bar = 60e6;
    result.bytes_per_cell = 16;  // ice both ways with the line fetched to write it, and the bed
    set_thread_count(2);
    const BenchDirectory directory;
    Observer silent;
    const auto run = prepare_bench(
        fmt::format("seed = 1\n[grid]\nsize = [{0}, {0}]\nspacing = 100\n"
                    "[[stage]]\nop = 'spectral'\nrelief = 2000\n"
                    "[[stage]]\nop = 'glacial'\nlabel = 'ice'\nsteps = 100000\nela = -500\n"
                    "substeps = 100\ntime_step = 500\n",
                    size),
        directory.path());
    advance(*run, silent, 4);  // the land, and ice on it
    const auto substeps = [&] { return run->records.back().report.counts["substeps"]; };
    for (int round = 0; round < rounds; ++round) {
        const std::int64_t before = substeps();
        const double cpu = seconds_of(CLOCK_PROCESS_CPUTIME_ID), wall = seconds_of(CLOCK_MONOTONIC);
        advance(*run, silent, 1);
        const auto done = static_cast<double>(substeps() - before);
        const double took = (seconds_of(CLOCK_PROCESS_CPUTIME_ID) - cpu) / 2 / done;
        const double clock = (seconds_of(CLOCK_MONOTONIC) - wall) / done;
        result.seconds = round == 0 ? took : std::min(result.seconds, took);
        result.clock_seconds = round == 0 ? clock : std::min(result.clock_seconds, clock);
    }
    result.cells_per_s = static_cast<double>(size * size) / result.seconds;
    return result;
}

}  // namespace cuesta::app

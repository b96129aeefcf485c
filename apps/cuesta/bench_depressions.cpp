// SPDX-License-Identifier: Apache-2.0
// The speed of drainage itself: receivers, depressions and the ways over their saddles, of a
// fractal full of them, without anything known from an earlier map. Beside a fixed rate, on one
// thread.
#include <fmt/format.h>
#include <time.h>

#include <algorithm>

#include "bench.h"
#include "cuesta/base/parallel.h"
#include "cuesta/engine/advance.h"
#include "cuesta/engine/observer.h"
#include "cuesta/flow/drainage.h"

namespace cuesta::app {
namespace {

double seconds_of(clockid_t clock) {
    timespec now;
    ::clock_gettime(clock, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

IntField fractal_surface(std::int64_t size) {
    const BenchDirectory directory;
    const auto run = prepare_bench(
        fmt::format("seed = 1\n[grid]\nsize = [{0}, {0}]\nspacing = 10\n[[stage]]\nop = 'fbm'\n"
                    "relief = 500\n",
                    size),
        directory.path());
    Observer silent;
    advance(*run, silent);
    const Raster height = run->domain.collect("height");
    IntField surface({size, size, 1});
    for (std::int64_t y = 0; y < size; ++y)
        for (std::int64_t x = 0; x < size; ++x)
            surface.at(x, y) = static_cast<std::int32_t>(
                height.samples[static_cast<std::size_t>(y * size + x)] * 0x1p17f);
    return surface;
}

}  // namespace

GoalResult measure_depressions(std::int64_t size) {
    GoalResult result;
    result.name = "depressions";
    result.size = size;
    set_thread_count(1);
    IntField surface = fractal_surface(size);
    Grid grid;
    grid.columns = grid.rows = size;
    grid.spacing_m = 10;
    SingleCommunicator comm(grid);
    std::vector<double> processor, clock;
    flow::Drainage drainage;  // its memory is there from the first round on; it keeps no order
    for (int round = 0; round < 8; ++round) {
        const double cpu = seconds_of(CLOCK_PROCESS_CPUTIME_ID);
        const double wall = seconds_of(CLOCK_MONOTONIC);
        drainage.route(surface, grid, whole(grid), comm);
        if (round == 0) continue;
        processor.push_back(seconds_of(CLOCK_PROCESS_CPUTIME_ID) - cpu);
        clock.push_back(seconds_of(CLOCK_MONOTONIC) - wall);
    }
    const auto cells = static_cast<double>(size * size);
    result.seconds = median(processor);
    result.clock_seconds = *std::min_element(clock.begin(), clock.end());
    result.cells_per_s = cells / result.seconds;
    result.reference = "40 M cells/s";
    result.reference_cells_per_s = 40e6;
    result.reference_seconds = cells / 40e6;
    result.ratio = result.reference_seconds / result.seconds;
    result.bar = 1;
    return result;
}

}  // namespace cuesta::app

// SPDX-License-Identifier: Apache-2.0
// What layers cost beside the surfaces they are made of: four fractals laid one on the other, each
// of a rock of its own, against the same four made one after the other as plain ground.
#include <time.h>

#include <algorithm>

#include "bench.h"
#include "cuesta/base/parallel.h"
#include "cuesta/engine/advance.h"
#include "cuesta/engine/observer.h"

namespace cuesta::app {
namespace {

constexpr std::int64_t size = 2048;
constexpr std::string_view land = "seed = 1\n[grid]\nsize = [2048, 2048]\nspacing = 10\n";
constexpr std::string_view surfaces =
    "[[stage]]\nop = 'fbm'\nrelief = 1200\n"
    "[[stage]]\nop = 'fbm'\nrelief = 300\nbase = 250\n"
    "[[stage]]\nop = 'fbm'\nrelief = 200\nbase = 200\n"
    "[[stage]]\nop = 'fbm'\nrelief = 80\nbase = 60\n";
constexpr std::string_view layers =
    "[[stage]]\nop = 'fbm'\nrelief = 1200\n"
    "[[stage]]\nop = 'fbm'\nrelief = 300\nbase = 250\nmaterial = 'marble'\nblend = 'add'\n"
    "[[stage]]\nop = 'fbm'\nrelief = 200\nbase = 200\nmaterial = 'limestone'\nblend = 'add'\n"
    "[[stage]]\nop = 'fbm'\nrelief = 80\nbase = 60\nmaterial = 'sandstone'\nblend = 'add'\n";

struct Spent {
    double processor = 0, clock = 0;
};

double seconds_of(clockid_t clock) {
    timespec now;
    ::clock_gettime(clock, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

// One run from the first stage to the last; its memory is new.
Spent time_run(std::string_view stages, const std::filesystem::path& directory) {
    Observer silent;
    const auto run = prepare_bench(std::string(land) + std::string(stages), directory);
    const double cpu = seconds_of(CLOCK_PROCESS_CPUTIME_ID), wall = seconds_of(CLOCK_MONOTONIC);
    advance(*run, silent);
    return {seconds_of(CLOCK_PROCESS_CPUTIME_ID) - cpu, seconds_of(CLOCK_MONOTONIC) - wall};
}

}  // namespace

GoalResult measure_layers() {
    GoalResult result;
    result.name = "layers";
    result.size = size;
    result.reference = "surfaces";
    result.bar = 1.5, result.at_most = true;
    set_thread_count(1);
    const BenchDirectory directory;
    std::vector<double> layered, clock, plain;
    for (int round = 0; round < 6; ++round) {  // in turn, so that a slow minute hits both
        const Spent with = time_run(layers, directory.path());
        const Spent without = time_run(surfaces, directory.path());
        if (round == 0) continue;
        layered.push_back(with.processor), clock.push_back(with.clock);
        plain.push_back(without.processor);
    }
    const auto cells = static_cast<double>(size * size);
    result.seconds = median(layered);
    result.clock_seconds = *std::min_element(clock.begin(), clock.end());
    result.cells_per_s = cells / result.seconds;
    result.reference_seconds = median(plain);
    result.reference_cells_per_s = cells / result.reference_seconds;
    result.ratio = result.seconds / result.reference_seconds;
    return result;
}

}  // namespace cuesta::app

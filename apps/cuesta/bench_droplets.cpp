// SPDX-License-Identifier: Apache-2.0
// The speed of droplets, beside the tidy sequential program with the same numbers: the whole step
// as a run carries it out, on fresh ground in every round. Processor time on both sides, ours and
// the other's in turn, since machines drift; on two threads that of both, shared evenly, and the
// other is the form in which threads race.
#include <fmt/format.h>
#include <time.h>

#include <algorithm>

#include "bench.h"
#include "cuesta/base/parallel.h"
#include "cuesta/engine/advance.h"
#include "cuesta/engine/observer.h"

namespace cuesta::app {
namespace {

struct Case {
    std::int64_t size, drops;
    int radius, threads, rounds;
    double bar;
    std::int64_t reference_drops;  // fewer on large maps: its rate does not depend on them
};

// One drop on every cell, and far between.
constexpr Case cases[] = {
    {1024, 1024 * 1024, 3, 1, 3, 2, 1024 * 1024}, {1024, 1024 * 1024, 3, 2, 3, 2, 1024 * 1024},
    {1024, 1024 * 1024, 4, 1, 3, 2, 1024 * 1024}, {1024, 1024 * 1024, 4, 2, 3, 2, 1024 * 1024},
    {1024, 100'000, 3, 1, 5, 1.4, 100'000},       {1024, 100'000, 3, 2, 5, 1.4, 100'000},
    {1024, 100'000, 4, 1, 5, 1.4, 100'000},       {1024, 100'000, 4, 2, 5, 1.4, 100'000},
    {4096, 4096 * 4096, 3, 1, 1, 2, 1'000'000},   {4096, 4096 * 4096, 3, 2, 1, 2, 1'000'000},
    {4096, 4096 * 4096, 4, 1, 1, 2, 1'000'000},   {4096, 4096 * 4096, 4, 2, 1, 2, 1'000'000},
};

// The numbers of the reference program, whose land is 1 high and has cells of 1.
std::string recipe_of(const Case& one) {
    return fmt::format(
        "seed = 1\n[grid]\nsize = [{0}, {0}]\nspacing = 1\n"
        "[[stage]]\nop = 'fbm'\nrelief = 1000\nwavelength = {1}\n"
        "[[stage]]\nop = 'droplets'\ncount = {2}\nradius = {3}\npath = 64\nreference_step = 1\n"
        "height_unit = 1000\ninertia = 0.05\ncapacity = 0.5\nerosion = 0.3\ndeposition = 0.3\n"
        "evaporation = 0.01\ngravity = 4\nmin_slope = 0.0025\nmin_water = 0\nfloor = 0\n"
        "residual = 'discard'\nring = 'none'\n",
        one.size, static_cast<double>(one.size) / 6, one.drops, one.radius);
}

double seconds_of(clockid_t clock) {
    timespec now;
    ::clock_gettime(clock, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

GoalResult measure(const Case& one, const std::string& directory) {
    GoalResult result;
    result.name = fmt::format("droplets {}{}", one.drops < one.size * one.size ? "sparse " : "",
                              one.radius == 3 ? "r3" : "r4");
    result.size = one.size, result.threads = one.threads;
    result.bar = one.bar, result.drops = one.drops;
    const std::string options =
        fmt::format("--drops {} --radius {}", one.reference_drops, one.radius);
    const ReferenceProgram reference{"droplet_tidy_ref", "droplet-tidy", false, 1, options};
    result.reference = reference.program;
    const BenchDirectory scratch;
    Observer silent;
    std::vector<double> mine, clock, other;
    for (int round = 0; round < one.rounds; ++round) {
        set_thread_count(one.threads);
        const auto run = prepare_bench(recipe_of(one), scratch.path());
        advance(*run, silent, 1);
        const double cpu = seconds_of(CLOCK_PROCESS_CPUTIME_ID);
        const double wall = seconds_of(CLOCK_MONOTONIC);
        advance(*run, silent, 1);
        mine.push_back((seconds_of(CLOCK_PROCESS_CPUTIME_ID) - cpu) / one.threads);
        clock.push_back(seconds_of(CLOCK_MONOTONIC) - wall);
        if (const auto figure = run_reference(reference, directory, one.size))
            other.push_back(figure->cpu_seconds / figure->work * static_cast<double>(one.drops) /
                            one.threads);
    }
    result.seconds = median(mine);
    result.clock_seconds = *std::min_element(clock.begin(), clock.end());
    result.cells_per_s = static_cast<double>(one.size * one.size) / result.seconds;
    if (other.empty()) return result;
    result.reference_seconds = median(other);
    result.reference_cells_per_s =
        static_cast<double>(one.size * one.size) / result.reference_seconds;
    result.ratio = result.reference_seconds / result.seconds;
    return result;
}

}  // namespace

void bench_droplets(const std::string& directory,
                    const std::function<void(const GoalResult&)>& each) {
    for (const Case& one : cases) each(measure(one, directory));
}

}  // namespace cuesta::app

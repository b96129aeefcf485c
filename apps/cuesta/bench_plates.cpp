// SPDX-License-Identifier: Apache-2.0
// How many cells a second a world of plates carries on by one substep, on two threads, with all
// that happens on the way: wear, joining and parting. Processor time of both threads over two
// counts.
#include <fmt/format.h>
#include <time.h>

#include <algorithm>

#include "bench.h"
#include "cuesta/base/parallel.h"
#include "cuesta/tectonics/plate/plate_world.h"

namespace cuesta::app {
namespace {

double seconds_of(clockid_t clock) {
    timespec now;
    ::clock_gettime(clock, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

// The whole stretch in one go: what happens now and then counts by its share.
template <class Geo>
GoalResult measure(const Geo& geo, double unit_km, int plates, double myr, GoalResult result) {
    result.threads = 2;
    set_thread_count(2);
    plate::Rule rule;
    rule.seed = plate::mixed(3);
    rule.plates = plates, rule.least_plates = std::max(1, plates - 1);
    plate::PlateWorld<Geo> world(geo, unit_km);
    world.start(rule);
    world.advance(rule, 10);  // rims are worn in
    const std::int64_t before = world.substeps();
    const double cpu = seconds_of(CLOCK_PROCESS_CPUTIME_ID), wall = seconds_of(CLOCK_MONOTONIC);
    world.advance(rule, myr);
    const auto steps = static_cast<double>(world.substeps() - before);
    result.seconds = (seconds_of(CLOCK_PROCESS_CPUTIME_ID) - cpu) / 2;
    result.clock_seconds = seconds_of(CLOCK_MONOTONIC) - wall;
    result.cells_per_s = static_cast<double>(geo.cells) * steps / result.seconds;
    if (result.rate_bar > 0) result.seconds /= steps, result.clock_seconds /= steps;
    if (result.reference_seconds > 0) result.ratio = result.seconds / result.reference_seconds;
    return result;
}

GoalResult rate_goal(std::string name, std::int64_t size, double bar) {
    GoalResult goal;
    goal.name = std::move(name);
    goal.size = size;
    goal.rate_bar = bar;
    return goal;
}

}  // namespace

void bench_plates(const std::function<void(const GoalResult&)>& each) {
    {
        const plate::Torus torus(1024, 512);
        each(measure(torus, 40030.0 / 1024, 10, 100, rate_goal("plates torus", 724, 150e6)));
    }
    {
        const plate::Sphere sphere(304);
        each(measure(sphere, 6371, 10, 100, rate_goal("plates sphere", 745, 150e6)));
        GoalResult whole;
        whole.name = "plates 400 Myr";
        whole.size = 745;
        whole.reference = "8 seconds", whole.reference_seconds = 8;
        whole.bar = 1, whole.at_most = true;
        each(measure(sphere, 6371, 10, 400, whole));
    }
    const plate::Sphere sphere(256);
    for (const auto& [plates, bar] : {std::pair{5, 150e6}, {10, 150e6}, {20, 100e6}, {30, 75e6}})
        each(measure(sphere, 6371, plates, 50,
                     rate_goal(fmt::format("plates {}", plates), 627, bar)));
}

}  // namespace cuesta::app

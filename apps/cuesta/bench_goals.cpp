// SPDX-License-Identifier: Apache-2.0
// The speed goals of generators and processes, each beside the plain program it is set against, in
// one run.
//
// What is timed is the whole stage as a run carries it out: the operator, the relief, and the exact
// sum of the ground for the ledger. Processor time counts on both sides, so that other work on the
// machine does not; with several threads that of the busiest one, in the round where it is least
// (on a busy machine one thread waits while another does its share). The clock is given as well.
// The noise has eight octaves that all exist: the largest 512 samples across, the finest four.
// A process runs many steps on one ground.
#include <fmt/format.h>
#include <time.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <functional>
#include <map>

#include "bench.h"
#include "cuesta/base/parallel.h"
#include "cuesta/engine/advance.h"
#include "cuesta/engine/observer.h"
#include "operators.h"

namespace cuesta::app {
namespace {

struct Goal {
    std::string_view name, stage;  // the stage's lines in the recipe
    std::int64_t size;
    int threads;
    ReferenceProgram reference;
    std::int64_t reference_size;
    double bar;
    bool at_most;
    std::string_view ground = {};  // stages of the recipe before a process
    int steps = 1;                 // of the process in one round
    std::string_view beside = {};  // processes of a simulation
    double rate_bar = 0;           // cells per second, where there is no program to set it against
};

// As steep on either map: most of it slides.
constexpr std::string_view hills = "[[stage]]\nop = 'spectral'\nrelief = 3000\n";
constexpr std::string_view wide_hills = "[[stage]]\nop = 'spectral'\nrelief = 12000\n";
// Five layers as in the landscape of the thesis: 20, 15 and 5 percent of the height, and sand.
constexpr std::string_view layered_hills =
    "[[stage]]\nop = 'spectral'\nrelief = 1200\n"
    "[[stage]]\nop = 'perlin'\nmaterial = 'marble'\nblend = 'add'\nrelief = 300\nbase = 250\n"
    "[[stage]]\nop = 'perlin'\nmaterial = 'limestone'\nblend = 'add'\nrelief = 200\nbase = 200\n"
    "[[stage]]\nop = 'perlin'\nmaterial = 'sandstone'\nblend = 'add'\nrelief = 80\nbase = 60\n"
    "[[stage]]\nop = 'perlin'\nmaterial = 'sand'\nblend = 'add'\nrelief = 40\nbase = 20\n";
// Five beds of about three metres on steep hills: in every step about a tenth of the cells use up
// their uppermost layer, and what slides is laid in films on other kinds of rock.
constexpr std::string_view thin_beds =
    "[[stage]]\nop = 'spectral'\nrelief = 3600\n"
    "[[stage]]\nop = 'perlin'\nmaterial = 'marble'\nblend = 'add'\nrelief = 4\nbase = 1\n"
    "[[stage]]\nop = 'perlin'\nmaterial = 'limestone'\nblend = 'add'\nrelief = 4\nbase = 1\n"
    "[[stage]]\nop = 'perlin'\nmaterial = 'slate'\nblend = 'add'\nrelief = 4\nbase = 1\n"
    "[[stage]]\nop = 'perlin'\nmaterial = 'limestone'\nblend = 'add'\nrelief = 4\nbase = 1\n"
    "[[stage]]\nop = 'perlin'\nmaterial = 'sandstone'\nblend = 'add'\nrelief = 4\nbase = 1\n";
constexpr std::string_view slides = "op = 'thermal'\nangle = 27\n";  // the reference's slope of 0.5
constexpr ReferenceProgram tidy_thermal{"thermal_tidy_ref", "thermal-tidy", false, 3};

// Every depression of the fractal stays in every step: the hardest ground for drainage.
constexpr std::string_view fractal = "[[stage]]\nop = 'fbm'\nrelief = 500\n";
constexpr std::string_view rivers =
    "op = 'stream_power'\nerodibility = 2e-5\narea_exponent = 0.4\ntime_step = 1\n";
constexpr ReferenceProgram plain_rivers{"streampower_ref", "stream power step", true, 1};

// Rain on hills under 5 cm of water, about what the pipe program has on them, so that every cell
// flows and is worn; a step is short enough to be one part.
constexpr std::string_view wet_fractal =
    "[[stage]]\nop = 'fbm'\nrelief = 500\n"
    "[[stage]]\nop = 'flat'\ninto = 'water'\nlevel = 0.05\n";
constexpr std::string_view storm = "op = 'simulate'\n";
constexpr std::string_view flowing =
    "[[stage.process]]\nop = 'rain'\nrate = 60\ntime_step = 0.1\n"
    "[[stage.process]]\nop = 'water_flow'\ntime_step = 0.1\n";
constexpr std::string_view eroding =
    "[[stage.process]]\nop = 'rain'\nrate = 60\ntime_step = 0.1\n"
    "[[stage.process]]\nop = 'water_flow'\ntime_step = 0.1\n"
    "[[stage.process]]\nop = 'hydraulic_erosion'\ntime_step = 0.1\n";
constexpr ReferenceProgram tidy_pipes{"pipe_tidy_ref", "pipe-tidy", false, 3};

// Dunes that reach their angle of repose, on rock.
constexpr std::string_view dune_sea =
    "[[stage]]\nop = 'spectral'\nrelief = 50\n"
    "[[stage]]\nop = 'dunes'\nmaterial = 'sand'\nblend = 'add'\nwavelength = 300\n";

constexpr ReferenceProgram noise{"noise_ref", "scalar gradient fBm", false, 1};
constexpr std::array goals = {
    Goal{"fbm perlin", "op = 'fbm'\nbasis = 'perlin'\noctaves = 8\nwavelength = 5120\n", 4096, 1,
         noise, 4096, 30, false},
    Goal{"value_noise", "op = 'value_noise'\noctaves = 8\nwavelength = 5120\n", 4096, 1, noise,
         4096, 35, false},
    Goal{"ridged", "op = 'ridged'\noctaves = 8\nwavelength = 5120\n", 4096, 1, noise, 4096, 20,
         false},
    Goal{"fbm simplex", "op = 'fbm'\nbasis = 'simplex'\noctaves = 8\nwavelength = 5120\n", 4096, 1,
         noise, 4096, 13, false},
    // Asked for a side of 4096, the program makes 4097 samples.
    Goal{"diamond_square",
         "op = 'diamond_square'\n",
         4097,
         2,
         {"noise_ref", "diamond-square", true, 1},
         4096,
         1.5,
         false},
    Goal{"spectral",
         "op = 'spectral'\n",
         4096,
         1,
         {"fft_ref", "FFTW c2r", false, 5},
         4096,
         1.5,
         true},
    Goal{"thermal", slides, 1024, 1, tidy_thermal, 1024, 1, false, hills, 60},
    Goal{"thermal", slides, 1024, 2, tidy_thermal, 1024, 1, false, hills, 60},
    Goal{"thermal", slides, 4096, 1, tidy_thermal, 4096, 1, false, wide_hills, 6},
    Goal{"thermal", slides, 4096, 2, tidy_thermal, 4096, 1, false, wide_hills, 6},
    Goal{"thermal layered", "op = 'thermal'\n", 1024, 1, tidy_thermal, 1024, 0.25, false,
         layered_hills, 20},
    Goal{"thermal layered", "op = 'thermal'\n", 1024, 2, tidy_thermal, 1024, 0.25, false,
         layered_hills, 20},
    Goal{
        "thermal thin beds", "op = 'thermal'\n", 1024, 2, {}, 0, 0, false, thin_beds, 10, {}, 60e6},
    Goal{"stream_power", rivers, 1024, 1, plain_rivers, 1024, 5, false, fractal, 4},
    Goal{"stream_power", rivers, 1024, 2, plain_rivers, 1024, 10, false, fractal, 4},
    Goal{"stream_power", rivers, 4096, 2, plain_rivers, 4096, 10, false, fractal, 1},
    Goal{"water_flow", storm, 1024, 2, tidy_pipes, 1024, 3, false, wet_fractal, 20, flowing},
    Goal{"water_flow", storm, 4096, 2, tidy_pipes, 4096, 3, false, wet_fractal, 3, flowing},
    Goal{"water erosion", storm, 1024, 2, tidy_pipes, 1024, 1.5, false, wet_fractal, 20, eroding},
    Goal{"water erosion", storm, 4096, 2, tidy_pipes, 4096, 1.5, false, wet_fractal, 3, eroding},
    Goal{"aeolian", "op = 'aeolian'\n", 1024, 2, {}, 0, 0, false, dune_sea, 20, {}, 100e6},
};

double clock_seconds() {
    timespec now;
    ::clock_gettime(CLOCK_MONOTONIC, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

// Seconds that each thread of this process has spent on a processor.
std::map<std::string, double> thread_seconds() {
    std::map<std::string, double> all;
    for (const auto& task : std::filesystem::directory_iterator("/proc/self/task")) {
        std::ifstream file(task.path() / "schedstat");
        double nanoseconds = 0;
        if (file >> nanoseconds) all[task.path().filename().string()] = nanoseconds * 1e-9;
    }
    return all;
}

struct Spent {
    double busiest = 0, all = 0;
};
Spent spent_since(const std::map<std::string, double>& before) {
    Spent spent;
    for (const auto& [thread, seconds] : thread_seconds()) {
        const auto old = before.find(thread);
        const double since = seconds - (old == before.end() ? 0 : old->second);
        spent.busiest = std::max(spent.busiest, since);
        spent.all += since;
    }
    return spent;
}

// Times the stage over several rounds; the first warms up. A generator makes fresh ground in each
// of them, a process goes on with the same.
void time_stage(const Goal& goal, int rounds, GoalResult& result) {
    const bool process = !goal.ground.empty();
    const std::string recipe = fmt::format(
        "seed = 1\n[grid]\nsize = [{}, {}]\nspacing = 10\n{}[[stage]]\n{}{}{}", goal.size,
        goal.size, goal.ground, goal.stage, process ? "steps = 1000000\n" : "", goal.beside);
    const BenchDirectory directory;
    std::vector<double> processor, clock;
    std::unique_ptr<Run> run;
    Observer silent;
    for (int round = 0; round < rounds + 1; ++round) {
        if (!process || round == 0) run = prepare_bench(recipe, directory.path());
        if (process && round == 0)
            advance(*run, silent, static_cast<std::int64_t>(run->plan.stages.size()) - 1);
        const auto before = thread_seconds();
        const double start = clock_seconds();
        advance(*run, silent, goal.steps);
        if (round == 0) continue;
        clock.push_back((clock_seconds() - start) / goal.steps);
        // Many steps share out evenly in the end, if the program beside it counts all its threads;
        // beside a program of one thread the busiest counts, with what it does alone.
        const Spent spent = spent_since(before);
        processor.push_back(process && !goal.reference.one_thread
                                ? spent.all / goal.threads / goal.steps
                                : spent.busiest / goal.steps);
    }
    result.seconds = goal.threads == 1 ? median(processor)
                                       : *std::min_element(processor.begin(), processor.end());
    result.clock_seconds = *std::min_element(clock.begin(), clock.end());
}

// Of all operators that the stage names, as they count themselves.
double bytes_of(const Goal& goal) {
    double bytes = 0;
    for (const OperatorRow& row : operators().rows())
        if (row.kind != OperatorKind::container)
            for (const std::string_view text : {goal.stage, goal.beside})
                if (text.find(fmt::format("op = '{}'\n", row.name)) != std::string_view::npos)
                    bytes += row.traffic_bytes;
    return bytes;
}

GoalResult measure(const Goal& goal, const std::string& directory) {
    GoalResult result;
    result.bytes_per_cell = bytes_of(goal);
    result.name = goal.name;
    result.size = goal.size, result.threads = goal.threads;
    result.bar = goal.bar, result.at_most = goal.at_most;
    result.reference = goal.reference.program;
    set_thread_count(goal.threads);
    time_stage(goal, goal.threads == 1 ? 5 : goal.steps > 1 ? 9 : 25, result);
    const auto cells = static_cast<double>(goal.size * goal.size);
    result.cells_per_s = cells / result.seconds;
    result.rate_bar = goal.rate_bar;
    if (goal.rate_bar > 0) return result;
    // The least of a few, because a plan measured on a busy machine can be a bad one.
    auto figure = run_reference(goal.reference, directory, goal.reference_size);
    for (int again = 0; figure && goal.reference.repetitions > 1 && again < 2; ++again) {
        const auto other = run_reference(goal.reference, directory, goal.reference_size);
        if (other && other->cpu_seconds < figure->cpu_seconds) figure = other;
    }
    if (!figure) return result;
    const int shared = goal.reference.one_thread ? 1 : goal.threads;
    result.reference_seconds = figure->cpu_seconds * cells / figure->work / shared;
    result.reference_cells_per_s = cells / result.reference_seconds;
    const double ratio = result.reference_seconds / result.seconds;
    result.ratio = goal.at_most ? 1 / ratio : ratio;
    return result;
}

}  // namespace

std::vector<std::string> goal_names() {
    std::vector<std::string> names;
    for (const Goal& goal : goals) names.emplace_back(goal.name);
    names.emplace_back("depressions");
    names.emplace_back("layers");
    names.emplace_back("world");
    names.emplace_back("rule");
    names.emplace_back("glacial");
    names.emplace_back("plates");
    names.emplace_back("droplets");
    return names;
}

void bench_goals(const std::string& filter, const std::string& directory,
                 const std::function<void(const GoalResult&)>& each) {
    const int threads = thread_count();
    for (const Goal& goal : goals)
        if (goal.name.find(filter) != std::string_view::npos) each(measure(goal, directory));
    if (std::string_view("droplets").find(filter) != std::string_view::npos)
        bench_droplets(directory, each);
    if (std::string_view("depressions").find(filter) != std::string_view::npos)
        for (const std::int64_t size : {1024, 4096}) each(measure_depressions(size));
    if (std::string_view("layers").find(filter) != std::string_view::npos) each(measure_layers());
    if (std::string_view("world").find(filter) != std::string_view::npos) {
        each(measure_world(1920, 1080, 45));
        each(measure_world(800, 600, 180));
    }
    if (std::string_view("rule").find(filter) != std::string_view::npos) {
        for (const std::string_view layer : {"temperature", "humidity", "sand"})
            each(measure_rule(layer, 1920, 1080));
        each(measure_rule("temperature", 480, 270));
    }
    if (std::string_view("glacial").find(filter) != std::string_view::npos)
        for (const std::int64_t size : {512, 1024}) each(measure_glacial(size));
    if (std::string_view("plates").find(filter) != std::string_view::npos) bench_plates(each);
    set_thread_count(threads);
}

}  // namespace cuesta::app

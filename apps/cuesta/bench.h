// SPDX-License-Identifier: Apache-2.0
// What the parts of `cuesta bench` share: operators timed through the ordinary chain, alternating
// with a plain reference program, and the speed goals.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cuesta/engine/run.h"
#include "cuesta/operator/operator.h"

namespace cuesta::app {

// --- Reference programs: bench_reference.cpp -----------------------------------------------------

struct ReferenceProgram {
    std::string_view program, line;  // the report's line starts with `line`
    bool one_thread;                 // the program has no threaded form
    int repetitions;                 // slow programs are asked once, for all operators
    std::string_view options = {};   // further words of the command line; never asked once
};

struct ReferenceFigure {
    double work = 0;         // cells or cell-steps per timed call
    double seconds = 0;      // of the clock, median
    double cpu_seconds = 0;  // of the processor, all threads together
};

// Nothing if the directory is empty or lacks the program, or its report cannot be read.
std::optional<ReferenceFigure> run_reference(const ReferenceProgram& reference,
                                             const std::filesystem::path& directory,
                                             std::int64_t size);

// The figures in a line such as "name  median 0.1 s  best 0.1 s ... 1e+08 cell/s ... cpu/wall 1".
std::optional<ReferenceFigure> read_reference_line(const std::string& line);

// --- Operators: bench_operator.cpp ---------------------------------------------------------------

struct BenchResult {
    std::int64_t steps = 0;       // timed
    double seconds_per_step = 0;  // median
    double cell_steps_per_s = 0;
    std::string reference;      // what it was measured beside; empty if nothing
    double reference_rate = 0;  // cells or cell-steps per second
};

// `reference_directory` may be empty or lack the program; then there is no reference figure.
BenchResult bench_operator(const OperatorRow& row, std::int64_t size,
                           const std::string& reference_directory);

double median(std::vector<double> values);

// A directory of our own for the map that `image` reads.
class BenchDirectory {
public:
    BenchDirectory();
    ~BenchDirectory();
    BenchDirectory(const BenchDirectory&) = delete;
    BenchDirectory& operator=(const BenchDirectory&) = delete;
    const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
};

std::unique_ptr<Run> prepare_bench(const std::string& recipe,
                                   const std::filesystem::path& directory);

// --- Speed goals: bench_goals.cpp ----------------------------------------------------------------

struct GoalResult {
    std::string name;
    std::int64_t size = 0;
    int threads = 1;
    bool processor_time = true;           // else the clock's, the fastest of several
    double seconds = 0, cells_per_s = 0;  // the whole stage; processor time of the busiest thread
    double clock_seconds = 0;             // the fastest round
    double bytes_per_cell = 0;            // of memory traffic; 0: nobody has counted
    std::string reference;                // program
    double reference_seconds = 0, reference_cells_per_s = 0;  // 0: not measured
    std::int64_t drops = 0;                                   // that ran, of drops of rain
    double ratio = 0, bar = 0;
    bool at_most = false;  // the ratio is of times and must not exceed the bar
    double rate_bar = 0;   // cells per second, instead of a ratio to a program; 0: there is one
    bool met() const {
        if (rate_bar > 0) return cells_per_s >= rate_bar;
        return at_most ? ratio <= bar : ratio >= bar;
    }
};

std::vector<std::string> goal_names();
// Measures those whose name contains `filter`; `each` is called as soon as one is done.
void bench_goals(const std::string& filter, const std::string& directory,
                 const std::function<void(const GoalResult&)>& each);

// Drops of rain beside the sequential program: bench_droplets.cpp.
void bench_droplets(const std::string& directory,
                    const std::function<void(const GoalResult&)>& each);

// Receivers and depressions of a fractal, on one thread: bench_depressions.cpp.
GoalResult measure_depressions(std::int64_t size);

// Layers laid by generators beside their surfaces, on one thread: bench_layers.cpp.
GoalResult measure_layers();
// Steps of the whole world of cells on two threads: bench_world.cpp.
GoalResult measure_world(std::int64_t columns, std::int64_t rows, double steps_bar);

// Substeps of flowing ice on two threads: bench_glacial.cpp.
GoalResult measure_glacial(std::int64_t size);

// Substeps of worlds of plates on two threads, and a whole run: bench_plates.cpp.
void bench_plates(const std::function<void(const GoalResult&)>& each);

// A layer as rules beside the compiled operator, on one thread: bench_rule.cpp.
GoalResult measure_rule(std::string_view layer, std::int64_t columns, std::int64_t rows);

}  // namespace cuesta::app

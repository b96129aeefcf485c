// SPDX-License-Identifier: Apache-2.0
// cuesta bench: every operator's throughput beside the machine's memory bandwidth and, where there
// is one, beside a plain reference program; all in one run, since machines drift.
#include "bench.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include "bandwidth.h"
#include "companion.h"
#include "cuesta/base/json.h"
#include "cuesta/base/parallel.h"
#include "cuesta/base/text.h"
#include "cuesta/base/version.h"
#include "cuesta/recipe/plan.h"
#include "operators.h"

namespace cuesta::app {
namespace {

std::vector<std::int64_t> sizes_of(const Arguments& arguments) {
    std::vector<std::int64_t> sizes;
    for (const std::string& part : split(arguments.text("sizes", "256,1024,4096"), ','))
        sizes.push_back(parse_size_option(part, "--sizes").first);
    return sizes;
}

std::string rate_text(double rate) {
    return fmt::format("{:.4g}", rate / 1e6);
}

// The ratio is how many times as fast as the reference or, for a bar from above, as long.
void print_goal(const GoalResult& goal) {
    const std::string size = fmt::format("{}x{}", goal.size, goal.size);
    const std::string bar = fmt::format("{} {:.3g}", goal.at_most ? "<=" : ">=", goal.bar);
    fmt::print("{:<16} {:>11} {:>8} {:>9.1f} {:>9.1f} {:>12.4g} {:>6}", goal.name, size,
               goal.threads, goal.seconds * 1e3, goal.clock_seconds * 1e3, goal.cells_per_s / 1e6,
               goal.bytes_per_cell > 0 ? fmt::format("{:g}", goal.bytes_per_cell) : "-");
    if (goal.rate_bar > 0)
        fmt::print(" {:>11} {:>9} {:>8} {:>8}  {}\n", "-", "-", "-",
                   fmt::format(">= {:.3g} M", goal.rate_bar / 1e6), goal.met() ? "met" : "MISSED");
    else if (goal.reference_seconds > 0)
        fmt::print(" {:>11} {:>9.1f} {:>8.2f} {:>8}  {}\n", goal.reference,
                   goal.reference_seconds * 1e3, goal.ratio, bar, goal.met() ? "met" : "MISSED");
    else
        fmt::print(" {:>11} {:>9} {:>8} {:>8}  no {} to measure beside\n", "-", "-", "-", bar,
                   goal.reference);
    if (goal.drops > 0)
        fmt::print("{:<16} {:.4g} ms per 1000 drops\n", "",
                   1e6 * goal.seconds / static_cast<double>(goal.drops));
    std::fflush(stdout);
}

Json goal_json(const GoalResult& goal) {
    Json entry;
    entry["goal"] = goal.name;
    entry["size"] = goal.size;
    entry["threads"] = goal.threads;
    entry["processor_seconds"] = goal.seconds;
    entry["clock_seconds"] = goal.clock_seconds;
    entry["cells_per_second"] = goal.cells_per_s;
    if (goal.drops > 0)
        entry["milliseconds_per_1000_drops"] = 1e6 * goal.seconds / static_cast<double>(goal.drops);
    if (goal.bytes_per_cell > 0) entry["bytes_per_cell"] = goal.bytes_per_cell;
    if (goal.rate_bar > 0) {
        entry["at_least_cells_per_second"] = goal.rate_bar;
        entry["met"] = goal.met();
        return entry;
    }
    entry["reference"] = goal.reference;
    entry[goal.at_most ? "at_most" : "at_least"] = goal.bar;
    if (goal.reference_seconds > 0) {
        entry["reference_processor_seconds"] = goal.reference_seconds;
        entry["ratio"] = goal.ratio;
        entry["met"] = goal.met();
    }
    return entry;
}

ExitCode goals(const Arguments& arguments) {
    const bool json = arguments.has("json");
    const std::string directory = arguments.text("reference"), filter = arguments.text("FILTER");
    const std::vector<std::string> names = goal_names();
    if (std::none_of(names.begin(), names.end(), [&](const std::string& name) {
            return name.find(filter) != std::string::npos;
        }))
        throw UsageError(fmt::format("no speed goal's name contains '{}'.{}", filter,
                                     did_you_mean(filter, names)));
    if (!json) {
        if (directory.empty())
            fmt::print("no reference programs: give their directory with --reference\n");
        fmt::print("Milliseconds of the processor for the whole stage, of the busiest thread.\n");
        fmt::print("{:<16} {:>11} {:>8} {:>9} {:>9} {:>12} {:>6} {:>11} {:>9} {:>8} {:>8}\n",
                   "goal", "size", "threads", "ms", "clock ms", "M cells/s", "B/cell", "reference",
                   "ms", "ratio", "bar");
    }
    Json document;
    document["cuesta"] = version();
    document["goals"] = Json::array();
    bench_goals(filter, directory, [&](const GoalResult& goal) {
        if (!json) print_goal(goal);
        document["goals"].push_back(goal_json(goal));
    });
    if (json) fmt::print("{}\n", document.dump(2));
    return ExitCode::done;
}

}  // namespace

ExitCode run_bench(const Arguments& arguments) {
    if (arguments.has("goals")) return goals(arguments);
    set_thread_count(static_cast<int>(arguments.integer("threads", 1, 1024).value_or(0)));
    const std::string filter = arguments.text("FILTER");
    const bool json = arguments.has("json");
    const std::vector<std::int64_t> sizes = sizes_of(arguments);
    std::vector<const OperatorRow*> rows;
    for (const OperatorRow& row : operators().rows())
        if (row.kind != OperatorKind::container && row.name.find(filter) != std::string::npos)
            rows.push_back(&row);
    if (rows.empty())
        throw UsageError(fmt::format("no operator's name contains '{}'.{}", filter,
                                     did_you_mean(filter, operators().names())));

    const Bandwidth bandwidth = measure_bandwidth();
    Json document;
    document["cuesta"] = version();
    document["threads"] = thread_count();
    document["copy_bytes_per_second"] = bandwidth.copy_bytes_per_s;
    document["triad_bytes_per_second"] = bandwidth.triad_bytes_per_s;
    document["operators"] = Json::array();
    if (!json) {
        fmt::print("threads {}   copy {:.1f} GB/s   triad {:.1f} GB/s\n", thread_count(),
                   bandwidth.copy_bytes_per_s / 1e9, bandwidth.triad_bytes_per_s / 1e9);
        fmt::print("{:<18} {:>11} {:>16} {:>8} {:>8} {:>10} {:>12}  {}\n", "operator", "size",
                   "M cell-steps/s", "B/cell", "GB/s", "of triad", "of reference", "reference");
    }
    for (const OperatorRow* row : rows)
        for (const std::int64_t size : sizes) {
            const BenchResult result = bench_operator(*row, size, arguments.text("reference"));
            const double bytes_per_s = result.cell_steps_per_s * row->traffic_bytes;
            const double share = bytes_per_s / bandwidth.triad_bytes_per_s;
            if (!json) {
                fmt::print(
                    "{:<18} {:>11} {:>16} {:>8} {:>8.2f} {:>9.0f}% {:>12}  {}\n", row->name,
                    fmt::format("{}x{}", size, size), rate_text(result.cell_steps_per_s),
                    row->traffic_bytes, bytes_per_s / 1e9, share * 100,
                    result.reference_rate > 0
                        ? fmt::format("{:.2f}", result.cell_steps_per_s / result.reference_rate)
                        : "-",
                    result.reference);
                std::fflush(stdout);
                continue;
            }
            Json entry;
            entry["operator"] = row->name;
            entry["size"] = size;
            entry["steps_timed"] = result.steps;
            entry["seconds_per_step"] = result.seconds_per_step;
            entry["cell_steps_per_second"] = result.cell_steps_per_s;
            entry["bytes_per_cell_step"] = row->traffic_bytes;
            entry["bytes_per_second"] = bytes_per_s;
            entry["share_of_triad"] = share;
            if (result.reference_rate > 0) {
                entry["reference"] = result.reference;
                entry["reference_cell_steps_per_second"] = result.reference_rate;
                entry["ratio_to_reference"] = result.cell_steps_per_s / result.reference_rate;
            }
            document["operators"].push_back(entry);
        }
    if (json) fmt::print("{}\n", document.dump(2));
    return ExitCode::done;
}

}  // namespace cuesta::app

// SPDX-License-Identifier: Apache-2.0
// cuesta verify: the scorecard of physics and realism, measured against what is known.
#include <fmt/format.h>

#include <cmath>
#include <cstdio>

#include "companion.h"
#include "cuesta/base/interrupt.h"
#include "cuesta/base/json.h"
#include "cuesta/base/parallel.h"
#include "cuesta/base/version.h"
#include "cuesta/verify/plate_figures.h"
#include "cuesta/verify/problem.h"
#include "terminal.h"

namespace cuesta::app {
namespace {

using verify::Figure, verify::Outcome, verify::Problem;

struct Count {
    int passed = 0, figures = 0;  // a problem that ended in an error counts as one figure
    int failed_problems = 0, skipped_problems = 0, problems = 0;
    double seconds = 0;

    void add(const Outcome& outcome) {
        ++problems;
        seconds += outcome.seconds;
        if (outcome.skipped()) {
            ++skipped_problems;
            return;
        }
        if (!outcome.passes()) ++failed_problems;
        figures += outcome.error.empty() ? 0 : 1;
        for (const Figure& figure : outcome.answer.figures) {
            ++figures;
            passed += figure.passes() ? 1 : 0;
        }
    }
};

std::string mark(bool passes, bool colour) {
    if (!colour) return passes ? "pass" : "FAIL";
    return passes ? "\033[32mpass\033[0m" : "\033[31mFAIL\033[0m";
}

std::string number_text(const Problem& problem) {
    return problem.number == 0 ? "" : std::to_string(problem.number);
}

constexpr auto columns = "{:>3} {:<24} {:<38} {:>12} {:>14} {:>6} {}";

// A line for each figure; the first carries number, name and time.
void print_rows(const Problem& problem, const Outcome& outcome, bool colour) {
    std::string number = number_text(problem), name = problem.name;
    std::string seconds = fmt::format(" {:>5.1f} s", outcome.seconds);
    for (const Figure& figure : outcome.answer.figures) {
        fmt::print(columns, number, name, figure.what, figure.measured_text(),
                   figure.expected_text(), figure.tolerance_text(), mark(figure.passes(), colour));
        fmt::print("{}\n", seconds);
        number.clear(), name.clear(), seconds.clear();
    }
    if (outcome.skipped())
        fmt::print("{:>3} {:<24} skipped: {}\n", number, name, outcome.answer.skipped);
    if (!outcome.error.empty())
        fmt::print("{:>3} {:<24} {}: {}\n", number, name, mark(false, colour), outcome.error);
    if (!outcome.skipped() && !outcome.passes()) fmt::print("    {}\n", problem.sentence);
    std::fflush(stdout);
}

Json finite(double value) {
    return std::isfinite(value) ? Json(value) : Json();
}

Json to_json(const Problem& problem, const Outcome& outcome) {
    Json json;
    json["name"] = problem.name;
    json["number"] = problem.number == 0 ? Json() : Json(problem.number);
    json["topic"] = problem.topic;
    json["sentence"] = problem.sentence;
    json["verdict"] = outcome.skipped() ? "skipped" : outcome.passes() ? "pass" : "fail";
    json["seconds"] = outcome.seconds;
    if (!outcome.error.empty()) json["error"] = outcome.error;
    if (outcome.skipped()) json["skipped"] = outcome.answer.skipped;
    json["figures"] = Json::array();
    for (const Figure& figure : outcome.answer.figures) {
        Json row;
        row["what"] = figure.what;
        row["unit"] = figure.unit;
        row["measured"] = finite(figure.measured);
        if (figure.low == figure.high)
            row["expected"] = figure.low;
        else
            row["expected"] = {finite(figure.low), finite(figure.high)};
        row["tolerance"] = figure.tolerance;
        row["relative"] = figure.relative;
        row["verdict"] = figure.passes() ? "pass" : "fail";
        json["figures"].push_back(std::move(row));
    }
    return json;
}

void print_last_line(const Count& count, bool colour) {
    std::string text = fmt::format("{} of {} pass", count.passed, count.figures);
    if (count.skipped_problems > 0)
        text += fmt::format(", {} of {} problems skipped", count.skipped_problems, count.problems);
    const bool good = count.failed_problems == 0;
    fmt::print("\n{} problem{} in {:.1f} s with {} thread{}\n", count.problems,
               count.problems == 1 ? "" : "s", count.seconds, thread_count(),
               thread_count() == 1 ? "" : "s");
    fmt::print("{}{}{}\n", colour ? (good ? "\033[32m" : "\033[31m") : "", text,
               colour ? "\033[0m" : "");
}

void list(const std::vector<Problem>& problems, bool json) {
    Json all = Json::array();
    for (const Problem& problem : problems) {
        if (!json)
            fmt::print("{:>3} {:<9} {:<24} {}\n", number_text(problem), problem.topic, problem.name,
                       problem.sentence);
        all.push_back({{"name", problem.name},
                       {"number", problem.number == 0 ? Json() : Json(problem.number)},
                       {"topic", problem.topic},
                       {"sentence", problem.sentence}});
    }
    if (json) fmt::print("{}\n", all.dump(2));
}

// Worlds of plates in full, a line each: seeds 1 and up, 400 Myr.
void print_worlds(int worlds, int first, int resolution) {
    fmt::print(
        "{:>5} {:>6} {:>15} {:>11} {:>6} {:>14} {:>9} {:>15} {:>14} {:>8} {:>7} {:>11} "
        "{:>8} {:>14} {:>9}\n",
        "seed", "land", "modes km", "high near", "young", "depth r,slope", "mm/yr",
        "largest, seven", "plates", "enclosed", "craton", "bend, ruler", "arc land",
        "highest, deep", "residual");
    for (int seed = first; seed < first + worlds; ++seed) {
        const verify::PlateFigures f = verify::plate_world_of(seed, resolution);
        fmt::print(
            "{:>5} {:>6.3f} {:>+6.2f} {:>+8.2f} {:>5.2f} ({:.2f}) {:>5.2f} {:>7.2f} {:>6.0f} "
            "{:>9.0f} {:>7.2f} {:>7.2f} {:>3} ({}-{}, {:.1f}) {:>7.4f} {:>7.0f} {:>6.0f} "
            "{:>4.2f} {:>8.2f} {:>6.1f} {:>7.1f} {:>9}\n",
            seed, f.land, f.upper_mode_km, f.lower_mode_km, f.high_near, f.all_near,
            f.high_near_or_young, f.depth_root_age, f.depth_slope, f.speed_mm_yr, f.largest,
            f.seven_largest, f.plates, f.fewest_plates, f.most_plates, f.plates_mean, f.enclosed,
            f.craton_m, f.bend_km, f.ruler, f.arc_land, f.highest_km, f.deepest_km, f.residual);
        std::fflush(stdout);
    }
}

}  // namespace

ExitCode run_verify(const Arguments& arguments) {
    const int threads = static_cast<int>(arguments.integer("threads", 1, 1024).value_or(0));
    if (const auto worlds = arguments.integer("worlds", 1, 100)) {
        set_thread_count(threads);
        print_worlds(static_cast<int>(*worlds),
                     static_cast<int>(arguments.integer("first", 1, 1000000).value_or(1)),
                     static_cast<int>(arguments.integer("resolution", 16, 512).value_or(256)));
        return ExitCode::done;
    }
    const bool json = arguments.has("json"), colour = colour_on_stdout();
    const std::vector<Problem> problems =
        verify::select_problems(verify::all_problems(), arguments.text("FILTER"));
    if (arguments.has("list")) {
        list(problems, json);
        return ExitCode::done;
    }
    set_thread_count(threads);
    catch_signals();
    const InterruptScope scope(work_must_end());
    if (!json)
        fmt::print("{:>3} {:<24} {:<38} {:>12} {:>14} {:>6}\n", "#", "problem", "figure",
                   "measured", "expected", "+-");
    Json rows = Json::array();
    Count count;
    std::string topic;
    for (const Problem& problem : problems) {
        if (const ExitCode code = signal_received(); code != ExitCode::done)
            throw Interrupted(code);
        if (!json && problem.topic != topic) fmt::print("\n{}\n", problem.topic);
        topic = problem.topic;
        const Outcome outcome = verify::solve(problem);
        count.add(outcome);
        if (json)
            rows.push_back(to_json(problem, outcome));
        else
            print_rows(problem, outcome, colour);
    }
    if (json) {
        Json document;
        document["cuesta"] = version();
        document["threads"] = thread_count();
        document["seconds"] = count.seconds;
        document["passed"] = count.passed;
        document["figures"] = count.figures;
        document["skipped_problems"] = count.skipped_problems;
        document["problems"] = std::move(rows);
        fmt::print("{}\n", document.dump(2));
    } else {
        print_last_line(count, colour);
    }
    return count.failed_problems == 0 ? ExitCode::done : ExitCode::failed;
}

}  // namespace cuesta::app

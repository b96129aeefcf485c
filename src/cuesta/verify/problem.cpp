// SPDX-License-Identifier: Apache-2.0
#include "cuesta/verify/problem.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <exception>
#include <iterator>
#include <utility>

#include "cuesta/base/error.h"
#include "cuesta/base/text.h"

namespace cuesta::verify {

bool Outcome::passes() const {
    return error.empty() && !answer.figures.empty() &&
           std::all_of(answer.figures.begin(), answer.figures.end(),
                       [](const Figure& figure) { return figure.passes(); });
}

std::vector<Problem> all_problems() {
    std::vector<Problem> all;
    for (auto part :
         {water_problems, smooth_water_problems, erosion_problems, droplet_problems, river_problems,
          slope_problems, ice_problems, drainage_problems, symmetry_problems, ledger_problems,
          fractal_problems, realism_problems, resolution_problems, world_problems, fire_problems,
          plate_problems, isostasy_problems}) {
        std::vector<Problem> more = part();
        std::move(more.begin(), more.end(), std::back_inserter(all));
    }
    return all;
}

std::vector<Problem> select_problems(std::vector<Problem> all, std::string_view filter) {
    if (filter.empty()) return all;
    const bool is_number = filter.find_first_not_of("0123456789") == std::string_view::npos;
    const bool is_topic = std::any_of(
        all.begin(), all.end(), [&](const Problem& problem) { return problem.topic == filter; });
    const auto meant = [&](const Problem& problem) {
        if (is_number) return problem.number != 0 && std::to_string(problem.number) == filter;
        if (is_topic) return problem.topic == filter;
        return problem.name.find(filter) != std::string::npos;
    };
    std::vector<std::string> known;
    std::vector<Problem> found;
    for (Problem& problem : all) {
        known.push_back(problem.name), known.push_back(problem.topic);
        if (meant(problem)) found.push_back(std::move(problem));
    }
    if (found.empty())
        throw UsageError(
            fmt::format("no problem has '{}' as its number, topic or part of its "
                        "name.{} 'cuesta verify --list' names them all",
                        filter, did_you_mean(filter, known)));
    return found;
}

Outcome solve(const Problem& problem) {
    Outcome outcome;
    const auto start = std::chrono::steady_clock::now();
    try {
        outcome.answer = problem.solve();
        if (outcome.answer.figures.empty() && outcome.answer.skipped.empty())
            outcome.error = "nothing was measured";
    } catch (const Interrupted&) {
        throw;
    } catch (const std::exception& e) {
        outcome.error = e.what();
    }
    outcome.seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return outcome;
}

}  // namespace cuesta::verify

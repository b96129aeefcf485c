// SPDX-License-Identifier: Apache-2.0
// Problems with known answers: what `cuesta verify` solves with the operators as they are shipped.
//
// A problem sets itself up, runs operators through the ordinary chain (recipe_run.h) or, where its
// first state must be exact, by hand on a terrain (lab.h), and returns figures beside what they
// should be. Tolerances are those of the science sheet; where it names none, of the science tests.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cuesta/verify/figure.h"

namespace cuesta::verify {

struct Answer {
    std::vector<Figure> figures;
    std::string skipped = {};  // why there are none: something outside of Cuesta is missing
};

struct Problem {
    int number = 0;  // on the science sheet; 0 if it has none there
    std::string name;
    std::string topic;
    std::string sentence;  // what is done and what is known about it
    std::function<Answer()> solve;
};

struct Outcome {
    Answer answer;
    std::string error;  // an exception's sentence; counts as a failure
    double seconds = 0;
    bool skipped() const { return error.empty() && !answer.skipped.empty(); }
    bool passes() const;
};

// All of them, by topic.
std::vector<Problem> all_problems();
// Those of a number or of a topic, else those whose name contains the filter; an empty one takes
// all.
// UsageError with the nearest name if there is none.
std::vector<Problem> select_problems(std::vector<Problem> all, std::string_view filter);

// Never throws what the problem throws.
Outcome solve(const Problem& problem);

// The parts of all_problems(), a topic each.
std::vector<Problem> water_problems();
std::vector<Problem> smooth_water_problems();
std::vector<Problem> erosion_problems();
std::vector<Problem> droplet_problems();
std::vector<Problem> river_problems();
std::vector<Problem> slope_problems();
std::vector<Problem> ice_problems();
std::vector<Problem> drainage_problems();
std::vector<Problem> symmetry_problems();
std::vector<Problem> ledger_problems();
std::vector<Problem> fractal_problems();
std::vector<Problem> realism_problems();
std::vector<Problem> resolution_problems();
std::vector<Problem> world_problems();
std::vector<Problem> fire_problems();
std::vector<Problem> plate_problems();
std::vector<Problem> isostasy_problems();

}  // namespace cuesta::verify

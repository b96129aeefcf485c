// SPDX-License-Identifier: Apache-2.0
// Science that `cuesta verify` holds, as a test: the setup, the closed form and the tolerance stand
// in src/cuesta/verify alone.
#pragma once

#include <gtest/gtest.h>

#include <cstdio>
#include <string>

#include "cuesta/verify/problem.h"

namespace cuesta::test {

// Solves the problem of that name and expects every figure within its tolerance.
inline verify::Answer hold_problem(const std::string& name) {
    for (const verify::Problem& problem : verify::all_problems()) {
        if (problem.name != name) continue;
        const verify::Outcome outcome = verify::solve(problem);
        EXPECT_EQ(outcome.error, "") << name;
        EXPECT_TRUE(outcome.passes()) << name;
        for (const verify::Figure& one : outcome.answer.figures) {
            std::printf("%s: %s %s, expected %s, tolerance %s\n", name.c_str(), one.what.c_str(),
                        one.measured_text().c_str(), one.expected_text().c_str(),
                        one.tolerance_text().c_str());
            EXPECT_TRUE(one.passes()) << name << ": " << one.what << ' ' << one.measured;
        }
        return outcome.answer;
    }
    ADD_FAILURE() << "no problem is called " << name;
    return {};
}

}  // namespace cuesta::test

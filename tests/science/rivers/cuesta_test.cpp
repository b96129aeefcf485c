// SPDX-License-Identifier: Apache-2.0
// A tilted hard bed becomes a cuesta; claims, figures and tolerances are in README.md, the land
// itself in src/cuesta/verify/river_problems.cpp.
#include <gtest/gtest.h>

#include "support/hold_problem.h"

namespace cuesta {
namespace {

TEST(rivers_cuesta, a_tilted_hard_bed_becomes_a_gentle_back_and_a_steep_scarp_that_retreats) {
    test::hold_problem("cuesta");
}

}  // namespace
}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// The setup behind the dying waves, with its numbers free: `cuesta verify` solves it for its own,
// the science tests for more.
#pragma once

#include <cstdint>

namespace cuesta::verify {

// A wave of 50 m on 640 m of ground that creeps, D = 0.01 m2/yr.
struct DyingWave {
    int waves_x = 1, waves_y = 0;
    double years = 1e6;
    std::int64_t cells = 64;
    int steps = 400;
    double exact() const;  // exp(-D k^2 t)
};
// The share of its amplitude that is left.
double share_left(const DyingWave& wave);

}  // namespace cuesta::verify

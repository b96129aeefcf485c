// SPDX-License-Identifier: Apache-2.0
// One operator timed through the ordinary chain, alternating with its reference program.
#pragma once

#include <cstdint>
#include <string>

#include "cuesta/operator/operator.h"

namespace cuesta::app {

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

}  // namespace cuesta::app

// SPDX-License-Identifier: Apache-2.0
// What a land is like between two steps: heights, water, ledger, the whole ground.
#pragma once

#include <map>
#include <string>

#include "cuesta/engine/run.h"

namespace cuesta::test {

struct Look {
    Raster height, water;
    double highest = 0, lowest = 0, highest_level = 0, deepest = 0;
    std::map<std::string, LedgerRow> ledger;
    std::string columns;  // the whole ground as text, ages left out
    std::string waters;
};

Look look_at(Run& run);

}  // namespace cuesta::test

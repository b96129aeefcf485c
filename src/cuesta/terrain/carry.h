// SPDX-License-Identifier: Apache-2.0
// Changes smaller than a unit of the ground: apply whole units, carry the rest in the cell.
//
//   whole = trunc(change + rest)        rest' = change + rest - whole          |rest'| < 1
//
// A process that wears 1 micrometre per step keeps a float per cell for its own rest (4 bytes, made
// when it first runs, saved in checkpoints); every eighth step a unit of 7.6 micrometres moves.
// What is carried has not happened yet: it is in no account, so the ledger stays exact.
//
// Holds   after any number of steps applied + rest = sum of the changes, within 6e-8 per step of a
//         unit. 10,000 steps of 1 micrometre lower a plateau by 10 mm, at any height.
#pragma once

#include <cstdint>

namespace cuesta {

// All in units. `change` is below 2^30.
inline std::int32_t whole_units(float change, float& rest) {
    const float sum = change + rest;
    const auto whole = static_cast<std::int32_t>(sum);
    rest = sum - static_cast<float>(whole);
    return whole;
}

}  // namespace cuesta

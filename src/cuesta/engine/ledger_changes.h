// SPDX-License-Identifier: Apache-2.0
// What a stage makes or takes beyond the bookings of its process: ground and water made by hand,
// what a mask undoes, what heights hold below the unit of their columns.
#pragma once

#include "cuesta/engine/run.h"

namespace cuesta {

// From the ground and the bookings as they are when it is made.
class LedgerChanges {
public:
    explicit LedgerChanges(const Run& run);
    // What changed since then beyond the bookings of processes came in or went out.
    void book(Run& run) const;

private:
    Domain::Ground ground_, booked_;
};

}  // namespace cuesta

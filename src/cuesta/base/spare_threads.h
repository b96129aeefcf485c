// SPDX-License-Identifier: Apache-2.0
// How many threads the system lets this program start.
//
// The library beneath parallel loops ends the program when it cannot start a worker (a limit on
// processes, too little memory for stacks), so whoever sets a number of threads tries it first.
#pragma once

namespace cuesta {

// Starts up to `wanted` threads beside the caller's own, which wait for each other, and ends them
// again; returns how many there were.
int threads_that_start(int wanted);

}  // namespace cuesta

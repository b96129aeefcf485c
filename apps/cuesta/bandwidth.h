// SPDX-License-Identifier: Apache-2.0
// What the machine's memory can do: copy and triad over arrays far larger than the caches.
#pragma once

namespace cuesta::app {

struct Bandwidth {
    double copy_bytes_per_s = 0;   // 12 bytes per element: read, line fetched, written
    double triad_bytes_per_s = 0;  // a = b + s c: 16 bytes per element
};

// Best of several passes with the current thread count.
Bandwidth measure_bandwidth();

}  // namespace cuesta::app

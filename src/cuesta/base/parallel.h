// SPDX-License-Identifier: Apache-2.0
// Loops over all cores whose result does not depend on how many there are.
//
// parallel_for cuts [begin, end) into pieces of `grain` and calls body(lo, hi) for each; which
// thread takes which piece is free, so a body writes only what its piece owns. ordered_reduce keeps
// one value per piece and combines them in the order of the pieces, never in the order of arrival.
// The pieces follow from the range and the grain alone.
//
// Holds   same bits for any thread count. Threads wait passively; foreign load costs its share
//         only.
// Fails   the first exception of a body is thrown again by the caller's loop, once the pieces under
//         way have ended; the others are not begun. Interrupted if the caller's scope is asked to
//         end (base/interrupt.h), before any piece.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <type_traits>
#include <utility>
#include <vector>

#include "cuesta/base/interrupt.h"

namespace cuesta {

// How many threads loops use from now on; 0 asks for one per core. Called between runs only.
void set_thread_count(int threads);
int thread_count();

namespace detail {
void run_pieces(std::int64_t pieces, const std::function<void(std::int64_t)>& body);
}  // namespace detail

template <class Body>
void parallel_for(std::int64_t begin, std::int64_t end, std::int64_t grain, Body&& body) {
    if (begin >= end) return;
    grain = std::max<std::int64_t>(grain, 1);
    const std::int64_t pieces = (end - begin + grain - 1) / grain;
    if (pieces == 1) {
        check_interrupt();
        body(begin, end);
        return;
    }
    detail::run_pieces(pieces, [&](std::int64_t piece) {
        const std::int64_t lo = begin + piece * grain;
        body(lo, std::min(lo + grain, end));
    });
}

// combine(combine(identity, map(piece 0)), map(piece 1)) ...
template <class T, class Map, class Combine>
T ordered_reduce(std::int64_t begin, std::int64_t end, std::int64_t grain, T identity, Map&& map,
                 Combine&& combine) {
    if (begin >= end) return identity;
    grain = std::max<std::int64_t>(grain, 1);
    std::vector<T> parts(static_cast<std::size_t>((end - begin + grain - 1) / grain), identity);
    parallel_for(begin, end, grain, [&](std::int64_t lo, std::int64_t hi) {
        parts[static_cast<std::size_t>((lo - begin) / grain)] = map(lo, hi);
    });
    T result = std::move(identity);
    for (T& part : parts) result = combine(std::move(result), std::move(part));
    return result;
}

// Rows per piece so that a piece touches about `cells` cells: big enough to pay for the hand-over,
// small enough that two threads share evenly. Depends on the grid alone.
constexpr std::int64_t rows_per_piece(std::int64_t columns, std::int64_t cells = 32768) {
    return std::max<std::int64_t>(1, cells / std::max<std::int64_t>(columns, 1));
}

}  // namespace cuesta

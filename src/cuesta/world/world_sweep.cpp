// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/world_sweep.h"

#include <algorithm>

#include "cuesta/base/check.h"
#include "cuesta/base/parallel.h"
#include "cuesta/world/world_piece.h"

namespace cuesta::world {

Moved sweep_world(const Rule& rule, const RowRule* rows, const State& state, const Sides& sides,
                  std::int64_t shortest_piece) {
    CUESTA_CHECK(state.rock->halo() >= 2, "the world needs a halo of two samples");
    const std::int64_t count = state.rock->rows();
    // The result does not depend on where pieces end.
    const std::int64_t pieces = 4 * thread_count();
    const std::int64_t piece = std::max(shortest_piece, (count + pieces - 1) / pieces);
    const Seams seams(state, piece);
    return ordered_reduce(
        0, count, piece, Moved{},
        [&](std::int64_t lo, std::int64_t hi) {
            return Piece(rule, rows, state, sides, seams, lo, hi).run();
        },
        [](Moved all, const Moved& part) {
            all.merge(part);
            return all;
        });
}

}  // namespace cuesta::world

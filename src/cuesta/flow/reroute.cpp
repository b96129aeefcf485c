// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/reroute.h"

#include <mutex>
#include <utility>

#include "cuesta/base/check.h"
#include "cuesta/base/parallel.h"
#include "cuesta/flow/messages.h"

namespace cuesta::flow {
namespace {

struct Turn {
    CellId id;
    std::uint32_t direction;  // the new one
};

// From cell `from` to cell `to` of the whole map, which touch.
Direction direction_to(const Frame& frame, CellId from, CellId to) {
    const auto [x, y] = frame.position(from);
    const std::int64_t here_x = x - frame.block().x0, here_y = y - frame.block().y0;
    for (Direction d = 0; d < 8; ++d)
        if (frame.id(here_x + step_x[d], here_y + step_y[d]) == to) return d;
    CUESTA_CHECK(false, "cells {} and {} do not touch", from, to);
    return pit;
}

// Turns the way round until the pit, or until it leaves the block: then returns what is to be done
// there.
Turn turn(const Frame& frame, Plane<Direction>& directions, Turn start) {
    Cell cell = frame.cell_of(start.id);
    auto now = static_cast<Direction>(start.direction);
    for (;;) {
        const Direction old = directions[cell];
        directions[cell] = now;
        if (old == pit) return {Frame::nowhere, 0};
        CUESTA_CHECK(has_receiver(old), "a way over a saddle meets an outlet");
        const Cell next = frame.neighbour(cell, old);
        now = opposite(old);
        if (frame.has_neighbours() && !frame.inside(next)) return {frame.id(next), now};
        cell = next;
    }
}

}  // namespace

void reroute_over_saddles(const BasinTree& tree, const Frame& frame, Communicator& comm,
                          Plane<Direction>& directions) {
    std::vector<Turn> leaving;
    std::mutex mutex;
    // By label, not in the order of the tree: neighbours on the map are neighbours in memory.
    parallel_for(first_pit, static_cast<std::int64_t>(tree.saddle.size()), 512,
                 [&](std::int64_t lo, std::int64_t hi) {
                     for (Label basin = static_cast<Label>(lo); basin < hi; ++basin) {
                         if (!tree.has_saddle(basin)) continue;
                         const Saddle& saddle = tree.saddle[basin];
                         const bool high = saddle.basin_high == basin;
                         const CellId from = high ? saddle.high : saddle.low;
                         const CellId to = high ? saddle.low : saddle.high;
                         const Turn first{from, direction_to(frame, from, to)};
                         const Turn rest =
                             frame.owns(from) ? turn(frame, directions, first) : first;
                         if (rest.id == Frame::nowhere) continue;
                         const std::lock_guard lock(mutex);
                         leaving.push_back(rest);
                     }
                 });
    if (!frame.has_neighbours()) return;
    while (comm.any(!leaving.empty())) {
        const std::vector<Turn> all =
            migrate_to_cells(comm, frame, std::exchange(leaving, {}), &Turn::id);
        for (const Turn& one : all) {
            const Turn rest = turn(frame, directions, one);
            if (rest.id != Frame::nowhere) leaving.push_back(rest);
        }
    }
}

}  // namespace cuesta::flow

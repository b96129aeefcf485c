// SPDX-License-Identifier: Apache-2.0
// Drops in parallel, exactly: all drops in flight make one step, then the map is changed.
//
//   sweep    start the drops that are due; step all; h += deposited - brush * eroded (drop_rows.h)
//
// Drops of one sweep see the same land, so they can step in any order, and what they do is added in
// whole numbers, so any order gives the same sums. The map is cut into bands of rows, each with the
// list of the drops in it, and a sweep goes through them from north to south: step a band, move the
// drops that left it, bring onto the map the rows that no later drop reaches.
//
// Threads each takes the next sweep. It may step a band when the sweep before has finished the band
//         below it; nothing else has to be agreed on, there are no copies of the map and nothing
//         is merged. The result is the same by construction.
// Wrapped rows: a sweep begins three bands farther south than the one before, goes around, and ends
//         with the rows it could not finish at its beginning.
// Quality few drops in flight come near to drops one after the other. All drops on one map at once
//         (a frozen map) dig pits; one step per sweep does not, up to a drop on every fourth cell.
// Strips  of several blocks: several sweeps in flight, one in each (drop_pipeline.h).
// Cost    32 bytes for every drop in flight; every sweep sweeps the map once.
#pragma once

#include <memory>

#include "cuesta/process/droplet/drop_cover.h"
#include "cuesta/process/droplet/drop_launch.h"
#include "cuesta/process/droplet/drop_tally.h"

namespace cuesta {

class DropStrips;  // drop_strips.h

class DropSweeps {
public:
    // All must outlive it. `strips`: those that the map is one of; every block has one then and
    // calls the same functions (drop_pipeline.h). Null: all rows are here.
    DropSweeps(DropMap& map, const DropRule& rule, const DropLaunch& launch, const DropCover& cover,
               const DropStrips* strips = nullptr);
    ~DropSweeps();
    // Whether the bands of a wrapped map are high enough; if not, drops go one after the other.
    static bool fits(const DropMap& map, const DropRule& rule, int steps_per_sweep);

    std::int64_t sweeps() const;  // until the last drop has ended, if none is stopped before
    // Runs up to `count` more sweeps on all threads; returns whether any drop is left to run.
    bool run(std::int64_t count);
    const DropTally& tally() const;  // so far; of this block until it is finished
    // Puts what the limiter held back onto the map, which was `before` at the start. With `exact`
    // the sum of the map and of what is gone is made what it was then, but for `fallen` units that
    // went by themselves.
    const DropTally& finish(const DropMap& before, bool exact, std::int64_t fallen = 0);

    struct State;

private:
    std::unique_ptr<State> state_;
};

// Sets in how many sweeps the drops of a launch start, so that no more are in flight than the rule
// says, and how many steps they make in one.
void plan_sweeps(const DropRule& rule, std::int64_t cells, DropLaunch& launch);

}  // namespace cuesta

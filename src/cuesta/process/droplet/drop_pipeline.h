// SPDX-License-Identifier: Apache-2.0
// Sweeps over strips of the land, several in flight: each strip works on another one.
//
//   round      0      1      2      3      4      5
//   strip 0   0 up   0 low  1 up   1 low  2 up   2 low        sweep and half of the strip
//   strip 1                 0 up   0 low  1 up   1 low
//   strip 2                               0 up   0 low
//
// South  after the lower half of a strip the sweep goes on in the one below: sums of rows that are
//        not complete, rows for the brush, the row above the first that is brought onto the map
//        there, which the limiter reads after the sweep, and drops that went over.
// North  after the upper half of a strip the one above gets the rows that its drops and its limiter
//        read below their own, as they are after that sweep, and drops that went over. It needs
//        them in its lower half a round later.
//
// Around  on a land that wraps from north to south the first strip lies below the last one. A sweep
//         begins where it would on one block, three bands farther south each time, goes through
//         all halves and ends in the one that it began in. What it did near its beginning is kept
//         there meanwhile. It follows the one before at the same distance as on other lands; the
//         end of one and the beginning of another may come to the same half in the same round, and
//         then the end comes first. Here the first two begin in the upper half of strip 0:
//
//   round      0      1      2      3      4      5      6
//   strip 0   0 up   0 low  1 up   1 low  0 end  2 low  1 end
//   strip 1                 0 up   0 low  1 up   1 low  2 up
//
// Each half is higher than drops, brush and limiter reach to both sides, so that halves of the same
// round share no row. All strips work in every round but the first and last ones.
//
// Threads a block with several cuts its strip into as many, which hand on by pointers.
// Holds   the order of every operation in a sample is that of one sweep over the whole land: the
//         same bits for any blocks and threads.
// Cost    for a border and sweep about 2 + 2 (reach + steps) rows to the south for each plane of
//         sums and again as many of floats, 2 (reach + steps) to the north; two meetings.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <vector>

#include "cuesta/process/droplet/drop_strips.h"
#include "cuesta/process/droplet/drop_sweep.h"

namespace cuesta {

class DropPipeline {
public:
    // Where the halves of this block's strips begin and end, from north to south. All blocks call.
    static std::vector<std::int64_t> cuts(const DropStrips& strips, std::int64_t threads);

    // `rows`: as many as there are strips here. All must outlive it; every block has one.
    DropPipeline(const DropStrips& strips, DropFlight& flight,
                 const std::vector<std::int64_t>& cuts);
    std::int64_t strips_here() const { return static_cast<std::int64_t>(slots_.size()); }
    // Runs sweeps [from, to).
    DropTally run(std::int64_t from, std::int64_t to,
                  const std::vector<std::unique_ptr<DropRows>>& rows);

private:
    struct Slot {
        std::int64_t first_row = 0;
        std::int64_t bands[3] = {};  // of the upper half, of the lower, and their end
        DropRows* rows = nullptr;
        std::unique_ptr<DropSweep> sweep;       // under way
        std::map<std::int64_t, DropKept> kept;  // by sweep: of those that will end here
        std::vector<std::int64_t> turns;        // sweeps of this round, the older ones first
    };
    // Halves count on around a land that wraps: the one in which a sweep begins, of those since the
    // first sweep of this run; and the round of its beginning and of its end.
    std::int64_t start_of(std::int64_t sweep) const;
    std::int64_t first_round(std::int64_t sweep) const {
        return 2 * (sweep - from_) + start_of(sweep);
    }
    std::int64_t last_round(std::int64_t sweep) const {
        return first_round(sweep) + halves() - (strips_.around() ? 0 : 1);
    }
    std::int64_t halves() const { return static_cast<std::int64_t>(half_rows_.size()); }
    std::int64_t first_band(std::int64_t sweep) const;
    std::int64_t band_at(std::int64_t row) const;
    void work(Slot& slot, std::int64_t sweep, std::int64_t round, DropTally& tally);
    Parcel to_north();
    Parcel to_south();
    void take_from_north(const Parcel& parcel);
    void take_from_south(const Parcel& parcel);
    void put_rows(std::vector<std::byte>& bytes, std::int64_t first, std::int64_t end) const;
    std::size_t take_rows(const std::byte* bytes, std::int64_t first, std::int64_t end);

    const DropStrips& strips_;
    DropFlight& flight_;
    std::vector<Slot> slots_;
    std::int64_t slots_before_ = 0;        // of other blocks
    std::vector<std::int64_t> half_rows_;  // where the halves of all blocks begin
    std::int64_t from_ = 0, to_ = 0;
};

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// One sweep over the bands of a map: drops start, make their steps and go where they belong, and
// rows that no later drop reaches are brought onto the map.
#pragma once

#include <cstdint>
#include <vector>

#include "cuesta/base/wavefront.h"
#include "cuesta/process/droplet/drop_bands.h"
#include "cuesta/process/droplet/drop_launch.h"
#include "cuesta/process/droplet/drop_rows.h"
#include "cuesta/process/droplet/drop_tally.h"

namespace cuesta {

// What all sweeps share.
struct DropFlight {
    DropMap& map;
    const DropRule& rule;
    const DropLaunch& launch;
    const DropCover& cover;
    DropBands bands;
    DropWaiting waiting;
    int steps() const { return launch.steps_per_sweep; }
};

class DropSweep {
public:
    // Bands by which a sweep around a wrapped map begins farther south than the one before.
    static constexpr std::int64_t bands_ahead = 3;

    DropSweep(DropFlight& flight, DropRows& rows) : f_(flight), rows_(rows) {}
    void run(WavefrontSweep& sweep);
    // The same in parts: takes up a sweep at a row at which a band begins, and brings onto the map
    // what each of some bands leaves complete: rows up to lag and the other steps above its end, or
    // all if it is the last of a land that does not wrap. `shift`: rows of the land if the sweep
    // has come over its end.
    void begin(std::int64_t number, std::int64_t first_row, std::int64_t shift = 0);
    void step_bands(std::int64_t first, std::int64_t end);
    // Around a wrapped land: begins with a band, and steps it. What it does near its beginning is
    // kept; ends there, when the band before it has been stepped.
    DropKept open(std::int64_t number, std::int64_t band);
    void close(std::int64_t band, const DropKept& kept);
    std::int64_t shift() const { return shift_; }
    DropTally tally;

private:
    void advance(std::int64_t complete, std::int64_t until);
    // After a band that ends there, with more to come.
    void advance_behind(std::int64_t end);
    void step_band(std::int64_t b);
    int step_block(const DropScene& scene, DropList& list, std::int64_t i, int count,
                   const DropWindow& window);
    int move_out(std::int64_t b, std::int64_t i, int count);
    DropList& list_of(std::int64_t band);

    DropFlight& f_;
    DropRows& rows_;
    std::int64_t number_ = 0, shift_ = 0;
    std::int64_t first_band_ = 0, stepped_ = 0;  // bands stepped after the first one
    std::int64_t finished_ = 0, applied_ = 0;    // rows with complete sums, and on the map
    std::vector<std::int64_t> gaps_;
};

}  // namespace cuesta

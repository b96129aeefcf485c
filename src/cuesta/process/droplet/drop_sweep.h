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
    DropTally tally;

private:
    void step_band(std::int64_t b, std::int64_t shift);
    int step_block(const DropScene& scene, DropList& list, std::int64_t i, int count,
                   const DropWindow& window);
    int move_out(std::int64_t b, std::int64_t i, int count);
    DropList& list_of(std::int64_t band);

    DropFlight& f_;
    DropRows& rows_;
    std::int64_t number_ = 0, first_band_ = 0, stepped_ = 0;
    std::vector<std::int64_t> gaps_;
};

}  // namespace cuesta

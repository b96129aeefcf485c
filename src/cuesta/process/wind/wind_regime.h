// SPDX-License-Identifier: Apache-2.0
// Which way the wind blows at a time, and by which cells it goes. Inside of aeolian.h.
//
// Winds take turns within a season, each for its share of it, in their order. Where a substep is
// no small part of a turn they take turns by the golden ratio instead: each still has its share.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "cuesta/process/wind/aeolian_sweep.h"

namespace cuesta::aeolian {

// A unit vector; x east, y south.
struct Direction {
    double x = 1, y = 0;
};

// Degrees clockwise from north, the way it blows to; exact at quarter turns.
Direction direction_of(double degrees);

class WindRegime {
public:
    // Pairs of direction and share; none: `single` always. Shares need not sum up to 1.
    WindRegime(double single, std::span<const double> pairs, double season_yr);
    // The direction of substep `number`, which lasts from `time_yr` for `length_yr`.
    Direction at(std::int64_t number, double time_yr, double length_yr) const;

private:
    struct Wind {
        Direction direction;
        double until = 1;  // share of the season
    };
    std::vector<Wind> winds_;
    double season_yr_;
};

// Cells of substep `number`: one along the nearer axis, none or one across it.
Shift shift_of(const Direction& direction, std::int64_t number);

}  // namespace cuesta::aeolian

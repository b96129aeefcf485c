// SPDX-License-Identifier: Apache-2.0
// Sediment that waves move: beaches towards their profile, and along the shore. Inside of coast.h.
//
//   z_eq = sea - A y^(2/3)          y distance from the shore                     [dean1991]
//   Q = K H^(5/2) sin(2 a)          a angle between wave and shore: m3 of sediment that a shore
//                                   passes on in a year                            [komar1971]
//
// Zone    water up to the depth of closure, 4 H, and as far as the profile reaches it; and the
//         land beside the water, up to the berm's height.
// Across  excess z - z_eq (on the beach: over the sea) evens out from cell to cell; seaward of the
//         zone it is lost to deeper water, where no wave moves it any more.
// Along   Q is shared out over the surf, 2/W (1 - y/W), and runs along the shore, whose normal
//         comes from the edge of the water smoothed over 9 cells; with the tensor of the waves
//         sin(2 a) = -2 n.T.t. A shore that turns from the waves gets less through: bumps spread
//         out, or grow to spits where waves come in at more than 45 degrees [ashton2001].
// Scheme  explicit; the number of substeps follows from the spread of the shore's line,
//         2 Q / (closure + A (spacing / 2)^(2/3)). What crosses a side is a whole number of units
//         and never more than the cell has. Where the sea takes or leaves a cell the zones are
//         marked anew, looked for every 16 substeps. Only rows and spans near the shore are gone
//         through.
// Holds   every unit: what leaves over an open edge is returned by side; there as much runs in or
//         out as runs in the border cell.
// Blocks  each moves what is its own; a substep exchanges the ground five cells deep, and what
//         drifts, moves and is left one cell deep.
// Limits  at most `most_substeps`; drift is then slower than K says (`slowed_drift`).
#pragma once

#include <array>

#include "cuesta/process/coast/coast_map.h"
#include "cuesta/process/coast/waves.h"

namespace cuesta::coast {

struct BeachRule {
    double drift = 1000;    // K: m3/yr at H = 1 m and 45 degrees
    double profile = 0.12;  // A, m^(1/3)
    double berm_m = 1.5;
    double years = 1;
    int most_substeps = 64;
};

struct BeachReport {
    std::array<std::int64_t, 4> gone{};  // units over each Side, less what came
    std::int64_t slowed = 0;             // cells of the surf whose drift was
};

inline constexpr double closure_heights = 4;  // depth of closure, in heights of the waves

// Where the sea takes land, waves become those beside it. Every block must call it; the report is
// that of all of them.
BeachReport move_sand(CoastMap& map, Waves& waves, const BeachRule& rule);

}  // namespace cuesta::coast

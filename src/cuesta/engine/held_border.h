// SPDX-License-Identifier: Apache-2.0
// The border of a refined land keeps its height, whatever stages do there, so that neighbouring
// regions agree on the line they share (docs/design/refine.md).
//
// Held    heights along the border, whole multiples of 2^-14 m (0.06 mm): every unit of columns for
//         land below 40 km divides that, so regions with different units hold the same height.
//         After each step the columns of the border are brought back to it from above; what that
//         adds or takes is booked as come in or gone out.
// Taken   a surface that depends on the place in the world alone (noise scaled to the world, whole,
//         without mask and fields) is the same for both neighbours: the border follows it and is
//         held at the new height.
// Faded   any other surface acts with a mask that grows from 0 at the border to 1 at two coarse
//         spacings inside.
// Eased   what a process does to the height of the ground counts by the same share: nothing on the
//         border, all of it two coarse spacings inside. A land that goes on rising or sinking
//         behind a border that does neither would end there in a step; so it ends in a slope too
//         gentle to see. What is kept back is booked as come in or gone out.
//
// Kept with the land as a state without samples, so checkpoints have it. Cost: O(border) a step,
// eased processes O(border times the width of the fading).
#pragma once

#include <vector>

#include "cuesta/engine/run.h"

namespace cuesta {

inline constexpr double held_unit_m = 0x1p-14;

// Begins to hold the heights as they are now, rounded; `fade_m` is the width of the fading.
void begin_held_border(Run& run, double fade_m);
bool has_held_border(const Run& run);

// How a stage that makes a surface meets the border.
enum class BorderUse { held, taken, faded };
BorderUse border_use(const Run& run, const StagePlan& stage);

// Behind a stage or step: brings the border back, or takes its new height.
void hold_border(Run& run, BorderUse use);

// What a process did to the ground of one block near the border, brought to its share.
class EasedBand {
public:
    // Before the process; columns are there.
    void remember(const Terrain& terrain);
    // Behind it.
    void ease(Terrain& terrain);

private:
    std::vector<Units> before_;
    double unit_m_ = 0;
};

// The mask of a faded stage on one block: its own, times the fading.
void fill_fading(const Terrain& terrain, const Field* mask, Field& out);

}  // namespace cuesta

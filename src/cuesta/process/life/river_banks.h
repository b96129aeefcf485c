// SPDX-License-Identifier: Apache-2.0
// How far a place is from its river, and how much water gathers there: what plants drink from.
//
//   above   height over the first river cell that the water of a cell reaches   [nobre2011, HAND]
//   away    length of the way to it
//   gathers (wetness index - 7) / 5, -0.5 to 1.5; the index is log(area above per width / slope)
//                                                                                   [beven1979]
//
// A river begins where `river_area` drains through a cell.
//
// Holds   the same bits for any threads and blocks.
// Limits  without a river on the way: `far_m` above and away. The way is that of the water.
// Cost    drainage, one spread in every direction (flow/spread.h), one pass upstream.
#pragma once

#include "cuesta/flow/drainage.h"
#include "cuesta/operator/context.h"

namespace cuesta {

struct RiverBanks {
    static constexpr float far_m = 1e6f;
    flow::Drainage drainage;
    flow::Plane<std::uint64_t> area;  // in parts of flow::spread_cell
    flow::Plane<float> river_m, away_m;

    // The ring of `surface` is filled. Every block calls it.
    void find(IntField& surface, double unit_m, double river_area_m2, const flow::Land& land,
              const StepContext& step);

    flow::Cell cell(std::int64_t x, std::int64_t y) const { return drainage.frame().cell(x, y); }
};

}  // namespace cuesta

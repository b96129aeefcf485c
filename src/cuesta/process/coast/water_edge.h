// SPDX-License-Identifier: Apache-2.0
// The edge of the water as a smooth field, whose gradient is the normal of the shore. Inside of
// coast.h.
//
// 1 under water, 0 on dry land, in between where the ground is nearly at the level of the sea; then
// smoothed along both axes with weights 1 2 3 4 5 4 3 2 1. The margin is worked on as the block is,
// so that the field is right one sample beyond it.
#pragma once

#include <span>
#include <vector>

#include "cuesta/process/coast/coast_map.h"

namespace cuesta::coast {

struct Span {
    std::int64_t y, begin, end;  // columns of a row
};

class WaterEdge {
public:
    static constexpr int reach = 4;           // cells
    static constexpr int margin = reach + 1;  // of the ground that must be up to date

    explicit WaterEdge(const CoastMap& map);
    // `half_m` is how far above and below the sea the edge goes.
    void smooth_all(double half_m);
    // Only there and in the margin; the rest is as it was.
    void smooth(std::span<const Span> spans, double half_m);
    const std::vector<float>& water() const { return water_; }

private:
    void wet(const Span& span, float scale);
    void smooth_row(const Span& span);
    void smooth_column(const Span& span);
    const CoastMap& map_;
    std::vector<Span> wet_margin_, row_margin_, water_margin_;
    std::vector<float> edge_, rows_, water_;
};

}  // namespace cuesta::coast

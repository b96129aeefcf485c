// SPDX-License-Identifier: Apache-2.0
// The brush over rows and whole maps: a convolution with its cone.
//
// Holds   fixed order of operations in every sample, whatever stands beside it.
// Cost    the four quadrants of the brush are equal: a quarter of its weights per sample.
#pragma once

#include <cstdint>
#include <vector>

#include "cuesta/process/droplet/drop_brush.h"
#include "cuesta/process/droplet/drop_map.h"
#include "cuesta/process/droplet/drop_rule.h"

namespace cuesta {

class BrushRows {
public:
    static constexpr int most_rows = 2 * static_cast<int>(most_radius_cells) + 1;
    static constexpr std::int64_t lead = 64;  // samples on either side of a row that are read

    explicit BrushRows(const DropBrush& brush);
    // sum[x] = brush over the rows; rows[reach + j] is the row j below.
    void add_up(const float* const* rows, std::int64_t n, float* sum);

private:
    const DropBrush& brush_;
    std::vector<float> pairs_;  // rows equally far above and below, added up
};

// out = brush * field over the whole map; at borders the part of the brush on the map counts for
// all. With `only`, of the rows within the brush's reach of those marked there; others are left. Of
// a strip, rows whose brush reaches beyond it are not what they would be on the whole map.
void brush_map(const DropMap& map, const DropBrush& brush, const Field& field, Field& out,
               const std::vector<std::uint8_t>* only = nullptr);

// Load for a unit that drops would erode at each sample: brush * (softness x worth), with the share
// of the brush that lies on the map counting for all of it. Of one kind alone if its shares are
// given. `uneven`: the softness is 1 but in these rows, and worth nothing else.
Field drop_gain(const DropMap& map, const DropBrush& brush, const Field& softness,
                const Field* worth = nullptr, const Field* kind = nullptr,
                const std::vector<std::uint8_t>* uneven = nullptr);

}  // namespace cuesta

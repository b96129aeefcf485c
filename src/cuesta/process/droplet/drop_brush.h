// SPDX-License-Identifier: Apache-2.0
// The brush with which drops erode: a cone of weights.
//
//   w = max(0, radius - distance) / sum of all                             [beyer2015, eq. 5.9]
//
// around a sample. A drop between samples erodes with four of these, one around each corner, in
// bilinear shares: nearly the cone around its exact place, at the cost of one brush for the whole
// map (drop_rows.h).
#pragma once

#include <cstdint>
#include <vector>

namespace cuesta {

class DropBrush {
public:
    explicit DropBrush(float radius);

    // Weights reach this many samples to every side.
    int reach() const { return reach_; }
    // Of the sample i across and j down from the middle, both 0 .. reach().
    float weight(int i, int j) const {
        return weights_[static_cast<std::size_t>(j * (reach_ + 1) + i)];
    }
    const float* weights() const { return weights_.data(); }
    // 1 / sum of the weights that lie on a map which goes on for these numbers of samples to the
    // four sides (more than reach() counts as that).
    float share_on_map(std::int64_t west, std::int64_t east, std::int64_t north,
                       std::int64_t south) const;

private:
    int reach_;
    std::vector<float> weights_;
};

}  // namespace cuesta

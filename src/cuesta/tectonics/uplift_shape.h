// SPDX-License-Identifier: Apache-2.0
// Where the ground rises, as a share of the rate at each sample. Inside of uplift.h.
#pragma once

#include <cstdint>

#include "cuesta/grid/grid.h"

namespace cuesta {

class UpliftShape {
public:
    enum class Kind { uniform, ridge, dome, fault, tilt };

    struct Form {
        Kind kind = Kind::uniform;
        double x = 0.5, y = 0.5;  // shares of the extent
        double strike_deg = 0;
        double length = 0, width = 1, ramp = 0;  // shares of the longer side
        double other_side = 0;
    };

    UpliftShape(const Form& form, const Grid& grid);
    // At a sample of the whole map.
    double at(std::int64_t x, std::int64_t y) const;
    // Largest size of it anywhere on the map.
    double largest() const;
    // A fault or tilt on a map that wraps ends at its seam.
    bool breaks_at_seam() const;

private:
    double bump(double east_m, double south_m) const;

    Form form_;
    Grid grid_;
    double middle_x_m_, middle_y_m_;
    double along_x_, along_y_;  // unit vector of the strike; to its right: -along_y_, along_x_
    double half_length_m_, width_m_, ramp_m_;
};

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/tectonics/uplift_shape.h"

#include <algorithm>
#include <cmath>

#include "cuesta/base/elementary.h"

namespace cuesta {

UpliftShape::UpliftShape(const Form& form, const Grid& grid) : form_(form), grid_(grid) {
    const double longer_m = std::max({grid.extent_x_m(), grid.extent_y_m(), grid.spacing_m});
    middle_x_m_ = form.x * grid.extent_x_m();
    middle_y_m_ = form.y * grid.extent_y_m();
    const auto turned = elementary::sincos_turns(form.strike_deg / 360);
    along_x_ = turned.sin, along_y_ = -turned.cos;
    half_length_m_ = form.kind == Kind::ridge ? form.length * longer_m / 2 : 0;
    width_m_ = form.width * longer_m;
    ramp_m_ = form.ramp * longer_m;
}

// From the vector to the middle: 1 on the line, 0 from the width on, level at both ends.
double UpliftShape::bump(double east_m, double south_m) const {
    const double along = east_m * along_x_ + south_m * along_y_;
    const double beside = south_m * along_x_ - east_m * along_y_;
    const double beyond = std::max(0.0, std::abs(along) - half_length_m_);
    const double t2 = (beside * beside + beyond * beyond) / (width_m_ * width_m_);
    return t2 < 1 ? (1 - t2) * (1 - t2) : 0;
}

double UpliftShape::at(std::int64_t x, std::int64_t y) const {
    if (form_.kind == Kind::uniform) return 1;
    const double east_m = static_cast<double>(x) * grid_.spacing_m - middle_x_m_;
    const double south_m = static_cast<double>(y) * grid_.spacing_m - middle_y_m_;
    if (form_.kind == Kind::ridge || form_.kind == Kind::dome) {
        // The nearest of its images counts.
        double most = 0;
        const int over_x = grid_.wraps_x() ? 1 : 0, over_y = grid_.wraps_y() ? 1 : 0;
        for (int j = -over_y; j <= over_y; ++j)
            for (int i = -over_x; i <= over_x; ++i)
                most = std::max(
                    most, bump(east_m + i * grid_.extent_x_m(), south_m + j * grid_.extent_y_m()));
        return most;
    }
    const double beside = south_m * along_x_ - east_m * along_y_;
    if (form_.kind == Kind::tilt) return beside / width_m_;
    double risen = beside >= 0 ? 1 : 0;
    if (ramp_m_ > 0) {
        const double t = std::clamp(beside / ramp_m_ + 0.5, 0.0, 1.0);
        risen = t * t * (3 - 2 * t);
    }
    return form_.other_side + (1 - form_.other_side) * risen;
}

double UpliftShape::largest() const {
    if (form_.kind != Kind::tilt) return 1;
    double most = 0;
    for (const std::int64_t y : {std::int64_t{0}, grid_.rows - 1})
        for (const std::int64_t x : {std::int64_t{0}, grid_.columns - 1})
            most = std::max(most, std::abs(at(x, y)));
    return most;
}

bool UpliftShape::breaks_at_seam() const {
    const bool line = form_.kind == Kind::fault || form_.kind == Kind::tilt;
    return line && (grid_.wraps_x() || grid_.wraps_y());
}

}  // namespace cuesta

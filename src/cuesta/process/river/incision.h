// SPDX-License-Identifier: Apache-2.0
// How deep a river cuts in one step, given the height of the cell it flows to. Inside of
// stream_power.h and rivers.h.
//
//   x + C x^n = d        x drop that is left, d drop before, C = K dt A^m / L^n        [braun2013]
//
// Implicit: x lies between 0 and d whatever the step, so no river digs below the one it joins. For
// n = 1 that is x = d / (1 + C); otherwise Newton's rule from the side where it cannot overshoot,
// on x for n > 1 and on x^n for n < 1, where the curve is convex.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "cuesta/base/elementary.h"

namespace cuesta::river {

// The root of a y^p + b y = d, p > 1, a, b, d > 0: left of the start, and reached from there alone.
inline double convex_root(double p, double a, double b, double d) {
    double y = std::min(d / b, elementary::pow(d / a, 1 / p));
    for (int i = 0; i < 100; ++i) {
        const double power = a * elementary::pow(y, p - 1);
        const double next = y - (power * y + b * y - d) / (p * power + b);
        if (!(next < y)) break;
        y = std::max(next, 0.0);
    }
    return y;
}

// Heights in any unit; C belongs to it.
inline double drop_left(double drop, double c, double n) {
    if (!(drop > 0) || c == 0) return drop;
    if (n == 1) return drop / (1 + c);
    const double x =
        n > 1 ? convex_root(n, c, 1, drop) : elementary::pow(convex_root(1 / n, 1, c, drop), 1 / n);
    return std::min(x, drop);
}

// C of a cell: from a table where few cells lie above it, as most do.
class Strength {
public:
    // `per_step` = K dt unit^(n - 1) / spacing^n; areas count in cells of `cell_m2`, of which the
    // map has `cells`; below `least_cells` counts as that.
    Strength(double per_step, double m, double n, double cell_m2, std::int64_t cells = largest,
             double least_cells = 0)
        : m_(m), n_(n), cell_m2_(cell_m2), least_cells_(least_cells) {
        const double diagonal = elementary::pow(2.0, -0.5 * n);
        scale_ = {per_step, per_step * diagonal};
        entries_ = static_cast<std::uint32_t>(std::min<std::int64_t>(cells + 1, largest));
        for (auto& table : table_) table.resize(entries_);
        for (std::uint32_t i = 0; i < entries_; ++i) {
            const double area = std::max(static_cast<double>(i), least_cells_) * cell_m2_;
            const double power = elementary::pow(area, m_);
            for (std::size_t k = 0; k < 2; ++k) table_[k][i] = scale_[k] * power;
        }
    }
    double m() const { return m_; }
    double n() const { return n_; }
    double at(std::uint64_t cells, bool diagonal) const {
        return cells < entries_
                   ? table_[diagonal][cells]
                   : at_area(std::max(static_cast<double>(cells), least_cells_), diagonal);
    }
    double least_cells() const { return least_cells_; }
    double at_area(double cells, bool diagonal) const {
        return scale_[diagonal] * elementary::pow(cells * cell_m2_, m_);
    }

private:
    static constexpr std::int64_t largest = 4096;
    std::uint32_t entries_ = 0;
    double m_, n_, cell_m2_, least_cells_;
    std::array<double, 2> scale_{};
    std::array<std::vector<double>, 2> table_;
};

}  // namespace cuesta::river

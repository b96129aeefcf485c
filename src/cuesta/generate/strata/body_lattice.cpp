// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/strata/body_lattice.h"

#include <algorithm>
#include <cmath>

namespace cuesta {
namespace {

constexpr std::int64_t most_reach = 3;  // cells; a wrapped axis may shrink them to two thirds

std::int64_t reach_of(double reach_m, double cell_m) {
    const double cells = std::ceil(reach_m / cell_m);
    return static_cast<std::int64_t>(std::clamp(cells, 1.0, static_cast<double>(most_reach)));
}

}  // namespace

std::int64_t BodyLattice::Axis::cell(double at_m) const {
    return static_cast<std::int64_t>(std::floor(at_m / cell_m));
}

std::int64_t BodyLattice::Axis::original(std::int64_t cell) const {
    if (period == 0) return cell;
    const std::int64_t rest = cell % period;
    return rest < 0 ? rest + period : rest;
}

BodyLattice::BodyLattice(const Grid& grid, double spacing_m, double reach_m, RandomKey random)
    : random_(random) {
    const auto axis = [&](bool wraps, double extent_m) {
        if (!wraps) return Axis{spacing_m, 0};
        const double cells = std::max(1.0, std::floor(extent_m / spacing_m + 0.5));
        return Axis{extent_m / cells, static_cast<std::int64_t>(cells)};
    };
    x_ = axis(grid.wraps_x(), grid.extent_x_m());
    y_ = axis(grid.wraps_y(), grid.extent_y_m());
    reach_x_ = reach_of(reach_m, x_.cell_m);
    reach_y_ = reach_of(reach_m, y_.cell_m);
}

Body BodyLattice::body(std::int64_t cell_x, std::int64_t cell_y) const {
    const std::int64_t x = x_.original(cell_x), y = y_.original(cell_y);
    const auto place = random_words(random_, x, y, 0);
    const auto share = random_words(random_, x, y, 1);
    Body body;
    body.x_m = (static_cast<double>(cell_x) + double{uniform_float(place[0])}) * x_.cell_m;
    body.y_m = (static_cast<double>(cell_y) + double{uniform_float(place[1])}) * y_.cell_m;
    for (std::size_t i = 0; i < 4; ++i) body.share[i] = uniform_float(share[i]);
    return body;
}

std::span<const Body> NearBodies::at(double x_m, double y_m) {
    const std::int64_t x = lattice_->x_.cell(x_m), y = lattice_->y_.cell(y_m);
    if (x != cell_x_ || y != cell_y_) {
        cell_x_ = x, cell_y_ = y;
        bodies_.clear();
        for (std::int64_t j = y - lattice_->reach_y_; j <= y + lattice_->reach_y_; ++j)
            for (std::int64_t i = x - lattice_->reach_x_; i <= x + lattice_->reach_x_; ++i)
                bodies_.push_back(lattice_->body(i, j));
    }
    return bodies_;
}

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// The cells of a block near a place: each once, with its offset from it, over wrapped edges too.
//
// Positions are metres east and south of sample (0, 0). Offsets are worked out from the whole map's
// sample numbers, so that every block has the same bits. On a wrapped axis the nearer image counts.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "cuesta/grid/grid.h"

namespace cuesta {

class NearCells {
public:
    NearCells(const Grid& grid, const Block& block, double x_m, double y_m, double reach_m)
        : block_(block),
          spacing_m_(grid.spacing_m),
          across_(axis(grid.columns, grid.wraps_x(), x_m, reach_m, grid.spacing_m)),
          down_(axis(grid.rows, grid.wraps_y(), y_m, reach_m, grid.spacing_m)) {}

    // Samples of the whole map within the reach along both axes; the same on every block.
    std::int64_t count() const { return across_.count * down_.count; }

    // body(x, y, dx_m, dy_m, rank) for the cells of the block's row y; `rank` counts all samples
    // of the map within the reach.
    template <class Body>
    void row(std::int64_t y, Body&& body) const {
        const std::int64_t j = index(block_.y0 + y, down_);
        if (j < 0) return;
        const double dy = static_cast<double>(down_.first + j) * spacing_m_ - down_.middle_m;
        for (std::int64_t i = 0; i < across_.count;) {
            // The next piece of the row that lies in the block.
            const std::int64_t map_x = wrapped(across_.first + i, across_);
            const std::int64_t run = std::min(across_.count - i, across_.size - map_x);
            const std::int64_t from = std::max(map_x, block_.x0);
            const std::int64_t end = std::min(map_x + run, block_.x0 + block_.columns);
            for (std::int64_t x = from; x < end; ++x) {
                const std::int64_t k = i + (x - map_x);
                const double dx =
                    static_cast<double>(across_.first + k) * spacing_m_ - across_.middle_m;
                body(x - block_.x0, y, dx, dy, j * across_.count + k);
            }
            i += run;
        }
    }

private:
    struct Axis {
        std::int64_t size, first, count;  // first may lie beyond the seam
        double middle_m;
        bool wraps;
    };
    static Axis axis(std::int64_t size, bool wraps, double middle_m, double reach_m,
                     double spacing_m) {
        const double low = std::ceil((middle_m - reach_m) / spacing_m);
        const double high = std::floor((middle_m + reach_m) / spacing_m);
        const auto n = static_cast<double>(size);
        if (!wraps) {
            const auto first = static_cast<std::int64_t>(std::clamp(low, 0.0, n));
            const auto last = static_cast<std::int64_t>(std::clamp(high, -1.0, n - 1));
            return {size, first, std::max<std::int64_t>(0, last - first + 1), middle_m, false};
        }
        if (high - low + 1 >= n) {
            const auto first =
                static_cast<std::int64_t>(std::floor(middle_m / spacing_m)) - (size - 1) / 2;
            return {size, first, size, middle_m, true};
        }
        return {size, static_cast<std::int64_t>(low), static_cast<std::int64_t>(high - low) + 1,
                middle_m, true};
    }
    static std::int64_t wrapped(std::int64_t i, const Axis& axis) {
        if (!axis.wraps) return i;
        const std::int64_t rest = i % axis.size;
        return rest < 0 ? rest + axis.size : rest;
    }
    // Which of the samples within the reach a sample of the map is, or -1.
    static std::int64_t index(std::int64_t at, const Axis& axis) {
        std::int64_t i = at - axis.first;
        if (axis.wraps) {
            i %= axis.size;
            if (i < 0) i += axis.size;
        }
        return i >= 0 && i < axis.count ? i : -1;
    }

    Block block_;
    double spacing_m_;
    Axis across_, down_;
};

}  // namespace cuesta

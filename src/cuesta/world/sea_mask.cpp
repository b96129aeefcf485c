// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/sea_mask.h"

#include <algorithm>
#include <numeric>

namespace cuesta::world {
namespace {

// Trees of samples that hang together; the smallest number is the root.
class Regions {
public:
    explicit Regions(std::size_t count) : parent_(count) {
        std::iota(parent_.begin(), parent_.end(), std::uint32_t{0});
    }
    std::uint32_t root(std::uint32_t i) {
        while (parent_[i] != i) {
            parent_[i] = parent_[parent_[i]];
            i = parent_[i];
        }
        return i;
    }
    void join(std::size_t a, std::size_t b) {
        const std::uint32_t x = root(static_cast<std::uint32_t>(a)),
                            y = root(static_cast<std::uint32_t>(b));
        parent_[std::max(x, y)] = std::min(x, y);
    }

private:
    std::vector<std::uint32_t> parent_;
};

}  // namespace

std::vector<std::uint8_t> find_sea(const Grid& grid, const std::vector<std::uint8_t>& low,
                                   double least_share, bool all) {
    if (all) return low;
    const auto columns = static_cast<std::size_t>(grid.columns);
    const auto rows = static_cast<std::size_t>(grid.rows);
    Regions regions(low.size());
    for (std::size_t y = 0; y < rows; ++y)
        for (std::size_t x = 0; x < columns; ++x) {
            const std::size_t i = y * columns + x;
            if (low[i] == 0) continue;
            if (x > 0 && low[i - 1] != 0) regions.join(i, i - 1);
            if (y > 0 && low[i - columns] != 0) regions.join(i, i - columns);
            if (grid.wraps_x() && x + 1 == columns && low[i + 1 - columns] != 0)
                regions.join(i, i + 1 - columns);
            if (grid.wraps_y() && y + 1 == rows && low[x] != 0) regions.join(i, x);
            const std::size_t opposite = i - x + (x + columns / 2) % columns;
            const bool pole = (y == 0 && grid.edges.is_pole(Side::north)) ||
                              (y + 1 == rows && grid.edges.is_pole(Side::south));
            if (pole && low[opposite] != 0) regions.join(i, opposite);
        }
    std::vector<std::uint32_t> size(low.size(), 0);
    for (std::size_t i = 0; i < low.size(); ++i)
        if (low[i] != 0) ++size[regions.root(static_cast<std::uint32_t>(i))];
    const std::uint32_t largest = *std::max_element(size.begin(), size.end());
    const auto least = static_cast<double>(low.size()) * least_share;
    std::vector<std::uint8_t> sea(low.size(), 0);
    for (std::size_t i = 0; i < low.size(); ++i) {
        if (low[i] == 0) continue;
        const std::uint32_t cells = size[regions.root(static_cast<std::uint32_t>(i))];
        sea[i] = cells == largest || static_cast<double>(cells) >= least ? 1 : 0;
    }
    return sea;
}

}  // namespace cuesta::world

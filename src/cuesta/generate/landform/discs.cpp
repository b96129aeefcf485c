// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/landform/discs.h"

#include <fmt/format.h>

#include <algorithm>

#include "cuesta/base/error.h"

namespace cuesta {
namespace {

constexpr double most_periods = 16;

// Block strips first .. last that a disc reaches; first > last if none.
struct StripRange {
    std::int64_t first, last;
};
StripRange strips_of(const Disc& disc, const Grid& grid, const Block& block) {
    const double y = disc.y_m / grid.spacing_m - static_cast<double>(block.y0);
    const double x = disc.x_m / grid.spacing_m - static_cast<double>(block.x0);
    const double radius = disc.radius_m / grid.spacing_m;
    const auto columns = static_cast<double>(block.columns), rows = static_cast<double>(block.rows);
    if (!(radius > 0) || x + radius < 0 || x - radius > columns - 1 || y + radius < 0 ||
        y - radius > rows - 1)
        return {0, -1};
    const auto row = [&](double edge) {
        return static_cast<std::int64_t>(std::clamp(edge, 0.0, rows - 1)) / DiscIndex::strip_rows;
    };
    return {row(std::ceil(y - radius)), row(std::floor(y + radius))};
}

}  // namespace

double shorter_side_m(const Grid& grid) {
    return std::max(grid.spacing_m, std::min(grid.extent_x_m(), grid.extent_y_m()));
}

double longer_side_m(const Grid& grid) {
    return std::max(grid.spacing_m, std::max(grid.extent_x_m(), grid.extent_y_m()));
}

std::vector<Disc> seen_discs(std::span<const Disc> discs, const Grid& grid) {
    std::vector<Disc> seen;
    seen.reserve(discs.size());
    struct Shifts {
        std::int64_t first = 0, last = 0;
    };
    const auto shifts = [&](double middle, double radius, double period, bool wraps) {
        if (!wraps) return Shifts{};
        if (radius > most_periods * period)
            throw Error(fmt::format("a form of {} m radius is more than {} times the {} m after "
                                    "which the map repeats itself",
                                    radius, most_periods, period),
                        "Make the form smaller or the map larger");
        return Shifts{-static_cast<std::int64_t>(std::floor((middle + radius) / period)),
                      static_cast<std::int64_t>(std::floor((period + radius - middle) / period))};
    };
    for (const Disc& disc : discs) {
        const double period_x = grid.extent_x_m(), period_y = grid.extent_y_m();
        const Shifts across = shifts(disc.x_m, disc.radius_m, period_x, grid.wraps_x());
        const Shifts down = shifts(disc.y_m, disc.radius_m, period_y, grid.wraps_y());
        for (std::int64_t j = down.first; j <= down.last; ++j)
            for (std::int64_t i = across.first; i <= across.last; ++i) {
                Disc image = disc;
                image.x_m += static_cast<double>(i) * period_x;
                image.y_m += static_cast<double>(j) * period_y;
                seen.push_back(image);
            }
    }
    return seen;
}

DiscIndex::DiscIndex(std::span<const Disc> seen, const Grid& grid, const Block& block)
    : strips_((block.rows + strip_rows - 1) / strip_rows),
      first_(static_cast<std::size_t>(strips_) + 1, 0) {
    // Count, then fill, so that each strip lists its discs in order.
    for (const Disc& disc : seen) {
        const StripRange range = strips_of(disc, grid, block);
        for (std::int64_t s = range.first; s <= range.last; ++s)
            ++first_[static_cast<std::size_t>(s) + 1];
    }
    for (std::size_t s = 1; s < first_.size(); ++s) first_[s] += first_[s - 1];
    members_.resize(first_.back());
    std::vector<std::size_t> next(first_.begin(), first_.end() - 1);
    for (std::size_t i = 0; i < seen.size(); ++i) {
        const StripRange range = strips_of(seen[i], grid, block);
        for (std::int64_t s = range.first; s <= range.last; ++s)
            members_[next[static_cast<std::size_t>(s)]++] = static_cast<std::uint32_t>(i);
    }
}

std::span<const std::uint32_t> DiscIndex::strip(std::int64_t number) const {
    const auto s = static_cast<std::size_t>(number);
    return {members_.data() + first_[s], first_[s + 1] - first_[s]};
}

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/landform/discs.h"

#include <fmt/format.h>

#include <algorithm>

#include "cuesta/base/error.h"
#include "cuesta/base/parallel.h"

namespace cuesta {
namespace {

constexpr double most_periods = 16;

// Block strips first .. last that a disc reaches; first > last if none.
struct StripRange {
    std::int64_t first, last;
};
StripRange strips_reached(const Disc& disc, const Grid& grid, const Block& block) {
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

void add_images(const Disc& disc, const Grid& grid, std::vector<Disc>& images) {
    struct Shifts {
        std::int64_t first = 0, last = 0;
    };
    const auto shifts = [&](double middle, double period, bool wraps) {
        const double radius = disc.radius_m;
        if (!wraps) return Shifts{};
        if (radius > most_periods * period)
            throw Error(fmt::format("a form of {} m radius is more than {} times the {} m after "
                                    "which the map repeats itself",
                                    radius, most_periods, period),
                        "Make the form smaller or the map larger");
        return Shifts{-static_cast<std::int64_t>(std::floor((middle + radius) / period)),
                      static_cast<std::int64_t>(std::floor((period + radius - middle) / period))};
    };
    const double period_x = grid.extent_x_m(), period_y = grid.extent_y_m();
    const Shifts across = shifts(disc.x_m, period_x, grid.wraps_x());
    const Shifts down = shifts(disc.y_m, period_y, grid.wraps_y());
    for (std::int64_t j = down.first; j <= down.last; ++j)
        for (std::int64_t i = across.first; i <= across.last; ++i) {
            Disc image = disc;
            image.x_m += static_cast<double>(i) * period_x;
            image.y_m += static_cast<double>(j) * period_y;
            images.push_back(image);
        }
}

bool whole_on_map(const Disc& disc, const Grid& grid) {
    const auto within = [&](double middle, std::int64_t samples, bool wraps) {
        const double last = static_cast<double>(samples - 1) * grid.spacing_m;
        return wraps || (middle - disc.radius_m >= 0 && middle + disc.radius_m <= last);
    };
    return within(disc.x_m, grid.columns, grid.wraps_x()) &&
           within(disc.y_m, grid.rows, grid.wraps_y());
}

std::vector<std::size_t> first_seen(std::span<const Disc> discs, const Grid& grid,
                                    const Block& block,
                                    const std::function<bool(const Disc&, double)>& covers) {
    std::vector<std::size_t> first(static_cast<std::size_t>(DiscIndex::strips_of(block)), 0);
    if (!covers || discs.size() < 2) return first;
    const double west = static_cast<double>(block.x0) * grid.spacing_m;
    const double east = static_cast<double>(block.x0 + block.columns - 1) * grid.spacing_m;
    parallel_for(0, DiscIndex::strips_of(block), 1, [&](std::int64_t lo, std::int64_t) {
        const std::int64_t top = block.y0 + lo * DiscIndex::strip_rows;
        const std::int64_t bottom =
            std::min(block.y0 + block.rows, top + DiscIndex::strip_rows) - 1;
        const double north = static_cast<double>(top) * grid.spacing_m;
        const double south = static_cast<double>(bottom) * grid.spacing_m;
        for (std::size_t i = discs.size(); i-- > 1;) {
            const Disc& disc = discs[i];
            const double across = std::max(std::fabs(disc.x_m - west), std::fabs(east - disc.x_m));
            const double down = std::max(std::fabs(disc.y_m - north), std::fabs(south - disc.y_m));
            const double far = std::sqrt(across * across + down * down);
            if (!(far < disc.radius_m) || !covers(disc, far / disc.radius_m)) continue;
            first[static_cast<std::size_t>(lo)] = i;
            break;
        }
    });
    return first;
}

DiscIndex::DiscIndex(std::span<const Disc> discs, std::span<const std::size_t> order,
                     std::span<const std::size_t> first_order, const Grid& grid, const Block& block)
    : first_(first_order.size() + 1, 0) {
    const auto each_strip = [&](std::size_t disc, auto&& visit) {
        const StripRange range = strips_reached(discs[disc], grid, block);
        for (std::int64_t s = range.first; s <= range.last; ++s)
            if (order[disc] >= first_order[static_cast<std::size_t>(s)])
                visit(static_cast<std::size_t>(s));
    };
    // Count, then fill, so that each strip lists its discs in order.
    for (std::size_t i = 0; i < discs.size(); ++i)
        each_strip(i, [&](std::size_t strip) { ++first_[strip + 1]; });
    for (std::size_t s = 1; s < first_.size(); ++s) first_[s] += first_[s - 1];
    members_.resize(first_.back());
    std::vector<std::size_t> next(first_.begin(), first_.end() - 1);
    for (std::size_t i = 0; i < discs.size(); ++i)
        each_strip(
            i, [&](std::size_t strip) { members_[next[strip]++] = static_cast<std::uint32_t>(i); });
}

std::span<const std::uint32_t> DiscIndex::strip(std::int64_t number) const {
    const auto s = static_cast<std::size_t>(number);
    return {members_.data() + first_[s], first_[s + 1] - first_[s]};
}

}  // namespace cuesta

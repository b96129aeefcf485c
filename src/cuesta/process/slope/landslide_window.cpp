// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/slope/landslide_window.h"

#include <algorithm>

namespace cuesta {
namespace {

// First sample and how many, of one axis.
struct Extent {
    std::int64_t first, count;
};
Extent extent(std::int64_t at, std::int64_t half, std::int64_t size, bool wraps) {
    if (wraps) {
        const std::int64_t count = std::min(2 * half + 1, size);
        return {at - (count - 1) / 2, count};
    }
    // One sample beyond the border, so that what leaves is seen.
    const std::int64_t first = std::max<std::int64_t>(-1, at - half);
    return {first, std::min(size + 1, at + half + 1) - first};
}

// Positions of an axis that have samples of the map behind them, one after the other.
struct Stretch {
    std::int64_t to, from, count;
};
std::vector<Stretch> stretches(std::int64_t first, std::int64_t count, std::int64_t size,
                               bool wraps) {
    std::vector<Stretch> all;
    for (std::int64_t i = 0; i < count; ++i) {
        const auto from = behind(first + i, size, wraps);
        if (!from) continue;
        if (!all.empty() && all.back().to + all.back().count == i &&
            all.back().from + all.back().count == *from)
            ++all.back().count;
        else
            all.push_back({i, *from, 1});
    }
    return all;
}

}  // namespace

SurfaceWindow share_window(const IntField& surface, const Grid& grid, const Block& block,
                           Communicator& comm, std::int64_t x, std::int64_t y, std::int64_t half) {
    const Extent across = extent(x, half, grid.columns, grid.wraps_x());
    const Extent down = extent(y, half, grid.rows, grid.wraps_y());
    SurfaceWindow window{across.first, down.first, across.count, down.count, {}};
    window.units.assign(static_cast<std::size_t>(window.columns * window.rows),
                        SurfaceWindow::outside);
    const auto columns = stretches(across.first, across.count, grid.columns, grid.wraps_x());
    std::vector<TargetRectangle> wanted;
    for (const Stretch& v : stretches(down.first, down.count, grid.rows, grid.wraps_y()))
        for (const Stretch& h : columns)
            wanted.push_back(target_rectangle({h.from, v.from, h.count, v.count},
                                              window.units.data() + window.index(h.to, v.to),
                                              window.columns));
    const SourceRectangle have = source_rectangle(block, surface.row(0), surface.stride());
    comm.redistribute({&have, 1}, wanted, sizeof(std::int32_t));
    return window;
}

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/slope/landslide_window.h"

#include <algorithm>
#include <cstring>
#include <span>

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

}  // namespace

SurfaceWindow share_window(const IntField& surface, const Grid& grid, const Block& block,
                           Communicator& comm, std::int64_t x, std::int64_t y, std::int64_t half) {
    const Extent across = extent(x, half, grid.columns, grid.wraps_x());
    const Extent down = extent(y, half, grid.rows, grid.wraps_y());
    SurfaceWindow window{across.first, down.first, across.count, down.count, {}};
    window.units.assign(static_cast<std::size_t>(window.columns * window.rows),
                        SurfaceWindow::outside);
    struct Sample {
        std::int32_t index, units;
    };
    std::vector<Sample> mine;
    over_own_cells(window, grid, block, [&](std::int64_t i, std::int64_t j, std::size_t at) {
        window.units[at] = surface.at(i, j);
        if (comm.size() > 1) mine.push_back({static_cast<std::int32_t>(at), window.units[at]});
    });
    if (comm.size() == 1) return window;
    for (const auto& bytes : comm.gather(std::as_bytes(std::span<const Sample>(mine))))
        for (std::size_t at = 0; at < bytes.size(); at += sizeof(Sample)) {
            Sample one;
            std::memcpy(&one, bytes.data() + at, sizeof one);
            window.units[static_cast<std::size_t>(one.index)] = one.units;
        }
    return window;
}

}  // namespace cuesta

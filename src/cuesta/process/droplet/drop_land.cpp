// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_land.h"

#include <algorithm>

#include "cuesta/base/parallel.h"
#include "cuesta/terrain/ledger.h"

namespace cuesta {
namespace {

constexpr std::int64_t most_units = std::int64_t{1} << 30;

std::int32_t limited(std::int64_t units) {
    return static_cast<std::int32_t>(std::clamp(units, -most_units, most_units));
}

}  // namespace

std::int32_t beyond_edge(const DropRing& ring, std::int32_t edge, std::int32_t image) {
    return ring.mirror ? image : limited(2 * std::int64_t{edge} - image);
}

DropMap make_land(const IntField& whole, const Grid& grid, const DropRing& ring) {
    const std::int64_t nx = whole.columns(), ny = whole.rows();
    DropMap land;
    land.height = IntField({nx + ring.west + ring.east, ny + ring.north + ring.south, 1});
    land.wraps_x = grid.wraps_x(), land.wraps_y = grid.wraps_y();
    const auto beyond = [&](std::int32_t edge, std::int32_t image) {
        return beyond_edge(ring, edge, image);
    };
    parallel_for(0, ny, rows_per_piece(nx), [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t y = lo; y < hi; ++y) {
            const std::int32_t* from = whole.row(y);
            std::int32_t* to = land.height.row(y + ring.north) + ring.west;
            std::copy_n(from, nx, to);
            for (std::int64_t i = 1; i <= ring.west; ++i)
                to[-i] = beyond(from[0], from[mirrored_sample(-i, nx)]);
            for (std::int64_t i = 1; i <= ring.east; ++i)
                to[nx - 1 + i] = beyond(from[nx - 1], from[mirrored_sample(nx - 1 + i, nx)]);
        }
    });
    for (const bool north : {true, false})
        for (std::int64_t i = 1; i <= (north ? ring.north : ring.south); ++i) {
            const std::int64_t at = north ? -i : ny - 1 + i;
            const std::int32_t* edge = land.height.row(ring.north + (north ? 0 : ny - 1));
            const std::int32_t* image = land.height.row(ring.north + mirrored_sample(at, ny));
            std::int32_t* to = land.height.row(ring.north + at);
            for (std::int64_t x = 0; x < land.columns(); ++x) to[x] = beyond(edge[x], image[x]);
        }
    for (std::int64_t y = 0; y < land.rows(); ++y) land.close_row(y);
    return land;
}

std::array<std::int64_t, 4> ring_growth(const DropMap& before, const DropMap& after,
                                        const DropRing& ring, std::int64_t first,
                                        std::int64_t end) {
    std::array<std::int64_t, 4> grown{};
    const auto add = [&](Side side, std::int64_t y, std::int64_t x0, std::int64_t x1) {
        for (std::int64_t x = x0; x < x1; ++x)
            grown[static_cast<std::size_t>(side)] +=
                std::int64_t{after.row(y)[x]} - before.row(y)[x];
    };
    const std::int64_t nx = before.columns(), ny = before.rows();
    for (std::int64_t y = first; y < end; ++y) {
        if (y < ring.north || y >= ny - ring.south) {
            add(y < ring.north ? Side::north : Side::south, y, 0, nx);
        } else {
            add(Side::west, y, 0, ring.west);
            add(Side::east, y, nx - ring.east, nx);
        }
    }
    return grown;
}

}  // namespace cuesta

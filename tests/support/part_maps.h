// SPDX-License-Identifier: Apache-2.0
// A map cut into blocks of which each is a part of a MapSource, as over ranks, in one process.
#pragma once

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

#include "cuesta/grid/block_team.h"
#include "cuesta/io/map_source.h"

namespace cuesta::test {

// across x down: one, strips, columns, and more blocks than bands.
inline const std::vector<std::pair<int, int>> part_cuts = {{1, 1}, {2, 1}, {1, 2}, {2, 2}, {3, 2}};

// Calls body(source) on every block at once.
inline void in_parts(const Raster& raster, int across, int down,
                     const std::function<void(MapSource&)>& body) {
    const Grid grid{.columns = raster.columns, .rows = raster.rows};
    BlockTeam team(Decomposition(grid, across, down));
    team.run([&](int rank, Communicator& comm) {
        const Block block = team.cut().block(rank);
        Field field({block.columns, block.rows, 2});
        for (std::int64_t y = 0; y < block.rows; ++y)
            std::copy_n(raster.samples.data() + (block.y0 + y) * raster.columns + block.x0,
                        block.columns, field.row(y));
        BlockSource source(RowMap(raster), field, block, comm);
        body(source);
    });
}

}  // namespace cuesta::test

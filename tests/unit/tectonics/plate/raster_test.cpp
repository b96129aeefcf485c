// SPDX-License-Identifier: Apache-2.0
#include "cuesta/tectonics/plate/raster.h"

#include <gtest/gtest.h>

#include "cuesta/tectonics/plate/plate_noise.h"

namespace cuesta::plate {
namespace {

TEST(PlateRaster, masks_and_counts_follow_what_is_put_and_taken) {
    const Torus torus(64, 48);
    plate::Raster raster(torus);
    std::vector<int> volume(static_cast<std::size_t>(torus.cells), 0);
    for (std::uint32_t i = 0; i < 6000; ++i) {
        const auto cell =
            static_cast<CellId>(mixed(7, i) % static_cast<std::uint32_t>(torus.cells));
        int& own = volume[static_cast<std::size_t>(cell)];
        ASSERT_EQ(raster.has(cell), own > 0);
        if (own > 0) {
            EXPECT_EQ(raster.take(torus, cell).volume, own);
            own = 0;
        } else {
            own = static_cast<int>(i) + 1;
            raster.put(torus, cell, {own, 0, 0, 0});
        }
    }
    std::int64_t count = 0;
    std::vector<int> tiles(static_cast<std::size_t>(torus.tiles), 0),
        subs(static_cast<std::size_t>(torus.subs), 0);
    for (CellId cell = 0; cell < torus.cells; ++cell)
        if (volume[static_cast<std::size_t>(cell)] > 0) {
            EXPECT_EQ(raster.at(cell).volume, volume[static_cast<std::size_t>(cell)]);
            ++count, ++tiles[static_cast<std::size_t>(tile_of(cell))],
                ++subs[static_cast<std::size_t>(sub_of(cell))];
        }
    EXPECT_EQ(raster.cells(), count);
    std::int64_t walked = 0;
    raster.each([&](CellId cell) { walked += volume[static_cast<std::size_t>(cell)] > 0; });
    EXPECT_EQ(walked, count);
    for (CellId tile = 0; tile < torus.tiles; ++tile) {
        EXPECT_EQ(raster.count(tile), tiles[static_cast<std::size_t>(tile)]);
        int near = 0;
        for (const CellId* i = torus.tile_ring.first(tile); i != torus.tile_ring.last(tile); ++i)
            near += tiles[static_cast<std::size_t>(*i)] > 0;
        EXPECT_EQ(raster.tile_near(tile), near);
    }
    for (CellId sub = 0; sub < torus.subs; ++sub) {
        int near = 0;
        for (const CellId* i = torus.sub_ring.first(sub); i != torus.sub_ring.last(sub); ++i)
            near += subs[static_cast<std::size_t>(*i)] > 0;
        EXPECT_EQ(raster.sub_near(sub), near);
    }
}

}  // namespace
}  // namespace cuesta::plate

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/whole_basins.h"

#include <gtest/gtest.h>

#include <array>
#include <map>

#include "support/flow_maps.h"

namespace cuesta::flow {
namespace {

using test::FlowMap, test::Ground;

struct Listed {
    // By pit: where it spills over and how high water stands.
    std::map<CellId, std::array<CellId, 3>> saddle;
    std::map<CellId, std::int32_t> level;
    CellId root = Frame::nowhere;
    bool operator==(const Listed&) const = default;
};

Listed list(const FlowMap& map, int across, int down) {
    Listed out;
    test::each_block(
        map, across, down,
        [&](IntField& surface, const Block& block, Communicator& comm, const Land& land) {
            Drainage drainage;
            drainage.route(surface, map.grid, block, comm, land);
            if (!drainage.has_depressions()) return;
            const WholeBasins whole = gather_basins(drainage, comm);
            const auto pit_of = [&](Label basin) {
                return basin < first_pit ? Frame::nowhere : whole.pit_of[basin - first_pit];
            };
            for (std::int64_t y = 0; y < block.rows; ++y)
                for (std::int64_t x = 0; x < block.columns; ++x) {
                    const Cell cell = drainage.frame().cell(x, y);
                    const Label number = whole.number_of[drainage.basins().label[cell]];
                    const std::int32_t ground = surface.at(x, y);
                    if (number < first_pit) continue;
                    EXPECT_EQ(drainage.level(cell, ground), std::max(ground, whole.level[number]));
                }
            if (comm.rank() != 0) return;
            out.root = pit_of(whole.root);
            for (std::size_t i = 1; i < whole.order.size(); ++i) {
                const Label basin = whole.order[i];
                out.saddle[pit_of(basin)] = {whole.saddle[basin].high, whole.saddle[basin].low,
                                             pit_of(whole.spills_into[basin])};
                out.level[pit_of(basin)] = whole.level[basin];
            }
        });
    return out;
}

TEST(whole_basins, every_pit_spills_over_the_same_saddle_for_any_blocks) {
    for (const Edges edges : {Edges::open, Edges::closed, Edges::wrap, Edges::wrap_x})
        for (const Ground ground : {Ground::rough, Ground::stepped, Ground::hilly})
            for (unsigned seed = 1; seed < 3; ++seed) {
                const FlowMap map = test::random_map(50, 43, ground, edges, seed);
                const Listed one = list(map, 1, 1);
                EXPECT_FALSE(one.saddle.empty());
                for (const auto& [across, down] : {std::pair{2, 2}, {3, 1}, {5, 3}})
                    EXPECT_EQ(list(map, across, down), one) << across << " x " << down;
            }
}

TEST(whole_basins, blocks_one_cell_wide_and_many_stages) {
    for (const auto& [across, down] : {std::pair{40, 1}, {16, 16}}) {
        const FlowMap map = test::random_map(40, 33, Ground::stepped, Edges::wrap_x, 7);
        EXPECT_EQ(list(map, across, down), list(map, 1, 1)) << across << " x " << down;
    }
}

}  // namespace
}  // namespace cuesta::flow

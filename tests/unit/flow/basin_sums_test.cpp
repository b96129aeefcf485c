// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/basin_sums.h"

#include <gtest/gtest.h>

#include <map>
#include <mutex>

#include "cuesta/flow/block_depressions.h"
#include "cuesta/flow/whole_basins.h"
#include "support/flow_maps.h"

namespace cuesta::flow {
namespace {

using test::FlowMap, test::Ground;

// What each basin has of its own; the sea has 3 on the first block.
std::int64_t amount_of(CellId pit) {
    return static_cast<std::int64_t>(pit % 17) - 5;
}

struct Sums {
    std::map<CellId, std::int64_t> of_pit;
    std::int64_t root = 0;
};

Sums sums(const FlowMap& map, int across, int down) {
    Sums all;
    std::mutex guard;
    test::each_drained_block(map, across, down, [&](Drainage& drainage, Communicator& comm) {
        const Basins& basins = drainage.basins();
        const BlockDepressions parts = split_depressions(drainage, comm);
        std::vector<bool> open;
        for (Label label = 0; label < basins.count(); ++label)
            open.push_back(!parts.is_closed(label));
        std::vector<std::int64_t> amounts(basins.count(), 0);
        if (comm.rank() == 0 && drainage.has_outlet()) amounts[sea_basin] = 3;
        for (std::size_t i = 0; i < basins.pit_of.size(); ++i)
            amounts[first_pit + i] = amount_of(basins.pit_of[i]);
        const std::int64_t root = sum_to_root(drainage, open, amounts, comm);
        const WholeBasins whole = gather_basins(drainage, comm);
        const std::lock_guard lock(guard);
        all.root = root;
        // Foreign basins, too.
        for (Label label = first_pit; label < basins.count(); ++label) {
            const CellId pit = whole.pit_of[basins.map_number(label) - first_pit];
            EXPECT_EQ(all.of_pit.try_emplace(pit, amounts[label]).first->second, amounts[label]);
        }
    });
    return all;
}

// From the ends of the whole tree.
Sums plain_sums(const FlowMap& map) {
    Sums all;
    test::each_block(
        map, 1, 1,
        [&](IntField& surface, const Block& block, Communicator& comm, const Land& land) {
            Drainage drainage;
            drainage.route(surface, map.grid, block, comm, land);
            const WholeBasins whole = gather_basins(drainage, comm);
            std::vector<std::int64_t> sum(whole.count(), 0);
            for (std::size_t i = 0; i < whole.pit_of.size(); ++i)
                sum[first_pit + i] = amount_of(whole.pit_of[i]);
            if (drainage.has_outlet()) sum[sea_basin] = 3;
            for (std::size_t i = whole.order.size(); i-- > 1;)
                sum[whole.spills_into[whole.order[i]]] += sum[whole.order[i]];
            for (std::size_t i = 0; i < whole.pit_of.size(); ++i)
                all.of_pit[whole.pit_of[i]] = sum[first_pit + i];
            all.root = sum[whole.root];
        });
    return all;
}

TEST(basin_sums, are_those_of_the_whole_tree_on_any_blocks) {
    for (const Edges edges : {Edges::open, Edges::closed, Edges::wrap, Edges::wrap_x})
        for (const Ground ground : {Ground::rough, Ground::hilly}) {
            const FlowMap map = test::random_map(40, 33, ground, edges, 21);
            const Sums plain = plain_sums(map);
            for (const auto& [across, down] : {std::pair{1, 1}, {2, 2}, {4, 3}, {1, 6}}) {
                const Sums found = sums(map, across, down);
                EXPECT_EQ(found.of_pit, plain.of_pit) << across << ' ' << down;
                EXPECT_EQ(found.root, plain.root) << across << ' ' << down;
            }
        }
}

}  // namespace
}  // namespace cuesta::flow

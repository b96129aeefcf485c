// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/lake_levels.h"

namespace cuesta::flow {

WaterHomes find_homes(const Drainage& drainage, const std::vector<std::uint32_t>& of_basin,
                      std::size_t count, Communicator& comm) {
    WaterHomes homes;
    homes.here.assign(count, false);
    const auto lies_here = [&](Label basin) {
        if (of_basin[basin] != DepressionTree::no_water) homes.here[of_basin[basin]] = true;
    };
    // Basins with their pits here, and others whose water leaves over the rim.
    const Basins& basins = drainage.basins();
    for (Label basin = first_pit; basin < basins.own_end(); ++basin) lies_here(basin);
    for (const Cell cell : drainage.frame().rim()) lies_here(basins.label[cell]);
    std::vector<std::int64_t> blocks(count);
    for (std::size_t i = 0; i < count; ++i) blocks[i] = homes.here[i] ? 1 : 0;
    comm.sum(blocks);
    for (std::size_t i = 0; i < count; ++i) {
        if (blocks[i] > 1) homes.shared.push_back(static_cast<std::uint32_t>(i));
        homes.speaks.push_back(blocks[i] > 1 ? comm.rank() == 0 : bool{homes.here[i]});
    }
    // All blocks know what is said of shared waters, whether they have cells of them or not.
    for (const std::uint32_t water : homes.shared) homes.here[water] = true;
    return homes;
}

void tell_all(const WaterHomes& homes, std::vector<std::int64_t>& numbers, Communicator& comm) {
    for (std::size_t i = 0; i < numbers.size(); ++i)
        if (!homes.speaks[i]) numbers[i] = 0;
    comm.sum(numbers);
}

}  // namespace cuesta::flow

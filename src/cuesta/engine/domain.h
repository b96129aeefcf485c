// SPDX-License-Identifier: Apache-2.0
// The whole landscape of a run: one terrain per block of this process, and the ways to ask all of
// them at once. Engine code outside this file does not know how many blocks there are.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "cuesta/base/exact_sum.h"
#include "cuesta/grid/block_team.h"
#include "cuesta/grid/raster.h"
#include "cuesta/operator/context.h"
#include "cuesta/terrain/terrain.h"

namespace cuesta {

// One block with what belongs to it.
struct BlockState {
    Terrain terrain;
    Scratch scratch;
    StepReport report;  // what the body of the last each() counted here
};

class Domain {
public:
    Domain(const Grid& grid, int across, int down, int halo,
           std::shared_ptr<const MaterialTable> materials);

    const Grid& grid() const { return grid_; }
    int blocks() const { return static_cast<int>(blocks_.size()); }
    BlockState& block(int index) { return *blocks_[static_cast<std::size_t>(index)]; }
    const BlockState& block(int index) const { return *blocks_[static_cast<std::size_t>(index)]; }

    // Calls body on every block at the same time; returns all reports added up.
    StepReport for_each_block(const std::function<void(BlockState&, Communicator&)>& body);

    // Whole-map access to a field by samples of the map; every block must have the field.
    void read_tile(std::string_view name, const Block& tile, float* out) const;
    // May be called from several threads for different tiles.
    void write_tile(std::string_view name, const Block& tile, const float* from);
    // The part of a tile on each block: body(state, its samples within the block, offset in the
    // tile, samples between rows of the tile).
    void over_tile(const Block& tile,
                   const std::function<void(BlockState&, const Block&, std::int64_t)>& body) const;
    Raster collect(std::string_view name) const;
    bool has(std::string_view name) const { return block(0).terrain.find(name) != nullptr; }
    void make(std::string_view name);
    void drop(std::string_view name);
    void release_scratch();

    // Brings the height up to date with the columns, on every block.
    void show_height();
    // Exact sums of the ground over the map by material, as columns of one cell. Kept until
    // somebody says that the ground has changed.
    using Ground = std::map<MaterialId, ExactSum>;
    const Ground& ground() const;
    void ground_changed() { ground_.reset(); }
    // The bookings of all blocks so far.
    Ledger ledger() const;

private:
    Grid grid_;
    Decomposition cut_;
    std::vector<std::unique_ptr<BlockState>> blocks_;
    std::unique_ptr<BlockTeam> team_;
    SingleCommunicator single_;
    mutable std::optional<Ground> ground_;
};

}  // namespace cuesta

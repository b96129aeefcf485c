// SPDX-License-Identifier: Apache-2.0
// The whole landscape of a run: one terrain per block of this process, and the ways to ask all of
// them at once, those of other processes included. Engine code outside this file does not know how
// many blocks there are.
//
// With ranks (grid/ranks.h) every process has one block, and every process calls the functions
// marked "all" in the same order; rank 0 gets whole maps and writes the files.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "cuesta/base/exact_sum.h"
#include "cuesta/grid/block_team.h"
#include "cuesta/grid/rank_communicator.h"
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
           std::shared_ptr<const MaterialTable> materials, std::shared_ptr<Ranks> ranks = nullptr);

    const Grid& grid() const { return grid_; }
    int blocks() const { return static_cast<int>(blocks_.size()); }  // of this process
    int blocks_of_map() const { return cut_.size(); }
    int ranks() const { return ranks_ ? ranks_->size() : 1; }
    // The process that speaks and writes files.
    bool first() const { return !ranks_ || ranks_->first(); }
    // All: the answer of the first process, for decisions that hang on clocks and signals.
    bool agree(bool mine) const { return ranks_ ? ranks_->agree(mine ? 1 : 0) != 0 : mine; }
    // All: over the processes, each of which has asked its own blocks.
    double largest(double mine) const;
    bool any(bool mine) const { return largest(mine ? 1 : 0) > 0; }
    void sum(std::span<std::int64_t> values) const;
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
    // All: the whole map, without samples on processes behind the first.
    Raster collect(std::string_view name) const;
    // All: `read` packs elements of a rectangle of the map that lies on this process, row by row.
    // The first process gets the whole map, the others nothing.
    using ReadTile = std::function<void(const Block& tile, void* out)>;
    std::vector<std::byte> collect_elements(std::size_t element, const ReadTile& read) const;
    bool has(std::string_view name) const { return block(0).terrain.find(name) != nullptr; }
    void make(std::string_view name);
    void drop(std::string_view name);
    void release_scratch();

    // Brings the height up to date with the columns, on every block.
    void show_height();
    // All: exact sums of the ground over the map by material, as columns of one cell. Kept until
    // somebody says that the ground has changed.
    using Ground = std::map<MaterialId, ExactSum>;
    const Ground& ground() const;
    void ground_changed() { ground_.reset(); }
    // All: the bookings of all blocks so far.
    Ledger ledger() const;

private:
    Ledger over_ranks(Ledger mine) const;
    StepReport over_ranks(const StepReport& mine) const;

    Grid grid_;
    std::shared_ptr<Ranks> ranks_;  // none: this process alone
    Decomposition cut_;
    std::vector<std::unique_ptr<BlockState>> blocks_;
    std::unique_ptr<BlockTeam> team_;
    SingleCommunicator single_;
    std::unique_ptr<RankCommunicator> rank_;
    mutable std::optional<Ground> ground_;
};

}  // namespace cuesta

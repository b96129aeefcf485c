// SPDX-License-Identifier: Apache-2.0
// The floors that deltas grow over, wherever they lie: the block's own cells in place, those of
// others in tiles that are fetched when somebody has asked for one of their cells. Inside of
// delta.h.
//
// Scheme  what is asked for and not here is wanted; exchange() brings it, on all blocks at once. So
//         whoever walks over the floor stops where it ends and goes on after the next exchange.
// Holds   as long as only one block asks for the cells of a water and lays on them, it sees what it
//         has laid; their owners know it after the next exchange.
// Memory  1 bit per cell of the block; 33 KiB for each tile, of which those used longest ago go
//         once all together have more than a quarter of the block's cells (and 2 MiB). Those in use
//         between two exchanges stay.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "cuesta/process/river/water_bodies.h"

namespace cuesta::river {

class DeltaFloor {
public:
    struct Spot {
        flow::CellId cell = flow::Frame::nowhere;
        WaterColumn column;
    };

    // Keeps references to the first three. Any block may hold `few_tiles`.
    DeltaFloor(const flow::Frame& frame, flow::Plane<WaterColumn>& columns, Communicator& comm,
               std::size_t few_tiles = 64);

    // False if the cell is not here: it is wanted from then on.
    bool find(flow::CellId cell, Spot& found);
    // The eight around a cell, by direction, nowhere beyond the border of the map. False if one is
    // not here: all that are not are wanted from then on.
    bool find_around(flow::CellId cell, std::array<Spot, 8>& found);
    void lay(flow::CellId cell, std::int64_t units);

    // False if the cell has been marked already. Marks of cells that are not here last, too.
    bool mark(flow::CellId cell);
    void unmark(flow::CellId cell);

    // Brings what is wanted. Every block must call it, as the next.
    void exchange();
    // Owners learn what has been laid on their cells.
    void tell_owners();
    std::size_t tiles() const { return tiles_.size(); }  // held now

private:
    static constexpr std::int64_t side = 64;  // of a tile, cells
    struct Tile {
        std::array<WaterColumn, side * side> columns;
        std::uint64_t used = 0;  // before which exchange
    };
    struct Laid {
        flow::CellId cell;
        std::int64_t units;
    };

    // Which tile a cell lies in, and where.
    struct InTile {
        std::uint64_t tile;
        std::size_t at;
    };
    InTile in_tile(std::int64_t x, std::int64_t y) const;
    Block area_of(std::uint64_t tile) const;
    bool find_at(std::int64_t x, std::int64_t y, Spot& found);
    void drop_oldest();

    const flow::Frame& frame_;
    flow::Plane<WaterColumn>& columns_;
    Communicator& comm_;
    std::uint64_t tiles_across_;
    std::size_t most_tiles_;
    std::uint64_t exchanges_ = 1;
    std::unordered_map<std::uint64_t, std::unique_ptr<Tile>> tiles_;
    std::unordered_set<std::uint64_t> wanted_;  // tiles
    std::vector<Laid> laid_;                    // on cells of others, since the last exchange
    std::vector<bool> marked_;                  // own cells
    std::unordered_map<std::uint64_t, std::array<std::uint64_t, side>> marked_far_;  // by tile
};

}  // namespace cuesta::river

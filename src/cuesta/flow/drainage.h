// SPDX-License-Identifier: Apache-2.0
// The drainage of a landscape: where the water of every cell goes, how much comes through, where
// it stands.
//
//   Drainage drainage;
//   drainage.route(surface, grid, block, comm);        receivers, over saddles out of depressions
//   drainage.accumulate(comm);                          cells above each cell
//   drainage.upstream(...)                              outlets first
//
// Depressions are found as a graph of basins and drained over their lowest saddles
// [cordonnier2019]: no heap, no sort, O(cells). The ground itself is not changed; the water of a
// depression runs through its lake. What a plain priority flood [barnes2014] would fill is the same
// to the bit.
//
// Holds   the same for any threads, bands and blocks, to the bit. Every way ends at an outlet, or,
//         on a map without one, in its lowest pit.
// Limits  one receiver per cell; flow/spread.h divides water among several.
#pragma once

#include <bit>
#include <memory>
#include <optional>

#include "cuesta/base/parallel.h"
#include "cuesta/flow/basin_tree.h"
#include "cuesta/flow/flow_accumulation.h"
#include "cuesta/flow/receivers.h"

namespace cuesta::flow {

// Where short numbers end; tests set them lower.
struct DrainageLimits {
    // From so many cells on they are counted in words of 64 bits.
    std::int64_t wide_from = std::int64_t{1} << 28;
    // On maps of fewer cells no sum of amounts below 2^31 can reach `most_amount`: it is not
    // looked at.
    std::int64_t summed_from = std::int64_t{1} << 29;
    std::uint64_t most_amount = std::uint64_t{1} << 60;  // four bits of a word count donors
};

class Drainage {
public:
    Drainage() = default;
    explicit Drainage(const DrainageLimits& limits) : limits_(limits) {}

    // For the memory plan, while a field is made from it (measured: tests/e2e/memory_test.py).
    static constexpr std::uint64_t cell_bytes = 26;

    // `surface` needs a halo, which is filled here. Every block must call it.
    void route(IntField& surface, const Grid& grid, const Block& block, Communicator& comm,
               const Land& land = {});

    const Frame& frame() const { return frame_; }
    const Plane<Direction>& directions() const { return directions_; }
    Direction direction(Cell cell) const { return directions_[cell]; }
    Cell receiver(Cell cell) const { return frame_.neighbour(cell, directions_[cell]); }

    // Without depressions, basins and tree are those of an earlier map and not to be looked at.
    bool has_depressions() const { return has_depressions_; }
    bool has_outlet() const { return has_outlet_; }
    std::int64_t pits() const { return pits_; }  // of the whole map, before they were drained
    const Basins& basins() const { return basins_; }
    const BasinTree& tree() const { return tree_; }
    // To what height water stands over a cell before it spills; the ground itself on dry land.
    std::int32_t level(Cell cell, std::int32_t ground) const {
        if (!has_depressions_) return ground;
        const Label label = basins_.label[cell];
        return label < first_pit ? ground : std::max(ground, tree_.level[label]);
    }

    // Counts the cells above each cell, itself included. Every block must call it.
    void accumulate(Communicator& comm);
    std::uint64_t cells_above(Cell cell) const { return wide_ ? many_[cell] : cells_[cell]; }
    // Of maps below 2^28 cells.
    const Plane<std::uint32_t>& cells_above() const { return cells_; }
    // The same with an amount of its own for each cell: amount_of(x, y), whole numbers below 2^31,
    // or such that all together are below 2^60. Error if they are not, on maps so large.
    template <class AmountOf>
    void accumulate_amounts(Communicator& comm, AmountOf&& amount_of);
    const Plane<std::uint64_t>& amounts() const { return amounts_; }

    const FlowOrder& order() const { return order_; }
    // See FlowOrder; accumulate first.
    template <class Visit, class Refresh, class Ahead>
    void downstream(Visit&& visit, Refresh&& refresh, Ahead&& ahead) const {
        order_.downstream(frame_, visit, refresh, ahead);
    }
    template <class Visit, class Refresh>
    void downstream(Visit&& visit, Refresh&& refresh) const {
        order_.downstream(frame_, visit, refresh, [](Cell) {});
    }
    template <class Visit, class Refresh, class Ahead>
    void upstream(Visit&& visit, Refresh&& refresh, Ahead&& ahead) const {
        order_.upstream(frame_, visit, refresh, ahead);
    }
    template <class Visit, class Refresh>
    void upstream(Visit&& visit, Refresh&& refresh) const {
        order_.upstream(frame_, visit, refresh, [](Cell) {});
    }
    // Notes who gives to whom: pays if donors() is asked of all cells more than once.
    void note_donors();
    // Calls give(neighbour) for each that gives to the cell, in a fixed order of directions.
    template <class Give>
    void donors(Cell cell, Give&& give) const {
        if (noted_) {
            for (unsigned from = donor_bits_[cell]; from != 0; from &= from - 1)
                give(frame_.neighbour(cell, static_cast<Direction>(std::countr_zero(from))));
            return;
        }
        for (Direction d = 0; d < 8; ++d) {
            const Cell other = frame_.neighbour(cell, d);
            if (directions_[other] == opposite(d)) give(other);
        }
    }

private:
    void find_ways(IntField& surface, Communicator& comm, const Land& land);
    Frame frame_;
    Plane<Direction> directions_;
    Basins basins_;
    BasinTree tree_;
    FlowOrder order_;
    void check_total(Communicator& comm) const;

    DrainageLimits limits_;
    Plane<std::uint32_t> cells_;
    Plane<std::uint64_t> many_;  // instead of cells_, if `wide_`
    bool wide_ = false;
    Plane<std::uint64_t> amounts_;
    Plane<std::uint8_t> donor_bits_;  // bit d: the neighbour in direction d gives to the cell
    bool noted_ = false;
    std::int64_t pits_ = 0;
    bool has_depressions_ = false, has_outlet_ = true;
};

template <class AmountOf>
void Drainage::accumulate_amounts(Communicator& comm, AmountOf&& amount_of) {
    amounts_.resize(frame_);
    const std::int64_t columns = frame_.columns();
    parallel_for(0, frame_.rows(), rows_per_piece(columns), [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t y = lo; y < hi; ++y)
            for (std::int64_t x = 0; x < columns; ++x) {
                const Cell cell = frame_.cell(x, y);
                amounts_[cell] = directions_[cell] == gap ? 0 : amount_of(x, y);
            }
    });
    if (frame_.grid().cells() >= limits_.summed_from) check_total(comm);
    order_.accumulate(directions_, frame_, comm, amounts_);
}

}  // namespace cuesta::flow

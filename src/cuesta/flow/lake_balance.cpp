// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/lake_balance.h"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <utility>

#include "cuesta/base/check.h"
#include "cuesta/flow/basin_sums.h"
#include "cuesta/flow/block_depressions.h"
#include "cuesta/flow/lake_levels.h"
#include "cuesta/flow/messages.h"

namespace cuesta::flow {
namespace {

class Balance {
public:
    Balance(const Drainage& drainage, const IntField& surface, const IntField& gain,
            const IntField& loss, Communicator& comm)
        : drainage_(drainage),
          surface_(surface),
          loss_(loss),
          comm_(comm),
          parts_(split_depressions(drainage, comm)) {
        measure(gain);
    }

    LakeBalance run() {
        for (const std::int64_t one : gained_) result_.gained += one;
        result_.left = parts_.pour(gained_, drainage_.basins(), comm_);
        waters_ = parts_.waters();
        result_.shared = waters_.shared;
        result_.of_basin = waters_.of_basin;
        find_levels();
        std::int64_t sums[4] = {result_.gained, result_.left, result_.lost, result_.unbalanced};
        comm_.sum(sums);
        result_.gained = sums[0], result_.left = sums[1];
        result_.lost = sums[2], result_.unbalanced = sums[3];
        find_flows();
        return std::move(result_);
    }

private:
    std::int64_t loss_at(std::int64_t x, std::int64_t y) const {
        return std::max(loss_.at(x, y), 1);
    }

    // What every basin gains, and what every depression loses up to its spill.
    void measure(const IntField& gain) {
        gained_.assign(parts_.leaf_of.size(), 0);
        std::vector<std::int64_t> inside(parts_.local.size(), 0), together(parts_.shared.size(), 0);
        for_each_basin_cell(drainage_, surface_,
                            [&](Label label, std::int32_t ground, auto x, auto y) {
                                CUESTA_CHECK(gain.at(x, y) >= 0 && loss_.at(x, y) >= 0,
                                             "the gain or loss of a cell is below 0");
                                gained_[label] += gain.at(x, y);
                                highest_ = std::max(highest_, ground);
                                Node node = Depression::none;
                                if (parts_.is_closed(label))
                                    node = parts_.local.lowest_above(label, ground);
                                if (node != Depression::none) {
                                    inside[node] += loss_at(x, y);
                                    return;
                                }
                                const Label leaf = parts_.leaf_of[label];
                                if (leaf >= first_pit)
                                    node = parts_.shared.lowest_above(leaf, ground);
                                if (node != Depression::none) together[node] += loss_at(x, y);
                            });
        set_capacities(parts_.local, inside);
        for (Label leaf = first_pit; leaf < parts_.shared.basins(); ++leaf)
            if (const Node top = parts_.top_of[leaf]; top != Depression::none)
                together[leaf] = inside[top];
        comm_.sum(together);
        set_capacities(parts_.shared, together);
        highest_ = static_cast<std::int32_t>(comm_.largest(static_cast<double>(highest_)));
    }
    static void set_capacities(DepressionTree& tree, std::vector<std::int64_t>& lost) {
        // Halves come before what they make up.
        for (Node node = first_pit; node < tree.size(); ++node) {
            for (const Node half : tree[node].halves)
                if (half != Depression::none) lost[node] += lost[half];
            tree[node].capacity = tree[node].endless_room() ? Depression::endless : lost[node];
        }
    }

    // What each water would lose at these levels, and over how many cells.
    WaterSums measure_at(const std::vector<std::int64_t>& level) const {
        const auto loss = [&](std::int64_t, std::int32_t, auto x, auto y) { return loss_at(x, y); };
        return sum_under_levels(drainage_, surface_, result_.of_basin, result_.shared, level, loss,
                                comm_);
    }

    // The highest whole level whose loss is not above what comes.
    void find_levels() {
        const std::size_t count = waters_.nodes.size();
        std::vector<std::int64_t> low(count), high(count), comes(count);
        for (std::size_t i = 0; i < count; ++i) {
            const DepressionTree& tree = parts_.tree_of(waters_, i);
            const Depression& depression = tree[waters_.nodes[i]];
            low[i] = tree.floor_of(waters_.nodes[i]), comes[i] = depression.water;
            // A map without outlet that gains all over is under water up to its highest ground.
            high[i] = depression.endless_room() ? std::int64_t{highest_} + 1 : depression.spill;
        }
        const std::vector<std::int64_t> level =
            highest_levels(std::move(low), std::move(high), comes, comm_,
                           [&](const auto& levels) { return measure_at(levels).amount; });
        const WaterSums lost = measure_at(level);
        for (std::size_t i = 0; i < count; ++i) {
            const DepressionTree& tree = parts_.tree_of(waters_, i);
            const Depression& depression = tree[waters_.nodes[i]];
            BalancedLake lake;
            lake.level = static_cast<std::int32_t>(level[i]);
            lake.cells = lost.cells[i], lake.loss = lost.amount[i];
            lake.inflow = depression.water;
            lake.spills = depression.is_full();
            lake.deepest = tree.pit_of(waters_.nodes[i]);
            const bool counts = i >= result_.shared || comm_.rank() == 0;
            if (depression.endless_room() && level[i] > highest_) {
                if (counts) result_.unbalanced += lake.inflow - lake.loss;
                lake.inflow = lake.loss;
            }
            if (counts) result_.lost += lake.inflow;
            result_.lakes.push_back(lake);
        }
    }

    // What comes to every basin less what it loses, along the tree of saddles to its root.
    void find_flows() {
        std::vector<std::int64_t> net = std::move(gained_);
        for_each_basin_cell(drainage_, surface_,
                            [&](Label label, std::int32_t ground, auto x, auto y) {
                                if (result_.depth(label, ground) > 0) net[label] -= loss_at(x, y);
                            });
        const Frame& frame = drainage_.frame();
        for (const BalancedLake& lake : result_.lakes)
            if (frame.owns(lake.deepest))
                net[drainage_.basins().label[frame.cell_of(lake.deepest)]] -=
                    lake.inflow - lake.loss;
        std::vector<bool> open;
        for (Label label = 0; label < net.size(); ++label) open.push_back(!parts_.is_closed(label));
        const std::int64_t arrives = sum_to_root(drainage_, std::move(open), net, comm_);
        CUESTA_CHECK(arrives == result_.left + result_.unbalanced,
                     "what leaves the lakes is not what they gain less what they lose");
        result_.over = std::move(net);
    }

    const Drainage& drainage_;
    const IntField& surface_;
    const IntField& loss_;
    Communicator& comm_;
    BlockDepressions parts_;
    BlockWaters waters_;
    std::vector<std::int64_t> gained_;  // by label
    std::int32_t highest_ = std::numeric_limits<std::int32_t>::min();
    LakeBalance result_;
};

struct Spilled {
    CellId to;
    std::uint64_t amount;
};

}  // namespace

LakeBalance balance_lakes(const Drainage& drainage, const IntField& surface, const IntField& gain,
                          const IntField& loss, Communicator& comm) {
    if (drainage.has_depressions()) return Balance(drainage, surface, gain, loss, comm).run();
    LakeBalance result;  // all of it leaves
    result.gained = result.left = sum_over_land(drainage, gain, comm);
    return result;
}

void run_through_lakes(const Drainage& drainage, const LakeBalance& balance,
                       const IntField& surface, const Land& land, const IntField& gain,
                       Communicator& comm, Plane<std::uint64_t>& amount) {
    const Frame& frame = drainage.frame();
    // Receivers before they were led over saddles: down the slopes into every pit.
    Plane<Direction> down;
    find_receivers(surface, frame, land, down);
    exchange_ring(down, frame, comm, gap);
    amount.resize(frame);
    std::fill_n(amount.data(), frame.size(), std::uint64_t{0});
    for (std::int64_t y = 0; y < frame.rows(); ++y)
        for (std::int64_t x = 0; x < frame.columns(); ++x) {
            const Cell cell = frame.cell(x, y);
            if (down[cell] != gap) amount[cell] = static_cast<std::uint64_t>(gain.at(x, y));
        }
    const bool lakes = drainage.has_depressions() && !balance.over.empty();
    const BasinTree& ways = drainage.tree();
    std::vector<Spilled> spilled;
    for (Label basin = first_pit; lakes && basin < drainage.basins().count(); ++basin) {
        const std::int64_t over = balance.over[basin];
        if (over == 0 || !ways.has_saddle(basin)) continue;
        const Saddle& saddle = ways.saddle[basin];
        // The first cell beyond the saddle, on the side that the water goes to.
        const bool to_high = (saddle.basin_high == basin) == (over < 0);
        const CellId to = to_high ? saddle.high : saddle.low;
        spilled.push_back({to, static_cast<std::uint64_t>(std::abs(over))});
    }
    for (const Spilled& one : migrate_to_cells(comm, frame, std::move(spilled), &Spilled::to))
        amount[frame.cell_of(one.to)] += one.amount;
    FlowOrder().accumulate(down, frame, comm, amount);
    if (!lakes) return;
    for (std::int64_t y = 0; y < frame.rows(); ++y)
        for (std::int64_t x = 0; x < frame.columns(); ++x) {
            const Cell cell = frame.cell(x, y);
            const Label basin = drainage.basins().label[cell];
            if (basin < first_pit || down[cell] == drainage.direction(cell)) continue;
            const std::int64_t over = balance.over[basin];
            if (over > 0) amount[cell] = std::max(amount[cell], static_cast<std::uint64_t>(over));
        }
}

}  // namespace cuesta::flow

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/lake_balance.h"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <utility>

#include "cuesta/base/check.h"
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
          basins_(gather_basins(drainage, comm)),
          tree_(basins_) {
        measure(gain);
    }

    LakeBalance run() {
        result_.left = gained_[sea_basin];
        for (const std::int64_t one : gained_) result_.gained += one;
        for (Label basin = first_pit; basin < tree_.basins(); ++basin)
            result_.left += tree_.pour(basin, gained_[basin]);
        DepressionTree::Waters found = tree_.waters();
        nodes_ = std::move(found.nodes);
        for (const Label number : basins_.number_of)
            result_.of_basin.push_back(found.of_basin[number]);
        find_levels();
        find_flows();
        return std::move(result_);
    }

private:
    std::int64_t loss_at(std::int64_t x, std::int64_t y) const {
        return std::max(loss_.at(x, y), 1);
    }

    // What every basin gains, and what every depression loses up to its spill.
    void measure(const IntField& gain) {
        gained_.assign(tree_.basins(), 0);
        std::vector<std::int64_t> lost(tree_.size(), 0);
        for_each_basin_cell(drainage_, surface_,
                            [&](Label label, std::int32_t ground, auto x, auto y) {
                                const Label basin = basins_.number_of[label];
                                CUESTA_CHECK(gain.at(x, y) >= 0 && loss_.at(x, y) >= 0,
                                             "the gain or loss of a cell is below 0");
                                gained_[basin] += gain.at(x, y);
                                highest_ = std::max(highest_, ground);
                                if (basin < first_pit) return;
                                const Node node = tree_.lowest_above(basin, ground);
                                if (node != Depression::none) lost[node] += loss_at(x, y);
                            });
        comm_.sum(gained_);
        comm_.sum(lost);
        highest_ = static_cast<std::int32_t>(comm_.largest(static_cast<double>(highest_)));
        // Halves come before what they make up.
        for (Node node = first_pit; node < tree_.size(); ++node) {
            for (const Node half : tree_[node].halves)
                if (half != Depression::none) lost[node] += lost[half];
            tree_[node].capacity = tree_[node].endless_room() ? Depression::endless : lost[node];
        }
    }

    // What each water would lose at these levels, and over how many cells.
    WaterSums measure_at(const std::vector<std::int64_t>& level) const {
        const auto loss = [&](std::int64_t, std::int32_t, auto x, auto y) { return loss_at(x, y); };
        return sum_under_levels(drainage_, surface_, result_.of_basin, homes_, level, loss, comm_);
    }

    // The highest whole level whose loss is not above what comes.
    void find_levels() {
        const std::size_t count = nodes_.size();
        if (count == 0) return;
        homes_ = find_homes(drainage_, result_.of_basin, count, comm_);
        std::vector<std::int64_t> low(count), high(count), comes(count);
        for (std::size_t i = 0; i < count; ++i) {
            const Depression& depression = tree_[nodes_[i]];
            low[i] = tree_.floor_of(nodes_[i]), comes[i] = depression.water;
            // A map without outlet that gains all over is under water up to its highest ground.
            high[i] = depression.endless_room() ? std::int64_t{highest_} + 1 : depression.spill;
        }
        std::vector<std::int64_t> level =
            highest_levels(std::move(low), std::move(high), comes, homes_, comm_,
                           [&](const auto& levels) { return measure_at(levels).amount; });
        WaterSums lost = measure_at(level);
        for (auto* numbers : {&level, &lost.amount, &lost.cells}) tell_all(homes_, *numbers, comm_);
        for (std::size_t i = 0; i < count; ++i) {
            const Depression& depression = tree_[nodes_[i]];
            BalancedLake lake;
            lake.level = static_cast<std::int32_t>(level[i]);
            lake.cells = lost.cells[i], lake.loss = lost.amount[i];
            lake.inflow = depression.water;
            lake.spills = depression.is_full();
            lake.deepest = tree_.pit_of(nodes_[i]);
            if (depression.endless_room() && level[i] > highest_) {
                result_.unbalanced += lake.inflow - lake.loss;
                lake.inflow = lake.loss;
            }
            result_.lost += lake.inflow;
            result_.lakes.push_back(lake);
        }
    }

    // From the ends of the tree of saddles to its root: what comes to a basin less what it loses.
    void find_flows() {
        std::vector<std::int64_t> lost(tree_.basins(), 0);
        for_each_basin_cell(drainage_, surface_,
                            [&](Label label, std::int32_t ground, auto x, auto y) {
                                if (result_.depth(label, ground) > 0)
                                    lost[basins_.number_of[label]] += loss_at(x, y);
                            });
        comm_.sum(lost);
        for (std::size_t i = 0; i < nodes_.size(); ++i)
            lost[tree_[nodes_[i]].deepest] += result_.lakes[i].inflow - result_.lakes[i].loss;
        std::vector<std::int64_t> net = gained_;
        for (std::size_t i = basins_.order.size(); i-- > 0;) {
            const Label basin = basins_.order[i];
            net[basin] -= lost[basin];
            if (basin != basins_.root) net[basins_.spills_into[basin]] += net[basin];
        }
        CUESTA_CHECK(net[basins_.root] == result_.left + result_.unbalanced,
                     "what leaves the lakes is not what they gain less what they lose");
        for (const Label number : basins_.number_of) result_.over.push_back(net[number]);
    }

    const Drainage& drainage_;
    const IntField& surface_;
    const IntField& loss_;
    Communicator& comm_;
    WholeBasins basins_;
    DepressionTree tree_;
    std::vector<std::int64_t> gained_;  // by number of the basin
    std::vector<Node> nodes_;           // those that hold the waters
    WaterHomes homes_;
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

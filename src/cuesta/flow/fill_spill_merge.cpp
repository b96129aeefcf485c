// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/fill_spill_merge.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "cuesta/base/check.h"
#include "cuesta/flow/lake_levels.h"

namespace cuesta::flow {
namespace {

class Budget {
public:
    Budget(const Drainage& drainage, const IntField& surface, const IntField& runoff,
           Communicator& comm)
        : drainage_(drainage),
          surface_(surface),
          comm_(comm),
          basins_(gather_basins(drainage, comm)),
          tree_(basins_) {
        measure(runoff);
    }

    WaterBudget run() {
        result_.left = fallen_[sea_basin];
        for (const std::int64_t one : fallen_) result_.fallen += one;
        for (Label basin = first_pit; basin < tree_.basins(); ++basin)
            result_.left += tree_.pour(basin, fallen_[basin]);
        list_waters();
        find_levels();
        return std::move(result_);
    }

private:
    // What every depression holds up to its spill, and what falls into every basin.
    void measure(const IntField& runoff) {
        fallen_.assign(tree_.basins(), 0);
        std::vector<std::int64_t> cells(tree_.size(), 0), volume(tree_.size(), 0);
        for_each_basin_cell(
            drainage_, surface_, [&](Label label, std::int32_t ground, auto x, auto y) {
                const Label basin = basins_.number_of[label];
                CUESTA_CHECK(runoff.at(x, y) >= 0, "the runoff of a cell is below 0");
                fallen_[basin] += runoff.at(x, y);
                if (basin < first_pit) return;
                const Node node = tree_.lowest_above(basin, ground);
                if (node == Depression::none) return;
                ++cells[node];
                if (!tree_[node].endless_room()) volume[node] += tree_[node].spill - ground;
            });
        comm_.sum(fallen_);
        comm_.sum(cells);
        comm_.sum(volume);
        // Halves come before what they make up.
        for (Node node = first_pit; node < tree_.size(); ++node) {
            Depression& depression = tree_[node];
            depression.capacity = volume[node];
            for (const Node half : depression.halves) {
                if (half == Depression::none) continue;
                cells[node] += cells[half];
                if (!depression.endless_room())
                    depression.capacity +=
                        tree_[half].capacity + cells[half] * (depression.spill - tree_[half].spill);
            }
            if (depression.endless_room()) depression.capacity = Depression::endless;
        }
    }

    void list_waters() {
        DepressionTree::Waters found = tree_.waters();
        nodes_ = std::move(found.nodes);
        for (const Label number : basins_.number_of)
            result_.of_basin.push_back(found.of_basin[number]);
        for (const Node node : nodes_) {
            StandingWater water;
            water.volume = tree_[node].water, water.capacity = tree_[node].capacity;
            water.deepest = tree_.pit_of(node);
            result_.standing += water.volume;
            result_.waters.push_back(water);
        }
    }

    // Volume and cells of every water if it stood at these levels.
    WaterSums measure_at(const std::vector<std::int64_t>& level) const {
        const auto depth = [](std::int64_t top, std::int32_t ground, auto, auto) {
            return top - ground;
        };
        return sum_under_levels(drainage_, surface_, result_.of_basin, homes_, level, depth, comm_);
    }

    // The highest whole level whose volume is not above what there is.
    void find_levels() {
        const std::size_t count = nodes_.size();
        if (count == 0) return;
        homes_ = find_homes(drainage_, result_.of_basin, count, comm_);
        std::vector<std::int64_t> low(count), high(count), there(count);
        for (std::size_t i = 0; i < count; ++i) {
            low[i] = tree_.floor_of(nodes_[i]), there[i] = result_.waters[i].volume;
            // Over its deepest cell alone the water would stand so high; and no higher than int32.
            high[i] =
                std::min(low[i] + there[i], std::int64_t{std::numeric_limits<std::int32_t>::max()});
            if (!tree_[nodes_[i]].endless_room())
                high[i] = std::min(high[i], tree_[nodes_[i]].spill);
        }
        std::vector<std::int64_t> level =
            highest_levels(std::move(low), std::move(high), there, homes_, comm_,
                           [&](const auto& levels) { return measure_at(levels).amount; });
        WaterSums held = measure_at(level);
        // What is above the level lies on all cells up to it.
        std::vector<std::int64_t> next = level;
        for (std::int64_t& one : next) ++one;
        WaterSums above = measure_at(next);
        for (auto* numbers : {&level, &held.amount, &held.cells, &above.cells})
            tell_all(homes_, *numbers, comm_);
        for (std::size_t i = 0; i < count; ++i) {
            StandingWater& water = result_.waters[i];
            water.level = static_cast<std::int32_t>(level[i]);
            water.rest = water.volume - held.amount[i];
            water.cells = water.rest > 0 ? above.cells[i] : held.cells[i];
        }
    }

    const Drainage& drainage_;
    const IntField& surface_;
    Communicator& comm_;
    WholeBasins basins_;
    DepressionTree tree_;
    std::vector<std::int64_t> fallen_;  // by number of the basin
    std::vector<Node> nodes_;           // those that hold the waters
    WaterHomes homes_;
    WaterBudget result_;
};

}  // namespace

WaterBudget fill_spill_merge(const Drainage& drainage, const IntField& surface,
                             const IntField& runoff, Communicator& comm) {
    if (drainage.has_depressions()) return Budget(drainage, surface, runoff, comm).run();
    WaterBudget result;  // all of it leaves
    result.fallen = result.left = sum_over_land(drainage, runoff, comm);
    return result;
}

}  // namespace cuesta::flow

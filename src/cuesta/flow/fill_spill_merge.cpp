// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/fill_spill_merge.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "cuesta/base/check.h"
#include "cuesta/flow/block_depressions.h"
#include "cuesta/flow/lake_levels.h"

namespace cuesta::flow {
namespace {

// Cells and volume of the depressions of a tree, by node.
struct Measured {
    std::vector<std::int64_t> cells, volume;
    explicit Measured(const DepressionTree& tree) : cells(tree.size(), 0), volume(tree.size(), 0) {}

    // A cell of a basin; returns whether one of its depressions reaches so high.
    bool add(const DepressionTree& tree, Label basin, std::int32_t ground) {
        const Node node = tree.lowest_above(basin, ground);
        if (node == Depression::none) return false;
        ++cells[node];
        if (!tree[node].endless_room()) volume[node] += tree[node].spill - ground;
        return true;
    }
    // From the cells of each depression to those of its halves, too; and what it holds.
    void close(DepressionTree& tree) {
        // Halves come before what they make up.
        for (Node node = first_pit; node < tree.size(); ++node) {
            Depression& depression = tree[node];
            depression.capacity = volume[node];
            for (const Node half : depression.halves) {
                if (half == Depression::none) continue;
                cells[node] += cells[half];
                if (!depression.endless_room())
                    depression.capacity +=
                        tree[half].capacity + cells[half] * (depression.spill - tree[half].spill);
            }
            if (depression.endless_room()) depression.capacity = Depression::endless;
        }
    }
};

class Budget {
public:
    Budget(const Drainage& drainage, const IntField& surface, const IntField& runoff,
           Communicator& comm)
        : drainage_(drainage),
          surface_(surface),
          comm_(comm),
          parts_(split_depressions(drainage, comm)) {
        measure(runoff);
    }

    WaterBudget run() {
        for (const std::int64_t one : fallen_) result_.fallen += one;
        result_.left = parts_.pour(std::move(fallen_), drainage_.basins(), comm_);
        list_waters();
        std::int64_t sums[3] = {result_.fallen, result_.left, result_.standing};
        comm_.sum(sums);
        result_.fallen = sums[0], result_.left = sums[1], result_.standing = sums[2];
        find_levels();
        return std::move(result_);
    }

private:
    // What every depression holds up to its spill, and what falls into every basin.
    void measure(const IntField& runoff) {
        Measured inside(parts_.local), together(parts_.shared);
        fallen_.assign(parts_.leaf_of.size(), 0);
        for_each_basin_cell(
            drainage_, surface_, [&](Label label, std::int32_t ground, auto x, auto y) {
                CUESTA_CHECK(runoff.at(x, y) >= 0, "the runoff of a cell is below 0");
                fallen_[label] += runoff.at(x, y);
                const Label leaf = parts_.leaf_of[label];
                const bool settled =
                    parts_.is_closed(label) && inside.add(parts_.local, label, ground);
                if (!settled && leaf >= first_pit) together.add(parts_.shared, leaf, ground);
            });
        inside.close(parts_.local);
        for (Label leaf = first_pit; leaf < parts_.shared.basins(); ++leaf) {
            const Node top = parts_.top_of[leaf];
            if (top == Depression::none) continue;
            together.cells[leaf] = inside.cells[top];
            together.volume[leaf] = parts_.local[top].capacity;
        }
        comm_.sum(together.cells);
        comm_.sum(together.volume);
        together.close(parts_.shared);
    }

    void list_waters() {
        BlockWaters found = parts_.waters();
        result_.shared = found.shared;
        result_.of_basin = std::move(found.of_basin);
        for (std::size_t i = 0; i < found.nodes.size(); ++i) {
            const DepressionTree& tree = parts_.tree_of(found, i);
            const Node node = found.nodes[i];
            StandingWater water;
            water.volume = tree[node].water, water.capacity = tree[node].capacity;
            water.deepest = tree.pit_of(node);
            if (i >= found.shared || comm_.rank() == 0) result_.standing += water.volume;
            result_.waters.push_back(water);
            bounds_.push_back({tree.floor_of(node), tree[node].spill});
        }
    }

    // Volume and cells of every water if it stood at these levels.
    WaterSums measure_at(const std::vector<std::int64_t>& level) const {
        const auto depth = [](std::int64_t top, std::int32_t ground, auto, auto) {
            return top - ground;
        };
        return sum_under_levels(drainage_, surface_, result_.of_basin, result_.shared, level, depth,
                                comm_);
    }

    // The highest whole level whose volume is not above what there is.
    void find_levels() {
        const std::size_t count = result_.waters.size();
        std::vector<std::int64_t> low(count), high(count), there(count);
        for (std::size_t i = 0; i < count; ++i) {
            low[i] = bounds_[i].floor, there[i] = result_.waters[i].volume;
            // Over its deepest cell alone the water would stand so high; and no higher than int32.
            high[i] =
                std::min(low[i] + there[i], std::int64_t{std::numeric_limits<std::int32_t>::max()});
            high[i] = std::min(high[i], bounds_[i].spill);
        }
        const std::vector<std::int64_t> level =
            highest_levels(std::move(low), std::move(high), there, comm_,
                           [&](const auto& levels) { return measure_at(levels).amount; });
        const WaterSums held = measure_at(level);
        // What is above the level lies on all cells up to it.
        std::vector<std::int64_t> next = level;
        for (std::int64_t& one : next) ++one;
        const WaterSums above = measure_at(next);
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
    BlockDepressions parts_;
    std::vector<std::int64_t> fallen_;  // by label
    struct Bounds {
        std::int64_t floor, spill;
    };
    std::vector<Bounds> bounds_;  // by water
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

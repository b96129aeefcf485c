// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/fill_spill_merge.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

#include "cuesta/base/check.h"
#include "cuesta/flow/block_depressions.h"
#include "cuesta/flow/lake_levels.h"

namespace cuesta::flow {
namespace {

// Cells and volume of the depressions of a tree, by node, and what falls into its basins.
struct Measured {
    std::vector<std::int64_t> cells, volume, fallen;
    explicit Measured(const DepressionTree& tree)
        : cells(tree.size(), 0), volume(tree.size(), 0), fallen(tree.basins(), 0) {}

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
          parts_(split_depressions(drainage, comm)),
          inside_(parts_.local) {
        measure(runoff);
    }

    WaterBudget run() {
        pour();
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
        Measured together(parts_.shared);
        for_each_basin_cell(
            drainage_, surface_, [&](Label label, std::int32_t ground, auto x, auto y) {
                const std::int64_t amount = runoff.at(x, y);
                CUESTA_CHECK(amount >= 0, "the runoff of a cell is below 0");
                result_.fallen += amount;
                inside_.fallen[label] += amount;
                const Label leaf = parts_.leaf_of[label];
                const bool settled =
                    parts_.is_closed(label) && inside_.add(parts_.local, label, ground);
                if (!settled && leaf >= first_pit) together.add(parts_.shared, leaf, ground);
            });
        inside_.close(parts_.local);
        // A leaf gets all that its basins have.
        for (Label label = first_pit; label < parts_.leaf_of.size(); ++label)
            together.fallen[parts_.leaf_of[label]] += inside_.fallen[label];
        for (Label leaf = first_pit; leaf < parts_.shared.basins(); ++leaf) {
            const Node top = parts_.top_of[leaf];
            if (top == Depression::none) continue;
            together.cells[leaf] = inside_.cells[top];
            together.volume[leaf] = parts_.local[top].capacity;
        }
        for (auto* numbers : {&together.fallen, &together.cells, &together.volume})
            comm_.sum(*numbers);
        together.close(parts_.shared);
        fallen_together_ = std::move(together.fallen);
    }

    // First what blocks share, then what is inside of them: nothing comes back from there.
    void pour() {
        const bool speaks = comm_.rank() == 0;  // for what all blocks know
        const Basins& basins = drainage_.basins();
        const auto comes_over = [&](Node node, std::int64_t amount) {
            const Label basin = parts_.across(node);
            if (basin == sea_basin) {
                result_.left += speaks ? amount : 0;
                return;
            }
            const Label own = basin - basins.before;
            if (basin < first_pit + basins.before || own >= basins.own_end()) return;
            if (parts_.is_closed(own)) inside_.fallen[own] += amount;
        };
        for (Label leaf = first_pit; leaf < parts_.shared.basins(); ++leaf)
            parts_.shared.pour(leaf, fallen_together_[leaf], comes_over);
        result_.left += inside_.fallen[sea_basin];
        for (Label label = first_pit; label < parts_.local.basins(); ++label) {
            if (!parts_.is_closed(label)) continue;
            const std::int64_t over = parts_.local.pour(label, inside_.fallen[label]);
            // The shared hierarchy has what runs over to others.
            if (parts_.leaf_of[label] == sea_basin) result_.left += over;
        }
    }

    void list_waters() {
        const DepressionTree::Waters together = parts_.shared.waters();
        const DepressionTree::Waters inside = parts_.local.waters();
        // Waters of one leaf that is closed are known to its block alone.
        const auto is_shared = [&](Node node) {
            return node >= parts_.shared.basins() || !parts_.is_top[node];
        };
        std::vector<std::uint32_t> shared_water(together.nodes.size(), WaterBudget::dry);
        for (std::size_t i = 0; i < together.nodes.size(); ++i)
            if (is_shared(together.nodes[i]))
                shared_water[i] = add_water(parts_.shared, together.nodes[i], comm_.rank() == 0);
        result_.shared = result_.waters.size();
        // Which shared water lies over a basin.
        const auto over = [&](Label label) {
            const std::uint32_t water = together.of_basin[parts_.leaf_of[label]];
            return water == DepressionTree::no_water ? WaterBudget::dry : shared_water[water];
        };
        std::vector<std::uint32_t> own_water(inside.nodes.size(), WaterBudget::dry);
        for (std::size_t i = 0; i < inside.nodes.size(); ++i)
            if (over(parts_.local[inside.nodes[i]].deepest) == WaterBudget::dry)
                own_water[i] = add_water(parts_.local, inside.nodes[i], true);
        for (Label label = 0; label < parts_.leaf_of.size(); ++label) {
            std::uint32_t water = over(label);
            const std::uint32_t own = inside.of_basin[label];
            if (water == WaterBudget::dry && own != DepressionTree::no_water)
                water = own_water[own];
            result_.of_basin.push_back(water);
        }
    }
    std::uint32_t add_water(const DepressionTree& tree, Node node, bool counts) {
        StandingWater water;
        water.volume = tree[node].water, water.capacity = tree[node].capacity;
        water.deepest = tree.pit_of(node);
        if (counts) result_.standing += water.volume;
        result_.waters.push_back(water);
        bounds_.push_back({tree.floor_of(node), tree[node].spill});
        return static_cast<std::uint32_t>(result_.waters.size() - 1);
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
        const std::size_t count = result_.waters.size();
        homes_.here.assign(count, true);
        homes_.shared.resize(result_.shared);
        std::iota(homes_.shared.begin(), homes_.shared.end(), 0u);
        std::vector<std::int64_t> low(count), high(count), there(count);
        for (std::size_t i = 0; i < count; ++i) {
            low[i] = bounds_[i].floor, there[i] = result_.waters[i].volume;
            // Over its deepest cell alone the water would stand so high; and no higher than int32.
            high[i] =
                std::min(low[i] + there[i], std::int64_t{std::numeric_limits<std::int32_t>::max()});
            high[i] = std::min(high[i], bounds_[i].spill);
        }
        const std::vector<std::int64_t> level =
            highest_levels(std::move(low), std::move(high), there, homes_, comm_,
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
    Measured inside_;                            // of the block's own tree
    std::vector<std::int64_t> fallen_together_;  // by leaf of the shared one
    struct Bounds {
        std::int64_t floor, spill;
    };
    std::vector<Bounds> bounds_;  // by water
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

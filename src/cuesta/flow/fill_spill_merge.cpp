// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/fill_spill_merge.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "cuesta/base/check.h"
#include "cuesta/flow/depression_tree.h"

namespace cuesta::flow {
namespace {

class Budget {
public:
    Budget(const Drainage& drainage, const IntField& surface, const IntField& runoff,
           Communicator& comm)
        : drainage_(drainage),
          frame_(drainage.frame()),
          surface_(surface),
          comm_(comm),
          tree_(drainage) {
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
    template <class Visit>
    void over_cells(Visit&& visit) const {
        for (std::int64_t y = 0; y < frame_.rows(); ++y)
            for (std::int64_t x = 0; x < frame_.columns(); ++x) {
                const Label basin = drainage_.basins().label[frame_.cell(x, y)];
                if (basin != no_basin) visit(basin, surface_.at(x, y), x, y);
            }
    }

    // What every depression holds up to its spill, and what falls into every basin.
    void measure(const IntField& runoff) {
        fallen_.assign(tree_.basins(), 0);
        std::vector<std::int64_t> cells(tree_.size(), 0), volume(tree_.size(), 0);
        over_cells([&](Label basin, std::int32_t ground, std::int64_t x, std::int64_t y) {
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
        nodes_ = std::move(found.nodes), result_.of_basin = std::move(found.of_basin);
        for (const Node node : nodes_) {
            StandingWater water;
            water.volume = tree_[node].water, water.capacity = tree_[node].capacity;
            water.deepest = tree_.pit_of(node);
            result_.standing += water.volume;
            result_.waters.push_back(water);
        }
    }

    // Volume and cells of every water if it stood at these levels.
    void measure_at(const std::vector<std::int64_t>& level, std::vector<std::int64_t>& volume,
                    std::vector<std::int64_t>& cells) const {
        volume.assign(level.size(), 0);
        cells.assign(level.size(), 0);
        over_cells([&](Label basin, std::int32_t ground, std::int64_t, std::int64_t) {
            const std::uint32_t water = result_.of_basin[basin];
            if (water == WaterBudget::dry || ground >= level[water]) return;
            volume[water] += level[water] - ground;
            ++cells[water];
        });
        comm_.sum(volume);
        comm_.sum(cells);
    }

    // The highest whole level whose volume is not above what there is, by halving.
    void find_levels() {
        const std::size_t count = nodes_.size();
        if (count == 0) return;
        std::vector<std::int64_t> low(count), high(count), middle(count), volume, cells;
        for (std::size_t i = 0; i < count; ++i) {
            low[i] = tree_.floor_of(nodes_[i]);
            // Over its deepest cell alone the water would stand so high; and no higher than int32.
            high[i] = std::min(low[i] + result_.waters[i].volume,
                               std::int64_t{std::numeric_limits<std::int32_t>::max()});
            if (!tree_[nodes_[i]].endless_room())
                high[i] = std::min(high[i], tree_[nodes_[i]].spill);
        }
        for (bool open = true; open;) {
            open = false;
            for (std::size_t i = 0; i < count; ++i) {
                open = open || low[i] < high[i];
                middle[i] = low[i] + (high[i] - low[i] + 1) / 2;
            }
            if (!open) break;
            measure_at(middle, volume, cells);
            for (std::size_t i = 0; i < count; ++i)
                if (volume[i] <= result_.waters[i].volume)
                    low[i] = middle[i];
                else
                    high[i] = middle[i] - 1;
        }
        measure_at(low, volume, cells);
        // What is above the level lies on all cells up to it.
        std::vector<std::int64_t> next = low, above, wet;
        for (std::int64_t& one : next) ++one;
        measure_at(next, above, wet);
        for (std::size_t i = 0; i < count; ++i) {
            StandingWater& water = result_.waters[i];
            water.level = static_cast<std::int32_t>(low[i]);
            water.rest = water.volume - volume[i];
            water.cells = water.rest > 0 ? wet[i] : cells[i];
        }
    }

    const Drainage& drainage_;
    const Frame& frame_;
    const IntField& surface_;
    Communicator& comm_;
    DepressionTree tree_;
    std::vector<std::int64_t> fallen_;  // by label
    std::vector<Node> nodes_;           // those that hold the waters
    WaterBudget result_;
};

}  // namespace

WaterBudget fill_spill_merge(const Drainage& drainage, const IntField& surface,
                             const IntField& runoff, Communicator& comm) {
    if (drainage.has_depressions()) return Budget(drainage, surface, runoff, comm).run();
    // All of it leaves.
    std::int64_t sum[1] = {0};
    const Frame& frame = drainage.frame();
    for (std::int64_t y = 0; y < frame.rows(); ++y)
        for (std::int64_t x = 0; x < frame.columns(); ++x)
            if (drainage.direction(frame.cell(x, y)) != gap) sum[0] += runoff.at(x, y);
    comm.sum(sum);
    WaterBudget result;
    result.fallen = result.left = sum[0];
    return result;
}

}  // namespace cuesta::flow

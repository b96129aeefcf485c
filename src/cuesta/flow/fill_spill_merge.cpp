// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/fill_spill_merge.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include "cuesta/base/check.h"

namespace cuesta::flow {
namespace {

using Node = std::uint32_t;
constexpr Node none = 0xffffffffu;
constexpr std::int64_t endless = -1;

struct Depression {
    Node parent = none, sibling = none;
    std::array<Node, 2> halves{none, none};
    std::int64_t spill = std::numeric_limits<std::int64_t>::max();  // height of its saddle
    Label across = no_basin;  // the basin on the other side of the saddle
    Label deepest = no_basin;
    std::int64_t cells = 0, capacity = 0;  // below the spill
    std::int64_t water = 0;                // with that of its halves, if they are one
    bool endless_room() const { return spill == std::numeric_limits<std::int64_t>::max(); }
};

// All depressions of a map: node i < basins is the one of basin label i.
class Hierarchy {
public:
    explicit Hierarchy(const Drainage& drainage)
        : basins_(drainage.basins()), depressions_(basins_.count()), top_(basins_.count()) {
        const BasinTree& tree = drainage.tree();
        for (Label i = 0; i < basins_.count(); ++i) top_[i] = depressions_[i].deepest = i;
        std::vector<Saddle> saddles;
        for (std::size_t i = 1; i < tree.order.size(); ++i)
            saddles.push_back(tree.saddle[tree.order[i]]);
        std::sort(saddles.begin(), saddles.end(),
                  [](const Saddle& a, const Saddle& b) { return a.before(b); });
        for (const Saddle& saddle : saddles) join(saddle);
    }

    const std::vector<Depression>& depressions() const { return depressions_; }
    Depression& operator[](Node node) { return depressions_[node]; }
    const Depression& operator[](Node node) const { return depressions_[node]; }
    Label basins() const { return basins_.count(); }
    Label deepest_basin(Node node) const { return depressions_[node].deepest; }

    // The smallest depression of a basin that water of this height lies in.
    Node lowest_above(Label basin, std::int32_t ground) const {
        Node node = basin;
        while (depressions_[node].spill <= ground && depressions_[node].parent != none)
            node = depressions_[node].parent;
        return depressions_[node].spill > ground ? node : none;
    }

private:
    Node find(Node node) {
        while (top_[node] != node) node = top_[node] = top_[top_[node]];
        return node;
    }
    void join(const Saddle& saddle) {
        const Node a = find(saddle.basin_high), b = find(saddle.basin_low), sea = find(sea_basin);
        CUESTA_CHECK(a != b, "two saddles join the same depressions");
        const auto close = [&](Node node, Label across) {
            depressions_[node].spill = saddle.height, depressions_[node].across = across;
        };
        // Whoever joins the sea spills for good.
        if (a == sea) close(b, saddle.basin_high), top_[b] = a;
        if (b == sea) close(a, saddle.basin_low), top_[a] = b;
        if (a == sea || b == sea) return;
        const auto whole = static_cast<Node>(depressions_.size());
        depressions_.emplace_back();
        top_.push_back(whole);
        close(a, saddle.basin_low), close(b, saddle.basin_high);
        depressions_[a].parent = depressions_[b].parent = whole;
        depressions_[a].sibling = b, depressions_[b].sibling = a;
        depressions_[whole].halves = {a, b};
        const auto key = [&](Node node) {
            const Label basin = depressions_[node].deepest;
            return std::pair(basins_.height_of[basin - first_pit],
                             basins_.pit_of[basin - first_pit]);
        };
        depressions_[whole].deepest = depressions_[key(a) < key(b) ? a : b].deepest;
        top_[a] = top_[b] = whole;
    }

    const Basins& basins_;
    std::vector<Depression> depressions_;
    std::vector<Node> top_;  // of the depressions joined so far
};

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
        for (Label basin = first_pit; basin < tree_.basins(); ++basin) pour(basin, fallen_[basin]);
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
        const std::size_t nodes = tree_.depressions().size();
        fallen_.assign(tree_.basins(), 0);
        std::vector<std::int64_t> cells(nodes, 0), volume(nodes, 0);
        over_cells([&](Label basin, std::int32_t ground, std::int64_t x, std::int64_t y) {
            CUESTA_CHECK(runoff.at(x, y) >= 0, "the runoff of a cell is below 0");
            fallen_[basin] += runoff.at(x, y);
            if (basin < first_pit) return;
            const Node node = tree_.lowest_above(basin, ground);
            if (node == none) return;
            ++cells[node];
            if (!tree_[node].endless_room()) volume[node] += tree_[node].spill - ground;
        });
        comm_.sum(fallen_);
        comm_.sum(cells);
        comm_.sum(volume);
        // Halves come before what they make up.
        for (Node node = first_pit; node < nodes; ++node) {
            Depression& depression = tree_[node];
            depression.cells = cells[node], depression.capacity = volume[node];
            for (const Node half : depression.halves) {
                if (half == none) continue;
                depression.cells += tree_[half].cells;
                if (!depression.endless_room())
                    depression.capacity +=
                        tree_[half].capacity +
                        tree_[half].cells * (depression.spill - tree_[half].spill);
            }
            if (depression.endless_room()) depression.capacity = endless;
        }
    }

    bool is_full(Node node) const {
        const Depression& depression = tree_[node];
        return depression.capacity != endless && depression.water >= depression.capacity;
    }

    // Water that comes to a basin goes where there is room: down from depression to depression.
    void pour(Label basin, std::int64_t amount) {
        Node node = basin;
        while (amount > 0) {
            Depression& depression = tree_[node];
            const std::int64_t room =
                depression.capacity == endless ? amount : depression.capacity - depression.water;
            const std::int64_t taken = std::min(room, amount);
            depression.water += taken, amount -= taken;
            if (amount == 0) return;
            if (depression.sibling == none) {
                // Over the saddle towards the sea.
                if (depression.across == sea_basin) {
                    result_.left += amount;
                    return;
                }
                node = depression.across;
            } else if (!is_full(depression.sibling)) {
                node = depression.across;
            } else {
                Depression& whole = tree_[depression.parent];
                if (whole.water == 0)
                    whole.water = depression.water + tree_[depression.sibling].water;
                node = depression.parent;
            }
        }
    }

    // The largest depressions whose halves are one.
    void list_waters() {
        const std::size_t nodes = tree_.depressions().size();
        // Under which each depression lies; the larger ones come last. One without room is full and
        // dry, so what lies above it is asked first.
        std::vector<Node> under(nodes, none);
        for (Node node = static_cast<Node>(nodes); node-- > first_pit;) {
            const Node parent = tree_[node].parent;
            if (parent != none && under[parent] != none)
                under[node] = under[parent];
            else if (tree_[node].water > 0)
                under[node] = node, nodes_.push_back(node);
        }
        const auto pit_of = [&](Node node) {
            return drainage_.basins().pit_of[tree_.deepest_basin(node) - first_pit];
        };
        std::sort(nodes_.begin(), nodes_.end(),
                  [&](Node a, Node b) { return pit_of(a) < pit_of(b); });
        std::vector<std::uint32_t> index(nodes, WaterBudget::dry);
        for (std::size_t i = 0; i < nodes_.size(); ++i)
            index[nodes_[i]] = static_cast<std::uint32_t>(i);
        result_.of_basin.assign(tree_.basins(), WaterBudget::dry);
        for (Label basin = first_pit; basin < tree_.basins(); ++basin)
            if (under[basin] != none) result_.of_basin[basin] = index[under[basin]];
        for (const Node node : nodes_) {
            StandingWater water;
            water.volume = tree_[node].water, water.capacity = tree_[node].capacity;
            water.deepest = pit_of(node);
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
            const Label basin = tree_.deepest_basin(nodes_[i]);
            low[i] = drainage_.basins().height_of[basin - first_pit];
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
    Hierarchy tree_;
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

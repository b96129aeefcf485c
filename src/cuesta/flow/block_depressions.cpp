// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/block_depressions.h"

#include <algorithm>
#include <utility>

#include "cuesta/base/check.h"
#include "cuesta/flow/messages.h"

namespace cuesta::flow {
namespace {

// Without padding, so that every byte told is known.
struct LeafRecord {
    CellId pit;
    std::int32_t height;
    Label number;  // of the map: of the basin, or of the one with the lowest pit
    std::uint64_t is_top;
};
struct SaddleRecord {
    Saddle saddle;              // basins by the numbers of the map
    Label high_leaf, low_leaf;  // numbers of leaves, or the sea
};

bool is_before(const Saddle& a, const Saddle& b) {
    return a.before(b);
}

// By label: basins that other blocks know, and the sea.
std::vector<bool> find_open(const Basins& basins, const Frame& frame, const Communicator& comm) {
    std::vector<bool> open(basins.count(), false);
    open[sea_basin] = true;
    if (comm.size() == 1) return open;
    for (Label label = basins.own_end(); label < basins.count(); ++label) open[label] = true;
    for (const Cell cell : frame.ring()) {
        const CellId id = frame.id(cell);
        if (id == Frame::nowhere) continue;
        const auto [on_x, on_y] = frame.position(id);
        if (comm.cut().owner(on_x, on_y) == comm.rank()) continue;
        open[basins.label[cell]] = true;
        for (Direction d = 0; d < 8; ++d) {
            const std::int64_t x = frame.x_of(cell) + step_x[d], y = frame.y_of(cell) + step_y[d];
            if (frame.contains(x, y)) open[basins.label[frame.cell(x, y)]] = true;
        }
    }
    return open;
}

// Those of the spanning tree that this block has found, sorted.
std::vector<Saddle> known_saddles(const Drainage& drainage) {
    const BasinTree& tree = drainage.tree();
    std::vector<Saddle> saddles;
    for (Label label = first_pit; label < drainage.basins().count(); ++label)
        if (tree.has_saddle(label)) saddles.push_back(tree.saddle[label]);
    std::sort(saddles.begin(), saddles.end(), is_before);
    return saddles;
}

DepressionTree local_tree(const Basins& basins, std::span<const Saddle> saddles,
                          const std::vector<bool>& open) {
    std::vector<Pit> pits(basins.count());
    for (std::size_t i = 0; i < basins.pit_of.size(); ++i)
        pits[first_pit + i] = {basins.pit_of[i], basins.height_of[i]};
    return {std::move(pits), saddles, open};
}

// By node of a tree: the largest depression that it is part of.
std::vector<Node> find_tops(const DepressionTree& tree) {
    std::vector<Node> top(tree.size());
    for (Node node = static_cast<Node>(tree.size()); node-- > 0;)
        top[node] = tree[node].parent == Depression::none ? node : top[tree[node].parent];
    return top;
}

class Splitter {
public:
    Splitter(const Drainage& drainage, Communicator& comm)
        : basins_(drainage.basins()),
          comm_(comm),
          open_(find_open(basins_, drainage.frame(), comm)),
          saddles_(known_saddles(drainage)),
          local_(local_tree(basins_, saddles_, open_)),
          top_(find_tops(local_)) {
        for (Label label = 0; label < basins_.count(); ++label)
            number_.push_back(leaf_number(label));
    }

    BlockDepressions split() {
        gather_leaves();
        std::vector<bool> sea(pits_.size(), false), is_top = is_top_;
        sea[sea_basin] = true;
        std::vector<BlockDepressions::Sides> sides;
        const std::vector<Saddle> between = gather_saddles(sides);
        std::vector<Label> leaf_of;
        for (const Label number : number_) leaf_of.push_back(leaf(number));
        std::vector<Node> top_of(pits_.size(), Depression::none);
        for (Label label = first_pit; label < basins_.own_end(); ++label)
            if (!open_[label] && leaf_of[label] != sea_basin) top_of[leaf_of[label]] = top_[label];
        DepressionTree shared(std::move(pits_), between, sea);
        return {std::move(local_),  std::move(shared), std::move(is_top),
                std::move(leaf_of), std::move(top_of), std::move(sides)};
    }

private:
    // What the map calls the leaf of a basin.
    Label leaf_number(Label label) const {
        if (label < first_pit) return label;
        if (open_[label]) return basins_.map_number(label);
        const Node end = local_.joined(label);
        if (end == sea_basin || !is_open(end)) return sea_basin;
        return basins_.map_number(local_[top_[label]].deepest);
    }
    bool is_open(Node node) const { return node < open_.size() && open_[node]; }

    void gather_leaves() {
        std::vector<LeafRecord> leaves;
        for (Label label = first_pit; label < basins_.own_end(); ++label) {
            const bool lowest = number_[label] == basins_.map_number(label);
            if (!lowest) continue;
            leaves.push_back({basins_.pit_of[label - first_pit],
                              basins_.height_of[label - first_pit], number_[label],
                              open_[label] ? 0u : 1u});
        }
        leaves = gather_all(comm_, std::move(leaves));
        std::sort(leaves.begin(), leaves.end(),
                  [](const LeafRecord& a, const LeafRecord& b) { return a.number < b.number; });
        pits_.resize(first_pit);
        is_top_.assign(first_pit, false);
        for (const LeafRecord& one : leaves) {
            numbers_.push_back(one.number);
            pits_.push_back({one.pit, one.height});
            is_top_.push_back(one.is_top != 0);
        }
    }
    // Which leaf has this number.
    Label leaf(Label number) const {
        if (number < first_pit) return number;
        const auto at = std::lower_bound(numbers_.begin(), numbers_.end(), number);
        CUESTA_CHECK(at != numbers_.end() && *at == number, "basin {} has no leaf", number);
        return first_pit + static_cast<Label>(at - numbers_.begin());
    }

    // Between leaves, sorted.
    std::vector<Saddle> gather_saddles(std::vector<BlockDepressions::Sides>& sides) const {
        std::vector<SaddleRecord> records;
        for (const Saddle& saddle : saddles_) {
            const Label high = number_[saddle.basin_high], low = number_[saddle.basin_low];
            if (high == low) continue;
            SaddleRecord one{saddle, high, low};
            one.saddle.basin_high = basins_.map_number(saddle.basin_high);
            one.saddle.basin_low = basins_.map_number(saddle.basin_low);
            records.push_back(one);
        }
        records = gather_all(comm_, std::move(records));
        std::sort(records.begin(), records.end(), [](const SaddleRecord& a, const SaddleRecord& b) {
            return a.saddle.before(b.saddle);
        });
        std::vector<Saddle> saddles;
        for (const SaddleRecord& one : records) {
            Saddle saddle = one.saddle;
            saddle.basin_high = leaf(one.high_leaf), saddle.basin_low = leaf(one.low_leaf);
            sides.push_back({saddle.basin_high, one.saddle.basin_high, one.saddle.basin_low});
            saddles.push_back(saddle);
        }
        return saddles;
    }

    const Basins& basins_;
    Communicator& comm_;
    std::vector<bool> open_;       // by label
    std::vector<Saddle> saddles_;  // between labels
    DepressionTree local_;
    std::vector<Node> top_;       // by node of it
    std::vector<Label> number_;   // by label: of its leaf
    std::vector<Label> numbers_;  // of all leaves
    std::vector<Pit> pits_;       // by leaf
    std::vector<bool> is_top_;
};

}  // namespace

std::vector<std::int64_t> BlockDepressions::add_up_leaves(const std::vector<std::int64_t>& of_label,
                                                          Communicator& comm) const {
    std::vector<std::int64_t> sums(shared.basins(), 0);
    for (Label label = first_pit; label < leaf_of.size(); ++label)
        if (leaf_of[label] >= first_pit) sums[leaf_of[label]] += of_label[label];
    comm.sum(sums);
    return sums;
}

std::int64_t BlockDepressions::pour(std::vector<std::int64_t> of_label, const Basins& basins,
                                    Communicator& comm) {
    const std::vector<std::int64_t> of_leaf = add_up_leaves(of_label, comm);
    const bool speaks = comm.rank() == 0;  // for what all blocks know
    std::int64_t left = of_label[sea_basin];
    const auto comes_over = [&](Node node, std::int64_t amount) {
        const Label basin = across(node);
        if (basin == sea_basin) {
            left += speaks ? amount : 0;
            return;
        }
        const Label own = basin - basins.before;
        if (basin < first_pit + basins.before || own >= basins.own_end()) return;
        if (is_closed(own)) of_label[own] += amount;
    };
    for (Label leaf = first_pit; leaf < shared.basins(); ++leaf)
        shared.pour(leaf, of_leaf[leaf], comes_over);
    for (Label label = first_pit; label < local.basins(); ++label) {
        if (!is_closed(label)) continue;
        const std::int64_t over = local.pour(label, of_label[label]);
        // The shared hierarchy has what runs over to others.
        if (leaf_of[label] == sea_basin) left += over;
    }
    return left;
}

BlockWaters BlockDepressions::waters() const {
    constexpr std::uint32_t none = DepressionTree::no_water;
    const DepressionTree::Waters together = shared.waters(), inside = local.waters();
    BlockWaters found;
    const auto add = [&](Node node) {
        found.nodes.push_back(node);
        return static_cast<std::uint32_t>(found.nodes.size() - 1);
    };
    // A water of closed basins alone is known to its block.
    std::vector<std::uint32_t> shared_water(together.nodes.size(), none);
    for (std::size_t i = 0; i < together.nodes.size(); ++i)
        if (together.nodes[i] >= shared.basins() || !is_top[together.nodes[i]])
            shared_water[i] = add(together.nodes[i]);
    found.shared = found.nodes.size();
    // Which shared water lies over a basin.
    const auto over = [&](Label label) {
        const std::uint32_t water = together.of_basin[leaf_of[label]];
        return water == none ? none : shared_water[water];
    };
    std::vector<std::uint32_t> own_water(inside.nodes.size(), none);
    for (std::size_t i = 0; i < inside.nodes.size(); ++i)
        if (over(local[inside.nodes[i]].deepest) == none) own_water[i] = add(inside.nodes[i]);
    for (Label label = 0; label < leaf_of.size(); ++label) {
        std::uint32_t water = over(label);
        if (water == none && inside.of_basin[label] != none)
            water = own_water[inside.of_basin[label]];
        found.of_basin.push_back(water);
    }
    return found;
}

BlockDepressions split_depressions(const Drainage& drainage, Communicator& comm) {
    return Splitter(drainage, comm).split();
}

}  // namespace cuesta::flow

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/depression_tree.h"

#include <algorithm>
#include <utility>

#include "cuesta/base/check.h"

namespace cuesta::flow {

DepressionTree::DepressionTree(std::vector<Pit> pits, std::span<const Saddle> saddles,
                               const std::vector<bool>& outside)
    : pits_(std::move(pits)), outside_(outside), depressions_(pits_.size()), top_(pits_.size()) {
    for (Label i = 0; i < basins(); ++i) top_[i] = depressions_[i].deepest = i;
    for (std::size_t i = 0; i < saddles.size(); ++i)
        join(saddles[i], static_cast<std::uint32_t>(i));
}

Node DepressionTree::joined(Node node) const {
    while (top_[node] != node) node = top_[node];
    return node;
}

Node DepressionTree::lowest_above(Label basin, std::int32_t ground) const {
    Node node = basin;
    while (depressions_[node].spill <= ground && depressions_[node].parent != Depression::none)
        node = depressions_[node].parent;
    return depressions_[node].spill > ground ? node : Depression::none;
}

DepressionTree::Waters DepressionTree::waters() const {
    Waters found;
    // Under which each depression lies; the larger ones come last. One without room is full and
    // dry, so what lies above it is asked first.
    std::vector<Node> under(size(), Depression::none);
    for (Node node = static_cast<Node>(size()); node-- > first_pit;) {
        const Node parent = depressions_[node].parent;
        if (parent != Depression::none && under[parent] != Depression::none)
            under[node] = under[parent];
        else if (depressions_[node].water > 0)
            under[node] = node, found.nodes.push_back(node);
    }
    std::sort(found.nodes.begin(), found.nodes.end(),
              [&](Node a, Node b) { return pit_of(a) < pit_of(b); });
    std::vector<std::uint32_t> index(size(), no_water);
    for (std::size_t i = 0; i < found.nodes.size(); ++i)
        index[found.nodes[i]] = static_cast<std::uint32_t>(i);
    found.of_basin.assign(basins(), no_water);
    for (Label basin = first_pit; basin < basins(); ++basin)
        if (under[basin] != Depression::none) found.of_basin[basin] = index[under[basin]];
    return found;
}

Node DepressionTree::find(Node node) {
    while (top_[node] != node) node = top_[node] = top_[top_[node]];
    return node;
}

void DepressionTree::join(const Saddle& saddle, std::uint32_t number) {
    const Node a = find(saddle.basin_high), b = find(saddle.basin_low);
    CUESTA_CHECK(a != b, "two saddles join the same depressions");
    const auto close = [&](Node node, Label across) {
        depressions_[node].spill = saddle.height, depressions_[node].across = across;
        depressions_[node].saddle = number;
    };
    // Whoever joins the outside spills for good. On its way to the sea water may pass others; the
    // way on to any other basin outside is not known here.
    if (is_outside(a) && is_outside(b)) return;
    if (is_outside(a)) close(b, a == sea_basin ? saddle.basin_high : a), top_[b] = a;
    if (is_outside(b)) close(a, b == sea_basin ? saddle.basin_low : b), top_[a] = b;
    if (is_outside(a) || is_outside(b)) return;
    const auto whole = static_cast<Node>(depressions_.size());
    depressions_.emplace_back();
    top_.push_back(whole);
    close(a, saddle.basin_low), close(b, saddle.basin_high);
    depressions_[a].parent = depressions_[b].parent = whole;
    depressions_[a].sibling = b, depressions_[b].sibling = a;
    depressions_[whole].halves = {a, b};
    const auto key = [&](Node node) { return std::pair(floor_of(node), pit_of(node)); };
    depressions_[whole].deepest = depressions_[key(a) < key(b) ? a : b].deepest;
    top_[a] = top_[b] = whole;
}

}  // namespace cuesta::flow

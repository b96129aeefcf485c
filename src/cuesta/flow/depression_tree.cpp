// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/depression_tree.h"

#include <algorithm>
#include <utility>

#include "cuesta/base/check.h"

namespace cuesta::flow {

DepressionTree::DepressionTree(const WholeBasins& basins)
    : basins_(&basins), depressions_(basins.count()), top_(basins.count()) {
    for (Label i = 0; i < basins_->count(); ++i) top_[i] = depressions_[i].deepest = i;
    std::vector<Saddle> saddles;
    for (std::size_t i = 1; i < basins.order.size(); ++i)
        saddles.push_back(basins.saddle[basins.order[i]]);
    std::sort(saddles.begin(), saddles.end(),
              [](const Saddle& a, const Saddle& b) { return a.before(b); });
    for (const Saddle& saddle : saddles) join(saddle);
}

Node DepressionTree::lowest_above(Label basin, std::int32_t ground) const {
    Node node = basin;
    while (depressions_[node].spill <= ground && depressions_[node].parent != Depression::none)
        node = depressions_[node].parent;
    return depressions_[node].spill > ground ? node : Depression::none;
}

std::int64_t DepressionTree::pour(Label basin, std::int64_t amount) {
    Node node = basin;
    while (amount > 0) {
        Depression& depression = depressions_[node];
        const std::int64_t room = depression.capacity == Depression::endless
                                      ? amount
                                      : depression.capacity - depression.water;
        const std::int64_t taken = std::min(room, amount);
        depression.water += taken, amount -= taken;
        if (amount == 0) return 0;
        if (depression.sibling == Depression::none) {
            // Over the saddle towards the sea.
            if (depression.across == sea_basin) return amount;
            node = depression.across;
        } else if (!depressions_[depression.sibling].is_full()) {
            node = depression.across;
        } else {
            Depression& whole = depressions_[depression.parent];
            if (whole.water == 0)
                whole.water = depression.water + depressions_[depression.sibling].water;
            node = depression.parent;
        }
    }
    return 0;
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

void DepressionTree::join(const Saddle& saddle) {
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
    const auto key = [&](Node node) { return std::pair(floor_of(node), pit_of(node)); };
    depressions_[whole].deepest = depressions_[key(a) < key(b) ? a : b].deepest;
    top_[a] = top_[b] = whole;
}

}  // namespace cuesta::flow

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/basin_tree.h"

#include <algorithm>
#include <limits>
#include <numeric>

#include "cuesta/base/check.h"

namespace cuesta::flow {
namespace {

// Which group of joined basins each basin belongs to, named by its smallest label.
class Groups {
public:
    explicit Groups(std::size_t count) : parent_(count) {
        std::iota(parent_.begin(), parent_.end(), Label{0});
    }
    bool join(Label a, Label b) {
        a = find(a), b = find(b);
        if (a == b) return false;
        parent_[std::max(a, b)] = std::min(a, b);
        return true;
    }
    // Every basin knows its group at once; until the next join.
    void flatten() {
        for (std::size_t i = 0; i < parent_.size(); ++i) parent_[i] = parent_[parent_[i]];
    }
    Label of(Label basin) const { return parent_[basin]; }

private:
    Label find(Label a) {
        while (parent_[a] != a) a = parent_[a] = parent_[parent_[a]];
        return a;
    }
    std::vector<Label> parent_;
};

// In every round each group of basins takes its lowest saddle; saddles inside a group are dropped.
std::vector<Saddle> lowest_saddles(std::size_t count, std::span<const Saddle> saddles) {
    struct Edge {
        std::uint64_t key;  // the first of its saddle
        Label a, b;         // groups
        std::uint32_t saddle;
    };
    constexpr std::uint32_t none = 0xffffffffu;
    struct Best {
        std::uint64_t key = ~std::uint64_t{0};
        std::uint32_t saddle = none;
    };
    std::vector<Edge> left(saddles.size());
    for (std::uint32_t i = 0; i < saddles.size(); ++i)
        left[i] = {saddles[i].key_1(), saddles[i].basin_high, saddles[i].basin_low, i};
    Groups groups(count);
    std::vector<Best> best(count);
    std::vector<Saddle> tree;
    tree.reserve(count);
    while (!left.empty()) {
        std::fill(best.begin(), best.end(), Best{});
        std::size_t kept = 0;
        for (const Edge& edge : left) {
            const Label a = groups.of(edge.a), b = groups.of(edge.b);
            if (a == b) continue;
            left[kept++] = {edge.key, a, b, edge.saddle};
            for (const Label group : {a, b}) {
                Best& so_far = best[group];
                if (edge.key > so_far.key) continue;
                if (edge.key < so_far.key || so_far.saddle == none ||
                    saddles[edge.saddle].before(saddles[so_far.saddle]))
                    so_far = {edge.key, edge.saddle};
            }
        }
        left.resize(kept);
        for (const Best& one : best)
            if (one.saddle != none &&
                groups.join(saddles[one.saddle].basin_high, saddles[one.saddle].basin_low))
                tree.push_back(saddles[one.saddle]);
        groups.flatten();
    }
    return tree;
}

}  // namespace

BasinTree span_basins(const Basins& basins, std::span<const Saddle> saddles, bool has_sea) {
    const std::size_t count = basins.count();
    BasinTree result;
    if (!has_sea && !basins.pit_of.empty()) {
        std::size_t lowest = 0;
        for (std::size_t i = 1; i < basins.pit_of.size(); ++i) {
            const auto key = [&](std::size_t k) {
                return std::pair(basins.height_of[k], basins.pit_of[k]);
            };
            if (key(i) < key(lowest)) lowest = i;
        }
        result.root = first_pit + static_cast<Label>(lowest);
    }
    const std::vector<Saddle> tree = lowest_saddles(count, saddles);
    std::vector<std::uint32_t> first(count + 1, 0), at(2 * tree.size());
    for (const Saddle& saddle : tree) ++first[saddle.basin_high + 1], ++first[saddle.basin_low + 1];
    std::partial_sum(first.begin(), first.end(), first.begin());
    std::vector<std::uint32_t> next(first.begin(), first.end() - 1);
    for (std::uint32_t i = 0; i < tree.size(); ++i) {
        at[next[tree[i].basin_high]++] = i;
        at[next[tree[i].basin_low]++] = i;
    }
    result.spills_into.assign(count, no_basin);
    result.level.assign(count, std::numeric_limits<std::int32_t>::min());
    result.saddle.assign(count, Saddle{});
    result.order.push_back(result.root);
    result.spills_into[result.root] = result.root;
    if (result.root != sea_basin)
        result.level[result.root] = basins.height_of[result.root - first_pit];
    for (std::size_t i = 0; i < result.order.size(); ++i) {
        const Label here = result.order[i];
        for (std::uint32_t k = first[here]; k < first[here + 1]; ++k) {
            const Saddle& saddle = tree[at[k]];
            const Label other = saddle.basin_high == here ? saddle.basin_low : saddle.basin_high;
            if (result.spills_into[other] != no_basin) continue;
            result.spills_into[other] = here;
            result.level[other] = std::max(result.level[here], saddle.height);
            result.saddle[other] = saddle;
            result.order.push_back(other);
        }
    }
    const std::size_t reached = result.order.size() + (result.root == sea_basin ? 0 : 1);
    CUESTA_CHECK(reached + 1 == count, "{} of {} basins spill nowhere", count - 1 - reached,
                 count - 1);
    return result;
}

}  // namespace cuesta::flow

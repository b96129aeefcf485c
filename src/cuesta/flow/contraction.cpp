// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/contraction.h"

#include <algorithm>
#include <limits>
#include <numeric>

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
    Label find(Label a) {
        while (parent_[a] != a) a = parent_[a] = parent_[parent_[a]];
        return a;
    }

private:
    std::vector<Label> parent_;
};

}  // namespace

// In every round each group of basins takes its lowest saddle; saddles inside a group are dropped.
std::vector<std::uint32_t> lowest_saddles(std::size_t count, std::span<const Saddle> saddles) {
    struct Edge {
        std::uint64_t key;  // the first of its saddle
        Label a, b;         // groups
        std::uint32_t saddle;
    };
    struct Best {
        std::uint64_t key = ~std::uint64_t{0};
        std::uint32_t saddle = no_saddle;
    };
    std::vector<Edge> left(saddles.size());
    for (std::uint32_t i = 0; i < saddles.size(); ++i)
        left[i] = {saddles[i].key_1(), saddles[i].basin_high, saddles[i].basin_low, i};
    Groups groups(count);
    std::vector<Best> best(count);
    std::vector<std::uint32_t> tree;
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
                if (edge.key < so_far.key || so_far.saddle == no_saddle ||
                    saddles[edge.saddle].before(saddles[so_far.saddle]))
                    so_far = {edge.key, edge.saddle};
            }
        }
        left.resize(kept);
        for (const Best& one : best)
            if (one.saddle != no_saddle &&
                groups.join(saddles[one.saddle].basin_high, saddles[one.saddle].basin_low))
                tree.push_back(one.saddle);
        groups.flatten();
    }
    return tree;
}

Contraction::Contraction(std::span<const Saddle> saddles, const std::vector<bool>& open)
    : number_(lowest_saddles(open.size(), saddles)), open_(open) {
    const std::size_t count = open.size();
    // With one open basin all saddles are inside, in whatever order.
    if (std::count(open.begin(), open.end(), true) > 1)
        std::sort(number_.begin(), number_.end(),
                  [&](std::uint32_t a, std::uint32_t b) { return saddles[a].before(saddles[b]); });
    saddles_.reserve(number_.size());
    for (const std::uint32_t i : number_) saddles_.push_back(saddles[i]);
    // From the lowest saddle up: one that leads out of a group of closed basins is its lowest.
    Groups groups(count);
    std::vector<bool> has_open = open;
    std::vector<bool> inside(saddles_.size(), false);
    first_.assign(count + 1, 0);
    for (std::uint32_t i = 0; i < saddles_.size(); ++i) {
        const Saddle& saddle = saddles_[i];
        const Label a = groups.find(saddle.basin_high), b = groups.find(saddle.basin_low);
        if (has_open[a] && has_open[b]) {
            across_.push_back(number_[i]);
            across_at_.push_back(i);
            continue;
        }
        groups.join(a, b);
        has_open[groups.find(a)] = has_open[a] || has_open[b];
        inside[i] = true;
        ++first_[saddle.basin_high + 1], ++first_[saddle.basin_low + 1];
    }
    std::partial_sum(first_.begin(), first_.end(), first_.begin());
    at_.resize(first_.back());
    std::vector<std::uint32_t> next(first_.begin(), first_.end() - 1);
    for (std::uint32_t i = 0; i < saddles_.size(); ++i) {
        if (!inside[i]) continue;
        at_[next[saddles_[i].basin_high]++] = i;
        at_[next[saddles_[i].basin_low]++] = i;
    }
    group_.resize(count);
    std::iota(group_.begin(), group_.end(), Label{0});
    std::vector<Label> order;
    for (Label basin = 0; basin < count; ++basin)
        if (open[basin]) order.push_back(basin);
    walk(std::move(order), [&](Label from, Label to, std::uint32_t) { group_[to] = group_[from]; });
}

// visit(from, to, place of the saddle) along the saddles inside, away from the basins given.
template <class Visit>
void Contraction::walk(std::vector<Label> order, Visit&& visit) const {
    std::vector<bool> seen(group_.size(), false);
    for (const Label basin : order) seen[basin] = true;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const Label here = order[i];
        for (std::uint32_t k = first_[here]; k < first_[here + 1]; ++k) {
            const Saddle& saddle = saddles_[at_[k]];
            const Label other = saddle.basin_high == here ? saddle.basin_low : saddle.basin_high;
            if (seen[other]) continue;
            seen[other] = true;
            visit(here, other, at_[k]);
            order.push_back(other);
        }
    }
}

Spills Contraction::spread(const std::vector<std::int32_t>& level_of_open,
                           std::span<const std::uint8_t> leaves) const {
    const std::size_t count = group_.size();
    Spills spills{std::vector<std::int32_t>(count, std::numeric_limits<std::int32_t>::min()),
                  std::vector<std::uint32_t>(count, no_saddle), std::vector<bool>(count, false)};
    // Where each group spills from: a basin of a saddle across, or the open one, whose saddle lies
    // elsewhere.
    std::vector<Label> from(count);
    std::iota(from.begin(), from.end(), Label{0});
    for (std::size_t k = 0; k < across_.size(); ++k) {
        const Saddle& saddle = saddles_[across_at_[k]];
        const auto leave = [&](Label basin) {
            from[group_[basin]] = basin;
            spills.saddle[basin] = across_[k];
        };
        if ((leaves[k] & leaves_high) != 0) leave(saddle.basin_high);
        if ((leaves[k] & leaves_low) != 0) leave(saddle.basin_low);
    }
    std::vector<Label> order;
    for (Label basin = 0; basin < count; ++basin) {
        if (!open_[basin]) continue;
        order.push_back(from[basin]);
        spills.level[from[basin]] = level_of_open[basin];
        spills.reached[from[basin]] = true;
    }
    walk(std::move(order), [&](Label here, Label to, std::uint32_t at) {
        spills.level[to] = std::max(spills.level[here], saddles_[at].height);
        spills.saddle[to] = number_[at];
        spills.reached[to] = true;
    });
    return spills;
}

}  // namespace cuesta::flow

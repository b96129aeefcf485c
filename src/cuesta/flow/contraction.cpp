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
    if (std::count(open.begin(), open.end(), true) == 1) {
        // With one open basin all saddles are inside, in whatever order.
        link(saddles, std::vector<bool>(number_.size(), true));
        const auto only = std::find(open.begin(), open.end(), true) - open.begin();
        group_.assign(open.size(), static_cast<Label>(only));
        return;
    }
    std::sort(number_.begin(), number_.end(),
              [&](std::uint32_t a, std::uint32_t b) { return saddles[a].before(saddles[b]); });
    link(saddles, settle(saddles));
    group_.resize(open.size());
    std::iota(group_.begin(), group_.end(), Label{0});
    std::vector<Label> order;
    for (Label basin = 0; basin < open.size(); ++basin)
        if (open[basin]) order.push_back(basin);
    walk(std::move(order), [&](Label from, const Link& link) { group_[link.to] = group_[from]; });
}

// From the lowest saddle up: one that leads out of a group of closed basins is its lowest, and so
// inside. The others are across.
std::vector<bool> Contraction::settle(std::span<const Saddle> saddles) {
    Groups groups(open_.size());
    std::vector<bool> has_open = open_;
    std::vector<bool> inside(number_.size(), false);
    for (std::size_t i = 0; i < number_.size(); ++i) {
        const Saddle& saddle = saddles[number_[i]];
        const Label a = groups.find(saddle.basin_high), b = groups.find(saddle.basin_low);
        if (has_open[a] && has_open[b]) {
            across_.push_back(number_[i]);
            ends_.push_back({saddle.basin_high, saddle.basin_low});
            continue;
        }
        groups.join(a, b);
        has_open[groups.find(a)] = has_open[a] || has_open[b];
        inside[i] = true;
    }
    return inside;
}

// The saddles inside, by the basins they touch: a walk reads them one behind the other.
void Contraction::link(std::span<const Saddle> saddles, const std::vector<bool>& inside) {
    first_.assign(open_.size() + 1, 0);
    for (std::size_t i = 0; i < number_.size(); ++i) {
        if (!inside[i]) continue;
        const Saddle& saddle = saddles[number_[i]];
        ++first_[saddle.basin_high + 1], ++first_[saddle.basin_low + 1];
    }
    std::partial_sum(first_.begin(), first_.end(), first_.begin());
    links_.resize(first_.back());
    std::vector<std::uint32_t> next(first_.begin(), first_.end() - 1);
    for (std::size_t i = 0; i < number_.size(); ++i) {
        if (!inside[i]) continue;
        const std::uint32_t number = number_[i];
        const Saddle& saddle = saddles[number];
        links_[next[saddle.basin_high]++] = {saddle.basin_low, saddle.height, number};
        links_[next[saddle.basin_low]++] = {saddle.basin_high, saddle.height, number};
    }
}

// visit(from, link) along the saddles inside, away from the basins given.
template <class Visit>
void Contraction::walk(std::vector<Label> order, Visit&& visit) const {
    std::vector<bool> seen(open_.size(), false);
    for (const Label basin : order) seen[basin] = true;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const Label here = order[i];
        for (std::uint32_t k = first_[here]; k < first_[here + 1]; ++k) {
            const Link& link = links_[k];
            if (seen[link.to]) continue;
            seen[link.to] = true;
            visit(here, link);
            order.push_back(link.to);
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
        const auto leave = [&](Label basin) {
            from[group_[basin]] = basin;
            spills.saddle[basin] = across_[k];
        };
        if ((leaves[k] & leaves_high) != 0) leave(ends_[k].high);
        if ((leaves[k] & leaves_low) != 0) leave(ends_[k].low);
    }
    std::vector<Label> order;
    for (Label basin = 0; basin < count; ++basin) {
        if (!open_[basin]) continue;
        order.push_back(from[basin]);
        spills.level[from[basin]] = level_of_open[basin];
        spills.reached[from[basin]] = true;
    }
    walk(std::move(order), [&](Label here, const Link& link) {
        spills.level[link.to] = std::max(spills.level[here], link.height);
        spills.saddle[link.to] = link.saddle;
        spills.reached[link.to] = true;
    });
    return spills;
}

}  // namespace cuesta::flow

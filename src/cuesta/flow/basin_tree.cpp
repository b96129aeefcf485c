// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/basin_tree.h"

#include <algorithm>
#include <limits>
#include <numeric>

#include "cuesta/base/check.h"

namespace cuesta::flow {
namespace {

class Groups {
public:
    explicit Groups(std::size_t count) : parent_(count) {
        std::iota(parent_.begin(), parent_.end(), Label{0});
    }
    Label find(Label a) {
        while (parent_[a] != a) a = parent_[a] = parent_[parent_[a]];
        return a;
    }
    bool join(Label a, Label b) {
        a = find(a), b = find(b);
        if (a == b) return false;
        parent_[std::max(a, b)] = std::min(a, b);
        return true;
    }

private:
    std::vector<Label> parent_;
};

// In every round each group of basins takes its lowest pass; passes inside a group are dropped.
std::vector<Pass> lowest_passes(std::size_t count, std::span<const Pass> passes) {
    Groups groups(count);
    std::vector<std::uint32_t> left(passes.size());
    std::iota(left.begin(), left.end(), 0u);
    std::vector<std::uint32_t> best(count);
    constexpr std::uint32_t none = 0xffffffffu;
    std::vector<Pass> tree;
    while (!left.empty()) {
        std::fill(best.begin(), best.end(), none);
        std::size_t kept = 0;
        for (const std::uint32_t i : left) {
            const Label a = groups.find(passes[i].basin_high), b = groups.find(passes[i].basin_low);
            if (a == b) continue;
            left[kept++] = i;
            for (const Label group : {a, b})
                if (best[group] == none || passes[i].before(passes[best[group]])) best[group] = i;
        }
        left.resize(kept);
        for (const std::uint32_t i : best)
            if (i != none && groups.join(passes[i].basin_high, passes[i].basin_low))
                tree.push_back(passes[i]);
    }
    return tree;
}

}  // namespace

BasinTree span_basins(const Basins& basins, std::span<const Pass> passes, bool has_sea) {
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
    const std::vector<Pass> tree = lowest_passes(count, passes);
    std::vector<std::uint32_t> first(count + 1, 0), at(2 * tree.size());
    for (const Pass& pass : tree) ++first[pass.basin_high + 1], ++first[pass.basin_low + 1];
    std::partial_sum(first.begin(), first.end(), first.begin());
    std::vector<std::uint32_t> next(first.begin(), first.end() - 1);
    for (std::uint32_t i = 0; i < tree.size(); ++i) {
        at[next[tree[i].basin_high]++] = i;
        at[next[tree[i].basin_low]++] = i;
    }
    result.spills_into.assign(count, no_basin);
    result.level.assign(count, std::numeric_limits<std::int32_t>::min());
    result.pass.assign(count, Pass{});
    result.order.push_back(result.root);
    result.spills_into[result.root] = result.root;
    if (result.root != sea_basin)
        result.level[result.root] = basins.height_of[result.root - first_pit];
    for (std::size_t i = 0; i < result.order.size(); ++i) {
        const Label here = result.order[i];
        for (std::uint32_t k = first[here]; k < first[here + 1]; ++k) {
            const Pass& pass = tree[at[k]];
            const Label other = pass.basin_high == here ? pass.basin_low : pass.basin_high;
            if (result.spills_into[other] != no_basin) continue;
            result.spills_into[other] = here;
            result.level[other] = std::max(result.level[here], pass.height);
            result.pass[other] = pass;
            result.order.push_back(other);
        }
    }
    const std::size_t reached = result.order.size() + (result.root == sea_basin ? 0 : 1);
    CUESTA_CHECK(reached + 1 == count, "{} of {} basins spill nowhere", count - 1 - reached,
                 count - 1);
    return result;
}

}  // namespace cuesta::flow

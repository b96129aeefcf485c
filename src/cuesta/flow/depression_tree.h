// SPDX-License-Identifier: Apache-2.0
// The hierarchy of depressions: what water passes on its way from a pit to the sea [barnes2021].
//
// A pit's own depression reaches up to its lowest saddle; there it and the depression across the
// saddle are the two halves of a larger one, and so on up to the saddle that leads to the sea. A
// full depression spills over its saddle into the basin across, if that side is not full; if it is,
// both go on as one.
//
// What "full" means is the caller's: `capacity` is a volume for lakes that hold what has run into
// them (flow/fill_spill_merge.h) and a loss for lakes that dry up (flow/lake_balance.h). A whole
// holds no less than its halves.
//
// Outside are the sea and, in the hierarchy of a part of the map, all basins that others know
// better: whatever joins one of them spills for good.
//
// Holds   what is poured = what is held + what has left; the order in which basins are poured into
//         does not matter.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "cuesta/flow/drainage.h"

namespace cuesta::flow {

using Node = std::uint32_t;

struct Depression {
    static constexpr Node none = 0xffffffffu;
    static constexpr std::int64_t endless = -1;

    Node parent = none, sibling = none;
    std::array<Node, 2> halves{none, none};
    std::int64_t spill = std::numeric_limits<std::int64_t>::max();  // height of its saddle
    std::uint32_t saddle = none;  // which one that is of those given
    Label across = no_basin;      // the basin on the other side of the saddle
    Label deepest = no_basin;     // the basin of its lowest pit
    std::int64_t capacity = 0;    // up to where it spills; endless if it never does
    std::int64_t water = 0;       // with that of its halves, if they are one

    bool endless_room() const { return spill == std::numeric_limits<std::int64_t>::max(); }
    bool is_full() const { return capacity != endless && water >= capacity; }
};

struct Pit {
    CellId cell = Frame::nowhere;
    std::int32_t height = 0;
};

class DepressionTree {
public:
    // Basins are numbered from 0 to below the size of `pits` (what stands there for those outside
    // does not matter). `saddles` are sorted, and no two ways lead from one basin to another.
    DepressionTree(std::vector<Pit> pits, std::span<const Saddle> saddles,
                   const std::vector<bool>& outside);

    // Node i < basins() is the depression of basin number i; halves come before what they make up.
    std::size_t size() const { return depressions_.size(); }
    Depression& operator[](Node node) { return depressions_[node]; }
    const Depression& operator[](Node node) const { return depressions_[node]; }
    Label basins() const { return static_cast<Label>(pits_.size()); }
    // The basin outside that a depression spills to in the end; itself if it never does.
    Node joined(Node node) const;

    // The smallest depression of a basin that water over this ground lies in; none above its rim.
    Node lowest_above(Label basin, std::int32_t ground) const;

    // Water that comes to a basin goes where there is room. Returns what has left for outside;
    // comes_over(node, amount) is told what has crossed the saddle of a depression and has stayed
    // in the basin across, or left.
    template <class ComesOver>
    std::int64_t pour(Label basin, std::int64_t amount, ComesOver&& comes_over);
    std::int64_t pour(Label basin, std::int64_t amount) {
        return pour(basin, amount, [](Node, std::int64_t) {});
    }

    // The largest depressions whose halves are one, by the id of their pits, and which of them each
    // basin lies under (no_water: none).
    static constexpr std::uint32_t no_water = 0xffffffffu;
    struct Waters {
        std::vector<Node> nodes;
        std::vector<std::uint32_t> of_basin;
    };
    Waters waters() const;
    CellId pit_of(Node node) const { return pits_[depressions_[node].deepest].cell; }
    std::int32_t floor_of(Node node) const { return pits_[depressions_[node].deepest].height; }

private:
    Node find(Node node);
    void join(const Saddle& saddle, std::uint32_t number);
    bool is_outside(Node node) const { return node < outside_.size() && outside_[node]; }

    std::vector<Pit> pits_;      // by basin
    std::vector<bool> outside_;  // by basin
    std::vector<Depression> depressions_;
    std::vector<Node> top_;  // of the depressions joined so far
};

template <class ComesOver>
std::int64_t DepressionTree::pour(Label basin, std::int64_t amount, ComesOver&& comes_over) {
    Node node = basin, from = Depression::none;
    while (amount > 0) {
        Depression& depression = depressions_[node];
        const std::int64_t room = depression.capacity == Depression::endless
                                      ? amount
                                      : depression.capacity - depression.water;
        const std::int64_t taken = std::min(room, amount);
        depression.water += taken, amount -= taken;
        if (from != Depression::none && taken > 0) comes_over(from, taken);
        from = Depression::none;
        if (amount == 0) return 0;
        const bool spills =
            depression.sibling == Depression::none || !depressions_[depression.sibling].is_full();
        if (!spills) {
            Depression& whole = depressions_[depression.parent];
            if (whole.water == 0)
                whole.water = depression.water + depressions_[depression.sibling].water;
            node = depression.parent;
            continue;
        }
        from = node, node = depression.across;
        if (is_outside(node)) {
            comes_over(from, amount);
            return amount;
        }
    }
    return 0;
}

}  // namespace cuesta::flow

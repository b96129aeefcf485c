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
// Holds   the same hierarchy for all blocks. What is poured = what is held + what has left; the
//         order in which basins are poured into does not matter.
#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <vector>

#include "cuesta/flow/whole_basins.h"

namespace cuesta::flow {

using Node = std::uint32_t;

struct Depression {
    static constexpr Node none = 0xffffffffu;
    static constexpr std::int64_t endless = -1;

    Node parent = none, sibling = none;
    std::array<Node, 2> halves{none, none};
    std::int64_t spill = std::numeric_limits<std::int64_t>::max();  // height of its saddle
    Label across = no_basin;    // the basin on the other side of the saddle
    Label deepest = no_basin;   // the basin of its lowest pit
    std::int64_t capacity = 0;  // up to where it spills; endless if it never does
    std::int64_t water = 0;     // with that of its halves, if they are one

    bool endless_room() const { return spill == std::numeric_limits<std::int64_t>::max(); }
    bool is_full() const { return capacity != endless && water >= capacity; }
};

class DepressionTree {
public:
    // `basins` must outlive it.
    explicit DepressionTree(const WholeBasins& basins);

    // Node i < basins() is the depression of basin number i; halves come before what they make up.
    std::size_t size() const { return depressions_.size(); }
    Depression& operator[](Node node) { return depressions_[node]; }
    const Depression& operator[](Node node) const { return depressions_[node]; }
    Label basins() const { return basins_->count(); }

    // The smallest depression of a basin that water over this ground lies in; none above its rim.
    Node lowest_above(Label basin, std::int32_t ground) const;

    // Water that comes to a basin goes where there is room. Returns what has left for the sea.
    std::int64_t pour(Label basin, std::int64_t amount);

    // The largest depressions whose halves are one, by the id of their pits, and which of them each
    // basin lies under (no_water: none).
    static constexpr std::uint32_t no_water = 0xffffffffu;
    struct Waters {
        std::vector<Node> nodes;
        std::vector<std::uint32_t> of_basin;
    };
    Waters waters() const;
    CellId pit_of(Node node) const {
        return basins_->pit_of[depressions_[node].deepest - first_pit];
    }
    std::int32_t floor_of(Node node) const {
        return basins_->height_of[depressions_[node].deepest - first_pit];
    }

private:
    Node find(Node node);
    void join(const Saddle& saddle);

    const WholeBasins* basins_;
    std::vector<Depression> depressions_;
    std::vector<Node> top_;  // of the depressions joined so far
};

}  // namespace cuesta::flow

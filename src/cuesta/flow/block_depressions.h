// SPDX-License-Identifier: Apache-2.0
// The hierarchy of depressions of a map cut into blocks: what lies inside a block stays there.
//
// A block knows all saddles of a basin that touches no other block: the basin is closed, all others
// are open (flow/contraction.h). Closed basins join over their lowest saddles, so a depression of
// closed basins alone is the same on the whole map; the last of them, its top, spills to the sea or
// into a group with an open basin.
//
//   to the sea       the way of its water to the sea leads through closed basins of the same block:
//                    no other block hears of it
//   to an open one   it may rise with others, so it is a leaf of the shared hierarchy, as open
//                    basins are: all of its basins at once
//
// A top that is full is full all over, and one that is not loses nothing: as a leaf it is what its
// room is. What has come over saddles into closed basins is told by the shared hierarchy and poured
// into them by their block.
//
// Holds   the depressions and waters of the whole map, for any blocks.
// Cost    a record of 24 bytes for each shared leaf and one of 40 for each saddle between two, to
//         every block: basins along rims, and what lies in one hollow with them.
#pragma once

#include <vector>

#include "cuesta/flow/depression_tree.h"

namespace cuesta::flow {

// The waters that stand in the end: first those that several blocks may know, the same on all of
// them, then those of this block alone; each by the id of their pits.
struct BlockWaters {
    std::vector<Node> nodes;              // of the shared hierarchy, then of the block's own
    std::size_t shared = 0;               // how many of the first kind
    std::vector<std::uint32_t> of_basin;  // by label; DepressionTree::no_water: none
};

struct BlockDepressions {
    // By label of the block; open basins are outside.
    DepressionTree local;
    // The same on all blocks, by leaf.
    DepressionTree shared;
    std::vector<bool> is_top;  // by leaf: closed basins of one block, otherwise an open one
    // By label: its leaf; sea_basin of closed ones whose water goes to the sea inside the block.
    std::vector<Label> leaf_of;
    // By leaf: the node of `local` it stands for; none if it does not stand for one of this block.
    std::vector<Node> top_of;
    // By number of a shared saddle: its basins, by the numbers of the map.
    struct Sides {
        Label high_leaf, high, low;
    };
    std::vector<Sides> sides;

    bool is_closed(Label label) const {
        return leaf_of[label] == sea_basin ? label != sea_basin : is_top[leaf_of[label]];
    }
    // The basin across the saddle of a shared depression, by its number of the map.
    Label across(Node node) const {
        const Sides& one = sides[shared[node].saddle];
        return one.high_leaf == shared[node].across ? one.high : one.low;
    }

    // Sums over the basins of all leaves, from those of this block's labels. Every block must call
    // it.
    std::vector<std::int64_t> add_up_leaves(const std::vector<std::int64_t>& of_label,
                                            Communicator& comm) const;
    // Pours what comes to every basin of this block, capacities being known: first what blocks
    // share, then what is inside of them, from where nothing comes back. Returns what has left for
    // the sea, counted once for the whole map. Every block must call it.
    std::int64_t pour(std::vector<std::int64_t> of_label, const Basins& basins, Communicator& comm);
    BlockWaters waters() const;
    const DepressionTree& tree_of(const BlockWaters& waters, std::size_t water) const {
        return water < waters.shared ? shared : local;
    }
};

// After drainage.route(), if it has depressions. Every block must call it.
BlockDepressions split_depressions(const Drainage& drainage, Communicator& comm);

}  // namespace cuesta::flow

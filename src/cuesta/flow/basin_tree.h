// SPDX-License-Identifier: Apache-2.0
// How every basin spills: the tree of lowest saddles that leads to the sea.
//
// Of all ways from a basin to the sea the one over the lowest saddles is its way in the minimum
// spanning tree of the saddles. That tree is unique, because no two saddles are equal, so it does
// not depend on how it was found or how the map was cut [cordonnier2019].
//
//   level of a basin = max(level of the basin it spills into, its saddle)     where lakes stand
//
// A map without any outlet has its lowest pit in place of the sea.
//
// Cost  Boruvka's rounds: O(saddles log basins) at worst, a few milliseconds for 10^5 basins.
#pragma once

#include <span>
#include <vector>

#include "cuesta/flow/saddles.h"

namespace cuesta::flow {

struct BasinTree {
    Label root = sea_basin;
    std::vector<Label> order;        // from the root outwards: a basin after the one it spills into
    std::vector<Label> spills_into;  // by label; of the root and of label 0 itself
    std::vector<std::int32_t> level;  // by label; of the sea: the lowest number there is
    std::vector<Saddle> saddle;       // by label; towards the sea
};

// `has_sea`: there is an outlet somewhere. Fails if a basin reaches no other.
BasinTree span_basins(const Basins& basins, std::span<const Saddle> saddles, bool has_sea);

}  // namespace cuesta::flow

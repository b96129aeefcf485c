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
// With several blocks each knows the tree of its own basins and of those that touch it: basins that
// touch no other block are settled inside it (flow/contraction.h), the others together
// (flow/shared_basins.h). A basin that several blocks know spills over one saddle, which one of
// them knows.
//
// Cost  Boruvka's rounds: O(saddles log basins) at worst, a few milliseconds for 10^5 basins.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "cuesta/flow/saddles.h"

namespace cuesta::flow {

struct BasinTree {
    Label root = sea_basin;         // no_basin if this block does not know it
    Label root_number = sea_basin;  // what the map calls it
    // By label: of the sea the lowest number there is.
    std::vector<std::int32_t> level;
    // By label: towards the sea. That of the root, and those that other blocks know, are none.
    std::vector<Saddle> saddle;

    static constexpr Saddle none{no_basin, no_basin, 0, 0, Frame::nowhere, Frame::nowhere};
    bool has_saddle(Label basin) const { return saddle[basin].high != Frame::nowhere; }
    // Across its saddle.
    Label spills_into(Label basin) const {
        const Saddle& over = saddle[basin];
        return over.basin_high == basin ? over.basin_low : over.basin_high;
    }
};

// `has_sea`: there is an outlet somewhere. Fails if a basin reaches no other. Every block must call
// it.
BasinTree span_basins(const Basins& basins, std::span<const Saddle> saddles, bool has_sea,
                      const Frame& frame, Communicator& comm);
// Of a map in one block.
BasinTree span_basins(const Basins& basins, std::span<const Saddle> saddles, bool has_sea);

}  // namespace cuesta::flow

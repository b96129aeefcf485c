// SPDX-License-Identifier: Apache-2.0
// What drops run over beside the heights: optional maps of the size of the DropMap, halo 1.
#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "cuesta/grid/field.h"

namespace cuesta {

struct DropKinds;   // drop_kinds.h
struct DropStream;  // drop_stream.h

struct DropCover {
    const Field* softness = nullptr;  // share of what drops would erode that comes off, 0..1
    // Units of load for a unit that drops would erode at a sample: the softness of what the brush
    // reaches around it, times what a unit of that becomes. Needed beside the softness where drops
    // run in parallel.
    const Field* gain = nullptr;
    // What a unit that comes off becomes as load; null: one. Used where drops run one by one.
    const Field* worth = nullptr;
    // Sums of what came off and what was deposited, for ground of layers.
    IntField* eroded = nullptr;
    IntField* deposited = nullptr;
    DropKinds* kinds = nullptr;
    DropStream* stream = nullptr;
    std::int32_t floor = std::numeric_limits<std::int32_t>::min();    // units; not eroded below
    std::int32_t ceiling = std::numeric_limits<std::int32_t>::max();  // nothing is deposited above
    // Rows in which the softness is not 1; null: it may be so in all.
    const std::vector<std::uint8_t>* uneven = nullptr;
    bool uneven_row(std::int64_t y) const {
        return uneven == nullptr || (*uneven)[static_cast<std::size_t>(y)] != 0;
    }
};

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// Waters that hang together at one level, lakes and the sea alike, on maps cut into blocks. Inside
// of stream_power.h.
//
// Every block numbers the waters it sees. Where two of them meet over a rim both are parts of one:
// the parts tell each other the lowest key they know until nobody knows a lower one. The key of a
// part names its block, so that the lowest of a water names one block that all its parts know: its
// home. What is asked of whole waters (how much they hold, what arrives in them) is added up there.
//
// Holds   which cells share a key does not depend on threads and blocks; numbers and keys do.
// Memory  4 bytes per cell of the block, and lists of what meets over its rim.
// Cost    O(cells), and as many rounds of small messages as a water crosses rims.
#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "cuesta/flow/frame.h"

namespace cuesta::river {

// The ground of a cell and how high water stands over it, or `dry`.
struct WaterColumn {
    static constexpr std::int32_t dry = std::numeric_limits<std::int32_t>::min();
    std::int32_t ground = 0, level = dry;
};

struct WaterBodies {
    static constexpr std::uint32_t none = 0xffffffffu;

    flow::Plane<std::uint32_t> number;  // of the block's cells, from 0 on; none where it is dry
    std::vector<std::uint64_t> key;     // by number: the same for all parts of a water
    std::vector<std::uint32_t> shared;  // numbers of waters that have other parts
    bool any_shared = false;            // on any block

    std::size_t count() const { return key.size(); }
    static int home(std::uint64_t key) { return static_cast<int>(key >> 32); }

    // What parts amount to becomes what their waters amount to, by number. Every block must call
    // it.
    void add_up(std::vector<std::int64_t>& amounts, Communicator& comm) const;
};

// The ring of `columns` must be filled. Every block must call it.
void number_waters(const flow::Plane<WaterColumn>& columns, const flow::Frame& frame,
                   Communicator& comm, WaterBodies& waters);

}  // namespace cuesta::river

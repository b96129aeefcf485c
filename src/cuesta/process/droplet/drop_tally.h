// SPDX-License-Identifier: Apache-2.0
// What became of drops and of what they carried.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>

#include "cuesta/grid/communicator.h"
#include "cuesta/process/droplet/drop_kinds.h"

namespace cuesta {

struct DropTally {
    std::array<std::int64_t, 4> lost{};  // units carried over each side of the map, by Side
    std::int64_t discarded = 0;          // units, with residual = discard
    std::int64_t started = 0, left = 0;  // drops; those that left the map
    // How those that did not leave have ended: without speed in a depression, without water, after
    // the longest way, at a closed border.
    std::int64_t in_pits = 0, dry = 0, at_path_end = 0, at_border = 0;
    std::int64_t limited = 0;  // exchanges of more than most_drop_units
    std::int64_t steps = 0;
    std::int64_t held = 0;     // units that drops one by one could not deposit anywhere near
    DropSums gained{};         // units of each kind that were taken up
    DropSums gone_kinds{};     // of each, lost and discarded
    std::int64_t rounded = 0;  // units that the float brush has lost or gained in all
    void add(const DropTally& other) {
        for (std::size_t i = 0; i < lost.size(); ++i) lost[i] += other.lost[i];
        for (std::size_t i = 0; i < gained.size(); ++i) gained[i] += other.gained[i];
        for (std::size_t i = 0; i < gone_kinds.size(); ++i) gone_kinds[i] += other.gone_kinds[i];
        discarded += other.discarded;
        started += other.started, left += other.left;
        in_pits += other.in_pits, dry += other.dry;
        at_path_end += other.at_path_end, at_border += other.at_border;
        limited += other.limited, steps += other.steps, held += other.held;
    }
    // Of all blocks together, on each.
    void add_up(Communicator& comm) {
        std::array<std::int64_t, sizeof(DropTally) / sizeof(std::int64_t)> values;
        std::memcpy(values.data(), this, sizeof(DropTally));
        comm.sum(values);
        std::memcpy(this, values.data(), sizeof(DropTally));
    }
    void add_gone(const DropLoads* loads) {
        for (std::size_t i = 0; loads != nullptr && i < gone_kinds.size(); ++i)
            gone_kinds[i] += (*loads)[i];
    }
    // Units for which there is no ground: what was paid for has not left after all. Of the sides
    // that are not `closed`, the one over which most has left.
    void miss(std::int64_t units, const std::array<bool, 4>& closed) {
        std::int64_t* most = nullptr;
        for (std::size_t i = 0; i < lost.size(); ++i)
            if (!closed[i] && (most == nullptr || lost[i] > *most)) most = &lost[i];
        (most == nullptr || discarded > *most ? discarded : *most) += units;
    }
    std::int64_t gone() const { return lost[0] + lost[1] + lost[2] + lost[3] + discarded; }
};

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// What drops run over beside the heights, and what became of them.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <vector>

#include "cuesta/grid/field.h"

namespace cuesta {

struct DropStream;  // drop_stream.h

// What drops carry and lay down, kind of material by kind, where every kind is laid down as itself.
struct DropKinds {
    static constexpr int most = 8;
    int count = 0;
    const std::vector<Field>* shares = nullptr;  // of each kind in what comes off a sample
    std::array<Field, most> gain;                // DropCover::gain of one kind alone
    std::array<IntField, most> laid;             // sums of what was laid down on corners, halo 1
    std::array<IntField, most> residue;          // of what is spread by the brush
};
using DropCargo = std::array<std::int32_t, DropKinds::most>;

// Optional maps of the size of the DropMap, halo 1.
struct DropCover {
    const Field* softness = nullptr;  // share of what drops would take that comes off, 0..1
    // Units of load for a unit that drops would take at a sample: the softness of what the brush
    // reaches around it, times what a unit of that becomes. Needed beside the softness where drops
    // run in parallel.
    const Field* gain = nullptr;
    // What a unit that comes off becomes as load; null: one. Used where drops run one by one.
    const Field* worth = nullptr;
    // Sums of what came off and what was laid down, for ground of layers.
    IntField* took = nullptr;
    IntField* put = nullptr;
    DropKinds* kinds = nullptr;
    DropStream* stream = nullptr;
    std::int32_t floor = std::numeric_limits<std::int32_t>::min();    // units; not worn below
    std::int32_t ceiling = std::numeric_limits<std::int32_t>::max();  // nothing is laid above
    // Rows in which the softness is not 1; null: it may be so in all.
    const std::vector<std::uint8_t>* uneven = nullptr;
    bool uneven_row(std::int64_t y) const {
        return uneven == nullptr || (*uneven)[static_cast<std::size_t>(y)] != 0;
    }
};

// Parts of `units` in the proportions of a cargo that holds at least as much; their sum is `units`.
inline DropCargo divided(const DropCargo& cargo, std::int32_t load, std::int32_t units) {
    DropCargo parts{};
    std::int64_t before = 0, given = 0;
    for (std::size_t i = 0; i < parts.size() && load > 0; ++i) {
        before += cargo[i];
        const std::int64_t due = before * units / load;
        parts[i] = static_cast<std::int32_t>(due - given);
        given = due;
    }
    return parts;
}

struct DropTally {
    std::array<std::int64_t, 4> lost{};  // units carried over each side of the map, by Side
    std::int64_t discarded = 0;          // units, with residual = discard
    std::int64_t started = 0, left = 0;  // drops; those that left the map
    // How those that did not leave have ended: without speed in a hollow, without water, after
    // the longest way, at a closed border.
    std::int64_t in_pits = 0, dry = 0, at_path_end = 0, at_border = 0;
    std::int64_t limited = 0;  // deeds of more than most_drop_units
    std::int64_t steps = 0;
    std::int64_t held = 0;  // units that drops one by one could not lay down anywhere near
    std::array<std::int64_t, DropKinds::most> gained{};  // units of each kind that were taken up
    std::array<std::int64_t, DropKinds::most> gone_kinds{};  // of each, lost and discarded
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
    void take_kinds(const DropCargo* cargo) {
        for (std::size_t i = 0; cargo != nullptr && i < gone_kinds.size(); ++i)
            gone_kinds[i] += (*cargo)[i];
    }
    // Units for which there is no ground: what was paid for has not left after all.
    void miss(std::int64_t units) {
        auto side = std::max_element(lost.begin(), lost.end());
        (discarded > *side ? discarded : *side) += units;
    }
    std::int64_t gone() const { return lost[0] + lost[1] + lost[2] + lost[3] + discarded; }
};

}  // namespace cuesta

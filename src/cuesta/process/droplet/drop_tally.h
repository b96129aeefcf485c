// SPDX-License-Identifier: Apache-2.0
// What drops run over beside the heights, and what became of them.
#pragma once

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
    std::int32_t floor = std::numeric_limits<std::int32_t>::min();  // units; not worn below
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
    std::int64_t limited = 0;            // deeds of more than most_drop_units
    std::int64_t steps = 0;
    std::array<std::int64_t, DropKinds::most> gained{};  // units of each kind that were taken up
    std::int64_t rounded = 0;  // units that the float brush has lost or gained in all
    void add(const DropTally& other) {
        for (std::size_t i = 0; i < lost.size(); ++i) lost[i] += other.lost[i];
        for (std::size_t i = 0; i < gained.size(); ++i) gained[i] += other.gained[i];
        discarded += other.discarded;
        started += other.started, left += other.left;
        limited += other.limited, steps += other.steps;
    }
    std::int64_t gone() const { return lost[0] + lost[1] + lost[2] + lost[3] + discarded; }
};

}  // namespace cuesta

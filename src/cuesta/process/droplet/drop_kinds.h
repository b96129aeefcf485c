// SPDX-License-Identifier: Apache-2.0
// What drops carry and deposit, kind of material by kind, where every kind is deposited as itself.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "cuesta/grid/field.h"
#include "cuesta/process/droplet/equations.h"

namespace cuesta {

struct DropKinds {
    static constexpr int most = 8;
    int count = 0;
    const std::vector<Field>* shares = nullptr;  // of each kind in what comes off a sample
    std::array<Field, most> gain;                // DropCover::gain of one kind alone
    std::array<IntField, most> deposited;        // sums of what lies on corners, halo 1
    std::array<IntField, most> residue;          // of what is spread by the brush
};
using DropLoads = std::array<std::int32_t, DropKinds::most>;  // units, of one drop
using DropSums = std::array<std::int64_t, DropKinds::most>;   // units, of all

// Parts of `units` in the proportions of loads that hold at least as much; their sum is `units`.
DropLoads divided(const DropLoads& loads, std::int32_t load, std::int32_t units);

// The exchange that a drop in cell (x, y) has made, once more for each kind: its loads, what was
// deposited, and `gained` for what was eroded. `load` becomes the sum of the loads where some was.
void exchange_kinds(DropKinds& kinds, std::int64_t x, std::int64_t y, bool erodes,
                    const drop_law::Corners<std::int32_t>& share, DropLoads& loads,
                    std::int32_t& load, DropSums& gained);

// `part` of `units` that lie on four corners; the halo of a wrapped map is added to the other end
// later.
void deposit_kind(IntField& deposited, std::int64_t x, std::int64_t y,
                  const drop_law::Corners<std::int32_t>& share, std::int32_t units,
                  std::int32_t part);

}  // namespace cuesta

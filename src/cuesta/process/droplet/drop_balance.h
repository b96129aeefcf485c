// SPDX-License-Identifier: Apache-2.0
// Shares of whole numbers that add up, for the books of drops.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "cuesta/operator/context.h"
#include "cuesta/process/droplet/drop_land.h"

namespace cuesta {

// `units` divided over the cells of the whole map in the proportions of `weights` (0 and above, of
// this block): whole numbers whose sum over all blocks is `units`, none above its weight as long as
// units are no more than all weights together. The same for any blocks; called by all of them.
IntField fair_parts(const IntField& weights, std::int64_t units, const StepContext& step);

// What of each kind went each way, from what went of each kind and what went each way: rows add up
// to `kinds` exactly, columns to `ways` but for rounding where both have the same sum.
constexpr std::size_t drop_ways = 5;  // over the four sides, and discarded
using DropWays = std::array<std::int64_t, drop_ways>;
std::vector<DropWays> divide_ways(const std::vector<std::int64_t>& kinds, const DropWays& ways);

}  // namespace cuesta

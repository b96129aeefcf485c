// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_balance.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numeric>

namespace cuesta {
namespace {

// floor(a b / c) for 0 <= b <= c, a >= 0: bit by bit where the product has no room.
std::int64_t share_of(std::int64_t a, std::int64_t b, std::int64_t c) {
    if (c <= 0) return 0;
    std::int64_t whole = 0, rest = 0;  // of the part of a read so far, times b, over c
    for (int bit = 62; bit >= 0; --bit) {
        whole *= 2, rest *= 2;
        if ((a >> bit & 1) != 0) rest += b;
        // Below 3 c here.
        if (rest >= c) rest -= c, ++whole;
        if (rest >= c) rest -= c, ++whole;
    }
    return whole;
}

}  // namespace

IntField fair_parts(const IntField& weights, std::int64_t units, const StepContext& step) {
    const Block& block = step.block;
    // What stands in each row of each block, so that every block knows what comes before its own.
    const Decomposition& cut = step.comm.cut();
    const auto across = static_cast<std::size_t>(cut.across());
    const auto column = static_cast<std::size_t>(step.comm.rank() % cut.across());
    std::vector<std::int64_t> sums(static_cast<std::size_t>(step.grid.rows) * across, 0);
    for (std::int64_t y = 0; y < block.rows; ++y)
        for (std::int64_t x = 0; x < block.columns; ++x)
            sums[static_cast<std::size_t>(block.y0 + y) * across + column] += weights.at(x, y);
    step.comm.sum(sums);
    const std::int64_t all = std::accumulate(sums.begin(), sums.end(), std::int64_t{0});
    IntField parts({block.columns, block.rows, 0});
    const std::int64_t amount = std::abs(units), sign = units < 0 ? -1 : 1;
    std::int64_t above = 0;  // of all before this row of the block
    std::size_t seen = 0;
    for (std::int64_t y = 0; y < block.rows; ++y) {
        const std::size_t own = static_cast<std::size_t>(block.y0 + y) * across + column;
        for (; seen < own; ++seen) above += sums[seen];
        std::int64_t before = above, given = share_of(amount, before, all);
        for (std::int64_t x = 0; x < block.columns; ++x) {
            if (weights.at(x, y) == 0) continue;
            before += weights.at(x, y);
            const std::int64_t due = share_of(amount, before, all);
            parts.at(x, y) = static_cast<std::int32_t>(sign * (due - given));
            given = due;
        }
    }
    return parts;
}

std::vector<DropWays> divide_ways(const std::vector<std::int64_t>& kinds, const DropWays& ways) {
    double all_ways = 0, all_kinds = 0, sum = 0;
    for (const std::int64_t one : ways)
        all_ways += std::abs(static_cast<double>(one)), sum += static_cast<double>(one);
    for (const std::int64_t one : kinds) all_kinds += std::abs(static_cast<double>(one));
    std::vector<DropWays> parts(kinds.size(), DropWays{});
    if (all_ways <= 0 || all_kinds <= 0) return parts;
    const auto main = static_cast<std::size_t>(
        std::max_element(ways.begin(), ways.end(),
                         [](auto a, auto b) { return std::abs(a) < std::abs(b); }) -
        ways.begin());
    for (std::size_t k = 0; k < kinds.size(); ++k) {
        const auto mine = static_cast<double>(kinds[k]);
        std::int64_t rest = kinds[k];
        for (std::size_t way = 0; way < drop_ways; ++way) {
            const auto there = static_cast<double>(ways[way]);
            const double share = std::abs(there) / all_ways;
            const double part = mine * share + (there - sum * share) * std::abs(mine) / all_kinds;
            parts[k][way] = static_cast<std::int64_t>(std::floor(part + 0.5));
            rest -= parts[k][way];
        }
        parts[k][main] += rest;
    }
    return parts;
}

}  // namespace cuesta

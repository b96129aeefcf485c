// SPDX-License-Identifier: Apache-2.0
// What lakes with a budget (flow/fill_spill_merge.h) and lakes in balance (flow/lake_balance.h)
// have in common: the walk over the cells of basins, and the search for the levels of all waters.
//
// Scheme  levels by halving, all waters at once: 32 sweeps over the cells at the most. What blocks
//         tell each other meanwhile is about waters that lie in several of them.
// Holds   the same levels for any threads and blocks. One thread.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "cuesta/flow/depression_tree.h"

namespace cuesta::flow {

// visit(label, ground, x, y) for every cell of the block that is no gap.
template <class Visit>
void for_each_basin_cell(const Drainage& drainage, const IntField& surface, Visit&& visit) {
    const Frame& frame = drainage.frame();
    for (std::int64_t y = 0; y < frame.rows(); ++y)
        for (std::int64_t x = 0; x < frame.columns(); ++x) {
            const Label basin = drainage.basins().label[frame.cell(x, y)];
            if (basin != no_basin) visit(basin, surface.at(x, y), x, y);
        }
}

// The sum over all cells that are no gap; needs no basins. Every block must call it.
inline std::int64_t sum_over_land(const Drainage& drainage, const IntField& amount,
                                  Communicator& comm) {
    std::int64_t sum[1] = {0};
    const Frame& frame = drainage.frame();
    for (std::int64_t y = 0; y < frame.rows(); ++y)
        for (std::int64_t x = 0; x < frame.columns(); ++x)
            if (drainage.direction(frame.cell(x, y)) != gap) sum[0] += amount.at(x, y);
    comm.sum(sum);
    return sum[0];
}

// What waters amount to at some levels, by water.
struct WaterSums {
    std::vector<std::int64_t> amount, cells;
};

// Sums amount(level, ground, x, y) over the cells that each water would cover at these levels. Of
// the waters of this block the first `shared` are the same on all blocks and have cells in several.
// Every block must call it.
template <class Amount>
WaterSums sum_under_levels(const Drainage& drainage, const IntField& surface,
                           const std::vector<std::uint32_t>& of_basin, std::size_t shared,
                           const std::vector<std::int64_t>& level, Amount&& amount,
                           Communicator& comm) {
    WaterSums sums{std::vector<std::int64_t>(level.size(), 0),
                   std::vector<std::int64_t>(level.size(), 0)};
    for_each_basin_cell(drainage, surface, [&](Label basin, std::int32_t ground, auto x, auto y) {
        const std::uint32_t water = of_basin[basin];
        if (water == DepressionTree::no_water || ground >= level[water]) return;
        sums.amount[water] += amount(level[water], ground, x, y);
        ++sums.cells[water];
    });
    comm.sum(std::span(sums.amount).first(shared));
    comm.sum(std::span(sums.cells).first(shared));
    return sums;
}

// For each water the highest whole level from `low` to `high` whose amount is not above `most`.
// amounts_at(levels) is a vector of them; an amount must not fall as its level rises. Every block
// must call it.
template <class AmountsAt>
std::vector<std::int64_t> highest_levels(std::vector<std::int64_t> low,
                                         std::vector<std::int64_t> high,
                                         const std::vector<std::int64_t>& most, Communicator& comm,
                                         AmountsAt&& amounts_at) {
    std::vector<std::int64_t> middle(low.size());
    for (;;) {
        bool open = false;
        for (std::size_t i = 0; i < low.size(); ++i) {
            open = open || low[i] < high[i];
            middle[i] = low[i] + (high[i] - low[i] + 1) / 2;
        }
        if (!comm.any(open)) return low;
        const std::vector<std::int64_t> amount = amounts_at(middle);
        for (std::size_t i = 0; i < low.size(); ++i)
            if (low[i] == high[i])
                continue;
            else if (amount[i] <= most[i])
                low[i] = middle[i];
            else
                high[i] = middle[i] - 1;
    }
}

}  // namespace cuesta::flow

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/slope/thermal_kernel.h"

#include <algorithm>
#include <vector>

#include "cuesta/base/check.h"
#include "cuesta/base/parallel.h"
#include "cuesta/grid/row_sweep.h"
#include "cuesta/process/slope/thermal_flux.h"
#include "cuesta/simd/clones.h"

namespace cuesta {
namespace {

using thermal::Amount;
using thermal::Fluxes;
using thermal::lead;
using thermal::segment;

// One row of a block.
struct RowTask : thermal::Rows {
    std::int32_t* write = nullptr;  // the upper row, to be changed; null: only fill `above`
    std::int32_t* above = nullptr;  // what entered the row above from each cell; then this row
    ThermalMoved moved;
};

// Sums what enters each cell, and prepares `above` for the next row. Returns 0 if nothing moves.
template <bool eight>
[[gnu::always_inline]] inline std::int32_t add_fluxes(std::int64_t count, const Fluxes& fluxes,
                                                      std::int32_t* __restrict above,
                                                      std::int32_t* __restrict change) {
    const std::int32_t* __restrict east = fluxes.east + lead;
    const std::int32_t* __restrict south = fluxes.south + lead;
    const std::int32_t* __restrict southeast = fluxes.southeast + lead;
    const std::int32_t* __restrict southwest = fluxes.southwest + lead;
    std::int32_t any = 0;
    for (std::int64_t x = 0; x < count; ++x) {
        std::int32_t sum = east[x] - east[x - 1] + south[x] - above[x];
        std::int32_t below = south[x];
        if constexpr (eight) {
            sum += southeast[x] + southwest[x - 1];
            below += southeast[x - 1] + southwest[x];
        }
        change[x] = sum;
        above[x] = below;
        any |= sum;
    }
    return any;
}

template <bool eight, bool field, Amount amount>
[[gnu::always_inline]] inline void move_row(const ThermalRule& rule, RowTask& task) {
    Fluxes fluxes;
    alignas(64) std::int32_t change[segment];
    std::int32_t pending = 0;
    for (std::int64_t at = 0; at < task.columns; at += segment) {
        const std::int64_t count = std::min(segment, task.columns - at);
        pending |= thermal::find_fluxes<eight, field, amount>(rule, task, at, count, fluxes);
        const std::int32_t any = add_fluxes<eight>(count, fluxes, task.above + at, change);
        // Where nothing moves in a segment nothing is written.
        if (any != 0 && task.write != nullptr) {
            std::int32_t* __restrict value = task.write + at;
            std::int64_t moved = 0;
            for (std::int64_t x = 0; x < count; ++x) {
                value[x] += change[x];
                moved += change[x] > 0 ? change[x] : 0;
            }
            task.moved.units += moved;
            pending |= 1;
        }
        thermal::carry_last<eight>(count, fluxes);
    }
    if (pending != 0) task.moved.in_motion = true;
}

using MoveRow = void (*)(const ThermalRule&, RowTask&);

template <bool eight, bool field, Amount amount>
MoveRow widest(int width_limit) {
    return simd::Clones<move_row<eight, field, amount>>::widest(width_limit);
}

template <bool eight>
MoveRow choose(const ThermalRule& rule, bool field, int width_limit) {
    if (rule.divides()) return widest<eight, true, Amount::divided>(width_limit);
    if (rule.fraction < rule.max_fraction())
        return field ? widest<eight, true, Amount::dithered>(width_limit)
                     : widest<eight, false, Amount::dithered>(width_limit);
    return field ? widest<eight, true, Amount::whole>(width_limit)
                 : widest<eight, false, Amount::whole>(width_limit);
}

}  // namespace

ThermalMoved thermal_step(const ThermalBlock& block, const ThermalRule& rule, int width_limit) {
    IntField& surface = block.surface;
    const std::int64_t columns = surface.columns(), rows = surface.rows();
    CUESTA_CHECK(surface.halo() >= 1, "thermal needs a halo");
    CUESTA_CHECK(!rule.divides() || (block.axis != nullptr && block.fraction != nullptr),
                 "a model that divides needs thresholds and fractions of all cells");
    const MoveRow move = rule.eight ? choose<true>(rule, block.axis != nullptr, width_limit)
                                    : choose<false>(rule, block.axis != nullptr, width_limit);
    // The result does not depend on where pieces end.
    const std::int64_t pieces = 4 * thread_count();
    const std::int64_t piece = std::max<std::int64_t>(8, (rows + pieces - 1) / pieces);
    const RowSeams<std::int32_t> seams(surface, piece, 1, 1, 1);
    return ordered_reduce(
        0, rows, piece, ThermalMoved{},
        [&](std::int64_t lo, std::int64_t hi) {
            std::vector<std::int32_t> above(static_cast<std::size_t>(columns), 0);
            RowTask task;
            task.above = above.data(), task.columns = columns;
            task.west = block.borders.west, task.east = block.borders.east;
            const bool nothing_above = lo == 0 && block.borders.north;
            for (std::int64_t y = nothing_above ? lo : lo - 1; y < hi; ++y) {
                task.surface = {seams.row(lo, y), seams.row(lo, y + 1)};
                task.write = y >= lo ? surface.row(y) : nullptr;
                task.south = y == rows - 1 && block.borders.south;
                if (block.axis != nullptr)
                    task.threshold = {block.axis->row(y), block.axis->row(y + 1)};
                if (block.fraction != nullptr)
                    task.fraction = {block.fraction->row(y), block.fraction->row(y + 1)};
                move(rule, task);
            }
            return task.moved;
        },
        [](ThermalMoved all, const ThermalMoved& part) {
            all.merge(part);
            return all;
        });
}

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/slope/thermal_layer_rows.h"

#include <algorithm>

#include "cuesta/base/parallel.h"
#include "cuesta/grid/row_sweep.h"
#include "cuesta/process/slope/thermal_flux.h"
#include "cuesta/simd/clones.h"
#include "cuesta/terrain/age_equations.h"

namespace cuesta::thermal {
namespace {

constexpr std::int64_t chunk = 64;  // columns scanned for other materials at once

struct LayerRowTask : Rows {
    RowPair<MaterialId> material;
    std::int32_t* changed = nullptr;  // surface of the upper row; null: it is another's
    Units* top = nullptr;
    std::int32_t* deposited_step = nullptr;
    std::int32_t now = 0;
    std::int64_t y = 0;
    bool lower_is_ours = false;  // the lower row lies in this piece or block
    // Of the pairs with the row above: what left these cells less what entered, and what entered.
    std::int32_t* above = nullptr;
    std::int32_t* above_in = nullptr;
    // Taken by other materials: of this row and of the next, from column -1 on.
    std::int32_t* loss = nullptr;
    std::int32_t* next_loss = nullptr;
    bool has_loss = false, next_has_loss = false;
    const TransferOrder* order = nullptr;
    TransferRows* transfers = nullptr;
    std::int64_t rows = 0;
    ThermalMoved moved;
};

// Turns pairs of unlike materials into transfers: nothing enters, the donor loses.
template <bool eight>
void part_unlike(LayerRowTask& task, std::int64_t at, std::int64_t begin, std::int64_t end,
                 Fluxes& fluxes) {
    struct Place {
        std::int64_t x;
        bool lower;
    };
    const auto part = [&](std::int32_t& flux, Place upper, Place lower) {
        const auto material = [&](Place p) {
            return (p.lower ? task.material.lower : task.material.upper)[p.x];
        };
        if (flux == 0 || material(upper) == material(lower)) return;
        const Place from = flux > 0 ? lower : upper, to = flux > 0 ? upper : lower;
        const std::int32_t units = flux > 0 ? flux : -flux;
        flux = 0;
        (from.lower ? task.next_loss : task.loss)[from.x] += units;
        (from.lower ? task.next_has_loss : task.has_loss) = true;
        const std::int64_t y = task.y + (to.lower ? 1 : 0);
        if (to.x < 0 || to.x >= task.columns || y < 0 || y >= task.rows) return;  // another block's
        if (to.lower ? !task.lower_is_ours : task.changed == nullptr) return;     // another piece's
        (to.lower ? task.transfers->below : task.transfers->same)
            .push_back(task.order->transfer(to.x, y, 0, material(from), units));
        task.moved.units += units, task.moved.in_motion = true;
    };
    for (std::int64_t i = begin; i < end; ++i) {
        const std::int64_t x = at + i;
        part(fluxes.east[lead + i], {x, false}, {x + 1, false});
        part(fluxes.south[lead + i], {x, false}, {x, true});
        if constexpr (eight) {
            part(fluxes.southeast[lead + i], {x, false}, {x + 1, true});
            part(fluxes.southwest[lead + i], {x + 1, false}, {x, true});
        }
    }
}

// Whether different materials meet in these columns.
[[gnu::always_inline]] inline bool find_unlike(const LayerRowTask& task, std::int64_t begin,
                                               std::int64_t end) {
    const MaterialId* __restrict upper = task.material.upper;
    const MaterialId* __restrict lower = task.material.lower;
    std::uint8_t any = 0;
    for (std::int64_t x = begin; x < end; ++x)
        any |= (upper[x] ^ upper[x + 1]) | (upper[x] ^ lower[x]) | (upper[x] ^ lower[x + 1]);
    return any != 0;
}

// Whether something moves between them.
template <bool eight>
[[gnu::always_inline]] inline std::int32_t find_moving(const LayerRowTask& task, std::int64_t at,
                                                       std::int64_t begin, std::int64_t end,
                                                       const Fluxes& fluxes) {
    const MaterialId* __restrict upper = task.material.upper + at;
    const MaterialId* __restrict lower = task.material.lower + at;
    const std::int32_t* __restrict east = fluxes.east + lead;
    const std::int32_t* __restrict south = fluxes.south + lead;
    const std::int32_t* __restrict southeast = fluxes.southeast + lead;
    const std::int32_t* __restrict southwest = fluxes.southwest + lead;
    const auto if_unlike = [](std::int32_t p, std::int32_t q) { return ((p - q) | (q - p)) >> 31; };
    std::int32_t any = 0;
    for (std::int64_t x = begin; x < end; ++x) {
        const std::int32_t here = upper[x], to_east = upper[x + 1];
        const std::int32_t to_south = lower[x], to_southeast = lower[x + 1];
        any |= (if_unlike(here, to_east) & east[x]) | (if_unlike(here, to_south) & south[x]);
        if constexpr (eight)
            any |= (if_unlike(here, to_southeast) & southeast[x]) |
                   (if_unlike(to_east, to_south) & southwest[x]);
    }
    return any;
}

[[gnu::always_inline]] inline std::int32_t gain(std::int32_t units) {
    return units > 0 ? units : 0;
}

// What enters each cell in all, and what of it comes in; prepares the next row.
template <bool eight>
[[gnu::always_inline]] inline std::int32_t add_fluxes(std::int64_t count, const Fluxes& fluxes,
                                                      std::int32_t* __restrict above,
                                                      std::int32_t* __restrict above_in,
                                                      std::int32_t* __restrict change,
                                                      std::int32_t* __restrict entered) {
    const std::int32_t* __restrict east = fluxes.east + lead;
    const std::int32_t* __restrict south = fluxes.south + lead;
    const std::int32_t* __restrict southeast = fluxes.southeast + lead;
    const std::int32_t* __restrict southwest = fluxes.southwest + lead;
    std::int32_t any = 0;
    for (std::int64_t x = 0; x < count; ++x) {
        std::int32_t sum = east[x] - east[x - 1] + south[x] - above[x];
        std::int32_t in = gain(east[x]) + gain(-east[x - 1]) + gain(south[x]) + above_in[x];
        std::int32_t below = south[x], below_in = gain(-south[x]);
        if constexpr (eight) {
            sum += southeast[x] + southwest[x - 1];
            in += gain(southeast[x]) + gain(southwest[x - 1]);
            below += southeast[x - 1] + southwest[x];
            below_in += gain(-southeast[x - 1]) + gain(-southwest[x]);
        }
        change[x] = sum;
        entered[x] = in;
        above[x] = below;
        above_in[x] = below_in;
        any |= sum | in;
    }
    return any;
}

// What came in begins to age now.
[[gnu::always_inline]] inline std::int64_t apply_changes(const LayerRowTask& task, std::int64_t at,
                                                         std::int64_t count,
                                                         const std::int32_t* __restrict change,
                                                         const std::int32_t* __restrict entered) {
    std::int32_t* __restrict surface = task.changed + at;
    Units* __restrict top = task.top + at;
    std::int32_t* __restrict deposited_step = task.deposited_step + at;
    const std::int32_t now = task.now;
    std::int64_t moved = 0;
    for (std::int64_t x = 0; x < count; ++x) {
        const std::int32_t in = entered[x];
        const Units thickness = top[x] + change[x];
        surface[x] += change[x];
        top[x] = thickness;
        deposited_step[x] = age::step_after_deposit(deposited_step[x], now, thickness, in);
        moved += in;
    }
    return moved;
}

template <bool eight, Amount amount>
[[gnu::always_inline]] inline void slide_row(const ThermalRule& rule, LayerRowTask& task) {
    Fluxes fluxes;
    alignas(64) std::int32_t change[segment], entered[segment];
    std::int32_t pending = 0;
    for (std::int64_t at = 0; at < task.columns; at += segment) {
        const std::int64_t count = std::min(segment, task.columns - at);
        pending |= find_fluxes<eight, true, amount>(rule, task, at, count, fluxes);
        for (std::int64_t x = at == 0 ? -1 : 0; x < count;) {
            const std::int64_t end = x < 0 ? 0 : std::min(x + chunk, count);
            if (find_unlike(task, at + x, at + end) &&
                find_moving<eight>(task, at, x, end, fluxes) != 0)
                part_unlike<eight>(task, at, x, end, fluxes);
            x = end;
        }
        std::int32_t any =
            add_fluxes<eight>(count, fluxes, task.above + at, task.above_in + at, change, entered);
        if (task.changed != nullptr) {
            if (task.has_loss) {
                const std::int32_t* __restrict loss = task.loss + at;
                for (std::int64_t x = 0; x < count; ++x) change[x] -= loss[x], any |= loss[x];
            }
            if (any != 0) {
                task.moved.units += apply_changes(task, at, count, change, entered);
                pending |= 1;
            }
        }
        carry_last<eight>(count, fluxes);
    }
    if (pending != 0) task.moved.in_motion = true;
}

using SlideRow = void (*)(const ThermalRule&, LayerRowTask&);

template <bool eight, Amount amount>
SlideRow widest(int width_limit) {
    return simd::Clones<slide_row<eight, amount>>::widest(width_limit);
}

template <bool eight>
SlideRow choose(const ThermalRule& rule, int width_limit) {
    if (rule.divides()) return widest<eight, Amount::divided>(width_limit);
    return rule.fraction < rule.max_fraction() ? widest<eight, Amount::dithered>(width_limit)
                                               : widest<eight, Amount::whole>(width_limit);
}

// Rows that a piece of work carries along.
struct RowBuffers : RowRings<std::int32_t> {
    Ring above{*this, 1}, above_in{*this, 1}, loss{*this, 2};
    explicit RowBuffers(std::int64_t columns) : RowRings(columns) { allocate(); }
};

}  // namespace

ThermalMoved slide_rows(const LayerRowsInput& input, const ThermalRule& rule,
                        std::vector<TransferRows>& transfers, int width_limit) {
    LayerStack& ground = input.ground;
    IntField& surface = ground.surface();
    const std::int64_t columns = surface.columns(), rows = surface.rows();
    const SlideRow slide =
        rule.eight ? choose<true>(rule, width_limit) : choose<false>(rule, width_limit);
    constexpr std::int64_t piece = LayerStack::tile;
    const RowSeams<std::int32_t> seams(surface, piece, 1, 1, 1);
    transfers.resize(static_cast<std::size_t>((rows + piece - 1) / piece));
    return ordered_reduce(
        0, rows, piece, ThermalMoved{},
        [&](std::int64_t lo, std::int64_t hi) {
            const RowBuffers buffers(columns);
            LayerRowTask task;
            task.columns = columns, task.rows = rows;
            task.west = input.borders.west, task.east = input.borders.east;
            task.above = buffers.above(0), task.above_in = buffers.above_in(0);
            task.loss = buffers.loss(0), task.next_loss = buffers.loss(1);
            task.now = input.now, task.order = &input.order;
            task.transfers = &transfers[static_cast<std::size_t>(lo / piece)];
            task.transfers->clear();
            const bool nothing_above = lo == 0 && input.borders.north;
            for (std::int64_t y = nothing_above ? lo : lo - 1; y < hi; ++y) {
                const bool ours = y >= lo;
                task.y = y, task.lower_is_ours = y + 1 < hi;
                task.surface = {seams.row(lo, y), seams.row(lo, y + 1)};
                task.threshold = {input.axis.row(y), input.axis.row(y + 1)};
                if (input.fraction != nullptr)
                    task.fraction = {input.fraction->row(y), input.fraction->row(y + 1)};
                task.material = {ground.top_material().row(y), ground.top_material().row(y + 1)};
                task.changed = ours ? surface.row(y) : nullptr;
                task.top = ground.top().row(y),
                task.deposited_step = ground.top_deposited_step().row(y);
                task.south = y == rows - 1 && input.borders.south;
                slide(rule, task);
                // The next row's losses are this row's then.
                if (task.has_loss) std::fill_n(task.loss - 1, columns + 2, 0);
                std::swap(task.loss, task.next_loss);
                task.has_loss = task.next_has_loss, task.next_has_loss = false;
            }
            return task.moved;
        },
        [](ThermalMoved all, const ThermalMoved& part) {
            all.merge(part);
            return all;
        });
}

}  // namespace cuesta::thermal

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/slope/thermal_layer_rows.h"

#include <algorithm>

#include "cuesta/base/parallel.h"
#include "cuesta/process/slope/thermal_kernel.h"
#include "cuesta/process/slope/thermal_pairs.h"

namespace cuesta::thermal {
namespace {

constexpr std::int64_t chunk = 64;  // columns looked through for other materials at once

struct LayerRowTask : Rows {
    const MaterialId* mm = nullptr;  // materials of the upper and of the lower row
    const MaterialId* mb = nullptr;
    std::int32_t* surface = nullptr;  // of the upper row, to be changed; null: it is another's
    Units* top = nullptr;
    std::int32_t* born = nullptr;
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
    const ParcelOrder* order = nullptr;
    std::vector<Parcel>* parcels = nullptr;
    std::int64_t rows = 0;
    ThermalMoved moved;
};

// Turns pairs of unlike materials into parcels: nothing enters, the giver loses.
template <bool eight>
void part_unlike(LayerRowTask& task, std::int64_t at, std::int64_t begin, std::int64_t end,
                 Pairs& pairs) {
    struct Place {
        std::int64_t x;
        bool lower;
    };
    const auto part = [&](std::int32_t& flux, Place upper, Place lower) {
        const auto material = [&](Place p) { return (p.lower ? task.mb : task.mm)[p.x]; };
        if (flux == 0 || material(upper) == material(lower)) return;
        const Place from = flux > 0 ? lower : upper, to = flux > 0 ? upper : lower;
        const std::int32_t units = flux > 0 ? flux : -flux;
        flux = 0;
        (from.lower ? task.next_loss : task.loss)[from.x] += units;
        (from.lower ? task.next_has_loss : task.has_loss) = true;
        const std::int64_t y = task.y + (to.lower ? 1 : 0);
        if (to.x < 0 || to.x >= task.columns || y < 0 || y >= task.rows) return;  // another block's
        if (to.lower ? !task.lower_is_ours : task.surface == nullptr) return;     // another piece's
        task.parcels->push_back(task.order->parcel(to.x, y, 0, material(from), units));
    };
    for (std::int64_t i = begin; i < end; ++i) {
        const std::int64_t x = at + i;
        part(pairs.east[lead + i], {x, false}, {x + 1, false});
        part(pairs.south[lead + i], {x, false}, {x, true});
        if constexpr (eight) {
            part(pairs.southeast[lead + i], {x, false}, {x + 1, true});
            part(pairs.southwest[lead + i], {x + 1, false}, {x, true});
        }
    }
}

// Whether different materials meet in these columns.
[[gnu::always_inline]] inline bool find_unlike(const LayerRowTask& task, std::int64_t begin,
                                               std::int64_t end) {
    const MaterialId* __restrict mm = task.mm;
    const MaterialId* __restrict mb = task.mb;
    std::uint8_t any = 0;
    for (std::int64_t x = begin; x < end; ++x)
        any |= (mm[x] ^ mm[x + 1]) | (mm[x] ^ mb[x]) | (mm[x] ^ mb[x + 1]);
    return any != 0;
}

// Whether something moves between them.
template <bool eight>
[[gnu::always_inline]] inline std::int32_t find_moving(const LayerRowTask& task, std::int64_t at,
                                                       std::int64_t begin, std::int64_t end,
                                                       const Pairs& pairs) {
    const MaterialId* __restrict mm = task.mm + at;
    const MaterialId* __restrict mb = task.mb + at;
    const std::int32_t* __restrict east = pairs.east + lead;
    const std::int32_t* __restrict south = pairs.south + lead;
    const std::int32_t* __restrict southeast = pairs.southeast + lead;
    const std::int32_t* __restrict southwest = pairs.southwest + lead;
    const auto if_not = [](std::int32_t p, std::int32_t q) { return ((p - q) | (q - p)) >> 31; };
    std::int32_t any = 0;
    for (std::int64_t x = begin; x < end; ++x) {
        const std::int32_t q = mm[x], r = mm[x + 1], s = mb[x], u = mb[x + 1];
        any |= (if_not(q, r) & east[x]) | (if_not(q, s) & south[x]);
        if constexpr (eight) any |= (if_not(q, u) & southeast[x]) | (if_not(r, s) & southwest[x]);
    }
    return any;
}

[[gnu::always_inline]] inline std::int32_t gain(std::int32_t units) {
    return units > 0 ? units : 0;
}

// What enters each cell in all, and what of it comes in; prepares the next row.
template <bool eight>
[[gnu::always_inline]] inline std::int32_t add_pairs(std::int64_t count, const Pairs& pairs,
                                                     std::int32_t* __restrict above,
                                                     std::int32_t* __restrict above_in,
                                                     std::int32_t* __restrict change,
                                                     std::int32_t* __restrict entered) {
    const std::int32_t* __restrict east = pairs.east + lead;
    const std::int32_t* __restrict south = pairs.south + lead;
    const std::int32_t* __restrict southeast = pairs.southeast + lead;
    const std::int32_t* __restrict southwest = pairs.southwest + lead;
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

// Ages mix by thickness: what came in begins to age now. The step is rounded by a number that the
// thickness scatters, so that the mean is right however little comes in.
[[gnu::always_inline]] inline std::int64_t apply_changes(const LayerRowTask& task, std::int64_t at,
                                                         std::int64_t count,
                                                         const std::int32_t* __restrict change,
                                                         const std::int32_t* __restrict entered) {
    std::int32_t* __restrict surface = task.surface + at;
    Units* __restrict top = task.top + at;
    std::int32_t* __restrict born = task.born + at;
    const std::int32_t now = task.now;
    std::int64_t moved = 0;
    for (std::int64_t x = 0; x < count; ++x) {
        const std::int32_t in = entered[x];
        const Units thickness = top[x] + change[x];
        const Units kept = thickness > in ? thickness : in;  // a bed below height 0 counts as none
        const float part = static_cast<float>(in) / static_cast<float>(kept > 1 ? kept : 1);
        const auto mixed =
            (static_cast<std::uint32_t>(kept) * 31u + static_cast<std::uint32_t>(in)) * 0x9e3779b9u;
        const float scattered =
            static_cast<float>(static_cast<std::int32_t>(mixed >> 8)) * 0x1p-24f;
        const std::int32_t later = now > born[x] ? now - born[x] : 0;
        const auto steps = static_cast<std::int32_t>(static_cast<float>(later) * part + scattered);
        surface[x] += change[x];
        top[x] = thickness;
        born[x] += steps < later ? steps : later;
        moved += in;
    }
    return moved;
}

template <bool eight, Amount amount>
[[gnu::always_inline]] inline void slide_row(const ThermalRule& rule, LayerRowTask& task) {
    Pairs pairs;
    alignas(64) std::int32_t change[segment], entered[segment];
    std::int32_t pending = 0;
    for (std::int64_t at = 0; at < task.columns; at += segment) {
        const std::int64_t count = std::min(segment, task.columns - at);
        pending |= find_pairs<eight, true, amount>(rule, task, at, count, pairs);
        for (std::int64_t x = at == 0 ? -1 : 0; x < count;) {
            const std::int64_t end = x < 0 ? 0 : std::min(x + chunk, count);
            if (find_unlike(task, at + x, at + end) &&
                find_moving<eight>(task, at, x, end, pairs) != 0)
                part_unlike<eight>(task, at, x, end, pairs);
            x = end;
        }
        std::int32_t any =
            add_pairs<eight>(count, pairs, task.above + at, task.above_in + at, change, entered);
        if (task.surface != nullptr) {
            if (task.has_loss) {
                const std::int32_t* __restrict loss = task.loss + at;
                for (std::int64_t x = 0; x < count; ++x) change[x] -= loss[x], any |= loss[x];
            }
            if (any != 0) {
                task.moved.units += apply_changes(task, at, count, change, entered);
                pending |= 1;
            }
        }
        carry_last<eight>(count, pairs);
    }
    if (pending != 0) task.moved.restless = true;
}

template <bool eight, Amount amount>
void slide_row_plain(const ThermalRule& rule, LayerRowTask& task) {
    slide_row<eight, amount>(rule, task);
}
#if defined(__x86_64__)
#if defined(__clang__)
#define CUESTA_AVX512 "avx512f,avx512vl,avx512bw"
#else
#define CUESTA_AVX512 "avx512f,avx512vl,avx512bw,prefer-vector-width=512"
#endif
template <bool eight, Amount amount>
[[gnu::target("avx2")]] void slide_row_avx2(const ThermalRule& rule, LayerRowTask& task) {
    slide_row<eight, amount>(rule, task);
}
template <bool eight, Amount amount>
[[gnu::target(CUESTA_AVX512)]] void slide_row_avx512(const ThermalRule& rule, LayerRowTask& task) {
    slide_row<eight, amount>(rule, task);
}
#endif

using SlideRow = void (*)(const ThermalRule&, LayerRowTask&);

template <bool eight, Amount amount>
SlideRow widest(int width_limit) {
#if defined(__x86_64__)
    const int limit = width_limit == 0 ? 16 : width_limit;
    if (limit >= 16 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl") &&
        __builtin_cpu_supports("avx512bw"))
        return slide_row_avx512<eight, amount>;
    if (limit >= 8 && __builtin_cpu_supports("avx2")) return slide_row_avx2<eight, amount>;
#else
    (void)width_limit;
#endif
    return slide_row_plain<eight, amount>;
}

template <bool eight>
SlideRow choose(const ThermalRule& rule, int width_limit) {
    if (rule.divides()) return widest<eight, Amount::divided>(width_limit);
    return rule.share < rule.most_share() ? widest<eight, Amount::phased>(width_limit)
                                          : widest<eight, Amount::whole>(width_limit);
}

// Arrays of one row that a piece of work carries along, from column -1 on.
struct RowBuffers {
    explicit RowBuffers(std::int64_t columns)
        : pitch(static_cast<std::size_t>(columns) + 2), values(4 * pitch, 0) {}
    std::int32_t* row(std::size_t index) { return values.data() + index * pitch + 1; }
    std::size_t pitch;
    std::vector<std::int32_t> values;
};

}  // namespace

ThermalMoved slide_rows(const LayerRowsInput& input, const ThermalRule& rule,
                        std::vector<std::vector<Parcel>>& parcels, int width_limit) {
    LayerStack& ground = input.ground;
    IntField& surface = ground.surface();
    const std::int64_t columns = surface.columns(), rows = surface.rows();
    const SlideRow slide =
        rule.eight ? choose<true>(rule, width_limit) : choose<false>(rule, width_limit);
    const RowSeams seams(surface, LayerStack::tile);
    parcels.resize(static_cast<std::size_t>((rows + seams.piece() - 1) / seams.piece()));
    return ordered_reduce(
        0, rows, seams.piece(), ThermalMoved{},
        [&](std::int64_t lo, std::int64_t hi) {
            RowBuffers buffers(columns);
            LayerRowTask task;
            task.columns = columns, task.rows = rows;
            task.west = input.borders.west, task.east = input.borders.east;
            task.above = buffers.row(0), task.above_in = buffers.row(1);
            task.loss = buffers.row(2), task.next_loss = buffers.row(3);
            task.now = input.now, task.order = &input.order;
            task.parcels = &parcels[static_cast<std::size_t>(lo / seams.piece())];
            task.parcels->clear();
            const bool nothing_above = lo == 0 && input.borders.north;
            for (std::int64_t y = nothing_above ? lo : lo - 1; y < hi; ++y) {
                const bool ours = y >= lo;
                task.y = y, task.lower_is_ours = y + 1 < hi;
                task.m = seams.row(y, lo, hi), task.b = seams.row(y + 1, lo, hi);
                task.tm = input.axis.row(y), task.tb = input.axis.row(y + 1);
                if (input.share != nullptr)
                    task.sm = input.share->row(y), task.sb = input.share->row(y + 1);
                task.mm = ground.top_material().row(y), task.mb = ground.top_material().row(y + 1);
                task.surface = ours ? surface.row(y) : nullptr;
                task.top = ground.top().row(y), task.born = ground.top_born().row(y);
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

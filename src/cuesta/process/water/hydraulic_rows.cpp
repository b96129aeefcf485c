// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/hydraulic_rows.h"

#include <bit>
#include <cmath>

#include "cuesta/base/simd_clones.h"

namespace cuesta::hydraulic {
namespace {

[[gnu::always_inline]] inline float larger(float a, float b) {
    return a > b ? a : b;
}
[[gnu::always_inline]] inline float smaller(float a, float b) {
    return a < b ? a : b;
}

CUESTA_SIMD_CLONES(void, concentration_loop,
                   (const Numbers& n, std::int64_t from, std::int64_t to, const float* depth,
                    const float* load, const float* east, const float* north, const float* south,
                    float* out),
                   (n, from, to, depth, load, east, north, south, out)) {
    float* __restrict made = out;
    const float keep = 4.0f * n.quantum, reach = n.reach, film = n.film;
    for (std::int64_t x = from; x < to; ++x) {
        const float leaves = (larger(east[x], 0.0f) + larger(-east[x - 1], 0.0f)) +
                             (larger(south[x], 0.0f) + larger(-north[x], 0.0f));
        // A cell gives no more than it has: four quanta stay for the rounding of four faces.
        const float there = larger(load[x] * (1.0f - 0x1p-20f) - keep, 0.0f);
        const float most = larger(depth[x], leaves * reach);
        made[x] = (depth[x] >= film ? there : 0.0f) / larger(most, 1e-30f);
    }
}

CUESTA_SIMD_CLONES(void, flux_loop,
                   (const Numbers& n, std::int64_t from, std::int64_t to, const float* q,
                    const float* plus, const float* minus, float* out),
                   (n, from, to, q, plus, minus, out)) {
    float* __restrict made = out;
    const float scale = n.reach * n.per_quantum, quantum = n.quantum;
    const auto shift = std::bit_cast<std::uint32_t>(n.shift_flux);
    for (std::int64_t x = from; x < to; ++x) {
        const float v = (q[x] * (q[x] > 0.0f ? plus[x] : minus[x])) * scale;
        const float dither =
            std::bit_cast<float>(shift ^ (std::bit_cast<std::uint32_t>(v) & 0x80000000u));
        made[x] = (((v + dither) + 0x1.8p23f) - 0x1.8p23f) * quantum;
    }
}

CUESTA_SIMD_CLONES(void, carry_loop,
                   (std::int64_t columns, const float* load, const float* east, const float* north,
                    const float* south, float* made),
                   (columns, load, east, north, south, made)) {
    float* __restrict out = made;
    for (std::int64_t x = 0; x < columns; ++x)
        out[x] = ((load[x] + east[x - 1]) - east[x]) + (north[x] - south[x]);
}

CUESTA_SIMD_CLONES(void, fall_loop,
                   (const Numbers& n, std::int64_t from, std::int64_t to, const float* depth,
                    const std::int32_t* bed, const float* next_depth, const std::int32_t* next_bed,
                    float* out),
                   (n, from, to, depth, bed, next_depth, next_bed, out)) {
    float* __restrict made = out;
    const float unit = n.unit, dry = n.dry;
    for (std::int64_t x = from; x < to; ++x) {
        const float dz = static_cast<float>(bed[x] - next_bed[x]) * unit;
        const float a = depth[x] + smaller(dz, 0.0f), b = next_depth[x] - larger(dz, 0.0f);
        made[x] = larger(a, b) > dry ? a - b : 0.0f;
    }
}

CUESTA_SIMD_CLONES(void, lowest_loop,
                   (std::int64_t from, std::int64_t to, const std::int32_t* above,
                    const std::int32_t* own, const std::int32_t* below, std::int32_t* out),
                   (from, to, above, own, below, out)) {
    std::int32_t* __restrict made = out;
    for (std::int64_t x = from; x < to; ++x) {
        const std::int32_t two = above[x] < below[x] ? above[x] : below[x];
        made[x] = own[x] < two ? own[x] : two;
    }
}

template <bool several>
[[gnu::always_inline]] inline std::int64_t exchange_body(const Numbers& n, const Tables& tables,
                                                         std::int64_t columns,
                                                         const ExchangeRow& row) {
    const float *depth = row.depth, *east = row.east, *north = row.north, *south = row.south;
    const float *fall_east = row.fall_east, *fall_north = row.fall_north,
                *fall_south = row.fall_south;
    const std::int32_t *bed = row.bed, *lowest = row.lowest;
    const MaterialId* top = row.top;
    const float *take_of = tables.take.data(), *give_of = tables.give.data();
    float* __restrict load = row.load;
    std::int32_t* __restrict change = row.change;
    std::int32_t* __restrict gain = row.gain;
    const float take_one = take_of[row.material], give_one = give_of[row.material];
    const Numbers k = n;
    const float deepest_change = k.depth_share * k.per_unit;
    const float laying = k.settle * k.per_unit;
    std::int32_t limited = 0;
    for (std::int64_t x = 0; x < columns; ++x) {
        const float h = depth[x], s = load[x];
        const float qx = 0.5f * (east[x - 1] + east[x]), qy = 0.5f * (north[x] + south[x]);
        const float gx = (fall_east[x - 1] + fall_east[x]) * k.half_per_spacing;
        const float gy = (fall_north[x] + fall_south[x]) * k.half_per_spacing;
        const float q2 = qx * qx + qy * qy, g2 = gx * gx + gy * gy;
        const float slope2 = larger(g2 / (1.0f + g2), k.least_slope2);
        const float wish = k.capacity * std::sqrt(q2 * slope2);
        const bool wet = h >= k.film;
        const float able = wet ? smaller(wish, k.concentration * h) : 0.0f;
        const float lack = able - s;
        // Worn off: never below the lowest neighbour.
        const std::int32_t left = lowest[x - 1], right = lowest[x + 1];
        const std::int32_t two = left < right ? left : right;
        const std::int32_t base = lowest[x] < two ? lowest[x] : two;
        const float take = several ? take_of[top[x]] : take_one;
        const float give = several ? give_of[top[x]] : give_one;
        const float wanted = larger(lack, 0.0f) * take;
        const float held = smaller(h * deepest_change, 0.5f * static_cast<float>(bed[x] - base));
        const auto off = static_cast<std::int32_t>(smaller(wanted, held) + k.phase_bed);
        const auto got =
            static_cast<std::int32_t>(static_cast<float>(off) * give + k.phase_gain);
        // Laid down: films drop all.
        const float there = s * k.per_unit;
        const float surplus = larger(-lack, 0.0f) * laying;
        const float settles = wet ? smaller(surplus, h * deepest_change) : there;
        const auto whole = static_cast<std::int32_t>(settles + k.phase_bed);
        const auto most = static_cast<std::int32_t>(there);
        const std::int32_t laid = lack < 0.0f ? (whole < most ? whole : most) : 0;
        const std::int32_t lost = lack > 0.0f ? off : 0;
        const std::int32_t more = lack > 0.0f ? got : 0;
        change[x] = laid - lost;
        gain[x] = more;
        load[x] = (s - static_cast<float>(laid) * k.unit) + static_cast<float>(more) * k.quantum;
        limited += wanted > held ? 1 : 0;
    }
    return limited;
}

CUESTA_SIMD_CLONES(std::int64_t, exchange_several,
                   (const Numbers& n, const Tables& tables, std::int64_t columns,
                    const ExchangeRow& row),
                   (n, tables, columns, row)) {
    return exchange_body<true>(n, tables, columns, row);
}
CUESTA_SIMD_CLONES(std::int64_t, exchange_single,
                   (const Numbers& n, const Tables& tables, std::int64_t columns,
                    const ExchangeRow& row),
                   (n, tables, columns, row)) {
    return exchange_body<false>(n, tables, columns, row);
}

// Ages mix by thickness, the step rounded by a number that the thickness scatters: the mean is
// right however little is laid.
CUESTA_SIMD_CLONES(std::int64_t, lay_loop,
                   (const Numbers& n, std::int64_t columns, const LayRow& row,
                    const std::int32_t* change, std::uint8_t* special),
                   (n, columns, row, change, special)) {
    std::int32_t* __restrict surface = row.surface;
    std::int32_t* __restrict top = row.top;
    std::int32_t* __restrict born = row.born;
    float* __restrict wear = row.wear;
    float* __restrict deposit = row.deposit;
    std::uint8_t* __restrict mark = special;
    const MaterialId *material = row.material, *buried = row.buried;
    const std::int32_t now = row.now, sediment = row.sediment;
    const float unit = n.unit;
    std::int32_t count = 0;
    for (std::int64_t x = 0; x < columns; ++x) {
        const std::int32_t want = change[x], thickness = top[x];
        const bool begins = (want > 0) & (std::int32_t{material[x]} != sediment);
        const bool uses_up = (want < 0) & (std::int32_t{buried[x]} != 0) & (thickness + want <= 0);
        const std::int32_t other = begins | uses_up ? 1 : 0;
        const std::int32_t done = other != 0 ? 0 : want;
        const std::int32_t in = done > 0 ? done : 0, off = done < 0 ? -done : 0;
        const std::int32_t made = thickness + done;
        const std::int32_t kept = made > in ? made : in;  // a bed below height 0 counts as none
        const float part = static_cast<float>(in) / static_cast<float>(kept > 1 ? kept : 1);
        const auto mixed =
            (static_cast<std::uint32_t>(kept) * 31u + static_cast<std::uint32_t>(in)) * 0x9e3779b9u;
        const float scattered =
            static_cast<float>(static_cast<std::int32_t>(mixed >> 8)) * 0x1p-24f;
        const std::int32_t later = now > born[x] ? now - born[x] : 0;
        const auto steps = static_cast<std::int32_t>(static_cast<float>(later) * part + scattered);
        const std::int32_t younger = in > 0 ? (steps < later ? steps : later) : 0;
        surface[x] += done;
        top[x] = made;
        born[x] += younger;
        wear[x] += static_cast<float>(off) * unit;
        deposit[x] += static_cast<float>(in) * unit;
        mark[x] = static_cast<std::uint8_t>(other);
        count += other;
    }
    return count;
}

CUESTA_SIMD_CLONES(void, lay_plain_loop,
                   (const Numbers& n, std::int64_t columns, const LayRow& row,
                    const std::int32_t* change),
                   (n, columns, row, change)) {
    std::int32_t* __restrict surface = row.surface;
    float* __restrict wear = row.wear;
    float* __restrict deposit = row.deposit;
    const float unit = n.unit;
    for (std::int64_t x = 0; x < columns; ++x) {
        const std::int32_t want = change[x];
        surface[x] += want;
        wear[x] += static_cast<float>(want < 0 ? -want : 0) * unit;
        deposit[x] += static_cast<float>(want > 0 ? want : 0) * unit;
    }
}

CUESTA_SIMD_CLONES(bool, sum_loop,
                   (std::int64_t columns, const std::int32_t* change, const std::int32_t* gain,
                    const MaterialId* top, MaterialId sediment, MaterialId other, RowSums& sums),
                   (columns, change, gain, top, sediment, other, sums)) {
    std::int64_t laid = 0, all = 0, off = 0, of_other = 0;
    std::int32_t strange = 0;
    const std::int32_t own = sediment, second = other;
    for (std::int64_t x = 0; x < columns; ++x) {
        const std::int32_t kind = top[x], want = change[x];
        const bool foreign = kind != own;
        laid += want > 0 ? want : 0;
        all += gain[x];
        off += foreign && want < 0 ? -want : 0;
        of_other += foreign ? gain[x] : 0;
        strange |= foreign && want < 0 && kind != second ? 1 : 0;
    }
    sums = {laid, all, off, of_other};
    return strange == 0;
}

CUESTA_SIMD_CLONES(void, sum_plain_loop,
                   (std::int64_t columns, const std::int32_t* change, const std::int32_t* gain,
                    RowSums& sums),
                   (columns, change, gain, sums)) {
    std::int64_t laid = 0, all = 0;
    for (std::int64_t x = 0; x < columns; ++x) {
        laid += change[x] > 0 ? change[x] : 0;
        all += gain[x];
    }
    sums = {laid, all, 0, 0};
}

// Rounding is by adding and taking away 1.5 x 2^23 quanta: exact for up to 2^22 of them.
CUESTA_SIMD_CLONES(LoadLook, look_loop, (std::int64_t columns, const float* load, float quantum),
                   (columns, load, quantum)) {
    const float shift = 0x1.8p23f * quantum, per = 1.0f / quantum, most = 0x1p22f * quantum;
    std::uint32_t broken = 0;
    std::int64_t sum = 0;
    for (std::int64_t x = 0; x < columns; ++x) {
        const float s = load[x];
        broken |= std::bit_cast<std::uint32_t>(((s + shift) - shift) - s) << 1;
        broken |= s >= 0.0f && s <= most ? 0u : 1u;
        sum += static_cast<std::int32_t>(s * per);
    }
    return {sum, broken != 0};
}

CUESTA_SIMD_CLONES(float, fastest_loop,
                   (std::int64_t columns, float film, const float* depth, const float* east,
                    const float* north, const float* south),
                   (columns, film, depth, east, north, south)) {
    std::int32_t most = 0;  // bits of a float that is not below 0 order as the float does
    for (std::int64_t x = 0; x < columns; ++x) {
        const float leaves = (larger(east[x], 0.0f) + larger(-east[x - 1], 0.0f)) +
                             (larger(south[x], 0.0f) + larger(-north[x], 0.0f));
        const float speed = depth[x] >= film ? leaves / larger(depth[x], film) : 0.0f;
        const auto bits = std::bit_cast<std::int32_t>(speed);
        most = bits > most ? bits : most;
    }
    return std::bit_cast<float>(most);
}

}  // namespace

void concentration_row(const Numbers& n, std::int64_t from, std::int64_t to, const float* depth,
                       const float* load, const float* east, const float* north,
                       const float* south, float* out) {
    concentration_loop(n, from, to, depth, load, east, north, south, out);
}

void flux_row(const Numbers& n, std::int64_t from, std::int64_t to, const float* q,
              const float* plus, const float* minus, float* out) {
    flux_loop(n, from, to, q, plus, minus, out);
}

void carry_row(std::int64_t columns, const float* load, const float* east, const float* north,
               const float* south, float* made) {
    carry_loop(columns, load, east, north, south, made);
}

void fall_row(const Numbers& n, std::int64_t from, std::int64_t to, const float* depth,
              const std::int32_t* bed, const float* next_depth, const std::int32_t* next_bed,
              float* out) {
    fall_loop(n, from, to, depth, bed, next_depth, next_bed, out);
}

void lowest_row(std::int64_t from, std::int64_t to, const std::int32_t* above,
                const std::int32_t* own, const std::int32_t* below, std::int32_t* out) {
    lowest_loop(from, to, above, own, below, out);
}

std::int64_t exchange_row(const Numbers& n, const Tables& tables, std::int64_t columns,
                          const ExchangeRow& row) {
    return row.top != nullptr ? exchange_several(n, tables, columns, row)
                              : exchange_single(n, tables, columns, row);
}

std::int64_t lay_row(const Numbers& n, std::int64_t columns, const LayRow& row,
                     const std::int32_t* change, std::uint8_t* special) {
    return lay_loop(n, columns, row, change, special);
}

void lay_plain_row(const Numbers& n, std::int64_t columns, const LayRow& row,
                   const std::int32_t* change) {
    lay_plain_loop(n, columns, row, change);
}

bool sum_row(std::int64_t columns, const std::int32_t* change, const std::int32_t* gain,
             const MaterialId* top, MaterialId sediment, MaterialId other, RowSums& sums) {
    if (top != nullptr) return sum_loop(columns, change, gain, top, sediment, other, sums);
    sum_plain_loop(columns, change, gain, sums);
    return true;
}

LoadLook look_at_load(std::int64_t columns, const float* load, float quantum) {
    return look_loop(columns, load, quantum);
}

float fastest_row(std::int64_t columns, float film, const float* depth, const float* east,
                  const float* north, const float* south) {
    return fastest_loop(columns, film, depth, east, north, south);
}

}  // namespace cuesta::hydraulic

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/hydraulic_rows.h"

#include <bit>
#include <cmath>

#include "cuesta/base/simd_clones.h"
#include "cuesta/process/water/hydraulic_looks.h"
#include "cuesta/process/water/hydraulic_loops.h"

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
                    float* out, float* takes),
                   (n, from, to, depth, load, east, north, south, out, takes)) {
    float* __restrict made = out;
    float* __restrict room = takes;
    const float* __restrict h = depth;
    const float* __restrict s = load;
    const float* __restrict q_east = east;
    const float* __restrict q_north = north;
    const float* __restrict q_south = south;
    const float twice = 2.0f * n.concentration;
    const float keep = 4.0f * n.quantum, reach = n.reach, film = n.film;
    const float half_most = 0.5f * n.most_load * n.unit;
    for (std::int64_t x = from; x < to; ++x) {
        const float leaves = (larger(q_east[x], 0.0f) + larger(-q_east[x - 1], 0.0f)) +
                             (larger(q_south[x], 0.0f) + larger(-q_north[x], 0.0f));
        // A cell gives no more than it has: four quanta stay for the rounding of four faces.
        const float there = larger(s[x] * (1.0f - 0x1p-20f) - keep, 0.0f);
        const float most = larger(h[x], leaves * reach);
        made[x] = (h[x] >= film ? there : 0.0f) / larger(most, 1e-30f);
    }
    for (std::int64_t x = from; x < to; ++x) room[x] = smaller(twice * h[x], half_most) - s[x];
}

CUESTA_SIMD_CLONES(void, flux_loop,
                   (const Numbers& n, std::int64_t from, std::int64_t to, const float* q,
                    const float* plus, const float* minus, const float* plus_takes,
                    const float* minus_takes, float* out),
                   (n, from, to, q, plus, minus, plus_takes, minus_takes, out)) {
    float* __restrict made = out;
    const float scale = n.reach * n.per_quantum, quantum = n.quantum;
    const auto shift = std::bit_cast<std::uint32_t>(n.shift_flux);
    for (std::int64_t x = from; x < to; ++x) {
        const float source = q[x] > 0.0f ? plus[x] : minus[x];
        const float room = q[x] > 0.0f ? minus_takes[x] : plus_takes[x];
        const float v = (q[x] * (room >= 0.0f ? source : 0.0f)) * scale;
        const float dither =
            std::bit_cast<float>(shift ^ (std::bit_cast<std::uint32_t>(v) & 0x80000000u));
        made[x] = (((v + dither) + 0x1.8p23f) - 0x1.8p23f) * quantum;
    }
}

CUESTA_SIMD_CLONES(void, carry_loop,
                   (std::int64_t columns, const float* east, const float* north, const float* south,
                    float* load),
                   (columns, east, north, south, load)) {
    float* __restrict s = load;
    for (std::int64_t x = 0; x < columns; ++x)
        s[x] = ((s[x] + east[x - 1]) - east[x]) + (north[x] - south[x]);
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

CUESTA_SIMD_CLONES(void, range_loop,
                   (std::int64_t from, std::int64_t to, const std::int32_t* above,
                    const std::int32_t* own, const std::int32_t* below, std::int32_t* lowest,
                    std::int32_t* highest),
                   (from, to, above, own, below, lowest, highest)) {
    std::int32_t* __restrict low = lowest;
    std::int32_t* __restrict high = highest;
    for (std::int64_t x = from; x < to; ++x) {
        const std::int32_t a = above[x], b = below[x], c = own[x];
        const std::int32_t less = a < b ? a : b, more = a < b ? b : a;
        low[x] = c < less ? c : less;
        high[x] = c > more ? c : more;
    }
}

// Units by which the bed may sink and rise.
[[gnu::always_inline]] inline void room_body(const Numbers& n, std::int64_t columns,
                                             const ExchangeRow& row) {
    const float* __restrict depth = row.depth;
    const std::int32_t* __restrict bed = row.bed;
    const std::int32_t* __restrict start = row.start;
    const std::int32_t* __restrict lowest = row.lowest;
    const std::int32_t* __restrict highest = row.highest;
    float* __restrict sinks = row.sinks;
    float* __restrict rises = row.rises;
    const float share = n.depth_share * n.per_unit, trickle = n.trickle * n.per_unit;
    for (std::int64_t x = 0; x < columns; ++x) {
        const std::int32_t low = lowest[x - 1] < lowest[x + 1] ? lowest[x - 1] : lowest[x + 1];
        const std::int32_t high = highest[x - 1] > highest[x + 1] ? highest[x - 1] : highest[x + 1];
        const std::int32_t base = lowest[x] < low ? lowest[x] : low;
        const std::int32_t peak = highest[x] > high ? highest[x] : high;
        const float down = 0.5f * static_cast<float>(bed[x] - base);
        const float up = 0.5f * static_cast<float>(peak - bed[x]);
        // What the depth allows, from the bed as it was when the water was found.
        const float risen = static_cast<float>(bed[x] - start[x]), h = depth[x];
        sinks[x] = smaller(larger(h * share + risen, 0.0f), down);
        rises[x] = larger(smaller(h * share - risen, larger(up, h * trickle - risen)), 0.0f);
    }
}

// A surplus makes `wanted` 0 and a lack what settles; a phase below 1 alone is no unit.
template <bool several>
[[gnu::always_inline]] inline std::int64_t exchange_body(const Numbers& n, const Tables& tables,
                                                         std::int64_t columns,
                                                         const ExchangeRow& row) {
    room_body(n, columns, row);
    const float* __restrict depth = row.depth;
    const float* __restrict able = row.able;
    const float* __restrict sinks = row.sinks;
    const float* __restrict rises = row.rises;
    const float* __restrict takes = row.take;
    const float* __restrict gives = row.give;
    float* __restrict load = row.load;
    std::int32_t* __restrict change = row.change;
    std::int32_t* __restrict gain = row.gain;
    const float take_one = tables.take[row.other], give_one = tables.give[row.other];
    const float laying = n.settle * n.per_unit, drop = n.film_drop * n.per_unit;
    const float per_unit = n.per_unit, unit = n.unit, quantum = n.quantum, film = n.film;
    const float phase_bed = n.phase_bed, phase_gain = n.phase_gain;
    const float own_give = n.unit * n.per_quantum;
    std::int32_t limited = 0;
    for (std::int64_t x = 0; x < columns; ++x) {
        const float s = load[x], lack = able[x] - s;
        const float take = several ? takes[x] : take_one;
        const float give = several ? gives[x] : give_one;
        const float wanted = larger(lack, 0.0f) * take;
        const auto off = static_cast<std::int32_t>(smaller(wanted, sinks[x]) + phase_bed);
        const float rounds = give == own_give ? 0.0f : phase_gain;  // see Numbers::gained
        const auto got = static_cast<std::int32_t>(static_cast<float>(off) * give + rounds);
        const float there = s * per_unit;
        const float calm = smaller(larger(-lack, 0.0f) * laying, rises[x]);
        const float settles = (depth[x] >= film ? calm : drop) + phase_bed;
        const auto laid = static_cast<std::int32_t>(smaller(settles, there));
        change[x] = laid - off;
        gain[x] = got;
        load[x] = (s - static_cast<float>(laid) * unit) + static_cast<float>(got) * quantum;
        limited += wanted > sinks[x] ? 1 : 0;
    }
    return limited;
}

// Whether no third material lies on top.
CUESTA_SIMD_CLONES(bool, only_two,
                   (std::int64_t columns, const MaterialId* top, MaterialId one, MaterialId other),
                   (columns, top, one, other)) {
    std::uint8_t strange = 0;
    for (std::int64_t x = 0; x < columns; ++x) {
        const auto a = static_cast<std::uint8_t>(top[x] ^ one);
        const auto b = static_cast<std::uint8_t>(top[x] ^ other);
        strange = static_cast<std::uint8_t>(strange | (a < b ? a : b));
    }
    return strange == 0;
}

// The numbers of the material on top, for runs of one material at once.
CUESTA_SIMD_CLONES(void, look_up,
                   (const Tables& tables, std::int64_t columns, const ExchangeRow& row),
                   (tables, columns, row)) {
    constexpr std::int64_t run = 64;
    const MaterialId* top = row.top;
    float* __restrict take = row.take;
    float* __restrict give = row.give;
    for (std::int64_t at = 0; at < columns; at += run) {
        const std::int64_t end = at + run < columns ? at + run : columns;
        std::uint8_t differs = 0;
        for (std::int64_t x = at; x < end; ++x)
            differs = static_cast<std::uint8_t>(differs | (top[x] ^ top[at]));
        if (differs == 0) {
            const float t = tables.take[top[at]], g = tables.give[top[at]];
            for (std::int64_t x = at; x < end; ++x) take[x] = t, give[x] = g;
        } else {
            for (std::int64_t x = at; x < end; ++x)
                take[x] = tables.take[top[x]], give[x] = tables.give[top[x]];
        }
    }
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

// All bits set where a layer begins or is used up.
CUESTA_SIMD_CLONES(std::int64_t, mark_loop,
                   (std::int64_t columns, const LayRow& row, const std::int32_t* change,
                    std::int32_t* special),
                   (columns, row, change, special)) {
    const MaterialId* __restrict material = row.material;
    const MaterialId* __restrict buried = row.buried;
    const std::int32_t* __restrict top = row.top;
    const std::int32_t* __restrict wanted = change;
    std::int32_t* __restrict mark = special;
    const std::int32_t sediment = row.sediment;
    std::int32_t count = 0;
    for (std::int64_t x = 0; x < columns; ++x) {
        const std::int32_t want = wanted[x], rest = top[x] + want;
        const std::int32_t kind = material[x], below = buried[x];
        const std::int32_t foreign = kind != sediment ? -1 : 0, lies_on = below != 0 ? -1 : 0;
        const std::int32_t rises = want > 0 ? -1 : 0, sinks = want < 0 ? -1 : 0;
        const std::int32_t ends = rest <= 0 ? -1 : 0;
        const std::int32_t other = (foreign & rises) | (lies_on & sinks & ends);
        mark[x] = other;
        count -= other;
    }
    return count;
}

// Ages mix by thickness, the step rounded by a number that the thickness scatters: the mean is
// right however little is laid.
CUESTA_SIMD_CLONES(void, lay_loop,
                   (const Numbers& n, std::int64_t columns, const LayRow& row,
                    const std::int32_t* change, const std::int32_t* special),
                   (n, columns, row, change, special)) {
    std::int32_t* __restrict surface = row.surface;
    std::int32_t* __restrict top = row.top;
    std::int32_t* __restrict born = row.born;
    float* __restrict wear = row.wear;
    float* __restrict deposit = row.deposit;
    const std::int32_t* __restrict mark = special;
    const std::int32_t* __restrict wanted = change;
    const std::int32_t now = row.now;
    const float unit = n.unit;
    for (std::int64_t x = 0; x < columns; ++x) {
        const std::int32_t done = wanted[x] & ~mark[x];
        const std::int32_t in = done > 0 ? done : 0;
        const std::int32_t made = top[x] + done;
        const std::int32_t kept = made > in ? made : in;  // a bed below height 0 counts as none
        const float part = static_cast<float>(in) / static_cast<float>(kept > 1 ? kept : 1);
        const std::uint32_t mixed =
            (static_cast<std::uint32_t>(kept) * 31u + static_cast<std::uint32_t>(in)) * 0x9e3779b9u;
        const float scattered =
            static_cast<float>(static_cast<std::int32_t>(mixed >> 8)) * 0x1p-24f;
        const std::int32_t age = now - born[x], later = age > 0 ? age : 0;
        const auto steps = static_cast<std::int32_t>(static_cast<float>(later) * part + scattered);
        surface[x] += done;
        top[x] = made;
        born[x] += steps < later ? steps : later;  // by 0 if nothing is laid
    }
    for (std::int64_t x = 0; x < columns; ++x) {
        const std::int32_t done = wanted[x] & ~mark[x], in = done > 0 ? done : 0;
        wear[x] += static_cast<float>(in - done) * unit;
        deposit[x] += static_cast<float>(in) * unit;
    }
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
        const std::int32_t kind = top[x], want = change[x], got = gain[x];
        const std::int32_t lost = want < 0 ? -want : 0;
        const std::int32_t foreign = kind != own ? -1 : 0, third = kind != second ? -1 : 0;
        laid += want + lost;
        all += got;
        off += lost & foreign;
        of_other += got & foreign;
        strange |= lost & foreign & third;
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

}  // namespace

void concentration_row(const Numbers& n, std::int64_t from, std::int64_t to, const float* depth,
                       const float* load, const float* east, const float* north, const float* south,
                       float* out, float* takes) {
    from += loops().concentration(n, to - from,
                                  {depth + from, load + from, east + from, north + from,
                                   south + from, out + from, takes + from});
    concentration_loop(n, from, to, depth, load, east, north, south, out, takes);
}

void flux_row(const Numbers& n, std::int64_t from, std::int64_t to, const float* q,
              const float* plus, const float* minus, const float* plus_takes,
              const float* minus_takes, float* out) {
    from += loops().flux(
        n, to - from,
        {q + from, plus + from, minus + from, plus_takes + from, minus_takes + from, out + from});
    flux_loop(n, from, to, q, plus, minus, plus_takes, minus_takes, out);
}

void carry_row(std::int64_t columns, const float* east, const float* north, const float* south,
               float* load) {
    carry_loop(columns, east, north, south, load);
}

void fall_row(const Numbers& n, std::int64_t from, std::int64_t to, const float* depth,
              const std::int32_t* bed, const float* next_depth, const std::int32_t* next_bed,
              float* out) {
    from += loops().fall(
        n, to - from, {depth + from, bed + from, next_depth + from, next_bed + from, out + from});
    fall_loop(n, from, to, depth, bed, next_depth, next_bed, out);
}

void range_row(std::int64_t from, std::int64_t to, const std::int32_t* above,
               const std::int32_t* own, const std::int32_t* below, std::int32_t* lowest,
               std::int32_t* highest) {
    range_loop(from, to, above, own, below, lowest, highest);
}

// The columns of a row from `x` on.
static ExchangeRow behind(const ExchangeRow& row, std::int64_t x) {
    const auto on = [x](auto*& pointer) { pointer = pointer == nullptr ? nullptr : pointer + x; };
    ExchangeRow rest = row;
    on(rest.bed), on(rest.lowest), on(rest.highest), on(rest.start);
    on(rest.depth), on(rest.top);
    on(rest.able), on(rest.sinks), on(rest.rises), on(rest.take), on(rest.give);
    on(rest.load), on(rest.change), on(rest.gain);
    return rest;
}
static LayRow behind(const LayRow& row, std::int64_t x) {
    LayRow rest = row;
    rest.surface += x, rest.top += x, rest.born += x, rest.material += x, rest.buried += x;
    rest.wear += x, rest.deposit += x;
    return rest;
}

void able_row(const Numbers& n, std::int64_t columns, const AbleRow& row) {
    float west = 0;
    fall_loop(n, 0, 1, row.depth - 1, row.bed - 1, row.depth, row.bed, &west);
    loops().able(n, columns, west, row);
}

Kinds kinds_of(std::int64_t columns, const MaterialId* top, MaterialId sediment,
               MaterialId& other) {
    if (only_two(columns, top, sediment, other)) return Kinds::two;
    std::int64_t x = 0;
    while (top[x] == sediment) ++x;
    other = top[x];
    return only_two(columns, top, sediment, other) ? Kinds::two : Kinds::many;
}

Exchanged exchange_row(const Numbers& n, const Tables& tables, std::int64_t columns,
                       const ExchangeRow& row) {
    if (row.kinds == Kinds::many) look_up(tables, columns, row);
    const bool one = row.kinds == Kinds::one;
    const MaterialId own = one ? row.other : row.sediment;
    const Pair pair{row.sediment, tables.take[own], tables.give[own], tables.take[row.other],
                    tables.give[row.other]};
    Exchanged made;
    const std::int64_t done = loops().exchange(n, row.kinds, pair, columns, row, made);
    const ExchangeRow rest = behind(row, done);
    const std::int64_t left = columns - done;
    if (left > 0) {
        if (row.kinds == Kinds::two) look_up(tables, left, rest);
        made.limited +=
            one ? exchange_single(n, tables, left, rest) : exchange_several(n, tables, left, rest);
        made.most_load = larger(made.most_load, largest_of(left, rest.load));
    }
    if (!made.summed) {
        made.summed =
            sum_row(columns, row.change, row.gain, row.top, row.sediment, row.other, made.sums);
    } else if (left > 0) {
        RowSums more;
        sum_row(left, rest.change, rest.gain, rest.top, row.sediment, row.other, more);
        made.sums.laid += more.laid, made.sums.gain += more.gain;
        made.sums.other_off += more.other_off, made.sums.other_gain += more.other_gain;
    }
    return made;
}

std::int64_t lay_row(const Numbers& n, std::int64_t columns, const LayRow& row,
                     const std::int32_t* change, std::int32_t* special) {
    std::int64_t marked = 0;
    const std::int64_t done = loops().lay(n, columns, row, change, special, marked);
    const LayRow rest = behind(row, done);
    marked += mark_loop(columns - done, rest, change + done, special + done);
    lay_loop(n, columns - done, rest, change + done, special + done);
    return marked;
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

}  // namespace cuesta::hydraulic

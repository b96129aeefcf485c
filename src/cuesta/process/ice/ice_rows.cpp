// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/ice/ice_rows.h"

#include <bit>

#include "cuesta/simd/clones.h"

namespace cuesta::ice {
namespace {

constexpr float most_counted = 1e9f;  // fits int32

CUESTA_SIMD_CLONES(std::int32_t, faces, (const IceFaceRow& row, const IceNumbers& numbers),
                   (row, numbers)) {
    const std::int32_t* __restrict ice_a = row.ice_a, * __restrict ice_b = row.ice_b;
    const float* __restrict sa = row.surface_a, * __restrict sb = row.surface_b;
    const float* __restrict za = row.bed_a, * __restrict zb = row.bed_b;
    const float* __restrict p = row.p, * __restrict q = row.q;
    const float* __restrict r = row.r, * __restrict t = row.t;
    std::int32_t* __restrict flux = row.flux;
    const FlowLaw law = numbers.law;
    const float metres = numbers.metres, per = numbers.per_spacing, scale = numbers.flux;
    const float offset = numbers.flux_offset;
    std::int32_t stiffest = 0;
    CUESTA_INDEPENDENT
    for (std::int64_t x = 0; x < row.count; ++x) {
        const float drop = sa[x] - sb[x];
        const float along = 0.25f * ((p[x] - q[x]) + (r[x] - t[x]));
        const float slope2 = (drop * drop + along * along) * (per * per);
        const float a = static_cast<float>(ice_a[x]) * metres;
        const float b = static_cast<float>(ice_b[x]) * metres;
        const float h = face_thickness(a, b, sa[x], sb[x], za[x], zb[x]);
        const float d = diffusivity(law, h, slope2);
        const std::int32_t bits = std::bit_cast<std::int32_t>(d);
        stiffest = bits > stiffest ? bits : stiffest;
        const std::int32_t quarter = (drop > 0 ? ice_a[x] : ice_b[x]) >> 2;
        const float wish = d * std::abs(drop) * scale + offset;
        const float most = static_cast<float>(quarter);
        const auto amount = static_cast<std::int32_t>(wish < most ? wish : most);
        flux[x] = drop > 0 ? amount : -amount;
    }
    return stiffest;
}

CUESTA_SIMD_CLONES(void, shares,
                   (const IceFaceRow& row, const IceNumbers& numbers, float* __restrict share),
                   (row, numbers, share)) {
    const std::int32_t* __restrict ice_a = row.ice_a, * __restrict ice_b = row.ice_b;
    const float* __restrict sa = row.surface_a, * __restrict sb = row.surface_b;
    const float* __restrict za = row.bed_a, * __restrict zb = row.bed_b;
    const float* __restrict p = row.p, * __restrict q = row.q;
    const float* __restrict r = row.r, * __restrict t = row.t;
    const FlowLaw law = numbers.law;
    const float metres = numbers.metres, per = numbers.per_spacing, scale = numbers.flux;
    CUESTA_INDEPENDENT
    for (std::int64_t x = 0; x < row.count; ++x) {
        const float drop = sa[x] - sb[x];
        const float along = 0.25f * ((p[x] - q[x]) + (r[x] - t[x]));
        const float slope2 = (drop * drop + along * along) * (per * per);
        const float a = static_cast<float>(ice_a[x]) * metres;
        const float b = static_cast<float>(ice_b[x]) * metres;
        const float h = face_thickness(a, b, sa[x], sb[x], za[x], zb[x]);
        const float d = diffusivity(law, h, slope2);
        const float donor = static_cast<float>(drop > 0 ? ice_a[x] : ice_b[x]);
        const float part = d * std::abs(drop) * scale / (donor + 1.0f);
        const float taken = donor > 0 ? (part < 0.25f ? part : 0.25f) : 0.0f;
        share[x] = drop > 0 ? taken : -taken;
    }
}

CUESTA_SIMD_CLONES(void, surface_row,
                   (const float* __restrict bed, const std::int32_t* __restrict ice, float metres,
                    float* __restrict surface, std::int64_t count),
                   (bed, ice, metres, surface, count)) {
    for (std::int64_t x = 0; x < count; ++x)
        surface[x] = bed[x] + static_cast<float>(ice[x]) * metres;
}

struct Sums {
    std::int32_t gained, any;
};

template <bool by_cell, bool melts>
[[gnu::always_inline]] inline Sums cells_of(const IceCellRow& row, const IceNumbers& numbers) {
    const std::int32_t* __restrict ice = row.ice;
    const std::int32_t* __restrict w = row.west, * __restrict e = row.east;
    const std::int32_t* __restrict n = row.north, * __restrict s = row.south;
    const float* __restrict surface = row.surface, * __restrict bed = row.bed;
    const float* __restrict cell_threshold = row.threshold;
    std::int32_t* __restrict melted = row.melted;
    std::int32_t* __restrict next = row.next;
    const float gradient = numbers.gradient, most_balance = numbers.most_balance;
    const float scale = numbers.balance, offset = numbers.balance_offset;
    const float sea = numbers.sea_level, deep = numbers.calving_depth, afloat = numbers.afloat;
    const float even = numbers.threshold;
    const std::int32_t most = numbers.most;
    std::int32_t gained = 0, any = 0;
    CUESTA_INDEPENDENT
    for (std::int64_t x = 0; x < row.count; ++x) {
        const std::int32_t moved = ice[x] + ((w[x] - e[x]) + (n[x] - s[x]));
        const float threshold = by_cell ? cell_threshold[x] + even : even;
        const float given = gradient * surface[x] - threshold;
        const float rate = given < most_balance ? given : most_balance;
        const float wish = std::abs(rate) * scale + offset;
        const auto size = static_cast<std::int32_t>(wish < most_counted ? wish : most_counted);
        const std::int32_t change = rate < 0 ? -(size < moved ? size : moved) : size;
        const std::int32_t grown = moved + change;
        const float depth = sea - bed[x];
        const float carried = depth * afloat;
        const bool lost = depth > deep && static_cast<float>(grown) < carried;
        const std::int32_t now = lost ? 0 : grown < most ? grown : most;
        next[x] = now;
        gained += change > 0 && !lost ? change : 0;
        any |= now;
        if constexpr (melts) melted[x] += change < 0 && !lost ? -change : 0;
    }
    return {gained, any};
}

CUESTA_SIMD_CLONES(Sums, cells_plain, (const IceCellRow& row, const IceNumbers& numbers),
                   (row, numbers)) {
    return cells_of<false, false>(row, numbers);
}
CUESTA_SIMD_CLONES(Sums, cells_by_cell, (const IceCellRow& row, const IceNumbers& numbers),
                   (row, numbers)) {
    return cells_of<true, false>(row, numbers);
}
CUESTA_SIMD_CLONES(Sums, cells_melts, (const IceCellRow& row, const IceNumbers& numbers),
                   (row, numbers)) {
    return cells_of<false, true>(row, numbers);
}
CUESTA_SIMD_CLONES(Sums, cells_by_cell_melts, (const IceCellRow& row, const IceNumbers& numbers),
                   (row, numbers)) {
    return cells_of<true, true>(row, numbers);
}

}  // namespace

float ice_faces(const IceFaceRow& row, const IceNumbers& numbers) {
    return std::bit_cast<float>(faces(row, numbers));
}

void ice_shares(const IceFaceRow& row, const IceNumbers& numbers, float* share) {
    shares(row, numbers, share);
}

void ice_surface(const float* bed, const std::int32_t* ice, float metres, float* surface,
                 std::int64_t count) {
    surface_row(bed, ice, metres, surface, count);
}

IceCellSums ice_cells(const IceCellRow& row, const IceNumbers& numbers) {
    const Sums sums = row.threshold != nullptr ? row.melted != nullptr
                                                     ? cells_by_cell_melts(row, numbers)
                                                     : cells_by_cell(row, numbers)
                      : row.melted != nullptr ? cells_melts(row, numbers)
                                               : cells_plain(row, numbers);
    return {sums.gained, sums.any != 0};
}

}  // namespace cuesta::ice

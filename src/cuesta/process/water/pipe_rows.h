// SPDX-License-Identifier: Apache-2.0
// Rows of faces and cells of the pipe model: plain loops, inlined into one function for each
// instruction set. Inside of pipe_kernel.h, where the formulas stand.
#pragma once

#include <bit>
#include <cmath>
#include <cstdint>

#include "cuesta/process/water/pipe_kernel.h"

// Before a loop whose rounds do not touch what others write: g++ gives up where there are many
// arrays to compare; clang compares them all.
#if defined(__clang__)
#define CUESTA_INDEPENDENT
#else
#define CUESTA_INDEPENDENT _Pragma("GCC ivdep")
#endif

namespace cuesta::pipe {

// The rule as the loops want it.
struct Numbers {
    float unit, quantum, per_quantum, shift;  // shift: phase - 1/2
    float pull;                               // g dt / dx
    float drag4;                              // 4 g dt n^2
    float damping, damping2;                  // 1 + c dt, and its square
    float root_gravity, min_depth, reach;     // reach: dt / dx
    float smooth;                             // s dt / length of the pipe
};

Numbers numbers_of(const PipeRule& rule);

[[gnu::always_inline]] inline float larger(float a, float b) {
    return a > b ? a : b;
}
[[gnu::always_inline]] inline float smaller(float a, float b) {
    return a < b ? a : b;
}

// Roots by a guess from the bits and one step of third order, with conversions and products alone:
// no division, and the same bits on every processor. For normal numbers above zero.
// h^(-1/3), relative error below 5e-5.
inline constexpr float inverse_cbrt_guess = 1419870976.0f;
inline constexpr float inverse_cbrt_0 = 1.56153416f, inverse_cbrt_1 = 0.7884413f;
inline constexpr float inverse_cbrt_2 = 0.22689792f;
[[gnu::always_inline]] inline float inverse_cbrt(float h) {
    const auto bits = static_cast<float>(std::bit_cast<std::int32_t>(h));
    const float r =
        std::bit_cast<float>(static_cast<std::int32_t>(inverse_cbrt_guess - bits * 0.333333343f));
    const float t = h * (r * (r * r));
    return r * ((inverse_cbrt_2 * t - inverse_cbrt_1) * t + inverse_cbrt_0);
}
// h^(-1/2), relative error below 2.6e-5.
[[gnu::always_inline]] inline float inverse_root(float h) {
    const float r = std::bit_cast<float>(1597429824 - (std::bit_cast<std::int32_t>(h) >> 1));
    const float t = h * (r * r);
    return r * ((0.38015155f * t - 1.26134822f) * t + 1.88119199f);
}

// What drives the water across faces: N and h_f from both sides. `dz` is upper minus lower bed.
[[gnu::always_inline]] inline void drive(const Numbers& n, float hi, float hj,
                                         std::int32_t dz_units, float q, float& push,
                                         float& depth) {
    const float dz = static_cast<float>(dz_units) * n.unit;
    const float a = hi + smaller(dz, 0.0f), b = hj - larger(dz, 0.0f);
    const float level = larger(a, b);
    depth = larger(level, n.min_depth);
    push = level > n.min_depth ? q + (n.pull * depth) * (a - b) : 0.0f;
}

// The largest discharge at this depth.
[[gnu::always_inline]] inline float most_discharge(const Numbers& n, float depth) {
    return (depth - n.min_depth) * (depth * (n.root_gravity * inverse_root(depth)));
}

// Discharge from N across the face, the mean N along it, and h_f.
[[gnu::always_inline]] inline float discharge(const Numbers& n, float push, float along,
                                              float depth) {
    const float square = (push * push + along * along) + 1e-30f;
    const float size = square * inverse_root(square);
    const float r = inverse_cbrt(depth), r2 = r * r, r3 = r2 * r;
    // This root is exact, so that water without friction neither gains nor loses speed.
    const float rate = n.damping + std::sqrt(n.damping2 + (n.drag4 * size) * (r2 * r2 * r3));
    const float most = most_discharge(n, depth);
    return (push * (2.0f * most)) / larger(larger(most * rate, 2.0f * size), 1e-30f);
}

// N with what smooths it: `parting` is what leaves each of the two cells more than comes.
[[gnu::always_inline]] inline float smoothed(const Numbers& n, float push, float depth,
                                             float parting, float next_parting) {
    const float fall = depth * (n.root_gravity * inverse_root(depth));
    return push + fall * (n.smooth * (next_parting - parting));
}

// Discharge out of a border cell with this conveyance: that of uniform flow, or critical.
[[gnu::always_inline]] inline float spill(const Numbers& n, float depth, float conveyance) {
    const float h = larger(depth, n.min_depth);
    return smaller(conveyance * (h * h * inverse_cbrt(h)), most_discharge(n, h));
}

// Metres through a face, whole quanta.
[[gnu::always_inline]] inline float volume(const Numbers& n, float q) {
    const float v = q * (n.reach * n.per_quantum);
    const float dither = std::bit_cast<float>(std::bit_cast<std::uint32_t>(n.shift) ^
                                              (std::bit_cast<std::uint32_t>(v) & 0x80000000u));
    return (((v + dither) + 0x1.8p23f) - 0x1.8p23f) * n.quantum;
}

struct CellRow {
    const float* h;
    const std::int32_t* z;
    const float *qx, *qy;
};

// Faces to the east of cells [from, to).
[[gnu::always_inline]] inline void drive_east(const Numbers& n, const CellRow& row,
                                              std::int64_t from, std::int64_t to,
                                              float* __restrict push, float* __restrict depth) {
    const float* __restrict h = row.h;
    const std::int32_t* __restrict z = row.z;
    const float* __restrict q = row.qx;
    for (std::int64_t x = from; x < to; ++x)
        drive(n, h[x], h[x + 1], z[x] - z[x + 1], q[x], push[x], depth[x]);
}

// Faces to the south.
[[gnu::always_inline]] inline void drive_south(const Numbers& n, const CellRow& row,
                                               const CellRow& below, std::int64_t from,
                                               std::int64_t to, float* __restrict push,
                                               float* __restrict depth) {
    const float* __restrict h = row.h, * __restrict hb = below.h;
    const std::int32_t* __restrict z = row.z, * __restrict zb = below.z;
    const float* __restrict q = row.qy;
    for (std::int64_t x = from; x < to; ++x)
        drive(n, h[x], hb[x], z[x] - zb[x], q[x], push[x], depth[x]);
}

// `north` and `south`: N over the faces north and south of the row; `parting` of its cells.
[[gnu::always_inline]] inline void flow_east(const Numbers& n, std::int64_t from, std::int64_t to,
                                             const float* __restrict push,
                                             const float* __restrict depth,
                                             const float* __restrict north,
                                             const float* __restrict south,
                                             const float* __restrict parting, float* __restrict q) {
    for (std::int64_t x = from; x < to; ++x) {
        const float along = 0.25f * ((north[x] + south[x]) + (north[x + 1] + south[x + 1]));
        const float across = smoothed(n, push[x], depth[x], parting[x], parting[x + 1]);
        q[x] = discharge(n, across, along, depth[x]);
    }
}

// `own` and `below`: N over the east faces of this row and of the next.
[[gnu::always_inline]] inline void flow_south(
    const Numbers& n, std::int64_t from, std::int64_t to, const float* __restrict push,
    const float* __restrict depth, const float* __restrict own, const float* __restrict below,
    const float* __restrict parting, const float* __restrict next_parting, float* __restrict q) {
    for (std::int64_t x = from; x < to; ++x) {
        const float along = 0.25f * ((own[x - 1] + own[x]) + (below[x - 1] + below[x]));
        const float across = smoothed(n, push[x], depth[x], parting[x], next_parting[x]);
        q[x] = discharge(n, across, along, depth[x]);
    }
}

// The share of its outflow that each cell can give.
[[gnu::always_inline]] inline void share_out(const Numbers& n, std::int64_t from, std::int64_t to,
                                             const float* __restrict h, const float* __restrict qx,
                                             const float* __restrict north,
                                             const float* __restrict south,
                                             float* __restrict share) {
    const float keep = 4.0f * n.quantum;
    for (std::int64_t x = from; x < to; ++x) {
        const float east = larger(qx[x], 0.0f), west = larger(-qx[x - 1], 0.0f);
        const float out = (east + west) + (larger(south[x], 0.0f) + larger(-north[x], 0.0f));
        const float there = larger(h[x] * (1.0f - 0x1p-20f) - keep, 1e-30f);
        share[x] = smaller(there / larger(out * n.reach, 1e-30f), 1.0f);
    }
}

// How many shares are below 1: those have smaller bits.
[[gnu::always_inline]] inline std::int64_t count_limited(std::int64_t columns,
                                                         const float* __restrict share) {
    std::int32_t count = 0;
    for (std::int64_t x = 0; x < columns; ++x) {
        const std::int32_t below = 0x3f800000 - std::bit_cast<std::int32_t>(share[x]);
        count += below < 1 ? below : 1;
    }
    return count;
}

// Limited discharge and volume: `plus` is the share of the cell that a positive q leaves.
[[gnu::always_inline]] inline void limit(const Numbers& n, std::int64_t from, std::int64_t to,
                                         const float* __restrict q, const float* __restrict plus,
                                         const float* __restrict minus, float* __restrict q_out,
                                         float* __restrict v_out) {
    for (std::int64_t x = from; x < to; ++x) {
        const float limited = q[x] * (q[x] > 0.0f ? plus[x] : minus[x]);
        q_out[x] = limited;
        v_out[x] = volume(n, limited);
    }
}

// New depths; returns the largest of their bits.
[[gnu::always_inline]] inline std::uint32_t exchange(
    std::int64_t columns, const float* __restrict h, const float* __restrict east,
    const float* __restrict north, const float* __restrict south, float* __restrict made) {
    std::uint32_t most = 0;
    for (std::int64_t x = 0; x < columns; ++x) {
        const float depth = ((h[x] + east[x - 1]) - east[x]) + (north[x] - south[x]);
        made[x] = depth;
        const auto bits = std::bit_cast<std::uint32_t>(depth);
        most = bits > most ? bits : most;
    }
    return most;
}

}  // namespace cuesta::pipe

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/shallow_kernel.h"

#include <algorithm>
#include <cmath>

#include "cuesta/base/check.h"
#include "cuesta/base/parallel.h"
#include "cuesta/base/simd_clones.h"
#include "cuesta/process/water/pipe_rows.h"
#include "cuesta/terrain/ledger.h"

namespace cuesta {
namespace {

using pipe::larger;
using pipe::Numbers;
using pipe::smaller;

struct Shallow : Numbers {
    float gravity, half_gravity;
    float steepest;  // minus the spacing: on cliffs water falls, it is not pushed
    float most_speed;
};

// Fluxes through a row of faces, towards east or south: water; momentum across, with the pressure
// of the first or of the second cell taken off; momentum along.
struct Faces {
    float *water, *first, *second, *along;
};

// Cells on both sides of faces: depth, bed, discharge across and along.
struct Sides {
    const float *h, *across, *along;
    const std::int32_t* z;
    const float *h2, *across2, *along2;
    const std::int32_t* z2;
};

CUESTA_SIMD_CLONES(void, fluxes_of,
                   (const Shallow& rule, const Sides& s, std::int64_t from, std::int64_t to,
                    const Faces& f),
                   (rule, s, from, to, f)) {
    const Shallow n = rule;
    const float* __restrict h1 = s.h, * __restrict h2 = s.h2;
    const float* __restrict q1 = s.across, * __restrict q2 = s.across2;
    const float* __restrict p1 = s.along, * __restrict p2 = s.along2;
    const std::int32_t* __restrict z1 = s.z, * __restrict z2 = s.z2;
    float* __restrict water = f.water, * __restrict first = f.first;
    float* __restrict second = f.second, * __restrict along = f.along;
    CUESTA_INDEPENDENT
    for (std::int64_t x = from; x < to; ++x) {
        const float dz = static_cast<float>(z1[x] - z2[x]) * n.unit;
        // The bed of the face is the higher one, but not above the lower of the two levels; counted
        // from the bed of either cell.
        const float e1 = smaller(larger(-dz, 0.0f), smaller(h1[x], h2[x] - dz));
        const float e2 = smaller(larger(dz, 0.0f), smaller(h1[x] + dz, h2[x]));
        const float a = h1[x] - larger(e1, 0.0f), b = h2[x] - larger(e2, 0.0f);
        // Where it lies below a cell's own bed, the cell is pulled down, by gravity at the most.
        const float pull1 = n.gravity * (h1[x] * larger(smaller(e1, 0.0f), n.steepest));
        const float pull2 = n.gravity * (h2[x] * larger(smaller(e2, 0.0f), n.steepest));
        const float i1 = 1.0f / larger(h1[x], 1e-9f), i2 = 1.0f / larger(h2[x], 1e-9f);
        const float u1 = q1[x] * i1, u2 = q2[x] * i2, v1 = p1[x] * i1, v2 = p2[x] * i2;
        const float c1 = std::sqrt(n.gravity * a), c2 = std::sqrt(n.gravity * b);
        // The middle state of two rarefactions; beside a dry cell the front runs at u + 2 c.
        const float um = 0.5f * (u1 + u2) + (c1 - c2), cm = 0.5f * (c1 + c2) + 0.25f * (u1 - u2);
        const float wet_left = smaller(u1 - c1, um - cm), wet_right = larger(u2 + c2, um + cm);
        const float left = a > 0.0f ? (b > 0.0f ? wet_left : u1 - c1) : u2 - 2.0f * c2;
        const float right = b > 0.0f ? (a > 0.0f ? wet_right : u2 + c2) : u1 + 2.0f * c1;
        const float sl = smaller(left, 0.0f), sr = larger(right, 0.0f);
        const float inverse = 1.0f / larger(sr - sl, 1e-12f);
        const float m1 = a * u1, m2 = b * u2;
        const float rise = n.half_gravity * ((b - a) * (b + a));  // pressure of b less that of a
        const float both = sl * sr;
        const float flow = ((sr * m1 - sl * m2) + both * (b - a)) * inverse;
        const float push = ((sr * (m1 * u1) - sl * (m2 * u2 + rise)) + both * (m2 - m1)) * inverse;
        water[x] = flow;
        first[x] = push + pull1;
        second[x] = (push - rise) + pull2;
        along[x] = flow * (flow > 0.0f ? v1 : v2);
    }
}

CUESTA_SIMD_CLONES(void, shares_of,
                   (const Numbers& n, std::int64_t from, std::int64_t to, const float* h,
                    const float* qx, const float* north, const float* south, float* share),
                   (n, from, to, h, qx, north, south, share)) {
    pipe::share_out(n, from, to, h, qx, north, south, share);
}

CUESTA_SIMD_CLONES(void, limit_row,
                   (const Numbers& n, std::int64_t from, std::int64_t to, const float* q,
                    const float* plus, const float* minus, float* q_out, float* v_out),
                   (n, from, to, q, plus, minus, q_out, v_out)) {
    pipe::limit(n, from, to, q, plus, minus, q_out, v_out);
}

CUESTA_SIMD_CLONES(std::uint32_t, exchange_row,
                   (std::int64_t columns, const float* h, const float* east, const float* north,
                    const float* south, float* made),
                   (columns, h, east, north, south, made)) {
    return pipe::exchange(columns, h, east, north, south, made);
}

struct Momentum {
    const float *h, *qx, *qy;  // new depth, old discharge
    Faces east, north, south;
    float *qx_out, *qy_out;
};

// New discharges, and the largest of speed + wave speed as bits.
CUESTA_SIMD_CLONES(std::uint32_t, move_row,
                   (const Shallow& rule, const Momentum& m, std::int64_t columns),
                   (rule, m, columns)) {
    const Shallow n = rule;
    const float* __restrict h = m.h, * __restrict qx = m.qx, * __restrict qy = m.qy;
    const float* __restrict e1 = m.east.first, * __restrict e2 = m.east.second;
    const float* __restrict ea = m.east.along, * __restrict na = m.north.along;
    const float* __restrict sa = m.south.along, * __restrict s1 = m.south.first;
    const float* __restrict n2 = m.north.second;
    float* __restrict qx_out = m.qx_out, * __restrict qy_out = m.qy_out;
    std::uint32_t most = 0;
    const float e4 = (n.min_depth * n.min_depth) * (n.min_depth * n.min_depth) * 16.0f;
    CUESTA_INDEPENDENT
    for (std::int64_t x = 0; x < columns; ++x) {
        const float px = qx[x] - n.reach * ((e1[x] - e2[x - 1]) + (sa[x] - na[x]));
        const float py = qy[x] - n.reach * ((ea[x] - ea[x - 1]) + (s1[x] - n2[x]));
        const float depth = larger(h[x], n.min_depth);
        const float size = std::sqrt(px * px + py * py);
        const float r = pipe::inverse_cbrt(depth), r2 = r * r, r3 = r2 * r;
        const float rate = n.damping + std::sqrt(n.damping2 + (n.drag4 * size) * (r2 * r2 * r3));
        // Films slow down as they vanish: 2 h^4 / (h^4 + max(h^4, e^4)) of q, e twice the least
        // depth.
        const float h2 = h[x] * h[x], h4 = h2 * h2;
        const float thin = 2.0f * h4 / (h4 + larger(h4, e4));
        const float slow = smaller(thin * 2.0f / rate, n.most_speed * h[x] / larger(size, 1e-30f));
        const float keep = h[x] > n.min_depth ? slow : 0.0f;
        const float ux = px * keep, uy = py * keep;
        qx_out[x] = ux;
        qy_out[x] = uy;
        const float speed = larger(std::abs(ux), std::abs(uy)) / depth;
        const float fast = speed + std::sqrt(n.gravity * h[x]);
        const auto bits = std::bit_cast<std::uint32_t>(fast);
        most = bits > most ? bits : most;
    }
    return most;
}

// What goes out through a border face of a cell: water, and momentum outwards. Signs are set by the
// caller.
struct Out {
    float water, push;
};
Out border_flux(const Shallow& n, float h, float speed_out, const float* conveyance) {
    if (conveyance == nullptr)  // a wall: a mirror image stands behind it
        return {0, h * speed_out * (speed_out + (std::abs(speed_out) + std::sqrt(n.gravity * h)))};
    const float water = larger(pipe::spill(n, h, *conveyance), h * speed_out);
    return {water, water * larger(speed_out, water / larger(h, n.min_depth))};
}

// Works on rows from north to south; what lies between the loops is kept in rings of four rows.
class Sweep {
public:
    Sweep(const IntField& bed, const WaterState& old, const WaterState& made,
          const PipeEdges& edges, const Shallow& n, std::int64_t lo, std::int64_t hi)
        : bed_(bed),
          old_(old),
          made_(made),
          edges_(edges),
          n_(n),
          lo_(lo),
          hi_(hi),
          columns_(bed.columns()),
          rows_(bed.rows()),
          pitch_((bed.columns() + 2 * lead + 15) / 16 * 16),
          memory_(static_cast<std::size_t>(names * 4 * pitch_)) {}

    ShallowFlow run() {
        for (std::int64_t y = lo_ - 2; y <= hi_; ++y) {
            faces(y);
            if (y >= lo_ - 1) share(y);
            if (y - 1 == lo_ - 1) south_volumes(y - 1);
            if (y - 1 >= lo_) update(y - 1);
        }
        return flow_;
    }

private:
    static constexpr std::int64_t lead = 16;
    enum Name {
        east_f,
        east_1,
        east_2,
        east_a,
        south_f,
        south_1,
        south_2,
        south_a,
        share_r,
        volume_e,
        volume_s,
        spare,
        names
    };
    float* row(Name name, std::int64_t y) {
        return memory_.data() + (name * 4 + (y & 3)) * pitch_ + lead;
    }
    Faces east(std::int64_t y) {
        return {row(east_f, y), row(east_1, y), row(east_2, y), row(east_a, y)};
    }
    Faces south(std::int64_t y) {
        return {row(south_f, y), row(south_1, y), row(south_2, y), row(south_a, y)};
    }
    bool inside(std::int64_t y) const {
        return (y >= 0 || !edges_.borders.north) && (y < rows_ || !edges_.borders.south);
    }
    const float* conveyance(Side side, std::int64_t at) const {
        const auto& list = edges_.conveyance[static_cast<std::size_t>(side)];
        return list.empty() ? nullptr : list.data() + at + 2;
    }

    void faces(std::int64_t y) {
        if (inside(y)) {
            const float *h = old_.depth->row(y), *qx = old_.qx->row(y), *qy = old_.qy->row(y);
            const std::int32_t* z = bed_.row(y);
            fluxes_of(n_, {h, qx, qy, z, h + 1, qx + 1, qy + 1, z + 1}, -2, columns_ + 1, east(y));
            if (edges_.borders.west) border_cell(y, 0, Side::west);
            if (edges_.borders.east) border_cell(y, columns_ - 1, Side::east);
        }
        if (y == -1 && edges_.borders.north) {
            for (std::int64_t x = -1; x < columns_ + 1; ++x) border_row(x, 0, Side::north);
        } else if (y == rows_ - 1 && edges_.borders.south) {
            for (std::int64_t x = -1; x < columns_ + 1; ++x) border_row(x, y, Side::south);
        } else if (inside(y) && inside(y + 1)) {
            fluxes_of(
                n_,
                {old_.depth->row(y), old_.qy->row(y), old_.qx->row(y), bed_.row(y),
                 old_.depth->row(y + 1), old_.qy->row(y + 1), old_.qx->row(y + 1), bed_.row(y + 1)},
                -1, columns_ + 1, south(y));
        }
    }
    void border_cell(std::int64_t y, std::int64_t x, Side side) {
        const float h = old_.depth->at(x, y), i = 1.0f / larger(h, 1e-9f);
        const float sign = side == Side::west ? -1.0f : 1.0f;
        const Out out = border_flux(n_, h, sign * old_.qx->at(x, y) * i, conveyance(side, y));
        put(east(y), side == Side::west ? -1 : x, out, sign, old_.qy->at(x, y) * i);
    }
    void border_row(std::int64_t x, std::int64_t y, Side side) {
        const float h = old_.depth->at(x, y), i = 1.0f / larger(h, 1e-9f);
        const float sign = side == Side::north ? -1.0f : 1.0f;
        const float* k = conveyance(side, x);
        const Out out = border_flux(n_, h, sign * old_.qy->at(x, y) * i, k);
        put(south(side == Side::north ? -1 : y), x, out, sign, old_.qx->at(x, y) * i);
    }
    static void put(const Faces& faces, std::int64_t x, const Out& out, float sign, float along) {
        faces.water[x] = sign * out.water;
        faces.first[x] = faces.second[x] = out.push;
        faces.along[x] = sign * out.water * along;
    }

    void share(std::int64_t y) {
        float* share = row(share_r, y);
        if (!inside(y)) {
            std::fill(share - 1, share + columns_ + 1, 1.0f);
            return;
        }
        shares_of(n_, -1, columns_ + 1, old_.depth->row(y), row(east_f, y), row(south_f, y - 1),
                  row(south_f, y), share);
        if (y >= lo_ && y < hi_) flow_.limited += pipe::count_limited(columns_, share);
    }
    void south_volumes(std::int64_t y) {
        limit_row(n_, 0, columns_, row(south_f, y), row(share_r, y), row(share_r, y + 1),
                  row(spare, y), row(volume_s, y));
    }
    void update(std::int64_t y) {
        const float* share = row(share_r, y);
        float* v_east = row(volume_e, y);
        limit_row(n_, -1, columns_, row(east_f, y), share, share + 1, row(spare, y), v_east);
        south_volumes(y);
        const float *north_v = row(volume_s, y - 1), *south_v = row(volume_s, y);
        float* depth = made_.depth->row(y);
        flow_.deepest_bits =
            std::max(flow_.deepest_bits,
                     exchange_row(columns_, old_.depth->row(y), v_east, north_v, south_v, depth));
        const std::uint32_t fastest =
            move_row(n_,
                     {depth, old_.qx->row(y), old_.qy->row(y), east(y), south(y - 1), south(y),
                      made_.qx->row(y), made_.qy->row(y)},
                     columns_);
        // A number that is not finite is larger than any, and shows as a depth that is none.
        if (fastest >= 0x7f800000) flow_.deepest_bits = std::max(flow_.deepest_bits, fastest);
        flow_.fastest = std::max(flow_.fastest, std::bit_cast<float>(fastest & 0x7fffffff));
        const auto quanta = [&](float volume) {
            return static_cast<std::int64_t>(volume * n_.per_quantum);
        };
        if (edges_.borders.west) flow_.left[0] -= quanta(v_east[-1]);
        if (edges_.borders.east) flow_.left[1] += quanta(v_east[columns_ - 1]);
        for (std::int64_t x = 0; x < columns_; ++x) {
            if (y == 0 && edges_.borders.north) flow_.left[2] -= quanta(north_v[x]);
            if (y == rows_ - 1 && edges_.borders.south) flow_.left[3] += quanta(south_v[x]);
        }
    }

    const IntField& bed_;
    const WaterState &old_, &made_;
    const PipeEdges& edges_;
    const Shallow& n_;
    std::int64_t lo_, hi_, columns_, rows_, pitch_;
    std::vector<float> memory_;
    ShallowFlow flow_;
};

}  // namespace

ShallowFlow shallow_step(const IntField& bed, const WaterState& old, const WaterState& made,
                         const PipeEdges& edges, const PipeRule& rule, double most_speed) {
    CUESTA_CHECK(bed.halo() >= 2, "water needs a halo of two samples");
    Shallow n{pipe::numbers_of(rule), static_cast<float>(rule.gravity),
              static_cast<float>(rule.gravity / 2), static_cast<float>(-rule.spacing_m),
              static_cast<float>(most_speed)};
    const std::int64_t rows = bed.rows(), pieces = 4 * thread_count();
    return ordered_reduce(
        0, rows, std::max<std::int64_t>(16, (rows + pieces - 1) / pieces), ShallowFlow{},
        [&](std::int64_t lo, std::int64_t hi) {
            return Sweep(bed, old, made, edges, n, lo, hi).run();
        },
        [](ShallowFlow all, const ShallowFlow& part) {
            all.merge(part);
            all.fastest = std::max(all.fastest, part.fastest);
            return all;
        });
}

float shallow_fastest(const WaterState& state, double gravity, double most_speed) {
    const auto g = static_cast<float>(gravity), most = static_cast<float>(most_speed);
    return ordered_reduce(
        0, state.depth->rows(), rows_per_piece(state.depth->columns()), 0.0f,
        [&](std::int64_t lo, std::int64_t hi) {
            float fastest = 0;
            for (std::int64_t y = lo; y < hi; ++y)
                for (std::int64_t x = 0; x < state.depth->columns(); ++x) {
                    const float h = state.depth->at(x, y);
                    float &qx = state.qx->at(x, y), &qy = state.qy->at(x, y);
                    const float size = larger(std::abs(qx), std::abs(qy));
                    if (size > most * h) {
                        qx *= most * h / size;
                        qy *= most * h / size;
                    }
                    const float speed = smaller(size, most * h) / larger(h, 1e-9f);
                    fastest = larger(speed + std::sqrt(g * h), fastest);
                }
            return fastest;
        },
        [](float all, float part) { return std::max(all, part); });
}

}  // namespace cuesta

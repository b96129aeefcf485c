// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/shallow_kernel.h"

#include <algorithm>
#include <cmath>

#include "cuesta/base/check.h"
#include "cuesta/base/parallel.h"
#include "cuesta/grid/row_sweep.h"
#include "cuesta/process/water/inertial_rows.h"
#include "cuesta/simd/clones.h"

namespace cuesta {
namespace {

using simd::larger;
using simd::smaller;

struct Shallow : FlowCoefficients {
    float half_gravity;
    float steepest;  // minus the spacing: on cliffs water falls, it is not pushed
    float max_speed;
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
        const float dz = static_cast<float>(z1[x] - z2[x]) * n.resolution;
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
        const float px = qx[x] - n.courant_factor * ((e1[x] - e2[x - 1]) + (sa[x] - na[x]));
        const float py = qy[x] - n.courant_factor * ((ea[x] - ea[x - 1]) + (s1[x] - n2[x]));
        const float depth = larger(h[x], n.min_depth);
        const float size = std::sqrt(px * px + py * py);
        const float friction = inertial::friction(inertial::friction_root(n, depth));
        const float rate = n.damping + inertial::resistance(n, size, friction);
        // Films slow down as they vanish: 2 h^4 / (h^4 + max(h^4, e^4)) of q, e twice the least
        // depth.
        const float h2 = h[x] * h[x], h4 = h2 * h2;
        const float thin = 2.0f * h4 / (h4 + larger(h4, e4));
        const float slow = smaller(thin / rate, n.max_speed * h[x] / larger(size, 1e-30f));
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
    const float water = larger(inertial::spill(n, h, *conveyance), h * speed_out);
    return {water, water * larger(speed_out, water / larger(h, n.min_depth))};
}

// Fluxes over faces to one side.
struct FluxRings {
    using Ring = RowRings<float>::Ring;
    Ring water, first, second, along;
    explicit FluxRings(RowRings<float>& all)
        : water(all, 4), first(all, 4), second(all, 4), along(all, 4) {}
    Faces operator()(std::int64_t y) const { return {water(y), first(y), second(y), along(y)}; }
};

struct Rings : RowRings<float> {
    FluxRings east{*this}, south{*this};
    Ring share{*this, 2}, volume_south{*this, 2};
    Ring limited_east{*this, 1}, limited_south{*this, 1};  // of the row that is worked on
    explicit Rings(std::int64_t columns) : RowRings(columns) { allocate(); }
};

struct Step {
    const IntField& bed;
    const WaterState &old, &made;
    const PipeEdges& edges;
    const inertial::Kernels& kernels;
    const Shallow& n;
    RowFrame frame;
};

// Rows [lo, hi) of the block, worked on from north to south.
class Sweep {
public:
    Sweep(const Step& step, std::int64_t lo, std::int64_t hi)
        : s_(step),
          n_(step.n),
          frame_(step.frame),
          lo_(lo),
          hi_(hi),
          begin_(frame_.borders.west ? 0 : -1),
          end_(begin_ + whole_lines(frame_.columns + 1 - begin_)),
          r_(frame_.columns) {}

    ShallowFlow run() {
        for (std::int64_t y = lo_ - 2; y <= hi_; ++y) {
            faces(y);
            if (y >= lo_ - 1) share(y);
            if (y - 1 == lo_ - 1) volumes_south(y - 1);
            if (y - 1 >= lo_) update(y - 1);
        }
        return flow_;
    }

private:
    void faces(std::int64_t y) {
        const std::int64_t columns = frame_.columns;
        const WaterState& old = s_.old;
        if (frame_.inside(y)) {
            const float *h = old.depth->row(y), *qx = old.qx->row(y), *qy = old.qy->row(y);
            const std::int32_t* z = s_.bed.row(y);
            fluxes_of(n_, {h, qx, qy, z, h + 1, qx + 1, qy + 1, z + 1}, -2, columns + 1,
                      r_.east(y));
            if (frame_.borders.west) border_cell(y, 0, Side::west);
            if (frame_.borders.east) border_cell(y, columns - 1, Side::east);
        }
        if (y == -1 && frame_.borders.north) {
            for (std::int64_t x = -1; x < columns + 1; ++x) border_row(x, 0, Side::north);
        } else if (frame_.last(y)) {
            for (std::int64_t x = -1; x < columns + 1; ++x) border_row(x, y, Side::south);
        } else if (frame_.inside(y) && frame_.inside(y + 1)) {
            fluxes_of(
                n_,
                {old.depth->row(y), old.qy->row(y), old.qx->row(y), s_.bed.row(y),
                 old.depth->row(y + 1), old.qy->row(y + 1), old.qx->row(y + 1), s_.bed.row(y + 1)},
                -1, columns + 1, r_.south(y));
        }
    }
    void border_cell(std::int64_t y, std::int64_t x, Side side) {
        const float h = s_.old.depth->at(x, y), i = 1.0f / larger(h, 1e-9f);
        const float sign = side == Side::west ? -1.0f : 1.0f;
        const Out out = border_flux(n_, h, sign * s_.old.qx->at(x, y) * i, s_.edges.at(side, y));
        put(r_.east(y), side == Side::west ? -1 : x, out, sign, s_.old.qy->at(x, y) * i);
    }
    void border_row(std::int64_t x, std::int64_t y, Side side) {
        const float h = s_.old.depth->at(x, y), i = 1.0f / larger(h, 1e-9f);
        const float sign = side == Side::north ? -1.0f : 1.0f;
        const Out out = border_flux(n_, h, sign * s_.old.qy->at(x, y) * i, s_.edges.at(side, x));
        put(r_.south(side == Side::north ? -1 : y), x, out, sign, s_.old.qx->at(x, y) * i);
    }
    static void put(const Faces& faces, std::int64_t x, const Out& out, float sign, float along) {
        faces.water[x] = sign * out.water;
        faces.first[x] = faces.second[x] = out.push;
        faces.along[x] = sign * out.water * along;
    }

    void share(std::int64_t y) {
        float* share = r_.share(y);
        if (!frame_.inside(y)) {
            std::fill(share - 1, share + frame_.columns + 1, 1.0f);
            return;
        }
        const inertial::Limited limited =
            s_.kernels.share(n_, begin_, end_, frame_.columns,
                             {s_.old.depth->row(y), r_.east.water(y), r_.south.water(y - 1),
                              r_.south.water(y), share});
        if (frame_.borders.west) share[-1] = 1;
        if (frame_.borders.east) share[frame_.columns] = 1;
        if (y >= lo_ && y < hi_) flow_.limited += limited.cells;
    }
    void volumes_south(std::int64_t y) {
        s_.kernels.volumes(n_, frame_.columns, r_.south.water(y), r_.share(y), r_.share(y + 1),
                           r_.volume_south(y), r_.limited_south(0));
    }
    void update(std::int64_t y) {
        const float *share = r_.share(y), *east = r_.east.water(y);
        const float west_volume =
            inertial::volume(n_, inertial::limited(east[-1], share[-1], share[0]));
        float* depth = s_.made.depth->row(y);
        const inertial::Moved moved = s_.kernels.move(n_, frame_.columns, true,
                                                      {.depth = s_.old.depth->row(y),
                                                       .east = east,
                                                       .south = r_.south.water(y),
                                                       .own = share,
                                                       .below = r_.share(y + 1),
                                                       .north_volume = r_.volume_south(y - 1),
                                                       .west_volume = west_volume,
                                                       .made_depth = depth,
                                                       .made_east = r_.limited_east(0),
                                                       .made_south = r_.limited_south(0),
                                                       .south_volume = r_.volume_south(y)});
        flow_.deepest_bits = std::max(flow_.deepest_bits, moved.deepest_bits);
        const std::uint32_t fastest =
            move_row(n_,
                     {depth, s_.old.qx->row(y), s_.old.qy->row(y), r_.east(y), r_.south(y - 1),
                      r_.south(y), s_.made.qx->row(y), s_.made.qy->row(y)},
                     frame_.columns);
        // A number that is not finite is larger than any, and shows as a depth that is none.
        if (fastest >= 0x7f800000) flow_.deepest_bits = std::max(flow_.deepest_bits, fastest);
        flow_.fastest = std::max(flow_.fastest, std::bit_cast<float>(fastest & 0x7fffffff));
        count_left(y, west_volume);
    }
    void count_left(std::int64_t y, float west_volume) {
        const auto whole = [](float volume) { return static_cast<std::int64_t>(volume); };
        const std::int64_t last = frame_.columns - 1;
        if (frame_.borders.west) flow_.left[0] -= whole(west_volume);
        if (frame_.borders.east)
            flow_.left[1] += whole(inertial::volume(n_, r_.limited_east(0)[last]));
        for (std::int64_t x = 0; x <= last; ++x) {
            if (frame_.first(y)) flow_.left[2] -= whole(r_.volume_south(y - 1)[x]);
            if (frame_.last(y)) flow_.left[3] += whole(r_.volume_south(y)[x]);
        }
    }

    const Step& s_;
    const Shallow& n_;
    const RowFrame& frame_;
    const std::int64_t lo_, hi_;
    const std::int64_t begin_, end_;  // of the shares
    Rings r_;
    ShallowFlow flow_;
};

}  // namespace

ShallowFlow shallow_step(const IntField& bed, const WaterState& old, const WaterState& made,
                         const PipeEdges& edges, const PipeRule& rule, double most_speed) {
    CUESTA_CHECK(bed.halo() >= 2, "water needs a halo of two samples");
    const Shallow n{coefficients_of(rule), static_cast<float>(rule.gravity / 2),
                    static_cast<float>(-rule.spacing_m), static_cast<float>(most_speed)};
    const std::int64_t rows = bed.rows(), pieces = 4 * thread_count();
    const Step step{
        bed, old, made, edges, inertial::kernels(), n, {bed.columns(), rows, edges.borders}};
    return ordered_reduce(
        0, rows, std::max<std::int64_t>(16, (rows + pieces - 1) / pieces), ShallowFlow{},
        [&](std::int64_t lo, std::int64_t hi) { return Sweep(step, lo, hi).run(); },
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

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/shallow_kernel.h"

#include <algorithm>
#include <cmath>

#include "cuesta/base/check.h"
#include "cuesta/base/parallel.h"
#include "cuesta/grid/row_sweep.h"
#include "cuesta/process/water/inertial_rows.h"
#include "cuesta/process/water/shallow_equations.h"
#include "cuesta/simd/clones.h"

namespace cuesta {
namespace {

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
                   (const ShallowCoefficients& rule, const Sides& s, std::int64_t from,
                    std::int64_t to, const Faces& f),
                   (rule, s, from, to, f)) {
    const ShallowCoefficients n = rule;
    const float* __restrict h1 = s.h, * __restrict h2 = s.h2;
    const float* __restrict q1 = s.across, * __restrict q2 = s.across2;
    const float* __restrict p1 = s.along, * __restrict p2 = s.along2;
    const std::int32_t* __restrict z1 = s.z, * __restrict z2 = s.z2;
    float* __restrict water = f.water, * __restrict first = f.first;
    float* __restrict second = f.second, * __restrict along = f.along;
    CUESTA_INDEPENDENT
    for (std::int64_t x = from; x < to; ++x) {
        const auto flux = shallow::face_flux<float>(n, {h1[x], q1[x], p1[x]}, {h2[x], q2[x], p2[x]},
                                                    z1[x] - z2[x]);
        water[x] = flux.water;
        first[x] = flux.first;
        second[x] = flux.second;
        along[x] = flux.along;
    }
}

struct Momentum {
    const float *h, *qx, *qy;  // new depth, old discharge
    Faces east, north, south;
    float *qx_out, *qy_out;
};

// New discharges, and the largest of speed + wave speed as bits.
CUESTA_SIMD_CLONES(std::uint32_t, move_row,
                   (const ShallowCoefficients& rule, const Momentum& m, std::int64_t columns),
                   (rule, m, columns)) {
    const ShallowCoefficients n = rule;
    const float* __restrict h = m.h, * __restrict qx = m.qx, * __restrict qy = m.qy;
    const float* __restrict e1 = m.east.first, * __restrict e2 = m.east.second;
    const float* __restrict ea = m.east.along, * __restrict na = m.north.along;
    const float* __restrict sa = m.south.along, * __restrict s1 = m.south.first;
    const float* __restrict n2 = m.north.second;
    float* __restrict qx_out = m.qx_out, * __restrict qy_out = m.qy_out;
    std::uint32_t most = 0;
    CUESTA_INDEPENDENT
    for (std::int64_t x = 0; x < columns; ++x) {
        const float px = shallow::pushed(n, qx[x], e1[x], e2[x - 1], sa[x], na[x]);
        const float py = shallow::pushed(n, qy[x], s1[x], n2[x], ea[x], ea[x - 1]);
        const auto made = shallow::cell_flow(n, h[x], px, py);
        qx_out[x] = made.qx;
        qy_out[x] = made.qy;
        const auto bits = std::bit_cast<std::uint32_t>(made.fastest);
        most = bits > most ? bits : most;
    }
    return most;
}

using Out = shallow::BorderFlux<float>;
Out border_flux(const ShallowCoefficients& n, float h, float speed_out, const float* conveyance) {
    return conveyance == nullptr ? shallow::wall_flux(n, h, speed_out)
                                 : shallow::spill_flux(n, h, speed_out, *conveyance);
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
    const ShallowCoefficients& n;
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
        const float h = s_.old.depth->at(x, y), i = shallow::inverse_depth(h);
        const float sign = side == Side::west ? -1.0f : 1.0f;
        const Out out = border_flux(n_, h, sign * s_.old.qx->at(x, y) * i, s_.edges.at(side, y));
        put(r_.east(y), side == Side::west ? -1 : x, out, sign, s_.old.qy->at(x, y) * i);
    }
    void border_row(std::int64_t x, std::int64_t y, Side side) {
        const float h = s_.old.depth->at(x, y), i = shallow::inverse_depth(h);
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
    const ShallowCoefficients& n_;
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
    const ShallowCoefficients n = shallow_coefficients_of(rule, most_speed);
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
                    float &qx = state.qx->at(x, y), &qy = state.qy->at(x, y);
                    const auto held = shallow::bounded_flow(g, most, state.depth->at(x, y), qx, qy);
                    qx = held.qx, qy = held.qy;
                    fastest = simd::larger(held.fastest, fastest);
                }
            return fastest;
        },
        [](float all, float part) { return std::max(all, part); });
}

}  // namespace cuesta

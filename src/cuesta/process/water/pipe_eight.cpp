// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/pipe_eight.h"

#include <algorithm>
#include <numbers>
#include <utility>

#include "cuesta/base/check.h"
#include "cuesta/base/parallel.h"
#include "cuesta/grid/row_sweep.h"
#include "cuesta/process/water/inertial_rows.h"

namespace cuesta {
namespace {

using inertial::CellAround;
using inertial::FaceDrive;
using inertial::FaceFlow;

constexpr double side_width = 2.0 / 3;
constexpr double corner_width = std::numbers::sqrt2 / 6;

// Of one kind of pipe, and what crosses it.
struct Pipes {
    using Ring = RowRings<float>::Ring;
    Ring momentum, depth, friction, quarter, q, volume;
    explicit Pipes(RowRings<float>& all)
        : momentum(all, 2),
          depth(all, 2),
          friction(all, 2),
          quarter(all, 4),
          q(all, 2),
          volume(all, 2) {}
    FaceDrive drive(std::int64_t y) const {
        FaceDrive face{};
        face.momentum = momentum(y), face.depth = depth(y);
        face.friction = friction(y), face.quarter = quarter(y);
        return face;
    }
    FaceFlow flow(std::int64_t y) const {
        FaceFlow face{};
        face.momentum = momentum(y), face.depth = depth(y);
        face.friction = friction(y), face.q = q(y);
        return face;
    }
};

struct Rings : RowRings<float> {
    Pipes east{*this}, south{*this}, southeast{*this}, southwest{*this};
    Ring share{*this, 2}, side_divergence{*this, 2}, corner_divergence{*this, 2};
    Ring limited{*this, 1};  // discharge of the row that is worked on
    Ring zeros{*this, 1};
    explicit Rings(std::int64_t columns) : RowRings(columns) { allocate(); }
};

struct Step {
    const IntField& bed;
    const WaterState &old, &made;
    const CornerState &old_corners, &made_corners;
    const PipeEdges& edges;
    const inertial::Kernels& kernels;
    const inertial::EightCoefficients& c;
    RowFrame frame;
};

// Rows [lo, hi) of the block, worked on from north to south.
class Sweep {
public:
    Sweep(const Step& step, std::int64_t lo, std::int64_t hi)
        : s_(step),
          k_(step.kernels),
          side_(step.c.side),
          corner_(step.c.corner),
          frame_(step.frame),
          west_(frame_.borders.west),
          east_(frame_.borders.east),
          lo_(lo),
          hi_(hi),
          begin_(west_ ? 0 : -2),
          end_(begin_ + whole_lines(frame_.columns + (east_ ? 0 : 2) - begin_)),
          r_(frame_.columns) {}

    // Row y drives, row y - 1 flows and shares, row y - 2 exchanges.
    PipeFlow run() {
        for (std::int64_t y = lo_ - 2; y < hi_ + 2; ++y) {
            if (frame_.inside(y)) drive(y), diverge(y);
            if (y - 1 >= lo_ - 2) flow(y - 1);
            if (y - 1 >= lo_ - 1) share(y - 1);
            if (y - 2 == lo_ - 1) volumes_below(y - 2, false);
            if (y - 2 >= lo_) exchange(y - 2);
        }
        return flow_;
    }

private:
    const float* depth(std::int64_t y) const { return std::as_const(*s_.old.depth).row(y); }
    bool open(Side side, std::int64_t place) const { return s_.edges.at(side, place) != nullptr; }
    void zero(float* row) const { std::fill(row + begin_, row + end_, 0.0f); }
    // Nothing crosses corners beyond a border at the sides.
    void cut_sides(float* row) const {
        if (west_) row[-1] = 0;
        if (east_) row[frame_.columns - 1] = 0;
    }

    // Faces or corners between cells that begin at these places.
    void drive_faces(const FlowCoefficients& c, const Pipes& pipes, std::int64_t y, std::int64_t x1,
                     std::int64_t x2, std::int64_t y2, const Field& q) {
        FaceDrive face = pipes.drive(y);
        face.water = depth(y) + x1, face.next_water = depth(y2) + x2;
        face.bed = s_.bed.row(y) + x1, face.next_bed = s_.bed.row(y2) + x2;
        face.old_q = q.row(y);
        k_.drive(c, begin_, end_, face);
    }
    void drive(std::int64_t y) {
        drive_faces(side_, r_.east, y, 0, 1, y, *s_.old.qx);
        float* east = r_.east.quarter(y);
        const std::int64_t last = frame_.columns - 1;
        const bool single = west_ && east_ && last == 0;
        if (west_) east[-1] = open(Side::west, y) && !single ? east[0] : 0;
        if (east_) east[last] = open(Side::east, y) && !single ? east[last - 1] : 0;
        if (y <= hi_ && frame_.inside(y + 1)) {
            drive_faces(side_, r_.south, y, 0, 0, y + 1, *s_.old.qy);
            drive_faces(corner_, r_.southeast, y, 0, 1, y + 1, *s_.old_corners.southeast);
            drive_faces(corner_, r_.southwest, y, 1, 0, y + 1, *s_.old_corners.southwest);
            cut_sides(r_.southeast.quarter(y)), cut_sides(r_.southwest.quarter(y));
        }
        if (frame_.first(y)) copy_quarter(-1, 0, Side::north);
        if (frame_.last(y)) copy_quarter(y, y - 1, Side::south);
    }
    void copy_quarter(std::int64_t to, std::int64_t from, Side side) {
        const bool single = frame_.borders.north && frame_.borders.south && frame_.rows == 1;
        if (!open(side, 0) || single)
            zero(r_.south.quarter(to));
        else
            std::copy(r_.south.quarter(from) + begin_, r_.south.quarter(from) + end_,
                      r_.south.quarter(to) + begin_);
    }

    // Cells of row y. No pipe goes through a border; of cells at an open one only the sides along
    // it count.
    void diverge(std::int64_t y) {
        const bool first = frame_.first(y), last = frame_.last(y);
        const bool leaves = (first && open(Side::north, 0)) || (last && open(Side::south, 0));
        const float* none = r_.zeros(0);
        const auto above = [&](const Field* field) {
            return leaves || first ? none : field->row(y - 1);
        };
        const auto own = [&](const Field* field) { return leaves || last ? none : field->row(y); };
        const Field *qy = s_.old.qy, *se = s_.old_corners.southeast, *sw = s_.old_corners.southwest;
        const float* east = std::as_const(*s_.old.qx).row(y);
        const CellAround q{nullptr, east,    above(qy), own(qy),
                           own(se), own(sw), above(se), above(sw)};
        float *side = r_.side_divergence(y), *corner = r_.corner_divergence(y);
        k_.divergence_eight(s_.c, begin_, end_, q, side, corner);
        const auto at_side = [&](std::int64_t x) {
            const bool at_west = x == 0 && west_, at_east = x == frame_.columns - 1 && east_;
            const bool out = (at_west && open(Side::west, y)) || (at_east && open(Side::east, y));
            const bool no_west = out || at_west, no_east = out || at_east;
            const float sides =
                ((no_east ? 0 : east[x]) - (no_west ? 0 : east[x - 1])) + (q.south[x] - q.north[x]);
            const float corners =
                ((no_east ? 0 : q.southeast[x]) - (no_west ? 0 : q.southeast_above[x - 1])) +
                ((no_west ? 0 : q.southwest[x - 1]) - (no_east ? 0 : q.southwest_above[x]));
            const float net = s_.c.side_width * sides + s_.c.corner_width * corners;
            side[x] = side_.smoothing * net, corner[x] = corner_.smoothing * net;
        };
        if (west_) at_side(0);
        if (east_) at_side(frame_.columns - 1);
    }

    void flow_faces(const FlowCoefficients& c, FaceFlow face, const float* divergence,
                    const float* next_divergence, const std::array<const float*, 4>& along) {
        face.divergence = divergence, face.next_divergence = next_divergence;
        std::copy(along.begin(), along.end(), face.along);
        k_.flow(c, begin_, end_, face);
    }
    void flow(std::int64_t y) {
        const bool two = frame_.inside(y) && frame_.inside(y + 1);
        const float *own = r_.side_divergence(y), *below = r_.side_divergence(y + 1);
        if (y == -1 && frame_.borders.north) {
            spill_row(r_.south.q(y), 0, Side::north, -1);
        } else if (frame_.last(y)) {
            spill_row(r_.south.q(y), y, Side::south, 1);
        } else if (two) {
            const float *e1 = r_.east.quarter(y), *e2 = r_.east.quarter(y + 1);
            flow_faces(side_, r_.south.flow(y), own, below, {e1 - 1, e1, e2 - 1, e2});
        }
        float *southeast = r_.southeast.q(y), *southwest = r_.southwest.q(y);
        if (two) {
            // The two that cross are each other's flow along.
            const float *d1 = r_.corner_divergence(y), *d2 = r_.corner_divergence(y + 1);
            const float *m1 = r_.southeast.quarter(y), *m2 = r_.southwest.quarter(y);
            flow_faces(corner_, r_.southeast.flow(y), d1, d2 + 1, {m2, m2, m2, m2});
            flow_faces(corner_, r_.southwest.flow(y), d1 + 1, d2, {m1, m1, m1, m1});
            cut_sides(southeast), cut_sides(southwest);
        } else {
            zero(southeast), zero(southwest);
            if (west_) southeast[-1] = southwest[-1] = 0;
        }
        if (!frame_.inside(y) || y < lo_ - 1) return;
        const float *n = r_.south.quarter(y - 1), *s = r_.south.quarter(y);
        flow_faces(side_, r_.east.flow(y), own, own + 1, {n, s, n + 1, s + 1});
        float* east = r_.east.q(y);
        const std::int64_t last = frame_.columns - 1;
        if (west_) east[-1] = -spill(depth(y)[0], s_.edges.at(Side::west, y));
        if (east_) east[last] = spill(depth(y)[last], s_.edges.at(Side::east, y));
    }
    // Borders have no corners: their sides count whole.
    float spill(float water, const float* k) const {
        return k == nullptr ? 0.0f : 1.5f * inertial::spill(side_, water, *k);
    }
    void spill_row(float* q, std::int64_t y, Side side, float sign) {
        zero(q);
        if (!open(side, 0)) return;
        for (std::int64_t x = west_ ? 0 : -1; x < frame_.columns + (east_ ? 0 : 1); ++x)
            q[x] = sign * spill(depth(y)[x], s_.edges.at(side, x));
    }

    void share(std::int64_t y) {
        float* share = r_.share(y);
        if (!frame_.inside(y)) {
            std::fill(share - 1, share + frame_.columns + 1, 1.0f);
            return;
        }
        const inertial::Limited limited = k_.share_eight(
            s_.c, begin_, end_, frame_.columns,
            {depth(y), r_.east.q(y), r_.south.q(y - 1), r_.south.q(y), r_.southeast.q(y),
             r_.southwest.q(y), r_.southeast.q(y - 1), r_.southwest.q(y - 1)},
            share);
        if (west_) share[-1] = 1;
        if (east_) share[frame_.columns] = 1;
        if (y >= lo_ && y < hi_) flow_.limited += limited.cells;
    }

    // From one column before the first on, as the cells of that one need them.
    void limit(const FlowCoefficients& c, const Pipes& pipes, std::int64_t y, const float* plus,
               const float* minus, Field* keep) {
        float* within = r_.limited(0);
        k_.volumes(c, frame_.columns + 1, pipes.q(y) - 1, plus - 1, minus - 1, pipes.volume(y) - 1,
                   within - 1);
        if (keep != nullptr) std::copy_n(within, frame_.columns, keep->row(y));
    }
    // South faces and corners between rows y and y + 1.
    void volumes_below(std::int64_t y, bool keep) {
        const float *own = r_.share(y), *below = r_.share(y + 1);
        limit(side_, r_.south, y, own, below, keep ? s_.made.qy : nullptr);
        limit(corner_, r_.southeast, y, own, below + 1, keep ? s_.made_corners.southeast : nullptr);
        limit(corner_, r_.southwest, y, own + 1, below, keep ? s_.made_corners.southwest : nullptr);
    }

    void exchange(std::int64_t y) {
        const float* share = r_.share(y);
        limit(side_, r_.east, y, share, share + 1, s_.made.qx);
        volumes_below(y, true);
        const CellAround volumes{depth(y),
                                 r_.east.volume(y),
                                 r_.south.volume(y - 1),
                                 r_.south.volume(y),
                                 r_.southeast.volume(y),
                                 r_.southwest.volume(y),
                                 r_.southeast.volume(y - 1),
                                 r_.southwest.volume(y - 1)};
        const inertial::Moved moved =
            k_.exchange_eight(s_.c, frame_.columns, volumes, s_.made.depth->row(y));
        flow_.deepest_bits = std::max(flow_.deepest_bits, moved.deepest_bits);
        const auto whole = [](float volume) { return static_cast<std::int64_t>(volume); };
        if (west_) flow_.left[0] -= whole(volumes.east[-1]);
        if (east_) flow_.left[1] += whole(volumes.east[frame_.columns - 1]);
        for (std::int64_t x = 0; x < frame_.columns; ++x) {
            if (frame_.first(y)) flow_.left[2] -= whole(volumes.north[x]);
            if (frame_.last(y)) flow_.left[3] += whole(volumes.south[x]);
        }
    }

    const Step& s_;
    const inertial::Kernels& k_;
    const FlowCoefficients &side_, &corner_;
    const RowFrame& frame_;
    const bool west_, east_;
    const std::int64_t lo_, hi_;
    const std::int64_t begin_, end_;  // of the loops
    Rings r_;
    PipeFlow flow_;
};

}  // namespace

PipeFlow pipe_eight_step(const IntField& bed, const WaterState& old, const CornerState& old_corners,
                         const WaterState& made, const CornerState& made_corners,
                         const PipeEdges& edges, const PipeRule& rule) {
    CUESTA_CHECK(bed.halo() >= 3, "water needs a halo of three samples");
    // Twice the smoothing that four neighbours get: their waves have more room below the limit.
    const inertial::EightCoefficients c{
        coefficients_of(rule, {side_width, 1, 2}),
        coefficients_of(rule, {corner_width, std::numbers::sqrt2, 2}),
        static_cast<float>(side_width), static_cast<float>(corner_width)};
    const std::int64_t rows = bed.rows(), pieces = 4 * thread_count();
    const Step step{bed,
                    old,
                    made,
                    old_corners,
                    made_corners,
                    edges,
                    inertial::kernels(),
                    c,
                    {bed.columns(), rows, edges.borders}};
    return ordered_reduce(
        0, rows, std::max<std::int64_t>(16, (rows + pieces - 1) / pieces), PipeFlow{},
        [&](std::int64_t lo, std::int64_t hi) { return Sweep(step, lo, hi).run(); },
        [](PipeFlow all, const PipeFlow& part) {
            all.merge(part);
            return all;
        });
}

void add_corners(const WaterState& state, const CornerState& corners, const Borders& borders,
                 Field& qx, Field& qy) {
    const std::int64_t columns = qx.columns(), rows = qx.rows();
    const auto side = static_cast<float>(side_width), half = static_cast<float>(corner_width / 2);
    // Of the corner southeast of a cell: to the east, and to the south.
    const auto across = [&](std::int64_t x, std::int64_t y, bool to_east) {
        const bool beyond = (x < 0 && borders.west) || (y < 0 && borders.north) ||
                            (x >= columns - 1 && borders.east) || (y >= rows - 1 && borders.south);
        if (beyond) return 0.0f;
        const float se = corners.southeast->at(x, y), sw = corners.southwest->at(x, y);
        return to_east ? se - sw : se + sw;
    };
    parallel_for(-1, rows, rows_per_piece(columns), [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t y = lo; y < hi; ++y)
            for (std::int64_t x = -1; x < columns; ++x) {
                if (y >= 0)
                    qx.at(x, y) = side * state.qx->at(x, y) +
                                  half * (across(x, y, true) + across(x, y - 1, true));
                if (x >= 0)
                    qy.at(x, y) = side * state.qy->at(x, y) +
                                  half * (across(x, y, false) + across(x - 1, y, false));
            }
    });
}

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/pipe_kernel.h"

#include <algorithm>

#include "cuesta/base/check.h"
#include "cuesta/base/parallel.h"
#include "cuesta/grid/row_sweep.h"
#include "cuesta/process/water/inertial_rows.h"

namespace cuesta {
namespace {

using inertial::FaceDrive;
using inertial::FaceFlow;

constexpr std::int64_t shortest_piece = 128;  // rows

// Rows around each piece as they were before any of them began.
struct Seams {
    Seams(const IntField& ground, const WaterState& old, std::int64_t piece)
        : bed(ground, piece, 3, 2, 3),
          depth(*old.depth, piece, 3, 2, 3),
          qx(*old.qx, piece, 3, 2, 3),
          qy(*old.qy, piece, 3, 2, 3) {}
    RowSeams<std::int32_t> bed;
    RowSeams<float> depth, qx, qy;
};

struct Rings : RowRings<float> {
    Ring momentum_east{*this, 4}, momentum_south{*this, 4};
    Ring depth_east{*this, 4}, depth_south{*this, 4};
    Ring friction_east{*this, 4}, friction_south{*this, 4};
    Ring quarter_east{*this, 4}, quarter_south{*this, 4};
    Ring q_east{*this, 2}, q_south{*this, 2};
    Ring share{*this, 2}, volume_south{*this, 2}, divergence{*this, 2};
    Ring north_of_piece{*this, 1};  // discharge into its first row
    Ring zeros{*this, 1};
    explicit Rings(std::int64_t columns) : RowRings(columns) { allocate(); }
};

// What all pieces have in common.
struct Step {
    const WaterState& made;
    const PipeEdges& edges;
    const Seams& seams;
    const inertial::Kernels& kernels;
    const FlowCoefficients& c;
    RowFrame frame;
    FlowFollower* follower;
};

// A piece of the block: rows [lo, hi), worked on from north to south.
class Sweep {
public:
    Sweep(const Step& step, std::int64_t lo, std::int64_t hi)
        : s_(step),
          k_(step.kernels),
          c_(step.c),
          frame_(step.frame),
          west_(frame_.borders.west),
          east_(frame_.borders.east),
          lo_(lo),
          hi_(hi),
          begin_(west_ ? 0 : -row_line),
          end_(whole_lines(frame_.columns + (east_ ? 0 : 2))),
          r_(frame_.columns) {}

    // Row y + 2 drives while row y flows and shares; row y - 1 moves.
    PipeFlow run() {
        if (s_.follower != nullptr) behind_ = s_.follower->rows(lo_, hi_);
        drive(lo_ - 2);
        drive(lo_ - 1);
        diverge(lo_ - 2);
        for (std::int64_t y = lo_ - 2; y <= hi_; ++y) {
            diverge(y + 1);
            flow(y);
            if (y >= lo_ - 1) share(y);
            if (y == lo_) volumes_south(y - 1);
            if (y <= lo_) continue;
            move(y - 1);
            if (behind_) behind_->flowed(y - 1);
        }
        return flow_;
    }

private:
    const float* depth(std::int64_t y) const { return s_.seams.depth.row(lo_, y); }
    const std::int32_t* bed(std::int64_t y) const { return s_.seams.bed.row(lo_, y); }
    const float* qx(std::int64_t y) const { return s_.seams.qx.row(lo_, y); }
    const float* qy(std::int64_t y) const { return s_.seams.qy.row(lo_, y); }
    bool open(Side side, std::int64_t place) const { return s_.edges.at(side, place) != nullptr; }

    // Whether faces east and south of row y are wanted, and those they depend on.
    bool drives_east(std::int64_t y) const {
        return y >= lo_ - 2 && y <= hi_ + 1 && frame_.inside(y);
    }
    bool drives_south(std::int64_t y) const {
        return y >= lo_ - 2 && y <= hi_ && frame_.inside(y) && frame_.inside(y + 1);
    }
    bool flows_east(std::int64_t y) const { return y >= lo_ - 1 && y <= hi_ && frame_.inside(y); }
    FaceDrive eastern(std::int64_t y) const {
        if (!drives_east(y)) return {};
        const float* h = depth(y);
        const std::int32_t* z = bed(y);
        return {.water = h,
                .next_water = h + 1,
                .bed = z,
                .next_bed = z + 1,
                .old_q = qx(y),
                .momentum = r_.momentum_east(y),
                .depth = r_.depth_east(y),
                .friction = r_.friction_east(y),
                .quarter = r_.quarter_east(y)};
    }
    FaceDrive southern(std::int64_t y) const {
        if (!drives_south(y)) return {};
        return {.water = depth(y),
                .next_water = depth(y + 1),
                .bed = bed(y),
                .next_bed = bed(y + 1),
                .old_q = qy(y),
                .momentum = r_.momentum_south(y),
                .depth = r_.depth_south(y),
                .friction = r_.friction_south(y),
                .quarter = r_.quarter_south(y)};
    }

    void drive(std::int64_t y) {
        if (drives_south(y)) k_.drive(c_, begin_, end_, southern(y));
        if (drives_east(y)) k_.drive(c_, begin_, end_, eastern(y));
        drive_borders(y);
    }
    // Nothing flows through a wall; an open border goes on as the face before it.
    void drive_borders(std::int64_t y) {
        if (!drives_east(y)) return;
        float* quarter = r_.quarter_east(y);
        const std::int64_t last = frame_.columns - 1;
        const bool single = west_ && east_ && last == 0;
        if (west_) quarter[-1] = open(Side::west, y) && !single ? quarter[0] : 0;
        if (east_) quarter[last] = open(Side::east, y) && !single ? quarter[last - 1] : 0;
        if (frame_.first(y)) copy_quarter(-1, 0, Side::north);
        if (frame_.last(y)) copy_quarter(y, y - 1, Side::south);
    }
    void copy_quarter(std::int64_t to, std::int64_t from, Side side) {
        const float* source = r_.quarter_south(from);
        float* target = r_.quarter_south(to);
        const bool single = frame_.borders.north && frame_.borders.south && frame_.rows == 1;
        const bool copies = open(side, 0) && !single;
        for (std::int64_t x = begin_; x < end_; ++x) target[x] = copies ? source[x] : 0;
    }

    // Cells of row y. Nothing comes or leaves through a wall; what crosses an open border counts
    // neither there nor over the face before it.
    void diverge(std::int64_t y) {
        if (y > hi_ + 1 || !frame_.inside(y)) return;
        const bool first = frame_.first(y), last = frame_.last(y);
        const bool leaves = (first && open(Side::north, 0)) || (last && open(Side::south, 0));
        const float* none = r_.zeros(0);
        const float* north = leaves || first ? none : qy(y - 1);
        const float* south = leaves || last ? none : qy(y);
        const float* east = qx(y);
        float* made = r_.divergence(y);
        k_.divergence(c_, begin_, end_, {east, north, south, made});
        const auto at_side = [&](std::int64_t x) {
            const bool at_west = x == 0 && west_, at_east = x == frame_.columns - 1 && east_;
            const bool out = (at_west && open(Side::west, y)) || (at_east && open(Side::east, y));
            made[x] = inertial::divergence(c_, out || at_east ? 0.0f : east[x],
                                           out || at_west ? 0.0f : east[x - 1], south[x], north[x]);
        };
        if (west_) at_side(0);
        if (east_) at_side(frame_.columns - 1);
    }

    // Row y flows; on the way row y + 2 drives.
    void flow(std::int64_t y) {
        float *south_q = r_.q_south(y), *east_q = r_.q_east(y);
        const float *own = r_.quarter_east(y), *below = r_.quarter_east(y + 1);
        faces(drives_south(y),
              {.momentum = r_.momentum_south(y),
               .depth = r_.depth_south(y),
               .friction = r_.friction_south(y),
               .divergence = r_.divergence(y),
               .next_divergence = r_.divergence(y + 1),
               .along = {own - 1, own, below - 1, below},
               .q = south_q},
              drives_south(y + 2), southern(y + 2));
        if (y == -1 && frame_.borders.north) spill_row(south_q, 0, Side::north, -1);
        if (frame_.last(y)) spill_row(south_q, y, Side::south, 1);
        const float *above = r_.quarter_south(y - 1), *along = r_.quarter_south(y);
        faces(flows_east(y),
              {.momentum = r_.momentum_east(y),
               .depth = r_.depth_east(y),
               .friction = r_.friction_east(y),
               .divergence = r_.divergence(y),
               .next_divergence = r_.divergence(y) + 1,
               .along = {above, along, above + 1, along + 1},
               .q = east_q},
              drives_east(y + 2), eastern(y + 2));
        drive_borders(y + 2);
        if (!flows_east(y)) return;
        const std::int64_t last = frame_.columns - 1;
        if (west_) east_q[-1] = -spill(depth(y)[0], s_.edges.at(Side::west, y));
        if (east_) east_q[last] = spill(depth(y)[last], s_.edges.at(Side::east, y));
    }
    void faces(bool flows, const FaceFlow& face, bool drives, const FaceDrive& after) {
        if (flows && drives) return k_.flow_drive(c_, begin_, end_, face, after);
        if (flows) k_.flow(c_, begin_, end_, face);
        if (drives) k_.drive(c_, begin_, end_, after);
    }
    float spill(float water, const float* conveyance) const {
        return conveyance == nullptr ? 0.0f : inertial::spill(c_, water, *conveyance);
    }
    void spill_row(float* q, std::int64_t y, Side side, float sign) {
        std::fill(q + begin_, q + end_, 0.0f);
        if (!open(side, 0)) return;
        const float* h = depth(y);
        for (std::int64_t x = west_ ? 0 : -1; x < frame_.columns + (east_ ? 0 : 1); ++x)
            q[x] = sign * spill(h[x], s_.edges.at(side, x));
    }

    void share(std::int64_t y) {
        float* share = r_.share(y);
        inertial::Limited& limited = limited_[y & 1];
        limited = {};
        if (!frame_.inside(y)) {
            std::fill(share - 1, share + frame_.columns + 1, 1.0f);
            return;
        }
        limited = k_.share(c_, begin_, end_, frame_.columns,
                           {depth(y), r_.q_east(y), r_.q_south(y - 1), r_.q_south(y), share});
        if (west_) share[-1] = 1;
        if (east_) share[frame_.columns] = 1;
    }

    void volumes_south(std::int64_t y) {
        k_.volumes(c_, frame_.columns, r_.q_south(y), r_.share(y), r_.share(y + 1),
                   r_.volume_south(y), r_.north_of_piece(0));
    }

    void move(std::int64_t y) {
        const float *share = r_.share(y), *q = r_.q_east(y);
        const float west_q = inertial::limited(q[-1], share[-1], share[0]);
        const float west_volume = inertial::volume(c_, west_q);
        const auto loop = c_.cfl_speed > 0 ? k_.move_and_watch : k_.move;
        const inertial::Moved moved =
            loop(c_, frame_.columns, limited_[0].around + limited_[1].around > 0,
                 {.depth = depth(y),
                  .east = q,
                  .south = r_.q_south(y),
                  .own = share,
                  .below = r_.share(y + 1),
                  .north_volume = r_.volume_south(y - 1),
                  .west_volume = west_volume,
                  .made_depth = s_.made.depth->row(y),
                  .made_east = s_.made.qx->row(y),
                  .made_south = s_.made.qy->row(y),
                  .south_volume = r_.volume_south(y),
                  .north = y > lo_ ? s_.made.qy->row(y - 1) : r_.north_of_piece(0),
                  .west = west_q});
        flow_.limited += limited_[static_cast<std::size_t>(y & 1)].cells;
        flow_.deepest_bits = std::max(flow_.deepest_bits, moved.deepest_bits);
        flow_.exceeds_cfl = flow_.exceeds_cfl || moved.exceeds_cfl;
        count_left(y, west_volume);
    }
    void count_left(std::int64_t y, float west_volume) {
        const auto whole = [](float volume) { return static_cast<std::int64_t>(volume); };
        const std::int64_t columns = frame_.columns;
        if (west_) flow_.left[0] -= whole(west_volume);
        if (east_) flow_.left[1] += whole(inertial::volume(c_, s_.made.qx->at(columns - 1, y)));
        const float *north = r_.volume_south(y - 1), *south = r_.volume_south(y);
        if (frame_.first(y))
            for (std::int64_t x = 0; x < columns; ++x) flow_.left[2] -= whole(north[x]);
        if (frame_.last(y))
            for (std::int64_t x = 0; x < columns; ++x) flow_.left[3] += whole(south[x]);
    }

    const Step& s_;
    const inertial::Kernels& k_;
    const FlowCoefficients& c_;
    const RowFrame& frame_;
    const bool west_, east_;
    const std::int64_t lo_, hi_;
    const std::int64_t begin_, end_;  // of the loops, whole lines
    Rings r_;
    std::array<inertial::Limited, 2> limited_;  // of the rows of shares
    std::unique_ptr<FlowRows> behind_;          // what follows in the same sweep
    PipeFlow flow_;
};

}  // namespace

void PipeFlow::merge(const PipeFlow& other) {
    for (std::size_t i = 0; i < left.size(); ++i) left[i] += other.left[i];
    limited += other.limited;
    deepest_bits = std::max(deepest_bits, other.deepest_bits);
    exceeds_cfl = exceeds_cfl || other.exceeds_cfl;
}

PipeFlow pipe_step(const IntField& bed, const WaterState& old, const WaterState& made,
                   const PipeEdges& edges, const PipeRule& rule, FlowFollower* follower) {
    CUESTA_CHECK(bed.halo() >= 3, "water needs a halo of three samples");
    const FlowCoefficients c = coefficients_of(rule);
    const std::int64_t rows = bed.rows();
    // The result does not depend on where pieces end.
    const std::int64_t pieces = 4 * thread_count();
    std::int64_t piece = std::max(shortest_piece, (rows + pieces - 1) / pieces);
    if (follower != nullptr) {
        const std::int64_t together = follower->rows_together();
        piece = std::max(piece + together - 1, 2 * together) / together * together;
        follower->begin(piece);
    }
    const Seams seams(bed, old, piece);
    const Step step{
        made, edges, seams, inertial::kernels(), c, {bed.columns(), rows, edges.borders}, follower};
    const PipeFlow flow = ordered_reduce(
        0, rows, piece, PipeFlow{},
        [&](std::int64_t lo, std::int64_t hi) { return Sweep(step, lo, hi).run(); },
        [](PipeFlow all, const PipeFlow& part) {
            all.merge(part);
            return all;
        });
    if (follower != nullptr) follower->end();
    return flow;
}

}  // namespace cuesta

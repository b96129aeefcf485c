// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/pipe_kernel.h"

#include <algorithm>
#include <cmath>

#include "cuesta/base/check.h"
#include "cuesta/base/parallel.h"
#include "cuesta/process/water/pipe_loops.h"
#include "cuesta/terrain/ledger.h"

namespace cuesta {
namespace {

using pipe::CellRow;
using pipe::FaceDrive;
using pipe::FaceFlow;
using pipe::LoopNumbers;

constexpr std::int64_t shortest_piece = 128;  // rows
constexpr std::int64_t lead = 32;  // room before column 0 that keeps it on a line of memory
constexpr std::int64_t line = 16;  // floats

constexpr std::int64_t whole_lines(std::int64_t columns) {
    return (columns + line - 1) / line * line;
}

// Rows of one kind of number, each from a line of memory on, an odd number of lines apart.
template <class T>
class RowStore {
public:
    RowStore(std::int64_t columns, std::int64_t rows)
        : pitch_((whole_lines(columns) / line / 2 * 2 + 5) * line),
          data_(static_cast<std::size_t>(pitch_ * rows + 2 * line)) {}
    T* at(std::int64_t row) {
        const auto start = reinterpret_cast<std::uintptr_t>(data_.data());
        const auto skip = static_cast<std::int64_t>((64 - start % 64) % 64 / sizeof(T));
        return data_.data() + skip + row * pitch_ + lead;
    }

private:
    std::int64_t pitch_;
    std::vector<T> data_;
};

// The three rows before and the two behind each piece, as they were before any of them began.
class Seams {
public:
    Seams(const IntField& bed, const WaterState& old, std::int64_t piece)
        : piece_(piece),
          pieces_((bed.rows() + piece - 1) / piece),
          beds_(bed.columns(), rows_each * pieces_),
          waters_(bed.columns(), 3 * rows_each * pieces_) {
        for (std::int64_t i = 0; i < pieces_; ++i) {
            const std::int64_t lo = i * piece, hi = std::min(lo + piece, bed.rows());
            const std::array<std::int64_t, rows_each> rows{lo - 3, lo - 2, lo - 1, hi, hi + 1};
            for (std::int64_t k = 0; k < rows_each; ++k) {
                const std::int64_t y = rows[static_cast<std::size_t>(k)];
                copy(bed, y, beds_.at(rows_each * i + k));
                copy(*old.depth, y, waters_.at(rows_each * 3 * i + k));
                copy(*old.qx, y, waters_.at(rows_each * (3 * i + 1) + k));
                copy(*old.qy, y, waters_.at(rows_each * (3 * i + 2) + k));
            }
        }
    }
    // 0 to 2: the rows before the piece that begins at `lo`; 3 and 4: those behind it.
    CellRow row(std::int64_t lo, std::int64_t k) {
        const std::int64_t i = lo / piece_;
        return {waters_.at(rows_each * 3 * i + k), beds_.at(rows_each * i + k),
                waters_.at(rows_each * (3 * i + 1) + k), waters_.at(rows_each * (3 * i + 2) + k)};
    }

private:
    template <class T>
    static void copy(const FieldOf<T>& from, std::int64_t y, T* to) {
        std::copy(from.row(y) - 3, from.row(y) + from.columns() + 3, to - 3);
    }
    static constexpr std::int64_t rows_each = 5;
    std::int64_t piece_, pieces_;
    RowStore<std::int32_t> beds_;
    RowStore<float> waters_;
};

// A piece of the block: rows [lo, hi), worked on from north to south.
struct Band {
    const IntField& bed;
    const WaterState &old, &made;
    const PipeEdges& edges;
    Seams& seams;
    const pipe::Loops& loops;
    LoopNumbers n;
    pipe::Numbers side;                  // of borders
    std::int64_t lo, hi, columns, rows;  // the latter two of the block
    PipeFlow flow;
};

class Sweep {
public:
    explicit Sweep(Band& band)
        : b_(band),
          l_(band.loops),
          west_(band.edges.borders.west),
          east_(band.edges.borders.east),
          begin_(west_ ? 0 : -line),
          end_(whole_lines(band.columns + (east_ ? 0 : 2))),
          rows_(band.columns, ring_rows) {}

    // Row y + 2 drives while row y flows and shares; row y - 1 moves.
    void run() {
        drive(b_.lo - 2);
        drive(b_.lo - 1);
        part(b_.lo - 2);
        for (std::int64_t y = b_.lo - 2; y <= b_.hi; ++y) {
            part(y + 1);
            flow(y);
            if (y >= b_.lo - 1) share(y);
            if (y == b_.lo) volumes_south(y - 1);
            if (y > b_.lo) move(y - 1);
        }
    }

private:
    // Where rings begin: of four rows for what drives, else of two.
    enum Name {
        push_east = 0,
        push_south = 4,
        drag_east = 8,
        drag_south = 12,
        fall_east = 16,
        fall_south = 20,
        most_east = 24,
        most_south = 28,
        q_east = 32,
        q_south = 34,
        shares = 36,
        volume_south = 38,
        parting = 40,
        north_of_piece = 42,
        still = 43,  // zeros
        ring_rows = 44
    };
    float* at(Name name, std::int64_t y) {
        return rows_.at(name + (name <= most_south ? y & 3 : y & 1));
    }
    bool north() const { return b_.edges.borders.north; }
    bool south() const { return b_.edges.borders.south; }
    bool inside(std::int64_t y) const { return (y >= 0 || !north()) && (y < b_.rows || !south()); }
    CellRow cells(std::int64_t y) const {
        if (y < b_.lo) return b_.seams.row(b_.lo, y - b_.lo + 3);
        if (y >= b_.hi) return b_.seams.row(b_.lo, y - b_.hi + 3);
        return {b_.old.depth->row(y), b_.bed.row(y), b_.old.qx->row(y), b_.old.qy->row(y)};
    }
    // Of the border cell at this row or column of the block; null: a wall.
    const float* conveyance(Side side, std::int64_t at) const {
        const auto& list = b_.edges.conveyance[static_cast<std::size_t>(side)];
        return list.empty() ? nullptr : list.data() + at + 2;
    }

    // Whether faces east and south of row y are wanted, and those they depend on.
    bool drives_east(std::int64_t y) const { return y >= b_.lo - 2 && y <= b_.hi + 1 && inside(y); }
    bool drives_south(std::int64_t y) const {
        return y >= b_.lo - 2 && y <= b_.hi && inside(y) && inside(y + 1);
    }
    bool flows_east(std::int64_t y) const { return y >= b_.lo - 1 && y <= b_.hi && inside(y); }
    FaceDrive eastern(std::int64_t y) {
        const CellRow c = drives_east(y) ? cells(y) : CellRow{};
        return {c.h,
                c.h + 1,
                c.z,
                c.z + 1,
                c.qx,
                at(push_east, y),
                at(drag_east, y),
                at(fall_east, y),
                at(most_east, y)};
    }
    FaceDrive southern(std::int64_t y) {
        const CellRow c = drives_south(y) ? cells(y) : CellRow{};
        const CellRow next = drives_south(y) ? cells(y + 1) : CellRow{};
        return {c.h,
                next.h,
                c.z,
                next.z,
                c.qy,
                at(push_south, y),
                at(drag_south, y),
                at(fall_south, y),
                at(most_south, y)};
    }

    void drive(std::int64_t y) {
        if (drives_south(y)) l_.drive(b_.n, begin_, end_, southern(y));
        if (drives_east(y)) l_.drive(b_.n, begin_, end_, eastern(y));
        push_at_borders(y);
    }
    // Nothing pushes across a wall; an open border goes on as the face before it.
    void push_at_borders(std::int64_t y) {
        if (!drives_east(y)) return;
        float* push = at(push_east, y);
        const bool single = west_ && east_ && b_.columns == 1;
        if (west_) push[-1] = conveyance(Side::west, y) == nullptr || single ? 0 : push[0];
        if (east_)
            push[b_.columns - 1] =
                conveyance(Side::east, y) == nullptr || single ? 0 : push[b_.columns - 2];
        if (y == 0 && north()) copy_push(-1, 0, Side::north);
        if (y == b_.rows - 1 && south()) copy_push(y, y - 1, Side::south);
    }
    void copy_push(std::int64_t to, std::int64_t from, Side side) {
        const float* source = at(push_south, from);
        float* target = at(push_south, to);
        const bool single = north() && south() && b_.rows == 1;
        const bool copies = conveyance(side, 0) != nullptr && !single;
        for (std::int64_t x = begin_; x < end_; ++x) target[x] = copies ? source[x] : 0;
    }

    // Cells of row y. Nothing comes or leaves through a wall; what crosses an open border counts
    // neither there nor over the face before it.
    void part(std::int64_t y) {
        if (y > b_.hi + 1 || !inside(y)) return;
        const bool first = y == 0 && north(), last = y == b_.rows - 1 && south();
        const CellRow own = cells(y), above = first ? own : cells(y - 1);
        const bool open = (first && conveyance(Side::north, 0) != nullptr) ||
                          (last && conveyance(Side::south, 0) != nullptr);
        const float* nothing = rows_.at(still);
        const float* north_q = open || first ? nothing : above.qy;
        const float* south_q = open || last ? nothing : own.qy;
        float* parted = at(parting, y);
        l_.part(b_.n, begin_, end_, {own.qx, north_q, south_q, parted});
        const auto at_side = [&](std::int64_t x) {
            const bool wall_west = x == 0 && west_, wall_east = x == b_.columns - 1 && east_;
            const bool leaves = (wall_west && conveyance(Side::west, y) != nullptr) ||
                                (wall_east && conveyance(Side::east, y) != nullptr);
            const float west_q = leaves || wall_west ? 0.0f : own.qx[x - 1];
            const float east_q = leaves || wall_east ? 0.0f : own.qx[x];
            parted[x] = b_.n.smooth * ((east_q - west_q) + (south_q[x] - north_q[x]));
        };
        if (west_) at_side(0);
        if (east_) at_side(b_.columns - 1);
    }

    // Row y flows; on the way row y + 2 drives.
    void flow(std::int64_t y) {
        float *south_q = at(q_south, y), *east_q = at(q_east, y);
        const float *own = at(push_east, y), *below = at(push_east, y + 1);
        faces(drives_south(y),
              {at(push_south, y),
               at(drag_south, y),
               at(fall_south, y),
               at(most_south, y),
               at(parting, y),
               at(parting, y + 1),
               {own - 1, own, below - 1, below},
               south_q},
              drives_south(y + 2), southern(y + 2));
        if (y == -1 && north()) spill_row(south_q, 0, Side::north, -1);
        if (y == b_.rows - 1 && south()) spill_row(south_q, y, Side::south, 1);
        const float *above = at(push_south, y - 1), *along = at(push_south, y);
        faces(flows_east(y),
              {at(push_east, y),
               at(drag_east, y),
               at(fall_east, y),
               at(most_east, y),
               at(parting, y),
               at(parting, y) + 1,
               {above, along, above + 1, along + 1},
               east_q},
              drives_east(y + 2), eastern(y + 2));
        push_at_borders(y + 2);
        if (!flows_east(y)) return;
        const float* h = cells(y).h;
        if (west_) east_q[-1] = -spill_at(h[0], Side::west, y);
        if (east_) east_q[b_.columns - 1] = spill_at(h[b_.columns - 1], Side::east, y);
    }
    void faces(bool flows, const FaceFlow& face, bool drives, const FaceDrive& after) {
        if (flows && drives) return l_.flow_drive(b_.n, begin_, end_, face, after);
        if (flows) l_.flow(b_.n, begin_, end_, face);
        if (drives) l_.drive(b_.n, begin_, end_, after);
    }
    float spill_at(float depth, Side side, std::int64_t y) const {
        const float* k = conveyance(side, y);
        return k == nullptr ? 0.0f : pipe::spill(b_.side, depth, *k);
    }
    void spill_row(float* q, std::int64_t y, Side side, float sign) {
        const float* k = conveyance(side, 0);
        const float* h = cells(y).h;
        std::fill(q + begin_, q + end_, 0.0f);
        if (k == nullptr) return;
        for (std::int64_t x = west_ ? 0 : -1; x < b_.columns + (east_ ? 0 : 1); ++x)
            q[x] = sign * pipe::spill(b_.side, h[x], k[x]);
    }

    void share(std::int64_t y) {
        float* share = at(shares, y);
        pipe::Limited& limited = limited_[y & 1];
        limited = {};
        if (!inside(y)) {
            std::fill(share - 1, share + b_.columns + 1, 1.0f);
            return;
        }
        limited =
            l_.share_out(b_.n, begin_, end_, b_.columns,
                         {cells(y).h, at(q_east, y), at(q_south, y - 1), at(q_south, y), share});
        if (west_) share[-1] = 1;
        if (east_) share[b_.columns] = 1;
    }

    void volumes_south(std::int64_t y) {
        l_.volumes(b_.n, b_.columns, at(q_south, y), at(shares, y), at(shares, y + 1),
                   at(volume_south, y), rows_.at(north_of_piece));
    }

    void move(std::int64_t y) {
        const float *share = at(shares, y), *q = at(q_east, y);
        const auto quanta = [&](float discharge) {
            return pipe::volume(b_.side, discharge) * b_.side.per_quantum;
        };
        const float west_q = q[-1] * (q[-1] > 0 ? share[-1] : share[0]), west_v = quanta(west_q);
        const float *north_v = at(volume_south, y - 1), *south_v = at(volume_south, y);
        const float* north_q = y > b_.lo ? b_.made.qy->row(y - 1) : rows_.at(north_of_piece);
        const auto loop = b_.n.speed > 0 ? l_.move_and_watch : l_.move;
        const pipe::Moved moved =
            loop(b_.n, b_.columns, limited_[0].around + limited_[1].around > 0,
                 {b_.old.depth->row(y), q, at(q_south, y), share, at(shares, y + 1), north_v,
                  west_v, b_.made.depth->row(y), b_.made.qx->row(y), b_.made.qy->row(y),
                  at(volume_south, y), north_q, west_q});
        b_.flow.limited += limited_[static_cast<std::size_t>(y & 1)].cells;
        b_.flow.deepest_bits = std::max(b_.flow.deepest_bits, moved.deepest_bits);
        b_.flow.rushes = b_.flow.rushes || moved.rushes;
        const auto whole = [](float volume) { return static_cast<std::int64_t>(volume); };
        if (west_) b_.flow.left[0] -= whole(west_v);
        if (east_) b_.flow.left[1] += whole(quanta(b_.made.qx->at(b_.columns - 1, y)));
        if (y == 0 && north())
            for (std::int64_t x = 0; x < b_.columns; ++x) b_.flow.left[2] -= whole(north_v[x]);
        if (y == b_.rows - 1 && south())
            for (std::int64_t x = 0; x < b_.columns; ++x) b_.flow.left[3] += whole(south_v[x]);
    }

    Band& b_;
    const pipe::Loops& l_;
    const bool west_, east_;
    const std::int64_t begin_, end_;        // of the loops, whole lines
    RowStore<float> rows_;                  // rings
    std::array<pipe::Limited, 2> limited_;  // of the rows of shares
};

}  // namespace

pipe::Numbers pipe::numbers_of(const PipeRule& rule) {
    const double g = rule.gravity, dt = rule.dt_s;
    const double damping = 1 + rule.damping * dt;
    Numbers n{};
    n.unit = static_cast<float>(rule.unit_m);
    n.quantum = static_cast<float>(rule.quantum_m);
    n.per_quantum = static_cast<float>(1 / rule.quantum_m);
    n.shift = static_cast<float>(rule.phase - 0.5);
    n.pull = static_cast<float>(g * dt / rule.spacing_m);
    n.drag4 = static_cast<float>(4 * g * dt * rule.roughness * rule.roughness);
    n.damping = static_cast<float>(damping);
    n.damping2 = static_cast<float>(damping * damping);
    n.root_gravity = static_cast<float>(std::sqrt(g));
    n.min_depth = static_cast<float>(rule.min_depth_m);
    n.smooth = static_cast<float>(rule.smoothing * dt / rule.spacing_m);
    n.reach = static_cast<float>(dt / rule.spacing_m);
    return n;
}

void PipeFlow::merge(const PipeFlow& other) {
    for (std::size_t i = 0; i < left.size(); ++i) left[i] += other.left[i];
    limited += other.limited;
    deepest_bits = std::max(deepest_bits, other.deepest_bits);
    rushes = rushes || other.rushes;
}

PipeFlow pipe_step(const IntField& bed, const WaterState& old, const WaterState& made,
                   const PipeEdges& edges, const PipeRule& rule, int width_limit) {
    CUESTA_CHECK(bed.halo() >= 3, "water needs a halo of three samples");
    const LoopNumbers n = pipe::loop_numbers_of(rule);
    const std::int64_t rows = bed.rows();
    // The result does not depend on where pieces end.
    const std::int64_t pieces = 4 * thread_count();
    const std::int64_t piece = std::max(shortest_piece, (rows + pieces - 1) / pieces);
    Seams seams(bed, old, piece);
    return ordered_reduce(
        0, rows, piece, PipeFlow{},
        [&](std::int64_t lo, std::int64_t hi) {
            Band band{bed,
                      old,
                      made,
                      edges,
                      seams,
                      pipe::loops(width_limit),
                      n,
                      pipe::numbers_of(rule),
                      lo,
                      hi,
                      bed.columns(),
                      rows,
                      {}};
            Sweep(band).run();
            return band.flow;
        },
        [](PipeFlow all, const PipeFlow& part) {
            all.merge(part);
            return all;
        });
}

}  // namespace cuesta

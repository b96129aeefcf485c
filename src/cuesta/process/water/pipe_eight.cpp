// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/pipe_eight.h"

#include <algorithm>
#include <numbers>
#include <utility>

#include "cuesta/base/check.h"
#include "cuesta/base/parallel.h"
#include "cuesta/base/simd_clones.h"
#include "cuesta/process/water/pipe_rows.h"
#include "cuesta/terrain/ledger.h"

namespace cuesta {
namespace {

using pipe::CellRow;
using pipe::larger;
using pipe::Numbers;
using pipe::smaller;

constexpr double side_width = 2.0 / 3;
constexpr double corner_width = std::numbers::sqrt2 / 6;

CUESTA_SIMD_CLONES(void, drive_sides,
                   (const Numbers& n, const CellRow& row, const CellRow& below,
                    std::int64_t columns, float* east, float* depth_east, float* south,
                    float* depth_south),
                   (n, row, below, columns, east, depth_east, south, depth_south)) {
    pipe::drive_east(n, row, -2, columns + 1, east, depth_east);
    if (south != nullptr) pipe::drive_south(n, row, below, -2, columns + 2, south, depth_south);
}

// N over the corners southeast of cells [-2, columns + 1).
CUESTA_SIMD_CLONES(void, drive_corners,
                   (const Numbers& rule, const CellRow& row, const CellRow& below,
                    std::int64_t columns, const float* se, const float* sw, float* push_se,
                    float* depth_se, float* push_sw, float* depth_sw),
                   (rule, row, below, columns, se, sw, push_se, depth_se, push_sw, depth_sw)) {
    const float* __restrict h = row.h, * __restrict hb = below.h;
    const std::int32_t* __restrict z = row.z, * __restrict zb = below.z;
    float* __restrict p1 = push_se, * __restrict d1 = depth_se;
    float* __restrict p2 = push_sw, * __restrict d2 = depth_sw;
    const Numbers n = rule;
    CUESTA_INDEPENDENT
    for (std::int64_t x = -2; x < columns + 1; ++x) {
        pipe::drive(n, h[x], hb[x + 1], z[x] - zb[x + 1], se[x], p1[x], d1[x]);
        pipe::drive(n, h[x + 1], hb[x], z[x + 1] - zb[x], sw[x], p2[x], d2[x]);
    }
}

CUESTA_SIMD_CLONES(void, flow_sides_east,
                   (const Numbers& n, std::int64_t columns, const float* push, const float* depth,
                    const float* north, const float* south, const float* parting, float* q),
                   (n, columns, push, depth, north, south, parting, q)) {
    pipe::flow_east(n, -2, columns + 1, push, depth, north, south, parting, q);
}
CUESTA_SIMD_CLONES(void, flow_sides_south,
                   (const Numbers& n, std::int64_t columns, const float* push, const float* depth,
                    const float* own, const float* below, const float* parting,
                    const float* next_parting, float* q),
                   (n, columns, push, depth, own, below, parting, next_parting, q)) {
    pipe::flow_south(n, -1, columns + 1, push, depth, own, below, parting, next_parting, q);
}
CUESTA_SIMD_CLONES(void, flow_corners,
                   (const Numbers& rule, std::int64_t columns, const float* push_se,
                    const float* depth_se, const float* push_sw, const float* depth_sw,
                    const float* parting, const float* next_parting, float* se, float* sw),
                   (rule, columns, push_se, depth_se, push_sw, depth_sw, parting, next_parting, se,
                    sw)) {
    float* __restrict q1 = se, * __restrict q2 = sw;
    const float* __restrict p = parting, * __restrict next = next_parting;
    const Numbers n = rule;
    CUESTA_INDEPENDENT
    for (std::int64_t x = -2; x < columns + 1; ++x) {
        const float se_push = pipe::smoothed(n, push_se[x], depth_se[x], p[x], next[x + 1]);
        const float sw_push = pipe::smoothed(n, push_sw[x], depth_sw[x], p[x + 1], next[x]);
        q1[x] = pipe::discharge(n, se_push, push_sw[x], depth_se[x]);
        q2[x] = pipe::discharge(n, sw_push, push_se[x], depth_sw[x]);
    }
}

// Discharges around a row of cells.
struct Around {
    const float *h, *east, *north, *south;       // sides
    const float *se, *sw, *se_above, *sw_above;  // corners southeast of this row and of that above
};
// What leaves cells [-2, columns + 2) more than comes, by the width of the pipes.
CUESTA_SIMD_CLONES(void, part_row, (std::int64_t columns, const Around& a, float* parting),
                   (columns, a, parting)) {
    const float* __restrict e = a.east, * __restrict n = a.north, * __restrict s = a.south;
    const float* __restrict se = a.se, * __restrict sw = a.sw;
    const float* __restrict nw = a.se_above, * __restrict ne = a.sw_above;
    float* __restrict out = parting;
    const auto side = static_cast<float>(side_width), corner = static_cast<float>(corner_width);
    for (std::int64_t x = -2; x < columns + 2; ++x) {
        const float sides = (e[x] - e[x - 1]) + (s[x] - n[x]);
        const float corners = (se[x] - nw[x - 1]) + (sw[x - 1] - ne[x]);
        out[x] = side * sides + corner * corners;
    }
}

CUESTA_SIMD_CLONES(void, share_row,
                   (const Numbers& side, const Numbers& corner, std::int64_t columns,
                    const Around& a, float* share),
                   (side, corner, columns, a, share)) {
    const float* __restrict h = a.h, * __restrict e = a.east, * __restrict n = a.north;
    const float* __restrict s = a.south, * __restrict se = a.se, * __restrict sw = a.sw;
    const float* __restrict nw = a.se_above, * __restrict ne = a.sw_above;
    float* __restrict out = share;
    const float keep = 8.0f * side.quantum;
    for (std::int64_t x = -1; x < columns + 1; ++x) {
        const float sides = (larger(e[x], 0.0f) + larger(-e[x - 1], 0.0f)) +
                            (larger(s[x], 0.0f) + larger(-n[x], 0.0f));
        const float corners = (larger(se[x], 0.0f) + larger(-nw[x - 1], 0.0f)) +
                              (larger(sw[x - 1], 0.0f) + larger(-ne[x], 0.0f));
        const float there = larger(h[x] * (1.0f - 0x1p-20f) - keep, 1e-30f);
        const float wish = larger(sides * side.reach + corners * corner.reach, 1e-30f);
        out[x] = smaller(there / wish, 1.0f);
    }
}

CUESTA_SIMD_CLONES(void, limit_row,
                   (const Numbers& n, std::int64_t from, std::int64_t to, const float* q,
                    const float* plus, const float* minus, float* q_out, float* v_out),
                   (n, from, to, q, plus, minus, q_out, v_out)) {
    pipe::limit(n, from, to, q, plus, minus, q_out, v_out);
}

CUESTA_SIMD_CLONES(std::uint32_t, exchange_row,
                   (std::int64_t columns, const Around& v, float* made), (columns, v, made)) {
    const float* __restrict h = v.h, * __restrict e = v.east, * __restrict n = v.north;
    const float* __restrict s = v.south, * __restrict se = v.se, * __restrict sw = v.sw;
    const float* __restrict nw = v.se_above, * __restrict ne = v.sw_above;
    float* __restrict out = made;
    std::uint32_t most = 0;
    for (std::int64_t x = 0; x < columns; ++x) {
        const float sides = ((h[x] + e[x - 1]) - e[x]) + (n[x] - s[x]);
        const float depth = (sides + (nw[x - 1] - se[x])) + (ne[x] - sw[x - 1]);
        // The northeastern pipe comes down from (x + 1, y - 1), the southwestern goes on to below.
        out[x] = depth;
        const auto bits = std::bit_cast<std::uint32_t>(depth);
        most = bits > most ? bits : most;
    }
    return most;
}

struct Block8 {
    const IntField& bed;
    const WaterState &old, &made;
    const CornerState &old_corners, &made_corners;
    const PipeEdges& edges;
    Numbers side, corner;
};

class Sweep {
public:
    Sweep(const Block8& block, std::int64_t lo, std::int64_t hi)
        : b_(block),
          lo_(lo),
          hi_(hi),
          columns_(block.bed.columns()),
          rows_(block.bed.rows()),
          pitch_((columns_ + 2 * lead + 15) / 16 * 16),
          memory_(static_cast<std::size_t>(names * 4 * pitch_)),
          still_(static_cast<std::size_t>(pitch_)) {}

    // Row y drives, row y - 1 flows and shares, row y - 2 exchanges.
    PipeFlow run() {
        for (std::int64_t y = lo_ - 2; y < hi_ + 2; ++y) {
            if (inside(y)) drive(y), part(y);
            if (y - 1 >= lo_ - 2) flow(y - 1);
            if (y - 1 >= lo_ - 1) share(y - 1);
            if (y - 2 == lo_ - 1) volumes_below(y - 2, false);
            if (y - 2 >= lo_) exchange(y - 2);
        }
        return flow_;
    }

private:
    static constexpr std::int64_t lead = 16;
    enum Name {
        push_e,
        depth_e,
        push_s,
        depth_s,
        push_se,
        depth_se,
        push_sw,
        depth_sw,
        q_e,
        q_s,
        q_se,
        q_sw,
        share_r,
        v_e,
        v_s,
        v_se,
        v_sw,
        spare,
        parting,
        names
    };
    float* at(Name name, std::int64_t y) {
        return memory_.data() + (name * 4 + (y & 3)) * pitch_ + lead;
    }
    bool north() const { return b_.edges.borders.north; }
    bool south() const { return b_.edges.borders.south; }
    bool inside(std::int64_t y) const { return (y >= 0 || !north()) && (y < rows_ || !south()); }
    CellRow cells(std::int64_t y) const {
        return {b_.old.depth->row(y), b_.bed.row(y), b_.old.qx->row(y), b_.old.qy->row(y)};
    }
    const float* conveyance(Side side, std::int64_t place) const {
        const auto& list = b_.edges.conveyance[static_cast<std::size_t>(side)];
        return list.empty() ? nullptr : list.data() + place + 2;
    }
    void zero(Name name, std::int64_t y) {
        std::fill(at(name, y) - 2, at(name, y) + columns_ + 2, 0.0f);
    }
    // Nothing crosses corners beyond a border at the sides.
    void cut_sides(Name name, std::int64_t y) {
        if (b_.edges.borders.west) at(name, y)[-1] = 0;
        if (b_.edges.borders.east) at(name, y)[columns_ - 1] = 0;
    }

    void drive(std::int64_t y) {
        const CellRow row = cells(y);
        const bool two = y <= hi_ && inside(y + 1);
        const CellRow below = two ? cells(y + 1) : row;
        float* east = at(push_e, y);
        drive_sides(b_.side, row, below, columns_, east, at(depth_e, y),
                    two ? at(push_s, y) : nullptr, at(depth_s, y));
        const Borders& borders = b_.edges.borders;
        const bool single = borders.west && borders.east && columns_ == 1;
        if (borders.west) east[-1] = conveyance(Side::west, y) == nullptr || single ? 0 : east[0];
        if (borders.east)
            east[columns_ - 1] =
                conveyance(Side::east, y) == nullptr || single ? 0 : east[columns_ - 2];
        if (two) {
            drive_corners(b_.corner, row, below, columns_, b_.old_corners.southeast->row(y),
                          b_.old_corners.southwest->row(y), at(push_se, y), at(depth_se, y),
                          at(push_sw, y), at(depth_sw, y));
            cut_sides(push_se, y), cut_sides(push_sw, y);
        }
        if (y == 0 && north()) copy_push(-1, 0, Side::north);
        if (y == rows_ - 1 && south()) copy_push(y, y - 1, Side::south);
    }
    void copy_push(std::int64_t to, std::int64_t from, Side side) {
        const bool single = north() && south() && rows_ == 1;
        if (conveyance(side, 0) == nullptr || single)
            zero(push_s, to);
        else
            std::copy_n(at(push_s, from) - 2, columns_ + 4, at(push_s, to) - 2);
    }

    // Cells of row y. No pipe goes through a border; of cells at an open one only the sides along
    // it count.
    void part(std::int64_t y) {
        const bool first = y == 0 && north(), last = y == rows_ - 1 && south();
        const bool open = (first && conveyance(Side::north, 0) != nullptr) ||
                          (last && conveyance(Side::south, 0) != nullptr);
        const float* none = still_.data() + lead;
        const auto above = [&](const Field* field) {
            return open || first ? none : std::as_const(*field).row(y - 1);
        };
        const auto own = [&](const Field* field) {
            return open || last ? none : std::as_const(*field).row(y);
        };
        const Field *qy = b_.old.qy, *se = b_.old_corners.southeast, *sw = b_.old_corners.southwest;
        const float* east = std::as_const(*b_.old.qx).row(y);
        const Around a{nullptr, east, above(qy), own(qy), own(se), own(sw), above(se), above(sw)};
        float* parted = at(parting, y);
        part_row(columns_, a, parted);
        const auto at_side = [&](std::int64_t x) {
            const bool at_west = x == 0 && b_.edges.borders.west;
            const bool at_east = x == columns_ - 1 && b_.edges.borders.east;
            const bool leaves = (at_west && conveyance(Side::west, y) != nullptr) ||
                                (at_east && conveyance(Side::east, y) != nullptr);
            const bool no_west = leaves || at_west, no_east = leaves || at_east;
            const float sides =
                ((no_east ? 0 : east[x]) - (no_west ? 0 : east[x - 1])) + (a.south[x] - a.north[x]);
            const float corners = ((no_east ? 0 : a.se[x]) - (no_west ? 0 : a.se_above[x - 1])) +
                                  ((no_west ? 0 : a.sw[x - 1]) - (no_east ? 0 : a.sw_above[x]));
            parted[x] =
                static_cast<float>(side_width) * sides + static_cast<float>(corner_width) * corners;
        };
        if (b_.edges.borders.west) at_side(0);
        if (b_.edges.borders.east) at_side(columns_ - 1);
    }

    void flow(std::int64_t y) {
        const bool two = inside(y) && inside(y + 1);
        if (y == -1 && north()) {
            spill_row(at(q_s, y), 0, Side::north, -1);
        } else if (y == rows_ - 1 && south()) {
            spill_row(at(q_s, y), y, Side::south, 1);
        } else if (two) {
            flow_sides_south(b_.side, columns_, at(push_s, y), at(depth_s, y), at(push_e, y),
                             at(push_e, y + 1), at(parting, y), at(parting, y + 1), at(q_s, y));
        }
        if (two) {
            flow_corners(b_.corner, columns_, at(push_se, y), at(depth_se, y), at(push_sw, y),
                         at(depth_sw, y), at(parting, y), at(parting, y + 1), at(q_se, y),
                         at(q_sw, y));
            cut_sides(q_se, y), cut_sides(q_sw, y);
        } else {
            zero(q_se, y), zero(q_sw, y);
        }
        if (!inside(y) || y < lo_ - 1) return;
        float* east = at(q_e, y);
        flow_sides_east(b_.side, columns_, at(push_e, y), at(depth_e, y), at(push_s, y - 1),
                        at(push_s, y), at(parting, y), east);
        const float* h = b_.old.depth->row(y);
        if (b_.edges.borders.west) east[-1] = -spill(h[0], conveyance(Side::west, y));
        if (b_.edges.borders.east)
            east[columns_ - 1] = spill(h[columns_ - 1], conveyance(Side::east, y));
    }
    // Borders have no corners: their sides count whole.
    float spill(float depth, const float* k) const {
        return k == nullptr ? 0.0f : 1.5f * pipe::spill(b_.side, depth, *k);
    }
    void spill_row(float* q, std::int64_t y, Side side, float sign) {
        const float* h = b_.old.depth->row(y);
        for (std::int64_t x = -1; x < columns_ + 1; ++x)
            q[x] = sign * spill(h[x], conveyance(side, x));
    }

    void share(std::int64_t y) {
        float* share = at(share_r, y);
        if (!inside(y)) {
            std::fill(share - 1, share + columns_ + 1, 1.0f);
            return;
        }
        share_row(b_.side, b_.corner, columns_,
                  {b_.old.depth->row(y), at(q_e, y), at(q_s, y - 1), at(q_s, y), at(q_se, y),
                   at(q_sw, y), at(q_se, y - 1), at(q_sw, y - 1)},
                  share);
        if (y >= lo_ && y < hi_) flow_.limited += pipe::count_limited(columns_, share);
    }

    // South faces and corners between rows y and y + 1.
    void volumes_below(std::int64_t y, bool keep) {
        const float *own = at(share_r, y), *below = at(share_r, y + 1);
        limit_row(b_.side, 0, columns_, at(q_s, y), own, below,
                  keep ? b_.made.qy->row(y) : at(spare, y), at(v_s, y));
        const Name from[] = {q_se, q_sw}, to[] = {v_se, v_sw};
        const float *plus[] = {own, own + 1}, *minus[] = {below + 1, below};
        Field* made[] = {b_.made_corners.southeast, b_.made_corners.southwest};
        for (std::size_t i = 0; i < 2; ++i) {
            limit_row(b_.corner, -1, columns_, at(from[i], y), plus[i], minus[i], at(spare, y),
                      at(to[i], y));
            if (keep) std::copy_n(at(spare, y), columns_, made[i]->row(y));
        }
    }

    void exchange(std::int64_t y) {
        const float* share = at(share_r, y);
        limit_row(b_.side, -1, columns_, at(q_e, y), share, share + 1, at(spare, y), at(v_e, y));
        std::copy_n(at(spare, y), columns_, b_.made.qx->row(y));
        volumes_below(y, true);
        const Around volumes{b_.old.depth->row(y), at(v_e, y),  at(v_s, y - 1),  at(v_s, y),
                             at(v_se, y),          at(v_sw, y), at(v_se, y - 1), at(v_sw, y - 1)};
        flow_.deepest_bits =
            std::max(flow_.deepest_bits, exchange_row(columns_, volumes, b_.made.depth->row(y)));
        const auto quanta = [&](float volume) {
            return static_cast<std::int64_t>(volume * b_.side.per_quantum);
        };
        if (b_.edges.borders.west) flow_.left[0] -= quanta(volumes.east[-1]);
        if (b_.edges.borders.east) flow_.left[1] += quanta(volumes.east[columns_ - 1]);
        for (std::int64_t x = 0; x < columns_; ++x) {
            if (y == 0 && north()) flow_.left[2] -= quanta(volumes.north[x]);
            if (y == rows_ - 1 && south()) flow_.left[3] += quanta(volumes.south[x]);
        }
    }

    const Block8& b_;
    std::int64_t lo_, hi_, columns_, rows_, pitch_;
    std::vector<float> memory_, still_;
    PipeFlow flow_;
};

}  // namespace

PipeFlow pipe_eight_step(const IntField& bed, const WaterState& old, const CornerState& old_corners,
                         const WaterState& made, const CornerState& made_corners,
                         const PipeEdges& edges, const PipeRule& rule) {
    CUESTA_CHECK(bed.halo() >= 3, "water needs a halo of three samples");
    Numbers side = pipe::numbers_of(rule), corner = side;
    side.reach = static_cast<float>(rule.dt_s / rule.spacing_m * side_width);
    corner.reach = static_cast<float>(rule.dt_s / rule.spacing_m * corner_width);
    corner.pull =
        static_cast<float>(rule.gravity * rule.dt_s / (rule.spacing_m * std::numbers::sqrt2));
    // Twice what four neighbours get: their waves have more room below the limit.
    const double smooth = 2 * rule.smoothing * rule.dt_s / rule.spacing_m;
    side.smooth = static_cast<float>(smooth);
    corner.smooth = static_cast<float>(smooth / std::numbers::sqrt2);
    const Block8 block{bed, old, made, old_corners, made_corners, edges, side, corner};
    const std::int64_t rows = bed.rows(), pieces = 4 * thread_count();
    return ordered_reduce(
        0, rows, std::max<std::int64_t>(16, (rows + pieces - 1) / pieces), PipeFlow{},
        [&](std::int64_t lo, std::int64_t hi) { return Sweep(block, lo, hi).run(); },
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

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/receivers.h"

#include <algorithm>

#include "cuesta/base/parallel.h"
#include "cuesta/simd/clones.h"

namespace cuesta::flow {
namespace {

constexpr std::int32_t higher_than_land = 1 << 30;
constexpr std::int64_t segment = 512;
constexpr float diagonal = 0.70710678f;

// Steepest descent of one row of cells; pit where none is lower.
CUESTA_SIMD_CLONES(void, steepest_row,
                   (const std::int32_t* north, const std::int32_t* here, const std::int32_t* south,
                    Direction* out, std::int64_t columns),
                   (north, here, south, out, columns)) {
    alignas(64) std::int32_t way[segment];
    for (std::int64_t at = 0; at < columns; at += segment) {
        const std::int64_t count = std::min(segment, columns - at);
        const std::int32_t* __restrict n = north + at;
        const std::int32_t* __restrict h = here + at;
        const std::int32_t* __restrict s = south + at;
        for (std::int64_t x = 0; x < count; ++x) {
            const std::int32_t z = h[x];
            float best = 0;
            std::int32_t d = pit;
            const auto look = [&](std::int32_t other, float per_cell, std::int32_t direction) {
                const float slope = static_cast<float>(z - other) * per_cell;
                d = slope > best ? direction : d;
                best = slope > best ? slope : best;
            };
            look(n[x - 1], diagonal, 0);
            look(n[x], 1.0f, 1);
            look(n[x + 1], diagonal, 2);
            look(h[x - 1], 1.0f, 3);
            look(h[x + 1], 1.0f, 4);
            look(s[x - 1], diagonal, 5);
            look(s[x], 1.0f, 6);
            look(s[x + 1], diagonal, 7);
            way[x] = d;
        }
        for (std::int64_t x = 0; x < count; ++x) out[at + x] = static_cast<Direction>(way[x]);
    }
}

// Marks sea in a row.
CUESTA_SIMD_CLONES(void, mark_sea,
                   (const std::int32_t* here, std::int32_t sea, Direction* out,
                    std::int64_t columns),
                   (here, sea, out, columns)) {
    for (std::int64_t x = 0; x < columns; ++x) out[x] = here[x] <= sea ? outlet : out[x];
}

class Finder {
public:
    Finder(const IntField& surface, const Frame& frame, const Land& land,
           Plane<Direction>& directions)
        : surface_(surface),
          frame_(frame),
          land_(land),
          directions_(directions),
          borders_(open_borders_of(frame.grid(), frame.block())) {}

    std::int64_t row(std::int64_t y) const {
        Direction* out = directions_.data() + frame_.cell(0, y);
        const std::int64_t columns = frame_.columns();
        const bool all = !land_.runs_along_borders;
        if (all && ((y == 0 && borders_.north) || (y + 1 == frame_.rows() && borders_.south))) {
            std::fill_n(out, columns, outlet);
        } else {
            steepest_row(surface_.row(y - 1), surface_.row(y), surface_.row(y + 1), out, columns);
            if (all && borders_.west) out[0] = outlet;
            if (all && borders_.east) out[columns - 1] = outlet;
        }
        if (land_.sea_level) mark_sea(surface_.row(y), *land_.sea_level, out, columns);
        if (land_.gaps != nullptr) mark_gaps(y, out);
        return settle_pits(y, out);
    }

    void border() const {
        for (const BorderCell& at : land_.closed) open_inwards(at);
    }

private:
    void mark_gaps(std::int64_t y, Direction* out) const {
        for (std::int64_t x = 0; x < frame_.columns(); ++x) {
            if (land_.gaps->at(x, y) != 0) {
                out[x] = gap;
                continue;
            }
            for (Direction d = 0; d < 8; ++d)
                if (land_.gaps->at(x + step_x[d], y + step_y[d]) != 0) out[x] = outlet;
        }
    }

    // Closed samples of the border give to the steepest of those that are not closed.
    void open_inwards(const BorderCell& at) const {
        const std::int64_t x = at.x - frame_.block().x0, y = at.y - frame_.block().y0;
        if (!frame_.contains(x, y)) return;
        Direction& out = directions_[frame_.cell(x, y)];
        float best = 0;
        for (Direction d = 0; d < 8; ++d) {
            const std::int32_t other = surface_.at(x + step_x[d], y + step_y[d]);
            const float slope =
                static_cast<float>(surface_.at(x, y) - other) * (is_diagonal(d) ? diagonal : 1.0f);
            if (slope > best) best = slope, out = d;
        }
    }

    bool on_border(std::int64_t x, std::int64_t y) const {
        return (x == 0 && borders_.west) || (x + 1 == frame_.columns() && borders_.east) ||
               (y == 0 && borders_.north) || (y + 1 == frame_.rows() && borders_.south);
    }

    // Level ground: on to the neighbour with the smallest id. Counts what stays a pit.
    std::int64_t settle_pits(std::int64_t y, Direction* out) const {
        std::int64_t pits = 0;
        for (std::int64_t x = 0; (x = next_pit(out, x, frame_.columns())) < frame_.columns(); ++x) {
            const std::int32_t z = surface_.at(x, y);
            CellId best = frame_.id(x, y);
            for (Direction d = 0; d < 8; ++d) {
                if (surface_.at(x + step_x[d], y + step_y[d]) != z) continue;
                const CellId other = frame_.id(x + step_x[d], y + step_y[d]);
                if (other < best) best = other, out[x] = d;
            }
            if (out[x] == pit && land_.runs_along_borders && on_border(x, y)) out[x] = outlet;
            pits += out[x] == pit ? 1 : 0;
        }
        return pits;
    }

    const IntField& surface_;
    const Frame& frame_;
    const Land& land_;
    Plane<Direction>& directions_;
    const Borders borders_;  // the open ones
};

}  // namespace

RaisedBorder::RaisedBorder(IntField& surface, const Block& block,
                           std::span<const BorderCell> closed)
    : surface_(surface) {
    for (const BorderCell& at : closed) {
        if (!block.contains(at.x, at.y)) continue;
        const std::int64_t x = at.x - block.x0, y = at.y - block.y0;
        kept_.push_back({x, y, surface.at(x, y)});
        surface.at(x, y) = higher_than_land - 1;
    }
}

RaisedBorder::~RaisedBorder() {
    for (const Kept& one : kept_) surface_.at(one.x, one.y) = one.ground;
}

void fill_ring(IntField& surface, const Frame& frame, Communicator& comm) {
    comm.exchange(surface, Outside::repeat);
    for (const Cell cell : frame.ring())
        if (frame.id(cell) == Frame::nowhere)
            surface.at(frame.x_of(cell), frame.y_of(cell)) = higher_than_land;
}

std::int64_t find_receivers(const IntField& surface, const Frame& frame, const Land& land,
                            Plane<Direction>& directions) {
    directions.resize(frame);
    const Finder finder(surface, frame, land, directions);
    const std::int64_t all = ordered_reduce(
        0, frame.rows(), rows_per_piece(frame.columns()), std::int64_t{0},
        [&](std::int64_t lo, std::int64_t hi) {
            std::int64_t pits = 0;
            for (std::int64_t y = lo; y < hi; ++y) pits += finder.row(y);
            return pits;
        },
        [](std::int64_t a, std::int64_t b) { return a + b; });
    finder.border();
    return all;
}

}  // namespace cuesta::flow

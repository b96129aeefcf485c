// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/halo_plan.h"

#include <algorithm>
#include <utility>

namespace cuesta {
namespace {

constexpr std::int64_t none = -1;

// A stretch of one axis of the halo that has one row or column of blocks behind it.
struct Stretch {
    std::int64_t to = 0, from = none, count = 0;  // in the block; on the map, or none: zeros
    std::int64_t owner = none;                    // row or column of blocks
    int step = 1;
    bool turned = false;  // of rows: beyond an odd number of poles
};

// One axis of the map.
struct Axis {
    std::int64_t samples;
    bool wraps;
    int blocks;

    std::int64_t owner(std::int64_t i) const { return ((i + 1) * blocks - 1) / samples; }
    std::int64_t begin(std::int64_t owner) const { return samples * owner / blocks; }
    std::int64_t source(std::int64_t i, Outside outside) const {
        if (const auto inside = behind(i, samples, wraps)) return *inside;
        return outside == Outside::zero ? none : std::clamp<std::int64_t>(i, 0, samples - 1);
    }
};

void append(std::vector<Stretch>& stretches, const Axis& axis, std::int64_t to, std::int64_t from,
            bool turned) {
    const std::int64_t owner = from == none ? none : axis.owner(from);
    if (!stretches.empty()) {
        Stretch& last = stretches.back();
        const bool follows = last.to + last.count == to;
        if (follows && last.owner == owner && last.turned == turned) {
            const std::int64_t step =
                from == none ? 1 : from - (last.from + (last.count - 1) * last.step);
            if (last.count == 1 && step >= -1 && step <= 1) last.step = static_cast<int>(step);
            if (from == none || step == last.step) {
                ++last.count;
                return;
            }
        }
    }
    stretches.push_back({to, from, 1, owner, 1, turned});
}

}  // namespace

std::vector<HaloPiece> halo_pieces(const Decomposition& cut, int rank, int halo, Outside outside) {
    const Grid& grid = cut.grid();
    const Block block = cut.block(rank);
    const Axis across{grid.columns, grid.wraps_x(), cut.across()};
    const Axis down{grid.rows, grid.wraps_y(), cut.down()};
    const auto columns = [&](std::int64_t begin, std::int64_t end, std::int64_t shift) {
        std::vector<Stretch> line;
        for (std::int64_t x = begin; x < end; ++x)
            append(line, across, x, across.source(block.x0 + x + shift, outside), false);
        return line;
    };
    const auto rows = [&](std::int64_t begin, std::int64_t end) {
        std::vector<Stretch> line;
        for (std::int64_t y = begin; y < end; ++y) {
            OverPoles at{0, block.y0 + y, false};
            if (outside == Outside::over_poles) at = over_poles(grid, 0, block.y0 + y);
            append(line, down, y, down.source(at.y, outside), at.turned);
        }
        return line;
    };
    std::vector<HaloPiece> pieces;
    const auto cross = [&](const std::vector<Stretch>& down_line,
                           const std::vector<Stretch>& across_line) {
        for (const Stretch& v : down_line)
            for (const Stretch& h : across_line) {
                HaloPiece piece{.to_x = h.to, .to_y = v.to, .columns = h.count, .rows = v.count};
                if (v.from != none && h.from != none) {
                    piece.owner = static_cast<int>(v.owner * cut.across() + h.owner);
                    piece.from_x = h.from - across.begin(h.owner);
                    piece.from_y = v.from - down.begin(v.owner);
                    piece.step_x = h.step, piece.step_y = v.step;
                }
                pieces.push_back(piece);
            }
    };
    // Above and below in the whole width, then the two sides.
    const std::int64_t wide = block.columns, high = block.rows;
    for (const auto& [begin, end] : {std::pair<std::int64_t, std::int64_t>{-halo, 0},
                                     std::pair<std::int64_t, std::int64_t>{high, high + halo}})
        for (const Stretch& v : rows(begin, end))
            cross({v}, columns(-halo, wide + halo, v.turned ? grid.columns / 2 : 0));
    const std::vector<Stretch> between{{0, block.y0, high, rank / cut.across(), 1, false}};
    cross(between, columns(-halo, 0, 0));
    cross(between, columns(wide, wide + halo, 0));
    return pieces;
}

std::span<const HaloPiece> HaloPlans::find(const Decomposition& cut, int rank, int halo,
                                           Outside outside) {
    for (const Plan& plan : plans_)
        if (plan.halo == halo && plan.outside == outside) return plan.pieces;
    plans_.push_back({halo, outside, halo_pieces(cut, rank, halo, outside)});
    return plans_.back().pieces;
}

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/drainage.h"

#include <algorithm>

#include "cuesta/base/check.h"
#include "cuesta/base/error.h"
#include "cuesta/base/parallel.h"
#include "cuesta/flow/reroute.h"
#include "cuesta/simd/clones.h"

namespace cuesta::flow {
namespace {

bool any_outlet(const Plane<Direction>& directions, const Frame& frame) {
    for (std::int64_t y = 0; y < frame.rows(); ++y) {
        const Direction* row = directions.data() + frame.cell(0, y);
        if (std::find(row, row + frame.columns(), outlet) != row + frame.columns()) return true;
    }
    return false;
}

// Bit d: the neighbour in direction d gives to the cell.
CUESTA_SIMD_CLONES(void, note_row,
                   (const Direction* north, const Direction* here, const Direction* south,
                    std::uint8_t* out, std::int64_t columns),
                   (north, here, south, out, columns)) {
    const Direction* __restrict n = north;
    const Direction* __restrict h = here;
    const Direction* __restrict s = south;
    std::uint8_t* __restrict to = out;
    for (std::int64_t x = 0; x < columns; ++x) {
        const auto gives = [](Direction other, Direction d) {
            return static_cast<std::uint8_t>(other == opposite(d) ? 1 << d : 0);
        };
        to[x] = static_cast<std::uint8_t>(gives(n[x - 1], 0) | gives(n[x], 1) | gives(n[x + 1], 2) |
                                          gives(h[x - 1], 3) | gives(h[x + 1], 4) |
                                          gives(s[x - 1], 5) | gives(s[x], 6) | gives(s[x + 1], 7));
    }
}

}  // namespace

void Drainage::route(IntField& surface, const Grid& grid, const Block& block, Communicator& comm,
                     const Land& land) {
    CUESTA_CHECK(surface.halo() >= 1, "the surface needs a halo");
    frame_ = Frame(grid, block);
    noted_ = false;
    {
        const RaisedBorder raised(surface, block, land.closed);
        find_ways(surface, comm, land);
    }
    if (!land.closed.empty()) fill_ring(surface, frame_, comm);
}

void Drainage::find_ways(IntField& surface, Communicator& comm, const Land& land) {
    fill_ring(surface, frame_, comm);
    std::int64_t counts[2] = {find_receivers(surface, frame_, land, directions_), 0};
    counts[1] = any_outlet(directions_, frame_) ? 1 : 0;
    comm.sum(counts);
    pits_ = counts[0];
    has_outlet_ = counts[1] > 0;
    has_depressions_ = pits_ > 0;
    if (pits_ >= std::int64_t{1} << 31)
        throw Error("the land has more hollows than can be numbered",
                    "Smooth it, or take a part of the map");
    if (has_depressions_) {
        label_basins(directions_, surface, frame_, comm, basins_);
        tree_ =
            span_basins(basins_, find_saddles(basins_, surface, frame_), has_outlet_, frame_, comm);
        reroute_over_saddles(tree_, frame_, comm, directions_);
    }
    exchange_ring(directions_, frame_, comm, gap);
}

void Drainage::note_donors() {
    if (noted_) return;
    donor_bits_.resize(frame_);
    const std::int64_t columns = frame_.columns();
    parallel_for(0, frame_.rows(), rows_per_piece(columns), [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t y = lo; y < hi; ++y) {
            const Direction* here = directions_.data() + frame_.cell(0, y);
            note_row(here - frame_.width(), here, here + frame_.width(),
                     donor_bits_.data() + frame_.cell(0, y), columns);
        }
    });
    noted_ = true;
}

void Drainage::accumulate(Communicator& comm) {
    wide_ = frame_.grid().cells() >= limits_.wide_from;
    const auto count = [&](auto& plane) {
        plane.resize(frame_);
        const std::int64_t columns = frame_.columns();
        parallel_for(0, frame_.rows(), rows_per_piece(columns),
                     [&](std::int64_t lo, std::int64_t hi) {
                         for (std::int64_t y = lo; y < hi; ++y) {
                             const Cell row = frame_.cell(0, y);
                             for (Cell i = row; i < row + static_cast<Cell>(columns); ++i)
                                 plane[i] = directions_[i] == gap ? 0 : 1;
                         }
                     });
        order_.accumulate(directions_, frame_, comm, plane);
    };
    if (wide_)
        count(many_);
    else
        count(cells_);
}

// In parts of 2^20, so that the sum over blocks cannot overflow itself.
void Drainage::check_total(Communicator& comm) const {
    constexpr std::uint64_t part = std::uint64_t{1} << 20;
    const std::uint64_t most = limits_.most_amount;
    std::uint64_t sum = 0;
    for (std::int64_t y = 0; y < frame_.rows(); ++y)
        for (std::int64_t x = 0; x < frame_.columns(); ++x)
            sum = std::min(sum + std::min(amounts_[frame_.cell(x, y)], most), most);
    std::int64_t parts[1] = {static_cast<std::int64_t>((sum + part - 1) / part)};
    comm.sum(parts);
    if (static_cast<std::uint64_t>(parts[0]) < most / part) return;
    throw Error("the water of all cells together is more than can be counted on a map so large",
                "Give less rain or runoff, or take a smaller map");
}

}  // namespace cuesta::flow

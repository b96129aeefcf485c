// SPDX-License-Identifier: Apache-2.0
#include "cuesta/rule/flux_rows.h"

#include <algorithm>

#include "cuesta/base/parallel.h"

namespace cuesta::rule {
namespace {

// Rows of a piece: two sets of faces, since southern ones are used by two rows.
class FaceBuffer {
public:
    FaceBuffer(std::size_t values, std::int64_t columns)
        : stride_(columns + 32), memory_(values * static_cast<std::size_t>(stride_) * 2) {
        for (std::size_t set = 0; set < 2; ++set)
            for (std::size_t i = 0; i < values; ++i)
                rows_[set].push_back(memory_.data() +
                                     static_cast<std::int64_t>(set * values + i) * stride_ + 16);
    }
    const std::vector<float*>& of(std::int64_t y) const { return rows_[y & 1]; }

private:
    std::int64_t stride_;
    std::vector<float> memory_;
    std::vector<float*> rows_[2];
};

FaceRow faces_of(const Mover& mover, const std::vector<float*>& rows, std::size_t first) {
    if (!mover.both_ways) return {rows[first], rows[first + 1]};
    return {rows[first], rows[first + 1], rows[first + 2], rows[first + 3]};
}

struct Part {
    StoreCounts counts;
    std::vector<Moved> moved;
    std::vector<float> largest;
};

}  // namespace

bool move_by_rows(const Program& program, const Site& site, std::span<const Field* const> inputs,
                  std::vector<Mover>& movers, StoreCounts& counts) {
    const FluxPlace place(site.grid, site.block);
    const std::vector<StoreRange> ranges(program.values(), any_range());
    const auto work = [&](std::int64_t lo, std::int64_t hi) {
        Part part;
        part.moved.resize(movers.size());
        part.largest.resize(movers.size());
        FaceBuffer buffer(program.values(), place.columns);
        ProgramRows own(program, site, inputs, 0, place.columns);
        ProgramRows west(program, site, inputs, -1, 0);
        for (std::int64_t y = lo - 1; y < hi; ++y) {
            own.row(y, buffer.of(y), ranges);
            if (y == lo - 1) own.counts = {};  // those of another piece
            if (y >= lo) west.row(y, buffer.of(y), ranges);
            std::size_t first = 0;
            for (std::size_t i = 0; i < movers.size(); ++i) {
                const Mover& mover = movers[i];
                const FaceRow faces = faces_of(mover, buffer.of(y), first);
                const FaceRow before = faces_of(mover, buffer.of(y - 1), first);
                first += mover.both_ways ? 4 : 2;
                round_faces(place, y, faces, mover.quantum, mover.most);
                if (y >= lo || y == -1) count_left(place, y, faces, part.moved[i]);
                if (y < lo) continue;
                const RowMove row{faces.east, before.south, faces.south, place.columns,
                                  mover.quantum};
                part.moved[i].limited +=
                    mover.depths != nullptr
                        ? move_row(row, mover.depths->row(y), mover.depths_to->row(y))
                        : move_row(row, mover.units->row(y), mover.units_to->row(y));
                if (mover.depths != nullptr)
                    part.largest[i] =
                        std::max(part.largest[i],
                                 largest_amount(mover.depths_to->row(y), place.columns));
            }
        }
        part.counts = own.counts;
        return part;
    };
    const Part all = ordered_reduce(
        0, place.rows, rows_per_piece(place.columns, 65536), Part{}, work,
        [&](Part sum, const Part& part) {
            sum.counts.add(part.counts);
            sum.moved.resize(movers.size());
            sum.largest.resize(movers.size());
            for (std::size_t i = 0; i < part.moved.size(); ++i) {
                sum.largest[i] = std::max(sum.largest[i], part.largest[i]);
                sum.moved[i].limited += part.moved[i].limited;
                for (std::size_t side = 0; side < 4; ++side)
                    sum.moved[i].left[side] += part.moved[i].left[side];
            }
            return sum;
        });
    bool free = true;
    for (std::size_t i = 0; i < all.moved.size(); ++i) {
        movers[i].moved = all.moved[i];
        movers[i].largest = all.largest[i];
        free = free && all.moved[i].limited == 0;
    }
    counts = all.counts;
    return free;
}

}  // namespace cuesta::rule

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/rule/flux_rows.h"

#include <algorithm>

#include "cuesta/base/parallel.h"

namespace cuesta::rule {
namespace {

// Rows of numbers with room for a column on either side, all 0.
class RowBuffer {
public:
    RowBuffer(std::size_t rows, std::int64_t columns)
        : stride_(columns + 48), memory_(rows * static_cast<std::size_t>(stride_)) {}
    float* row(std::size_t i) {
        return memory_.data() + static_cast<std::int64_t>(i) * stride_ + 16;
    }

private:
    std::int64_t stride_;
    std::vector<float> memory_;
};

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
    const bool gifts =
        std::any_of(movers.begin(), movers.end(), [](const Mover& mover) { return mover.gifts; });
    const auto work = [&](std::int64_t lo, std::int64_t hi) {
        Part part;
        part.moved.resize(movers.size());
        part.largest.resize(movers.size());
        // Values of two rows; faces of a row, southern ones of the row before it too.
        const std::size_t values = program.values();
        RowBuffer given(2 * values, place.columns), faces(3 * movers.size(), place.columns);
        const auto values_of = [&](std::int64_t y) {
            std::vector<float*> rows;
            for (std::size_t i = 0; i < values; ++i)
                rows.push_back(given.row((y & 1) * values + i));
            return rows;
        };
        const std::vector<float*> even = values_of(0), odd = values_of(1);
        const auto of = [&](std::int64_t y) -> const std::vector<float*>& {
            return (y & 1) == 0 ? even : odd;
        };
        const auto faces_of = [&](std::size_t mover, std::int64_t y) {
            return FaceRow{faces.row(3 * mover),
                           faces.row(3 * mover + 1 + static_cast<std::size_t>(y & 1))};
        };
        ProgramRows own(program, site, inputs, 0, place.columns);
        ProgramRows west(program, site, inputs, -1, 0);
        ProgramRows east(program, site, inputs, place.columns, place.columns + 1);
        const auto finish = [&](std::int64_t y) {
            std::size_t value = 0;
            for (std::size_t i = 0; i < movers.size(); ++i) {
                const Mover& mover = movers[i];
                const FaceRow now = faces_of(i, y), before = faces_of(i, y - 1);
                const auto round = [&](float* face, std::int64_t from, bool along_x) {
                    const float* here = of(y)[value];
                    const float* next = along_x ? here + 1 : of(y + 1)[value];
                    ++value;
                    if (mover.gifts)
                        round_gifts(here, next, face, from, place.columns, mover.quantum,
                                    mover.most);
                    else
                        round_faces(here, nullptr, face, from, place.columns, mover.quantum,
                                    mover.most);
                };
                if (mover.along_x) round(now.east, -1, true);
                if (mover.along_y) round(now.south, 0, false);
                close_faces(place, y, now);
                if (y >= lo || y == -1) count_left(place, y, now, part.moved[i]);
                if (y < lo) continue;
                const RowMove row{now.east, before.south, now.south, place.columns, mover.quantum};
                part.moved[i].limited +=
                    mover.depths != nullptr
                        ? move_row(row, mover.depths->row(y), mover.depths_to->row(y))
                        : move_row(row, mover.units->row(y), mover.units_to->row(y));
                if (mover.depths != nullptr)
                    part.largest[i] = std::max(
                        part.largest[i], largest_amount(mover.depths_to->row(y), place.columns));
            }
        };
        for (std::int64_t y = lo - 1; y < hi + (gifts ? 1 : 0); ++y) {
            const StoreCounts before = own.counts;
            own.row(y, of(y), ranges);
            if (y < lo || y >= hi) own.counts = before;  // those of another piece
            west.row(y, of(y), ranges);
            if (gifts) east.row(y, of(y), ranges);
            if (!gifts) finish(y);
            if (gifts && y >= lo) finish(y - 1);
        }
        part.counts = own.counts;
        return part;
    };
    const Part all = ordered_reduce(0, place.rows, rows_per_piece(place.columns, 65536), Part{},
                                    work, [&](Part sum, const Part& part) {
                                        sum.counts.add(part.counts);
                                        sum.moved.resize(movers.size());
                                        sum.largest.resize(movers.size());
                                        for (std::size_t i = 0; i < part.moved.size(); ++i) {
                                            sum.largest[i] =
                                                std::max(sum.largest[i], part.largest[i]);
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

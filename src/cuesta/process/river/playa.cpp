// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/river/playa.h"

#include <algorithm>
#include <array>

#include "cuesta/base/parallel.h"

namespace cuesta::river {
namespace {

// The largest number from `low` to `high` of which `fits` is true; it is of `low`.
template <class Fits>
std::int64_t largest_that(std::int64_t low, std::int64_t high, const Fits& fits) {
    while (low < high) {
        const std::int64_t middle = low + (high - low + 1) / 2;
        if (fits(middle))
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}

}  // namespace

void fill_lowest(LayerStack& ground, const flow::Drainage& drainage, MaterialId sediment,
                 std::int64_t units, std::int32_t now, Communicator& comm, LayerBook& book) {
    std::array<std::int64_t, 1> all{units};
    comm.sum(all);
    if (all[0] <= 0) return;
    units = all[0];
    const flow::Frame& frame = drainage.frame();
    const auto is_land = [&](std::int64_t x, std::int64_t y) {
        return drainage.direction(frame.cell(x, y)) != flow::gap;
    };
    // The sum over all land of what `of` says about height and number of a cell.
    const auto sum_over = [&](const auto& of) {
        std::array<std::int64_t, 1> sum{ordered_reduce(
            0, frame.rows(), rows_per_piece(frame.columns()), std::int64_t{0},
            [&](std::int64_t lo, std::int64_t hi) {
                std::int64_t part = 0;
                for (std::int64_t y = lo; y < hi; ++y)
                    for (std::int64_t x = 0; x < frame.columns(); ++x)
                        if (is_land(x, y))
                            part += of(std::int64_t{ground.surface().at(x, y)}, frame.id(x, y));
                return part;
            },
            [](std::int64_t a, std::int64_t b) { return a + b; })};
        comm.sum(sum);
        return sum[0];
    };
    std::int64_t lowest = std::int64_t{1} << 31;
    for (std::int64_t y = 0; y < frame.rows(); ++y)
        for (std::int64_t x = 0; x < frame.columns(); ++x)
            if (is_land(x, y)) lowest = std::min<std::int64_t>(lowest, ground.surface().at(x, y));
    lowest = static_cast<std::int64_t>(comm.smallest(static_cast<double>(lowest)));

    const auto volume = [&](std::int64_t level) {
        return sum_over([&](std::int64_t height, std::int64_t) {
            return height < level ? level - height : std::int64_t{0};
        });
    };
    const std::int64_t level =
        largest_that(lowest, lowest + units, [&](std::int64_t to) { return volume(to) <= units; });
    const std::int64_t left = units - volume(level);
    // The first `left` of the cells at or below the level get one unit more.
    const std::int64_t end = largest_that(0, frame.grid().cells(), [&](std::int64_t before) {
        return sum_over([&](std::int64_t height, std::int64_t id) {
                   return height <= level && id < before ? std::int64_t{1} : std::int64_t{0};
               }) <= left;
    });
    book.merge(book_tile_rows(frame.rows(), [&](std::int64_t lo, std::int64_t hi, LayerBook& part) {
        for (std::int64_t y = lo; y < hi; ++y)
            for (std::int64_t x = 0; x < frame.columns(); ++x) {
                const std::int64_t height = ground.surface().at(x, y);
                if (!is_land(x, y) || height > level) continue;
                const bool among_first = static_cast<std::int64_t>(frame.id(x, y)) < end;
                const std::int64_t more = level - height + (among_first ? 1 : 0);
                if (more > 0) ground.add(x, y, sediment, static_cast<Units>(more), now, part);
            }
    }));
}

}  // namespace cuesta::river

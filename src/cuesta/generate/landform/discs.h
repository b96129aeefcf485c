// SPDX-License-Identifier: Apache-2.0
// Round things on the ground: which samples each of them covers, through wrapped edges too.
//
// Positions are metres east and south of sample (0, 0). On a wrapped axis a disc is seen again one
// period on, as often as it reaches the map; on an open one it is cut off.
//
// Holds   every sample meets its discs in the order of the list, and a place within a disc is
//         counted from its own middle: same bits for any threads and blocks.
// Cost    O(samples covered). Discs are drawn some thousand at a time, so that images behind
//         wrapped edges and the index of 4 bytes per disc and strip of 16 rows need no memory to
//         speak of.
#pragma once

#include <cmath>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "cuesta/base/parallel.h"
#include "cuesta/grid/grid.h"

namespace cuesta {

struct Disc {
    double x_m = 0, y_m = 0, radius_m = 1;
    float height = 1;
    std::uint32_t number = 0;  // tells discs of one list apart; free for the caller
};

// One row of a disc: samples x_begin <= x < x_end of the block's row y. u and v are east and south
// of the disc's middle in units of its radius; u(x) = (x - x0) * step - u0, counted so that every
// block has the same bits.
struct DiscRow {
    const Disc& disc;
    std::int64_t y, x_begin, x_end;
    std::int64_t x0;  // block column near the middle
    float u0, step, v;
    float u(std::int64_t x) const { return static_cast<float>(x - x0) * step - u0; }
};

// The shorter and the longer side of the map in metres, a spacing at the least.
double shorter_side_m(const Grid& grid);
double longer_side_m(const Grid& grid);

// Adds the images of a disc that reach the map: itself and those behind wrapped edges. Error if it
// is wider than 16 periods of a wrapped axis.
void add_images(const Disc& disc, const Grid& grid, std::vector<Disc>& images);

// Whether all of a disc lies on the map; a wrapped axis has no end.
bool whole_on_map(const Disc& disc, const Grid& grid);

// The list of discs by strips of rows of a block.
class DiscIndex {
public:
    static constexpr std::int64_t strip_rows = 16;
    static std::int64_t strips_of(const Block& block) {
        return (block.rows + strip_rows - 1) / strip_rows;
    }
    // Disc i is left out of the strips for which first_order is above order[i].
    DiscIndex(std::span<const Disc> discs, std::span<const std::size_t> order,
              std::span<const std::size_t> first_order, const Grid& grid, const Block& block);
    std::span<const std::uint32_t> strip(std::int64_t number) const;

private:
    std::vector<std::size_t> first_;
    std::vector<std::uint32_t> members_;
};

// For each strip the last disc of the list that hides all before it there, or 0: covers(disc, far)
// says whether a disc does where no sample is further than `far` radii from its middle.
std::vector<std::size_t> first_seen(std::span<const Disc> discs, const Grid& grid,
                                    const Block& block,
                                    const std::function<bool(const Disc&, double)>& covers);

namespace detail {
// The rows of one disc within a strip.
template <class Body>
void draw_disc(const Disc& disc, std::int64_t strip, const Grid& grid, const Block& block,
               Body&& body) {
    const double radius = disc.radius_m / grid.spacing_m;  // samples from here on
    const double x = disc.x_m / grid.spacing_m, y = disc.y_m / grid.spacing_m;
    const auto middle = static_cast<std::int64_t>(std::floor(x));
    const std::int64_t end = std::min(block.rows, (strip + 1) * DiscIndex::strip_rows);
    for (std::int64_t row = strip * DiscIndex::strip_rows; row < end; ++row) {
        const double down = static_cast<double>(block.y0 + row) - y;
        const double reach2 = radius * radius - down * down;
        if (!(reach2 >= 0)) continue;
        const double reach = std::sqrt(reach2);
        const auto inside = [&](double edge) {  // block columns, without overflow
            const double column = edge - static_cast<double>(block.x0);
            return static_cast<std::int64_t>(
                std::clamp(column, 0.0, static_cast<double>(block.columns)));
        };
        const std::int64_t begin = inside(std::ceil(x - reach));
        const std::int64_t stop = inside(std::floor(x + reach) + 1);
        check_interrupt();
        if (begin < stop)
            body(DiscRow{disc, row, begin, stop, middle - block.x0,
                         static_cast<float>((x - static_cast<double>(middle)) / radius),
                         static_cast<float>(1 / radius), static_cast<float>(down / radius)});
    }
}
inline constexpr std::size_t discs_at_a_time = 8192;
}  // namespace detail

// Calls body(const DiscRow&) for every disc and row, in parallel over strips of rows; within a
// sample in the order of the list. Discs of radius 0 cover nothing. Where a disc hides all before
// it (see first_seen) those are left out.
template <class Body>
void for_each_disc_row(std::span<const Disc> discs, const Grid& grid, const Block& block,
                       Body&& body, const std::function<bool(const Disc&, double)>& covers = {}) {
    const std::vector<std::size_t> first = first_seen(discs, grid, block, covers);
    std::vector<Disc> images;
    std::vector<std::size_t> order;
    for (std::size_t next = 0; next < discs.size();) {
        images.clear(), order.clear();
        for (; next < discs.size() && images.size() < detail::discs_at_a_time; ++next) {
            add_images(discs[next], grid, images);
            order.resize(images.size(), next);
        }
        const DiscIndex index(images, order, first, grid, block);
        parallel_for(0, DiscIndex::strips_of(block), 1, [&](std::int64_t lo, std::int64_t hi) {
            for (std::int64_t strip = lo; strip < hi; ++strip)
                for (const std::uint32_t member : index.strip(strip))
                    detail::draw_disc(images[member], strip, grid, block, body);
        });
    }
}

}  // namespace cuesta

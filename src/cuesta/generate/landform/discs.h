// SPDX-License-Identifier: Apache-2.0
// Round things on the ground: which samples each of them covers, through wrapped edges too.
//
// Positions are metres east and south of sample (0, 0). On a wrapped axis a disc is seen again one
// period on, as often as it reaches the map; on an open one it is cut off.
//
// Holds   every sample meets its discs in the order of the list, and a place within a disc is
//         counted from its own middle: same bits for any threads and blocks.
// Cost    O(samples covered), an index of 4 bytes per disc and strip of 16 rows.
#pragma once

#include <cmath>
#include <cstdint>
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

// The discs and their images behind wrapped edges that reach the map. Error if a disc is wider than
// 16 periods of a wrapped axis.
std::vector<Disc> seen_discs(std::span<const Disc> discs, const Grid& grid);

// Block rows of each disc, and the list of discs by strips of rows.
class DiscIndex {
public:
    static constexpr std::int64_t strip_rows = 16;
    DiscIndex(std::span<const Disc> seen, const Grid& grid, const Block& block);
    std::span<const std::uint32_t> strip(std::int64_t number) const;
    std::int64_t strips() const { return strips_; }

private:
    std::int64_t strips_;
    std::vector<std::size_t> first_;
    std::vector<std::uint32_t> members_;
};

// Calls body(const DiscRow&) for every disc and row, in parallel over strips of rows; within a
// sample in the order of the list. Discs of radius 0 cover nothing.
template <class Body>
void for_each_disc_row(std::span<const Disc> discs, const Grid& grid, const Block& block,
                       Body&& body) {
    const std::vector<Disc> seen = seen_discs(discs, grid);
    const DiscIndex index(seen, grid, block);
    parallel_for(0, index.strips(), 1, [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t strip = lo; strip < hi; ++strip)
            for (const std::uint32_t member : index.strip(strip)) {
                const Disc& disc = seen[member];
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
                                     static_cast<float>(1 / radius),
                                     static_cast<float>(down / radius)});
                }
            }
    });
}

}  // namespace cuesta

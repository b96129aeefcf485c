// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/communicator.h"

#include <algorithm>

namespace cuesta {
namespace {

// Where the sample at `i` of a line of n samples comes from; -1: it is 0.
std::int64_t source_of(std::int64_t i, std::int64_t n, bool wraps, Outside outside) {
    const auto inside = behind(i, n, wraps);
    if (inside) return *inside;
    return outside == Outside::zero ? -1 : std::clamp<std::int64_t>(i, 0, n - 1);
}

// Samples before the first column and behind the last one, and what they are copies of.
struct Side {
    std::int64_t to, from;
};

template <std::size_t element>
void fill_sides(const HaloView& field, const std::vector<Side>& sides) {
    for (std::int64_t y = 0; y < field.shape.rows; ++y)
        for (const Side& side : sides) {
            if (side.from < 0)
                std::memset(field.at(side.to, y), 0, element);
            else
                std::memcpy(field.at(side.to, y), field.at(side.from, y), element);
        }
}

// A map in one block: the sides of its rows, each with the same columns, then whole rows beyond.
// That is fill_halo without asking for every sample where it comes from.
void fill_own_halo(const HaloView& field, const Grid& grid, Outside outside) {
    const std::int64_t halo = field.shape.halo, columns = field.shape.columns,
                       rows = field.shape.rows;
    std::vector<Side> sides;
    for (std::int64_t x = -halo; x < columns + halo; x = x == -1 ? columns : x + 1)
        sides.push_back({x, source_of(x, columns, grid.wraps_x(), outside)});
    if (field.element == 4)
        fill_sides<4>(field, sides);
    else if (field.element == 1)
        fill_sides<1>(field, sides);
    else
        return fill_halo(field, grid, whole(grid), outside,
                         [&](std::int64_t x, std::int64_t y) { return field.at(x, y); });
    const std::size_t bytes = static_cast<std::size_t>(columns + 2 * halo) * field.element;
    for (std::int64_t y = -halo; y < rows + halo; y = y == -1 ? rows : y + 1) {
        OverPoles at{0, y, false};
        if (outside == Outside::over_poles) at = over_poles(grid, 0, y);
        const std::int64_t from = source_of(at.y, rows, grid.wraps_y(), outside);
        if (at.turned)
            for (std::int64_t x = -halo; x < columns + halo; ++x)
                std::memcpy(field.at(x, y), field.at(*behind(at.x + x, columns, true), from),
                            field.element);
        else if (from < 0)
            std::memset(field.at(-halo, y), 0, bytes);
        else
            std::memcpy(field.at(-halo, y), field.at(-halo, from), bytes);
    }
}

}  // namespace

void SingleCommunicator::exchange(std::span<const HaloView> fields, Outside outside) {
    for (const HaloView& field : fields) fill_own_halo(field, grid_, outside);
}

std::vector<std::vector<std::byte>> SingleCommunicator::gather(std::span<const std::byte> mine) {
    return {std::vector<std::byte>(mine.begin(), mine.end())};
}

}  // namespace cuesta

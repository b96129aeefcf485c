// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/whole_map.h"

#include <algorithm>
#include <cstring>

#include "cuesta/base/check.h"
#include "cuesta/grid/map_sampling.h"

namespace cuesta {
namespace {

constexpr std::int64_t band_rows = 64;  // collected together: 64 rows of every block at a time

struct BandHead {
    std::int64_t x0, y0, columns, rows;
};

}  // namespace

WholeMap::WholeMap(const Field& part, const Grid& grid, const Block& block, Communicator& comm)
    : grid_(grid), block_(block) {
    CUESTA_CHECK(part.columns() == block.columns && part.rows() == block.rows,
                 "the field has another size than its block");
    if (comm.size() == 1) {
        first_ = part.row(0), stride_ = part.stride();
        return;
    }
    collected_.resize(static_cast<std::size_t>(grid.cells()));
    const auto most_rows = static_cast<std::int64_t>(comm.largest(static_cast<double>(block.rows)));
    const auto width = static_cast<std::size_t>(block.columns) * sizeof(float);
    std::vector<std::byte> mine;
    for (std::int64_t begin = 0; begin < most_rows; begin += band_rows) {
        const std::int64_t end = std::min(begin + band_rows, block.rows);
        const BandHead head{block.x0, block.y0 + begin, block.columns,
                            std::max<std::int64_t>(end - begin, 0)};
        mine.resize(sizeof head + static_cast<std::size_t>(head.rows) * width);
        std::memcpy(mine.data(), &head, sizeof head);
        for (std::int64_t y = 0; y < head.rows; ++y)
            std::memcpy(mine.data() + sizeof head + static_cast<std::size_t>(y) * width,
                        part.row(begin + y), width);
        for (const std::vector<std::byte>& bytes : comm.gather(mine)) {
            BandHead from;
            std::memcpy(&from, bytes.data(), sizeof from);
            const auto bytes_per_row = static_cast<std::size_t>(from.columns) * sizeof(float);
            for (std::int64_t y = 0; y < from.rows; ++y)
                std::memcpy(
                    collected_.data() + (from.y0 + y) * grid.columns + from.x0,
                    bytes.data() + sizeof from + static_cast<std::size_t>(y) * bytes_per_row,
                    bytes_per_row);
        }
    }
    first_ = collected_.data(), stride_ = static_cast<std::ptrdiff_t>(grid.columns);
}

float WholeMap::bicubic(double x, double y) const {
    return sampling::bicubic(
        *this, [](std::int64_t column) { return column; }, x, y);
}

float WholeMap::bilinear(double x, double y) const {
    return sampling::bilinear(
        *this, [](std::int64_t column) { return column; }, x, y);
}

Raster WholeMap::raster() const {
    Raster map;
    map.columns = grid_.columns, map.rows = grid_.rows;
    map.samples.resize(static_cast<std::size_t>(grid_.cells()));
    for (std::int64_t y = 0; y < grid_.rows; ++y)
        std::memcpy(map.samples.data() + y * grid_.columns, row(y),
                    static_cast<std::size_t>(grid_.columns) * sizeof(float));
    return map;
}

}  // namespace cuesta

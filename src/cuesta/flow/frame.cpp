// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/frame.h"

#include <fmt/format.h>

#include <algorithm>

#include "cuesta/base/error.h"
#include "cuesta/base/parallel.h"

namespace cuesta::flow {
namespace {

constexpr std::int64_t least_band_cells = 8192;

}  // namespace

Frame::Frame(const Grid& grid, const Block& block) : grid_(grid), block_(block) {
    if (width() * (rows() + 2) >= most_numbered)
        throw Error(fmt::format("drainage of {} x {} cells in one block: more than can be numbered",
                                block.columns, block.rows),
                    "Cut the map into blocks of at most 46,000 x 46,000 cells");
    for (Direction d = 0; d < 8; ++d)
        offsets_[d] = static_cast<std::int32_t>(step_y[d] * width() + step_x[d]);
    for (const Cell one : ring()) has_neighbours_ = has_neighbours_ || id(one) != nowhere;
    // A few bands per thread, so that they share evenly; cells between bands are finished by one
    // thread, so not too many.
    const int threads = thread_count();
    const std::int64_t wanted = threads == 1 ? 1 : 2 * std::min(threads, 32);
    const std::int64_t most = std::max<std::int64_t>(1, rows() * columns() / least_band_cells);
    const std::int64_t count = std::min({wanted, most, rows()});
    for (std::int64_t i = 0; i < count; ++i)
        bands_.push_back({rows() * i / count, rows() * (i + 1) / count});
}

CellId Frame::id_beyond(std::int64_t x, std::int64_t y) const {
    const auto on_x = behind(x, grid_.columns, grid_.wraps_x());
    const auto on_y = behind(y, grid_.rows, grid_.wraps_y());
    if (!on_x || !on_y) return nowhere;
    return static_cast<CellId>(*on_y * grid_.columns + *on_x);
}

std::vector<Cell> Frame::ring() const {
    std::vector<Cell> cells;
    cells.reserve(static_cast<std::size_t>(2 * (columns() + rows()) + 4));
    for (std::int64_t x = -1; x <= columns(); ++x) cells.push_back(cell(x, -1));
    for (std::int64_t y = 0; y < rows(); ++y) {
        cells.push_back(cell(-1, y));
        cells.push_back(cell(columns(), y));
    }
    for (std::int64_t x = -1; x <= columns(); ++x) cells.push_back(cell(x, rows()));
    return cells;
}

std::vector<Cell> Frame::rim() const {
    std::vector<Cell> cells;
    for (std::int64_t x = 0; x < columns(); ++x) cells.push_back(cell(x, 0));
    for (std::int64_t y = 1; y + 1 < rows(); ++y) {
        cells.push_back(cell(0, y));
        if (columns() > 1) cells.push_back(cell(columns() - 1, y));
    }
    if (rows() > 1)
        for (std::int64_t x = 0; x < columns(); ++x) cells.push_back(cell(x, rows() - 1));
    return cells;
}

}  // namespace cuesta::flow

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/map_window.h"

#include <algorithm>

#include "cuesta/base/check.h"
#include "cuesta/grid/map_sampling.h"

namespace cuesta {

PickedAxis PickedAxis::all(std::int64_t samples) {
    return around(0, samples, samples, true);
}

PickedAxis PickedAxis::around(std::int64_t begin, std::int64_t end, std::int64_t samples,
                              bool wraps) {
    PickedAxis axis(samples);
    // Beyond two periods everything has been seen.
    end = std::min(end, begin + 2 * samples);
    for (std::int64_t i = begin; i < end; ++i)
        axis.at_[static_cast<std::size_t>(mirrored_or_wrapped(i, samples, wraps))] = 0;
    axis.number();
    return axis;
}

PickedAxis PickedAxis::of(std::span<const std::int64_t> picked, std::int64_t samples) {
    PickedAxis axis(samples);
    for (const std::int64_t i : picked) axis.at_[static_cast<std::size_t>(i)] = 0;
    axis.number();
    return axis;
}

void PickedAxis::number() {
    std::int32_t next = 0;
    for (std::int32_t& one : at_)
        if (one == 0) one = next++;
    count_ = next;
}

std::vector<std::pair<std::int64_t, std::int64_t>> PickedAxis::stretches() const {
    std::vector<std::pair<std::int64_t, std::int64_t>> all;
    for (std::size_t i = 0; i < at_.size(); ++i) {
        if (at_[i] < 0) continue;
        if (all.empty() || i == 0 || at_[i - 1] < 0)
            all.emplace_back(static_cast<std::int64_t>(i), 1);
        else
            ++all.back().second;
    }
    return all;
}

MapWindow::MapWindow(const MapPart& part, const Block& wanted) : grid_(part.grid) {
    CUESTA_CHECK(part.field.columns() == part.block.columns && part.field.rows() == part.block.rows,
                 "the field has another size than its block");
    collect(part.field.row(0), part.field.stride(), part.block, part.comm, wanted);
}

MapWindow::MapWindow(const float* first, std::ptrdiff_t stride, const Block& have, const Grid& grid,
                     Communicator& comm, const Block& wanted)
    : grid_(grid) {
    collect(first, stride, have, comm, wanted);
}

MapWindow::MapWindow(const float* first, std::ptrdiff_t stride, const Grid& grid, const Block& have)
    : grid_(grid),
      across_(PickedAxis::around(have.x0, have.x0 + have.columns, grid.columns, true)),
      down_(PickedAxis::around(have.y0, have.y0 + have.rows, grid.rows, true)),
      first_(first),
      stride_(stride) {}

void MapWindow::collect(const float* first, std::ptrdiff_t stride, const Block& have,
                        Communicator& comm, const Block& wanted) {
    if (comm.size() == 1) {
        across_ = PickedAxis::all(grid_.columns), down_ = PickedAxis::all(grid_.rows);
        first_ = first, stride_ = stride;
        return;
    }
    across_ =
        PickedAxis::around(wanted.x0, wanted.x0 + wanted.columns, grid_.columns, grid_.wraps_x());
    down_ = PickedAxis::around(wanted.y0, wanted.y0 + wanted.rows, grid_.rows, grid_.wraps_y());
    collected_.resize(static_cast<std::size_t>(across_.count() * down_.count()));
    collect_picked(comm, source_rectangle(have, first, stride), across_, down_, collected_.data());
    first_ = collected_.data(), stride_ = static_cast<std::ptrdiff_t>(across_.count());
}

float MapWindow::bicubic(double x, double y) const {
    return sampling::bicubic(
        *this, [&](std::int64_t column) { return across_.at(column); }, x, y);
}

float MapWindow::bilinear(double x, double y) const {
    return sampling::bilinear(
        *this, [&](std::int64_t column) { return across_.at(column); }, x, y);
}

Block row_strip(std::int64_t columns, std::int64_t rows, int rank, int size) {
    const std::int64_t begin = rows * rank / size;
    return {0, begin, columns, rows * (rank + 1) / size - begin};
}

Block column_strip(std::int64_t columns, std::int64_t rows, int rank, int size) {
    const std::int64_t begin = columns * rank / size;
    return {begin, 0, columns * (rank + 1) / size - begin, rows};
}

}  // namespace cuesta

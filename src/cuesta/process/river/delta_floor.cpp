// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/river/delta_floor.h"

#include <algorithm>
#include <utility>

#include "cuesta/flow/messages.h"

namespace cuesta::river {

using flow::Cell;
using flow::CellId;

DeltaFloor::DeltaFloor(const flow::Frame& frame, flow::Plane<WaterColumn>& columns,
                       Communicator& comm, std::size_t few_tiles)
    : frame_(frame),
      columns_(columns),
      comm_(comm),
      tiles_across_(static_cast<std::uint64_t>((frame.grid().columns + side - 1) / side)),
      most_tiles_(std::max<std::size_t>(few_tiles, frame.size() / (4 * side * side))) {}

DeltaFloor::InTile DeltaFloor::in_tile(std::int64_t x, std::int64_t y) const {
    return {
        static_cast<std::uint64_t>(y / side) * tiles_across_ + static_cast<std::uint64_t>(x / side),
        static_cast<std::size_t>(y % side * side + x % side)};
}

Block DeltaFloor::area_of(std::uint64_t tile) const {
    const std::int64_t x = static_cast<std::int64_t>(tile % tiles_across_) * side;
    const std::int64_t y = static_cast<std::int64_t>(tile / tiles_across_) * side;
    const Grid& grid = frame_.grid();
    return {x, y, std::min(side, grid.columns - x), std::min(side, grid.rows - y)};
}

bool DeltaFloor::find_at(std::int64_t x, std::int64_t y, Spot& found) {
    found.cell = static_cast<CellId>(y * frame_.grid().columns + x);
    const Block& block = frame_.block();
    if (block.contains(x, y)) {
        found.column = columns_[frame_.cell(x - block.x0, y - block.y0)];
        return true;
    }
    const auto [tile, at] = in_tile(x, y);
    const auto held = tiles_.find(tile);
    if (held == tiles_.end()) {
        wanted_.insert(tile);
        return false;
    }
    held->second->used = exchanges_;
    found.column = held->second->columns[at];
    return true;
}

bool DeltaFloor::find(CellId cell, Spot& found) {
    const auto [x, y] = frame_.position(cell);
    return find_at(x, y, found);
}

bool DeltaFloor::find_around(CellId cell, std::array<Spot, 8>& found) {
    const Grid& grid = frame_.grid();
    const auto [x, y] = frame_.position(cell);
    const std::int64_t in_x = x - frame_.block().x0, in_y = y - frame_.block().y0;
    if (in_x > 0 && in_x + 1 < frame_.columns() && in_y > 0 && in_y + 1 < frame_.rows()) {
        const Cell middle = frame_.cell(in_x, in_y);
        for (flow::Direction d = 0; d < 8; ++d) {
            const std::int64_t step = flow::step_y[d] * grid.columns + flow::step_x[d];
            found[d] = {cell + static_cast<CellId>(step), columns_[frame_.neighbour(middle, d)]};
        }
        return true;
    }
    bool all = true;
    for (flow::Direction d = 0; d < 8; ++d) {
        const auto to_x = behind(x + flow::step_x[d], grid.columns, grid.wraps_x());
        const auto to_y = behind(y + flow::step_y[d], grid.rows, grid.wraps_y());
        if (!to_x || !to_y)
            found[d] = {};
        else if (!find_at(*to_x, *to_y, found[d]))
            all = false;
    }
    return all;
}

void DeltaFloor::lay(CellId cell, std::int64_t units) {
    const auto [x, y] = frame_.position(cell);
    const Block& block = frame_.block();
    const auto more = static_cast<std::int32_t>(units);
    if (block.contains(x, y)) {
        columns_[frame_.cell(x - block.x0, y - block.y0)].ground += more;
        return;
    }
    const auto [tile, at] = in_tile(x, y);
    if (const auto held = tiles_.find(tile); held != tiles_.end())
        held->second->columns[at].ground += more;
    laid_.push_back({cell, units});
}

bool DeltaFloor::mark(CellId cell) {
    const auto [x, y] = frame_.position(cell);
    const Block& block = frame_.block();
    if (block.contains(x, y)) {
        if (marked_.empty()) marked_.resize(frame_.size(), false);
        const Cell at = frame_.cell(x - block.x0, y - block.y0);
        if (marked_[at]) return false;
        return marked_[at] = true;
    }
    const auto [tile, at] = in_tile(x, y);
    std::uint64_t& row = marked_far_[tile][at / side];
    const std::uint64_t bit = std::uint64_t{1} << at % side;
    if ((row & bit) != 0) return false;
    row |= bit;
    return true;
}

void DeltaFloor::unmark(CellId cell) {
    const auto [x, y] = frame_.position(cell);
    const Block& block = frame_.block();
    if (block.contains(x, y)) {
        marked_[frame_.cell(x - block.x0, y - block.y0)] = false;
        return;
    }
    const auto [tile, at] = in_tile(x, y);
    marked_far_[tile][at / side] &= ~(std::uint64_t{1} << at % side);
}

void DeltaFloor::exchange() {
    // A tile that comes again must bring what has been laid on it.
    tell_owners();
    drop_oldest();
    std::vector<TargetRectangle> wanted;
    for (const std::uint64_t number : wanted_) {
        std::unique_ptr<Tile>& tile = tiles_[number];
        tile = std::make_unique<Tile>();
        tile->used = exchanges_ + 1;
        wanted.push_back(target_rectangle(area_of(number), tile->columns.data(), side));
    }
    wanted_.clear();
    const SourceRectangle have = source_rectangle(
        frame_.block(), columns_.data() + frame_.cell(0, 0), std::ptrdiff_t{frame_.width()});
    comm_.redistribute({&have, 1}, wanted, sizeof(WaterColumn));
    ++exchanges_;
}

void DeltaFloor::tell_owners() {
    for (const Laid& one :
         flow::migrate_to_cells(comm_, frame_, std::exchange(laid_, {}), &Laid::cell))
        columns_[frame_.cell_of(one.cell)].ground += static_cast<std::int32_t>(one.units);
}

void DeltaFloor::drop_oldest() {
    if (tiles_.size() + wanted_.size() <= most_tiles_) return;
    std::vector<std::pair<std::uint64_t, std::uint64_t>> idle;  // when used, number
    for (const auto& [number, tile] : tiles_)
        if (tile->used < exchanges_) idle.emplace_back(tile->used, number);
    std::sort(idle.begin(), idle.end());
    const std::size_t above = tiles_.size() + wanted_.size() - most_tiles_;
    for (std::size_t i = 0; i < std::min(above, idle.size()); ++i) tiles_.erase(idle[i].second);
}

}  // namespace cuesta::river

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/domain.h"

#include <algorithm>

#include "cuesta/base/check.h"

namespace cuesta {

Domain::Domain(const Grid& grid, int across, int down, int halo,
               std::shared_ptr<const MaterialTable> materials)
    // A block is at least as wide as its halo: what lies in a halo is then never beyond the border
    // of a neighbour, of which the block knows nothing.
    : grid_(grid), cut_(grid, across, down, halo), single_(grid) {
    for (int rank = 0; rank < cut_.size(); ++rank) {
        Terrain terrain(grid, cut_.block(rank), halo, materials);
        const FieldShape shape = terrain.shape();
        blocks_.push_back(
            std::make_unique<BlockState>(BlockState{std::move(terrain), Scratch(shape), {}}));
    }
    ground_.emplace()[0];  // new ground is zero everywhere
    if (cut_.size() > 1) team_ = std::make_unique<BlockTeam>(cut_);
}

StepReport Domain::for_each_block(const std::function<void(BlockState&, Communicator&)>& body) {
    for (const auto& state : blocks_) state->report = {};
    if (team_)
        team_->run([&](int rank, Communicator& comm) { body(this->block(rank), comm); });
    else
        body(block(0), single_);
    StepReport all;
    for (const auto& state : blocks_) all.merge(state->report);
    return all;
}

void Domain::over_tile(
    const Block& tile,
    const std::function<void(BlockState&, const Block&, std::int64_t)>& body) const {
    for (const auto& state : blocks_) {
        const Block& own = state->terrain.block();
        const std::int64_t x0 = std::max(tile.x0, own.x0);
        const std::int64_t x1 = std::min(tile.x0 + tile.columns, own.x0 + own.columns);
        const std::int64_t y0 = std::max(tile.y0, own.y0);
        const std::int64_t y1 = std::min(tile.y0 + tile.rows, own.y0 + own.rows);
        if (x0 >= x1 || y0 >= y1) continue;
        body(*state, {x0 - own.x0, y0 - own.y0, x1 - x0, y1 - y0},
             (y0 - tile.y0) * tile.columns + (x0 - tile.x0));
    }
}

void Domain::read_tile(std::string_view name, const Block& tile, float* out) const {
    over_tile(tile, [&](BlockState& state, const Block& part, std::int64_t at) {
        const Field* field = state.terrain.find(name);
        CUESTA_CHECK(field != nullptr, "no field '{}' on this block", name);
        for (std::int64_t y = 0; y < part.rows; ++y)
            std::copy_n(field->row(part.y0 + y) + part.x0, part.columns,
                        out + at + y * tile.columns);
    });
}

void Domain::write_tile(std::string_view name, const Block& tile, const float* from) {
    over_tile(tile, [&](BlockState& state, const Block& part, std::int64_t at) {
        Field* field = state.terrain.find(name);
        CUESTA_CHECK(field != nullptr, "no field '{}' on this block", name);
        for (std::int64_t y = 0; y < part.rows; ++y)
            std::copy_n(from + at + y * tile.columns, part.columns,
                        field->row(part.y0 + y) + part.x0);
    });
}

void Domain::show_height() {
    for (const auto& state : blocks_) state->terrain.show_height();
}

Raster Domain::collect(std::string_view name) const {
    if (name == field::height)
        for (const auto& state : blocks_) state->terrain.show_height();
    Raster raster;
    raster.columns = grid_.columns, raster.rows = grid_.rows;
    raster.spacing_m = grid_.spacing_m;
    raster.samples.resize(static_cast<std::size_t>(grid_.cells()));
    read_tile(name, whole(grid_), raster.samples.data());
    return raster;
}

void Domain::make(std::string_view name) {
    for (const auto& state : blocks_) state->terrain.make(name);
}

void Domain::drop(std::string_view name) {
    for (const auto& state : blocks_) state->terrain.drop(name);
}

void Domain::release_scratch() {
    for (const auto& state : blocks_) {
        state->scratch.release();
        state->terrain.trim();
    }
}

const Domain::Ground& Domain::ground() const {
    if (!ground_) {
        ground_.emplace();
        for (const auto& state : blocks_) state->terrain.add_ground(*ground_);
    }
    return *ground_;
}

Ledger Domain::ledger() const {
    Ledger all;
    for (const auto& state : blocks_) all.merge(state->terrain.ledger);
    return all;
}

}  // namespace cuesta

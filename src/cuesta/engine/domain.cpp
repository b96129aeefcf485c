// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/domain.h"

#include <algorithm>
#include <cstring>

#include "cuesta/base/check.h"

namespace cuesta {

Domain::Domain(const Grid& grid, int across, int down, int halo,
               std::shared_ptr<const MaterialTable> materials)
    : grid_(grid), cut_(grid, across, down), single_(grid) {
    for (int rank = 0; rank < cut_.size(); ++rank) {
        Terrain terrain(grid, cut_.block(rank), halo, materials);
        const FieldShape shape = terrain.shape();
        sites_.push_back(std::make_unique<Site>(Site{std::move(terrain), Scratch(shape), {}}));
    }
    if (cut_.size() > 1) team_ = std::make_unique<BlockTeam>(cut_);
}

StepReport Domain::each(const std::function<void(Site&, Communicator&)>& body) {
    for (const auto& site : sites_) site->report = {};
    if (team_)
        team_->run([&](int rank, Communicator& comm) { body(this->site(rank), comm); });
    else
        body(site(0), single_);
    StepReport all;
    for (const auto& site : sites_) all.merge(site->report);
    return all;
}

template <class Copy>
void Domain::over_tile(std::string_view name, const Block& tile, Copy&& copy) const {
    for (const auto& site : sites_) {
        const Block& own = site->terrain.block();
        const std::int64_t x0 = std::max(tile.x0, own.x0);
        const std::int64_t x1 = std::min(tile.x0 + tile.columns, own.x0 + own.columns);
        const std::int64_t y0 = std::max(tile.y0, own.y0);
        const std::int64_t y1 = std::min(tile.y0 + tile.rows, own.y0 + own.rows);
        if (x0 >= x1 || y0 >= y1) continue;
        Field* field = site->terrain.find(name);
        CUESTA_CHECK(field != nullptr, "no field '{}' on this block", name);
        for (std::int64_t y = y0; y < y1; ++y)
            copy(field->row(y - own.y0) + (x0 - own.x0),
                 (y - tile.y0) * tile.columns + (x0 - tile.x0),
                 static_cast<std::size_t>(x1 - x0) * sizeof(float));
    }
}

void Domain::read_tile(std::string_view name, const Block& tile, float* out) const {
    over_tile(name, tile, [out](const float* row, std::int64_t at, std::size_t bytes) {
        std::memcpy(out + at, row, bytes);
    });
}

void Domain::write_tile(std::string_view name, const Block& tile, const float* from) {
    over_tile(name, tile, [from](float* row, std::int64_t at, std::size_t bytes) {
        std::memcpy(row, from + at, bytes);
    });
}

void Domain::ground_written() {
    ground_changed();
    for (const auto& site : sites_) site->terrain.rest_used = true;
}

Raster Domain::collect(std::string_view name) const {
    Raster raster;
    raster.columns = grid_.columns, raster.rows = grid_.rows;
    raster.spacing_m = grid_.spacing_m;
    raster.samples.resize(static_cast<std::size_t>(grid_.cells()));
    read_tile(name, whole(grid_), raster.samples.data());
    return raster;
}

void Domain::make(std::string_view name) {
    for (const auto& site : sites_) site->terrain.make(name);
}

void Domain::drop(std::string_view name) {
    for (const auto& site : sites_) site->terrain.drop(name);
}

void Domain::release_scratch() {
    for (const auto& site : sites_) site->scratch.release();
}

const ExactSum& Domain::ground() const {
    if (!ground_) {
        ground_.emplace();
        for (const auto& site : sites_) site->terrain.add_ground(*ground_);
    }
    return *ground_;
}

Ledger Domain::ledger() const {
    Ledger all;
    for (const auto& site : sites_) all.merge(site->terrain.ledger);
    return all;
}

}  // namespace cuesta

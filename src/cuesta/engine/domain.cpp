// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/domain.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>

#include "cuesta/base/check.h"
#include "cuesta/base/error.h"
#include "cuesta/terrain/sheets.h"

namespace cuesta {

Domain::Domain(const Grid& grid, int across, int down, int halo,
               std::shared_ptr<const MaterialTable> materials, std::shared_ptr<Ranks> ranks)
    // A block is at least as wide as its halo: what lies in a halo is then never beyond the border
    // of a neighbour, of which the block knows nothing.
    : grid_(grid), ranks_(std::move(ranks)), cut_(grid, across, down, halo), single_(grid) {
    if (ranks_ && cut_.size() != ranks_->size())
        throw UsageError(
            fmt::format("a map of {} x {} samples cannot be cut into {} x {} blocks for {} ranks",
                        grid.columns, grid.rows, across, down, ranks_->size()));
    const int begin = ranks_ ? ranks_->rank() : 0;
    const int end = ranks_ ? begin + 1 : cut_.size();
    for (int rank = begin; rank < end; ++rank) {
        Terrain terrain(grid, cut_.block(rank), halo, materials);
        const FieldShape shape = terrain.shape();
        blocks_.push_back(
            std::make_unique<BlockState>(BlockState{std::move(terrain), Scratch(shape), {}}));
    }
    ground_.emplace()[0];  // new ground is zero everywhere
    if (ranks_)
        rank_ = std::make_unique<RankCommunicator>(cut_, ranks_);
    else if (cut_.size() > 1)
        team_ = std::make_unique<BlockTeam>(cut_);
}

double Domain::largest(double mine) const {
    if (ranks_) ranks_->largest({&mine, 1});
    return mine;
}

void Domain::sum(std::span<std::int64_t> values) const {
    if (ranks_) ranks_->sum(values);
}

Ledger Domain::over_ranks(Ledger mine) const {
    if (!ranks_) return mine;
    const std::vector<std::int64_t> integers = mine.to_integers();
    Ledger all;
    for (const std::vector<std::byte>& part : ranks_->gather(std::as_bytes(std::span(integers)))) {
        std::vector<std::int64_t> theirs(part.size() / sizeof(std::int64_t));
        std::memcpy(theirs.data(), part.data(), part.size());
        all.merge(Ledger::from_integers(theirs));
    }
    return all;
}

StepReport Domain::over_ranks(const StepReport& mine) const {
    if (!ranks_) return mine;
    std::string text;
    for (const auto& [what, times] : mine.counts) text += fmt::format("{} {}\n", times, what);
    StepReport all;
    for (const std::vector<std::byte>& part : ranks_->gather(std::as_bytes(std::span(text)))) {
        std::string_view lines(reinterpret_cast<const char*>(part.data()), part.size());
        while (!lines.empty()) {
            const std::size_t end = lines.find('\n');
            const std::string line(lines.substr(0, end));
            const std::size_t gap = line.find(' ');
            all.count(line.substr(gap + 1), std::stoll(line.substr(0, gap)));
            lines.remove_prefix(end + 1);
        }
    }
    all.at_rest = mine.at_rest;
    return all;
}

StepReport Domain::for_each_block(const std::function<void(BlockState&, Communicator&)>& body) {
    for (const auto& state : blocks_) state->report = {};
    if (team_)
        team_->run([&](int rank, Communicator& comm) { body(this->block(rank), comm); });
    else if (rank_)
        body(block(0), *rank_);
    else
        body(block(0), single_);
    StepReport all;
    for (const auto& state : blocks_) all.merge(state->report);
    return over_ranks(all);
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
    if (!ranks_) {
        raster.samples.resize(static_cast<std::size_t>(grid_.cells()));
        read_tile(name, whole(grid_), raster.samples.data());
        return raster;
    }
    const std::vector<std::byte> all = collect_elements(
        sizeof(float),
        [&](const Block& tile, void* out) { read_tile(name, tile, static_cast<float*>(out)); });
    raster.samples.resize(all.size() / sizeof(float));
    std::memcpy(raster.samples.data(), all.data(), all.size());
    return raster;
}

std::vector<std::byte> Domain::collect_elements(std::size_t element, const ReadTile& read) const {
    const auto bytes_of = [&](const Block& block) {
        return static_cast<std::size_t>(block.columns * block.rows) * element;
    };
    std::vector<std::byte> all;
    if (!ranks_) {
        all.resize(bytes_of(whole(grid_)));
        read(whole(grid_), all.data());
        return all;
    }
    const Block own = cut_.block(ranks_->rank());
    std::vector<std::byte> mine(bytes_of(own));
    read(own, mine.data());
    if (!ranks_->first()) {
        const Ranks::Outgoing send[] = {{0, mine}};
        ranks_->exchange(send, {});
        return all;
    }
    all.resize(bytes_of(whole(grid_)));
    for (int rank = 0; rank < cut_.size(); ++rank) {
        const Block block = cut_.block(rank);
        if (rank > 0) {
            mine.resize(bytes_of(block));
            const Ranks::Incoming receive[] = {{rank, mine}};
            ranks_->exchange({}, receive);
        }
        const std::size_t row = static_cast<std::size_t>(block.columns) * element;
        for (std::int64_t y = 0; y < block.rows; ++y)
            std::memcpy(
                all.data() +
                    static_cast<std::size_t>((block.y0 + y) * grid_.columns + block.x0) * element,
                mine.data() + static_cast<std::size_t>(y) * row, row);
    }
    return all;
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
        if (Sheets::of(state->terrain) == nullptr) state->terrain.trim();
    }
}

const Domain::Ground& Domain::ground() const {
    if (!ground_) {
        ground_.emplace();
        for (const auto& state : blocks_) state->terrain.add_ground(*ground_);
        if (ranks_) {
            Ledger mine;
            for (const auto& [material, sum] : *ground_) mine.account(material).end = sum;
            ground_->clear();
            const Ledger all = over_ranks(std::move(mine));
            for (const auto& [material, account] : all.accounts())
                ground_->emplace(material, account.end);
        }
    }
    return *ground_;
}

Ledger Domain::ledger() const {
    Ledger all;
    for (const auto& state : blocks_) all.merge(state->terrain.ledger);
    return over_ranks(std::move(all));
}

}  // namespace cuesta

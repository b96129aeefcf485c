// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/map_writer.h"

#include <algorithm>
#include <cstring>
#include <exception>
#include <vector>

namespace cuesta {

void MapWriter::add(const std::string& name, ElementKind kind, const Domain::ReadTile& read) {
    const Grid& grid = domain_.grid();
    if (domain_.ranks() == 1) {
        file_->add_field(name, grid.columns, grid.rows, kind, [&](const TileArea& tile, void* out) {
            read({tile.x0, tile.y0, tile.width, tile.height}, out);
        });
        return;
    }
    // Sending changes nothing of the land.
    const_cast<Domain&>(domain_).for_each_block([&](BlockState& state, Communicator& comm) {
        add_from_ranks(name, kind, read, state.terrain.block(), comm);
    });
}

void MapWriter::add_from_ranks(const std::string& name, ElementKind kind,
                               const Domain::ReadTile& read, const Block& own, Communicator& comm) {
    const Grid& grid = domain_.grid();
    const std::size_t element = element_bytes(kind);
    const std::size_t row_bytes = static_cast<std::size_t>(grid.columns) * element;
    std::vector<std::byte> mine, band;
    Block shown{0, 0, grid.columns, 0};
    std::int64_t next = 0;
    // All: the first gets the rows of a band, everybody has what of it lies in his block.
    const auto bring = [&](std::int64_t y0, std::int64_t rows) {
        const std::int64_t from = std::max(y0, own.y0);
        const std::int64_t to = std::min(y0 + rows, own.y0 + own.rows);
        const Block part{own.x0, from, own.columns, std::max<std::int64_t>(to - from, 0)};
        mine.resize(static_cast<std::size_t>(part.columns * part.rows) * element);
        if (part.rows > 0) read(part, mine.data());
        const SourceRectangle have{
            part, mine.data(),
            static_cast<std::ptrdiff_t>(part.columns) * static_cast<std::ptrdiff_t>(element)};
        shown.y0 = y0, shown.rows = rows;
        if (file_ != nullptr) band.resize(static_cast<std::size_t>(rows) * row_bytes);
        const TargetRectangle wanted{shown, band.data(), static_cast<std::ptrdiff_t>(row_bytes)};
        comm.redistribute({&have, part.rows > 0 ? std::size_t{1} : 0},
                          {&wanted, file_ != nullptr ? std::size_t{1} : 0}, element);
        next = y0 + rows;
    };
    std::exception_ptr failure;
    if (file_ != nullptr) {
        const auto give = [&](const TileArea& tile, void* out) {
            const std::size_t width = static_cast<std::size_t>(tile.width) * element;
            for (std::int64_t y = 0; y < tile.height; ++y)
                std::memcpy(static_cast<std::byte*>(out) + static_cast<std::size_t>(y) * width,
                            band.data() +
                                static_cast<std::size_t>(tile.y0 + y - shown.y0) * row_bytes +
                                static_cast<std::size_t>(tile.x0) * element,
                            width);
        };
        try {
            file_->add_field(name, grid.columns, grid.rows, kind, give, bring);
        } catch (...) {
            failure = std::current_exception();  // the others are still lending
        }
    }
    while (next < grid.rows) bring(next, std::min(checkpoint_tile, grid.rows - next));
    if (failure) std::rethrow_exception(failure);
}

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/map_writer.h"

#include <cstring>

namespace cuesta {

void MapWriter::add(const std::string& name, ElementKind kind, const Domain::ReadTile& read) {
    const Grid& grid = domain_.grid();
    if (domain_.ranks() == 1) {
        file_->add_field(name, grid.columns, grid.rows, kind, [&](const TileArea& tile, void* out) {
            read({tile.x0, tile.y0, tile.width, tile.height}, out);
        });
        return;
    }
    const std::size_t element = element_bytes(kind);
    const std::vector<std::byte> all = domain_.collect_elements(element, read);
    if (file_ == nullptr) return;
    file_->add_field(name, grid.columns, grid.rows, kind, [&](const TileArea& tile, void* out) {
        const std::size_t row = static_cast<std::size_t>(tile.width) * element;
        for (std::int64_t y = 0; y < tile.height; ++y)
            std::memcpy(
                static_cast<std::byte*>(out) + static_cast<std::size_t>(y) * row,
                all.data() +
                    static_cast<std::size_t>((tile.y0 + y) * grid.columns + tile.x0) * element,
                row);
    });
}

}  // namespace cuesta

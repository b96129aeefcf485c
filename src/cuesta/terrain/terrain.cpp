// SPDX-License-Identifier: Apache-2.0
#include "cuesta/terrain/terrain.h"

#include "cuesta/base/check.h"
#include "cuesta/base/parallel.h"

namespace cuesta {

Terrain::Terrain(const Grid& grid, const Block& block, int halo,
                 std::shared_ptr<const MaterialTable> materials)
    : grid_(grid), block_(block), halo_(halo), materials_(std::move(materials)) {
    height_ = &make(field::height);
    height_rest_ = &make(field::height_rest);
}

Field& Terrain::make(std::string_view name) {
    if (Field* found = find(name)) return *found;
    return fields_.emplace(std::string(name), Field(shape())).first->second;
}

void Terrain::drop(std::string_view name) {
    const auto it = fields_.find(name);
    if (it == fields_.end()) return;
    CUESTA_CHECK(&it->second != height_ && &it->second != height_rest_, "the ground stays");
    fields_.erase(it);
}

Field* Terrain::find(std::string_view name) {
    const auto it = fields_.find(name);
    return it == fields_.end() ? nullptr : &it->second;
}

const Field* Terrain::find(std::string_view name) const {
    const auto it = fields_.find(name);
    return it == fields_.end() ? nullptr : &it->second;
}

void Terrain::add_ground(ExactSum& sum) const {
    const auto columns = static_cast<std::size_t>(block_.columns);
    const Field& rest = *height_rest_;
    sum = ordered_reduce(
        0, block_.rows, rows_per_piece(block_.columns, 1 << 20), std::move(sum),
        [&](std::int64_t lo, std::int64_t hi) {
            ExactSum part;
            for (std::int64_t y = lo; y < hi; ++y) {
                part.add(height_->row(y), columns);
                if (rest_used) part.add(rest.row(y), columns);
            }
            return part;
        },
        [](ExactSum all, const ExactSum& part) {
            all.merge(part);
            return all;
        });
}

}  // namespace cuesta

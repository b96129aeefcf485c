// SPDX-License-Identifier: Apache-2.0
#include "cuesta/terrain/layer_tile.h"

namespace cuesta {
namespace {

constexpr std::size_t least_spare = 1024;  // layers that a pool has to grow into, at least

// What a column gets that has outgrown its room.
int room_for(int had, int wanted) {
    const int spare = had > 0 ? 1 + had / 8 : 0;
    return std::min(wanted + spare, most_layers);
}

}  // namespace

LayerTile LayerTile::clone() const {
    LayerTile copy;
    if (layers_ == 0) return copy;
    copy.columns_ = std::make_unique<Columns>(*columns_);
    copy.allocate(layers_);
    for (std::size_t c = 0; c < cells; ++c) {
        const std::size_t n = columns_->count[c], from = columns_->first[c];
        std::copy_n(thickness_.get() + from, n, copy.thickness_.get() + copy.end_);
        std::copy_n(material_.get() + from, n, copy.material_.get() + copy.end_);
        std::copy_n(born_.get() + from, n, copy.born_.get() + copy.end_);
        copy.columns_->first[c] = static_cast<std::uint32_t>(copy.end_);
        copy.columns_->room[c] = columns_->count[c];
        copy.end_ += n;
    }
    copy.layers_ = layers_;
    return copy;
}

std::uint64_t LayerTile::bytes() const {
    return (columns_ ? sizeof(Columns) : 0) + std::uint64_t{capacity_} * layer_bytes;
}

void LayerTile::allocate(std::size_t capacity) {
    thickness_ = std::make_unique_for_overwrite<Units[]>(capacity);
    material_ = std::make_unique_for_overwrite<MaterialId[]>(capacity);
    born_ = std::make_unique_for_overwrite<std::int32_t[]>(capacity);
    capacity_ = capacity;
}

// A column that has changed keeps room for one more.
std::size_t LayerTile::room_of(std::size_t cell, Fit fit) const {
    const std::size_t n = columns_->count[cell];
    if (fit == Fit::closely) return n;
    return fit == Fit::one_more ? n + 1 : std::min<std::size_t>(columns_->room[cell], n + 1);
}

// All columns in order.
void LayerTile::pack(Fit fit, std::size_t more) {
    if (!columns_) columns_ = std::make_unique<Columns>();
    std::size_t need = 0;
    for (std::size_t c = 0; c < cells; ++c) need += room_of(c, fit);
    if (fit == Fit::as_it_changed) more = std::max({more, need / 4, least_spare});
    LayerTile old;
    std::swap(old.thickness_, thickness_);
    std::swap(old.material_, material_);
    std::swap(old.born_, born_);
    allocate(need + more);
    end_ = 0;
    for (std::size_t c = 0; c < cells; ++c) {
        const std::size_t n = columns_->count[c], from = columns_->first[c];
        std::copy_n(old.thickness_.get() + from, n, thickness_.get() + end_);
        std::copy_n(old.material_.get() + from, n, material_.get() + end_);
        std::copy_n(old.born_.get() + from, n, born_.get() + end_);
        const std::size_t room = room_of(c, fit);
        columns_->first[c] = static_cast<std::uint32_t>(end_);
        columns_->room[c] = static_cast<std::uint8_t>(room);
        end_ += room;
    }
}

void LayerTile::find_room(std::size_t cell, int wanted) {
    if (!columns_) columns_ = std::make_unique<Columns>();
    const int had = columns_->count[cell], room = room_for(had, wanted);
    const auto more = static_cast<std::size_t>(room);
    if (end_ + more > capacity_) pack(Fit::as_it_changed, more);
    const std::size_t from = columns_->first[cell];
    std::copy_n(thickness_.get() + from, had, thickness_.get() + end_);
    std::copy_n(material_.get() + from, had, material_.get() + end_);
    std::copy_n(born_.get() + from, had, born_.get() + end_);
    columns_->first[cell] = static_cast<std::uint32_t>(end_);
    columns_->room[cell] = static_cast<std::uint8_t>(room);
    end_ += more;
}

void LayerTile::trim() {
    if (!columns_) return;
    if (layers_ == 0) {
        *this = LayerTile();
    } else if (capacity_ > layers_ + layers_ / 16) {
        pack(Fit::closely, 0);
    }
}

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/terrain/layer_tile.h"

#include <algorithm>
#include <cstring>

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
        std::copy_n(deposited_step_.get() + from, n, copy.deposited_step_.get() + copy.end_);
        copy.columns_->first[c] = static_cast<std::uint32_t>(copy.end_);
        copy.columns_->room[c] = columns_->count[c];
        copy.end_ += n;
    }
    copy.layers_ = layers_;
    copy.find_held();
    return copy;
}

std::uint64_t LayerTile::bytes() const {
    return (columns_ ? cells * column_bytes : 0) + std::uint64_t{capacity_} * layer_bytes;
}

void LayerTile::allocate(std::size_t capacity) {
    thickness_ = std::make_unique_for_overwrite<Units[]>(capacity);
    material_ = std::make_unique_for_overwrite<MaterialId[]>(capacity);
    deposited_step_ = std::make_unique_for_overwrite<std::int32_t[]>(capacity);
    capacity_ = capacity;
}

// A column that has changed keeps some room, a quarter of its layers and one at most: what grew
// will grow and shrink again.
std::size_t LayerTile::room_of(std::size_t cell, Fit fit) const {
    const std::size_t n = columns_->count[cell];
    if (fit == Fit::closely) return n;
    return fit == Fit::one_more ? n + 1
                                : std::min<std::size_t>(columns_->room[cell], n + n / 4 + 1);
}

void LayerTile::find_held() {
    std::array<bool, 256> held{};
    for (std::size_t c = 0; c < cells; ++c) {
        const MaterialId* const material = material_.get() + columns_->first[c];
        for (std::size_t i = 0; i < columns_->count[c]; ++i) held[material[i]] = true;
    }
    columns_->held = {};
    for (std::size_t id = 0; id < held.size(); ++id)
        if (held[id]) columns_->held.add(static_cast<MaterialId>(id));
}

// All columns in order. Those that lie behind one another and keep their room move together.
void LayerTile::pack(Fit fit, std::size_t more) {
    if (!columns_) columns_ = std::make_unique<Columns>();
    std::array<std::uint8_t, cells> rooms;
    std::size_t need = 0;
    for (std::size_t c = 0; c < cells; ++c) {
        rooms[c] = static_cast<std::uint8_t>(room_of(c, fit));
        need += rooms[c];
    }
    if (fit == Fit::as_it_changed) more = std::max({more, need / 4, least_spare});
    columns_->even = -1;
    LayerTile old;
    std::swap(old.thickness_, thickness_);
    std::swap(old.material_, material_);
    std::swap(old.deposited_step_, deposited_step_);
    allocate(need + more);
    const auto move = [&](std::size_t from, std::size_t to, std::size_t count) {
        std::copy_n(old.thickness_.get() + from, count, thickness_.get() + to);
        std::copy_n(old.material_.get() + from, count, material_.get() + to);
        std::copy_n(old.deposited_step_.get() + from, count, deposited_step_.get() + to);
    };
    end_ = 0;
    std::size_t run = 0, run_to = 0, length = 0;  // where a run begins, goes to, and how long it is
    for (std::size_t c = 0; c < cells; ++c) {
        const std::size_t from = columns_->first[c], room = rooms[c];
        if (from != run + length || end_ != run_to + length) {
            move(run, run_to, length);
            run = from, run_to = end_, length = 0;
        }
        // Room that the column did not have holds nothing yet, and ends the run.
        length += std::min<std::size_t>(room, columns_->room[c]);
        columns_->first[c] = static_cast<std::uint32_t>(end_);
        columns_->room[c] = rooms[c];
        end_ += room;
    }
    move(run, run_to, length);
}

namespace {

// Columns of n layers each get one more from rows that are `pitch` apart.
template <int n, class T>
void interleave(const T* old, const T* top, std::int64_t pitch, T* to) {
    constexpr std::int64_t side = LayerTile::side;
    for (std::int64_t y = 0; y < side; ++y, top += pitch)
        for (std::int64_t x = 0; x < side; ++x, old += n, to += n + 1) {
            for (int level = 0; level < n; ++level) to[level] = old[level];
            to[n] = top[x];
        }
}
template <class T>
void interleave(int n, const T* old, const T* top, std::int64_t pitch, T* to) {
    switch (n) {
        case 0:
            return interleave<0>(old, top, pitch, to);
        case 1:
            return interleave<1>(old, top, pitch, to);
        case 2:
            return interleave<2>(old, top, pitch, to);
        case 3:
            return interleave<3>(old, top, pitch, to);
        case 4:
            return interleave<4>(old, top, pitch, to);
        case 5:
            return interleave<5>(old, top, pitch, to);
        case 6:
            return interleave<6>(old, top, pitch, to);
        default:
            return interleave<7>(old, top, pitch, to);
    }
}
constexpr int most_even = 7;

// Sums of every n-th number, for all n.
template <int n>
void sum_levels(const Units* thickness, std::int64_t* sums) {
    std::int64_t level_sums[n]{};
    for (std::size_t c = 0; c < LayerTile::cells; ++c, thickness += n)
        for (int level = 0; level < n; ++level) level_sums[level] += thickness[level];
    std::copy_n(level_sums, n, sums);
}
void sum_levels(int n, const Units* thickness, std::int64_t* sums) {
    switch (n) {
        case 1:
            return sum_levels<1>(thickness, sums);
        case 2:
            return sum_levels<2>(thickness, sums);
        case 3:
            return sum_levels<3>(thickness, sums);
        case 4:
            return sum_levels<4>(thickness, sums);
        case 5:
            return sum_levels<5>(thickness, sums);
        case 6:
            return sum_levels<6>(thickness, sums);
        case 7:
            return sum_levels<7>(thickness, sums);
        default:
            return sum_levels<8>(thickness, sums);
    }
}

}  // namespace

void LayerTile::bury(const TopPlanes& top) {
    if (!columns_) {
        columns_ = std::make_unique<Columns>();
        columns_->even = 0;
    }
    if (top.columns == side && top.rows == side && columns_->even >= 0 &&
        columns_->even <= most_even)
        return bury_evenly(top);
    widen();
    for (std::int64_t y = 0; y < top.rows; ++y)
        for (std::int64_t x = 0; x < top.columns; ++x) {
            const auto c = static_cast<std::size_t>(y * side + x);
            const int level = count(c);
            resize(c, level + 1);
            put(c, level,
                {top.material[y * top.material_pitch + x], top.thickness[y * top.pitch + x],
                 top.deposited_step[y * top.pitch + x]});
        }
}

void LayerTile::bury_evenly(const TopPlanes& top) {
    const int n = columns_->even;
    const auto thickness = std::move(thickness_);
    const auto material = std::move(material_);
    const auto deposited_step = std::move(deposited_step_);
    layers_ = cells * (static_cast<std::size_t>(n) + 1);
    allocate(layers_);
    interleave(n, thickness.get(), top.thickness, top.pitch, thickness_.get());
    interleave(n, material.get(), top.material, top.material_pitch, material_.get());
    interleave(n, deposited_step.get(), top.deposited_step, top.pitch, deposited_step_.get());
    for (std::size_t c = 0; c < cells; ++c)
        columns_->first[c] = static_cast<std::uint32_t>(c * (static_cast<std::size_t>(n) + 1));
    columns_->count.fill(static_cast<std::uint8_t>(n + 1));
    columns_->room = columns_->count;
    end_ = layers_;
    columns_->even = n + 1;
    for (std::int64_t y = 0; y < side; ++y) {
        const MaterialId* const row = top.material + y * top.material_pitch;
        columns_->held.add(row[0]);
        if (std::memcmp(row, row + 1, side - 1) != 0)
            for (std::int64_t x = 1; x < side; ++x) columns_->held.add(row[x]);
    }
}

void LayerTile::add_to(std::array<std::int64_t, 256>& sums) const {
    if (layers_ == 0) return;
    const auto n = static_cast<std::size_t>(std::max(columns_->even, 0));
    const MaterialId* const material = material_.get();
    // Every column is of the materials of the first.
    if (n > 0 && n <= most_even + 1 && std::memcmp(material, material + n, layers_ - n) == 0) {
        std::array<std::int64_t, most_even + 1> levels{};
        sum_levels(columns_->even, thickness_.get(), levels.data());
        for (std::size_t level = 0; level < n; ++level) sums[material[level]] += levels[level];
        return;
    }
    for (std::size_t c = 0; c < cells; ++c) {
        const std::size_t first = columns_->first[c];
        for (std::size_t i = first; i < first + columns_->count[c]; ++i)
            sums[material[i]] += thickness_[i];
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
    std::copy_n(deposited_step_.get() + from, had, deposited_step_.get() + end_);
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
        find_held();
    }
}

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// The buried layers of 64 x 64 columns, each column's together, in one pool.
//
// Layout  three arrays (thickness, material, age) that hold the columns one after the other, and
//         for each column where it begins, how many layers it has and for how many there is room:
//         6 bytes per column, 9 per layer. A tile without buried layers has nothing.
// Room    a column that outgrows its room moves to the end of the pool with some to spare; a pool
//         that is full is packed anew: memory follows the layers there are, not the longest column.
//         Packing leaves a column that has changed room for one more, and a quarter of all that to
//         grow into. A pool of which half is not needed is packed too.
// Holds   room for at most 2 x (layers + 4096) layers at any time, for 17/16 x layers after trim().
// Cost    a layer more or less is O(1) in the mean: packing copies what is there after a quarter as
//         much has been added or half of it has gone.
// Threads one at a time.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>

#include "cuesta/terrain/layer.h"

namespace cuesta {

// The buried layers of one column as they lie, the bed first.
struct BuriedColumn {
    int count = 0;
    const Units* thickness = nullptr;
    const MaterialId* material = nullptr;
    const std::int32_t* deposited_step = nullptr;
};

// The uppermost layers of the columns of a tile, row by row, with the way from one row to the next.
struct TopPlanes {
    std::int64_t columns = 0, rows = 0;  // fewer than the tile has at the end of a map
    const Units* thickness = nullptr;
    const MaterialId* material = nullptr;
    const std::int32_t* deposited_step = nullptr;
    std::int64_t pitch = 0, material_pitch = 0;
};

class LayerTile {
public:
    static constexpr std::int64_t side = 64;
    static constexpr std::size_t cells = static_cast<std::size_t>(side * side);
    static constexpr std::size_t column_bytes = 6;
    static constexpr std::size_t layer_bytes =
        sizeof(Units) + sizeof(MaterialId) + sizeof(std::int32_t);
    static std::size_t cell(std::int64_t x, std::int64_t y) {
        return static_cast<std::size_t>((y % side) * side + x % side);
    }

    LayerTile() = default;
    LayerTile(LayerTile&&) = default;
    LayerTile& operator=(LayerTile&&) = default;
    LayerTile clone() const;  // packed

    int count(std::size_t cell) const { return columns_ ? columns_->count[cell] : 0; }
    std::size_t layers() const { return layers_; }
    // False: none of these materials lies here. True: one does, or did since the tile was trimmed.
    bool may_hold(const MaterialBits& some) const { return columns_ && columns_->held.meets(some); }
    std::uint64_t bytes() const;

    // Level 0 is the bed; level < count(cell).
    MaterialId material(std::size_t cell, int level) const { return material_[at(cell, level)]; }
    Units thickness(std::size_t cell, int level) const { return thickness_[at(cell, level)]; }
    Units& thickness(std::size_t cell, int level) { return thickness_[at(cell, level)]; }
    std::int32_t deposited_step(std::size_t cell, int level) const {
        return deposited_step_[at(cell, level)];
    }
    std::int32_t& deposited_step(std::size_t cell, int level) {
        return deposited_step_[at(cell, level)];
    }
    void set_material(std::size_t cell, int level, MaterialId material) {
        material_[at(cell, level)] = material;
        columns_->held.add(material);
    }
    Layer layer(std::size_t cell, int level) const {
        const std::size_t i = at(cell, level);
        return {material_[i], thickness_[i], deposited_step_[i]};
    }
    void put(std::size_t cell, int level, const Layer& layer) {
        const std::size_t i = at(cell, level);
        material_[i] = layer.material, thickness_[i] = layer.thickness,
        deposited_step_[i] = layer.deposited_step;
        columns_->held.add(layer.material);
    }
    BuriedColumn column(std::size_t cell) const {
        if (!columns_) return {};
        const std::size_t i = columns_->first[cell];
        return {columns_->count[cell], thickness_.get() + i, material_.get() + i,
                deposited_step_.get() + i};
    }

    // Makes a column longer, its new levels being anything, or cuts it off from above.
    void resize(std::size_t cell, int count) {
        if (!columns_ || count > columns_->room[cell]) {
            if (count == 0) return;
            find_room(cell, count);
        }
        columns_->even = -1;
        layers_ += static_cast<std::size_t>(count) - columns_->count[cell];
        columns_->count[cell] = static_cast<std::uint8_t>(count);
        if (capacity_ > 2 * (layers_ + cells)) pack(Fit::as_it_changed, 0);
    }
    // Cuts a column to `kept` layers and lays these on them.
    void replace_above(std::size_t cell, int kept, std::span<const Layer> layers) {
        resize(cell, kept + static_cast<int>(layers.size()));
        for (const Layer& layer : layers) put(cell, kept++, layer);
    }
    // Makes room for one more layer in every column: they are about to get one.
    void widen() { pack(Fit::one_more, 0); }
    // Buries these layers, one in every column of the map.
    void bury(const TopPlanes& top);
    // Adds the units of all its layers to the sums of their materials.
    void add_to(std::array<std::int64_t, 256>& sums) const;
    // Packs the tile as closely as it goes, if that gives anything back.
    void trim();

private:
    struct Columns {
        std::array<std::uint32_t, cells> first{};
        std::array<std::uint8_t, cells> count{}, room{};
        // Layers of every column, if all have as many and lie close together in order; else -1.
        std::int32_t even = -1;
        MaterialBits held;  // all materials that lie here, and perhaps some that did
    };
    std::size_t at(std::size_t cell, int level) const {
        return columns_->first[cell] + static_cast<std::size_t>(level);
    }
    void allocate(std::size_t capacity);
    enum class Fit { closely, as_it_changed, one_more };
    std::size_t room_of(std::size_t cell, Fit fit) const;
    void pack(Fit fit, std::size_t more);
    void bury_evenly(const TopPlanes& top);
    void find_held();
    void find_room(std::size_t cell, int count);

    std::unique_ptr<Columns> columns_;
    std::unique_ptr<Units[]> thickness_;
    std::unique_ptr<MaterialId[]> material_;
    std::unique_ptr<std::int32_t[]> deposited_step_;
    std::size_t capacity_ = 0, end_ = 0;  // of the pool, in layers
    std::size_t layers_ = 0;
};

}  // namespace cuesta

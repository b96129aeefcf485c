// SPDX-License-Identifier: Apache-2.0
// The ground as columns of layers, bottom to top: material, thickness, age.
//
//   surface = sum of the thicknesses of a column                exactly, in every cell
//
// Thicknesses are whole numbers of a small unit, 2^-17 m (7.6 micrometres) for land up to 5 km,
// 2^-16 m up to 10 km and so on, so that sums do not depend on their order and nothing is ever
// rounded away. A surface stays within 2^30 units of 0, a difference of two fits int32.
// The lowest layer, the bed, has no lower end: its thickness counts from height 0, may be negative
// and never runs out. Changes below a unit are carried by whoever makes them (terrain/carry.h).
//
// Layout  planes for what every process looks at: the surface and the uppermost layer. Buried
//         layers lie in tiles of 64 x 64 cells that grow by themselves, level by level. Ground of
//         one material has the surface alone: 4 bytes per cell. Layered: 14 bytes and 9 per buried
//         level; 4096 x 4096 cells with 8 layers take 1.5 GB.
// Holds   thicknesses above the bed are positive; neighbours in a column differ in material; air is
//         never uppermost.
// Limits  a column holds `most_layers`. No material turns into another to make room: like joins
//         like, trading places with what lies between them and never across air, so that every
//         amount, the surface and every cave stay as they are to the unit; the book counts
//         `joined_layers`. Films and thin beds do so from `crowded_layers` on, whenever what is
//         laid has made a column 32 layers longer; beds of a metre and more only in a full column.
//         Where nothing can be joined the run stops with a sentence.
// Threads cells of one tile belong to one thread at a time: over_tile_rows() cuts the work so.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "cuesta/grid/field.h"
#include "cuesta/terrain/layer_book.h"
#include "cuesta/terrain/material.h"

namespace cuesta {

using Units = std::int32_t;

struct Layer {  // without initialisers, so that a Column is made without writing all its layers
    MaterialId material;
    Units thickness;
    std::int32_t born;  // step at which its age began to count
    bool operator==(const Layer&) const = default;
};

inline constexpr int most_layers = 250;    // buried() is a byte
inline constexpr int crowded_layers = 32;  // from here on films join, see joined_layers
inline constexpr double thin_bed_m = 1;    // what may trade places before a column is full

// A column on its own, to be worked on freely and put back with LayerStack::set_column.
struct Column {
    std::array<Layer, 3 * most_layers> layers;  // room for splitting every layer
    int count = 0;                              // layers[0] is the bed
    Column() = default;
    Column(const Column& other) { *this = other; }
    Column& operator=(const Column& other) {  // of what is there: a column is long, few are full
        std::copy_n(other.layers.begin(), static_cast<std::size_t>(other.count), layers.begin());
        count = other.count;
        return *this;
    }
    std::span<Layer> all() { return {layers.data(), static_cast<std::size_t>(count)}; }
    std::span<const Layer> all() const { return {layers.data(), static_cast<std::size_t>(count)}; }
    Layer& top() { return layers[static_cast<std::size_t>(count - 1)]; }
    void push(const Layer& layer) { layers[static_cast<std::size_t>(count++)] = layer; }
};

class LayerStack {
public:
    static constexpr std::int64_t tile = 64;

    LayerStack(FieldShape shape, std::shared_ptr<const MaterialTable> materials);
    LayerStack clone() const;

    // The unit for land up to this height above or below 0, with half as much room again.
    static double unit_for(double highest_m);
    double unit_m() const { return unit_m_; }
    // Turns to a coarser unit; every thickness is rounded to it.
    void coarsen(double unit_m);

    // One layer of `material` everywhere.
    void reset(const Field& height_m, MaterialId material, double unit_m);
    // Metres of the surface, rounded once.
    void write_height(Field& out) const;
    // Brings the surface to `height_m`. What rises is filled with `material`, without one with what
    // is on top already; what sinks is cut off from above. A cell whose metres are those that
    // write_height gives is left alone.
    void reshape(const Field& height_m, std::optional<MaterialId> material, std::int32_t now,
                 LayerBook& book);
    // Undoes the changes since `before` where mask is below 1: one material: by that share; layers:
    // the whole column where the mask is below one half.
    void keep_where_masked(const LayerStack& before, const Field& mask);

    const IntField& surface() const { return surface_; }
    IntField& surface() { return surface_; }
    const FieldShape& shape() const { return surface_.shape(); }

    // False: every column is the bed alone, of one material, and the planes below are empty.
    bool layered() const { return !top_.empty(); }
    MaterialId bed_material() const { return bed_material_; }
    void make_layered();

    // The uppermost layer. Whoever changes surface and thickness here keeps their difference.
    IntField& top() { return top_; }
    const IntField& top() const { return top_; }
    ByteField& top_material() { return top_material_; }
    const ByteField& top_material() const { return top_material_; }
    IntField& top_born() { return top_born_; }
    const IntField& top_born() const { return top_born_; }
    // How many layers lie below it. 0: the uppermost layer is the bed.
    const ByteField& buried() const { return buried_; }

    // One column; needs layered() where it changes anything but the surface's own material.
    Layer layer(std::int64_t x, std::int64_t y, int index) const;  // 0 is the bed
    int layers(std::int64_t x, std::int64_t y) const {
        return layered() ? buried_.at(x, y) + 1 : 1;
    }
    // Its parts by themselves, of layered ground: each lies in a line of memory of its own.
    MaterialId material(std::int64_t x, std::int64_t y, int index) const {
        return index == buried_.at(x, y) ? top_material_.at(x, y)
                                         : tile_at(x, y).material[slot(x, y, index)];
    }
    Units thickness(std::int64_t x, std::int64_t y, int index) const {
        return index == buried_.at(x, y) ? top_.at(x, y)
                                         : tile_at(x, y).thickness[slot(x, y, index)];
    }
    Column column(std::int64_t x, std::int64_t y) const;
    // Brings the column into order (no empty, no equal neighbours, no air on top, not too many).
    void set_column(std::int64_t x, std::int64_t y, Column& column, LayerBook& book);
    void add(std::int64_t x, std::int64_t y, MaterialId material, Units amount, std::int32_t now,
             LayerBook& book);
    // As add(), but loose material is stirred into a loose layer of its kind less than `mixing`
    // below the surface. Only through loose layers: what is solid, or air, parts what lies above
    // from what lies below. Solid material lies where it arrives.
    void add_mixed(std::int64_t x, std::int64_t y, MaterialId material, Units amount,
                   std::int64_t mixing, std::int32_t now, LayerBook& book);
    // Makes one layer thicker, 0 being the bed, and lifts what lies on it; thinner if amount is
    // below 0, by less than there is.
    void thicken(std::int64_t x, std::int64_t y, int index, Units amount, std::int32_t now);
    // Calls take(material, units) for what comes off, uppermost first. A cave that loses its roof
    // is open then: the surface falls to its floor as well.
    template <class Take>
    void remove(std::int64_t x, std::int64_t y, Units amount, LayerBook& book, Take&& take);

    // The buried layers of the tile that holds a cell, as they lie: element
    // [(level * 64 + y % 64) * 64 + x % 64], of the column where level < buried().
    struct BuriedTile {
        int levels = 0;
        const Units* thickness = nullptr;
        const MaterialId* material = nullptr;
        const std::int32_t* born = nullptr;
    };
    BuriedTile buried_tile(std::int64_t x, std::int64_t y) const {
        const Tile& from = tile_at(x, y);
        return {from.capacity, from.thickness.get(), from.material.get(), from.born.get()};
    }
    // A number somebody has worked out from the buried layers of a cell's tile; it is forgotten
    // when one of them changes. `key` tells who asks, and is not 0.
    std::optional<std::int32_t> noted(std::int64_t x, std::int64_t y, std::uint64_t key) const {
        const Tile& from = tile_at(x, y);
        return from.note_key == key ? std::optional(from.note) : std::nullopt;
    }
    void note(std::int64_t x, std::int64_t y, std::uint64_t key, std::int32_t value) {
        Tile& into = tile_at(x, y);
        into.note_key = key, into.note = value;
    }

    // Units of each material in the interior; air is not counted.
    std::array<std::int64_t, 256> totals() const;
    std::uint64_t bytes() const;
    // Levels that a tile makes room for when one of its columns has so many buried layers.
    static int capacity_for(int levels);

    // For checkpoints: level k of the buried layers in a rectangle, row by row; absent ones are 0.
    int levels() const;
    void read_level(int level, std::int64_t x, std::int64_t y, std::int64_t count, Units* thickness,
                    MaterialId* material, std::int32_t* born) const;
    // Back again: make_layered(), the planes with `buried` among them, reserve_levels(), the
    // levels.
    ByteField& buried_for_restore() { return buried_; }
    void restore_unit(double unit_m, MaterialId bed) { unit_m_ = unit_m, bed_material_ = bed; }
    void reserve_levels();
    void write_level(int level, std::int64_t x, std::int64_t y, std::int64_t count,
                     const Units* thickness, const MaterialId* material, const std::int32_t* born);

    const MaterialTable& materials() const { return *materials_; }

private:
    struct Tile {
        int capacity = 0;
        std::unique_ptr<Units[]> thickness;
        std::unique_ptr<MaterialId[]> material;
        std::unique_ptr<std::int32_t[]> born;
        std::uint64_t note_key = 0;  // 0 whenever a buried layer has changed
        std::int32_t note = 0;
        void grow(int levels);
        Tile clone() const;
    };
    Tile& tile_at(std::int64_t x, std::int64_t y) {
        return tiles_[static_cast<std::size_t>((y / tile) * tiles_across_ + x / tile)];
    }
    const Tile& tile_at(std::int64_t x, std::int64_t y) const {
        return tiles_[static_cast<std::size_t>((y / tile) * tiles_across_ + x / tile)];
    }
    static std::size_t slot(std::int64_t x, std::int64_t y, int level) {
        return static_cast<std::size_t>((level * tile + y % tile) * tile + x % tile);
    }
    void bury_top(std::int64_t x, std::int64_t y);
    void raise_top(std::int64_t x, std::int64_t y, LayerBook& book);  // the uppermost buried one
    void set_surface(std::int64_t x, std::int64_t y, std::int64_t units);
    void write_column(std::int64_t x, std::int64_t y, const Column& column);
    bool join_thin(std::int64_t x, std::int64_t y, LayerBook& book);

    std::shared_ptr<const MaterialTable> materials_;
    double unit_m_ = 0x1p-17;
    MaterialId bed_material_ = 0;
    MaterialId air_ = 255;
    IntField surface_, top_, top_born_;
    ByteField top_material_, buried_;
    std::int64_t tiles_across_ = 0;
    std::vector<Tile> tiles_;
};

// Pieces of whole tiles, several at once; body(first row, end row) returns a LayerBook or nothing.
void over_tile_rows(std::int64_t rows, const std::function<void(std::int64_t, std::int64_t)>& body);
LayerBook book_tile_rows(std::int64_t rows,
                         const std::function<void(std::int64_t, std::int64_t, LayerBook&)>& body);

// The age of two parts joined, weighted by thickness.
std::int32_t mixed_born(std::int64_t thickness_a, std::int32_t born_a, std::int64_t thickness_b,
                        std::int32_t born_b);

template <class Take>
void LayerStack::remove(std::int64_t x, std::int64_t y, Units amount, LayerBook& book,
                        Take&& take) {
    if (!layered()) {
        set_surface(x, y, std::int64_t{surface_.at(x, y)} - amount);
        take(bed_material_, amount);
        return;
    }
    while (amount > 0) {
        Units& thickness = top_.at(x, y);
        const bool bed = buried_.at(x, y) == 0;
        const Units part = bed || thickness > amount ? amount : thickness;
        set_surface(x, y, std::int64_t{surface_.at(x, y)} - part);
        thickness -= part;
        amount -= part;
        take(top_material_.at(x, y), part);
        if (!bed && thickness == 0) raise_top(x, y, book);
    }
}

}  // namespace cuesta

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
//         layers lie column by column in tiles of 64 x 64 cells (layer_tile.h), so that memory
//         follows the layers there are. Ground of one material has the surface alone: 4 bytes per
//         cell. Layered: 20 bytes and 9 per buried layer; 4096 x 4096 cells with 8 layers take
//         1.5 GB.
// Holds   thicknesses above the bed are positive; neighbours in a column differ in material; air is
//         never uppermost.
// Limits  a column holds `most_layers`. No material turns into another to make room: like joins
//         like, trading places with what lies between them and never across air, so that every
//         amount, the surface and every cave stay as they are to the unit; the book counts
//         `joined_layers`. Films and thin beds do so from `crowded_layers` on, whenever what is
//         laid has made a column 32 layers longer; beds of a metre and more only in a full column.
//         Where nothing can be joined the run stops with a sentence.
// Threads cells of one tile belong to one thread at a time: over_tile_rows() cuts the work so.
// Files   layer_edits.cpp changes one column, layer_reshape.cpp all of them; layer_levels.h writes
//         and reads them for checkpoints.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "cuesta/grid/field.h"
#include "cuesta/terrain/layer.h"
#include "cuesta/terrain/layer_book.h"
#include "cuesta/terrain/layer_tile.h"
#include "cuesta/terrain/material.h"

namespace cuesta {

inline constexpr double most_surface_units = 0x1p30;  // the difference of two surfaces fits too

class LayerStack {
public:
    static constexpr std::int64_t tile = LayerTile::side;
    // Of layered ground, for the memory plan: the surface and the uppermost layer in planes of 14
    // bytes, and where the buried ones lie.
    static constexpr std::size_t column_bytes = 14 + LayerTile::column_bytes;

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
    IntField& top_deposited_step() { return top_deposited_step_; }
    const IntField& top_deposited_step() const { return top_deposited_step_; }
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
                                         : tile_at(x, y).material(LayerTile::cell(x, y), index);
    }
    Units thickness(std::int64_t x, std::int64_t y, int index) const {
        return index == buried_.at(x, y) ? top_.at(x, y)
                                         : tile_at(x, y).thickness(LayerTile::cell(x, y), index);
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
    // As add() of each in turn.
    struct Part {
        MaterialId material;
        Units units;
    };
    void add_all(std::int64_t x, std::int64_t y, std::span<const Part> parts, std::int32_t now,
                 LayerBook& book);
    // Makes one layer thicker, 0 being the bed, and lifts what lies on it; thinner if amount is
    // below 0, by less than there is.
    void thicken(std::int64_t x, std::int64_t y, int index, Units amount, std::int32_t now);
    // Whether the uppermost layer is a cover of that material: it lies on something else than air.
    bool covered(std::int64_t x, std::int64_t y, MaterialId material) const {
        const int below = buried_.at(x, y);
        return below > 0 && top_material_.at(x, y) == material &&
               tile_at(x, y).material(LayerTile::cell(x, y), below - 1) != air_;
    }
    // Brings what lies below a cover of `material` to height `rock` by its uppermost layer, which
    // has enough of it, and the cover to a thickness of `cover`, its age counting from `now`. Cover
    // on rock of its own material joins it.
    void set_cover(std::int64_t x, std::int64_t y, MaterialId material, Units rock, Units cover,
                   std::int32_t now);
    // Calls take(material, units) for what comes off, uppermost first; the column is changed
    // behind that. A cave that loses its roof is open then: the surface falls to its floor as well.
    template <class Take>
    void remove(std::int64_t x, std::int64_t y, Units amount, LayerBook& book, Take&& take);

    // What remove() of `amount` does where the outcome is known: `left` units of this buried layer,
    // with which no cave opens.
    void cut_to(std::int64_t x, std::int64_t y, int layer, Units left, Units amount) {
        const BuriedColumn below = buried_column(x, y);
        set_surface(x, y, std::int64_t{surface_.at(x, y)} - amount);
        top_.at(x, y) = left;
        top_material_.at(x, y) = below.material[layer];
        top_deposited_step_.at(x, y) = below.deposited_step[layer];
        buried_.at(x, y) = static_cast<std::uint8_t>(layer);
        changed_tile(x, y).resize(LayerTile::cell(x, y), layer);
    }

    // The buried layers of a column, as they lie.
    BuriedColumn buried_column(std::int64_t x, std::int64_t y) const {
        return tile_at(x, y).column(LayerTile::cell(x, y));
    }
    // Whether one of these materials may lie buried in a cell's tile; false: none does.
    bool may_hold(std::int64_t x, std::int64_t y, const MaterialBits& some) const {
        return tile_at(x, y).may_hold(some);
    }
    // Which buried layers lie in a cell's tile: another state when one of them has changed, and no
    // other ground ever has the same.
    struct BuriedState {
        std::uint64_t ground = 0, changes = 0;
        bool operator==(const BuriedState&) const = default;
    };
    BuriedState buried_state(std::int64_t x, std::int64_t y) const {
        return {ground_, changes_[tile_index(x, y)]};
    }

    // Units of each material in the interior; air is not counted.
    std::array<std::int64_t, 256> totals() const;
    std::uint64_t bytes() const;
    std::uint64_t buried_layers() const;
    // Gives back the room that no layer needs: at the end of a stage.
    void trim();

    const MaterialTable& materials() const { return *materials_; }

private:
    friend class LayerLevels;
    std::size_t tile_index(std::int64_t x, std::int64_t y) const {
        return static_cast<std::size_t>((y / tile) * tiles_across_ + x / tile);
    }
    const LayerTile& tile_at(std::int64_t x, std::int64_t y) const {
        return tiles_[tile_index(x, y)];
    }
    // To change what lies in it.
    LayerTile& changed_tile(std::int64_t x, std::int64_t y) {
        const std::size_t i = tile_index(x, y);
        ++changes_[i];
        return tiles_[i];
    }
    void bury_top(std::int64_t x, std::int64_t y);
    void set_surface(std::int64_t x, std::int64_t y, std::int64_t units);
    void write_column(std::int64_t x, std::int64_t y, const Column& column);
    bool join_thin(std::int64_t x, std::int64_t y, LayerBook& book);

    std::shared_ptr<const MaterialTable> materials_;
    double unit_m_ = 0x1p-17;
    MaterialId bed_material_ = 0;
    MaterialId air_;
    IntField surface_, top_, top_deposited_step_;
    ByteField top_material_, buried_;
    std::int64_t tiles_across_ = 0;
    std::vector<LayerTile> tiles_;
    std::vector<std::uint64_t> changes_;  // of each tile
    std::uint64_t ground_ = 0;            // a number of its own, since its tiles were made
};

// Pieces of whole tiles, several at once; body(first row, end row) returns a LayerBook or nothing.
void over_tile_rows(std::int64_t rows, const std::function<void(std::int64_t, std::int64_t)>& body);
LayerBook book_tile_rows(std::int64_t rows,
                         const std::function<void(std::int64_t, std::int64_t, LayerBook&)>& body);

template <class Take>
void LayerStack::remove(std::int64_t x, std::int64_t y, Units amount, LayerBook& book,
                        Take&& take) {
    if (!layered()) {
        set_surface(x, y, std::int64_t{surface_.at(x, y)} - amount);
        take(bed_material_, amount);
        return;
    }
    if (amount <= 0) return;
    int level = buried_.at(x, y);
    Layer here{top_material_.at(x, y), top_.at(x, y), 0};
    std::int64_t surface = surface_.at(x, y);
    if (level == 0 || here.thickness > amount) {
        set_surface(x, y, surface - amount);
        top_.at(x, y) -= amount;
        take(here.material, amount);
        return;
    }
    // Down to the layer that something is left of; then the column is cut once.
    const BuriedColumn below = buried_column(x, y);
    for (;;) {
        const Units part = level == 0 || here.thickness > amount ? amount : here.thickness;
        surface -= part, amount -= part;
        here.thickness -= part;
        take(here.material, part);
        if (level == 0 || here.thickness > 0) break;
        for (--level; level > 0 && below.material[level] == air_; --level, ++book.opened_caves)
            surface -= below.thickness[level];
        here = {below.material[level], below.thickness[level], below.deposited_step[level]};
        if (amount == 0) break;
    }
    set_surface(x, y, surface);
    top_material_.at(x, y) = here.material;
    top_.at(x, y) = here.thickness;
    top_deposited_step_.at(x, y) = here.deposited_step;
    buried_.at(x, y) = static_cast<std::uint8_t>(level);
    changed_tile(x, y).resize(LayerTile::cell(x, y), level);
}

}  // namespace cuesta

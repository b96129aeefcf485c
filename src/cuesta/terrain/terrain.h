// SPDX-License-Identifier: Apache-2.0
// The state of one block of the landscape: named fields, the columns of the ground, the ledger.
//
// The ground has two faces. Generators and filters make and reshape `height`, metres in float32.
// Processes work on columns of layers in whole units (terrain/layer_stack.h): settle() turns the
// one into the other before the first of them, and from then on the columns are the truth and
// `height` is a view of them, brought up to date by show_height() when somebody wants to look.
//
// This is all there is to save: random numbers carry no state and operators none either.
#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "cuesta/grid/field.h"
#include "cuesta/grid/grid.h"
#include "cuesta/terrain/cover_planes.h"
#include "cuesta/terrain/field_names.h"
#include "cuesta/terrain/layer_stack.h"
#include "cuesta/terrain/ledger.h"
#include "cuesta/terrain/material.h"

namespace cuesta {

// Fields whose samples are depths of water, wherever it is: together the account of water.
inline constexpr std::array<std::string_view, 6> water_stores{
    field::water, field::cave_water, field::air_water, field::ice, field::snow, field::groundwater};

class Terrain {
public:
    // A flat ground at height 0.
    Terrain(const Grid& grid, const Block& block, int halo,
            std::shared_ptr<const MaterialTable> materials);

    const Grid& grid() const { return grid_; }
    const Block& block() const { return block_; }
    FieldShape shape() const { return {block_.columns, block_.rows, halo_}; }
    const MaterialTable& materials() const { return *materials_; }

    // Metres. As long as the ground is settled this is a view: see show_height().
    Field& height() { return *height_; }
    const Field& height() const { return *height_; }

    // The columns, once the ground is settled. Asking for them to change them makes the view old.
    bool settled() const { return ground_ != nullptr; }
    LayerStack& ground();
    const LayerStack& ground() const;
    // One layer of ground_material from the height, in units of `unit_m`.
    void settle(double unit_m);
    // The height is the truth again, and the ground of one material.
    void unsettle() {
        cover_.reset();
        ground_.reset();
    }
    void show_height();
    bool layered() const { return settled() && ground().layered(); }
    // Gives back what the columns do not need; they stay as they are.
    void trim() {
        if (settled()) ground().trim();
    }
    // The ground as rock and a cover of that material, brought up to date with the columns.
    // Whoever changes the planes says so with cover_moved(); the columns follow when somebody asks
    // for them, or at once where they are not plain.
    CoverPlanes& cover(MaterialId material);
    // The same with room and material of the layer below, though this block's columns are plain:
    // where those of another block are not.
    CoverPlanes& cover_on_layers(MaterialId material);
    // The planes of a cover of that material if they are at hand and say all about it: every column
    // is the bed with or without it.
    const CoverPlanes* plain_cover(MaterialId material) const {
        const bool known = cover_ != nullptr && !cover_is_old_ && cover_->plain;
        return known && cover_->material == material ? cover_.get() : nullptr;
    }
    // Of the columns, without laying down a cover.
    bool columns_layered() const { return settled() && ground_->layered(); }
    double ground_unit_m() const { return ground_->unit_m(); }
    MaterialId ground_bed() const { return ground_->bed_material(); }
    void cover_moved();
    // Largest distance of the height from 0; infinite if a height is not finite.
    double highest() const;

    // The field of that name, made of zeros if it is not there yet. References stay valid.
    Field& make(std::string_view name);
    // Forgets a field other than the ground, and gives its memory back.
    void drop(std::string_view name);
    Field* find(std::string_view name);
    const Field* find(std::string_view name) const;
    const std::map<std::string, Field, std::less<>>& fields() const { return fields_; }

    MaterialId ground_material = 0;  // of ground without layers
    Ledger ledger;
    // Fields of the recipe's own that are conserved: the i-th has the account stored_account(i).
    std::vector<std::string> stores;
    std::int32_t now = 0;  // steps of simulation so far: the clock of the layers' ages
    // What operators keep that has no samples, such as the poses of plates: by name, the same bytes
    // on every block. They are replaced whole, never changed.
    std::map<std::string, std::shared_ptr<const std::vector<std::byte>>, std::less<>> states;

    // Adds the ground of every sample to the sum of its material, and the water on it, in caves, in
    // the air and as ice to that of water_account, as columns of one cell.
    void add_ground(std::map<MaterialId, ExactSum>& sums) const;

private:
    Grid grid_;
    Block block_;
    int halo_;
    std::shared_ptr<const MaterialTable> materials_;
    std::map<std::string, Field, std::less<>> fields_;
    Field* height_;
    void catch_up() const;  // lays down a cover that is ahead of the columns
    // Changed by looking as well: columns catch up with a cover.
    mutable std::unique_ptr<LayerStack> ground_;
    mutable std::unique_ptr<CoverPlanes> cover_;
    bool cover_is_old_ = true;
    bool height_is_old_ = false;
};

}  // namespace cuesta

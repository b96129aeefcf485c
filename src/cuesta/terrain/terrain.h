// SPDX-License-Identifier: Apache-2.0
// The state of one block of the landscape: named fields, the material of the ground, the ledger.
//
// This is all there is to save: random numbers carry no state and operators none either.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "cuesta/grid/field.h"
#include "cuesta/grid/grid.h"
#include "cuesta/terrain/field_names.h"
#include "cuesta/terrain/ledger.h"
#include "cuesta/terrain/material.h"

namespace cuesta {

class Terrain {
public:
    // A flat ground at height 0.
    Terrain(const Grid& grid, const Block& block, int halo,
            std::shared_ptr<const MaterialTable> materials);

    const Grid& grid() const { return grid_; }
    const Block& block() const { return block_; }
    FieldShape shape() const { return {block_.columns, block_.rows, halo_}; }
    const MaterialTable& materials() const { return *materials_; }

    Field& height() { return *height_; }
    const Field& height() const { return *height_; }
    Field& height_rest() { return *height_rest_; }

    // The field of that name, made of zeros if it is not there yet. References stay valid.
    Field& make(std::string_view name);
    // Forgets a field other than the ground, and gives its memory back.
    void drop(std::string_view name);
    Field* find(std::string_view name);
    const Field* find(std::string_view name) const;
    const std::map<std::string, Field, std::less<>>& fields() const { return fields_; }

    MaterialId ground_material = 0;
    Ledger ledger;

    // False as long as every carried rest is zero, so that nobody needs to look; whoever may write
    // height_rest() sets it.
    bool rest_used = false;

    // Adds the height and its carried rest of every sample to `sum`.
    void add_ground(ExactSum& sum) const;

private:
    Grid grid_;
    Block block_;
    int halo_;
    std::shared_ptr<const MaterialTable> materials_;
    std::map<std::string, Field, std::less<>> fields_;
    Field* height_;
    Field* height_rest_;
};

}  // namespace cuesta

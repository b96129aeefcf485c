// SPDX-License-Identifier: Apache-2.0
// Caves in a column: where its air layers lie, and how rock becomes air.
#pragma once

#include <array>
#include <optional>

#include "cuesta/terrain/layer_stack.h"

namespace cuesta {

// A column holds at most so many cavities, so that rock remains that can be joined when the column
// has too many layers.
inline constexpr int most_cavities = 6;

using MaterialSet = std::array<bool, 256>;

struct Cavity {
    Units floor = 0, roof = 0;  // heights
    int layer = 0;              // of the column, 0 being the bed
    Units air() const { return roof - floor; }
    bool operator==(const Cavity&) const = default;
};

int count_cavities(const Column& column, MaterialId air);
// The one that holds water, if the column has any.
std::optional<Cavity> lowest_cavity(const LayerStack& ground, std::int64_t x, std::int64_t y,
                                    MaterialId air);
// Whether any column of the block has a cavity; any of the tile that begins at (x0, y0).
bool has_cavities(const LayerStack& ground, MaterialId air);
bool tile_has_cavities(const LayerStack& ground, std::int64_t x0, std::int64_t y0, MaterialId air);

// Turns rock of the given kinds between two heights into air and books it as gone. The column is
// not put in order. Returns the units that became air.
std::int64_t carve(Column& column, Units low, Units high, const MaterialSet& rock, MaterialId air,
                   LayerBook& book);

}  // namespace cuesta

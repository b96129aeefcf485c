// SPDX-License-Identifier: Apache-2.0
// What slides out of sixteen columns at once whose uppermost layers are used up: the first branch
// of ColumnSlide (thermal_column.h), level by level, a lane for each column. Inside of
// thermal_donors.h.
//
// A column alone is mostly waiting: how many layers it gives and to whom cannot be foreseen by the
// processor. Here all columns give their uppermost layer together, then those that go on the next.
//
// Holds   the units of ColumnSlide to the bit.
// Limits  musgrave alone; columns that give more than `levels` layers, or turn out not to give all
//         of the uppermost one, are left to ColumnSlide (done() is false).
#pragma once

#include <array>
#include <vector>

#include "cuesta/grid/grid.h"
#include "cuesta/process/slope/thermal_fraction.h"
#include "cuesta/process/slope/thermal_layers.h"
#include "cuesta/process/slope/thermal_transfer.h"

namespace cuesta::thermal {

class ColumnBatch {
public:
    static constexpr std::size_t lanes = 16, levels = 16;

    // Of a block of the map. `width_limit`: floats to a vector at most; 0: as many as there are.
    ColumnBatch(const LayerStack& ground, const Block& block, const LayerSlide& slide,
                const Field& axis, int width_limit = 0);
    static bool fits(const ThermalRule& rule) { return !rule.divides(); }

    void clear() { count_ = 0; }
    std::size_t count() const { return count_; }
    bool full() const { return count_ == lanes; }
    void add(std::int64_t x, std::int64_t y, const Drops& drops);
    // Works out all columns that were added.
    void slide();

    std::int64_t x(std::size_t lane) const { return x_[lane]; }
    std::int64_t y(std::size_t lane) const { return y_[lane]; }
    bool done(std::size_t lane) const { return done_[lane]; }
    Drops drops(std::size_t lane) const;
    // The layer that is uppermost afterwards and what is left of it; -1: a cave opens.
    int next_layer(std::size_t lane) const { return next_layer_[lane]; }
    Units next_left(std::size_t lane) const { return next_left_[lane]; }
    // Lays the parts of a column that is done behind those of a list. Returns their sum.
    Units list(std::size_t lane, std::vector<ColumnPart>& to) const;

    // Numbers of all columns, as the vector loops see them.
    using Lanes = std::array<std::int32_t, lanes>;
    struct alignas(64) Level {
        std::array<Lanes, 8> units;  // to each neighbour
        Lanes sum, material;
    };
    struct alignas(64) Numbers {
        std::array<Lanes, 8> drops, moved, wanted;
        Lanes down;   // by how much the layers above have made the column lower
        Lanes there;  // of this layer
        Lanes total;  // wanted in all
        Lanes start;  // neighbour from which the last units are given, where drops are equal
        Lanes left;   // to give
        std::array<float, lanes> axis;
        std::array<Level, levels> level;
        ThermalRule rule;
        std::size_t neighbours;
    };

private:
    const LayerStack& ground_;
    Block block_;
    const LayerSlide& slide_;
    const Field& axis_;
    MaterialId air_;
    void (*give_)(Numbers&, std::size_t);
    std::size_t count_ = 0;
    std::array<std::int64_t, lanes> x_{}, y_{};
    std::array<bool, lanes> done_{};
    std::array<std::uint8_t, lanes> given_{};  // levels
    std::array<std::int32_t, lanes> next_layer_{}, next_left_{}, bed_{};
    Numbers numbers_;
};

}  // namespace cuesta::thermal

// SPDX-License-Identifier: Apache-2.0
// What slides out of sixteen columns at once whose uppermost layers are used up: the first branch
// of ColumnSlide (thermal_column.h), a lane for each column, every lane at a layer of its own.
// Inside of thermal_donors.h.
//
// A column alone is mostly waiting: how many layers it gives and to whom cannot be foreseen by the
// processor. Here sixteen columns give a layer each in one go; a lane whose column has come to its
// end gets the next column, so that none waits for the deepest.
// What division leaves of a layer goes down the largest drops: neighbours are put in that order
// once for a column, and then it is a walk along them.
//
// Holds   the units of ColumnSlide to the bit.
// Limits  musgrave alone; columns that give more than `levels` layers, or turn out not to give all
//         of the uppermost one, are left to ColumnSlide (done() is false).
#pragma once

#include <array>
#include <span>

#include "cuesta/grid/grid.h"
#include "cuesta/process/slope/thermal_fraction.h"
#include "cuesta/process/slope/thermal_layer_slide.h"
#include "cuesta/process/slope/thermal_transfer.h"

namespace cuesta::thermal {

class ColumnBatch {
public:
    static constexpr std::size_t lanes = 16, levels = 32;

    // Of a block of the map. `width_limit`: floats to a vector at most; 0: as many as there are.
    ColumnBatch(const LayerStack& ground, const Block& block, const LayerSlide& slide,
                const Field& axis, int width_limit = 0);
    static bool fits(const ThermalRule& rule) { return !rule.divides(); }

    bool empty() const { return free_ == lanes; }
    bool full() const { return free_ == 0; }
    // Needs a free lane.
    void add(std::int64_t x, std::int64_t y, const Drops& drops);
    // Every column gives a layer. Calls ended(lane) for those that give no more; their lanes are
    // free afterwards.
    template <class Ended>
    void give(Ended&& ended) {
        give_(numbers_);
        for (std::size_t lane = 0; lane < lanes; ++lane) {
            if (!busy_[lane] || go_on(lane)) continue;
            ended(lane);
            release(lane);
        }
    }

    // Of a column that has ended.
    std::int64_t x(std::size_t lane) const { return columns_[lane].x; }
    std::int64_t y(std::size_t lane) const { return columns_[lane].y; }
    bool done(std::size_t lane) const { return columns_[lane].done; }
    Drops drops(std::size_t lane) const;
    // The layer that is uppermost afterwards and what is left of it; -1: a cave opens.
    int next_layer(std::size_t lane) const { return columns_[lane].next_layer; }
    Units next_left(std::size_t lane) const { return columns_[lane].next_left; }
    std::span<const ColumnPart> parts(std::size_t lane) const {
        return {columns_[lane].parts.data(), columns_[lane].given};
    }

    // Numbers of all columns, as the vector loops see them. Neighbours stand in the order of their
    // drops, the largest first, of equal ones the first from a number of the cell and the step on.
    using Lanes = std::array<std::int32_t, lanes>;
    using Floats = std::array<float, lanes>;
    struct alignas(64) Numbers {
        std::array<Lanes, 8> drops, moved, wanted, units;
        std::array<Floats, 8> reach, weight;  // of each neighbour: its distance, and what counts
        Lanes down;                           // by how much layers above have made columns lower
        Lanes there;                          // of this layer
        Lanes sum;                            // given of it
        Floats axis;
        ThermalRule rule;
        std::size_t neighbours;
    };

private:
    struct ColumnState {
        std::int64_t x = 0, y = 0;
        BuriedColumn below;
        int layer = 0;  // that gives next
        std::size_t level = 0, given = 0;
        MaterialId material = 0;
        bool done = false;
        int next_layer = -1;
        Units next_left = 0;
        std::array<std::uint8_t, 8> neighbour{};  // in order
        std::array<ColumnPart, levels> parts;
    };
    void face(std::size_t lane, MaterialId material, Units thickness);
    bool go_on(std::size_t lane);
    void release(std::size_t lane);

    const LayerStack& ground_;
    Block block_;
    const LayerSlide& slide_;
    const Field& axis_;
    MaterialId air_;
    void (*give_)(Numbers&);
    std::size_t free_ = lanes;
    std::array<std::uint8_t, lanes> free_lanes_{};
    std::array<bool, lanes> busy_{};
    std::array<ColumnState, lanes> columns_;
    Numbers numbers_;
};

}  // namespace cuesta::thermal

// SPDX-License-Identifier: Apache-2.0
// Layers that generators have laid over every cell, as planes of thickness, until somebody looks
// into the columns.
//
//   surface = bed + sheet 0 + sheet 1 + ...           material and age: one of each for a sheet
//
// The surface is that of the ground and always right; the columns below it follow when they are
// asked for (Terrain::ground), all sheets at once. A recipe that only lays rock on rock and looks
// at the height never makes columns: a sheet costs 4 bytes per cell instead of 9 for a layer and 14
// for the planes of the uppermost.
//
// Holds   columns as if every sheet had been laid by LayerStack::reshape.
// Limits  on ground of one material that is not that of the first sheet, at most `most` of them, no
//         two of one material on each other, all cells rising. Anything else goes into columns.
//         No process ever meets them: the engine asks for columns before it.
// Cost    one pass: the wanted heights and the surface read, surface and sheet written.
// Threads one lays; any number may look, and the first makes the columns.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <functional>
#include <mutex>
#include <span>
#include <string_view>
#include <vector>

#include "cuesta/base/paged_memory.h"
#include "cuesta/terrain/layer_stack.h"

namespace cuesta {

class Terrain;

// A terrain keeps them among its states, of which they are no bytes: checkpoints have columns.
inline constexpr std::string_view sheets_state = "ground.sheets";

class Sheets : public std::vector<std::byte> {
public:
    // Sheets and columns are both there while these are woven: more would not fit the memory plan.
    static constexpr std::size_t most = 8;
    // Turns heights of row y from column x on, in metres, into those that are wanted.
    using Wish = std::function<void(std::int64_t x, std::int64_t y, std::span<float> heights_m)>;
    struct Outcome {
        bool rises = false;    // every cell, and none beyond the end of units
        double highest_m = 0;  // largest distance of a wanted height from 0; infinite if not finite
    };

    // Of a terrain; null if none wait to become columns.
    static Sheets* of(const Terrain& terrain);
    // The ground of a terrain with its surface right and its columns without the sheets that wait.
    // Makes the view of the height old.
    static LayerStack& ground_below(Terrain& terrain);
    // Whether settled ground takes a sheet of that material.
    static bool takes(const Terrain& terrain, MaterialId material);
    // Lays one. Where the outcome will not do, take_back() leaves everything as it was.
    static Outcome lay(Terrain& terrain, MaterialId material, const Wish& wish);
    static void take_back(Terrain& terrain);

    // Into the columns. May be called by several threads; the first does it.
    void weave(LayerStack& ground);
    Units most_units() const { return laid_.back().most_units; }  // of the surface, from 0
    Units bed(std::int64_t x, std::int64_t y) const;
    std::array<std::int64_t, 256> totals() const;
    std::uint64_t bytes() const;  // with the surface

private:
    struct Sheet {
        PagedArray<Units> thickness;
        MaterialId material = 0;
        std::int32_t deposited_step = 0;
        Units most_units = 0;
        std::int64_t sum = 0, sum_below = 0;  // of its units; of the surface it lies on
    };
    Outcome lay(MaterialId material, std::int32_t now, const Wish& wish);
    void bury(const Sheet* sheet, std::int64_t x, std::int64_t lo, std::int64_t hi);
    std::int64_t columns() const { return ground_->shape().columns; }
    std::int64_t rows() const { return ground_->shape().rows; }

    LayerStack* ground_ = nullptr;
    std::vector<Sheet> laid_;
    std::atomic<bool> waiting_ = false;
    std::mutex weaving_;
};

// The bed of a cell of settled ground, and bytes of the ground, without making columns of sheets.
Layer bed_of(const Terrain& terrain, std::int64_t x, std::int64_t y);
std::uint64_t ground_bytes(const Terrain& terrain);

}  // namespace cuesta

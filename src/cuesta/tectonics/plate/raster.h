// SPDX-License-Identifier: Apache-2.0
// The crust of one plate in its own frame: a raster that never moves, and a pose that does.
//
// Tiles of 256 cells are made where crust is laid and kept. Beside them stand a mask of 16 bits for
// each sub-tile (which of its cells hold crust) and, for sub-tiles and tiles, how many of those
// around hold any: most questions whether a plate is somewhere are answered by those, which stay in
// the cache, and not by the crust.
#pragma once

#include <cstdint>
#include <vector>

#include "cuesta/tectonics/plate/cells.h"

namespace cuesta::plate {

// Times are counted in eighths of a million years.
inline constexpr double ticks_per_myr = 8;

struct Crust {
    std::int32_t volume = 0;  // thickness in metres x area of the cell; 0 where there is none
    std::int16_t born = 0;    // sea floor: when it was made; continents: when they were last folded
    std::int8_t ridge_shift = 0;  // of the ridge it was made at, in ticks: fracture zones
    std::int8_t swell = 0;        // of continents: height above others of its thickness, in 10 m
    bool operator==(const Crust&) const = default;
};
static_assert(sizeof(Crust) == 8);

class Raster {
public:
    Raster() = default;
    template <class Geo>
    explicit Raster(const Geo& geo)
        : slot_(static_cast<std::size_t>(geo.tiles), -1),
          mask_(static_cast<std::size_t>(geo.subs), 0),
          sub_near_(static_cast<std::size_t>(geo.subs), 0),
          count_(static_cast<std::size_t>(geo.tiles), 0),
          tile_near_(static_cast<std::size_t>(geo.tiles), 0) {}

    bool has(CellId cell) const {
        return mask_[static_cast<std::size_t>(sub_of(cell))] >> (cell & 15) & 1;
    }
    unsigned mask(CellId sub) const { return mask_[static_cast<std::size_t>(sub)]; }
    int sub_near(CellId sub) const { return sub_near_[static_cast<std::size_t>(sub)]; }
    int tile_near(CellId tile) const { return tile_near_[static_cast<std::size_t>(tile)]; }
    int count(CellId tile) const { return count_[static_cast<std::size_t>(tile)]; }
    std::int64_t cells() const { return cells_; }
    // Of a cell that holds crust. Its volume may change but not to 0 or less.
    const Crust& at(CellId cell) const { return crust_[index(cell)]; }
    Crust& at(CellId cell) { return crust_[index(cell)]; }
    // The 256 cells of a tile, whether they hold crust or not; null if none ever did.
    const Crust* tile(CellId tile) const {
        const std::int32_t slot = slot_[static_cast<std::size_t>(tile)];
        return slot < 0 ? nullptr : &crust_[static_cast<std::size_t>(slot) * cells_in_tile];
    }
    Crust* tile(CellId tile) {
        const std::int32_t slot = slot_[static_cast<std::size_t>(tile)];
        return slot < 0 ? nullptr : &crust_[static_cast<std::size_t>(slot) * cells_in_tile];
    }
    bool deep(CellId cell, const CellId* four) const {
        const CellId* sides = four + static_cast<std::size_t>(cell) * 4;
        return has(sides[0]) && has(sides[1]) && has(sides[2]) && has(sides[3]);
    }
    bool beside(CellId cell, const CellId* four) const {
        const CellId* sides = four + static_cast<std::size_t>(cell) * 4;
        return has(sides[0]) || has(sides[1]) || has(sides[2]) || has(sides[3]);
    }

    // Into an empty cell; the volume is above 0.
    template <class Geo>
    void put(const Geo& geo, CellId cell, Crust crust) {
        const CellId tile = tile_of(cell), sub = sub_of(cell);
        std::int32_t& slot = slot_[static_cast<std::size_t>(tile)];
        if (slot < 0) {
            slot = static_cast<std::int32_t>(crust_.size() / cells_in_tile);
            crust_.resize(crust_.size() + cells_in_tile);
        }
        crust_[index(cell)] = crust;
        std::uint16_t& mask = mask_[static_cast<std::size_t>(sub)];
        if (mask == 0) change(geo.sub_ring, sub, sub_near_, 1);
        mask = static_cast<std::uint16_t>(mask | 1u << (cell & 15));
        if (count_[static_cast<std::size_t>(tile)]++ == 0)
            change(geo.tile_ring, tile, tile_near_, 1);
        ++cells_;
    }
    // Out of a cell that holds some.
    template <class Geo>
    Crust take(const Geo& geo, CellId cell) {
        const CellId tile = tile_of(cell), sub = sub_of(cell);
        const Crust taken = at(cell);
        at(cell) = {};
        std::uint16_t& mask = mask_[static_cast<std::size_t>(sub)];
        mask = static_cast<std::uint16_t>(mask & ~(1u << (cell & 15)));
        if (mask == 0) change(geo.sub_ring, sub, sub_near_, -1);
        if (--count_[static_cast<std::size_t>(tile)] == 0)
            change(geo.tile_ring, tile, tile_near_, -1);
        --cells_;
        return taken;
    }

    template <class Body>
    void each(Body&& body) const {
        for (CellId tile = 0; tile < static_cast<CellId>(count_.size()); ++tile)
            if (count(tile) > 0) each_in(tile, body);
    }
    template <class Body>
    void each_in(CellId tile, Body&& body) const {
        for (CellId sub = tile * 16; sub < tile * 16 + 16; ++sub)
            for (unsigned left = mask(sub); left != 0; left &= left - 1)
                body(sub * 16 + static_cast<CellId>(__builtin_ctz(left)));
    }

private:
    std::size_t index(CellId cell) const {
        return static_cast<std::size_t>(slot_[static_cast<std::size_t>(tile_of(cell))]) *
                   cells_in_tile +
               static_cast<std::size_t>(cell & 255);
    }
    static void change(const Lists& ring, CellId at, std::vector<std::uint8_t>& near, int by) {
        for (const CellId* i = ring.first(at); i != ring.last(at); ++i) {
            std::uint8_t& count = near[static_cast<std::size_t>(*i)];
            count = static_cast<std::uint8_t>(count + by);
        }
    }

    std::vector<std::int32_t> slot_;  // where a tile's crust lies; -1: nowhere
    std::vector<Crust> crust_;
    std::vector<std::uint16_t> mask_;  // of each sub-tile
    std::vector<std::uint8_t> sub_near_;
    std::vector<std::uint16_t> count_;  // of each tile
    std::vector<std::uint8_t> tile_near_;
    std::int64_t cells_ = 0;
};

}  // namespace cuesta::plate

// SPDX-License-Identifier: Apache-2.0
// A piece of a block in one step of the world: its rows in three stages (world/world_sweep.h).
#pragma once

#include "cuesta/world/world_cell_rows.h"
#include "cuesta/world/world_face_rows.h"
#include "cuesta/world/world_rings.h"

namespace cuesta::world {

class Piece {
public:
    // Rows [lo, hi) of the block.
    Piece(const Rule& rule, const RowRule* rows, const State& state, const Sides& sides,
          const Seams& seams, std::int64_t lo, std::int64_t hi);
    Moved run();

private:
    static constexpr std::size_t west = 0, east = 1, north = 2, south = 3;

    // A: cells by themselves.
    void cells(std::int64_t y);
    void close_sand(std::int64_t y);
    // Flows of cells at the sides of the map. `comes_in`: air, which is as wet beyond the side.
    void close_sides(std::int32_t* across, std::int32_t* down, std::int64_t y, bool comes_in,
                     std::array<std::int64_t, 4>& left, std::array<std::int64_t, 4>* came);
    // B: filters, and what wind and water take along.
    void carry(std::int64_t y);
    void close_air(std::int64_t y);
    void carry_warmth(std::int64_t y);
    // C: faces between rows y and y + 1, then the new row y.
    void faces(std::int64_t y);
    void spill_rows(std::int64_t y);
    void pairs_down(std::int64_t y, bool wall);
    void finish(std::int64_t y);
    void spill_columns(std::int64_t y, std::int32_t* flux);
    void finish_ground(std::int64_t y, const std::int32_t* ice_across);
    void grind(std::int64_t y, const std::int32_t* ice_across, std::int32_t* rock,
               std::int32_t* sand);
    void finish_air(std::int64_t y, const std::int32_t* water, const std::int32_t* w_across);
    void drift_systems(std::int64_t y);
    void finish_warmth(std::int64_t y);
    RockPairs pair(std::int64_t y, std::int64_t next, std::int64_t shift, std::int32_t* flux) const;

    // The columns of the piece, then those around it: loops that begin at a line of memory are
    // twice as fast.
    template <class Body>
    void over(std::int64_t around, const Body& body) const {
        body(Columns{0, n_});
        if (around == 0) return;
        body(Columns{-around, 0});
        body(Columns{n_, n_ + around});
    }
    // Faces between columns: `make` fills those of [0, n) and the one before.
    template <class Make>
    void across(std::int32_t* flux, const Make& make) {
        make(Columns{0, n_});
        make(Columns{-1, 0});
        if (sides_.border[west]) flux[-1] = 0;
        if (sides_.border[east]) flux[n_ - 1] = 0;
    }
    const float* row(const Seam<float>& seam, std::int64_t y, const float* without) const {
        return seam ? seam->row(lo_, y) : without;
    }
    const float* temperature(std::int64_t y) const {
        return row(seams_.temperature, y, f_.mild(0));
    }
    bool inside(std::int64_t y) const {
        return (y >= 0 || !sides_.border[north]) && (y < count_ || !sides_.border[south]);
    }
    bool first(std::int64_t y) const { return y == 0 && sides_.border[north]; }
    bool last(std::int64_t y) const { return y == count_ - 1 && sides_.border[south]; }
    bool grinds() const { return c_.ice && c_.glacial_erosion > 0; }
    // Whether row y, of the last four, has ice anywhere.
    bool icy(std::int64_t y) const { return icy_[static_cast<std::size_t>(y & 3)]; }
    const RowRule& place(std::int64_t y) const { return rows_[y + 2]; }
    const std::int32_t* room(std::int64_t y) const {
        return s_.room != nullptr ? s_.room->row(y) : nullptr;
    }

    const Rule& c_;
    const RowRule* rows_;
    const State& s_;
    const Sides& sides_;
    const Seams& seams_;
    const std::int64_t lo_, hi_, n_, count_;
    IntRings i_;
    FloatRings f_;
    const std::int32_t* new_ground_ = nullptr;
    std::array<bool, 4> icy_{};
    Moved moved_;
};

}  // namespace cuesta::world

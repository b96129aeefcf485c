// SPDX-License-Identifier: Apache-2.0
// The land of drops cut into strips of whole rows, one for each block, and what blocks tell each
// other of them.
//
// Strips  a strip has the drops in its rows [first, end) and brings onto the map the rows from
//         done_first to done_end: as many above its own as a band leaves undone for the next one.
//         It keeps those and what its drops read: [top, bottom). When no sweep is under way it
//         answers for the rows [own_first, own_end), the same ones.
// Around  on a map that wraps from north to south the first strip lies below the last one: it
//         keeps and brings onto the map rows below 0, which are those before the end of the land,
//         and the last one keeps rows beyond the end. Those below 0 are the last one's own.
//         Strips are cut where bands of the whole land begin, since sweeps begin there.
// Whole   where one strip must do (sequential drops, maps too small to be cut), the first block
//         has all rows and the others none.
// Ring    rows and columns beyond the border come from the rows that they mirror, wherever those
//         lie.
// Blocks  every block calls the same of these functions; all is sent by `redistribute` and
//         `migrate` (docs/design/droplets.md, Strips).
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "cuesta/grid/communicator.h"
#include "cuesta/process/droplet/drop_land.h"

namespace cuesta {

struct DropStrip {
    std::int64_t first = 0, end = 0;
    std::int64_t own_first = 0, own_end = 0;
    std::int64_t done_first = 0, done_end = 0;
    std::int64_t top = 0, bottom = 0;
    bool empty() const { return first >= end; }
};

class DropStrips {
public:
    // `reach`: rows that drops and brush reach beyond their own; `whole`: one strip.
    DropStrips(const Grid& grid, const DropRing& ring, const Block& block, Communicator& comm,
               std::int64_t reach, int steps, bool whole);

    Communicator& comm() const { return comm_; }
    const DropRing& ring() const { return ring_; }
    int count() const { return count_; }  // of strips that are not empty
    const DropStrip& of(int rank) const { return strips_[static_cast<std::size_t>(rank)]; }
    const DropStrip& here() const { return of(comm_.rank()); }
    // Whether the first strip lies below the last one.
    bool around() const { return count_ > 1 && grid_.wraps_y(); }
    // The strips above and below this one; -1: none.
    int above() const;
    int below() const;
    // Where bands of the whole land begin, and the end of the last.
    const std::vector<std::int64_t>& bands() const { return bands_; }
    std::int64_t columns() const { return columns_; }
    std::int64_t rows() const { return rows_; }
    std::int64_t least_rows() const { return least_; }  // of the upper and the lower half of one

    // The land of this strip, from the surface of the block.
    DropMap land(const IntField& part) const;
    // A field of the block in the rows of this strip, with the ring's mirror image.
    Field with_ring(const Field& part) const;
    // Of the rows of the map without ring that are this strip's own: where they lie, from a block
    // and back to it.
    Block own_map() const;
    template <class T>
    FieldOf<T> from_block(const FieldOf<T>& part) const;
    template <class T>
    FieldOf<T> to_block(const FieldOf<T>& own) const;
    // The same from such rows.
    Field with_ring_of_own(const Field& own) const;
    // Of a field in the rows of this strip, those of the map that are its own, without ring.
    template <class T>
    FieldOf<T> crop(const FieldOf<T>& field) const;
    // Of such rows those that are not its own, as others have them; with `by_drops`, those others
    // that have the drops in them.
    template <class T>
    void refresh(FieldOf<T>& field, bool by_drops = false) const;
    // Marks of the rows of the land, of each as the strip has them whose own it is.
    void share_marks(std::vector<std::uint8_t>& rows) const;
    // What has been added in rows that are another strip's own goes to it.
    void give_home(IntField& field) const;
    // Where the surface of the block stands in the rows of this strip, that is put there.
    void take_surface(const IntField& part, DropMap& land) const;

private:
    // Calls use(y, row, count) for rows of the map, which stand here from row y of the land on.
    template <class Use>
    void each_piece(std::int64_t first, std::int64_t end, Use&& use) const;
    template <class T>
    void fill(const SourceRectangle& have, FieldOf<T>& field) const;

    Grid grid_;
    DropRing ring_;
    Block block_;
    Communicator& comm_;
    std::int64_t columns_ = 0, rows_ = 0, least_ = 0;
    int count_ = 1;
    std::vector<DropStrip> strips_;
    std::vector<std::int64_t> bands_;
};

}  // namespace cuesta

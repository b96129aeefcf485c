// SPDX-License-Identifier: Apache-2.0
// The map cut into bands of rows, each with the list of the drops in it.
#pragma once

#include <cstdint>
#include <vector>

#include "cuesta/process/droplet/drop_cover.h"
#include "cuesta/process/droplet/drop_list.h"

namespace cuesta {

struct DropBand {
    DropList drops;
    DropList inbox;  // came from a band that was stepped before, to be stepped in the next sweep
    std::int64_t first = 0, end = 0;  // rows
    // Rows that must be even for it to be so: those of the band that it is a part of if the land is
    // not cut into strips, since drops in it spread what they leave in another way.
    std::int64_t even_first = 0, even_end = 0;
    bool even = false;  // nothing its drops reach is harder than the rest
};

// Rows that drops and brush reach beyond their own.
std::int64_t drop_reach(const DropRule& rule);
// Of a band that drops of one sweep leave to the next one only, with what they reach on both sides.
std::int64_t least_band_rows(const DropRule& rule, int steps);

// Where the bands of a land of so many rows begin, and where the last one ends: as even as
// possible, so that none is higher than fits; on small lands rather fewer than too low. `reach`:
// drop_reach.
std::vector<std::int64_t> band_rows(std::int64_t rows, std::int64_t reach, int steps);

class DropBands {
public:
    // Where `steps` are made in a sweep. `cuts`: rows of the land at which bands begin, the last
    // being the end of the last band; none: bands of the whole land. Beyond the first and last cut
    // stands one band more for drops that go there. `parts`: no band of strips lies in two of the
    // whole land, nor does one of a land that wraps from north to south.
    DropBands(const DropMap& map, const DropRule& rule, int steps, bool by_kind,
              const std::vector<std::int64_t>& cuts = {}, bool parts = false);
    // Whether the bands of a wrapped map are high enough.
    static bool fits(const DropMap& map, const DropRule& rule, int steps) {
        return fits(map.columns(), map.rows(), map.wraps_x, map.wraps_y, rule, steps);
    }
    static bool fits(std::int64_t columns, std::int64_t rows, bool wraps_x, bool wraps_y,
                     const DropRule& rule, int steps);

    std::int64_t count() const { return static_cast<std::int64_t>(bands_.size()); }
    DropBand& operator[](std::int64_t b) { return bands_[static_cast<std::size_t>(b)]; }
    std::int64_t most_rows() const;  // of a band
    bool any_drops() const;
    // Finds the bands that are even under the cover as it is now.
    void find_even(const DropCover& cover);
    // The first row that drops of a band read; not above the first one that is here. On a strip of
    // a land that wraps, as a row of the land; on the whole of one, row 0.
    std::int64_t base(std::int64_t b, std::int64_t top) const;
    // That beside band b in which a row lies.
    std::int64_t beside(std::int64_t b, std::int64_t row) const;

private:
    void add(std::int64_t first, std::int64_t end, bool by_kind);
    std::vector<DropBand> bands_;
    std::int64_t rows_, reach_;  // rows beyond a band that drops and brush touch
    bool wraps_, cut_, framed_;
};

}  // namespace cuesta

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
    bool even = false;                // nothing its drops reach is harder than the rest
};

class DropBands {
public:
    // Where `steps` are made in a sweep.
    DropBands(const DropMap& map, const DropRule& rule, int steps, bool by_kind);
    // Whether the bands of a wrapped map are high enough.
    static bool fits(const DropMap& map, const DropRule& rule, int steps);

    std::int64_t count() const { return static_cast<std::int64_t>(bands_.size()); }
    DropBand& operator[](std::int64_t b) { return bands_[static_cast<std::size_t>(b)]; }
    std::int64_t most_rows() const;  // of a band
    bool any_drops() const;
    // Finds the bands that are even under the cover as it is now.
    void find_even(const DropCover& cover);
    // That beside band b in which a row lies.
    std::int64_t beside(std::int64_t b, std::int64_t row) const;

private:
    std::vector<DropBand> bands_;
    std::int64_t rows_, reach_;  // rows beyond a band that drops and brush touch
    bool wraps_;
};

}  // namespace cuesta

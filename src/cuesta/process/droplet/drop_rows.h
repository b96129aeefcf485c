// SPDX-License-Identifier: Apache-2.0
// What drops have done in one pass, brought onto the map row by row.
//
//   h += laid - brush * taken
//
// `taken` is a sum at the samples nearest to the drops; spreading it with the brush afterwards
// costs one brush per sample instead of one per drop. A row is written when all drops that reach it
// have stepped.
//
// Limiter no sample passes the highest or lowest of the six in the rows above and below by more
//         than `clearance` in one pass, unless it stood beyond already: drops of one pass do not
//         know of each other, and could together dig a hole or heap a needle. What does not fit
//         waits in a list of its row and is tried again in the next pass.
// Holds   fixed order of operations in every sample: the same bits for any cut into bands. The
//         brush is computed in float and rounded to units; the few units by which the whole map
//         gains or loses so are put right at the end of the step (drop_passes.h).
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "cuesta/process/droplet/drop_brush.h"
#include "cuesta/process/droplet/drop_step.h"
#include "cuesta/process/droplet/drop_tally.h"

namespace cuesta {

// Units that wait at the samples of each row.
using DropWaiting = std::vector<std::vector<std::pair<std::int32_t, std::int32_t>>>;

// The window of one pass: sums of whole numbers, and the same as floats for the brush.
class DropRows {
public:
    DropRows(DropMap& map, const DropRule& rule, const DropCover& cover, const DropBrush& brush,
             const DropBrush* deposit_brush, std::int64_t band_rows);

    // Rows that a row reaches when it is spread, and that must have been stepped before it is
    // applied; at least 1, because drops look one row beyond their band.
    std::int64_t lag() const { return lag_; }
    DropWindow window(std::int64_t shift) {
        return {laid_.data() + lead, taken_.data() + lead, stride_, lines_ - 1, shift};
    }
    void clear();
    // Adds what drops did beyond the ends of a wrapped row to the other end, before the row is
    // used. `row` counts on beyond the end of the map.
    void finish(std::int64_t row);
    // Brings a finished row onto the map, and empties the lines that are not needed any more.
    void apply(std::int64_t row, DropWaiting& waiting);
    void forget(std::int64_t row);
    // For rows that are needed once more at the end of a pass around a wrapped map.
    void keep(std::int64_t first, std::int64_t count);
    void bring_back(std::int64_t row_shift);

    static constexpr std::int64_t lead = 64;

private:
    std::int32_t* laid(std::int64_t row) {
        return laid_.data() + lead + (row & (lines_ - 1)) * stride_;
    }
    std::int32_t* taken(std::int64_t row) {
        return taken_.data() + lead + (row & (lines_ - 1)) * stride_;
    }
    float* spread_line(std::vector<float>& lines, std::int64_t row) {
        return lines.data() + lead + (row & (lines_ - 1)) * stride_;
    }
    void to_float(std::int64_t row, const std::int32_t* from, float* to, const DropBrush& brush);

    DropMap& map_;
    const DropRule& rule_;
    const DropCover& cover_;
    const DropBrush& brush_;
    const DropBrush* deposit_brush_;
    std::int64_t lag_, lines_, stride_;
    std::vector<std::int32_t> laid_, taken_;
    std::vector<float> taken_float_, laid_float_;
    std::vector<std::int32_t> change_, over_;
    std::vector<float> sum_;
    std::vector<float> side_, deposit_side_;  // 1 / share of the brush on the map, near a side
    std::vector<std::int32_t> kept_laid_, kept_taken_;
    std::int64_t kept_first_ = 0, kept_count_ = 0;
};

// Puts what waits onto the map, a few times as in a pass, then spread by the brush, come what may.
void settle_waiting(DropMap& map, const DropRule& rule, const DropBrush& brush,
                    DropWaiting& waiting);

// Adds `units` in all, evenly over the samples that have grown since `before` (units above 0) or
// sunk (below 0), or if there are none over all that have changed, or over all.
void spread_units(DropMap& map, const DropMap& before, std::int64_t units);

}  // namespace cuesta

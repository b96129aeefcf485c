// SPDX-License-Identifier: Apache-2.0
// What drops have done in one pass, brought onto the map row by row.
//
//   h += laid - softness (brush * taken)
//
// `taken` is a sum at the samples nearest to the drops; spreading it with the brush afterwards
// costs one brush per sample instead of one per drop. A row is written when all drops that reach it
// have stepped.
//
// Limiter no sample passes the highest or lowest of the six in the rows above and below by more
//         than `clearance` in one pass, unless it stood beyond already: drops of one pass do not
//         know of each other, and could together dig a hole or heap a needle. What does not fit
//         waits in a list of its row and is tried again in the next pass. Beyond the first and last
//         row the land counts as going on with its slope. Nor does any sample rise
//         above the cover's ceiling or sink below its floor.
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
             const DropBrush* deposit_brush, std::int64_t band_rows, int steps);

    // Rows that a row reaches when it is spread, and that must have been stepped before it is
    // applied; at least as many as drops look beyond their band.
    std::int64_t lag() const { return lag_; }
    // For drops that run where all ground is equally soft, or not.
    DropWindow window(std::int64_t shift, bool even = false) {
        return {sums_.data() + lead,
                sums_.data() + plane_ + lead,
                even || spread_.empty() ? nullptr : spread_.data() + lead,
                stride_,
                lines_ - 1,
                shift};
    }
    // Room for what the cover needs; between passes.
    void prepare();
    void clear();
    // A row to which no drop will add: ready for the brush, and its line of what was taken empty
    // again. `row` counts on beyond the end of a wrapped map.
    void finish(std::int64_t row);
    // Brings a row onto the map when all that the brush reaches are finished.
    void apply(std::int64_t row, DropWaiting& waiting);
    // Empties rows that will not be finished now, and those after them that will not be applied.
    void forget(std::int64_t first, std::int64_t end);
    // For rows that are needed once more at the end of a pass around a wrapped map.
    void keep(std::int64_t first, std::int64_t count);
    void bring_back(std::int64_t row_shift);

    static constexpr std::int64_t lead = 64;

private:
    std::int32_t* laid(std::int64_t row) {
        return sums_.data() + lead + (row & (lines_ - 1)) * stride_;
    }
    std::int32_t* taken(std::int64_t row) {
        return sums_.data() + plane_ + lead + (row & (lines_ - 1)) * stride_;
    }
    std::int32_t* spread(std::int64_t row) {
        return spread_.data() + lead + (row & (lines_ - 1)) * stride_;
    }
    float* float_line(std::vector<float>& lines, std::int64_t row) {
        return lines.data() + lead + (row & (lines_ - 1)) * stride_;
    }
    // The part of a brush that lies beyond the border goes to the part within.
    void share_at_border(std::int64_t row, float* to, const DropBrush& brush);

    DropMap& map_;
    const DropRule& rule_;
    const DropCover& cover_;
    const DropBrush& brush_;
    const DropBrush* deposit_brush_;
    std::int64_t lag_, lines_, stride_, plane_;
    void spread_rows(std::int64_t row, const DropBrush& brush, std::vector<float>& from,
                     float* sum);
    void book_row(std::int64_t y, const std::int32_t* put);

    std::vector<std::int32_t> sums_, spread_;  // laid down, then taken
    std::vector<float> taken_float_, laid_float_, spread_float_;
    std::vector<std::int32_t> over_;
    std::vector<std::int32_t> beyond_;    // a row of land that goes on beyond the map
    std::vector<std::uint8_t> over_any_;  // by segment of a row
    std::vector<float> nothing_;          // rows beyond the map
    std::vector<float> sum_, pairs_;
    std::vector<float> side_, deposit_side_;  // 1 / share of the brush on the map, near a side
    std::vector<std::int32_t> put_;           // what was to be laid down in a row, for book_row
    std::vector<std::int32_t> kept_laid_, kept_taken_, kept_spread_;
    std::int64_t kept_first_ = 0, kept_count_ = 0;
};

// out = brush * field over the whole map; at borders the part of the brush on the map counts for
// all. With `only`, of the rows within the brush's reach of those marked there; others are left.
void brush_map(const DropMap& map, const DropBrush& brush, const Field& field, Field& out,
               const std::vector<std::uint8_t>* only = nullptr);

}  // namespace cuesta

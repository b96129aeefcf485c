// SPDX-License-Identifier: Apache-2.0
// What drops have done in one sweep, brought onto the map row by row.
//
//   h += deposited - softness (brush * eroded)
//
// `eroded` is a sum at the samples nearest to the drops; spreading it with the brush afterwards
// costs one brush per sample instead of one per drop. A row is written when all drops that reach it
// have stepped.
//
// Limiter what a row becomes is bounded by its neighbours; what does not fit waits
//         (drop_limiter.h).
// Holds   fixed order of operations in every sample: the same bits for any cut into bands. The
//         brush is computed in float and rounded to units; the few units by which the whole map
//         gains or loses so are put right at the end of the step (drop_remainder.h).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "cuesta/process/droplet/brush_rows.h"
#include "cuesta/process/droplet/drop_limiter.h"
#include "cuesta/process/droplet/drop_step.h"

namespace cuesta {

// Sums of rows that are needed once more at the end of a sweep around a wrapped map.
struct DropKept {
    std::int64_t first = 0, count = 0;  // rows
    std::vector<std::int32_t> deposited, eroded, spread;
};

// The window of one sweep: sums of whole numbers, and the same as floats for the brush.
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
    // Room for what the cover needs; between sweeps.
    void prepare();
    void clear();
    // A row to which no drop will add: ready for the brush, and its line of what was eroded empty
    // again. `row` counts on beyond the end of a wrapped map.
    void finish(std::int64_t row);
    // Brings a row onto the map when all that the brush reaches are finished.
    void apply(std::int64_t row, DropWaiting& waiting);
    // Empties rows that will not be finished now, and those after them that will not be applied.
    void forget(std::int64_t first, std::int64_t end);
    // Rows for the end of a sweep around a wrapped map; brought back they lie `row_shift` farther.
    DropKept keep(std::int64_t first, std::int64_t count);
    void bring_back(const DropKept& kept, std::int64_t row_shift);

    // A sweep goes on in another strip of the land, from the band that begins at `end`: all that
    // those before it have left undone, which is empty here then; and there. `end` counts on beyond
    // the end of a wrapped map.
    void hand_on(std::int64_t end, std::vector<std::byte>& to);
    void take_over(std::int64_t end, std::span<const std::byte> from);

    static constexpr std::int64_t lead = BrushRows::lead;

private:
    // Calls use(first, count) for every piece of a row that a sweep hands on.
    template <class Use>
    void each_undone(std::int64_t end, Use&& use);
    std::int32_t* deposited(std::int64_t row) {
        return sums_.data() + lead + (row & (lines_ - 1)) * stride_;
    }
    std::int32_t* eroded(std::int64_t row) {
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
    void spread_rows(std::int64_t row, BrushRows& brush, int reach, std::vector<float>& from);

    DropMap& map_;
    const DropRule& rule_;
    const DropCover& cover_;
    const DropBrush& brush_;
    const DropBrush* deposit_brush_;
    DropLimiter limiter_;
    BrushRows brush_rows_;
    std::optional<BrushRows> deposit_rows_;
    std::int64_t lag_, far_, lines_, stride_, plane_;

    std::vector<std::int32_t> sums_, spread_;  // deposited, then eroded
    std::vector<float> eroded_float_, deposited_float_, spread_float_;
    std::vector<float> nothing_;  // rows beyond the map
    std::vector<float> sum_;
    std::vector<float> side_, deposit_side_;  // 1 / share of the brush on the map, near a side
};

}  // namespace cuesta

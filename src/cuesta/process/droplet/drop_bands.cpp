// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_bands.h"

#include <algorithm>
#include <cmath>

#include "cuesta/base/check.h"
#include "cuesta/process/droplet/drop_brush.h"

namespace cuesta {

std::int64_t drop_reach(const DropRule& rule) {
    const int brush = DropBrush(rule.radius).reach();
    const int deposit = rule.deposit_radius >= 1 ? DropBrush(rule.deposit_radius).reach() : 0;
    return std::max({1, brush, deposit, static_cast<int>(std::ceil(rule.ahead))});
}

namespace {

constexpr std::int64_t least_band = 16;

std::int64_t least_rows_of(std::int64_t reach, int steps) {
    return 2 * reach + 2 * steps + 2;
}

std::int64_t most_rows_of(std::int64_t reach, int steps) {
    // With what drops and brush reach beyond it, a power of two (drop_rows.h).
    const std::int64_t beyond = least_rows_of(reach, steps);
    std::int64_t lines = 2 * least_band;
    while (lines < 2 * beyond) lines *= 2;
    return lines - beyond;
}

}  // namespace

std::int64_t least_band_rows(const DropRule& rule, int steps) {
    return least_rows_of(drop_reach(rule), steps);
}

std::vector<std::int64_t> band_rows(std::int64_t rows, std::int64_t reach, int steps) {
    const std::int64_t high = most_rows_of(reach, steps);
    std::int64_t count = std::max<std::int64_t>(1, (rows + high - 1) / high);
    if (rows / count < least_rows_of(reach, steps)) count = std::max<std::int64_t>(1, rows / high);
    std::vector<std::int64_t> at;
    for (std::int64_t b = 0; b <= count; ++b) at.push_back(b * rows / count);
    return at;
}

DropBands::DropBands(const DropMap& map, const DropRule& rule, int steps, bool by_kind,
                     const std::vector<std::int64_t>& cuts, bool parts)
    : rows_(map.rows()),
      reach_(drop_reach(rule) + steps + 1),
      wraps_(map.wraps_y),
      cut_(!cuts.empty()),
      framed_(map.framed()) {
    const std::int64_t reach = drop_reach(rule), least = least_band_rows(rule, steps);
    const std::vector<std::int64_t> at = cut_ ? cuts : std::vector<std::int64_t>{0, rows_};
    const std::int64_t front = at.front() == 0 && wraps_ && cut_ ? rows_ : at.front();
    if (front > 0) add(std::max<std::int64_t>(front - least, 0), front, by_kind);
    const std::vector<std::int64_t> whole = band_rows(rows_, reach, steps);
    for (std::size_t i = 0; i + 1 < at.size(); ++i)
        if (cut_ && (parts || wraps_)) {
            for (std::size_t b = 0; b + 1 < whole.size(); ++b) {
                const std::int64_t first = std::max(whole[b], at[i]),
                                   end = std::min(whole[b + 1], at[i + 1]);
                if (first >= end) continue;
                add(first, end, by_kind);
                bands_.back().even_first = whole[b], bands_.back().even_end = whole[b + 1];
            }
        } else {
            const std::vector<std::int64_t> own = band_rows(at[i + 1] - at[i], reach, steps);
            for (std::size_t b = 0; b + 1 < own.size(); ++b)
                add(at[i] + own[b], at[i] + own[b + 1], by_kind);
        }
    const std::int64_t back = at.back() == rows_ && wraps_ && cut_ ? 0 : at.back();
    if (back < rows_) add(back, std::min(back + least, rows_), by_kind);
    const std::int64_t read = wraps_ && !cut_ ? rows_ : most_rows() + 2 * reach_;
    CUESTA_CHECK(map.height.stride() * (read + 2) < (std::int64_t{1} << 31),
                 "the map has more cells than droplets can address");
}

void DropBands::add(std::int64_t first, std::int64_t end, bool by_kind) {
    DropBand& band = bands_.emplace_back();
    if (framed_) band.drops.count_by_frame(), band.inbox.count_by_frame();
    if (by_kind) band.drops.divide_by_kind(), band.inbox.divide_by_kind();
    band.first = band.even_first = first, band.end = band.even_end = end;
}

std::int64_t DropBands::base(std::int64_t b, std::int64_t top) const {
    const std::int64_t first = bands_[static_cast<std::size_t>(b)].first - reach_;
    if (wraps_) return !cut_ ? 0 : first < 0 ? first + rows_ : first;
    return std::max(top, first);
}

bool DropBands::fits(std::int64_t columns, std::int64_t rows, bool wraps_x, bool wraps_y,
                     const DropRule& rule, int steps) {
    if (wraps_x && columns <= 2 * drop_reach(rule) + 1) return false;
    return !wraps_y || rows >= 2 * most_rows_of(drop_reach(rule), steps);
}

std::int64_t DropBands::most_rows() const {
    std::int64_t most = 0;
    for (const DropBand& band : bands_) most = std::max(most, band.end - band.first);
    return most;
}

bool DropBands::any_drops() const {
    return std::any_of(bands_.begin(), bands_.end(),
                       [](const DropBand& band) { return band.drops.size() > 0; });
}

void DropBands::find_even(const DropCover& cover) {
    for (DropBand& band : bands_) {
        band.even = cover.gain == nullptr || cover.uneven != nullptr;
        for (std::int64_t y = band.even_first - reach_; band.even && y < band.even_end + reach_;
             ++y)
            if (cover.gain != nullptr && (wraps_ || (y >= 0 && y < rows_)))
                band.even = !cover.uneven_row((y % rows_ + rows_) % rows_);
    }
}

std::int64_t DropBands::beside(std::int64_t b, std::int64_t row) const {
    // Nearly always the next one; parts of bands may be lower than a drop goes in a sweep.
    for (std::int64_t away = 1; away < count(); ++away)
        for (const std::int64_t other : {(b + count() - away) % count(), (b + away) % count()}) {
            const DropBand& band = bands_[static_cast<std::size_t>(other)];
            if (other != b && row >= band.first && row < band.end) return other;
        }
    CUESTA_CHECK(false, "a drop has left its band and reached no other");
    return b;
}

}  // namespace cuesta

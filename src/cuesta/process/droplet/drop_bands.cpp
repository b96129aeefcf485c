// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_bands.h"

#include <algorithm>
#include <cmath>

#include "cuesta/base/check.h"
#include "cuesta/process/droplet/drop_brush.h"

namespace cuesta {
namespace {

constexpr std::int64_t least_band = 16;

std::int64_t reach_of(const DropRule& rule) {
    const int brush = DropBrush(rule.radius).reach();
    const int deposit = rule.deposit_radius >= 1 ? DropBrush(rule.deposit_radius).reach() : 0;
    return std::max({1, brush, deposit, static_cast<int>(std::ceil(rule.ahead))});
}
// What drops and brush reach beyond a band, on both sides.
std::int64_t least_rows_of(const DropRule& rule, int steps) {
    return 2 * reach_of(rule) + 2 * steps + 2;
}
std::int64_t band_rows_of(const DropRule& rule, int steps) {
    // With what drops and brush reach beyond it, a power of two (drop_rows.h).
    const std::int64_t beyond = least_rows_of(rule, steps);
    std::int64_t lines = 2 * least_band;
    while (lines < 2 * beyond) lines *= 2;
    return lines - beyond;
}

}  // namespace

DropBands::DropBands(const DropMap& map, const DropRule& rule, int steps, bool by_kind)
    : rows_(map.rows()), reach_(reach_of(rule) + steps + 1), wraps_(map.wraps_y) {
    CUESTA_CHECK(map.height.stride() * (rows_ + 2) < (std::int64_t{1} << 31),
                 "the map has more cells than droplets can address");
    const std::int64_t high = band_rows_of(rule, steps);
    // As even as possible, so that none is higher; on small maps rather fewer than too low.
    std::int64_t count = (rows_ + high - 1) / high;
    if (rows_ / count < least_rows_of(rule, steps)) count = std::max<std::int64_t>(1, rows_ / high);
    bands_.resize(static_cast<std::size_t>(count));
    for (std::int64_t b = 0; b < count; ++b) {
        DropBand& band = (*this)[b];
        if (by_kind) band.drops.divide_by_kind(), band.inbox.divide_by_kind();
        band.first = b * rows_ / count, band.end = (b + 1) * rows_ / count;
    }
}

bool DropBands::fits(const DropMap& map, const DropRule& rule, int steps) {
    if (map.wraps_x && map.columns() <= 2 * reach_of(rule) + 1) return false;
    return !map.wraps_y || map.rows() >= 2 * band_rows_of(rule, steps);
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
        for (std::int64_t y = band.first - reach_; band.even && y < band.end + reach_; ++y)
            if (cover.gain != nullptr && (wraps_ || (y >= 0 && y < rows_)))
                band.even = !cover.uneven_row((y % rows_ + rows_) % rows_);
    }
}

std::int64_t DropBands::beside(std::int64_t b, std::int64_t row) const {
    for (const std::int64_t other : {(b + count() - 1) % count(), (b + 1) % count()}) {
        const DropBand& band = bands_[static_cast<std::size_t>(other)];
        if (other != b && row >= band.first && row < band.end) return other;
    }
    CUESTA_CHECK(false, "a drop has left its band and reached no other");
    return b;
}

}  // namespace cuesta

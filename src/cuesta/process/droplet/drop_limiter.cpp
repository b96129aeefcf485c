// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_limiter.h"

#include <algorithm>

#include "cuesta/simd/clones.h"

namespace cuesta {
namespace {

constexpr std::int64_t segment = 128;  // of a row, searched for what does not fit
constexpr std::int64_t lead = 16;

struct LimitTask {
    const std::int32_t* above;
    const std::int32_t* below;
    std::int32_t* line;
    std::int32_t* deposited;  // emptied
    const float* eroded;
    std::int32_t* over;
    std::uint8_t* over_any;
    std::int64_t n;
    std::int32_t clearance, floor, ceiling;
};

CUESTA_SIMD_CLONES(void, limit_row, (const LimitTask& t), (t)) {
    const std::int32_t clearance = t.clearance, floor = t.floor, ceiling = t.ceiling;
    for (std::int64_t at = 0; at < t.n; at += segment) {
        const std::int64_t count = std::min(segment, t.n - at);
        const std::int32_t* __restrict above = t.above + at;
        const std::int32_t* __restrict below = t.below + at;
        const float* __restrict eroded = t.eroded + at;
        std::int32_t* __restrict deposited = t.deposited + at;
        std::int32_t* __restrict line = t.line + at;
        std::int32_t* __restrict over = t.over + at;
        std::int32_t any = 0;
        for (std::int64_t x = 0; x < count; ++x) {
            const std::int32_t w = std::max(above[x - 1], below[x - 1]),
                               m = std::max(above[x], below[x]),
                               e = std::max(above[x + 1], below[x + 1]);
            const std::int32_t lw = std::min(above[x - 1], below[x - 1]),
                               lm = std::min(above[x], below[x]),
                               le = std::min(above[x + 1], below[x + 1]);
            const std::int32_t highest = std::min(std::max(std::max(w, m), e) + clearance, ceiling);
            const std::int32_t lowest = std::max(std::min(std::min(lw, lm), le) - clearance, floor);
            const std::int32_t now = line[x],
                               wanted = now + deposited[x] - rounded_units(eroded[x]);
            const std::int32_t next =
                std::min(std::max(wanted, std::min(now, lowest)), std::max(now, highest));
            deposited[x] = 0;
            line[x] = next;
            over[x] = wanted - next;
            any |= wanted - next;
        }
        t.over_any[at / segment] = any != 0 ? 1 : 0;
    }
}

}  // namespace

DropLimiter::DropLimiter(DropMap& map, const DropRule& rule, const DropCover& cover)
    : map_(map), rule_(rule), cover_(cover) {
    const auto wide = static_cast<std::size_t>(map.columns() + 2 * lead);
    over_.resize(wide), beyond_.resize(wide), wanted_.resize(wide);
    over_any_.resize(wide / static_cast<std::size_t>(segment) + 1);
}

// The row `at` beside row y, on whose other side lies `other`.
const std::int32_t* DropLimiter::neighbour(std::int64_t y, std::int64_t at, std::int64_t other) {
    const std::int64_t n = map_.columns(), rows = map_.rows();
    if (map_.wraps_y) return map_.row((at + rows) % rows);
    if (at >= 0 && at < rows) return map_.row(at);
    const std::int32_t* inner = map_.row(std::clamp<std::int64_t>(other, 0, rows - 1));
    const std::int32_t* own = map_.row(y);
    std::int32_t* on = beyond_.data() + lead;
    for (std::int64_t x = -1; x <= n; ++x)
        on[x] = static_cast<std::int32_t>(std::clamp<std::int64_t>(
            2 * std::int64_t{own[x]} - inner[x], INT32_MIN / 2, INT32_MAX / 2));
    return on;
}

void DropLimiter::apply(std::int64_t y, std::int32_t* deposited, const float* eroded,
                        DropWaitingRow& waiting) {
    const std::int64_t n = map_.columns();
    for (const auto& [x, units] : waiting) deposited[x] += units;
    waiting.clear();
    if (cover_.eroded != nullptr) std::copy_n(deposited, n, wanted_.data());
    limit_row({neighbour(y, y - 1, y + 1), neighbour(y, y + 1, y - 1), map_.row(y), deposited,
               eroded, over_.data(), over_any_.data(), n, rule_.clearance, cover_.floor,
               cover_.ceiling});
    for (std::int64_t at = 0; at < n; at += segment) {
        if (over_any_[static_cast<std::size_t>(at / segment)] == 0) continue;
        for (std::int64_t x = at; x < std::min(at + segment, n); ++x)
            if (over_[static_cast<std::size_t>(x)] != 0)
                waiting.emplace_back(static_cast<std::int32_t>(x),
                                     over_[static_cast<std::size_t>(x)]);
    }
    if (cover_.eroded != nullptr) book(y, eroded);
    map_.close_row(y);
}

// What really came off and was deposited: what waits is neither.
void DropLimiter::book(std::int64_t y, const float* eroded) {
    std::int32_t* __restrict off_sum = cover_.eroded->row(map_.line(y));
    std::int32_t* __restrict on_sum = cover_.deposited->row(map_.line(y));
    const std::int32_t* __restrict wanted_row = wanted_.data();
    const std::int32_t* __restrict over = over_.data();
    for (std::int64_t x = 0; x < map_.columns(); ++x) {
        // A debt that waited is eroded like the rest, a surplus that waited is deposited like it.
        const std::int32_t units = rounded_units(eroded[x]), wanted = wanted_row[x], held = over[x];
        const std::int32_t off = (units > 0 ? units : 0) - (wanted < 0 ? wanted : 0);
        const std::int32_t on = (wanted > 0 ? wanted : 0) - (units < 0 ? units : 0);
        off_sum[x] += off + (held < 0 ? held : 0);
        on_sum[x] += on - (held > 0 ? held : 0);
    }
}

}  // namespace cuesta

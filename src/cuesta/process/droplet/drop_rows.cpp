// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_rows.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "cuesta/base/parallel.h"
#include "cuesta/base/simd_clones.h"
#include "cuesta/grid/whole_map.h"

namespace cuesta {
namespace {

constexpr int most_rows = 2 * static_cast<int>(most_radius_cells) + 1;

// sum[x] = brush over the rows; rows[reach + j] is the row j below. The four quadrants of the brush
// are equal, so that each weight is used once.
template <int reach>
[[gnu::always_inline]] inline void brush_fixed(const float* const* rows, const float* weights,
                                               std::int64_t n, float* __restrict sum,
                                               float* __restrict pairs) {
    constexpr int wide = reach + 1;
    constexpr std::int64_t segment = 512;  // stays in the nearest cache
    constexpr std::int64_t line = segment + 32;
    float w[wide * wide];
    for (int i = 0; i < wide * wide; ++i) w[i] = weights[i];
    for (std::int64_t at = 0; at < n; at += segment) {
        const std::int64_t count = std::min(segment, n - at);
        // Rows equally far above and below together.
        for (int j = 1; j <= reach; ++j) {
            const float* __restrict up = rows[reach - j] + at - reach;
            const float* __restrict down = rows[reach + j] + at - reach;
            float* __restrict to = pairs + (j - 1) * line;
            for (std::int64_t x = 0; x < count + 2 * reach; ++x) to[x] = up[x] + down[x];
        }
        const float* __restrict middle = rows[reach] + at;
        const float* __restrict both = pairs + reach;
        for (std::int64_t x = 0; x < count; ++x) {
            float s = w[0] * middle[x];
            for (int i = 1; i <= reach; ++i) s += w[i] * (middle[x - i] + middle[x + i]);
            for (int j = 1; j <= reach; ++j) {
                const float* __restrict pair = both + (j - 1) * line;
                s += w[j * wide] * pair[x];
                for (int i = 1; i <= reach; ++i) s += w[j * wide + i] * (pair[x - i] + pair[x + i]);
            }
            sum[at + x] = s;
        }
    }
}

[[gnu::always_inline]] inline void brush_any(int reach, const float* const* rows,
                                             const float* weights, std::int64_t n,
                                             float* __restrict sum) {
    for (std::int64_t x = 0; x < n; ++x) sum[x] = 0;
    for (int j = 0; j <= reach; ++j) {
        const float* __restrict up = rows[reach - j];
        const float* __restrict down = rows[reach + j];
        const float twice = j == 0 ? 0.5f : 1;  // the middle row is both
        for (int i = 0; i <= reach; ++i) {
            const float w = weights[j * (reach + 1) + i] * twice;
            if (w == 0) continue;
            if (i == 0)
                for (std::int64_t x = 0; x < n; ++x) sum[x] += w * (up[x] + down[x]);
            else
                for (std::int64_t x = 0; x < n; ++x)
                    sum[x] += w * ((up[x - i] + up[x + i]) + (down[x - i] + down[x + i]));
        }
    }
}

CUESTA_SIMD_CLONES(void, brush_row,
                   (int reach, const float* const* rows, const float* weights, std::int64_t n,
                    float* sum, float* pairs),
                   (reach, rows, weights, n, sum, pairs)) {
    switch (reach) {
        case 0:
            return brush_fixed<0>(rows, weights, n, sum, pairs);
        case 1:
            return brush_fixed<1>(rows, weights, n, sum, pairs);
        case 2:
            return brush_fixed<2>(rows, weights, n, sum, pairs);
        case 3:
            return brush_fixed<3>(rows, weights, n, sum, pairs);
        case 4:
            return brush_fixed<4>(rows, weights, n, sum, pairs);
        default:
            return brush_any(reach, rows, weights, n, sum);
    }
}

CUESTA_SIMD_CLONES(void, move_to_float,
                   (std::int32_t* __restrict from, float* __restrict to, std::int64_t n),
                   (from, to, n)) {
    for (std::int64_t x = 0; x < n; ++x) {
        to[x] = static_cast<float>(from[x]);
        from[x] = 0;
    }
}

[[gnu::always_inline]] inline std::int32_t rounded(float value) {
    return static_cast<std::int32_t>(value + (value < 0 ? -0.5f : 0.5f));
}

CUESTA_SIMD_CLONES(void, add_rounded,
                   (const float* __restrict sum, std::int32_t* __restrict to, std::int64_t n),
                   (sum, to, n)) {
    for (std::int64_t x = 0; x < n; ++x) to[x] += rounded(sum[x]);
}

CUESTA_SIMD_CLONES(void, multiply,
                   (float* __restrict sum, const float* __restrict by, std::int64_t n),
                   (sum, by, n)) {
    for (std::int64_t x = 0; x < n; ++x) sum[x] *= by[x];
}

struct LimitTask {
    const std::int32_t* above;
    const std::int32_t* below;
    std::int32_t* line;
    std::int32_t* laid;  // emptied
    const float* taken;
    std::int32_t* over;      // what does not fit
    std::uint8_t* over_any;  // of a segment of the row
    std::int64_t n;
    std::int32_t clearance, floor, ceiling;
};

constexpr std::int64_t over_segment = 128;

CUESTA_SIMD_CLONES(void, limit_row, (const LimitTask& t), (t)) {
    const std::int32_t clearance = t.clearance, floor = t.floor, ceiling = t.ceiling;
    for (std::int64_t at = 0; at < t.n; at += over_segment) {
        const std::int64_t count = std::min(over_segment, t.n - at);
        const std::int32_t* __restrict above = t.above + at;
        const std::int32_t* __restrict below = t.below + at;
        const float* __restrict taken = t.taken + at;
        std::int32_t* __restrict laid = t.laid + at;
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
            const std::int32_t now = line[x], wanted = now + laid[x] - rounded(taken[x]);
            const std::int32_t next =
                std::min(std::max(wanted, std::min(now, lowest)), std::max(now, highest));
            laid[x] = 0;
            line[x] = next;
            over[x] = wanted - next;
            any |= wanted - next;
        }
        t.over_any[at / over_segment] = any != 0 ? 1 : 0;
    }
}

}  // namespace

DropRows::DropRows(DropMap& map, const DropRule& rule, const DropCover& cover,
                   const DropBrush& brush, const DropBrush* deposit_brush, std::int64_t band_rows,
                   int steps)
    : map_(map), rule_(rule), cover_(cover), brush_(brush), deposit_brush_(deposit_brush) {
    lag_ = std::max(static_cast<int>(std::ceil(rule.ahead)), brush.reach());
    if (deposit_brush != nullptr) lag_ = std::max<std::int64_t>(lag_, deposit_brush->reach());
    lines_ = 1;
    while (lines_ < band_rows + 2 * lag_ + 2 * steps + 2) lines_ *= 2;
    stride_ = (map.columns() + 2 * lead + 15) / 16 * 16;
    if (stride_ / 16 % 2 == 0) stride_ += 16;
    const auto size = static_cast<std::size_t>(lines_ * stride_ + 2 * lead);
    plane_ = static_cast<std::int64_t>(size);
    sums_.assign(2 * size, 0);
    taken_float_.assign(size, 0);
    if (deposit_brush != nullptr) laid_float_.assign(size, 0);
    prepare();
    const auto wide = static_cast<std::size_t>(stride_ + lead);
    over_.resize(wide), over_any_.resize(wide / static_cast<std::size_t>(over_segment) + 1);
    nothing_.assign(wide + static_cast<std::size_t>(lead), 0.0f);
    sum_.resize(wide), pairs_.resize(4 * 544), put_.resize(wide);
    beyond_.resize(wide + static_cast<std::size_t>(lead));
    const auto sides_of = [](const DropBrush& of, std::vector<float>& sides) {
        for (int x = 0; x < of.reach(); ++x)
            sides.push_back(of.share_on_map(x, of.reach(), of.reach(), of.reach()));
    };
    sides_of(brush, side_);
    if (deposit_brush != nullptr) sides_of(*deposit_brush, deposit_side_);
}

void DropRows::prepare() {
    if (cover_.softness == nullptr || !spread_.empty() ||
        rule_.residual != Droplets::Residual::spread)
        return;
    spread_.assign(static_cast<std::size_t>(plane_), 0);
    spread_float_.assign(static_cast<std::size_t>(plane_), 0);
}

void DropRows::clear() {
    std::fill(sums_.begin(), sums_.end(), 0);
    std::fill(spread_.begin(), spread_.end(), 0);
    kept_count_ = 0;
}

void DropRows::share_at_border(std::int64_t row, float* to, const DropBrush& brush) {
    const std::int64_t n = map_.columns(), rows = map_.rows();
    const std::int64_t reach = brush.reach();
    const std::int64_t y = map_.wraps_y ? row % rows : row;
    const std::int64_t north = map_.wraps_y ? reach : y,
                       south = map_.wraps_y ? reach : rows - 1 - y;
    if (north < reach || south < reach) {
        const float middle = brush.share_on_map(reach, reach, north, south);
        if (map_.wraps_x || n > 2 * reach) {
            const std::int64_t side = map_.wraps_x ? 0 : reach;
            for (std::int64_t x = side; x < n - side; ++x) to[x] *= middle;
        }
    }
    if (!map_.wraps_x) {
        const bool plain_row = north >= reach && south >= reach && n > 2 * reach;
        const std::vector<float>& sides = &brush == &brush_ ? side_ : deposit_side_;
        for (std::int64_t x = 0; x < n; ++x) {
            if (x == reach && n > 2 * reach) x = n - reach;
            if (x >= n) break;
            to[x] *= plain_row ? sides[static_cast<std::size_t>(std::min(x, n - 1 - x))]
                               : brush.share_on_map(x, n - 1 - x, north, south);
        }
        std::fill(to - reach, to, 0.0f);
        std::fill(to + n, to + n + reach, 0.0f);
    } else {
        for (std::int64_t i = 1; i <= reach; ++i) {
            to[-i] = to[mirrored_or_wrapped(-i, n, true)];
            to[n - 1 + i] = to[mirrored_or_wrapped(n - 1 + i, n, true)];
        }
    }
}

void DropRows::finish(std::int64_t row) {
    const std::int64_t n = map_.columns();
    const auto around = [&](std::int32_t* line) {
        if (!map_.wraps_x) return;
        line[0] += line[n];
        line[n] = 0;
    };
    const auto ready = [&](std::int32_t* line, std::vector<float>& lines, const DropBrush& brush) {
        around(line);
        float* to = float_line(lines, row);
        move_to_float(line, to, n);
        share_at_border(row, to, brush);
    };
    ready(taken(row), taken_float_, brush_);
    if (!spread_.empty()) ready(spread(row), spread_float_, brush_);
    if (deposit_brush_ != nullptr)
        ready(laid(row), laid_float_, *deposit_brush_);
    else
        around(laid(row));
}

void DropRows::spread_rows(std::int64_t row, const DropBrush& brush, std::vector<float>& from,
                           float* sum) {
    const float* lines[most_rows];
    const int reach = brush.reach();
    for (int j = -reach; j <= reach; ++j) {
        const bool beyond = !map_.wraps_y && (row + j < 0 || row + j >= map_.rows());
        lines[reach + j] = beyond ? nothing_.data() + lead : float_line(from, row + j);
    }
    brush_row(reach, lines, brush.weights(), map_.columns(), sum, pairs_.data());
}

void DropRows::apply(std::int64_t row, DropWaiting& waiting) {
    const std::int64_t n = map_.columns(), rows = map_.rows();
    const std::int64_t y = row % rows;
    std::int32_t* put = laid(row);
    float* sum = sum_.data();
    if (deposit_brush_ != nullptr) {
        spread_rows(row, *deposit_brush_, laid_float_, sum);
        add_rounded(sum, put, n);
    }
    if (!spread_.empty()) {
        spread_rows(row, brush_, spread_float_, sum);
        add_rounded(sum, put, n);
    }
    auto& late = waiting[static_cast<std::size_t>(y)];
    for (const auto& [x, units] : late) put[x] += units;
    late.clear();
    spread_rows(row, brush_, taken_float_, sum);
    if (cover_.softness != nullptr && cover_.uneven_row(y))
        multiply(sum, cover_.softness->row(y), n);
    if (cover_.took != nullptr) std::copy_n(put, n, put_.data());
    // Beyond the map the land goes on as it comes: with its own mirror image there, a valley that
    // leaves the map could not be cut at its mouth, which lies below all that is within.
    const auto neighbour = [&](std::int64_t at, std::int64_t other) -> const std::int32_t* {
        if (map_.wraps_y) return map_.height.row((at + rows) % rows);
        if (at >= 0 && at < rows) return map_.height.row(at);
        const std::int32_t* inner = map_.height.row(std::clamp<std::int64_t>(other, 0, rows - 1));
        const std::int32_t* own = map_.height.row(y);
        std::int32_t* on = beyond_.data() + lead;
        for (std::int64_t x = -1; x <= n; ++x)
            on[x] = static_cast<std::int32_t>(std::clamp<std::int64_t>(
                2 * std::int64_t{own[x]} - inner[x], INT32_MIN / 2, INT32_MAX / 2));
        return on;
    };
    limit_row({neighbour(y - 1, y + 1), neighbour(y + 1, y - 1), map_.height.row(y), put, sum,
               over_.data(), over_any_.data(), n, rule_.clearance, cover_.floor, cover_.ceiling});
    for (std::int64_t at = 0; at < n; at += over_segment) {
        if (over_any_[static_cast<std::size_t>(at / over_segment)] == 0) continue;
        for (std::int64_t x = at; x < std::min(at + over_segment, n); ++x)
            if (over_[static_cast<std::size_t>(x)] != 0)
                late.emplace_back(static_cast<std::int32_t>(x), over_[static_cast<std::size_t>(x)]);
    }
    if (cover_.took != nullptr) book_row(y, put_.data());
    map_.close_row(y);
}

// What really came off and was laid down: what waits is neither.
void DropRows::book_row(std::int64_t y, const std::int32_t* put) {
    std::int32_t* __restrict took = cover_.took->row(y);
    std::int32_t* __restrict laid_down = cover_.put->row(y);
    const float* __restrict sum = sum_.data();
    const std::int32_t* __restrict over = over_.data();
    for (std::int64_t x = 0; x < map_.columns(); ++x) {
        // A debt that waited is taken like the rest, a surplus that waited is laid down like it.
        const std::int32_t units = rounded(sum[x]), wanted = put[x], held = over[x];
        const std::int32_t off = (units > 0 ? units : 0) - (wanted < 0 ? wanted : 0);
        const std::int32_t on = (wanted > 0 ? wanted : 0) - (units < 0 ? units : 0);
        took[x] += off + (held < 0 ? held : 0);
        laid_down[x] += on - (held > 0 ? held : 0);
    }
}

void DropRows::forget(std::int64_t first, std::int64_t end) {
    const std::int64_t wide = map_.columns() + 1;
    for (std::int64_t row = first; row < end; ++row) {
        std::fill_n(taken(row), wide, 0);
        if (!spread_.empty()) std::fill_n(spread(row), wide, 0);
    }
    // What is laid down waits until its row is brought onto the map, unless it is spread before.
    const std::int64_t last = deposit_brush_ != nullptr ? end : end + lag_;
    for (std::int64_t row = first; row < last; ++row) std::fill_n(laid(row), wide, 0);
}

void DropRows::keep(std::int64_t first, std::int64_t count) {
    const std::int64_t width = map_.columns() + 1;
    const auto copy = [&](std::vector<std::int32_t>& kept, auto&& line) {
        kept.resize(static_cast<std::size_t>(width * count));
        for (std::int64_t i = 0; i < count; ++i)
            std::copy_n(line(first + i), width, kept.data() + i * width);
    };
    copy(kept_laid_, [&](std::int64_t row) { return laid(row); });
    copy(kept_taken_, [&](std::int64_t row) { return taken(row); });
    if (!spread_.empty()) copy(kept_spread_, [&](std::int64_t row) { return spread(row); });
    kept_first_ = first, kept_count_ = count;
}

void DropRows::bring_back(std::int64_t row_shift) {
    const std::int64_t width = map_.columns() + 1;
    const auto add = [&](const std::vector<std::int32_t>& kept, auto&& line) {
        for (std::int64_t i = 0; i < kept_count_; ++i) {
            std::int32_t* to = line(kept_first_ + row_shift + i);
            for (std::int64_t x = 0; x < width; ++x)
                to[x] += kept[static_cast<std::size_t>(i * width + x)];
        }
    };
    add(kept_laid_, [&](std::int64_t row) { return laid(row); });
    add(kept_taken_, [&](std::int64_t row) { return taken(row); });
    if (!spread_.empty()) add(kept_spread_, [&](std::int64_t row) { return spread(row); });
}

void brush_map(const DropMap& map, const DropBrush& brush, const Field& field, Field& out,
               const std::vector<std::uint8_t>* only) {
    const std::int64_t n = map.columns(), rows = map.rows(), reach = brush.reach();
    const std::int64_t stride = n + 2 * DropRows::lead;
    std::vector<float> lines(static_cast<std::size_t>((rows + 2 * reach) * stride), 0.0f);
    const auto line = [&](std::int64_t y) {
        return lines.data() + (y + reach) * stride + DropRows::lead;
    };
    const auto near = [&](std::int64_t y, std::int64_t by) {
        if (only == nullptr) return true;
        for (std::int64_t j = y - by; j <= y + by; ++j)
            if ((map.wraps_y || (j >= 0 && j < rows)) &&
                (*only)[static_cast<std::size_t>(mirrored_or_wrapped(j, rows, map.wraps_y))] != 0)
                return true;
        return false;
    };
    for (std::int64_t y = -reach; y < rows + reach; ++y) {
        if ((!map.wraps_y && (y < 0 || y >= rows)) || !near(y, 2 * reach)) continue;
        const float* from = field.row(mirrored_or_wrapped(y, rows, map.wraps_y));
        float* to = line(y);
        std::copy_n(from, n, to);
        for (std::int64_t i = 1; i <= reach && map.wraps_x; ++i) {
            to[-i] = from[mirrored_or_wrapped(-i, n, true)];
            to[n - 1 + i] = from[mirrored_or_wrapped(n - 1 + i, n, true)];
        }
    }
    parallel_for(0, rows, rows_per_piece(n), [&](std::int64_t lo, std::int64_t hi) {
        std::vector<float> pairs(4 * 544);
        const float* around[most_rows];
        for (std::int64_t y = lo; y < hi; ++y) {
            if (!near(y, reach)) continue;
            for (std::int64_t j = -reach; j <= reach; ++j) around[reach + j] = line(y + j);
            float* to = out.row(y);
            brush_row(brush.reach(), around, brush.weights(), n, to, pairs.data());
            const std::int64_t north = map.wraps_y ? reach : y,
                               south = map.wraps_y ? reach : rows - 1 - y;
            const bool at_end = north < reach || south < reach;
            for (std::int64_t x = 0; x < n; ++x) {
                const std::int64_t west = map.wraps_x ? reach : x,
                                   east = map.wraps_x ? reach : n - 1 - x;
                if (at_end || west < reach || east < reach)
                    to[x] *= brush.share_on_map(west, east, north, south);
            }
        }
    });
}

}  // namespace cuesta

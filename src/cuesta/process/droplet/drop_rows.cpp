// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_rows.h"

#include <algorithm>
#include <cmath>

#include "cuesta/base/simd_clones.h"
#include "cuesta/grid/whole_map.h"

namespace cuesta {
namespace {

constexpr int most_rows = 2 * static_cast<int>(most_radius_cells) + 1;

// sum[x] = brush over the rows; rows[reach + j] is the row j below. The four quadrants of the brush
// are equal, so that each weight is used once.
template <int reach>
[[gnu::always_inline]] inline void brush_fixed(const float* const* rows, const float* weights,
                                               std::int64_t n, float* __restrict sum) {
    float w[(reach + 1) * (reach + 1)];
    for (int i = 0; i < (reach + 1) * (reach + 1); ++i) w[i] = weights[i];
    const float* __restrict up[reach + 1];
    const float* __restrict down[reach + 1];
    for (int j = 0; j <= reach; ++j) up[j] = rows[reach - j], down[j] = rows[reach + j];
    for (std::int64_t x = 0; x < n; ++x) {
        float s = w[0] * up[0][x];
        for (int i = 1; i <= reach; ++i) s += w[i] * (up[0][x - i] + up[0][x + i]);
        for (int j = 1; j <= reach; ++j) {
            s += w[j * (reach + 1)] * (up[j][x] + down[j][x]);
            for (int i = 1; i <= reach; ++i)
                s += w[j * (reach + 1) + i] *
                     ((up[j][x - i] + up[j][x + i]) + (down[j][x - i] + down[j][x + i]));
        }
        sum[x] = s;
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
                    float* sum),
                   (reach, rows, weights, n, sum)) {
    switch (reach) {
        case 0:
            return brush_fixed<0>(rows, weights, n, sum);
        case 1:
            return brush_fixed<1>(rows, weights, n, sum);
        case 2:
            return brush_fixed<2>(rows, weights, n, sum);
        case 3:
            return brush_fixed<3>(rows, weights, n, sum);
        case 4:
            return brush_fixed<4>(rows, weights, n, sum);
        default:
            return brush_any(reach, rows, weights, n, sum);
    }
}

CUESTA_SIMD_CLONES(void, int_to_float,
                   (const std::int32_t* __restrict from, float* __restrict to, std::int64_t n),
                   (from, to, n)) {
    for (std::int64_t x = 0; x < n; ++x) to[x] = static_cast<float>(from[x]);
}

[[gnu::always_inline]] inline std::int32_t rounded(float value) {
    return static_cast<std::int32_t>(value + (value < 0 ? -0.5f : 0.5f));
}

// change = laid - rounded sum
CUESTA_SIMD_CLONES(void, net_change,
                   (const std::int32_t* __restrict laid, const float* __restrict sum,
                    std::int32_t* __restrict change, std::int64_t n),
                   (laid, sum, change, n)) {
    for (std::int64_t x = 0; x < n; ++x) change[x] = laid[x] - rounded(sum[x]);
}

struct LimitTask {
    const std::int32_t* above;
    const std::int32_t* below;
    std::int32_t* line;
    const std::int32_t* change;
    std::int32_t* over;  // what does not fit
    std::int64_t n;
    std::int32_t clearance, floor;
};

CUESTA_SIMD_CLONES(bool, limit_row, (const LimitTask& t), (t)) {
    const std::int32_t* __restrict above = t.above;
    const std::int32_t* __restrict below = t.below;
    const std::int32_t* __restrict change = t.change;
    std::int32_t* __restrict line = t.line;
    std::int32_t* __restrict over = t.over;
    const std::int32_t clearance = t.clearance, floor = t.floor;
    std::int32_t any = 0;
    for (std::int64_t x = 0; x < t.n; ++x) {
        const std::int32_t w = std::max(above[x - 1], below[x - 1]),
                           m = std::max(above[x], below[x]),
                           e = std::max(above[x + 1], below[x + 1]);
        const std::int32_t lw = std::min(above[x - 1], below[x - 1]),
                           lm = std::min(above[x], below[x]),
                           le = std::min(above[x + 1], below[x + 1]);
        const std::int32_t highest = std::max(std::max(w, m), e) + clearance;
        const std::int32_t lowest = std::max(std::min(std::min(lw, lm), le) - clearance, floor);
        const std::int32_t now = line[x], wanted = now + change[x];
        const std::int32_t next =
            std::min(std::max(wanted, std::min(now, lowest)), std::max(now, highest));
        line[x] = next;
        over[x] = wanted - next;
        any |= wanted - next;
    }
    return any != 0;
}

}  // namespace

DropRows::DropRows(DropMap& map, const DropRule& rule, const DropCover& cover,
                   const DropBrush& brush, const DropBrush* deposit_brush, std::int64_t band_rows)
    : map_(map), rule_(rule), cover_(cover), brush_(brush), deposit_brush_(deposit_brush) {
    lag_ = std::max(1, brush.reach());
    if (deposit_brush != nullptr) lag_ = std::max<std::int64_t>(lag_, deposit_brush->reach());
    lines_ = 1;
    while (lines_ < band_rows + 2 * lag_ + 4) lines_ *= 2;
    stride_ = (map.columns() + 2 * lead + 15) / 16 * 16;
    if (stride_ / 16 % 2 == 0) stride_ += 16;
    const auto size = static_cast<std::size_t>(lines_ * stride_ + 2 * lead);
    laid_.assign(size, 0), taken_.assign(size, 0);
    taken_float_.assign(size, 0);
    if (deposit_brush != nullptr) laid_float_.assign(size, 0);
    const auto wide = static_cast<std::size_t>(stride_ + lead);
    change_.resize(wide), over_.resize(wide), sum_.resize(wide);
    const auto sides_of = [](const DropBrush& of, std::vector<float>& sides) {
        for (int x = 0; x < of.reach(); ++x)
            sides.push_back(of.share_on_map(x, of.reach(), of.reach(), of.reach()));
    };
    sides_of(brush, side_);
    if (deposit_brush != nullptr) sides_of(*deposit_brush, deposit_side_);
}

void DropRows::clear() {
    std::fill(laid_.begin(), laid_.end(), 0);
    std::fill(taken_.begin(), taken_.end(), 0);
    std::fill(taken_float_.begin(), taken_float_.end(), 0.0f);
    std::fill(laid_float_.begin(), laid_float_.end(), 0.0f);
    kept_count_ = 0;
}

// The part of a brush that lies beyond the border goes to the part within.
void DropRows::to_float(std::int64_t row, const std::int32_t* from, float* to,
                        const DropBrush& brush) {
    const std::int64_t n = map_.columns(), rows = map_.rows();
    int_to_float(from, to, n);
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
    for (std::int32_t* line : {laid(row), taken(row)})
        if (map_.wraps_x) {
            line[0] += line[n];
            line[n] = 0;
        }
    to_float(row, taken(row), spread_line(taken_float_, row), brush_);
    if (deposit_brush_ != nullptr)
        to_float(row, laid(row), spread_line(laid_float_, row), *deposit_brush_);
}

void DropRows::apply(std::int64_t row, DropWaiting& waiting) {
    const std::int64_t n = map_.columns(), rows = map_.rows();
    const std::int64_t y = row % rows;
    const float* lines[most_rows];
    const auto gather_lines = [&](std::vector<float>& from, int reach) {
        for (int j = -reach; j <= reach; ++j) lines[reach + j] = spread_line(from, row + j);
    };
    std::int32_t* put = laid(row);
    if (deposit_brush_ != nullptr) {
        gather_lines(laid_float_, deposit_brush_->reach());
        brush_row(deposit_brush_->reach(), lines, deposit_brush_->weights(), n, sum_.data());
        for (std::int64_t x = 0; x < n; ++x) put[x] = rounded(sum_[static_cast<std::size_t>(x)]);
    }
    auto& late = waiting[static_cast<std::size_t>(y)];
    for (const auto& [x, units] : late) put[x] += units;
    late.clear();
    gather_lines(taken_float_, brush_.reach());
    brush_row(brush_.reach(), lines, brush_.weights(), n, sum_.data());
    net_change(put, sum_.data(), change_.data(), n);
    const auto neighbour = [&](std::int64_t at, std::int64_t other) {
        if (map_.wraps_y) return map_.height.row((at + rows) % rows);
        return map_.height.row(at >= 0 && at < rows ? at
                                                    : std::clamp<std::int64_t>(other, 0, rows - 1));
    };
    const LimitTask task{neighbour(y - 1, y + 1),
                         neighbour(y + 1, y - 1),
                         map_.height.row(y),
                         change_.data(),
                         over_.data(),
                         n,
                         rule_.clearance,
                         cover_.floor};
    if (limit_row(task))
        for (std::int64_t x = 0; x < n; ++x)
            if (over_[static_cast<std::size_t>(x)] != 0)
                late.emplace_back(static_cast<std::int32_t>(x), over_[static_cast<std::size_t>(x)]);
    map_.close_row(y);
}

void DropRows::forget(std::int64_t row) {
    const std::int64_t n = map_.columns();
    std::fill_n(laid(row), n + 1, 0);
    std::fill_n(taken(row), n + 1, 0);
    std::fill_n(spread_line(taken_float_, row) - lead, stride_, 0.0f);
    if (deposit_brush_ != nullptr) std::fill_n(spread_line(laid_float_, row) - lead, stride_, 0.0f);
}

void DropRows::keep(std::int64_t first, std::int64_t count) {
    const std::int64_t width = map_.columns() + 1;
    kept_laid_.resize(static_cast<std::size_t>(width * count));
    kept_taken_.resize(kept_laid_.size());
    for (std::int64_t i = 0; i < count; ++i) {
        std::copy_n(laid(first + i), width, kept_laid_.data() + i * width);
        std::copy_n(taken(first + i), width, kept_taken_.data() + i * width);
    }
    kept_first_ = first, kept_count_ = count;
}

void DropRows::bring_back(std::int64_t row_shift) {
    const std::int64_t width = map_.columns() + 1;
    for (std::int64_t i = 0; i < kept_count_; ++i) {
        std::int32_t* to_laid = laid(kept_first_ + row_shift + i);
        std::int32_t* to_taken = taken(kept_first_ + row_shift + i);
        for (std::int64_t x = 0; x < width; ++x) {
            to_laid[x] += kept_laid_[static_cast<std::size_t>(i * width + x)];
            to_taken[x] += kept_taken_[static_cast<std::size_t>(i * width + x)];
        }
    }
}

void settle_waiting(DropMap& map, const DropRule& rule, const DropBrush& brush,
                    DropWaiting& waiting) {
    const std::int64_t n = map.columns(), rows = map.rows();
    const auto fit = [&](std::int64_t x, std::int64_t y, std::int32_t units) {
        std::int32_t highest = INT32_MIN, lowest = INT32_MAX;
        for (int j = -1; j <= 1; ++j)
            for (int i = -1; i <= 1; ++i) {
                if (i == 0 && j == 0) continue;
                const std::int32_t h = map.height.at(mirrored_or_wrapped(x + i, n, map.wraps_x),
                                                     mirrored_or_wrapped(y + j, rows, map.wraps_y));
                highest = std::max(highest, h), lowest = std::min(lowest, h);
            }
        const std::int32_t now = map.height.at(x, y);
        const std::int64_t wanted = std::int64_t{now} + units;
        const std::int64_t next =
            std::clamp<std::int64_t>(wanted, std::min(now, lowest - rule.clearance),
                                     std::max(now, highest + rule.clearance));
        map.height.at(x, y) = static_cast<std::int32_t>(next);
        map.close_row(y);
        return static_cast<std::int32_t>(wanted - next);
    };
    for (int again = 0; again < 8; ++again)
        for (std::int64_t y = 0; y < rows; ++y) {
            auto& late = waiting[static_cast<std::size_t>(y)];
            std::size_t kept = 0;
            for (auto [x, units] : late)
                if (const std::int32_t rest = fit(x, y, units); rest != 0) late[kept++] = {x, rest};
            late.resize(kept);
        }
    const int reach = std::max(1, brush.reach());
    for (std::int64_t y = 0; y < rows; ++y) {
        auto& late = waiting[static_cast<std::size_t>(y)];
        for (auto [x, units] : late) {
            std::int64_t left = units;
            std::int64_t samples = 0;
            const auto each = [&](auto&& visit) {
                for (std::int64_t j = -reach; j <= reach; ++j)
                    for (std::int64_t i = -reach; i <= reach; ++i) {
                        const std::int64_t sx = map.wraps_x ? mirrored_or_wrapped(x + i, n, true)
                                                            : x + i,
                                           sy = map.wraps_y ? mirrored_or_wrapped(y + j, rows, true)
                                                            : y + j;
                        if (sx >= 0 && sy >= 0 && sx < n && sy < rows) visit(sx, sy);
                    }
            };
            each([&](std::int64_t, std::int64_t) { ++samples; });
            const std::int64_t part = left / samples;
            std::int64_t more = left - part * samples;
            each([&](std::int64_t sx, std::int64_t sy) {
                const std::int64_t one = more > 0 ? 1 : more < 0 ? -1 : 0;
                more -= one;
                map.height.at(sx, sy) += static_cast<std::int32_t>(part + one);
                map.close_row(sy);
            });
        }
        late.clear();
    }
}

void spread_units(DropMap& map, const DropMap& before, std::int64_t units) {
    if (units == 0) return;
    const std::int64_t n = map.columns(), rows = map.rows();
    enum class Where { same_sense, changed, all };
    for (const Where where : {Where::same_sense, Where::changed, Where::all}) {
        const auto takes_part = [&](std::int64_t x, std::int64_t y) {
            const std::int32_t by = map.height.at(x, y) - before.height.at(x, y);
            return where == Where::all || (where == Where::changed ? by != 0
                                           : units > 0             ? by > 0
                                                                   : by < 0);
        };
        std::int64_t count = 0;
        for (std::int64_t y = 0; y < rows; ++y)
            for (std::int64_t x = 0; x < n; ++x) count += takes_part(x, y) ? 1 : 0;
        if (count == 0) continue;
        // Of every `count` in a row so many that they add up.
        std::int64_t met = 0, given = 0;
        for (std::int64_t y = 0; y < rows; ++y) {
            for (std::int64_t x = 0; x < n; ++x) {
                if (!takes_part(x, y)) continue;
                ++met;
                const std::int64_t due = units / count * met + units % count * met / count;
                map.height.at(x, y) += static_cast<std::int32_t>(due - given);
                given = due;
            }
            map.close_row(y);
        }
        return;
    }
}

}  // namespace cuesta

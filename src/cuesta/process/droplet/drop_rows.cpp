// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_rows.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>

#include "cuesta/base/check.h"
#include "cuesta/base/parallel.h"
#include "cuesta/grid/whole_map.h"
#include "cuesta/simd/clones.h"

namespace cuesta {
namespace {

CUESTA_SIMD_CLONES(void, move_to_float,
                   (std::int32_t* __restrict from, float* __restrict to, std::int64_t n),
                   (from, to, n)) {
    for (std::int64_t x = 0; x < n; ++x) {
        to[x] = static_cast<float>(from[x]);
        from[x] = 0;
    }
}

CUESTA_SIMD_CLONES(void, add_rounded,
                   (const float* __restrict sum, std::int32_t* __restrict to, std::int64_t n),
                   (sum, to, n)) {
    for (std::int64_t x = 0; x < n; ++x) to[x] += rounded_units(sum[x]);
}

CUESTA_SIMD_CLONES(void, multiply,
                   (float* __restrict sum, const float* __restrict by, std::int64_t n),
                   (sum, by, n)) {
    for (std::int64_t x = 0; x < n; ++x) sum[x] *= by[x];
}

}  // namespace

DropRows::DropRows(DropMap& map, const DropRule& rule, const DropCover& cover,
                   const DropBrush& brush, const DropBrush* deposit_brush, std::int64_t band_rows,
                   int steps)
    : map_(map),
      rule_(rule),
      cover_(cover),
      brush_(brush),
      deposit_brush_(deposit_brush),
      limiter_(map, rule, cover),
      brush_rows_(brush) {
    lag_ = std::max(static_cast<int>(std::ceil(rule.ahead)), brush.reach());
    if (deposit_brush != nullptr) lag_ = std::max<std::int64_t>(lag_, deposit_brush->reach());
    far_ = steps - 1;
    lines_ = 1;
    while (lines_ < band_rows + 2 * lag_ + 2 * steps + 2) lines_ *= 2;
    stride_ = (map.columns() + 2 * lead + 15) / 16 * 16;
    if (stride_ / 16 % 2 == 0) stride_ += 16;
    const auto size = static_cast<std::size_t>(lines_ * stride_ + 2 * lead);
    plane_ = static_cast<std::int64_t>(size);
    sums_.assign(2 * size, 0);
    eroded_float_.assign(size, 0);
    if (deposit_brush != nullptr) deposited_float_.assign(size, 0);
    prepare();
    const auto wide = static_cast<std::size_t>(stride_ + lead);
    nothing_.assign(wide + static_cast<std::size_t>(lead), 0.0f);
    sum_.resize(wide);
    if (deposit_brush != nullptr) deposit_rows_.emplace(*deposit_brush);
    const auto sides_of = [](const DropBrush& of, std::vector<float>& sides) {
        for (int x = 0; x < of.reach(); ++x)
            sides.push_back(of.share_on_map(x, of.reach(), of.reach(), of.reach()));
    };
    sides_of(brush, side_);
    if (deposit_brush != nullptr) sides_of(*deposit_brush, deposit_side_);
}

void DropRows::prepare() {
    if (cover_.softness == nullptr || !spread_.empty() || rule_.residual != DropResidual::spread)
        return;
    spread_.assign(static_cast<std::size_t>(plane_), 0);
    spread_float_.assign(static_cast<std::size_t>(plane_), 0);
}

void DropRows::clear() {
    std::fill(sums_.begin(), sums_.end(), 0);
    std::fill(spread_.begin(), spread_.end(), 0);
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
    ready(eroded(row), eroded_float_, brush_);
    if (!spread_.empty()) ready(spread(row), spread_float_, brush_);
    if (deposit_brush_ != nullptr)
        ready(deposited(row), deposited_float_, *deposit_brush_);
    else
        around(deposited(row));
}

void DropRows::spread_rows(std::int64_t row, BrushRows& brush, int reach,
                           std::vector<float>& from) {
    const float* lines[BrushRows::most_rows];
    for (int j = -reach; j <= reach; ++j) {
        const bool beyond = !map_.wraps_y && (row + j < 0 || row + j >= map_.rows());
        lines[reach + j] = beyond ? nothing_.data() + lead : float_line(from, row + j);
    }
    brush.add_up(lines, map_.columns(), sum_.data());
}

void DropRows::apply(std::int64_t row, DropWaiting& waiting) {
    const std::int64_t n = map_.columns(), y = row % map_.rows();
    std::int32_t* put = deposited(row);
    if (deposit_brush_ != nullptr) {
        spread_rows(row, *deposit_rows_, deposit_brush_->reach(), deposited_float_);
        add_rounded(sum_.data(), put, n);
    }
    if (!spread_.empty()) {
        spread_rows(row, brush_rows_, brush_.reach(), spread_float_);
        add_rounded(sum_.data(), put, n);
    }
    spread_rows(row, brush_rows_, brush_.reach(), eroded_float_);
    if (cover_.softness != nullptr && cover_.uneven_row(y))
        multiply(sum_.data(), cover_.softness->row(map_.line(y)), n);
    limiter_.apply(y, put, sum_.data(), waiting[static_cast<std::size_t>(y)]);
}

void DropRows::forget(std::int64_t first, std::int64_t end) {
    const std::int64_t wide = map_.columns() + 1;
    for (std::int64_t row = first; row < end; ++row) {
        std::fill_n(eroded(row), wide, 0);
        if (!spread_.empty()) std::fill_n(spread(row), wide, 0);
    }
    // What is deposited waits until its row is brought onto the map, unless it is spread before.
    const std::int64_t last = deposit_brush_ != nullptr ? end : end + lag_;
    for (std::int64_t row = first; row < last; ++row) std::fill_n(deposited(row), wide, 0);
}

DropKept DropRows::keep(std::int64_t first, std::int64_t count) {
    const std::int64_t width = map_.columns() + 1;
    DropKept kept{first, count, {}, {}, {}};
    const auto copy = [&](std::vector<std::int32_t>& to, auto&& line) {
        to.resize(static_cast<std::size_t>(width * count));
        for (std::int64_t i = 0; i < count; ++i)
            std::copy_n(line(first + i), width, to.data() + i * width);
    };
    copy(kept.deposited, [&](std::int64_t row) { return deposited(row); });
    copy(kept.eroded, [&](std::int64_t row) { return eroded(row); });
    if (!spread_.empty()) copy(kept.spread, [&](std::int64_t row) { return spread(row); });
    return kept;
}

template <class Use>
void DropRows::each_undone(std::int64_t end, Use&& use) {
    const std::int64_t n = map_.columns(), finished = end - far_;
    // Beyond the first and last row of a land that does not wrap there is nothing.
    const std::int64_t least = map_.wraps_y ? INT64_MIN : 0;
    const std::int64_t below =
        map_.wraps_y ? end + far_ + 1 : std::min(end + far_ + 1, map_.rows());
    // Sums that drops below the end add to, and what was deposited in rows not yet on the map.
    const std::int64_t lying = deposit_brush_ != nullptr ? finished : finished - lag_;
    for (std::int64_t row = std::max(lying, least); row < below; ++row) use(deposited(row), n + 1);
    for (std::int64_t row = finished; row < below; ++row) {
        use(eroded(row), n + 1);
        if (!spread_.empty()) use(spread(row), n + 1);
    }
    // What the brush of those rows reaches.
    for (std::int64_t row = std::max(finished - 2 * lag_, least); row < finished; ++row) {
        use(float_line(eroded_float_, row) - lag_, n + 2 * lag_);
        if (!spread_.empty()) use(float_line(spread_float_, row) - lag_, n + 2 * lag_);
        if (deposit_brush_ != nullptr) use(float_line(deposited_float_, row) - lag_, n + 2 * lag_);
    }
}

void DropRows::hand_on(std::int64_t end, std::vector<std::byte>& to) {
    std::size_t size = to.size();
    each_undone(end, [&](auto* first, std::int64_t count) {
        size += static_cast<std::size_t>(count) * sizeof(*first);
    });
    std::size_t at = to.size();
    to.resize(size);
    each_undone(end, [&](auto* first, std::int64_t count) {
        const std::size_t bytes = static_cast<std::size_t>(count) * sizeof(*first);
        std::memcpy(to.data() + at, first, bytes);
        std::memset(first, 0, bytes);
        at += bytes;
    });
}

void DropRows::take_over(std::int64_t end, std::span<const std::byte> from) {
    std::size_t at = 0;
    each_undone(end, [&](auto* first, std::int64_t count) {
        const std::size_t bytes = static_cast<std::size_t>(count) * sizeof(*first);
        CUESTA_CHECK(at + bytes <= from.size(), "a sweep was handed on with rows missing");
        std::memcpy(first, from.data() + at, bytes);
        at += bytes;
    });
    CUESTA_CHECK(at == from.size(), "a sweep was handed on with rows too many");
}

void DropRows::bring_back(const DropKept& kept, std::int64_t row_shift) {
    const std::int64_t width = map_.columns() + 1;
    const auto add = [&](const std::vector<std::int32_t>& from, auto&& line) {
        for (std::int64_t i = 0; i < kept.count; ++i) {
            std::int32_t* to = line(kept.first + row_shift + i);
            for (std::int64_t x = 0; x < width; ++x)
                to[x] += from[static_cast<std::size_t>(i * width + x)];
        }
    };
    add(kept.deposited, [&](std::int64_t row) { return deposited(row); });
    add(kept.eroded, [&](std::int64_t row) { return eroded(row); });
    if (!spread_.empty()) add(kept.spread, [&](std::int64_t row) { return spread(row); });
}

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/brush_rows.h"

#include <algorithm>

#include "cuesta/base/parallel.h"
#include "cuesta/grid/communicator.h"
#include "cuesta/grid/whole_map.h"
#include "cuesta/simd/clones.h"

namespace cuesta {
namespace {

constexpr std::int64_t segment = 512;  // samples at once: they stay in the nearest cache
constexpr std::int64_t line = segment + 32;
constexpr int fixed_reach = 4;  // up to which loops are written out

// sum[x] = brush over the rows; rows[reach + j] is the row j below. The four quadrants of the brush
// are equal, so that each weight is used once.
template <int reach>
[[gnu::always_inline]] inline void brush_fixed(const float* const* rows, const float* weights,
                                               std::int64_t n, float* __restrict sum,
                                               float* __restrict pairs) {
    constexpr int wide = reach + 1;
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

CUESTA_SIMD_CLONES(void, convolve,
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

}  // namespace

BrushRows::BrushRows(const DropBrush& brush)
    : brush_(brush), pairs_(static_cast<std::size_t>(fixed_reach * line)) {}

void BrushRows::add_up(const float* const* rows, std::int64_t n, float* sum) {
    convolve(brush_.reach(), rows, brush_.weights(), n, sum, pairs_.data());
}

void brush_map(const DropMap& map, const DropBrush& brush, const Field& field, Field& out,
               const std::vector<std::uint8_t>* only) {
    if (map.height.empty()) return;
    const std::int64_t n = map.columns(), rows = map.rows(), reach = brush.reach();
    const std::int64_t top = map.top, bottom = map.bottom();
    const std::int64_t stride = n + 2 * BrushRows::lead;
    const bool whole_wraps = map.wraps_y && !map.around();
    std::vector<float> lines(static_cast<std::size_t>((bottom - top + 2 * reach) * stride), 0.0f);
    const auto line_of = [&](std::int64_t y) {
        return lines.data() + (y - top + reach) * stride + BrushRows::lead;
    };
    const auto near = [&](std::int64_t y, std::int64_t by) {
        if (only == nullptr) return true;
        for (std::int64_t j = y - by; j <= y + by; ++j)
            if ((map.wraps_y || (j >= 0 && j < rows)) &&
                (*only)[static_cast<std::size_t>(mirrored_or_wrapped(j, rows, map.wraps_y))] != 0)
                return true;
        return false;
    };
    for (std::int64_t y = top - reach; y < bottom + reach; ++y) {
        const bool here = y >= top && y < bottom;
        if (!(here || whole_wraps) || !near(y, 2 * reach)) continue;
        const float* from = field.row(here ? y - top : mirrored_or_wrapped(y, rows, true));
        float* to = line_of(y);
        std::copy_n(from, n, to);
        for (std::int64_t i = 1; i <= reach && map.wraps_x; ++i) {
            to[-i] = from[mirrored_or_wrapped(-i, n, true)];
            to[n - 1 + i] = from[mirrored_or_wrapped(n - 1 + i, n, true)];
        }
    }
    parallel_for(top, bottom, rows_per_piece(n), [&](std::int64_t lo, std::int64_t hi) {
        BrushRows kernel(brush);
        const float* around[BrushRows::most_rows];
        for (std::int64_t y = lo; y < hi; ++y) {
            if (!near(y, reach)) continue;
            for (std::int64_t j = -reach; j <= reach; ++j) around[reach + j] = line_of(y + j);
            float* to = out.row(y - top);
            kernel.add_up(around, n, to);
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

Field drop_gain(const DropMap& map, const DropBrush& brush, const Field& softness,
                const Field* worth, const Field* kind, const std::vector<std::uint8_t>* uneven) {
    if (map.height.empty()) return {};
    const std::int64_t n = map.columns(), rows = map.height.rows();
    Field gain({n, rows, 1});
    if (uneven != nullptr) {
        gain.fill(1);
        brush_map(map, brush, softness, gain, uneven);
    } else {
        Field each({n, rows, 0});
        for (std::int64_t y = 0; y < rows; ++y)
            for (std::int64_t x = 0; x < n; ++x)
                each.at(x, y) = softness.at(x, y) * (worth != nullptr ? worth->at(x, y) : 1) *
                                (kind != nullptr ? kind->at(x, y) : 1);
        brush_map(map, brush, each, gain);
    }
    Grid grid;
    grid.columns = n, grid.rows = rows;
    if (map.wraps_x) grid.edges.west = grid.edges.east = Edge::wrap;
    if (map.wraps_y && !map.around()) grid.edges.north = grid.edges.south = Edge::wrap;
    SingleCommunicator(grid).exchange(gain, Outside::repeat);
    return gain;
}

}  // namespace cuesta
